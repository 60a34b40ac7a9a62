import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSubject } from '../../kit/index.ts';
import { sirius as words } from './words/play.ts';
import { play as common } from '../../match/words/play.ts';
import { useProposed } from '../../match/coach/proposal.ts';
import type { PanelParts } from '../../match/docks.tsx';
import { usePlayKeys } from '../../match/keys.ts';
import { NONE, useRoom, type RoomNow } from '../../match/layout.ts';
import { PlayFrame } from '../../match/play-frame.tsx';
import { useStage } from '../../match/use-stage.ts';
import { ActionPanel } from './hud/action-panel.tsx';
import { useBar } from './hud/bar.tsx';
import { EdgeVessels } from './hud/edge-vessels.tsx';
import { HintLine, HintSwitches } from './hud/hint.tsx';
import { peopleIn, SiriusSheets } from './hud/sheets.tsx';
import { Vessels } from './hud/vessels.tsx';
import { pressKey } from './keys.ts';
import { openTable } from './open-table.ts';
import { overlaysOf } from './overlays.ts';
import type { CardTable, TableProps } from './state.ts';
import { insetsFor, standsBelow } from './insets.ts';
import './sirius.css';

/** The vessels, kept between pointer moves: only the action panel follows what is pointed at. */
function useVessels(table: CardTable, { view, selected }: TableProps['state']) {
  return useMemo(() => {
    const people = peopleIn(table, view);
    return (
      <Vessels
        view={view}
        seats={table.session.seats}
        selected={selected}
        onPick={(seat) => table.select(seat, true)}
        onLook={(seat) => table.ask('lifeboat', seat)}
        onPoint={table.point}
        onRead={(seat) => table.ask('vessel', seat)}
        mayLook={(seat) => people.includes(seat)}
      />
    );
  }, [view, selected]);
}

/** The action panel with its hint, and the vessels. */
function usePanels(
  table: CardTable,
  state: TableProps['state'],
  { room, upright }: Pick<RoomNow, 'room' | 'upright'>,
): readonly PanelParts[] {
  const content = useVessels(table, state);
  const props = { table, state };
  const switches = <HintSwitches {...props} />;
  const narrow = room === 'narrow';
  // Beside the duel where there is room, else below it.
  const dock = narrow || standsBelow(room, upright) ? 'bottom' : 'right';
  const act = (
    <>
      <HintLine {...props}>{narrow && switches}</HintLine>
      <ActionPanel {...props} />
    </>
  );
  return [
    { id: 'act', title: common.act, dock, content: act, actions: narrow ? null : switches },
    { id: 'vessels', title: words.vessels, dock: 'left', content },
  ];
}

/** The screen of one match at the card table. */
export function CardScreen({ table, durable }: { readonly table: CardTable; readonly durable: boolean }) {
  const state = useSubject(table.state$);
  const staged = useStage(openTable);
  const { stage } = staged;
  const { view, tool, busy, coordinates, held, sheet } = state;
  const [covered, setCovered] = useState(NONE);
  const bar = useBar({ table, state });
  const proposed = useProposed(table.session, state, [tool, held]);
  useEffect(() => stage?.overlays(overlaysOf(state, proposed)), [stage, view, tool, busy, coordinates, held, proposed]);
  usePlayKeys(table, (event) => pressKey(table, event));

  const { room, upright } = useRoom();
  const panels = usePanels(table, state, { room, upright });
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
      insets={insetsFor(room, upright, tool)}
      besideInLog={!upright}
      onInsets={setCovered}
      onPick={({ at, unit }) => {
        if (at) table.stage()?.focus(at);
        if (unit) table.select(unit);
      }}
    >
      <EdgeVessels stage={stage} view={view} covered={covered} onPick={(seat) => table.select(seat, true)} />
      {sheet !== 'none' && <SiriusSheets table={table} state={state} />}
    </PlayFrame>
  );
}
