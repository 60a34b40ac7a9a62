import { parseNamed, type PlainAttempt } from '../../engine/attempt.ts';
import type { Parsed } from '../../engine/game.ts';

/** What is bombarded or repaired: the asset, or the upgrade installed under it. */
export type Target = 'asset' | 'upgrade';

/**
 * RG-19.1. Things in play are named by their ids, cards of the hand by the id of their card. `target` of a bombardment
 * or repair may also be the id of an asset or of its upgrade.
 */
export type RetrogradeCommand =
  | { readonly type: 'sweep'; readonly asset: string; readonly debris: readonly string[] }
  | { readonly type: 'burn'; readonly spacecraft: string; readonly asset: string; readonly orbital: number }
  | { readonly type: 'scuttle'; readonly spacecraft: string }
  | { readonly type: 'attack'; readonly spacecraft: string; readonly target: string; readonly spend: number }
  | { readonly type: 'refit'; readonly spacecraft: string; readonly card: string }
  | { readonly type: 'bombard'; readonly spacecraft: string; readonly target: string }
  | { readonly type: 'missileDefense'; readonly asset: string; readonly target: string }
  /** `draw` left out: 2 with University, else 1 (RG-17.11). */
  | { readonly type: 'research'; readonly asset: string; readonly draw?: number }
  | { readonly type: 'repair'; readonly asset: string; readonly target: string }
  /** Without `asset` for an asset card (RG-14.5). */
  | { readonly type: 'startProject'; readonly card: string; readonly asset?: string }
  | { readonly type: 'contribute'; readonly asset: string; readonly project: string; readonly debris?: string }
  /** `orbital` left out: 1. */
  | { readonly type: 'complete'; readonly project: string; readonly orbital?: number }
  | { readonly type: 'scrapProject'; readonly project: string }
  | { readonly type: 'sacrifice'; readonly spacecraft: string; readonly project: string }
  | { readonly type: 'endPhase' }
  | { readonly type: 'resign' }
  | { readonly type: 'offerDraw' }
  | { readonly type: 'acceptDraw' }
  | { readonly type: 'declineDraw' };

export type CommandType = RetrogradeCommand['type'];
export type CommandOf<T extends CommandType> = Extract<RetrogradeCommand, { readonly type: T }>;

/** The parameters of each command, and what they are; `?` = may be left out. */
export const PARAMETERS: {
  readonly [type in CommandType]: { readonly [name: string]: 'id' | 'id?' | 'number' | 'number?' | 'ids' };
} = {
  sweep: { asset: 'id', debris: 'ids' },
  burn: { spacecraft: 'id', asset: 'id', orbital: 'number' },
  scuttle: { spacecraft: 'id' },
  attack: { spacecraft: 'id', target: 'id', spend: 'number' },
  refit: { spacecraft: 'id', card: 'id' },
  bombard: { spacecraft: 'id', target: 'id' },
  missileDefense: { asset: 'id', target: 'id' },
  research: { asset: 'id', draw: 'number?' },
  repair: { asset: 'id', target: 'id' },
  startProject: { card: 'id', asset: 'id?' },
  contribute: { asset: 'id', project: 'id', debris: 'id?' },
  complete: { project: 'id', orbital: 'number?' },
  scrapProject: { project: 'id' },
  sacrifice: { spacecraft: 'id', project: 'id' },
  endPhase: {},
  resign: {},
  offerDraw: {},
  acceptDraw: {},
  declineDraw: {},
};

/**
 * What a seat tries: a known type with parameters not yet looked at. RG-4.5 asks whose turn and which phase it is
 * before it asks whether the parameters make sense, so `parse` lets them through and `check` judges them.
 */
export type Attempt = PlainAttempt & { readonly type: CommandType };

/** Untrusted input to a command of a known type. Faults name a type there is not, or what is no plain data. */
export const parseCommand = (raw: unknown): Parsed<Attempt> => parseNamed(PARAMETERS, raw);
