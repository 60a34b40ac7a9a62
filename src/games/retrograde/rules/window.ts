import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Attempt, CommandType } from '../command.ts';
import { printedOn } from '../data/cards.ts';
import type { Phase, RetrogradeState, Spacecraft } from '../state.ts';
import { refuse } from './refusal.ts';
import { sweepFirst } from './sweep.ts';
import { isSeat, otherSeat, sideOf } from './things.ts';

/** RG-18.6: nothing more is accepted. */
export const isOver = ({ outcome }: RetrogradeState): Rejection | null =>
  outcome ? refuse('RG-18.6', 'The game is over.') : null;

/** RG-4.2: only the two players give commands. */
export const isSpectator = (seat: Seat): Rejection | null =>
  isSeat(seat) ? null : refuse('RG-4.2', 'Spectators give no commands.');

/** RG-4.2: commands both players may give whoever is active. */
const OPEN_TO_BOTH: readonly CommandType[] = ['resign', 'offerDraw', 'acceptDraw', 'declineDraw'];
export const isOpenToBoth = (type: CommandType): boolean => OPEN_TO_BOTH.includes(type);

/** RG-4.1: the phase each command belongs to, and how a sentence begins that says so. */
const PHASES: { readonly [type in CommandType]?: readonly [phase: Phase, subject: string] } = {
  sweep: ['upkeep', 'Sweeping belongs'],
  burn: ['maneuvers', 'Burns belong'],
  scuttle: ['maneuvers', 'Scuttling belongs'],
  attack: ['maneuvers', 'Attacks belong'],
  refit: ['maneuvers', 'Refits belong'],
  bombard: ['maneuvers', 'Bombardments belong'],
  missileDefense: ['maneuvers', 'Missile defense belongs'],
  research: ['research', 'Research belongs'],
  repair: ['repair', 'Repair belongs'],
  startProject: ['construction', 'New projects belong'],
  contribute: ['construction', 'Contributions belong'],
  complete: ['construction', 'Completion belongs'],
  scrapProject: ['construction', 'Scrapping belongs'],
  sacrifice: ['construction', 'Sacrifices belong'],
};

/** How sentences write a phase. */
export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  setup: 'setup',
  upkeep: 'upkeep phase',
  maneuvers: 'maneuvers phase',
  research: 'research phase',
  repair: 'repair phase',
  construction: 'construction phase',
  endOfTurn: 'end of turn',
  over: 'end of the game',
};

/** RG-17.5: a spacecraft that may burn and bombard in the construction phase in which it was completed. */
export const strikesOnEntry = ({ turn }: Pick<RetrogradeState, 'turn'>, one: Spacecraft): boolean =>
  one.entered === turn && !one.barred && printedOn(one.card, 'entryTurnStrike') !== null;

/** RG-4.2, RG-17.9, RG-4.1: why a seat may not give a command of this kind now, whatever it says; null = it may. */
export function isUntimely(state: RetrogradeState, seat: Seat, attempt: Attempt): Rejection | null {
  const { type } = attempt;
  if (isOpenToBoth(type)) return null;
  if (seat !== state.activeSeat) return refuse('RG-4.2', `It is seat ${state.activeSeat}'s turn.`);
  if (state.pendingSweep !== null && type !== 'sweep') return sweepFirst(state, state.pendingSweep);
  return isWrongPhase(state, seat, attempt);
}

function isWrongPhase(state: RetrogradeState, seat: Seat, { type, spacecraft: id }: Attempt): Rejection | null {
  const belongs = PHASES[type];
  if (!belongs || belongs[0] === state.phase) return null;
  const [phase, subject] = belongs;
  if (state.phase === 'construction' && (type === 'burn' || type === 'bombard')) {
    const own = state.spacecraft.find((one) => one.id === id && one.owner === seat);
    if (own && strikesOnEntry(state, own)) return null;
  }
  return refuse('RG-4.1', `${subject} to the ${PHASE_NAMES[phase]}; this is the ${PHASE_NAMES[state.phase]}.`, {
    phase: state.phase,
  });
}

/** RG-18.3: why a draw cannot be offered, accepted or declined; null = it can. */
export function cannotDraw(state: RetrogradeState, seat: Seat, type: CommandType): Rejection | null {
  if (type === 'offerDraw')
    return sideOf(state, seat).offer === 'none' ? null : refuse('RG-18.3', 'You have offered a draw this turn.');
  return sideOf(state, otherSeat(seat)).offer === 'open' ? null : refuse('RG-18.3', 'No draw has been offered.');
}
