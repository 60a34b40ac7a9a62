import type { Term } from '../event.ts';
import type { Marker, OrionsGateState, Unit, UnitId } from '../state.ts';
import { accuracyOf, isInPlay, toughnessOf } from '../units.ts';
import { auraOn } from './emp.ts';
import { isLying, isNear } from './markers.ts';

// The mysterious results that do something (OG-15.2).
/** A die for each displacement near it; on a 1 the unit takes D3 plain damage. */
export const TREACHEROUS = 3;
/** The allowance is halved. */
const SLOWING = 4;
/** +1 Accuracy. */
const GUIDING = 5;
/** +1 Toughness. */
const SHELTERING = 6;

/** Whether who comes within 3" of a marker rolls for it: one not known yet, or one of result 3 (OG-15.2, 15.3). */
export const rollsNear = ({ options }: OrionsGateState, marker: Marker): boolean =>
  options.mysteriousObjectives === true && isLying(marker) && (marker.mystery ?? TREACHEROUS) === TREACHEROUS;

/**
 * The first marker of a result, in marker order, within 3" of where a unit stands now; null for none and for a unit out
 * of play (OG-15.5, 15.6).
 */
function markerNear(state: OrionsGateState, unit: Unit, result: number): Marker | null {
  if (!state.options.mysteriousObjectives || !isInPlay(unit)) return null;
  return (
    state.markers.find((marker) => marker.mystery === result && isLying(marker) && isNear(state, unit, marker)) ?? null
  );
}

/** What halves an allowance: an enemy's Inhibitor, told first, or a marker (OG-6.5). */
export type Halver = { readonly unit: UnitId } | { readonly marker: string };

/** What halves a unit's allowance if it declares now, once only; null for nothing (OG-6.5, 15.4). */
export function halverOf(state: OrionsGateState, unit: Unit): Halver | null {
  const enemy = auraOn(state, unit, 'inhibitor');
  if (enemy) return { unit: enemy.id };
  const marker = markerNear(state, unit, SLOWING);
  return marker && { marker: marker.id };
}

/**
 * The parts of an Accuracy at this moment: those of the ship and +1 near a marker of result 5, once however many there
 * are (OG-7.11, 15.5).
 */
export function accuracyNow(state: OrionsGateState, unit: Unit, weapon: string, value: number): readonly Term[] {
  const terms = accuracyOf(state.options, unit, weapon, value);
  return markerNear(state, unit, GUIDING) ? [...terms, MARKER] : terms;
}

/**
 * The parts of a Toughness without cover at this moment, for a roll of any cause: those of the ship and +1 near a
 * marker of result 6 (OG-7.11, 15.5).
 */
export function toughnessNow(state: OrionsGateState, unit: Unit): readonly Term[] {
  const terms = toughnessOf(state.options, unit);
  return markerNear(state, unit, SHELTERING) ? [...terms, MARKER] : terms;
}

const MARKER: Term = { name: 'marker', value: 1 };
