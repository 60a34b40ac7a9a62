import { useEffect, useMemo } from 'preact/hooks';
import { useRoom } from '../../match/layout.ts';
import { INSETS } from '../../match/play-frame.tsx';
import type { PlanProps } from './plans/props.ts';
import type { DrawnTable } from './table/create-stage.ts';

/** Pixels covered while plans lie beside a table of middle width. */
const BESIDE = { ...INSETS, middle: { ...INSETS.middle, left: INSETS.wide.left } };

/**
 * A line of its own: who of several captains decides; and the tabs of the tables, on a screen of middle width above
 * them.
 */
const LINE = 44;
const withLines = (insets: typeof INSETS, captains: boolean, tabs: boolean): typeof INSETS => ({
  ...insets,
  wide: { ...insets.wide, bottom: insets.wide.bottom + (captains ? LINE : 0) },
  middle: {
    ...insets.middle,
    top: insets.middle.top + (tabs ? LINE : 0),
    bottom: insets.middle.bottom + (captains ? LINE : 0),
  },
});

/**
 * Pixels the panels take from the table. Where the lists at the left lie over the table, it makes room for the plans.
 */
export function useInsets(stage: DrawnTable | null, { battle, state, planned }: PlanProps): typeof INSETS {
  const { room } = useRoom();
  const beside = planned.open && room === 'middle';
  useEffect(() => stage?.fit(), [stage, beside]);
  const [captains, tabs] = [battle.session.seats.length > 2, state.view.tables.length > 1];
  return useMemo(() => withLines(beside ? BESIDE : INSETS, captains, tabs), [beside, captains, tabs]);
}
