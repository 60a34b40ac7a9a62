import { describe, expect, it } from 'vitest';
import {
  corrected,
  countedLines,
  faultyLines,
  leftOutNote,
  leftOutNotes,
  quotedLine,
  saidLines,
} from '../../../src/engine/text/list-lines.ts';
import { editDistance, unknownWord } from '../../../src/engine/text/nearest-word.ts';

describe('the lines of a list', () => {
  it('are those that say something, whatever ends them', () => {
    expect(saidLines('# words\r\n  3x A \r\n\nB # not a comment\n')).toEqual([
      { line: 2, text: '3x A' },
      { line: 4, text: 'B # not a comment' },
    ]);
    expect(quotedLine({ line: 1, text: 'x'.repeat(500) }).text).toHaveLength(200);
  });

  it('are counted together with equal neighbours only, and not where one stands alone', () => {
    const joined = (...alone: number[]) => countedLines(['A', 'A', 'B', 'A'], (at) => alone.includes(at));
    expect(joined()).toEqual([
      { text: 'A', count: 2 },
      { text: 'B', count: 1 },
      { text: 'A', count: 1 },
    ]);
    expect(joined(1).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  it('stay noted in the text they were left out of', () => {
    const left = { line: 7, text: '3x Spoons' };
    expect(leftOutNotes(`Fleet: A\n${leftOutNote(left)}\nB`)).toEqual([{ line: 2, left }]);
    expect(faultyLines([1, 1, 2].map((line) => ({ line, text: `${line}`, reason: '' })))).toEqual([
      { line: 1, text: '1' },
      { line: 2, text: '2' },
    ]);
  });
});

describe('the word that was meant', () => {
  it('counts letters put in, left out, changed and exchanged', () => {
    expect(editDistance('shield', 'sheild')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('keeps figures apart, and is asked for at the end of a sentence', () => {
    const cards = ['Colony 2122', 'Mars'];
    expect(unknownWord('No card "colony 2123"', 'colony 2123', cards)).toEqual({
      reason: 'No card "colony 2123"; did you mean Colony 2122?',
      meant: { said: 'colony 2123', word: 'Colony 2122' },
    });
    expect(unknownWord('No card "2"', '2', cards)).toEqual({ reason: 'No card "2".' });
  });

  it('is put into its line, and into no name', () => {
    const meant = { said: 'Enginne', word: 'Engine' };
    expect(corrected('A\r\nShip "Enginne": Enginne, Enginne\nEnginne', [{ line: 2, meant }])).toBe(
      'A\nShip "Enginne": Engine, Enginne\nEnginne',
    );
    expect(corrected('Enginne', [{ line: 7, meant }])).toBe('Enginne');
  });
});
