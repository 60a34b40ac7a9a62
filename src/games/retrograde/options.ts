import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Fault, Parsed, Rejection } from '../../engine/game.ts';
import { HOMEWORLD_IDS, type HomeworldId } from './data/assets.ts';
import { cardNamed } from './data/cards.ts';
import { deckSchema } from './data/deck-json.ts';
import { deckFaults, isNameTooLong, LONGEST_NAME, type Deck, type DeckDraft } from './data/decks.ts';
import { SEATS } from './data/seats.ts';
import { SECOND_LISTS } from './data/second-lists.ts';
import { isReadyMade, READY_MADE } from './data/starters.ts';

export const HIT_RULES = ['lower', 'lowerOrEqual'] as const;
export type HitRule = (typeof HIT_RULES)[number];
export const FIRST_PLAYERS = ['random', 'seat1', 'seat2'] as const;
export type FirstPlayer = (typeof FIRST_PLAYERS)[number];

/** Chapter 22: the setup options, resolved. */
export interface Options {
  /** The corrections the author made the same evening (RG-8.2, RG-10.6, RG-17.13). */
  readonly errata: boolean;
  /** RG-9.7. */
  readonly hitRule: HitRule;
  /** RG-2.5. */
  readonly problematicCards: boolean;
  /** 1 to 30; null = none (RG-2.4). */
  readonly maxCopies: number | null;
  /** 1 to 500 rounds; null = none (RG-18.4). */
  readonly turnLimit: number | null;
  /** RG-3.1. */
  readonly firstPlayer: FirstPlayer;
  /** RG-14.18. */
  readonly scrapProjects: boolean;
  /** Of seat 1, then of seat 2. A secret of each seat, but for the homeworld (RG-20.1). */
  readonly decks: readonly [Deck, Deck];
}

/** Chapter 22: the ranges of the number options. */
export const MAX_COPIES = { least: 1, most: 30 } as const;
export const TURN_LIMIT = { least: 1, most: 500 } as const;
/**
 * Rounds after which a match between two computers ends where nothing else is said: it is then decided by the
 * catalogue's own measure (RG-18.5, RG-22.1).
 */
export const USUAL_LIMIT = 60;

const count = v.optional(v.nullable(v.union([v.number(), v.literal('none')], 'A number or none is expected here.')));
const deck = v.union(
  [v.pipe(v.string(), v.maxLength(100)), deckSchema],
  'A deck is the name of a ready-made one, or an object {name?, homeworld, cards}.',
);
const schema = v.strictObject({
  errata: v.optional(v.boolean(), false),
  hitRule: v.optional(v.string(), 'lower'),
  problematicCards: v.optional(v.boolean(), false),
  maxCopies: count,
  turnLimit: count,
  firstPlayer: v.optional(v.string(), 'random'),
  scrapProjects: v.optional(v.boolean(), false),
  decks: v.optional(v.pipe(v.array(deck), v.maxLength(20)), ['earth', 'mars']),
});

/** RG-1.1: raw options that ask for more or other seats than the game has. */
const SEATING = /^(players|playerCount|seats)$/;

/**
 * Resolves raw options: fills the defaults of chapter 22. Cards and homeworlds may be named by their ids or names, a
 * deck by the homeworld of a ready-made one, or by the id of a second list. Faults name an option that does not exist
 * or is of the wrong type; what is out of range or makes a deck illegal passes here and is refused by `checkSetup`,
 * with its rule.
 */
export function parseOptions(raw: unknown): Parsed<Options> {
  const result = v.safeParse(schema, raw ?? {});
  if (!result.success) return { ok: false, faults: faultsOf(result.issues).map(faultOf) };
  const { maxCopies, turnLimit, decks, ...rest } = result.output;
  const unknown = decks.find((one) => typeof one === 'string' && !isReadyMade(one.toLowerCase()));
  if (typeof unknown === 'string')
    return {
      ok: false,
      faults: [
        {
          path: 'decks',
          reason: `There is no ready-made deck "${unknown.slice(0, 40)}"; there is ${[...HOMEWORLD_IDS, ...Object.keys(SECOND_LISTS)].join(', ')}.`,
        },
      ],
    };
  // Values out of range stand here until `checkSetup` names their rule; no match is made of them.
  const options = {
    ...rest,
    maxCopies: numberOf(maxCopies),
    turnLimit: numberOf(turnLimit),
    decks: decks.map(deckOf),
  };
  return { ok: true, value: options as unknown as Options };
}

const numberOf = (given: number | 'none' | null | undefined): number | null =>
  given === undefined || given === 'none' ? null : given;

const idOf = (name: string): string => cardNamed(name)?.id ?? name;

function deckOf(given: string | DeckDraft): DeckDraft {
  if (typeof given === 'string') return READY_MADE[given.toLowerCase() as HomeworldId];
  const { name, homeworld, cards } = given;
  return { name, homeworld: homeworld === null ? null : idOf(homeworld), cards: cards.map(idOf) };
}

function faultOf({ path, reason }: Fault): Fault {
  if (reason !== `There is no field ${path} here.`) return { path, reason };
  return {
    path,
    reason: SEATING.test(path) ? 'RG-1.1: This game has two seats, 1 and 2.' : `There is no option ${path}.`,
  };
}

/** RG-22.1, chapter 2: why no match can be played with these options; empty = it can start. Nothing is clamped. */
export function checkSetup(options: Options): readonly Rejection[] {
  const { hitRule, firstPlayer, maxCopies, turnLimit } = options;
  const decks: readonly DeckDraft[] = options.decks;
  const found: Rejection[] = [];
  if (!isListed(HIT_RULES, hitRule)) found.push(range('hitRule', HIT_RULES.join(' or '), hitRule));
  if (!isListed(FIRST_PLAYERS, firstPlayer)) found.push(range('firstPlayer', 'random, seat1 or seat2', firstPlayer));
  if (!within(maxCopies, MAX_COPIES))
    found.push(range('maxCopies', `${MAX_COPIES.least}-${MAX_COPIES.most} or none`, maxCopies!));
  if (!within(turnLimit, TURN_LIMIT))
    found.push(range('turnLimit', `${TURN_LIMIT.least}-${TURN_LIMIT.most} rounds or none`, turnLimit!));
  if (decks.length !== SEATS.length) {
    found.push({
      rule: 'RG-1.1',
      reason: `Two players bring two decks; you named ${decks.length}.`,
      data: { decks: decks.length },
    });
    return found;
  }
  for (const [at, one] of decks.entries()) {
    const data = { seat: SEATS[at]! };
    if (isNameTooLong(one.name))
      found.push({ rule: 'RG-2.8', reason: `The name of a deck has at most ${LONGEST_NAME} characters.`, data });
    found.push(...deckFaults(one, options).map(({ rule, reason }) => ({ rule, reason, data })));
  }
  return found;
}

const isListed = (list: readonly string[], value: string): boolean => list.includes(value);

const within = (value: number | null, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  value === null || (Number.isInteger(value) && value >= least && value <= most);

const range = (key: string, wanted: string, value: number | string): Rejection => ({
  rule: 'RG-22.1',
  reason: `${key} must be ${wanted}; got ${typeof value === 'number' ? value : `"${value.slice(0, 40)}"`}.`,
  data: { key, value },
});
