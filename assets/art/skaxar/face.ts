/** What a card of Skaxar shows. Words and figures come from the game; the art is found by `id`, `key` or `amount`. */
export type CardFace =
  | {
      readonly kind: 'ship';
      /** `E01`-`E25`, `X01`-`X25`: every card has a portrait of its own. */
      readonly id: string;
      readonly fleet: 'earth' | 'skaxar';
      readonly shipClass: 'mothership' | 'destroyer' | 'fighter' | 'scout' | 'drone';
      readonly name: string;
      readonly firepower: number;
      readonly shield: number;
      readonly speed: number;
      readonly value: number;
    }
  | {
      readonly kind: 'shop';
      /** Key of the kind of card, e.g. `hullPlating`. */
      readonly key: string;
      readonly item: boolean;
      readonly name: string;
      readonly text: string;
      readonly price: number;
      readonly firepower: number;
      readonly shield: number;
    }
  | { readonly kind: 'asteroid'; readonly amount: number }
  /** The back of a card of one of the four kinds of decks. */
  | { readonly kind: 'back'; readonly of: 'earth' | 'skaxar' | 'dealer' | 'asteroid' };

/**
 * How much of a card is shown: `stats` = readable at 120 px width (portrait, name, big figures), `whole` = readable at
 * 240 px (class line and card text too), `inspect` = at 420 px, with finer art.
 */
export type Detail = 'stats' | 'whole' | 'inspect';

/** Height of a card by its width: 63 to 88. */
export const CARD_RATIO = 88 / 63;
