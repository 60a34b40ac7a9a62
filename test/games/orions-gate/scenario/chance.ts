import { imaginedChance, type Chance } from '../../../../src/engine/rng.ts';
import type { OrionsGateCommand, OrionsGateState } from '../../../../src/games/orions-gate/index.ts';
import type { Goal } from '../../../../src/games/orions-gate/scenario/index.ts';
import { everyRoll } from '../../../../src/games/orions-gate/odds/enumerate.ts';
import { game } from '../../../helpers/og-position.ts';

/** A state with its exact chance. */
interface Likely {
  readonly state: OrionsGateState;
  readonly num: bigint;
  readonly den: bigint;
}

const noDice: Chance = imaginedChance(() => {
  throw new Error('Dice are rolled before the first command.');
});

/** Automatic steps until somebody must decide. */
function settled(state: OrionsGateState, chance: Chance): OrionsGateState {
  for (;;) {
    const events = game.advance(state, chance);
    if (events.length === 0) return state;
    for (const event of events) state = game.evolve(state, event);
  }
}

/** A command played; an illegal one changes nothing. */
function given(state: OrionsGateState, seat: string, command: OrionsGateCommand, chance: Chance): OrionsGateState {
  if (state.outcome || game.check(state, seat, command).length > 0) return state;
  for (const event of game.decide(state, seat, command, chance)) state = game.evolve(state, event);
  return settled(state, chance);
}

function reached({ units, outcome }: OrionsGateState, goal: Goal): boolean {
  if (goal.kind === 'won')
    return (
      outcome !== null &&
      outcome.winners.length > 0 &&
      outcome.winners.every((seat) => seat.startsWith(goal.side.toLowerCase()))
    );
  const { status } = units.find(({ id }) => id === goal.unit)!;
  return goal.kind === 'destroyed' ? status === 'destroyed' : status === 'inPlay';
}

/** What tells two states of one count apart, short: every way of the dice makes one. */
const keyOf = ({ units, markers, activation, turn, phase, round, windows, outcome }: OrionsGateState): string =>
  [
    ...units.map(
      ({ status, pose, components, activatedIn }) =>
        `${status}${pose?.x},${pose?.y},${pose?.heading},${activatedIn}:${components.map(({ damage }) => damage).join('')}`,
    ),
    ...markers.map(({ carrier, takenBy, x, y }) => `${carrier}${takenBy}${x},${y}`),
    activation
      ? `${activation.unit}${activation.step}${activation.moved}${activation.gunFired}${activation.used.join()}`
      : '',
    turn,
    phase,
    round,
    windows.length,
    outcome?.winners.join() ?? 'open',
  ].join('|');

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

/**
 * The exact chance that commands of a seat, given one after the other, reach a goal: every way the dice can fall, from
 * the resolver itself. Reduced.
 */
export function chanceOf(
  start: OrionsGateState,
  seat: string,
  commands: readonly OrionsGateCommand[],
  goal: Goal,
): readonly [number, number] {
  let all: readonly Likely[] = [{ state: settled(start, noDice), num: 1n, den: 1n }];
  for (const command of commands) {
    const next = new Map<string, Likely>();
    for (const { state, num, den } of all) {
      for (const { value, chance } of everyRoll((dice) => given(state, seat, command, dice), keyOf)) {
        const key = keyOf(value);
        const [n, d] = [num * chance.num, den * chance.den];
        const old = next.get(key);
        const sum = old ? { num: old.num * d + n * old.den, den: old.den * d } : { num: n, den: d };
        const by = common(sum.num, sum.den);
        next.set(key, { state: value, num: sum.num / by, den: sum.den / by });
      }
    }
    all = [...next.values()];
  }
  let [num, den] = [0n, 1n];
  for (const one of all) if (reached(one.state, goal)) [num, den] = [num * one.den + one.num * den, den * one.den];
  const by = common(num, den);
  return [Number(num / by), Number(den / by)];
}

/** Whether all commands are legal when every die shows the same face. */
export function legal(
  start: OrionsGateState,
  seat: string,
  commands: readonly OrionsGateCommand[],
  face: number,
): boolean {
  let state = settled(start, noDice);
  for (const command of commands) {
    if (game.check(state, seat, command).length > 0) return false;
    state = given(
      state,
      seat,
      command,
      imaginedChance(() => face),
    );
  }
  return true;
}
