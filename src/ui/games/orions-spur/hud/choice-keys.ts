/** Keys of what the action panel offers, in its order: whoever plays by keys needs no more presses than decisions. */
export const CHOICE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
