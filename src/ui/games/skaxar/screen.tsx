import { useEffect, useMemo } from 'preact/hooks';
import { useSubject } from '../../kit/index.ts';
import { skaxar as words } from './words/play.ts';
import { play as common } from '../../match/words/play.ts';
import { useProposed } from '../../match/coach/proposal.ts';
import type { PanelParts } from '../../match/docks.tsx';
import { usePlayKeys } from '../../match/keys.ts';
import { actAndLog, useRoom, type Insets, type Room } from '../../match/layout.ts';
import { PlayFrame } from '../../match/play-frame.tsx';
import { useStage } from '../../match/use-stage.ts';
import { ActionPanel } from './hud/action-panel.tsx';
import { useBar } from './hud/bar.tsx';
import { buyerOf } from './hud/fight-data.ts';
import { TablePeek } from './hud/peek.tsx';
import { peopleAt, SkaxarSheets } from './hud/sheets.tsx';
import { Sides } from './hud/side-panel.tsx';
import { INSETS, lyingIn, shapeIn } from './insets.ts';
import { pressKey } from './keys.ts';
import { openTable } from './open-table.ts';
import { overlaysOf } from './overlays.ts';
import type { SkaxarTable } from './state.ts';
import './skaxar.css';

/** The screen of one match of Skaxar. */
export function SkaxarScreen({ table, durable }: { readonly table: SkaxarTable; readonly durable: boolean }) {
  const state = useSubject(table.state$);
  const staged = useStage(openTable);
  const { stage } = staged;
  const { view, tool, busy, pointed, lying, held, carry, sheet, seat } = state;
  const bar = useBar({ table, state });
  const { room, low } = useRoom();
  const proposed = useProposed(table.session, state, [tool, pointed]);
  useEffect(
    () => stage?.overlays(overlaysOf(state, buyerOf(view, seat, peopleAt(table)), proposed)),
    [stage, view, tool, busy, pointed, lying, held, held && carry, seat, proposed],
  );
  usePlayKeys(table, (event) => pressKey(table, event));
  const free = ({ top, right, bottom, left }: Insets, room: Room) => {
    const next = lyingIn(innerWidth - left - right, innerHeight - top - bottom, room === 'narrow' && !low);
    if (next.shape !== lying.shape || next.part !== lying.part) table.set({ lying: next });
  };

  // Kept between pointer moves: only the action panel follows what is pointed at.
  const sides = useMemo(
    () => <Sides view={view} seats={table.session.seats} onRead={table.read} onLook={table.point} />,
    [view],
  );
  const panels: readonly PanelParts[] = [
    { id: 'act', title: common.act, dock: 'right', content: <ActionPanel table={table} state={state} /> },
    { id: 'sides', title: room === 'narrow' ? words.sidesTab : words.sidesTitle, dock: 'right', content: sides },
  ];
  return (
    <PlayFrame
      desk={table}
      state={state}
      staged={staged}
      durable={durable}
      heading={words.heading}
      tableHelp={words.tableHelp}
      bar={bar}
      panels={panels}
      insets={INSETS}
      onInsets={free}
      atFirst={actAndLog}
      step={tool}
      tableTells
      onPick={({ unit }) => unit !== undefined && table.point({ kind: 'pile', pile: 'money', seat: unit })}
    >
      {stage && <TablePeek stage={stage} view={view} shape={shapeIn(lying, view)} />}
      {sheet !== 'none' && <SkaxarSheets table={table} state={state} />}
    </PlayFrame>
  );
}
