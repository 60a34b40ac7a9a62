import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import type { RetrogradeEvent } from '../event.ts';
import type { Options } from '../options.ts';
import type { RetrogradeState } from '../state.ts';
import { destroyed } from './loss.ts';
import { isBarred, ownSpacecraft, refuse } from './refusal.ts';
import { nameOf, spacecraftOf } from './things.ts';

/** RG-8.1, RG-8.2: what it costs a spacecraft to destroy itself. */
export const scuttleCost = ({ errata }: Options): number => (errata ? 1 : 0);

/** Chapter 8: why a spacecraft cannot scuttle; null = it can. */
export function cannotScuttle(
  state: RetrogradeState,
  seat: Seat,
  { spacecraft: id }: CommandOf<'scuttle'>,
): Rejection | null {
  const { thing: spacecraft, refusal } = ownSpacecraft(state, seat, id);
  if (refusal) return refusal;
  const barred = isBarred(spacecraft);
  if (barred) return barred;
  const cost = scuttleCost(state.options);
  return cost <= spacecraft.left
    ? null
    : refuse('RG-8.2', `Scuttling costs ${cost} delta-vee; ${nameOf(spacecraft)} has ${spacecraft.left}.`);
}

/** RG-8.1. */
export const scuttled = (
  state: RetrogradeState,
  seat: Seat,
  { spacecraft }: CommandOf<'scuttle'>,
): readonly RetrogradeEvent[] => [
  { type: 'scuttled', seat, spacecraft, cost: scuttleCost(state.options) },
  destroyed(spacecraftOf(state, spacecraft), 'scuttle'),
];
