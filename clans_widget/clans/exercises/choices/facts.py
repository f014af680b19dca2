"""What is asked of knowledge: questions that no position decides, each with its answers.

The texts stand in the words of the exercises, under ``[knows]``.
"""

from __future__ import annotations

from typing import Final

from clans_widget.quiz.asked import Fact

FACTS: Final = {
    # C: the material
    "map_size": Fact(("C1",), "sixty", ("twelve", "fifteen", "hundred")),
    "regions": Fact(("C1", "S1"), "setup_only", ("stay_inside", "one_village", "one_terrain")),
    "river": Fact(("C2",), "does_not_separate", ("separates", "needs_two_moves", "same_color")),
    "huts_of_a_clan": Fact(("C3",), "twelve", ("five", "sixty", "fifteen")),
    "clans_of_two": Fact(("C3", "S2"), "five", ("two", "three", "four")),
    "huts_of_two": Fact(("C3", "S2"), "join_in", ("two_colors", "no_points", "for_both")),
    "white_huts": Fact(("C3",), "only_the_color", ("other_rules", "joker", "left_out")),
    "white_strife": Fact(("C3",), "yes", ("no", "only_alone", "with_black")),
    "number_of_chips": Fact(("C4", "F1"), "twelve", ("five", "sixty", "no_limit")),
    "over_sixty": Fact(("C4",), "goes_on", ("stops", "loses", "ends_game")),
    "past_the_end": Fact(("C4",), "sixty_four", ("four", "sixty", "one_hundred_four")),
    "chip_worth": Fact(("C4", "F3"), "one_point", ("bonus", "most_huts", "nothing"), "middle"),
    "last_epoch": Fact(("C5", "V5"), "every", ("none_of_them", "grassland", "forest")),
    # S: the set-up
    "huts_of_a_region": Fact(("S1",), "one_of_each", ("any_five", "one_color", "own_choice")),
    "red_huts_of_a_region": Fact(("S1",), "one", ("zero_or_more", "five", "twelve")),
    "who_places": Fact(("S1",), "chance", ("players", "own_clan", "starter")),
    "cards_left_over": Fact(("S2",), "stay_on_board", ("huts_removed", "shared_out", "two_each")),
    "secret_card": Fact(("S2",), "nobody_else", ("everybody", "neighbor", "after_first_village")),
    "how_many_play": Fact(("S2",), "two_to_four", ("two_to_five", "exactly_two", "exactly_four")),
    "passing": Fact(("S3",), "must_move", ("may_pass", "once", "if_it_hurts")),
    "only_move": Fact(("S3",), "make_it", ("pass", "stops", "take_back")),
    "first_scores": Fact(("S3",), "zero", ("twelve", "huts", "chips")),
    "who_begins": Fact(("S3",), "by_lot", ("youngest", "red", "most_huts")),
    "who_begins_again": Fact(("S3",), "drawn_again", ("youngest", "winner", "other")),
    # M: the moves
    "whose_huts": Fact(("M1", "S2"), "any_group", ("own_only", "with_own", "most_own"), "middle"),
    "part_of_a_group": Fact(("M1",), "all_huts", ("leave_one", "own_only", "any_number"), "middle"),
    "empty_again": Fact(("M1",), "never", ("any_time", "by_seven", "next_epoch"), "middle"),
    "joining_seven": Fact(
        ("M2",), "others_may_join", ("closed", "up_to_eight", "own_only"), "middle"
    ),
    "two_full": Fact(("M3",), "smaller_may", ("neither", "larger_may", "both_may"), "middle"),
    "two_equal": Fact(("M3",), "either_may", ("neither", "must_unite", "mover_only"), "middle"),
    # V: the villages
    "lone_hut": Fact(("V1",), "village", ("too_few", "removed", "waits"), "middle"),
    "village_joined": Fact(
        ("V2",), "never", ("from_neighbor", "own_clan", "by_full_group"), "middle"
    ),
    "village_moves": Fact(("V2",), "never", ("below_seven", "own_player", "one_step"), "middle"),
    "two_villages": Fact(
        ("V2",), "stay_apart", ("unite", "second_counts", "move_together"), "middle"
    ),
    "who_takes_the_chip": Fact(("V3",), "mover", ("most_huts", "each_clan", "nobody"), "middle"),
    "chip_of_destroyed": Fact(
        ("V3", "V6"), "mover_takes_it", ("stays", "lost", "next_player"), "middle"
    ),
    "strife_of_four": Fact(("V4",), "none", ("singles_lost", "most_wins", "all_lost"), "middle"),
    "strife_too_early": Fact(
        ("V4", "V1"), "waits", ("at_once", "mover_decides", "next_turn"), "middle"
    ),
    "five_meet": Fact(("V4", "V1"), "at_founding", ("when_met", "each_turn", "never"), "middle"),
    "value_of_destroyed": Fact(("V6",), "nothing", ("half", "without_bonus", "minus"), "middle"),
    "one_hut_or_three": Fact(
        ("V7",), "both_full", ("majority_only", "per_hut", "shared"), "middle"
    ),
    "who_orders": Fact(("V8",), "mover", ("at_once", "largest_first", "next_player"), "middle"),
    "middle_of_a_move": Fact(
        ("V9",), "at_once", ("after_the_move", "after_the_round", "mover_chooses"), "middle"
    ),
    "epoch_end": Fact(
        ("V9",), "last_chip", ("four_rounds", "bonus_used", "terrain_full"), "middle"
    ),
    "chart_forward": Fact(
        ("V9", "C5"), "bonus_of_second", ("bonus_of_first", "both", "none_of_them"), "middle"
    ),
    # F: the end
    "twelfth_village": Fact(
        ("F1",), "ends_and_scores", ("ends_unscored", "round_ends", "until_stuck"), "middle"
    ),
    "stuck": Fact(("F2",), "ends_now", ("pass_on", "villages_move", "chips_shared"), "over"),
    "clan_of_nobody": Fact(
        ("F3",), "best_player", ("nobody_wins", "play_on", "most_chips"), "over"
    ),
    "unheld_leads": Fact(("F3",), "ann", ("nobody", "both", "bob"), "over"),
    "equal_totals": Fact(("F4",), "share", ("most_chips", "started_first", "play_again"), "over"),
    "tie_and_chips": Fact(("F4",), "both", ("more_chips", "more_points", "nobody_wins"), "over"),
    "three_level": Fact(
        ("F4",), "all_three", ("first_of_them", "two_of_them", "last_mover"), "over"
    ),
}
"""All questions of knowledge, by name."""
