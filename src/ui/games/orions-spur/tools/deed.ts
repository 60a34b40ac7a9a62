import type { SpurCommand, SpurView } from '../../../../games/orions-spur/index.ts';

/** Orders that name a ship, something to do it with, or something to do it to. */
export const VERBS = [
  'attack',
  'ram',
  'suppress',
  'flockActivate',
  'playDraw',
  'playRepair',
  'playSpecial',
  'reviseTactics',
  'storeRepair',
] as const;
export type Verb = (typeof VERBS)[number];

/** A legal order taken apart: who does it, with what, to what. */
export interface Deed {
  readonly verb: Verb;
  /** The own ship that acts; null where a card acts by itself. */
  readonly actor: string | null;
  /** A card of the hand or the reserve, or the printed `weapon`; null for abilities. */
  readonly source: string | null;
  /** A ship, or a seat; null where nothing is named. */
  readonly target: string | null;
  readonly command: SpurCommand;
}

/** What has been picked of an order; what is left out is open. */
export interface Picks {
  readonly verb?: Verb;
  readonly actor?: string;
  readonly source?: string;
  readonly target?: string | null;
}
export type Dimension = 'verb' | 'source' | 'actor' | 'target';

/** An order taken apart; null for one that names nothing to be picked. */
export function deedOf(command: SpurCommand): Deed | null {
  switch (command.type) {
    case 'attack':
      return { verb: 'attack', actor: command.ship, source: command.source, target: command.target, command };
    case 'ram':
    case 'suppress':
      return { verb: command.type, actor: command.ship, source: null, target: command.target, command };
    case 'flockActivate':
      return { verb: command.type, actor: command.ship, source: null, target: null, command };
    case 'playDraw':
      return { verb: command.type, actor: null, source: command.card, target: command.ship ?? null, command };
    case 'playRepair':
      return { verb: command.type, actor: null, source: command.card, target: command.ship, command };
    case 'playSpecial': {
      const target = command.ship ?? command.player ?? command.target ?? null;
      return { verb: command.type, actor: null, source: command.card, target, command };
    }
    case 'reviseTactics':
    case 'storeRepair':
      return { verb: command.type, actor: null, source: command.card, target: null, command };
    default:
      return null;
  }
}

/** All legal orders of the viewer that can be taken apart. */
export const deedsOf = ({ choices }: Pick<SpurView, 'choices'>): readonly Deed[] =>
  choices.flatMap((command) => deedOf(command) ?? []);

const fits = (deed: Deed, picks: Picks): boolean =>
  (Object.keys(picks) as Dimension[]).every((key) => picks[key] === undefined || deed[key] === picks[key]);

/** The legal orders that are left with what has been picked. */
export const deedsFor = (view: Pick<SpurView, 'choices'>, picks: Picks): readonly Deed[] =>
  deedsOf(view).filter((deed) => fits(deed, picks));

const DIMENSIONS: readonly Dimension[] = ['verb', 'source', 'actor', 'target'];

/** Whether anything has been picked. */
export const isPicked = (picks: Picks): boolean => DIMENSIONS.some((key) => picks[key] !== undefined);

/**
 * What is asked next: the first part of the order that is still open, with all it may be; null = one order is left, or
 * none.
 */
export function openDimension(deeds: readonly Deed[], picks: Picks): Dimension | null {
  if (deeds.length < 2) return null;
  return DIMENSIONS.find((key) => picks[key] === undefined && new Set(deeds.map((deed) => deed[key])).size > 1) ?? null;
}

/** The one order that is picked; null while something of it is open, or nothing is picked. */
export function pickedDeed(view: Pick<SpurView, 'choices'>, picks: Picks): Deed | null {
  if (!isPicked(picks)) return null;
  const deeds = deedsFor(view, picks);
  return deeds.length > 0 && openDimension(deeds, picks) === null ? deeds[0]! : null;
}
