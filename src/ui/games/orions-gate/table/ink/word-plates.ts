import type { Side } from '../../../../../games/orions-gate/index.ts';
import type { Note } from '../../../../table/fx/note.ts';
import type { Disc } from '../../../../table/ink/place-labels.ts';
import type { Plate } from '../../../../table/ink/plates.ts';
import type { Lens } from '../../../../table/world/lens.ts';
import type { Word } from '../aids/pen.ts';
import type { Palette } from '../palette.ts';
import type { Overlay, Tone } from '../stage.ts';
import type { DrawnBase } from './bases.ts';

/** A sign beside the colour: a tick, a cross, a triangle. */
const MARK: Partial<Record<Tone, string>> = { good: '\u2713', bad: '\u2715', warn: '\u25B2' };

/** An aid's words on a plate: the tone gives the edge and the sign. */
export const plateOf = (word: Word, palette: Palette): Plate => ({
  x: word.x,
  y: word.y,
  away: word.away,
  text: MARK[word.tone] ? `${MARK[word.tone]} ${word.text}` : word.text,
  edge: palette.tone[word.tone],
  ink: word.tone === 'neutral' || word.tone === 'focus' ? palette.text : palette.tone[word.tone],
  bold: word.bold ?? false,
  forced: true,
  quiet: false,
});

/** Size of the words of a verdict, CSS pixels. */
const VERDICT = 15;
/** Least distance it keeps from the middle of its ship, CSS pixels. */
const LEAST = 16;

/** What a verdict is for whoever looks: their gain, their loss, or neither. */
const toneOf = ({ favours }: Note, side: Side | null): Tone => {
  if (favours === null) return 'focus';
  if (side === null) return favours === 'A' ? 'sideA' : 'sideB';
  return favours === side ? 'good' : 'bad';
};

/** The verdicts of a running film at their targets, for whoever looks. */
export const verdictPlates = (
  notes: readonly Note[],
  side: Side | null,
  lens: Lens,
  palette: Palette,
): readonly Plate[] =>
  notes.map((note) => {
    const away = Math.max(note.away * lens.mil, LEAST * lens.ratio);
    const word = { ...lens.at(note), away, text: note.text, tone: toneOf(note, side), bold: true };
    return { ...plateOf(word, palette), dice: note.dice, size: VERDICT };
  });

/** What no plate may cover: the ships, and a wreck while a verdict tells of its end. Device pixels. */
export const discsUnder = (bases: readonly DrawnBase[], notes: readonly Note[]): readonly Disc[] =>
  bases
    .filter(({ actor }) => !actor.wreck || notes.some(({ x, y }) => x === actor.x && y === actor.y))
    .map((base) => ({ x: base.x, y: base.y, radius: Math.max(base.radius, base.reach * 0.9) }));

/** What else no plate may cover: the ships that are tried at a place. Device pixels. */
export const ghostDiscs = (overlays: readonly Overlay[], lens: Lens): readonly Disc[] =>
  overlays.flatMap((aid) =>
    aid.kind === 'ghost'
      ? [{ ...lens.at(aid.pose), radius: Math.max(aid.radius * lens.mil, (aid.clear ?? 0) * lens.ratio) }]
      : [],
  );
