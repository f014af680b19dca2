"""What is true, for each question of knowledge: read in the rules, not in the questions."""

from __future__ import annotations

from typing import Final

TRUE: Final = {
    # C
    "map_size": "sixty",
    "regions": "setup_only",
    "river": "does_not_separate",
    "huts_of_a_clan": "twelve",
    "clans_of_two": "five",
    "huts_of_two": "join_in",
    "white_huts": "only_the_color",
    "white_strife": "yes",
    "number_of_chips": "twelve",
    "over_sixty": "goes_on",
    "past_the_end": "sixty_four",
    "chip_worth": "one_point",
    "last_epoch": "every",
    # S
    "huts_of_a_region": "one_of_each",
    "red_huts_of_a_region": "one",
    "who_places": "chance",
    "cards_left_over": "stay_on_board",
    "secret_card": "nobody_else",
    "how_many_play": "two_to_four",
    "passing": "must_move",
    "only_move": "make_it",
    "first_scores": "zero",
    "who_begins": "by_lot",
    "who_begins_again": "drawn_again",
    # M
    "whose_huts": "any_group",
    "part_of_a_group": "all_huts",
    "empty_again": "never",
    "joining_seven": "others_may_join",
    "two_full": "smaller_may",
    "two_equal": "either_may",
    # V
    "lone_hut": "village",
    "village_joined": "never",
    "village_moves": "never",
    "two_villages": "stay_apart",
    "who_takes_the_chip": "mover",
    "chip_of_destroyed": "mover_takes_it",
    "strife_of_four": "none",
    "strife_too_early": "waits",
    "five_meet": "at_founding",
    "value_of_destroyed": "nothing",
    "one_hut_or_three": "both_full",
    "who_orders": "mover",
    "middle_of_a_move": "at_once",
    "epoch_end": "last_chip",
    "chart_forward": "bonus_of_second",
    # F
    "twelfth_village": "ends_and_scores",
    "stuck": "ends_now",
    "clan_of_nobody": "best_player",
    "unheld_leads": "ann",
    "equal_totals": "share",
    "tie_and_chips": "both",
    "three_level": "all_three",
}
"""The answer to each question, by name."""
