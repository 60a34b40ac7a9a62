import type { ZoneEffect } from './effect.ts';

/**
 * The words of a game in which its cards are written: a game narrows each to its own list, and to `never` what it has
 * not.
 */
export interface CardWords {
  /** Where cards lie, e.g. `hand`, `discard`. */
  readonly zone: string;
  /**
   * Who or what is meant, e.g. `ownShip`, `opponent`, `self`, `adjacentShips`. What is to be chosen is named when the
   * card is played; the same word on one card is the same thing, chosen once.
   */
  readonly target: string;
  /** Classes of cards, e.g. `frigate`. */
  readonly class: string;
  /** Parts of a strength, e.g. `hull` damage, `accuracy`. */
  readonly part: string;
  /** Printed numbers that are spent or damaged and come back, e.g. `shield`, `energy`. */
  readonly stat: string;
  /** What players or cards collect, e.g. `recruitment`, `points`. */
  readonly counter: string;
  /** Numbers of the rules that cards change, e.g. `burnCost`, `resistance`. */
  readonly value: string;
  /** What a card or player has or has not, e.g. `armored`, `suppressed`, `capitalFacility`. */
  readonly trait: string;
  /** What the rules let a player do, e.g. `attack`. */
  readonly action: string;
  /** Numbers known when the effect is carried out, e.g. `x` = what was paid, `printedHull`. */
  readonly figure: string;
  /** How long something lasts, e.g. `turn`, `inPlay`; see `lasting.ts`. */
  readonly until: string;
  /** When an ability works, e.g. `research`, `window`, `always`. */
  readonly moment: string;
}

/** How much: a plain number, or a figure taken so many times. See `amountOf`. */
export type Amount<W extends CardWords> = number | { readonly times: number; readonly of: W['figure'] };

/** How strong something is, by part; what is left out is 0. */
export type Strength<W extends CardWords> = { readonly [part in W['part']]?: Amount<W> };

/** Cards of piles and hands. */
export type PileEffect<W extends CardWords> =
  /**
   * The top cards of a pile go to a zone of the player, one by one; an empty pile is made anew of `refill` first.
   * `upTo`: the player says how many, at least 1.
   */
  | {
      readonly kind: 'draw';
      readonly count: number;
      readonly upTo: boolean;
      readonly from: W['zone'];
      readonly to: W['zone'];
      readonly refill: W['zone'] | null;
    }
  /** So many cards (all, if fewer) of a zone go to another: chosen by the one whose they are, or drawn at random. */
  | {
      readonly kind: 'discard';
      readonly count: number;
      readonly pick: 'chosen' | 'random';
      readonly whose: W['target'];
      readonly from: W['zone'];
      readonly to: W['zone'];
    }
  /** The player looks at the top cards of a pile. */
  | { readonly kind: 'look'; readonly count: number; readonly at: W['zone'] }
  /** The player looks at the top cards of a pile and puts them back in any order. */
  | { readonly kind: 'arrange'; readonly count: number; readonly of: W['zone'] }
  /** A thing in play, or the card itself, goes to a zone. */
  | { readonly kind: 'put'; readonly target: W['target']; readonly to: W['zone'] };

/** Numbers and marks on cards and players. */
export type FigureEffect<W extends CardWords> =
  /** Damage at once, without an attack. Beside an `attack` on the same card: a further hit of that attack. */
  | { readonly kind: 'damage'; readonly strength: Strength<W>; readonly target: W['target'] }
  /** A number comes back by so much, never above the printed one. */
  | { readonly kind: 'restore'; readonly stat: W['stat']; readonly amount: Amount<W>; readonly target: W['target'] }
  /** A number is spent: the price of an ability. Where it cannot be paid, nothing of the ability can be used. */
  | { readonly kind: 'pay'; readonly stat: W['stat']; readonly amount: Amount<W>; readonly target: W['target'] }
  /** Something that is collected grows. */
  | { readonly kind: 'gain'; readonly counter: W['counter']; readonly amount: Amount<W>; readonly target: W['target'] }
  /** A card is turned: tapped, or ready again. */
  | { readonly kind: 'turn'; readonly tapped: boolean; readonly target: W['target'] }
  /** Things change places among slots, up to so many moves. */
  | { readonly kind: 'shift'; readonly upTo: number; readonly target: W['target'] };

/** What lasts for a while: each is kept in a list (`lasting.ts`) until it ends. */
export type LastingEffect<W extends CardWords> =
  /** A number of the rules is more or less; `ofClass`: of things of these classes only. Several add up. */
  | {
      readonly kind: 'modify';
      readonly value: W['value'];
      readonly by: Amount<W>;
      readonly target: W['target'];
      readonly ofClass?: readonly W['class'][];
      readonly until: W['until'];
    }
  /** A number of the rules is this one, whatever it was; `modify` comes on top. */
  | {
      readonly kind: 'set';
      readonly value: W['value'];
      readonly to: number;
      readonly target: W['target'];
      readonly until: W['until'];
    }
  /** A thing has a trait. */
  | {
      readonly kind: 'grant';
      readonly trait: W['trait'];
      readonly target: W['target'];
      readonly until: W['until'];
    }
  /** An action is allowed where the rules would not; `times` null = as often as it can be paid. */
  | {
      readonly kind: 'permit';
      readonly action: W['action'];
      readonly times: number | null;
      readonly target: W['target'];
      readonly until: W['until'];
    };

/** Attacks, and reactions to what waits in a window. */
export type CombatEffect<W extends CardWords> =
  /** An attack is declared by the game's own rules of attack, dice and windows included. */
  | {
      readonly kind: 'attack';
      readonly strength: Strength<W>;
      readonly target: W['target'];
      readonly traits: readonly W['trait'][];
    }
  /**
   * What waits loses strength: so much, off the parts the player chooses; `half` of each part, rounded up, stays; or
   * `onePart` of the player's choice becomes 0.
   */
  | { readonly kind: 'reduce'; readonly by: Amount<W> | 'half' | 'onePart'; readonly target: W['target'] }
  /** Nothing comes of what waits. */
  | { readonly kind: 'cancel'; readonly target: W['target'] }
  /** What waits goes at another target. */
  | { readonly kind: 'redirect'; readonly target: W['target']; readonly to: W['target'] };

/**
 * Everything a card can do, as data: a small closed set, carried out in the order in which a card lists it, by the game
 * that owns the zones. A game takes the kinds it needs (`EffectOf`), and unites them with effects of its own where a
 * rule of its own is meant.
 */
export type CardEffect<W extends CardWords> =
  | ZoneEffect<W['zone'], W['class'], W['stat']>
  | PileEffect<W>
  | FigureEffect<W>
  | LastingEffect<W>
  | CombatEffect<W>;

/** The effects of these kinds, in the words of a game. */
export type EffectOf<W extends CardWords, Kind extends CardEffect<W>['kind']> = Extract<
  CardEffect<W>,
  { readonly kind: Kind }
>;

/** What a card in play can do, or always does: when, how often, and with what effects, in this order. */
export interface CardAbility<W extends CardWords, Effect = CardEffect<W>> {
  readonly when: W['moment'];
  /** At most so often in that span; null = as often as it can be paid, or always. */
  readonly limit: { readonly times: number; readonly per: W['until'] } | null;
  readonly effects: readonly Effect[];
}
