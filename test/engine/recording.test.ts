import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecording } from '../../src/engine/recording.ts';

const HASH = '0123456789abcdef';
const FILE = {
  format: 'orion-match',
  version: 1,
  game: 'toy',
  rulesVersion: '1',
  options: {},
  seats: [{ seat: 'a1', player: 'human', name: 'Ann' }],
  seed: 's',
  plies: [{ seat: 'a1', command: { type: 'hold' }, hash: HASH }],
};
const reasonOf = (text: string): string => {
  const read = parseRecording(text);
  return read.ok ? 'read' : read.reason;
};
const changed = (change: object): string => reasonOf(JSON.stringify({ ...FILE, ...change }));

describe('a match file', () => {
  it('is read as it was written', () => {
    expect(parseRecording(JSON.stringify(FILE))).toEqual({ ok: true, recording: FILE });
  });

  it('keeps how a seat is painted and what its squadron is called, whatever a newer program calls its paints', () => {
    const file = { ...FILE, seats: [{ ...FILE.seats[0], paint: 'polka-dots', squadron: 'Night Herons' }] };
    expect(parseRecording(JSON.stringify(file))).toEqual({ ok: true, recording: file });
    expect(changed({ seats: [{ ...FILE.seats[0], paint: 7 }] })).toMatch(
      /"seats\.0\.paint" is wrong; expected is .*paint/,
    );
    expect(changed({ seats: [{ ...FILE.seats[0], squadron: 'x'.repeat(41) }] })).toMatch(
      /"seats\.0\.squadron" is wrong/,
    );
  });

  it('keeps what an analysis came to, and says what is wrong with one', () => {
    const analysis = { last: HASH, judged: [[1, 4200, 5125]] };
    const file = { ...FILE, analysis };
    expect(parseRecording(JSON.stringify(file))).toEqual({ ok: true, recording: file });
    const expected =
      'expected is the hash of the last move, and a list of judged moves: each its number and two chances, whole numbers from 0 to 10000.';
    for (const [wrong, where] of [
      [{ ...analysis, last: 'x' }, '"analysis.last" is wrong'],
      [{ ...analysis, judged: [[1, 10_001, 5]] }, '"analysis.judged.0" is wrong'],
      [{ ...analysis, judged: [[0, 1, 5]] }, '"analysis.judged.0" is wrong'],
      [{ ...analysis, judged: [[1, 0.5, 5]] }, '"analysis.judged.0" is wrong'],
      [{ last: HASH }, '"analysis.judged" is missing'],
    ] as const)
      expect(changed({ analysis: wrong })).toBe(`The match file is damaged or was changed: ${where}; ${expected}`);
    expect(changed({ analysis: { ...analysis, judged: [[1, 5]] } })).toContain('"analysis.judged.0" is');
    expect(changed({ analysis: { ...analysis, by: 'me' } })).toContain('there should be no "by" in "analysis"');
  });

  it.each([
    ['', 'Not a match file: the file is empty.'],
    ['  \n', 'Not a match file: the file is empty.'],
    [
      'Fleet: The Long Watch',
      'Not a match file: this is not JSON; it seems to be some other text. Match files are the .json files that "Save file" writes.',
    ],
    [
      '<!DOCTYPE html><html>',
      'Not a match file: this is not JSON; it seems to be a web page or XML. Match files are the .json files that "Save file" writes.',
    ],
    [
      'PK\u0003\u0004',
      'Not a match file: this is not JSON; it seems to be a zip archive. Match files are the .json files that "Save file" writes.',
    ],
    [
      '\ufffdPNG\r\n',
      'Not a match file: this is not JSON; it seems to be a picture or a program. Match files are the .json files that "Save file" writes.',
    ],
    [
      JSON.stringify(FILE).slice(0, 90),
      'The match file is damaged: it was cut off or changed on the way (it is not JSON any more).',
    ],
    ['[1, 2]', 'Not a match file: it holds a list. A match file begins with {"format":"orion-match"}.'],
    ['7', 'Not a match file: it holds only a number. A match file begins with {"format":"orion-match"}.'],
    ['null', 'Not a match file: it holds only null. A match file begins with {"format":"orion-match"}.'],
    [
      '{}',
      'Not a match file: it holds an object with nothing in it. A match file begins with {"format":"orion-match"}.',
    ],
    [
      '{"format":"orion-watch"}',
      'Not a match file: it says it is of the format "orion-watch". A match file begins with {"format":"orion-match"}.',
    ],
    [
      JSON.stringify({ name: 'p', version: '1.0.0', main: 'x', license: 'MIT', type: 'module' }),
      'Not a match file: it is JSON of another kind, with "name", "version", "main", "license" and more. A match file begins with {"format":"orion-match"}.',
    ],
  ])('says what %j seems to be and what was expected', (text, sentence) => {
    expect(reasonOf(text)).toBe(sentence);
  });

  it('names the place of a fault and what belongs there, never in words of a library', () => {
    expect(changed({ version: 2 })).toBe(
      'The file has format version 2; this program reads up to 1. The file was left as it is.',
    );
    expect(changed({ more: 1 })).toBe('The match file is damaged or was changed: there should be no "more".');
    expect(changed({ game: 7 })).toBe(
      'The match file is damaged or was changed: "game" is wrong; expected is the name of a game, at most 40 characters.',
    );
    expect(changed({ plies: undefined })).toBe(
      'The match file is damaged or was changed: "plies" is missing; expected is a list of at most 100000 moves, each with seat, command and a hash of 16 letters 0-9a-f.',
    );
    expect(changed({ plies: [FILE.plies[0], { ...FILE.plies[0], hash: 'x' }] })).toBe(
      'The match file is damaged or was changed: move 2 ("hash") is wrong; expected is a list of at most 100000 moves, each with seat, command and a hash of 16 letters 0-9a-f.',
    );
    expect(changed({ seats: [{ ...FILE.seats[0], rank: 1 }] })).toBe(
      'The match file is damaged or was changed: there should be no "rank" in "seats".',
    );
    expect(reasonOf(' '.repeat(5_000_001))).toBe('The file has 5000001 characters; at most 5000000 are read.');
  });

  it('never throws, whatever JSON comes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc
            .record({ plies: fc.jsonValue(), seats: fc.jsonValue() })
            .map((part) => JSON.stringify({ ...FILE, ...part })),
        ),
        (text) => {
          const read = parseRecording(text);
          if (!read.ok) expect(read.reason).not.toMatch(/Expected|Invalid|never|undefined/);
        },
      ),
    );
  });
});
