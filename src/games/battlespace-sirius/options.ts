import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Fault, Parsed, Rejection } from '../../engine/game.ts';
import { SHIP_IDS, shipData, type ShipId } from './data/ships.ts';

/** BS-17: the setup options, resolved. */
export interface Options {
  /** 2 to 6. */
  readonly playerCount: number;
  readonly lifeboats: boolean;
  /** One for each seat, all different (BS-2.2). */
  readonly ships: readonly ShipId[];
  /** 0 to 20 rounds without a shot until the game is drawn; 0 = never (BS-10.5). */
  readonly noFireDrawRounds: number;
  /** What two different pairs on four dice repair (BS-9.3). */
  readonly twoPairsRepair: 1 | 2;
}

/** BS-17: the ranges of the number options, and their defaults. */
export const PLAYERS = { least: 2, most: 6, standard: 2 } as const;
export const DRAW_ROUNDS = { least: 0, most: 20, standard: 3 } as const;
export const TWO_PAIRS = { least: 1, most: 2, standard: 2 } as const;

/** BS-17.1: the ready-made sets, as raw options; `advanced` is for any number of players. */
export const PRESETS = { basic: {}, advanced: { lifeboats: true } } as const;

const schema = v.strictObject({
  playerCount: v.optional(v.number(), PLAYERS.standard),
  lifeboats: v.optional(v.boolean(), false),
  ships: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  noFireDrawRounds: v.optional(v.number(), DRAW_ROUNDS.standard),
  twoPairsRepair: v.optional(v.number(), TWO_PAIRS.standard),
});

/**
 * Resolves raw options: fills the defaults of chapter 17. Faults name an option that does not exist or is of the wrong
 * type; a value outside its range passes here and is refused by `checkSetup`, with its rule.
 */
export function parseOptions(raw: unknown): Parsed<Options> {
  const result = v.safeParse(schema, raw ?? {});
  if (!result.success) return { ok: false, faults: faultsOf(result.issues).map(faultOf) };
  const { playerCount, lifeboats, noFireDrawRounds, twoPairsRepair } = result.output;
  const ships = result.output.ships ?? SHIP_IDS.slice(0, playerCount);
  // Values out of range stand here until `checkSetup` names their rule; no match is made of them.
  return { ok: true, value: { playerCount, lifeboats, ships, noFireDrawRounds, twoPairsRepair } as Options };
}

const faultOf = ({ path, reason }: Fault): Fault => ({
  path,
  reason: reason === `There is no field ${path} here.` ? `There is no option ${path}.` : reason,
});

/**
 * BS-17.2: why no match can be played with these options; empty = it can start. A ship chosen twice is refused by
 * BS-2.2.
 */
export function checkSetup(options: Options): readonly Rejection[] {
  const { playerCount, noFireDrawRounds, twoPairsRepair } = options;
  const found: Rejection[] = [];
  if (!Number.isInteger(playerCount))
    found.push(range(`2 to 6 players; ${playerCount} is not possible.`, { playerCount }));
  else if (playerCount < PLAYERS.least)
    found.push(range(`2 to 6 players; ${playerCount} is too few.`, { playerCount }));
  else if (playerCount > PLAYERS.most)
    found.push(range(`2 to 6 players; ${playerCount} is too many.`, { playerCount }));
  else found.push(...shipFaults(options));
  if (!within(noFireDrawRounds, DRAW_ROUNDS))
    found.push(range(`noFireDrawRounds is 0 to 20; ${noFireDrawRounds} is not possible.`, { noFireDrawRounds }));
  if (!within(twoPairsRepair, TWO_PAIRS))
    found.push(range(`twoPairsRepair is 1 or 2; ${String(twoPairsRepair)} is not possible.`, { twoPairsRepair }));
  return found;
}

const range = (reason: string, data: { readonly [key: string]: number }): Rejection => ({
  rule: 'BS-17.2',
  reason,
  data,
});

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** BS-2.2: one ship for each seat, all of table 2.A, all different. */
function shipFaults({ playerCount, ships }: Options): readonly Rejection[] {
  const found: Rejection[] = [];
  for (const ship of new Set<string>(ships)) {
    const times = ships.filter((one) => one === ship).length;
    if (!(SHIP_IDS as readonly string[]).includes(ship))
      found.push({ rule: 'BS-17.2', reason: `no ship "${ship.slice(0, 40)}"; ships are ${SHIP_IDS.join(', ')}.` });
    else if (times > 1)
      found.push({
        rule: 'BS-2.2',
        reason: `${shipData(ship as ShipId).name} is chosen ${times} times; each ship once.`,
        data: { ship, times },
      });
  }
  if (found.length === 0 && ships.length !== playerCount) {
    found.push({
      rule: 'BS-2.2',
      reason: `name one ship for each of the ${playerCount} players; you named ${ships.length}.`,
      data: { playerCount, named: ships.length },
    });
  }
  return found;
}
