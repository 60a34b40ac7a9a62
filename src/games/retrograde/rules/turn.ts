import type { Seat } from '../../../engine/seat.ts';
import { printedOn, spacecraftCard } from '../data/cards.ts';
import type { EventOf, RetrogradeEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Phase, RetrogradeState, Spacecraft } from '../state.ts';
import { capEnd, gameEnd } from './end.ts';
import { destroyed } from './loss.ts';
import { sweeping } from './sweep.ts';
import { debrisAround, homeworldOf, otherSeat, sideOf, upgradeAbility, workingOf } from './things.ts';

/** RG-4.1: the phases the active player goes through by `endPhase`. */
const NEXT: { readonly [phase in Phase]?: Phase } = {
  maneuvers: 'research',
  research: 'repair',
  repair: 'construction',
  construction: 'endOfTurn',
};

/** RG-4.3: the phase after this one. */
export const phaseAfter = (phase: Phase): Phase => NEXT[phase]!;

/** RG-5.2: the counter after this one. */
export const counterAfter = (orbitCounter: number): number => (orbitCounter % 4) + 1;

/** RG-5.1 to RG-5.7: the next step of the active player's upkeep. */
export function upkeep(state: RetrogradeState): readonly RetrogradeEvent[] {
  const { activeSeat: seat } = state;
  if (!state.refreshed)
    return homeworldOf(state, seat).destroyed
      ? [gameEnd(otherSeat(seat), 'homeworld')]
      : [{ type: 'refreshed', seat, orbitCounter: counterAfter(sideOf(state, seat).orbitCounter) }];
  for (const asset of workingOf(state, seat)) {
    if (state.acted.includes(asset.id)) continue;
    const acts = [...peeking(state, seat, asset.id), ...sweeping(state, asset)];
    if (acts.length > 0) return acts;
  }
  return [{ type: 'phaseBegan', seat, phase: 'maneuvers' }];
}

/** RG-17.12. */
function peeking(state: RetrogradeState, seat: Seat, id: string): readonly EventOf<'topSeen'>[] {
  const asset = state.assets.find((one) => one.id === id)!;
  const [card] = sideOf(state, otherSeat(seat)).deck;
  return upgradeAbility(asset, 'peekOpponentTop') && card !== undefined
    ? [{ type: 'topSeen', seat, asset: id, card }]
    : [];
}

/** RG-16.2: what debris will do to a spacecraft at the end of its owner's turn, as it stands now. */
export const debrisDamage = (
  state: Pick<RetrogradeState, 'debris'>,
  { left, asset, orbital }: Pick<Spacecraft, 'left' | 'asset' | 'orbital'>,
): number => (left === 0 ? debrisAround(state, asset).filter((one) => one.orbital === orbital).length : 0);

/** Chapter 16: the end of the active player's turn, and what follows it. */
export function endOfTurn(state: RetrogradeState): readonly RetrogradeEvent[] {
  const { activeSeat: seat, turn, options } = state;
  const tapped = state.assets.filter((one) => one.owner === seat && one.tapped).map(({ id }) => id);
  const events: RetrogradeEvent[] = tapped.length > 0 ? [{ type: 'untapped', seat, assets: tapped }] : [];
  events.push(...debrisStrikes(state, seat));
  const after = events.reduce(evolve, state);
  // RG-16.3, RG-17.7.
  const expired = after.spacecraft.filter(
    (one) => one.owner === seat && one.entered === turn && printedOn(one.card, 'expires'),
  );
  events.push(...expired.map((one) => destroyed(one, 'expired')), { type: 'turnEnded', seat, turn });
  // RG-16.4, RG-18.4.
  events.push(
    options.turnLimit !== null && turn >= 2 * options.turnLimit
      ? capEnd(events.reduce(evolve, state))
      : { type: 'turnBegan', seat: otherSeat(seat), turn: turn + 1 },
  );
  return events;
}

/** RG-16.2: all damage together; then the losses, whose debris does not count this turn. */
function debrisStrikes(state: RetrogradeState, seat: Seat): readonly RetrogradeEvent[] {
  const struck = state.spacecraft
    .filter((one) => one.owner === seat)
    .flatMap((one) => {
      const dealt = debrisDamage(state, one);
      return dealt > 0 ? [{ one, spacecraft: one.id, dealt, total: one.damage + dealt }] : [];
    });
  if (struck.length === 0) return [];
  return [
    {
      type: 'debrisStruck',
      seat,
      struck: struck.map(({ spacecraft, dealt, total }) => ({ spacecraft, dealt, total })),
    },
    ...struck
      .filter(({ one, total }) => total >= spacecraftCard(one.card).armor)
      .map(({ one }) => destroyed(one, 'debris')),
  ];
}
