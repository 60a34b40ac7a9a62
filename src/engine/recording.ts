import * as v from 'valibot';
import { commitmentFault, COMMITMENT_FORM, SALT_FORM } from './commitment.ts';
import type { AnyGame, Fault, GameDefinition, Rejection } from './game.ts';
import { foldHash } from './hash.ts';
import type { Json } from './json.ts';
import { applyCommand, matchFrom, startMatch, type Begun, type Match } from './match.ts';
import { faultIn, foreignTo, notJson } from './recording-faults.ts';
import { scriptChance, seedChance } from './rng.ts';
import type { Seat } from './seat.ts';

/** Version of the file format; a reader refuses a newer one and leaves the file alone. */
export const RECORDING_VERSION = 1;

/** The most a match file may hold, in characters. */
const RECORDING_LIMIT = 5_000_000;

/** The longest seed of a match file, in characters. */
export const SEED_LIMIT = 100;

/** Who sits where: a person or a computer level, with the name shown. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly player: string;
  readonly name: string;
}

export interface RecordedPly {
  readonly seat: Seat;
  readonly command: Json;
  readonly hash: string;
  /** The numbers drawn for it, dice and shuffles in order; matches with a commitment write them down. */
  readonly drawn?: readonly number[];
}

/** What the players are told before a battle that somebody planned. */
export interface Briefing {
  readonly title: string;
  readonly notes: string;
}

/** Most characters of a briefing. */
export const BRIEFING_LIMIT = { title: 60, notes: 4000 } as const;

/** Save, replay, bug report and share link are this one value. */
export interface Recording {
  readonly format: 'orion-match';
  readonly version: number;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Json;
  readonly seats: readonly SeatInfo[];
  readonly seed?: string;
  /** The promise of the seed, made before the first roll, and the salt it was made with (`commitment.ts`). */
  readonly commitment?: string;
  readonly salt?: string;
  readonly dice?: readonly number[];
  readonly position?: Json;
  /** Words for people: no rule reads them and no hash covers them. Absent where nobody wrote any. */
  readonly briefing?: Briefing;
  readonly plies: readonly RecordedPly[];
}

/** A briefing in a file. */
export const briefingSchema = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(BRIEFING_LIMIT.title)),
  notes: v.pipe(v.string(), v.maxLength(BRIEFING_LIMIT.notes)),
});

const schema = v.strictObject({
  format: v.literal('orion-match', 'not a match file'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  game: v.pipe(v.string(), v.maxLength(40)),
  rulesVersion: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.string(), v.any()),
  seats: v.pipe(
    v.array(v.strictObject({ seat: v.string(), player: v.string(), name: v.pipe(v.string(), v.maxLength(60)) })),
    v.maxLength(16),
  ),
  seed: v.optional(v.pipe(v.string(), v.maxLength(SEED_LIMIT))),
  commitment: v.optional(v.pipe(v.string(), v.regex(COMMITMENT_FORM))),
  salt: v.optional(v.pipe(v.string(), v.regex(SALT_FORM))),
  dice: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100_000))),
  position: v.optional(v.any()),
  briefing: v.optional(briefingSchema),
  plies: v.pipe(
    v.array(
      v.strictObject({
        seat: v.string(),
        command: v.any(),
        hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
        drawn: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(10_000))),
      }),
    ),
    v.maxLength(100_000),
  ),
});

/** Reads a match file. The reason of a failure says what the text seems to be, what is wrong and where. */
export function parseRecording(text: string): { ok: true; recording: Recording } | { ok: false; reason: string } {
  if (text.length > RECORDING_LIMIT)
    return { ok: false, reason: `The file has ${text.length} characters; at most ${RECORDING_LIMIT} are read.` };
  let raw: unknown;
  try {
    // Some editors begin a text with a byte order mark.
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, reason: notJson(text) };
  }
  const foreign = foreignTo(raw);
  if (foreign)
    return { ok: false, reason: `Not a match file: ${foreign}. A match file begins with {"format":"orion-match"}.` };
  const { version } = raw as { version?: unknown };
  if (typeof version === 'number' && version > RECORDING_VERSION) {
    return {
      ok: false,
      reason: `The file has format version ${version}; this program reads up to ${RECORDING_VERSION}. The file was left as it is.`,
    };
  }
  const result = v.safeParse(schema, raw);
  if (result.success) return { ok: true, recording: result.output as Recording };
  return { ok: false, reason: `The match file is damaged or was changed: ${faultIn(result.issues[0])}` };
}

/** A recording with no plies yet, and the match it starts with. Throws if the options or the position are unplayable. */
export function openRecording<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, recording: Recording): Begun<S, E> {
  const options = game.parseOptions(recording.options);
  if (!options.ok) throw new Error(told('options', options.faults[0]!));
  const chance = recording.dice ? scriptChance(recording.dice) : seedChance(recording.seed ?? '');
  if (recording.position !== undefined) {
    if (!game.place) throw new Error(`${game.title} cannot start from a position.`);
    const placed = game.place(options.value, recording.position);
    if (!placed.ok) throw new Error(told('position', placed.faults[0]!));
    return sealed(matchFrom(game, placed.value, chance), recording);
  }
  const faults = game.checkSetup(options.value);
  if (faults.length > 0) throw new Error(`${faults[0]!.rule}: ${faults[0]!.reason}`);
  return sealed(startMatch(game, options.value, chance), recording);
}

/** Folds what the file says of its start into the hash, as the file says it: a file with other options differs from its first ply on. */
function sealed<S, E>({ match, ...rest }: Begun<S, E>, { options, position }: Recording): Begun<S, E> {
  return { match: { ...match, hash: foldHash(match.hash, [options, position ?? null]) }, ...rest };
}

const told = (where: string, { path, reason }: Fault): string =>
  `${path === '' ? where : `${where}.${path}`}: ${reason}`;

/** What a recording breaks: its own form or start, its commitment, the rules, the numbers it says were drawn, or the hash of a ply. */
export type Breach = 'start' | 'commitment' | 'refused' | 'drawn' | 'hash';

export type Replayed<S, E> =
  | {
      readonly ok: true;
      readonly matches: readonly Match<S>[];
      readonly events: readonly (readonly E[])[];
      readonly draws: readonly number[];
      readonly told: readonly (readonly number[])[];
    }
  | {
      readonly ok: false;
      readonly ply: number;
      readonly breach: Breach;
      readonly reason: string;
      readonly rejections: readonly Rejection[];
    };

/**
 * Plays a recording again. `matches[k]` is the match after k plies, `events[k]` what led to it (`events[0]`: the opening).
 * `draws[k]` counts the numbers drawn on the way there, `told[k]` holds them.
 * A broken commitment, a command that is refused, a number drawn or a hash that differs is named by its ply (counted from 1; 0 = the start).
 * `onPly` hears how many plies came out equal, after each of them.
 */
export function replay<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  recording: Recording,
  onPly?: (plies: number) => void,
): Replayed<S, E> {
  const fail = (ply: number, breach: Breach, reason: string, rejections: readonly Rejection[] = []) => ({
    ok: false as const,
    ply,
    breach,
    reason,
    rejections,
  });
  if (recording.game !== game.id) return fail(0, 'start', `The file is of ${recording.game}, not of ${game.id}.`);
  if (recording.rulesVersion !== game.rulesVersion) {
    return fail(
      0,
      'start',
      `The file was played by rules ${recording.rulesVersion}; this program has rules ${game.rulesVersion}.`,
    );
  }
  const broken = commitmentFault(recording);
  if (broken !== null) return fail(0, 'commitment', broken);
  let opened: Begun<S, E>;
  try {
    opened = openRecording(game, recording);
  } catch (error) {
    return fail(0, 'start', (error as Error).message);
  }
  const seats = seatsOf(game, recording);
  const wrong = recording.seats.find(
    ({ seat }, index) => !seats.includes(seat) || recording.seats.findIndex((one) => one.seat === seat) < index,
  );
  if (wrong)
    return fail(
      0,
      'start',
      `The file names seat "${wrong.seat}" wrongly; this match has ${seats.join(', ')}, each once.`,
    );
  const matches = [opened.match];
  const events = [opened.events];
  const draws = [0];
  const told = [opened.told];
  for (const [index, ply] of recording.plies.entries()) {
    const at = index + 1;
    let applied;
    try {
      applied = applyCommand(game, matches[index]!, ply.seat, ply.command);
    } catch (error) {
      return fail(at, 'drawn', `Ply ${at}: ${(error as Error).message}`);
    }
    if (!applied.ok)
      return fail(
        at,
        'refused',
        `Ply ${at} is refused: ${applied.rejections[0]!.rule}: ${applied.rejections[0]!.reason}`,
        applied.rejections,
      );
    if (ply.drawn && !sameNumbers(ply.drawn, applied.told))
      return fail(
        at,
        'drawn',
        `Ply ${at} differs: the file says that ${listed(ply.drawn)} drawn, the rules draw ${numbers(applied.told)}.`,
      );
    if (applied.match.hash !== ply.hash)
      return fail(at, 'hash', `Ply ${at} differs: the file says ${ply.hash}, the rules give ${applied.match.hash}.`);
    matches.push(applied.match);
    events.push(applied.events);
    draws.push(applied.draws);
    told.push(applied.told);
    onPly?.(at);
  }
  return { ok: true, matches, events, draws, told };
}

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, place) => value === b[place]);

/** Numbers that are named in a sentence; more are cut. */
const MOST_NAMED = 24;
const numbers = (drawn: readonly number[]): string =>
  drawn.length === 0
    ? 'nothing'
    : `${drawn.slice(0, MOST_NAMED).join(', ')}${drawn.length > MOST_NAMED ? ` and ${drawn.length - MOST_NAMED} more` : ''}`;
const listed = (drawn: readonly number[]): string => `${numbers(drawn)} ${drawn.length <= 1 ? 'was' : 'were'}`;

function seatsOf<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, recording: Recording): readonly Seat[] {
  const options = game.parseOptions(recording.options);
  return options.ok ? game.seats(options.value) : [];
}

/** The recording's game in a registry, or undefined. */
export const gameOf = (games: readonly AnyGame[], id: string): AnyGame | undefined =>
  games.find((game) => game.id === id);
