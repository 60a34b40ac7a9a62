import type { Side } from '../../../../../games/orions-gate/index.ts';
import type { Note } from '../../../../table/fx/note.ts';
import type { Disc } from '../../../../table/ink/place-labels.ts';
import type { Plate } from '../../../../table/ink/plates.ts';
import type { Lens } from '../../../../table/world/lens.ts';
import { HANDLE_RADIUS, handleDrawn } from '../aids/marks.ts';
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
  forced: word.middle === undefined && !word.spare,
  quiet: false,
  ...(word.middle && { middle: word.middle }),
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

/** Space kept round a heading handle, CSS pixels. */
const HANDLE_AIR = 2;

type Ghost = Extract<Overlay, { kind: 'ghost' }>;

/**
 * What else no plate may cover, or be covered by: the ships that are tried at a place, the handles that turn them, a
 * loupe over them. Device pixels.
 */
export const ghostDiscs = (overlays: readonly Overlay[], lens: Lens, turned: boolean): readonly Disc[] =>
  overlays
    .filter((aid): aid is Ghost => aid.kind === 'ghost')
    .flatMap((aid) => [
      { ...lens.at(aid.pose), radius: Math.max(aid.radius * lens.mil, (aid.clear ?? 0) * lens.ratio) },
      ...(aid.handle ? [{ ...handleDrawn(aid, lens), radius: (HANDLE_RADIUS + HANDLE_AIR) * lens.ratio }] : []),
      ...(aid.loupe ? [loupeDisc(aid.loupe, lens, turned)] : []),
    ]);

/** A loupe stands up the screen: on a canvas that is shown turned that is to the right. */
function loupeDisc({ over, up, radius }: NonNullable<Ghost['loupe']>, lens: Lens, turned: boolean): Disc {
  const { x, y } = lens.at(over);
  const away = up * lens.ratio;
  return { ...(turned ? { x: x + away, y } : { x, y: y - away }), radius: radius * lens.ratio };
}
