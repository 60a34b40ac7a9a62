import { imaginedChance, type Chance } from '../../../../src/engine/rng.ts';
import type { OrionsGateCommand, OrionsGateState } from '../../../../src/games/orions-gate/index.ts';
import type { Goal, Puzzle } from '../../../../src/games/orions-gate/scenario/index.ts';
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

/** Whether a command can be given. */
const isLegal = (state: OrionsGateState, seat: string, command: OrionsGateCommand): boolean =>
  !state.outcome && game.check(state, seat, command).length === 0;

/** A legal command played. */
function given(state: OrionsGateState, seat: string, command: OrionsGateCommand, chance: Chance): OrionsGateState {
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

type Puzzled = Pick<Puzzle, 'seat' | 'goal' | 'replies'>;

/** Ends an activation that is still open where its ship stands. */
const STAND: readonly OrionsGateCommand[] = [
  { type: 'plan', distance: 0 },
  { type: 'plan', first: 0, pivot: 0, second: 0 },
  { type: 'plan', points: [], heading: 0 },
  { type: 'plan', heading: 0 },
  { type: 'stay' },
  { type: 'decline' },
  { type: 'endActivation' },
];

/** The positions after one command, from the resolver itself; equal ones are one. An illegal one changes nothing. */
function after(all: readonly Likely[], seat: string, command: OrionsGateCommand): readonly Likely[] {
  const next = new Map<string, Likely>();
  for (const { state, num, den } of all) {
    const ends = isLegal(state, seat, command)
      ? everyRoll((dice) => given(state, seat, command, dice), keyOf)
      : [{ value: state, chance: { num: 1n, den: 1n } }];
    for (const { value, chance } of ends) {
      const key = keyOf(value);
      const [n, d] = [num * chance.num, den * chance.den];
      const old = next.get(key);
      const sum = old ? { num: old.num * d + n * old.den, den: old.den * d } : { num: n, den: d };
      const by = common(sum.num, sum.den);
      next.set(key, { state: value, num: sum.num / by, den: sum.den / by });
    }
  }
  return [...next.values()];
}

type Share = readonly [num: bigint, den: bigint];

/** The chance of the goal by the rest of the commands, the other side answering as it likes best. */
function share(all: readonly Likely[], puzzle: Puzzled, commands: readonly OrionsGateCommand[]): Share {
  let [num, den]: Share = [0n, 1n];
  const add = (n: bigint, d: bigint): void => {
    [num, den] = [num * d + n * den, den * d];
    const by = common(num, den);
    [num, den] = [num / by, den / by];
  };
  const own: Likely[] = [];
  for (const one of all) {
    const replies = (puzzle.replies ?? []).filter(
      ({ seat, commands: [first] }) => game.check(one.state, seat, first as unknown as OrionsGateCommand).length === 0,
    );
    if (replies.length === 0) {
      own.push(one);
      continue;
    }
    const left = replies.map((reply) => {
      const line = [...(reply.commands as unknown as readonly OrionsGateCommand[]), ...STAND];
      const ends = line.reduce<readonly Likely[]>(
        (now, command) => after(now, reply.seat, command),
        [{ state: one.state, num: 1n, den: 1n }],
      );
      return share(ends, puzzle, commands);
    });
    const [n, d] = left.reduce((least, other) => (other[0] * least[1] < least[0] * other[1] ? other : least));
    add(one.num * n, one.den * d);
  }
  const [next, ...rest] = commands;
  if (own.length > 0 && next) add(...share(after(own, puzzle.seat, next), puzzle, rest));
  if (!next) for (const one of own) if (reached(one.state, puzzle.goal)) add(one.num, one.den);
  return [num, den];
}

/**
 * The exact chance that commands of a puzzle's captain, given one after the other, reach its goal: every way the dice
 * can fall and every listed reply, from the resolver itself. Reduced.
 */
export function chanceOf(
  start: OrionsGateState,
  puzzle: Puzzled,
  commands: readonly OrionsGateCommand[],
): readonly [number, number] {
  const [num, den] = share([{ state: settled(start, noDice), num: 1n, den: 1n }], puzzle, [...commands, ...STAND]);
  return [Number(num), Number(den)];
}
