import { useEffect, useMemo, useState } from 'preact/hooks';
import { eyeIcon } from '../../../../assets/icons/interface.ts';
import type { BattlespaceSiriusEvent, BattlespaceSiriusView } from '../../../games/battlespace-sirius/index.ts';
import { centreOf } from './table/card-layout.ts';
import { Button } from '../../kit/index.ts';
import { sirius as words } from './words/play.ts';
import type { PanelParts } from '../../match/docks.tsx';
import type { ReplayProps } from '../../match/game-ui.ts';
import { keyName } from '../../match/keys.ts';
import { NONE, useRoom } from '../../match/layout.ts';
import type { Reel } from '../../match/replay/reel.ts';
import { ReplayFrame } from '../../match/replay/replay-frame.tsx';
import { useReplay } from '../../match/replay/use-replay.ts';
import { useStage } from '../../match/use-stage.ts';
import { DrawState, TurnSteps } from './hud/bar.tsx';
import { EdgeVessels } from './hud/edge-vessels.tsx';
import { VesselInspector } from './hud/reading.tsx';
import { FireOdds } from './hud/fire-odds.tsx';
import { Vessels } from './hud/vessels.tsx';
import { loadLuck } from './load-luck.ts';
import { replayInsetsFor } from './insets.ts';
import { vesselToRead } from './keys.ts';
import { openTable } from './open-table.ts';
import { overlaysOf } from './overlays.ts';
import { logEntry } from './log-entry.ts';
import { IDLE } from './tools/tool.ts';
import './sirius.css';

/** The list of vessels, the one that is read from it or from the table, and what is read by the key. */
function useVessels(view: BattlespaceSiriusView, seats: Reel['seats'], onPick: (seat: string) => void) {
  const [selected, setSelected] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [read, setRead] = useState<string | null>(null);
  const pick = (seat: string) => {
    setSelected(seat);
    onPick(seat);
  };
  const list = (
    <Vessels view={view} seats={seats} selected={selected} onPick={pick} onPoint={setPointed} onRead={setRead} />
  );
  const inspector = read !== null && (
    <VesselInspector view={view} seats={seats} about={read} onAbout={setRead} onClose={() => setRead(null)} />
  );
  const readNow = (): boolean => {
    const about = vesselToRead({ view, pointed, selected });
    setRead(about);
    return about !== null;
  };
  return { list, inspector, pick, readNow };
}

/** A match to look around in, with the odds of the moment that is shown. */
export function CardReplay({ reel: any, matchId, first, fault, onOpen }: ReplayProps) {
  const reel = any as Reel<BattlespaceSiriusView, BattlespaceSiriusEvent>;
  const staged = useStage(openTable);
  const { stage } = staged;
  const player = useReplay({ reel, matchId, first, stage, logEntry });
  const { view } = player;
  const [coordinates, setCoordinates] = useState(false);
  useEffect(
    () => stage?.overlays(overlaysOf({ view, tool: IDLE, busy: false, coordinates })),
    [stage, view, coordinates],
  );
  const toggle = () => setCoordinates((on) => !on);
  const { room, upright } = useRoom();
  const [covered, setCovered] = useState(NONE);
  const { list, inspector, pick, readNow } = useVessels(view, reel.seats, (seat) => {
    const cell = view.players.find((one) => one.seat === seat)?.vessel?.cell;
    if (cell) stage?.focus(centreOf(cell));
  });
  const press = (event: KeyboardEvent): boolean => {
    const key = keyName(event);
    if (key === 'i') return readNow();
    if (key === 'x') toggle();
    return key === 'x';
  };
  const panels: readonly PanelParts[] = [
    { id: 'vessels', title: words.vessels, dock: 'left', content: list },
    { id: 'odds', title: words.oddsTitle, dock: 'right', content: <FireOdds view={view} /> },
  ];
  const left = useMemo(() => <TurnSteps view={view} />, [view]);
  return (
    <ReplayFrame
      player={player}
      staged={staged}
      matchId={matchId}
      fault={fault}
      onOpen={onOpen}
      bar={{ left, right: <DrawState view={view} /> }}
      panels={panels}
      insets={replayInsetsFor(room, upright)}
      onInsets={setCovered}
      luck={loadLuck}
      tools={
        <Button small variant="quiet" icon={eyeIcon} label={words.coordinates} pressed={coordinates} onClick={toggle} />
      }
      press={press}
    >
      <EdgeVessels stage={stage} view={view} covered={covered} onPick={pick} />
      {inspector}
    </ReplayFrame>
  );
}
