import * as v from 'valibot';
import { commitmentFault, COMMITMENT_FORM, SALT_FORM } from './commitment.ts';
import type { AnyGame, Fault, GameDefinition, Rejection } from './game.ts';
import { foldHash } from './hash.ts';
import type { Json } from './json.ts';
import { analysisSchema, hashSchema, type KeptAnalysis } from './kept-analysis.ts';
import { applyCommand, matchFrom, startMatch, type Applied, type Begun, type Match } from './match.ts';
import { faultIn, foreignTo, notJson } from './recording-faults.ts';
import { isScriptFault, scriptChance, seedChance } from './rng.ts';
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
  /** How its pieces are painted, in its game's own word; a screen that does not know the word paints nothing. */
  readonly paint?: string;
  /** What its pieces go by together. */
  readonly squadron?: string;
}

/** Most characters of what a seat is called, and of the words about its looks. */
export const SEAT_LIMIT = { name: 60, looks: 40 } as const;

const looks = v.optional(v.pipe(v.string(), v.maxLength(SEAT_LIMIT.looks)));

/** A seat in a file. */
export const seatFields = {
  seat: v.string(),
  player: v.string(),
  name: v.pipe(v.string(), v.maxLength(SEAT_LIMIT.name)),
  paint: looks,
  squadron: looks,
};

export interface RecordedPly {
  readonly seat: Seat;
  readonly command: Json;
  readonly hash: string;
  /** The numbers drawn for it, dice and shuffles in order; matches with a commitment write them down. */
  readonly drawn?: readonly number[];
}

/** The briefing of a battle that somebody planned. */
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
  /** What an analysis came to. No rule reads it, and it can be counted again from the rest. */
  readonly analysis?: KeptAnalysis;
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
  seats: v.pipe(v.array(v.strictObject(seatFields)), v.maxLength(16)),
  seed: v.optional(v.pipe(v.string(), v.maxLength(SEED_LIMIT))),
  commitment: v.optional(v.pipe(v.string(), v.regex(COMMITMENT_FORM))),
  salt: v.optional(v.pipe(v.string(), v.regex(SALT_FORM))),
  dice: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100_000))),
  position: v.optional(v.any()),
  briefing: v.optional(briefingSchema),
  analysis: v.optional(analysisSchema),
  plies: v.pipe(
    v.array(
      v.strictObject({
        seat: v.string(),
        command: v.any(),
        hash: hashSchema,
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
  if (result.success) return { ok: true, recording: result.output };
  return { ok: false, reason: `The match file is damaged or was changed: ${faultIn(result.issues[0])}` };
}

/**
 * Thrown by `openRecording` when the options or the position of a recording are unplayable: the file's fault, not the
 * rules'.
 */
const UNPLAYABLE = 'UnplayableStart';
const unplayable = (message: string): Error => Object.assign(new Error(message), { name: UNPLAYABLE });

/** True for what `openRecording` throws of a start that the rules refuse. */
export const isUnplayable = (error: unknown): error is Error => error instanceof Error && error.name === UNPLAYABLE;

/** Whether a game plays matches of a rules version exactly as they were played. */
export const playsRules = ({ rulesVersion, olderRules = [] }: AnyGame, version: string): boolean =>
  version === rulesVersion || olderRules.includes(version);

/**
 * The game under the rules version of a recording: matches keep the one they began with, and their hashes fold it in.
 */
const as = <S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  { rulesVersion }: Recording,
): GameDefinition<S, C, E, V, O> => (rulesVersion === game.rulesVersion ? game : { ...game, rulesVersion });

/**
 * A recording with no plies yet, and the match it starts with. Throws an error that `isUnplayable` if the options or
 * the position are.
 */
export function openRecording<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, recording: Recording): Begun<S, E> {
  const options = game.parseOptions(recording.options);
  if (!options.ok) throw unplayable(faultText('options', options.faults[0]!));
  const chance = recording.dice ? scriptChance(recording.dice) : seedChance(recording.seed ?? '');
  const own = as(game, recording);
  if (recording.position !== undefined) {
    if (!game.place) throw unplayable(`${game.title} cannot start from a position.`);
    const placed = game.place(options.value, recording.position);
    if (!placed.ok) throw unplayable(faultText('position', placed.faults[0]!));
    return sealed(matchFrom(own, placed.value, chance), recording);
  }
  const faults = game.checkSetup(options.value);
  if (faults.length > 0) throw unplayable(`${faults[0]!.rule}: ${faults[0]!.reason}`);
  return sealed(startMatch(own, options.value, chance), recording);
}

/**
 * Folds what the file says of its start into the hash, as the file says it: a file with other options differs from its
 * first ply on.
 */
function sealed<S, E>({ match, ...rest }: Begun<S, E>, { options, position }: Recording): Begun<S, E> {
  return { match: { ...match, hash: foldHash(match.hash, [options, position ?? null]) }, ...rest };
}

const faultText = (where: string, { path, reason }: Fault): string =>
  `${path === '' ? where : `${where}.${path}`}: ${reason}`;

/**
 * What keeps a recording from being played to its end. Of the file: its own form or start, its commitment, a command
 * the rules refuse, the numbers it says were drawn, the hash of a ply, or a list of numbers that is too short or unfit
 * (`missing`). Of the program: it has no such rules any more (`version`), or it failed itself (`fault`).
 */
export type Breach = 'start' | 'commitment' | 'refused' | 'drawn' | 'hash' | 'missing' | 'version' | 'fault';

/**
 * What came out equal: `matches[k]` is the match after k plies, `events[k]` what led to it, `draws[k]` the numbers
 * drawn on the way.
 */
export interface Equal<S, E> {
  readonly matches: readonly Match<S>[];
  readonly events: readonly (readonly E[])[];
  readonly draws: readonly (readonly number[])[];
}

export type Replayed<S, E> = Equal<S, E> & { readonly differsAt: number | null } & (
    | { readonly ok: true }
    | {
        readonly ok: false;
        readonly ply: number;
        readonly breach: Breach;
        readonly reason: string;
        readonly rejections: readonly Rejection[];
      }
  );

/** How strictly a recording is played again. */
interface ReplayManner {
  /** Hears how many plies came out equal, after each of them. */
  readonly onPly?: (plies: number) => void;
  /**
   * Matches of rules that this program does not have are tried all the same; their hashes tell how far they are the
   * same.
   */
  readonly anyRules?: boolean;
  /**
   * Goes on after a number or a hash that differs, as long as the commands are legal; `differsAt` names the first such
   * ply.
   */
  readonly lenient?: boolean;
}

/** Why something was thrown: a file's list of numbers, a start the rules refuse, or the program itself. */
function thrown(error: unknown, ply: number): { readonly breach: Breach; readonly reason: string } {
  const text = error instanceof Error ? error.message : String(error);
  const reason = ply === 0 ? text : `Ply ${ply}: ${text}`;
  if (isScriptFault(error)) return { breach: 'missing', reason };
  return isUnplayable(error) ? { breach: 'start', reason } : { breach: 'fault', reason };
}

/** Why a recording cannot be begun by a game, before anything is played; null when nothing speaks against it. */
function startFault(
  game: AnyGame,
  recording: Recording,
  anyRules: boolean,
): { readonly breach: Breach; readonly reason: string } | null {
  if (recording.game !== game.id)
    return { breach: 'start', reason: `The file is of ${recording.game}, not of ${game.id}.` };
  if (!anyRules && !playsRules(game, recording.rulesVersion))
    return {
      breach: 'version',
      reason: `The file was played by rules ${recording.rulesVersion}; this program has rules ${game.rulesVersion}.`,
    };
  const broken = commitmentFault(recording);
  return broken === null ? null : { breach: 'commitment', reason: broken };
}

/**
 * Plays a recording again, as far as it comes out equal. What stops it is named by its ply (counted from 1; 0 = the
 * start): a command that is refused, a number drawn or a hash that differs, or a failure of the program.
 */
export function replay<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  recording: Recording,
  { onPly, anyRules = false, lenient = false }: ReplayManner = {},
): Replayed<S, E> {
  const equal = {
    matches: [] as Match<S>[],
    events: [] as (readonly E[])[],
    draws: [] as (readonly number[])[],
  };
  let differsAt: number | null = null;
  const fail = (ply: number, breach: Breach, reason: string, rejections: readonly Rejection[] = []) => ({
    ok: false as const,
    ply,
    breach,
    reason,
    rejections,
    differsAt,
    ...equal,
  });
  const fault = startFault(game, recording, anyRules);
  if (fault) return fail(0, fault.breach, fault.reason);
  let opened: Begun<S, E>;
  let seats: readonly Seat[];
  try {
    opened = openRecording(game, recording);
    seats = seatsOf(game, recording);
  } catch (error) {
    const { breach, reason } = thrown(error, 0);
    return fail(0, breach, reason);
  }
  const wrong = recording.seats.find(
    ({ seat }, index) => !seats.includes(seat) || recording.seats.findIndex((one) => one.seat === seat) < index,
  );
  if (wrong)
    return fail(
      0,
      'start',
      `The file names seat "${wrong.seat}" wrongly; this match has ${seats.join(', ')}, each once.`,
    );
  equal.matches.push(opened.match);
  equal.events.push(opened.events);
  equal.draws.push(opened.draws);
  for (const [index, ply] of recording.plies.entries()) {
    const at = index + 1;
    const step = replayPly(game, equal.matches[index]!, ply, at);
    if (!step.ok && !(lenient && step.applied)) return fail(at, step.breach, step.reason, step.rejections);
    if (!step.ok) differsAt ??= at;
    const { match, events, draws } = step.applied!;
    equal.matches.push(match);
    equal.events.push(events);
    equal.draws.push(draws);
    onPly?.(at);
  }
  return { ok: true, differsAt, ...equal };
}

/** What a ply came to; one that differs from the file was played all the same. */
type Step<S, E> = { readonly applied?: Applied<S, E> & { readonly ok: true } } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly breach: Breach; readonly reason: string; readonly rejections?: readonly Rejection[] }
);

/** Plays one ply of a recording and compares it. */
function replayPly<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  match: Match<S>,
  ply: RecordedPly,
  at: number,
): Step<S, E> {
  let applied: Applied<S, E>;
  try {
    applied = applyCommand(game, match, ply.seat, ply.command);
  } catch (error) {
    return { ok: false, ...thrown(error, at) };
  }
  if (!applied.ok) {
    const { rejections } = applied;
    const reason = `Ply ${at} is refused: ${rejections[0]!.rule}: ${rejections[0]!.reason}`;
    return { ok: false, breach: 'refused', reason, rejections };
  }
  if (ply.drawn && !sameNumbers(ply.drawn, applied.draws)) {
    const reason = `Ply ${at} differs: the file says that ${listed(ply.drawn)} drawn, the rules draw ${numbers(applied.draws)}.`;
    return { ok: false, breach: 'drawn', reason, applied };
  }
  if (applied.match.hash !== ply.hash) {
    const reason = `Ply ${at} differs: the file says ${ply.hash}, the rules give ${applied.match.hash}.`;
    return { ok: false, breach: 'hash', reason, applied };
  }
  return { ok: true, applied };
}

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, place) => value === b[place]);

/** Numbers that are named in a sentence; more are cut. */
const MAX_NAMED = 24;
const numbers = (drawn: readonly number[]): string =>
  drawn.length === 0
    ? 'nothing'
    : `${drawn.slice(0, MAX_NAMED).join(', ')}${drawn.length > MAX_NAMED ? ` and ${drawn.length - MAX_NAMED} more` : ''}`;
const listed = (drawn: readonly number[]): string => `${numbers(drawn)} ${drawn.length <= 1 ? 'was' : 'were'}`;

function seatsOf<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, recording: Recording): readonly Seat[] {
  const options = game.parseOptions(recording.options);
  return options.ok ? game.seats(options.value) : [];
}

/** The recording's game in a registry, or undefined. */
export const gameOf = (games: readonly AnyGame[], id: string): AnyGame | undefined =>
  games.find((game) => game.id === id);
