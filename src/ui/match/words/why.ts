import { count } from '../../kit/words/text.ts';

/** 1 is "best", 2 "second best", 21 "21st best". */
function placeOf(rank: number): string {
  if (rank <= 3) return ['best', 'second best', 'third best'][rank - 1]!;
  const ending = rank % 100 > 10 && rank % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${ending} best`;
}

/** Words of "Why did the computer do that?", whatever the game. */
export const whyText = {
  ask: 'Why?',
  askOf: (line: string) => `Why? ${line}`,
  hint: 'What the computer weighed when it did this (Y)',
  counting: 'It counts again …',
  random: (ways: number | null) =>
    ways === null
      ? 'Picked at random, without weighing anything.'
      : ways === 1
        ? 'It was the only legal way.'
        : `Picked at random among ${ways} legal ways.`,
  /** Its place by the player's own count, where that was not the first. */
  rank: (rank: number, of: number) =>
    `By its own count only the ${placeOf(rank)} of ${count(of, 'way')}: its level errs on purpose.`,
  /** Its worth is the mean of its count and what came of them. */
  playedOn: (courses: number) =>
    `It played its best ways on, in ${count(courses, 'imagined course')} each, and counted what came of them half.`,
  /** The command is also what stands in for a missing answer; a match from elsewhere can come to the same. */
  standIn:
    'Its level would not give this here: a legal command may have stood in for an answer that came too late, or the match was played elsewhere before.',
  elsewhere: 'Its level would not give this here: the match was played elsewhere before, or it was played for it.',
  secret: 'What it counted rests on what it alone knows, and is told when the match is over.',
  nothing: 'It weighed nothing here that can be told in figures.',
  /** An answer, by whoever it is about. */
  by: (name: string, answer: string) => `${name}: ${answer}`,
  chose: (way: string) => `Chose ${way}.`,
  /** Chances to win. */
  left: (own: string) => `By its count that left ${own} to win.`,
  leftBeside: (own: string, way: string, rival: string) =>
    `By its count that left ${own} to win; the next best, ${way}, ${rival}.`,
  leftBesideOther: (own: string, rival: string) => `By its count that left ${own} to win; the next best way ${rival}.`,
  failed: (why: string) => `The reason could not be found: ${why}`,
} as const;
