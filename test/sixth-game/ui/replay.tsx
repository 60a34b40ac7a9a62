import type { ReplayProps } from '../../../src/ui/match/game-ui.ts';
import type { Reel } from '../../../src/ui/match/replay/reel.ts';
import { ReplayFrame } from '../../../src/ui/match/replay/replay-frame.tsx';
import { useReplay } from '../../../src/ui/match/replay/use-replay.ts';
import { useStage } from '../../../src/ui/match/use-stage.ts';
import type { WardsEvent, WardsView } from '../../helpers/toy/wards.ts';
import { logEntry } from './desk.ts';
import { Players } from './screen.tsx';
import { openTable } from './stage.ts';
import { words } from './words.ts';

/** A match of Wards to look around in. */
export function WardsReplay({ reel: any, matchId, first, fault, onOpen }: ReplayProps) {
  const reel = any as Reel<WardsView, WardsEvent>;
  const staged = useStage(openTable);
  const player = useReplay({ reel, matchId, first, stage: staged.stage, logEntry });
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
          title: words.hands,
          dock: 'right',
          content: <Players view={player.view} seats={reel.seats} />,
        },
      ]}
    />
  );
}
