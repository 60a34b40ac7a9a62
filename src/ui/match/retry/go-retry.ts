import { recordingOf, type Timeline } from '../../../engine/timeline.ts';
import { linkOf } from '../../../session/replay/share-link.ts';
import { withAnalysis } from '../analysis/kept.ts';
import { goFrom } from '../came-from.ts';
import { hashOf, parseRoute } from '../router.ts';

interface Played {
  /** Names the match where this browser keeps it. */
  readonly id: string | null;
  readonly timeline: Timeline<unknown, unknown>;
}

/** Goes from the analysis of a match to one of its decisions, by the commands before it; the way back leads there. */
export function goRetry({ id: kept, timeline }: Played, ply: number): void {
  const id = kept ?? linkOf(withAnalysis(recordingOf(timeline)));
  const route = parseRoute(location.hash);
  // A file has no address: on the way back the match is found by its link.
  if (route.page === 'replay' && route.id === 'open')
    history.replaceState(history.state, '', hashOf({ page: 'replay', id, ply }));
  goFrom({ part: 'analysis', plies: ply }, { page: 'retry', id, ply });
}
