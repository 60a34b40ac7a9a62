import { useMemo } from 'preact/hooks';
import type { Viewer } from '../../../../engine/seat.ts';
import type { LogContext } from '../../../match/desk.ts';
import type { SeatInfo } from '../../../../engine/recording.ts';
import { ShareSheet } from '../../../match/share/share-sheet.tsx';
import type { Point } from '../../../../table/shape.ts';
import { seenBox } from '../seen-box.ts';
import { watchedAt, type Heard } from '../../../match/share/watched.ts';
import type { Watched } from './course.ts';
import { shotAt } from './shots.ts';

interface ShareProps {
  /** Commands played at the moment that is shared. */
  readonly plies: number;
  /** The table on the screen; null where another moment than the one it shows is shared. */
  readonly stage: { table(): number; toTable(screen: { readonly x: number; readonly y: number }): Point } | null;
  readonly onClose: () => void;
}

interface PlayedProps extends ShareProps {
  readonly session: Heard & LogContext;
  readonly viewer: Viewer;
}

/** The sheet that shares a moment of a running battle, as those at the screen see it. */
export const ShareBattle = ({ session, viewer, ...rest }: PlayedProps) => (
  <ShareMoment watched={watchedAt(session, viewer)} seats={session.seats} {...rest} />
);

interface MomentProps extends ShareProps {
  readonly watched: Watched;
  readonly seats: readonly SeatInfo[];
}

/** The sheet that shares a moment of a battle. */
export function ShareMoment({ watched, seats, plies, stage, onClose }: MomentProps) {
  const shot = useMemo(
    () => shotAt({ watched, plies, seats, screen: stage && { table: stage.table(), box: seenBox(stage) } }),
    [],
  );
  return <ShareSheet shot={shot} onClose={onClose} />;
}
