import { count } from '../../../kit/words/text.ts';

/** Words of the threat field. */
export const threatWords = {
  against: 'Against',
  none: 'No ship of this side is on the table.',
  counting: 'Counting ...',
  progress: (done: number, all: number) => `${done} of ${all} places`,
  fault: 'This could not be counted.',
  filter: 'Enemies',
  all: (n: number) => `All ${n}`,
  type: (name: string, n: number) => `${name} ${n}`,
  alone: (name: string) => `${name} alone`,
  several: { mouse: 'Point at an enemy to see it alone.', finger: 'Tap an enemy to see it alone.' },
  here: (enemies: number, points: string, boxes: number) =>
    enemies === 0
      ? 'Where it stands: none of them gets at it.'
      : `Where it stands: ${count(enemies, 'enemy', 'enemies')}, ${points} of ${boxes} points`,
  lost: (chance: string) => `lost ${chance}`,
  shades: 'Share of its boxes expected to be lost',
  from: (percent: number) => `${percent} %`,
  lines: (counts: string) => `Lines: ${counts} enemies can get at it`,
  honest: 'Best of sampled movements: a sure minimum. Odds of each are exact, facing as the ship does now.',
  place: (enemies: number, points: string, boxes: number) =>
    `${count(enemies, 'enemy', 'enemies')}: ${points} of ${boxes}`,
  line: (enemies: number) => `${enemies}+ enemies`,
} as const;
