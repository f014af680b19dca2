"""What is true, for each question of knowledge: read in the rules, not in the questions."""

from __future__ import annotations

from typing import Final

TRUE: Final = {
    # K1 to K3
    "clan_of_four": "four",
    "rank_order": "tall_first",
    "whose_knight": "everybody",
    "middle_ranks": "stout",
    "own_gate": "d_last",
    "direction": "clockwise",
    "crown_of_c": "own_crown",
    "at_the_start": "one",
    "which_first": "own_choice",
    "who_puts_knight": "first_player",
    "where_knight_starts": "any_free",
    # K4 to K8
    "sharing_dice": "each",
    "overtaking": "passes",
    "passing": "use_it",
    "one_on_a_cell": "one",
    "useless_die": "knight",
    "useful_die": "no",
    "other_use": "characters_only",
    "black_points": "none",
    "black_with_two": "one_or_both",
    "black_order": "either",
    "six_may": "either",
    "which_number_enters": "six",
    "own_on_crown": "no",
    "opponent_on_crown": "enters",
    "double": "the_two",
    "double_when": "after_all",
    "black_matches": "none",
    "double_with_black": "both_fives",
    # K9 to K12
    "small_sends": "tall",
    "equal_rank": "not_allowed",
    "higher_rank": "not_allowed",
    "foreign_crown": "tall_goes",
    "own_crown": "by_rank",
    "empty_arm": "dangerous",
    "gates_too": "six",
    "knight_lands": "put_down",
    "knight_on_own": "put_down",
    "where_taken_goes": "no_crown",
    "landing_on_knight": "knight_moves",
    "where_pushed": "any_free",
    "who_places_pushed": "mover",
    # K13, K14
    "before_gate": "nothing",
    "in_treasure": "nobody",
    "foreign_treasure": "along_the_ring",
    "overshooting": "nothing",
    "who_wins": "all_four",
    "dice_left": "over",
    "three_and_one": "nobody",
}
"""The answer to each question, by name."""
