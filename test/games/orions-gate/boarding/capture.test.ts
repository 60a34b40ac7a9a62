import { describe, expect, it } from 'vitest';
import { boardings } from '../../../../src/games/orions-gate/bot/board.ts';
import type { Mind } from '../../../../src/games/orions-gate/bot/mind.ts';
import { priceOf } from '../../../../src/games/orions-gate/bot/mission-value.ts';
import { captureForecast } from '../../../../src/games/orions-gate/odds/capture.ts';
import type { Unit } from '../../../../src/games/orions-gate/state.ts';
import { theUnit, thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { captureWords } from '../../../../src/ui/games/orions-gate/hud/capture-words.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { play, unit, type Battle } from '../../../helpers/og-position.ts';
import { D, during, F, hurt, S, type More, type Placed } from '../battle/scene.ts';

const far = [S('a1.9', [1000, 47000]), S('b1.9', [71000, 47000])];
const pair = [
  D('a1.1', [20000, 20000]),
  D('b1.1', [23000, 20000], hurt('cannon', 2), hurt('cannon', 2), hurt('cannon', 1)),
];

const scene = (captureScores: boolean, units: readonly Placed[] = [...pair, ...far], more: More = {}): Battle =>
  during('move', 'fire', units, { ...more, options: { boarding: true, captureScores, ...more.options } });

const of = (match: Battle, id: string): Unit => theUnit(match.state, id);
const words = (match: Battle, captor: string, taken: string): string =>
  captureWords(match.state, of(match, captor), of(match, taken), captureForecast(match.state, captor, taken));

describe('what a capture would come to', () => {
  it('OG-13.6 OG-13.8: the card of a boarding says what it scores and what it does not', () => {
    expect(words(scene(false), 'a1.1', 'b1.1')).toBe(
      'Destroyers 1 captured scores nothing; destroyed, it scores 6 for side A.',
    );
    expect(words(scene(true), 'a1.1', 'b1.1')).toBe('Destroyers 1 captured scores 6 for side A as long as it is held.');
    expect(words(scene(true), 'b1.1', 'a1.1')).toBe('Destroyers 1 captured scores 6 for side B as long as it is held.');
    const retaken = scene(
      true,
      [D('a1.1', [20000, 20000]), { ...D('a1.2', [23000, 20000]), captain: 'b1', capturedIn: 1 }, ...far],
      { round: 2 },
    );
    expect(words(retaken, 'a1.1', 'a1.2')).toBe(
      'Destroyers 2 taken back scores for nobody; side B loses the 6 it scores now.',
    );
  });

  it('OG-13.6 OG-16.10: in other missions it says how the score changes', () => {
    const hunt = scene(true, [...pair, ...far], {
      options: { mission: 'artifactHunt' },
      markers: [{ carrier: 'b1.1' }],
    });
    expect(words(hunt, 'a1.1', 'b1.1')).toBe('With Destroyers 1 captured the score would be A 1, B 0.');
    expect(words(hunt, 'b1.1', 'a1.1')).toBe('Destroyers 1 captured changes no score.');
  });

  it('OG-19.2 OG-C141: it says when the capture would end the battle, and how', () => {
    expect(words(scene(false, pair), 'a1.1', 'b1.1')).toBe(
      'Destroyers 1 captured scores nothing; destroyed, it scores 6 for side A. The battle would end at once: a draw, A 0 to B 0.',
    );
    expect(words(scene(true, pair), 'a1.1', 'b1.1')).toBe(
      'Destroyers 1 captured scores 6 for side A as long as it is held. The battle would end at once: side A wins, A 6 to B 0.',
    );
  });

  it.each([false, true])(
    'OG-13.8 OG-19.2: what is foretold is what the rules then do (captureScores %s)',
    (captureScores) => {
      for (const units of [pair, [...pair, ...far], [...pair, F('b1.2', [50000, 20000])]]) {
        for (const [dice, captor, taken] of [
          [[6, 1], 'a1.1', 'b1.1'],
          [[1, 6], 'b1.1', 'a1.1'],
        ] as const) {
          const weak = captor === 'b1.1' ? [hurt('cannon', 2), hurt('cannon', 2), hurt('cannon', 1)] : [];
          const match = scene(captureScores, [D('a1.1', [20000, 20000], ...weak), ...units.slice(1)], { dice });
          const { ends, after } = captureForecast(match.state, captor, taken);
          const played = play(match, 'a1', { type: 'board', target: 'b1.1' }).match;
          expect(unit(played, taken).side).toBe(unit(match, captor).side);
          expect(played.state.outcome).toEqual(ends);
          if (ends) expect(ends.result).toMatchObject({ score: after });
        }
      }
    },
  );
});

describe('how the computer player weighs a capture', () => {
  const mind: Mind = { sight: kernelSight, caution: 1, minds: 1, presses: 1, keen: true, oneTable: false };
  const worth = ({ state }: Battle): number =>
    boardings(mind, state, thePlaced(state, 'a1.1'), state.activation!)[0]?.worth ?? 0;

  it('OG-13.8: more where captures score; a captive twice, as whoever destroys it scores it instead', () => {
    expect(worth(scene(true))).toBeGreaterThan(worth(scene(false)) + 1);
    const captive = { ...D('b1.1', [23000, 20000]), captain: 'a1', capturedIn: 1 };
    const held = (captureScores: boolean) =>
      scene(captureScores, [D('a1.1', [20000, 20000]), captive, ...far], { round: 2 });
    const price = ({ state }: Battle) => priceOf(mind, state, theUnit(state, 'b1.1'));
    expect([price(held(false)), price(held(true))]).toEqual([6, 12]);
  });

  it('OG-16.5: next to nothing in the last round of Annihilation, where a ship that lives scores for nobody', () => {
    const weak = D('b1.1', [23000, 20000], hurt('cannon', 2), hurt('cannon', 2), hurt('cannon', 1));
    const at = (round: number, captureScores: boolean) =>
      worth(scene(captureScores, [D('a1.1', [20000, 20000]), weak, ...far], { round }));
    expect(at(4, false)).toBeLessThan(1.5);
    expect(at(4, true)).toBeGreaterThan(4);
    // Before that it would change hands again, or be destroyed by those who lost it.
    expect(at(2, false)).toBe(0);
  });

  it('OG-19.2 OG-C141: it does not end a level battle by a capture that scores nothing, and wins one by a capture that does', () => {
    expect(worth(scene(false, pair))).toBe(0);
    expect(worth(scene(true, pair))).toBeGreaterThan(30);
  });
});
