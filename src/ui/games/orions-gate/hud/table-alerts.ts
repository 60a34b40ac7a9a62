import type { OrionsGateEvent, OrionsGateView, Side } from '../../../../games/orions-gate/index.ts';
import type { LoggedPly } from '../../../match/log.ts';

/** What calls for a look at a table. */
export interface TableAlert {
  readonly table: number;
  /** A unit of ours, or of theirs, came through a gate since the table was looked at. */
  readonly came: { readonly unit: string; readonly own: boolean } | null;
  /** Somebody at this screen has to decide something there. */
  readonly turn: boolean;
}

/** Number of units of both sides on a table. */
export const countOn = (view: OrionsGateView, table: number): { readonly A: number; readonly B: number } => {
  const count = { A: 0, B: 0 };
  for (const { status, side, pose } of view.units) if (status === 'inPlay' && pose?.table === table) count[side] += 1;
  return count;
};

/**
 * The tables on which the person at the screen has something to decide: units to activate, a ship to plan, a window.
 */
export function turnTables(view: OrionsGateView, seat: string | null): readonly number[] {
  if (seat === null) return [];
  const [window] = view.windows;
  if (window?.kind === 'exit')
    return view.tables.filter(({ pieces }) => pieces.some(({ id }) => id === window.leave)).map(({ number }) => number);
  const ids = window ? [window.unit] : view.activation ? [view.activation.unit] : view.activatable;
  return [...new Set(ids.flatMap((id) => view.units.find((unit) => unit.id === id)?.pose?.table ?? []))];
}

/** The last unit that came to each table from another one in the events after `seen[table]` commands. */
export function arrivals(
  log: readonly LoggedPly<OrionsGateEvent>[],
  view: OrionsGateView,
  side: Side | null,
  seen: { readonly [table: number]: number },
): { readonly [table: number]: { readonly unit: string; readonly own: boolean } } {
  const found: { [table: number]: { unit: string; own: boolean } } = {};
  for (const { plies, events } of log) {
    for (const event of events) {
      if (
        event.type !== 'displaced' ||
        (event.cause !== 'gate' && event.cause !== 'exit') ||
        plies <= (seen[event.to.table] ?? 0)
      )
        continue;
      const unit = view.units.find(({ id }) => id === event.unit);
      if (unit?.status === 'inPlay' && unit.pose?.table === event.to.table)
        found[event.to.table] = { unit: unit.name, own: unit.side === (side ?? 'A') };
    }
  }
  return found;
}

/** The alert of each table but the one in sight. */
export function alertsOf(
  view: OrionsGateView,
  log: readonly LoggedPly<OrionsGateEvent>[],
  seat: string | null,
  shown: number,
  seen: { readonly [table: number]: number },
): readonly TableAlert[] {
  const turns = turnTables(view, seat);
  const came = arrivals(log, view, view.side, seen);
  return view.tables.map(({ number }) => ({
    table: number,
    came: number === shown ? null : (came[number] ?? null),
    turn: number !== shown && turns.includes(number),
  }));
}
