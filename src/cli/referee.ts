import * as v from 'valibot';
import type { AnyGame, Decision, Outcome, Rejection } from '../engine/game.ts';
import { applyCommand, type Match } from '../engine/match.ts';
import { faultsOf } from '../engine/fault.ts';
import { openRecording, RECORDING_VERSION, type Recording } from '../engine/recording.ts';
import { isChanceExhausted, isScriptFault } from '../engine/rng.ts';
import { gameNamed, readArguments, readJson } from './arguments.ts';
import { standingOf } from './registry.ts';

/** A remark for whoever reads the case; nothing is done with it. */
const remark = v.optional(v.string());
/** Any draw a game may make; whether it fits the die or pick it is drawn for is tested then. */
const die = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const caseSchema = v.strictObject({
  game: v.string(),
  title: remark,
  note: remark,
  options: v.optional(v.record(v.string(), v.any()), {}),
  seed: v.optional(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))], 'A seed is a text or a number.'),
      v.maxLength(100),
    ),
  ),
  // Dice may be grouped by roll, [[2, 3], [4]], as the catalogue prints them.
  dice: v.optional(
    v.pipe(
      v.array(v.union([die, v.array(die)], 'Dice are whole numbers.')),
      v.transform((dice) => dice.flat()),
      v.maxLength(100_000),
    ),
  ),
  position: v.optional(v.any()),
  moves: v.optional(
    v.pipe(
      v.array(v.strictObject({ seat: v.nullable(v.string()), command: v.any(), note: remark })),
      v.maxLength(100_000),
    ),
    [],
  ),
});

type Case = v.InferOutput<typeof caseSchema>;

/** A seat that nobody has: whoever names none watches. */
const NOBODY = 'nobody';

type Done = {
  readonly seat: string;
  readonly type: string;
  readonly events: readonly unknown[];
  readonly dice: readonly number[];
};
type Refused = {
  readonly seat: string;
  readonly type: string;
  readonly rule: string;
  readonly reason: string;
  readonly also?: readonly Rejection[];
};
type RanOut = { readonly seat: string; readonly type: string; readonly ranOut: string };

/** `referee`: judges a described case, move by move; see the README beside this file. */
export function referee(games: readonly AnyGame[], args: readonly string[]) {
  const { files } = readArguments(args, [], 1);
  return judge(games, readJson(files[0], 'the case file'));
}

/**
 * What a judged case comes to. Beside these fields stand those in which the game's own view says how the match stands
 * (`standingOf`).
 */
interface Judgement {
  readonly [field: string]: unknown;
  readonly game: string;
  /** Faults of a table no match can be set up on. */
  readonly setup?: readonly Pick<Rejection, 'rule' | 'reason'>[];
  readonly opening?: readonly unknown[];
  readonly moves: readonly (Done | Refused | RanOut)[];
  readonly judged: number;
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
  readonly diceLeft: readonly number[] | null;
  /** Too few or too many scripted dice. */
  readonly problem?: string;
}

/** Judges a case: for each move its events and dice, or the rule that refuses it; then how the match stands. */
export function judge(games: readonly AnyGame[], raw: unknown): Judgement {
  const given = readCase(raw);
  const { game: id, moves, options, seed, position } = given;
  const game = gameNamed(games, id);
  if (seed !== undefined && given.dice !== undefined) throw new Error('A case has either a seed or dice.');
  // Without either no die can be rolled: the case says that its moves need none.
  const dice = seed === undefined ? (given.dice ?? []) : undefined;
  const start = { options, ...(dice ? { dice } : { seed: seed! }), ...(position !== undefined && { position }) };
  const setup = position === undefined ? setupFaults(game, options) : [];
  if (setup.length > 0) return refusedSetup(game, setup, dice ?? null);
  const opening = opened(game, {
    ...start,
    format: 'orion-match',
    version: RECORDING_VERSION,
    game: id,
    rulesVersion: game.rulesVersion,
    seats: [],
    plies: [],
  });
  const early = game.outcome(opening.match.state) !== null && moves.length > 0;
  const { answers, match } = played(game, opening.match, moves);
  const left = match.chance.kind === 'script' ? match.chance.draws : null;
  return {
    game: id,
    opening: opening.events,
    moves: answers,
    judged: answers.length,
    ...standingOf(game, match.state),
    pending: game.pending(match.state),
    outcome: game.outcome(match.state),
    diceLeft: left,
    ...(early
      ? { problem: 'The match is over before the first move: see `outcome`.' }
      : problemOf(answers, moves.length, left)),
  };
}

function readCase(raw: unknown): Case {
  const parsed = v.safeParse(caseSchema, raw);
  if (parsed.success) return parsed.output;
  const { path, reason } = faultsOf(parsed.issues)[0]!;
  throw new Error(`${path === '' ? 'case' : `case.${path}`}: ${reason}`);
}

/** The answers to the moves of a case, up to the first that ran out of dice, and the match after them. */
function played(
  game: AnyGame,
  opening: Match<unknown>,
  moves: Case['moves'],
): { readonly answers: readonly (Done | Refused | RanOut)[]; readonly match: Match<unknown> } {
  let match = opening;
  const answers: (Done | Refused | RanOut)[] = [];
  for (const { seat, command } of moves) {
    const { answer, next } = answerTo(game, match, seat ?? NOBODY, command, answers.length + 1);
    answers.push(answer);
    if (!next) break;
    match = next;
  }
  return { answers, match };
}

/** What comes of move `number` of a case, and the match after it; null when its dice ran out. */
function answerTo(
  game: AnyGame,
  match: Match<unknown>,
  seat: string,
  command: unknown,
  number: number,
): { readonly answer: Done | Refused | RanOut; readonly next: Match<unknown> | null } {
  const type = String((command as { type?: unknown } | null)?.type ?? '');
  try {
    const applied = applyCommand(game, match, seat, command);
    if (applied.ok) return { answer: { seat, type, events: applied.events, dice: applied.draws }, next: applied.match };
    const [first, ...also] = applied.rejections;
    const { rule, reason } = first!;
    return { answer: { seat, type, rule, reason, ...(also.length > 0 && { also }) }, next: match };
  } catch (error) {
    if (!isScriptFault(error)) throw error;
    if (!isChanceExhausted(error)) throw new Error(`Move ${number}: ${error.message}`, { cause: error });
    return { answer: { seat, type, ranOut: error.message }, next: null };
  }
}

/** The match before its first move. A game that rolls in its setup needs chance for it. */
function opened(game: AnyGame, recording: Recording): ReturnType<typeof openRecording> {
  try {
    return openRecording(game, recording);
  } catch (error) {
    if (!isChanceExhausted(error)) throw error;
    throw new Error(
      `The setup of ${game.title} rolls: give the case a seed, or dice for it. ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/**
 * Why no match can be set up with the options: all faults of a layout, in rule order (OG-20.4). Options that make no
 * sense throw later.
 */
function setupFaults(game: AnyGame, raw: unknown): readonly Rejection[] {
  const options = game.parseOptions(raw);
  return options.ok ? game.checkSetup(options.value) : [];
}

/** The answer to a case whose table is refused: no move is judged. */
const refusedSetup = (game: AnyGame, setup: readonly Rejection[], dice: readonly number[] | null): Judgement => ({
  game: game.id,
  setup: setup.map(({ rule, reason }) => ({ rule, reason })),
  moves: [],
  judged: 0,
  ...standingOf(game, null),
  pending: [],
  outcome: null,
  diceLeft: dice,
});

/** Says when the scripted dice did not fit the moves. */
function problemOf(
  answers: readonly (Done | Refused | RanOut)[],
  moves: number,
  left: readonly number[] | null,
): { problem?: string } {
  const last = answers.at(-1);
  if (last && 'ranOut' in last)
    return { problem: `Move ${answers.length} of ${moves} needs more dice than the case holds.` };
  if (left && left.length > 0)
    return { problem: `${left.length} of the scripted dice ${left.length === 1 ? 'is' : 'are'} left over.` };
  return {};
}
