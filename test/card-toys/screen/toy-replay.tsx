import { useEffect, useRef } from 'preact/hooks';
import type { ReplayProps } from '../../../src/ui/match/game-ui.ts';
import type { Reel } from '../../../src/ui/match/replay/reel.ts';
import { ReplayFrame } from '../../../src/ui/match/replay/replay-frame.tsx';
import { useReplay } from '../../../src/ui/match/replay/use-replay.ts';
import { useStage } from '../../../src/ui/match/use-stage.ts';
import { openToyTable } from './table.ts';
import { Sides } from './toy-screen.tsx';
import { nameIn, type Toy } from './toy.ts';

/** What shows a match of a toy to look around in. */
export const toyReplay = <V, E, C>(toy: Toy<V, E, C>) =>
  function ToyReplay({ reel: any, matchId, first, fault, onOpen }: ReplayProps) {
    const reel = any as Reel<V, E>;
    const nameOf = nameIn(reel);
    const { current: open } = useRef(openToyTable(toy, nameOf));
    const staged = useStage(open);
    const { stage } = staged;
    const player = useReplay({ reel, matchId, first, stage, logEntry: toy.desk.logEntry });
    const seats = toy.seatsOf(player.view);
    useEffect(() => stage?.overlays([{ kind: 'lying', front: seats[0]!, seats, tall: innerWidth < 760 }]), [stage]);
    return (
      <ReplayFrame
        player={player}
        staged={staged}
        matchId={matchId}
        fault={fault}
        onOpen={onOpen}
        bar={{ left: null }}
        panels={[
          {
            id: 'players',
            title: toy.words.sides,
            dock: 'right',
            content: <Sides board={toy.boardOf(player.view)} nameOf={nameOf} onDiscard={null} />,
          },
        ]}
      />
    );
  };
