import { onTable, type Overlay, type Tone } from '../table/stage.ts';
import { recapText as words } from '../words/recap.ts';
import type { Chapter, Trail } from './chapters.ts';

/** The trails of chapters; those of the step looked at stand out and say what they did, the others are faint. */
export const recapOverlays = (chapters: readonly Chapter[], at: number | null): readonly Overlay[] =>
  chapters.flatMap(({ trails }, index) =>
    trails.flatMap((trail, nth) => {
      // Several shots at one target have one result.
      const named = at === index && trails.findIndex((one) => sameTarget(one, trail)) === nth;
      return onTable(tableOf(trail), [overlayOf(trail, at !== null && at !== index, named)]);
    }),
  );

const sameTarget = (a: Trail, b: Trail): boolean => a.kind === 'shot' && b.kind === 'shot' && a.target === b.target;

const tableOf = (trail: Trail): number => (trail.kind === 'way' ? trail.table : trail.to.table);

function overlayOf(trail: Trail, faint: boolean, named: boolean): Overlay {
  const tone: Tone = trail.side === 'A' ? 'sideA' : 'sideB';
  if (trail.kind === 'way') return { kind: 'trail', points: trail.points, tone, end: 'arrow', faint };
  const { from, to, name, outcome, points } = trail;
  return {
    kind: 'trail',
    points: [from, to],
    tone,
    end: outcome === 'missed' ? 'miss' : 'hit',
    faint,
    ...(named ? { label: words.verdict[outcome](points, name) } : {}),
  };
}
