"""What is asked of knowledge: questions that no position decides, each with its answers.

The texts stand in the words beside this module, under ``[knows]``.
"""

from __future__ import annotations

from typing import Final

from clans_widget.quiz.asked import Fact

FACTS: Final = {
    # K1
    "clan_of_four": Fact(("K1",), "four", ("five", "three", "sixteen")),
    "rank_order": Fact(("K1", "K9"), "tall_first", ("slim_second", "stout_first", "small_first")),
    "whose_knight": Fact(("K1",), "everybody", ("first_player", "own_clan", "nobody")),
    "middle_ranks": Fact(("K1", "K9"), "stout", ("slim", "mover", "equal")),
    # K2
    "own_gate": Fact(("K2",), "d_last", ("a_last", "a_second", "c_last")),
    "direction": Fact(("K2",), "clockwise", ("counterclockwise", "own_choice", "knight_back")),
    "crown_of_c": Fact(("K2",), "own_crown", ("first_crown", "own_gate", "any_crown")),
    # K3
    "at_the_start": Fact(("K3",), "one", ("none", "all", "two")),
    "which_first": Fact(("K3",), "own_choice", ("tall", "small", "by_lot")),
    "who_puts_knight": Fact(("K3",), "first_player", ("last_player", "by_dice", "black_face")),
    "where_knight_starts": Fact(("K3", "K12"), "any_free", ("no_crown", "crown_only", "anywhere")),
    # K4
    "sharing_dice": Fact(
        ("K4",), "each", ("one_character", "three_characters", "one_die"), "middle"
    ),
    "overtaking": Fact(("K4",), "passes", ("blocked", "lower_only", "sends_home"), "middle"),
    "passing": Fact(("K4",), "use_it", ("leave_it", "keep_it", "reroll_it"), "middle"),
    "one_on_a_cell": Fact(("K4",), "one", ("own_clan", "equal_rank", "any"), "middle"),
    # K5
    "useless_die": Fact(("K5",), "knight", ("lost", "next_player", "rerolled"), "middle"),
    "useful_die": Fact(("K5",), "no", ("yes", "if_last", "if_takes"), "middle"),
    "other_use": Fact(("K5",), "characters_only", ("knight_too", "nobody", "small_only"), "middle"),
    # K6
    "black_points": Fact(("K6",), "none", ("six", "same_as_other", "three"), "middle"),
    "black_with_two": Fact(("K6",), "one_or_both", ("both", "if_you_like", "seven"), "middle"),
    "black_order": Fact(
        ("K6",), "either", ("knight_first", "slim_first", "larger_first"), "middle"
    ),
    # K7
    "six_may": Fact(("K7",), "either", ("must_enter", "enter_and_walk", "walk_only"), "middle"),
    "which_number_enters": Fact(
        ("K7",), "six", ("one_or_six", "five_or_six", "any_double"), "middle"
    ),
    "own_on_crown": Fact(("K7",), "no", ("both", "slim_goes", "next_cell"), "middle"),
    "opponent_on_crown": Fact(("K7", "K10"), "enters", ("blocked", "both", "small_only"), "middle"),
    # K8
    "double": Fact(("K8",), "the_two", ("all", "none", "one_die"), "middle"),
    "double_when": Fact(("K8",), "after_all", ("in_place", "next_turn", "after_two"), "middle"),
    "black_matches": Fact(("K8",), "none", ("black_die", "six_and_black", "all"), "middle"),
    "double_with_black": Fact(("K8",), "both_fives", ("none", "ordinary_five", "all"), "middle"),
    # K9
    "small_sends": Fact(("K9",), "tall", ("nobody", "everybody", "small"), "middle"),
    "equal_rank": Fact(("K9",), "not_allowed", ("bob_goes", "both_stay", "both_go"), "middle"),
    "higher_rank": Fact(
        ("K9",), "not_allowed", ("slim_goes", "stout_goes", "stops_before"), "middle"
    ),
    # K10
    "foreign_crown": Fact(("K10",), "tall_goes", ("not_allowed", "safe", "slim_goes"), "middle"),
    "own_crown": Fact(("K10", "K9"), "by_rank", ("all", "none", "small"), "middle"),
    "empty_arm": Fact(("K10",), "dangerous", ("ordinary", "safe", "closed"), "middle"),
    "gates_too": Fact(("K10",), "six", ("crowns", "all_eight", "gates"), "middle"),
    # K11
    "knight_lands": Fact(("K11",), "put_down", ("goes_home", "nothing", "bob_puts"), "middle"),
    "knight_on_own": Fact(("K11",), "put_down", ("not_allowed", "spared", "goes_home"), "middle"),
    "where_taken_goes": Fact(("K11",), "no_crown", ("any_free", "own_crown", "behind"), "middle"),
    # K12
    "landing_on_knight": Fact(
        ("K12",), "knight_moves", ("small_goes", "not_allowed", "tall_only"), "middle"
    ),
    "where_pushed": Fact(("K12",), "any_free", ("no_crown", "off", "one_further"), "middle"),
    "who_places_pushed": Fact(("K12",), "mover", ("opponent", "first_player", "dice"), "middle"),
    # K13
    "before_gate": Fact(("K13",), "nothing", ("into_treasure", "to_gate", "second_lap"), "middle"),
    "in_treasure": Fact(("K13",), "nobody", ("higher", "knight", "anybody"), "middle"),
    "foreign_treasure": Fact(
        ("K13",), "along_the_ring", ("into_yours", "nowhere", "to_own"), "middle"
    ),
    # K14
    "overshooting": Fact(("K14",), "nothing", ("arrives", "bounces", "two_of_five"), "middle"),
    "who_wins": Fact(("K14",), "all_four", ("first_one", "tall", "treasure"), "middle"),
    "dice_left": Fact(("K14", "K8"), "over", ("use_it", "round", "roll_again"), "middle"),
    "three_and_one": Fact(("K14",), "nobody", ("ann", "bob", "first"), "middle"),
}
"""All questions of knowledge, by name."""
