import type { OrionsGateEvent, OrionsGateView, Table } from '../../../../../games/orions-gate/index.ts';
import type { Paints } from './paints.ts';

/** A view as one table of it is drawn. */
export interface ShownView extends OrionsGateView {
  readonly paints: Paints;
  /** Number of the table. */
  readonly shown: number;
}

/** A view as a table of it is drawn, the last one where it has no such table. */
export const shownOn = (view: OrionsGateView, table: number, paints: Paints): ShownView => ({
  ...view,
  paints,
  shown: Math.min(table, view.tables.length),
});

/** The table that is drawn; null while there is none. */
export const shownTable = (view: ShownView | null): Table | null => view?.tables[view.shown - 1] ?? null;

/** Events that happen on one table, one after the other. */
export interface Scene {
  readonly table: number;
  readonly events: readonly OrionsGateEvent[];
}

/**
 * Events cut where they go over to another table, so that the picture can follow them. Units are where `before` has
 * them until they are displaced; an event about no place stays with the one before it, at first on the table `shown`.
 */
export const scenesOf = (
  events: readonly OrionsGateEvent[],
  before: OrionsGateView | null,
  shown: number,
): readonly Scene[] => {
  const places = new Map((before?.units ?? []).flatMap(({ id, pose }) => (pose ? [[id, pose.table] as const] : [])));
  const scenes: { table: number; events: OrionsGateEvent[] }[] = [];
  for (const event of events) {
    const table = tableOf(event, places) ?? scenes.at(-1)?.table ?? shown;
    const last = scenes.at(-1);
    if (last?.table === table) last.events.push(event);
    else scenes.push({ table, events: [event] });
    if (event.type === 'displaced') places.set(event.unit, event.to.table);
    else if (event.type === 'deployed') places.set(event.unit, event.pose.table);
    else if (event.type === 'exitClosed') places.set(event.unit, event.to.table);
  }
  return scenes;
};

const tableOf = (event: OrionsGateEvent, places: ReadonlyMap<string, number>): number | undefined => {
  switch (event.type) {
    case 'displaced':
    case 'exitClosed':
      return event.to.table;
    case 'deployed':
      return event.pose.table;
    case 'markerPlaced':
      return event.marker.table;
    case 'minePlaced':
      return event.mine.table;
    case 'pieceMade':
    case 'debrisPlaced':
      return event.table;
    default:
      return places.get(
        'target' in event && typeof event.target === 'string' ? event.target : 'unit' in event ? event.unit : '',
      );
  }
};
