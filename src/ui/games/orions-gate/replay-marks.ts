import type { OrionsGateEvent, Side } from '../../../games/orions-gate/index.ts';
import type { LoggedPly } from '../../match/log.ts';
import type { Mark } from '../../match/replay/marks.tsx';
import { battle } from './words/play.ts';

const words = battle.marks;

/** What of a battle is marked in its replay: rounds, ships lost or taken, what the mission counts. */
export const marksOf = (
  log: readonly LoggedPly<OrionsGateEvent>[],
  nameOf: (unit: string) => string,
): readonly Mark[] =>
  log.flatMap(({ plies, events }) =>
    events.flatMap((event): readonly Mark[] => {
      const mark = markOf(event, nameOf);
      return mark ? [{ plies, ...mark }] : [];
    }),
  );

const tintOf = (side: Side): string => `side-${side}`;

function markOf(event: OrionsGateEvent, nameOf: (unit: string) => string): Omit<Mark, 'plies'> | null {
  switch (event.type) {
    case 'roundBegan':
      return { kind: 'part', label: words.round(event.round) };
    case 'destroyed':
      return { kind: 'loss', tint: tintOf(event.scoredBy), label: words.destroyed(nameOf(event.unit)) };
    case 'captured':
      return { kind: 'taken', tint: tintOf(event.side), label: words.captured(nameOf(event.unit)) };
    case 'artifactTaken':
      return { kind: 'goal', label: words.artifact(nameOf(event.unit)) };
    case 'leftTable':
      return { kind: 'goal', tint: tintOf(event.side), label: words.left(nameOf(event.unit)) };
    case 'stationDestroyed':
      return { kind: 'goal', tint: tintOf(event.by), label: words.station };
    default:
      return null;
  }
}
