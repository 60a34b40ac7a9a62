import type { MarkerStanding } from '../../../../games/orions-gate/index.ts';
import { missionText as words } from '../words/missions.ts';

/** Points there are; where a plan would change them, what would be instead. */
export const pointsOf = (now: number, then: number | null): string =>
  then === null || then === now ? words.points(now) : words.instead(words.points(then), String(now));

/** What is; where a plan would change it, what would be instead. */
export const changed = (now: string, then: string | null): string =>
  then === null || then === now ? now : words.instead(then, now);

/** How a marker stands, in words; `name` names a unit. */
export function standingOf(marker: MarkerStanding, name: (id: string) => string): string {
  const { kind, holder, carrier, takenBy, mystery, falling } = marker;
  const result = mystery ? words.results[mystery] : '';
  const said = ((): string => {
    if (takenBy) return kind === 'station' ? words.destroyed : words.movedOff(takenBy);
    if (carrier) return words.carriedBy(name(carrier));
    if (kind === 'station') return falling ? words.falling : words.safe;
    if (holder === 'contested') return words.contested;
    return holder ? words.held(holder) : words.free;
  })();
  return result ? `${said}; ${result}` : said;
}
