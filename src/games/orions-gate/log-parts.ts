import type { LogLine, LogPart } from '../../engine/game.ts';
import { componentData } from './data/components.ts';
import type { Roll, StoppedBy, Term, Weapon } from './event.ts';
import type { Unit, UnitId } from './state.ts';
import { sumOf } from './units.ts';
import type { OrionsGateView } from './view.ts';

/** The named parts of a log line. */
export type Parts = { readonly [name: string]: LogPart };

/** A log line of Orion's Gate, with the key `og.<key>`. */
export const line = (key: string, parts: Parts): LogLine => ({ key: `og.${key}`, parts });

export const text = (value: string): LogPart => ({ kind: 'text', text: value });
export const term = (name: string): LogPart => ({ kind: 'term', term: name });
export const seat = (name: string): LogPart => ({ kind: 'seat', seat: name });
export const rule = (id: string): LogPart => ({ kind: 'rule', id });
export const dice = ({ drawn, kept }: Roll): LogPart => ({ kind: 'dice', drawn, kept });
export const number = (value: number, unit?: 'mil' | 'centidegree' | 'points'): LogPart =>
  unit ? { kind: 'number', value, unit } : { kind: 'number', value };
export const sum = (terms: readonly Term[]): LogPart => number(sumOf(terms));

/** A unit that can be linked, by its name. */
export function unitPart(view: OrionsGateView, id: UnitId): LogPart {
  const unit = view.units.find((one) => one.id === id);
  return { kind: 'unit', id, name: unit ? calledIn(view, unit) : id };
}

/**
 * How a unit is called: of several captains of a side, whose it is as well ("Fang A2"); where an enemy has the same
 * name, as ships without one often do (OG-3.10), its side ("Fighters 1 B").
 */
export function calledIn(
  { captains, units }: Pick<OrionsGateView, 'captains' | 'units'>,
  { name, side, captain }: Pick<Unit, 'name' | 'side' | 'captain'>,
): string {
  if (captains.filter((one) => one.side === side).length > 1) return `${name} ${captain.toUpperCase()}`;
  return units.some((one) => one.name === name && one.side !== side) ? `${name} ${side}` : name;
}

/** The gun or component that acts, with its slot when the ship has several components. */
export function weaponPart({ slot, kind }: Weapon): LogPart {
  return kind === 'primary' ? term('primary') : text(`${componentData(kind).name} (slot ${slot})`);
}

/** The name of a piece. */
export const piecePart = (view: OrionsGateView, id: string): LogPart =>
  text(view.tables.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id)?.name ?? id);

/** What stopped a push or a pull. */
export function stopPart(view: OrionsGateView, stop: StoppedBy): LogPart {
  if (stop.kind === 'unit') return unitPart(view, stop.id);
  return stop.kind === 'piece' ? piecePart(view, stop.id) : term('edge');
}

const WORDS = { objective: 'Objective', artifact: 'Artifact', station: 'Station' } as const;

/** What a marker is called: "Artifact 2", "Station A". */
export function markerName(view: Pick<OrionsGateView, 'markers'>, id: string): string {
  const marker = view.markers.find((one) => one.id === id);
  if (!marker) return id;
  return `${WORDS[marker.kind]} ${marker.side ?? id.slice(1)}`;
}
