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
import { plus, reduced, times, type Fraction } from '../odds/fraction.ts';
import { activate } from '../rules/activation.ts';
import { carryOut } from '../rules/play.ts';
import { record, type Ledger } from '../rules/play-ledger.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState } from '../state.ts';
import type { Goal } from './scenario.ts';

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

/** The positions after some commands, one after the other. */
export const afterCommands = (
  rules: Rules,
  line: Positions,
  seat: Seat,
  commands: readonly OrionsGateCommand[],
): Positions => commands.reduce((now, command) => afterCommand(rules, now, seat, command), line);

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

/** The chance that a line has come to a goal. */
export const chanceOfGoal = (line: Positions, goal: Goal): Fraction =>
  reduced(chanceThat(line, (state) => isReached(state, goal)));

/** The exact chance that commands of a seat, given one after the other from a position, come to a goal. */
export const chanceOfLine = (
  rules: Rules,
  state: OrionsGateState,
  seat: Seat,
  commands: readonly OrionsGateCommand[],
  goal: Goal,
): Fraction => chanceOfGoal(afterCommands(rules, openLine(rules, state), seat, commands), goal);
