import type { Seat } from '../../../engine/seat.ts';
import { advance } from '../advance.ts';
import { check } from '../check.ts';
import type { OrionsGateCommand } from '../command.ts';
import { decide } from '../decide.ts';
import type { OrionsGateEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { chanceThat, type Chanced } from '../odds/distribution.ts';
import { everyEnd } from '../odds/every-end.ts';
import { changeKey } from '../odds/every-end-key.ts';
import { ALWAYS, compareFractions, NEVER, plus, reduced, times, type Fraction } from '../odds/fraction.ts';
import { activate } from '../rules/activation.ts';
import { carryOut } from '../rules/play.ts';
import { record, type Ledger } from '../rules/play-ledger.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState } from '../state.ts';
import type { Goal, Puzzle, PuzzleReply } from './scenario.ts';

/** Every position a line of commands may have led to, none twice; the chances sum to 1. */
export type Positions = readonly Chanced<OrionsGateState>[];

/** The positions of a line before its first command. */
export function openLine(rules: Rules, state: OrionsGateState): Positions {
  return everyEnd(rules, state, settle).ends;
}

/**
 * The positions after one more command of a seat, by every way its dice may fall. Where it has become illegal, or the
 * battle is over, it is passed over.
 */
export function afterCommand(rules: Rules, line: Positions, seat: Seat, command: OrionsGateCommand): Positions {
  const base = line[0]!.value;
  const found: { [key: string]: Chanced<OrionsGateState> } = {};
  for (const { value: state, chance } of line) {
    for (const end of everyEnd(rules, state, (ledger) => give(ledger, seat, command)).ends) {
      const key = changeKey(base, end.value);
      const known = found[key];
      const share = times(chance, end.chance);
      found[key] = { value: end.value, chance: reduced(known ? plus(known.chance, share) : share) };
    }
  }
  return Object.values(found);
}

/** Gives a command and lets the rules go on to the next decision. */
function give(ledger: Ledger, seat: Seat, command: OrionsGateCommand): void {
  const { rules, state } = ledger;
  if (check(rules, state, seat, command).length > 0) return;
  switch (command.type) {
    case 'activate':
      record(ledger, activate(state, command.unit, command.action, ledger.chance));
      break;
    case 'endActivation':
      record(ledger, { type: 'activationEnded', unit: state.activation!.unit });
      break;
    case 'plan':
    case 'firePrimary':
    case 'useComponent':
    case 'board':
    case 'warpTo':
    case 'stay':
    case 'placeExit':
    case 'placeDebris':
    case 'salvage':
    case 'decline':
      carryOut(ledger, command);
      break;
    default:
      decide(rules, state, seat, command, ledger.chance).forEach((event) => tell(ledger, event));
  }
  settle(ledger);
}

/** Automatic steps until somebody must decide. */
function settle(ledger: Ledger): void {
  for (;;) {
    const events = advance(ledger.state, ledger.chance);
    if (events.length === 0) return;
    events.forEach((event) => tell(ledger, event));
  }
}

function tell(ledger: Ledger, event: OrionsGateEvent): void {
  ledger.events.push(event);
  ledger.state = evolve(ledger.state, event);
}

/** Whether a position has come to a goal. */
export function isReached({ units, outcome }: Pick<OrionsGateState, 'units' | 'outcome'>, goal: Goal): boolean {
  if (goal.kind === 'won')
    return (
      outcome !== null &&
      outcome.winners.length > 0 &&
      outcome.winners.every((seat) => seat.startsWith(goal.side.toLowerCase()))
    );
  const status = units.find(({ id }) => id === goal.unit)?.status;
  return goal.kind === 'destroyed' ? status === 'destroyed' : status === 'inPlay';
}

/** Whether an order ends the battle before it is played out: what stands then is no answer to a puzzle. */
export const givesUp = (type: string): boolean => type === 'concede' || type === 'acceptDraw';

/** Who is asked for what, and how the other side may answer. */
export type Question = Pick<Puzzle, 'seat' | 'goal' | 'replies'>;

/** Ends an activation that is still open where its ship stands; what does not fit is passed over. */
export const STAND: readonly OrionsGateCommand[] = [
  { type: 'plan', distance: 0 },
  { type: 'plan', first: 0, pivot: 0, second: 0 },
  { type: 'plan', points: [], heading: 0 },
  { type: 'plan', heading: 0 },
  { type: 'stay' },
  { type: 'decline' },
  { type: 'endActivation' },
];

/** The replies that can be chosen in a position. */
export const repliesIn = (rules: Rules, state: OrionsGateState, { replies = [] }: Question): readonly PuzzleReply[] =>
  replies.filter(
    ({ seat, commands: [first] }) =>
      first !== undefined && check(rules, state, seat, first as unknown as OrionsGateCommand).length === 0,
  );

/**
 * The exact chance that positions come to the goal of a puzzle by these commands of its captain, given one after the
 * other, while the other side gives the reply that leaves the least chance wherever it may.
 */
export function chanceFrom(
  rules: Rules,
  line: Positions,
  question: Question,
  commands: readonly OrionsGateCommand[],
): Fraction {
  let sum = NEVER;
  const own: Chanced<OrionsGateState>[] = [];
  for (const one of line) {
    const replies = repliesIn(rules, one.value, question);
    if (replies.length === 0) own.push(one);
    else
      sum = plus(
        sum,
        times(one.chance, leastOf(replies.map((reply) => afterReply(rules, one.value, question, reply, commands)))),
      );
  }
  if (own.length === 0) return reduced(sum);
  const [next, ...rest] = commands;
  const others = next
    ? chanceFrom(rules, afterCommand(rules, own, question.seat, next), question, rest)
    : chanceThat(own, (state) => isReached(state, question.goal));
  return reduced(plus(sum, others));
}

/** The chance that is left after a reply, when the captain of the puzzle goes on with these commands. */
export function afterReply(
  rules: Rules,
  state: OrionsGateState,
  question: Question,
  { seat, commands: given }: PuzzleReply,
  commands: readonly OrionsGateCommand[],
): Fraction {
  const now: Positions = [{ value: state, chance: ALWAYS }];
  const ends = [...(given as unknown as readonly OrionsGateCommand[]), ...STAND].reduce(
    (line, command) => afterCommand(rules, line, seat, command),
    now,
  );
  return chanceFrom(rules, ends, question, commands);
}

/** The least of some chances. */
export const leastOf = (chances: readonly Fraction[]): Fraction =>
  chances.reduce((least, one) => (compareFractions(one, least) < 0 ? one : least));

/** The exact chance that commands of the puzzle's captain come to its goal from a position. */
export const chanceOfLine = (
  rules: Rules,
  state: OrionsGateState,
  question: Question,
  commands: readonly OrionsGateCommand[],
): Fraction => chanceFrom(rules, openLine(rules, state), question, [...commands, ...STAND]);
