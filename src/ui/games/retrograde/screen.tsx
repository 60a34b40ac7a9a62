import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useSubject } from '../../kit/index.ts';
import { useProposed } from '../../match/coach/proposal.ts';
import type { PanelParts } from '../../match/docks.tsx';
import { usePlayKeys } from '../../match/keys.ts';
import { actAndLog, useRoom, type Insets } from '../../match/layout.ts';
import { PlayFrame } from '../../match/play-frame.tsx';
import { useStage } from '../../match/use-stage.ts';
import { play as common } from '../../match/words/play.ts';
import { ActionPanel, Foot } from './hud/action-panel.tsx';
import { useBar } from './hud/bar.tsx';
import { CarriedCraft } from './hud/carried-craft.tsx';
import { HandFan } from './hud/hand.tsx';
import { RetrogradeSheets } from './hud/sheets.tsx';
import { Sides } from './hud/side-panel.tsx';
import { INSETS } from './insets.ts';
import { pressKey } from './keys.ts';
import { openTable } from './open-table.ts';
import { overlaysOf } from './overlays.ts';
import { proposedAids } from './proposed.ts';
import type { RetrogradeTable, TableProps } from './state.ts';
import { shapeOf } from './table/layout.ts';
import { diceBeside } from './tools/tool.ts';
import { useNearCraft } from './use-near-craft.ts';
import { retrogradeWords as words } from './words/play.ts';
import './retrograde.css';

/** The hand where it is a panel of its own: what a card in hand can do is given below it. */
const HandSheet = ({ table, state }: TableProps) => (
  <div class="act-column">
    <HandFan table={table} state={state} />
    {state.seat !== null && state.tool.held?.kind === 'card' && <Foot table={table} state={state} />}
  </div>
);

const handPanel = (props: TableProps): PanelParts => ({
  id: 'hand',
  dock: 'right',
  title: words.handTab,
  content: <HandSheet {...props} />,
});

/** The screen of one match of Retrograde. */
export function RetrogradeScreen({ table, durable }: { readonly table: RetrogradeTable; readonly durable: boolean }) {
  const state = useSubject(table.state$);
  const staged = useStage(openTable);
  const { stage } = staged;
  const { room } = useRoom();
  const { sheet, shape, view, tool, pointed, seat, busy } = state;
  const bar = useBar({ table, state });
  const proposed = useProposed(table.session, state, [tool, pointed]);
  useEffect(
    () => stage?.overlays(proposed ? [{ kind: 'shape', shape }, ...proposedAids(proposed)] : overlaysOf(state)),
    [stage, view, tool, busy, pointed, shape, seat, proposed],
  );
  usePlayKeys(table, (event) => pressKey(table, event));
  const covered = useRef<Insets | null>(null);
  useNearCraft(stage, state, () => covered.current);
  const free = (insets: Insets) => {
    const { top, right, bottom, left } = insets;
    covered.current = insets;
    const next = shapeOf(innerWidth - left - right, innerHeight - top - bottom);
    if (next !== shape) table.set({ shape: next });
  };
  // Kept between pointer moves: only the action panel follows what is pointed at.
  const sides = useMemo(
    () => <Sides view={view} seats={table.session.seats} read={table.read} look={table.point} />,
    [view],
  );
  const narrow = room === 'narrow';
  const panels: readonly PanelParts[] = [
    { id: 'act', dock: 'right', title: common.act, content: <ActionPanel table={table} state={state} /> },
    ...(narrow ? [handPanel({ table, state })] : []),
    { id: 'sides', dock: 'right', title: narrow ? words.sidesTab : words.sidesTitle, content: sides },
  ];
  return (
    <PlayFrame
      bar={bar}
      panels={panels}
      atFirst={actAndLog}
      // What was started from the hand gets its points there.
      front={narrow && tool.held?.kind === 'project' ? 'act' : undefined}
      insets={INSETS}
      onInsets={free}
      step={tool}
      dice={diceBeside(tool)}
      desk={table}
      state={state}
      staged={staged}
      durable={durable}
      tableHelp={words.tableHelp}
      heading={words.heading}
      onPick={() => undefined}
      // What is drawn is given: a burn, and the shot or bombardment it leads to.
      onWay={(way) => table.way(way)}
    >
      {!narrow && <HandFan table={table} state={state} />}
      <CarriedCraft table={table} stage={stage} />
      {sheet !== 'none' && <RetrogradeSheets table={table} state={state} />}
    </PlayFrame>
  );
}
