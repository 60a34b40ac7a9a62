import { nameOf } from '../cards.ts';
import { firstOf, listed, unlisted, type Fault, type Refusal } from '../fault.ts';
import { findShip, TALK, type Command, type Game, type Of, type Phase, type Seat, type Talk } from '../state.ts';
import { mayStrike } from '../numbers.ts';
import { missileDefenseFaults, repairFaults, researchFaults, sweepFaults } from './assets.ts';
import { completeFaults, contributeFaults, sacrificeFaults, scrapFaults, startFaults } from './construction.ts';
import { attackFaults, bombardFaults, burnFaults, refitFaults, scuttleFaults } from './maneuvers.ts';

/**
 * RG-4.5: why a command of `seat` is refused, or null for a legal one. All tests are made; the order of RG-4.5 picks
 * the answer.
 */
export function refusal(game: Game, command: Command, seat: Seat = game.activeSeat): Refusal | null {
  if (game.phase === 'over') return firstOf([listed('a', 'RG-18.6', 'The game is over.')]);
  if (isTalk(command)) return firstOf(talkFaults(game, command.type, seat));
  const early = gateFaults(game, command, seat);
  return firstOf(early.length > 0 ? early : faultsOf(game, command, seat));
}

const isTalk = (command: Command): command is { type: Talk } => TALK.includes(command.type as Talk);

/** RG-18.2, RG-18.3. */
function talkFaults(game: Game, type: Talk, seat: Seat): Fault[] {
  const { offer } = game.players[seat];
  if (type === 'resign') return [];
  if (type === 'offerDraw')
    return offer === 'none' ? [] : [listed('g', 'RG-18.3', 'You have offered a draw this turn.')];
  const theirs = game.players[seat === 1 ? 2 : 1].offer;
  return theirs === 'open' ? [] : [listed('g', 'RG-18.3', 'No draw has been offered.')];
}

interface Home {
  readonly phase: Phase;
  readonly words: string;
  /** The catalogue words this one's refusal. */
  readonly worded?: true;
}

/** RG-19.1: the phase of each command, and how RG-4.1 speaks of it. */
const HOMES: Readonly<Record<Exclude<Command['type'], Talk | 'endPhase'>, Home>> = {
  sweep: { phase: 'upkeep', words: 'Sweeping belongs', worded: true },
  burn: { phase: 'maneuvers', words: 'Burns belong', worded: true },
  scuttle: { phase: 'maneuvers', words: 'Scuttling belongs' },
  attack: { phase: 'maneuvers', words: 'Attacks belong', worded: true },
  refit: { phase: 'maneuvers', words: 'Refits belong' },
  bombard: { phase: 'maneuvers', words: 'Bombardments belong' },
  missileDefense: { phase: 'maneuvers', words: 'Missile defense belongs' },
  research: { phase: 'research', words: 'Research belongs', worded: true },
  repair: { phase: 'repair', words: 'Repair belongs' },
  startProject: { phase: 'construction', words: 'Projects belong' },
  contribute: { phase: 'construction', words: 'Contributions belong' },
  complete: { phase: 'construction', words: 'Completion belongs', worded: true },
  scrapProject: { phase: 'construction', words: 'Scrapping belongs' },
  sacrifice: { phase: 'construction', words: 'Giving up a Colony Ship belongs' },
};

/** Groups (b) to (d) of RG-4.5. */
function gateFaults(game: Game, command: GameCommand, seat: Seat): Fault[] {
  if (seat !== game.activeSeat) return [listed('b', 'RG-4.2', `It is seat ${game.activeSeat}'s turn.`)];
  if (game.phase === 'upkeep' && command.type !== 'sweep') {
    return [listed('c', 'RG-17.9', `First choose 2 debris around ${nameOf(game.starting[0]!)}.`)];
  }
  if (command.type === 'endPhase' || HOMES[command.type].phase === game.phase || isStrike(game, command, seat))
    return [];
  const { phase, words, worded } = HOMES[command.type];
  const reason = `${words} to the ${phase} phase; this is the ${game.phase} phase.`;
  return [worded ? listed('d', 'RG-4.1', reason) : unlisted('d', ['RG-4.1'], reason)];
}

/** RG-17.5: burn and bombardment of a missile in the construction phase in which it was completed. */
function isStrike(game: Game, command: Command, seat: Seat): boolean {
  if (game.phase !== 'construction' || (command.type !== 'burn' && command.type !== 'bombard')) return false;
  const ship = findShip(game, command.spacecraft);
  return ship !== undefined && ship.owner === seat && mayStrike(game, ship);
}

type GameCommand = Exclude<Command, { type: Talk }>;

/** Groups (e) to (j) of RG-4.5, command by command. */
const TESTS: { readonly [T in GameCommand['type']]: (game: Game, command: Of<T>, seat: Seat) => Fault[] } = {
  endPhase: () => [],
  sweep: sweepFaults,
  burn: burnFaults,
  scuttle: scuttleFaults,
  attack: attackFaults,
  refit: refitFaults,
  bombard: bombardFaults,
  missileDefense: missileDefenseFaults,
  research: researchFaults,
  repair: repairFaults,
  startProject: startFaults,
  contribute: contributeFaults,
  complete: completeFaults,
  scrapProject: scrapFaults,
  sacrifice: sacrificeFaults,
};

function faultsOf(game: Game, command: GameCommand, seat: Seat): Fault[] {
  const test = TESTS[command.type] as (game: Game, command: Command, seat: Seat) => Fault[];
  return test(game, command, seat);
}
