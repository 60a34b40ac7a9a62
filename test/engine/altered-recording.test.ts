import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecording, replay, type Recording } from '../../src/engine/recording.ts';
import { orionsGate } from '../../src/games/orions-gate/game.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { randomBattle } from '../laws/random-battle.ts';

const game = orionsGate(kernelSight);
const { recording } = randomBattle('altered', { rounds: 1 });
const file = JSON.parse(JSON.stringify(recording)) as Recording;
/** What a reader of the file is told; `ok` when it is verified. */
const outcome = (text: string): string => {
  const read = parseRecording(text);
  if (!read.ok) return read.reason;
  const again = replay(game, read.recording);
  return again.ok ? 'ok' : again.reason;
};
const changed = (change: object): string => outcome(JSON.stringify({ ...file, ...change }));

describe('an altered match file', () => {
  it('of other options or another start differs from its first ply on, even where the play would be the same', () => {
    expect(outcome(JSON.stringify(file))).toBe('ok');
    expect(changed({ options: { ...(file.options as object), terrainSeed: 'other' } })).toMatch(/^Ply 1 differs: /);
    expect(changed({ options: { ...(file.options as object), theme: 'naval' } })).toMatch(/^Ply 1 differs: /);
  });

  it('with a move dropped, doubled or given by another is refused at a ply not after the next', () => {
    for (let at = 0; at < file.plies.length - 1; at++) {
      const without = file.plies.filter((_, index) => index !== at);
      const twice = [...file.plies.slice(0, at + 1), ...file.plies.slice(at)];
      const swapped = file.plies.map((ply, index) =>
        index === at ? { ...ply, seat: ply.seat === 'a1' ? 'b1' : 'a1' } : ply,
      );
      for (const [plies, ply] of [
        [without, at + 1],
        [twice, at + 2],
        [swapped, at + 1],
      ] as const)
        expect(changed({ plies })).toMatch(new RegExp(`^Ply ${ply} (differs|is refused): `));
    }
  });

  it('that names its seats wrongly is refused', () => {
    expect(changed({ seats: [{ seat: 'x', player: 'easy', name: 'Ann' }] })).toBe(
      'The file names seat "x" wrongly; this match has a1, b1, each once.',
    );
    expect(changed({ seats: [file.seats[0], file.seats[0]] })).toBe(
      'The file names seat "a1" wrongly; this match has a1, b1, each once.',
    );
  });

  it('says what is wrong with options, dice and positions no match can have', () => {
    expect(changed({ options: { points: 1e9 } })).toBe('options.points: a whole number from 12 to 96');
    expect(
      changed({
        options: {
          layout: [
            Array.from({ length: 201 }, () => ({
              kind: 'blocking',
              parts: [{ kind: 'circle', x: 1, y: 1, radius: 1 }],
            })),
          ],
        },
      }),
    ).toBe('options.layout.0: At most 200 entries are read here, not 201.');
    expect(changed({ position: null })).toBe('position: An object {...} is expected here, not null.');
    expect(changed({ dice: [7, 7, 7] })).toMatch(/^Ply [0-9]+: Scripted draw 7 is not a whole number from 1 to 6\.$/);
    expect(changed({ dice: [] })).toMatch(/^Ply [0-9]+: The scripted dice have run out after 0 draws\.$/);
  });

  it('with the names every object has, or nested without end, is no danger', () => {
    const text = JSON.stringify(file);
    expect(outcome(text.replace('"format"', '"__proto__":{"x":1},"format"'))).toMatch(/^The match file is damaged/);
    expect(outcome(text.replace('"type":"submitFleet"', '"type":"__proto__"'))).toBe(
      'Ply 1 is refused: format: type: There is no command "__proto__".',
    );
    expect(outcome(text.replace('"type":"submitFleet"', '"__proto__":{"type":"stay"},"type":"submitFleet"'))).toBe(
      'Ply 1 is refused: format: __proto__: There is no field __proto__ here.',
    );
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(outcome(text.replace('"units":[', `"units":${deep},"more":[`))).toMatch(/^Ply 1 is refused: format: /);
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it('is read with a byte order mark before it', () => expect(outcome(`\uFEFF${JSON.stringify(file)}`)).toBe('ok'));

  it('is told in a sentence and never throws, whatever stands anywhere in it', () => {
    const paths: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]): void => {
      paths.push(path);
      if (typeof value === 'object' && value !== null)
        for (const key of Object.keys(value))
          walk(value[key as never], [...path, Array.isArray(value) ? Number(key) : key]);
    };
    walk(file, []);
    const set = (value: never, [key, ...rest]: (string | number)[], to: unknown): unknown => {
      if (key === undefined) return to;
      const copy = (Array.isArray(value) ? [...(value as never[])] : { ...(value as object) }) as {
        [key: string]: unknown;
      };
      copy[key] = set(value[key as never], rest, to);
      return copy;
    };
    // Names of players, no seats at all, no plies yet (a match not begun), and what a command may leave out.
    const harmless = /^(seats|plies$|plies\.[0-9]+\.command\.)/;
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const altered = JSON.stringify(set(file as never, path, value));
        const said = outcome(altered);
        expect(said.length).toBeGreaterThan(0);
        if (said === 'ok' && altered !== JSON.stringify(file)) {
          expect(path.join('.')).toMatch(harmless);
          if (path.join('.') === 'plies') expect(value).toEqual([]);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
