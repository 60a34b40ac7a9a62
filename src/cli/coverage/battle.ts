import type { Decision } from '../../engine/game.ts';
import { openChance, seedChance, type Chance } from '../../engine/rng.ts';
import { applyCommand, type Match } from '../../engine/match.ts';
import { openRecording, RECORDING_VERSION, replay, type RecordedPly, type Recording } from '../../engine/recording.ts';
import type { Json } from '../../engine/json.ts';
import type { Player } from '../../ai/series/player.ts';
import type { OrionsGate } from '../../games/orions-gate/game.ts';
import type { OrionsGateCommand } from '../../games/orions-gate/command.ts';
import type { OrionsGateState } from '../../games/orions-gate/state.ts';
import { inPlayCount } from '../../games/orions-gate/rules/end.ts';
import { stepOf } from '../../games/orions-gate/rules/order.ts';
import { otherSide } from '../../games/orions-gate/units.ts';
import { unsound } from '../../../test/laws/sound.ts';
import { attemptsAt } from './attempts.ts';
import { meleePosition } from './melee.ts';
import type { RawOptions } from './plan.ts';
import { countBattle, countEvent, type Reached } from './reached.ts';
import { refusalsOf } from './refusals.ts';
import { setupAnswers } from './setup-attempts.ts';

/** Far beyond any battle: one that is longer has stalled. */
const MOST_PLIES = 20_000;
/** One command in so many is met with attempts, unless it is the first of its kind in the battle. */
const ATTEMPTS_EVERY = 5;
/** One command in so many is an aside: a draw offered or answered, a concession, a fleet or a unit taken back, an early end. */
const ASIDES_EVERY = 40;

export interface BattlePlan {
  readonly raw: RawOptions;
  readonly seed: string;
  /** A player for every seat. */
  readonly playerOf: (seat: string) => Player;
  /** It begins at close quarters instead of with the setup. */
  readonly melee: boolean;
  /** Random captains concede, offer draws and think again; computer ones do not. */
  readonly asides: boolean;
}

/** Plays a battle to its end, counts what it reaches, and throws a sentence where a rule or law is broken or it does not end. */
export function playBattle(
  game: OrionsGate,
  { raw, seed, playerOf, melee, asides }: BattlePlan,
  reached: Reached,
): void {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  const [fault] = game.checkSetup(parsed.value);
  if (fault) throw new Error(`${fault.rule}: ${fault.reason}`);
  answered(reached, setupAnswers(game, parsed.value));
  const chance = openChance(seedChance(`${seed} attempts`));
  const seats = game.seats(parsed.value).map((seat) => ({ seat, player: 'random', name: seat }));
  const header: Recording = {
    format: 'orion-match',
    version: RECORDING_VERSION,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: raw,
    seats,
    seed,
    plies: [],
    ...(melee && { position: meleePosition(parsed.value, chance) as Json }),
  };
  const players = Object.fromEntries(seats.map(({ seat }) => [seat, playerOf(seat)]));
  let { match } = openRecording(game, header);
  const plies: RecordedPly[] = [];
  const steps = new Set<string>();
  while (match.state.outcome === null) {
    const { seat, command } = nextCommand(game, match, players, asides, chance);
    const step = stepOf(match.state);
    if (!steps.has(step) || chance.die(ATTEMPTS_EVERY) === 1)
      attempt(game, match.state, seat, command, chance, reached);
    steps.add(step);
    const { state } = match;
    const applied = applyCommand(game, match, seat, command);
    if (!applied.ok)
      throw new Error(
        `ply ${plies.length + 1}: ${JSON.stringify(command)} of ${seat} is refused: ${applied.rejections[0]!.reason}`,
      );
    for (const event of applied.events) countEvent(reached, state, event);
    match = applied.match;
    plies.push({ seat, command: command as Json, hash: match.hash });
    const broken = unsound(match.state);
    if (broken) throw new Error(`ply ${plies.length}, after ${JSON.stringify(command)}: ${broken}`);
    if (plies.length >= MOST_PLIES) throw new Error(`no end after ${MOST_PLIES} commands`);
  }
  attempt(game, match.state, seats[0]!.seat, { type: 'endActivation' }, chance, reached);
  const again = replay(game, { ...header, plies });
  if (!again.ok) throw new Error(`the replay differs: ${again.reason}`);
  countBattle(reached, raw, match.state);
}

interface Move {
  readonly seat: string;
  readonly command: OrionsGateCommand;
}

/** An aside now and then, else the answer of a seat that is asked. Any of the captains asked may come first. */
function nextCommand(
  game: OrionsGate,
  match: Match<OrionsGateState>,
  players: { readonly [seat: string]: Player },
  asides: boolean,
  chance: Chance,
): Move {
  if (asides && chance.die(ASIDES_EVERY) === 1) {
    const aside = anAside(game, match.state, chance);
    if (aside) return aside;
  }
  const decisions = game.pending(match.state);
  const end = asides ? anEarlyEnd(game, match.state, decisions[0], chance) : null;
  if (end) return end;
  const seats = decisions[chance.die(decisions.length) - 1]?.seats ?? [];
  const seat = seats[chance.die(Math.max(1, seats.length)) - 1];
  if (seat === undefined) throw new Error(`ply ${match.ply + 1}: nobody has to decide, and the battle has no outcome`);
  const { command } = players[seat]!.choose(match, seat);
  if (!command) throw new Error(`ply ${match.ply + 1}: ${seat} has no choice`);
  return { seat, command: command as OrionsGateCommand };
}

/** A side left alone may end the battle (OG-19.4): now and then it does. */
function anEarlyEnd(
  game: OrionsGate,
  state: OrionsGateState,
  decision: Decision | undefined,
  chance: Chance,
): Move | null {
  if (decision?.kind !== 'play.choose' || inPlayCount(state, otherSide(state.turn!)) > 0 || chance.die(3) > 1)
    return null;
  const move: Move = { seat: decision.seats[0]!, command: { type: 'finish' } };
  return game.check(state, move.seat, move.command).length === 0 ? move : null;
}

function anAside(game: OrionsGate, state: OrionsGateState, chance: Chance): Move | null {
  const one = <T>(list: readonly T[]): T => list[chance.die(list.length) - 1]!;
  const { id: seat } = one(state.captains);
  const unit = state.units.length > 0 ? one(state.units).id : 'a1.1';
  const talk: readonly OrionsGateCommand[] = [
    { type: 'concede' },
    { type: 'offerDraw' },
    { type: 'acceptDraw' },
    { type: 'declineDraw' },
    { type: 'withdrawFleet' },
    { type: 'undeploy', unit },
    { type: 'leaveOut', unit },
    { type: 'finish' },
  ];
  // Whoever is offered a draw agrees, mostly.
  const command = state.drawOffers.length > 0 && chance.die(3) > 1 ? talk[2]! : one(talk);
  const rare = command.type === 'concede' && chance.die(4) > 1;
  return !rare && game.check(state, seat, command).length === 0 ? { seat, command } : null;
}

/** Tries what is not allowed and counts the refusals. An attempt must never throw. */
function attempt(
  game: OrionsGate,
  state: OrionsGateState,
  seat: string,
  legal: OrionsGateCommand,
  chance: Chance,
  reached: Reached,
): void {
  for (const tried of attemptsAt(state, seat, legal, chance)) {
    const where = tried.in ?? state;
    try {
      answered(reached, game.check(where, tried.seat, tried.command));
    } catch (error) {
      throw new Error(
        `the attempt ${JSON.stringify(tried.command)} of ${tried.seat} throws: ${(error as Error).message}`,
        { cause: error },
      );
    }
  }
}

function answered(reached: Reached, rejections: readonly { readonly rule: string; readonly reason: string }[]): void {
  for (const rejection of rejections) for (const name of refusalsOf(rejection)) reached.refusals[name]! += 1;
}
