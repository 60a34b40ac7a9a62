import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useSubject } from '../../kit/index.ts';
import { useProposed } from '../../match/coach/proposal.ts';
import type { PanelParts } from '../../match/docks.tsx';
import { usePlayKeys } from '../../match/keys.ts';
import { actAndLog, useRoom, type Insets } from '../../match/layout.ts';
import { PlayFrame } from '../../match/play-frame.tsx';
import { useStage } from '../../match/use-stage.ts';
import { play as common } from '../../match/words/play.ts';
import { ActionPanel } from './hud/action-panel.tsx';
import { useBar } from './hud/bar.tsx';
import { CarriedShip } from './hud/carried-ship.tsx';
import { HandFan } from './hud/hand.tsx';
import { SpurSheets } from './hud/sheets.tsx';
import { Sides } from './hud/side-panel.tsx';
import { INSETS, shapeIn } from './insets.ts';
import { pressKey } from './keys.ts';
import { openTable } from './open-table.ts';
import { nearOf, overlaysOf } from './overlays.ts';
import type { SpurScreenState, SpurTable } from './state.ts';
import type { SpurStage } from './table/stage.ts';
import { spurWords as words } from './words/play.ts';
import './orions-spur.css';

/** A panel of the column at the right. */
const right = (id: string, title: string, content: ComponentChildren): PanelParts => ({
  id,
  title,
  content,
  dock: 'right',
});

/** Keeps what is drawn over the table in step with the match. */
function useOverlays(table: SpurTable, state: SpurScreenState, stage: SpurStage | null): void {
  const { view, tool, pointed, answer, busy, shape, far, faced, viewer, seat, log } = state;
  const proposed = useProposed(table.session, state, [tool, pointed, answer]);
  // Before the frame in which a film begins: it goes on where the table lies then.
  useLayoutEffect(
    () => stage?.overlays(overlaysOf(state, proposed)),
    [stage, view, tool, pointed, answer, busy, shape, far, faced, viewer, seat, log, proposed],
  );
}

/** Whether the action panel goes on with what was done elsewhere: an attack waits, or a card of the hand was taken. */
const isAsking = ({ view, tool }: SpurScreenState): boolean =>
  view.window !== null || (tool.kind === 'deed' && tool.picks.source !== undefined);

/** The screen of one match of Orion's Spur. */
export function SpurScreen({ table, durable }: { readonly table: SpurTable; readonly durable: boolean }) {
  const state = useSubject(table.state$);
  const staged = useStage(openTable);
  const { stage } = staged;
  const { view, tool, shape, sheet } = state;
  const bar = useBar({ table, state });
  const { room } = useRoom();
  useOverlays(table, state, stage);
  usePlayKeys(table, (event) => pressKey(table, event));
  const free = ({ top, right, bottom, left }: Insets) => {
    const next = shapeIn(innerWidth - left - right, innerHeight - top - bottom, view.players.length);
    if (next !== shape) table.set({ shape: next });
  };
  // Where two fleets alone are in sight, which they are can be said.
  const leads = shape === 'tall' && view.players.length > 2;
  // Kept between pointer moves: only the action panel follows what is pointed at.
  const sides = useMemo(
    () => (
      <Sides
        view={view}
        seats={table.session.seats}
        read={table.read}
        look={table.point}
        near={nearOf({ view, viewer: state.viewer })}
        onLead={leads ? (lead) => table.set({ far: lead }) : undefined}
      />
    ),
    [view, shape],
  );
  const narrow = room === 'narrow';
  const act = <ActionPanel state={state} table={table} />;
  const hand = <HandFan state={state} table={table} />;
  const panels = [
    right('act', common.act, act),
    ...(narrow ? [right('hand', words.handTab, hand)] : []),
    right('sides', narrow ? words.sidesTab : words.sidesTitle, sides),
  ];
  return (
    <PlayFrame
      insets={INSETS}
      onInsets={free}
      heading={words.heading}
      tableHelp={words.tableHelp}
      atFirst={actAndLog}
      panels={panels}
      bar={bar}
      durable={durable}
      staged={staged}
      state={state}
      desk={table}
      step={tool}
      front={narrow && isAsking(state) ? 'act' : undefined}
      onPick={() => undefined}
    >
      {narrow ? null : hand}
      <CarriedShip table={table} stage={stage} />
      {sheet !== 'none' && <SpurSheets table={table} state={state} />}
    </PlayFrame>
  );
}
