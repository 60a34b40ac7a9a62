import { useEffect, useRef } from 'preact/hooks';
import { useRoom, type Insets } from '../../match/layout.ts';
import { reachable } from './aids/reach.ts';
import type { RetrogradeScreenState } from './state.ts';
import { nearBox } from './table/extent.ts';
import type { OrreryStage } from './table/stage.ts';

/**
 * On a small screen the camera goes near the spacecraft that is taken in hand and the worlds it can reach, and back to
 * the whole orrery when nothing is in hand; where a hand has moved it meanwhile, it stays.
 *
 * @param covered What panels cover of the table.
 */
export function useNearCraft(
  stage: OrreryStage | null,
  state: RetrogradeScreenState,
  covered: () => Insets | null,
): void {
  const { tool, busy, seat, shape } = state;
  const { room } = useRoom();
  const last = useRef<string | null>(null);
  const craft = seat !== null && tool.held?.kind === 'spacecraft' ? tool.held.id : null;
  useEffect(() => {
    if (!stage || busy || room !== 'narrow') return;
    const taken = craft !== last.current;
    last.current = craft;
    if (!taken && stage.sight() === 'hand') return;
    const insets = covered();
    const worlds = craft === null ? [] : worldsOf(state, craft);
    const box = insets && nearBox(state.view, [{ kind: 'shape', shape }], worlds, roomIn(insets));
    if (box) stage.frame(box);
    else if (taken) stage.fit();
  }, [stage, craft, busy, room, shape, tool.plan.at(-1)?.asset]);
}

/** The world to which burns laid out lead, that which a spacecraft orbits, then those it can reach, nearest first. */
function worldsOf({ view, tool }: RetrogradeScreenState, id: string): readonly string[] {
  const craft = view.spacecraft.find((one) => one.id === id);
  if (!craft) return [];
  const places = [...tool.plan.slice(-1), craft, ...reachable(view, id)];
  return [...new Set(places.map(({ asset }) => asset))];
}

const roomIn = ({ top, right, bottom, left }: Insets) => ({
  width: innerWidth - left - right,
  height: innerHeight - top - bottom,
});
