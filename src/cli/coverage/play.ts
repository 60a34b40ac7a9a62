import type { Player } from '../../ai/series/player.ts';
import type { AnyGame, Rejection } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { applyCommand, type Match } from '../../engine/match.ts';
import { openRecording, RECORDING_VERSION, replay, type RecordedPly, type Recording } from '../../engine/recording.ts';
import { openChance, seedChance, type Chance } from '../../engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf, type Viewer } from '../../engine/seat.ts';
import type { Attempt, CoverageGuide, RawOptions } from '../../games/coverage.ts';
import { mangled } from './mangle.ts';
import { countOptions, countShown, type Reached } from './reached.ts';

/** Far beyond any match: one that is longer has stalled. */
const MAX_PLIES = 20_000;
/** One command in so many is met with attempts, unless it is the first of its kind in the match. */
const ATTEMPTS_EVERY = 5;
/** Commands given before, the last of each type: they are tried again where they may be out of place. */
type Given = { [type: string]: unknown };

export interface MatchPlan {
  readonly raw: RawOptions;
  readonly seed: string;
  /** Its place in the run. */
  readonly index: number;
  /** A player for every seat. */
  readonly playerOf: (seat: string) => Player;
  /** Seats also do what they were not asked for, as the guide says; computer players do not. */
  readonly asides: boolean;
}

/** What a match is played with. */
interface Table {
  readonly game: AnyGame;
  readonly guide: CoverageGuide;
  readonly reached: Reached;
  readonly chance: Chance;
  readonly viewers: readonly Viewer[];
  readonly given: Given;
}

/**
 * Plays a match to its end, counts what it reaches, and throws a sentence where a rule or law is broken or it does not
 * end.
 */
export function playMatch(game: AnyGame, guide: CoverageGuide, plan: MatchPlan, reached: Reached): void {
  const { raw, seed, index, playerOf } = plan;
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  const [fault] = game.checkSetup(parsed.value);
  if (fault) throw new Error(`${fault.rule}: ${fault.reason}`);
  const chance = openChance(seedChance(`${seed} attempts`));
  const seats = game.seats(parsed.value);
  const viewers = [...seats.map(viewerOf), AUDIENCE, JUDGE];
  const table: Table = { game, guide, reached, chance, viewers, given: {} };
  countRefusals(table, guide.refusedSetups?.(game, parsed.value) ?? []);
  const position = guide.position?.(parsed.value, index, chance) ?? null;
  const header: Recording = {
    format: 'orion-match',
    version: RECORDING_VERSION,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: raw,
    seats: seats.map((seat) => ({ seat, player: 'random', name: seat })),
    seed,
    plies: [],
    ...(position !== null && { position }),
  };
  const players = Object.fromEntries(seats.map((seat) => [seat, playerOf(seat)]));
  const opened = openRecording(game, header);
  countEvents(table, opened.match.state, opened.events, opened.match.state);
  const { plies, state } = playOut(table, opened.match, players, plan.asides);
  const again = replay(game, { ...header, plies });
  if (!again.ok) throw new Error(`the replay differs: ${again.reason}`);
  countOptions(reached, guide, raw);
  countShown(reached, { group: 'endings', name: game.outcome(state)!.reason });
  for (const shown of guide.matchShows?.(state) ?? []) countShown(reached, shown);
}

/** Plays a match from where it stands to its end. */
function playOut(
  table: Table,
  from: Match<unknown>,
  players: { readonly [seat: string]: Player },
  asides: boolean,
): { readonly plies: readonly RecordedPly[]; readonly state: unknown } {
  const { game, guide, chance } = table;
  const plies: RecordedPly[] = [];
  const steps = new Set<string>();
  let match = from;
  let last: Attempt | null = null;
  while (game.outcome(match.state) === null) {
    const { state } = match;
    const move = nextCommand(table, match, players, asides);
    const step = guide.stepOf?.(state) ?? game.pending(state)[0]!.kind;
    if (!steps.has(step) || chance.die(ATTEMPTS_EVERY) === 1) attempt(table, state, move);
    steps.add(step);
    const applied = applyCommand(game, match, move.seat, move.command as Json);
    if (!applied.ok)
      throw new Error(
        `ply ${plies.length + 1}: ${JSON.stringify(move.command)} of ${move.seat} is refused: ${applied.rejections[0]!.reason}`,
      );
    match = applied.match;
    const { type } = move.command as { readonly type: string };
    table.given[type] = move.command;
    countShown(table.reached, { group: 'commands', name: type });
    countEvents(table, state, applied.events, match.state);
    plies.push({ seat: move.seat, command: move.command as Json, hash: match.hash });
    const broken = brokenLaw(table, match.state);
    if (broken) throw new Error(`ply ${plies.length}, after ${JSON.stringify(move.command)}: ${broken}`);
    if (plies.length >= MAX_PLIES) throw new Error(`no end after ${MAX_PLIES} commands`);
    last = move;
  }
  if (last) attempt(table, match.state, last);
  return { plies, state: match.state };
}

/** An aside now and then, else the answer of a seat that is asked. Any of the seats asked may come first. */
function nextCommand(
  { game, guide, chance }: Table,
  match: Match<unknown>,
  players: { readonly [seat: string]: Player },
  asides: boolean,
): Attempt {
  const decisions = game.pending(match.state);
  const aside = asides ? guide.aside?.(game, match.state, decisions, chance) : null;
  if (aside) return aside;
  const seats = decisions.length > 0 ? decisions[chance.die(decisions.length) - 1]!.seats : [];
  const seat = seats[chance.die(Math.max(1, seats.length)) - 1];
  if (seat === undefined) throw new Error(`ply ${match.ply + 1}: nobody has to decide, and the match has no outcome`);
  const { command } = players[seat]!.choose(match, seat);
  if (!command) throw new Error(`ply ${match.ply + 1}: ${seat} has no choice`);
  return { seat, command };
}

/** The law a state at rest breaks: those every game keeps, then its own. */
function brokenLaw({ game, guide, viewers }: Table, state: unknown): string | null {
  const over = game.outcome(state) !== null;
  if (over !== (game.pending(state).length === 0))
    return over ? 'the match is over and somebody has to decide' : 'nobody has to decide, and the match has no outcome';
  for (const viewer of viewers) game.view(state, viewer);
  return guide.unsound?.(state) ?? null;
}

/** Counts events, and puts each into words for everybody who hears of it. */
function countEvents(
  { game, guide, reached, viewers }: Table,
  before: unknown,
  events: readonly unknown[],
  after: unknown,
): void {
  for (const event of events) {
    countShown(reached, { group: 'events', name: (event as { readonly type: string }).type });
    for (const shown of guide.eventShows?.(before, event) ?? []) countShown(reached, shown);
  }
  for (const viewer of viewers) {
    const view: unknown = game.view(after, viewer);
    for (const event of events) {
      const heard: unknown = game.redact(event, viewer);
      if (heard !== null) game.describe(heard, view);
    }
  }
}

/**
 * Tries what is not allowed and counts the refusals: the legal answer of everybody else, that answer mangled, commands
 * given earlier, and what the guide has. An attempt never throws and never changes the state.
 */
function attempt(table: Table, state: unknown, { seat, command }: Attempt): void {
  const { game, guide, chance, viewers, given } = table;
  const text = JSON.stringify(state);
  const strangers = viewers.flatMap((viewer) => (viewer.kind === 'seat' && viewer.seat !== seat ? [viewer.seat] : []));
  const tried: readonly Attempt[] = [
    ...[...strangers, 'nobody'].map((other) => ({ seat: other, command })),
    ...mangled(command as Json, chance).map(({ raw }) => ({ seat, command: raw })),
    ...Object.values(given).map((earlier) => ({ seat, command: earlier })),
    ...(guide.attempts?.(state, seat, command, chance) ?? []),
  ];
  for (const one of tried) {
    try {
      const parsed = game.parse(one.command);
      if (parsed.ok) countRefusals(table, game.check(one.in ?? state, one.seat, parsed.value));
    } catch (error) {
      throw new Error(`the attempt ${JSON.stringify(one.command)} of ${one.seat} throws: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  if (JSON.stringify(state) !== text) throw new Error(`an attempt at ${JSON.stringify(command)} changed the state`);
}

function countRefusals({ guide, reached }: Pick<Table, 'guide' | 'reached'>, rejections: readonly Rejection[]): void {
  for (const rejection of rejections)
    for (const name of guide.refusalNames?.(rejection) ?? [rejection.rule])
      countShown(reached, { group: 'refusals', name });
}
