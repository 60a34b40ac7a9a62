import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { verdictText } from '../../src/engine/recording-verdict.ts';
import { verify } from '../../src/engine/recording-verify.ts';
import { replay, type Recording } from '../../src/engine/recording.ts';
import { extend, openTimeline, recordingOf } from '../../src/engine/timeline.ts';
import { headerOf } from '../../src/session/local/store.ts';
import { TOY } from '../session/toy.ts';

const seats = [
  { seat: 'x', player: 'human', name: 'X' },
  { seat: 'y', player: 'human', name: 'Y' },
];
const rolled = (chance: { seed: string } | { dice: readonly number[] }): Recording => {
  let timeline = openTimeline(TOY, headerOf(TOY, { options: {}, seats, seed: 's', ...chance }));
  for (let k = 0; k < 3; k++) {
    const next = extend(TOY, timeline, k % 2 ? 'y' : 'x', { type: 'roll' });
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    timeline = next.timeline;
  }
  return recordingOf(timeline);
};
const file = rolled({ seed: 's' });
/** The game with a fault of the program in it: it throws while the second ply is played. */
const failing = (error: unknown): AnyGame => ({
  ...TOY,
  decide(state, seat, command, chance) {
    if (seat === 'y') throw error;
    return TOY.decide(state, seat, command, chance);
  },
});

describe('a match that cannot be verified to its end', () => {
  it('lays a failure of the program on the program, whatever the error says', () => {
    for (const error of [
      new TypeError('x is undefined'),
      new Error('The scripted dice have run out after 0 draws.'),
      new Error('Ply 2 differs: a number was changed'),
      'no error at all',
    ]) {
      const verdict = verify(failing(error), file);
      expect(verdict).toMatchObject({ equal: 1, differs: null, stopped: { ply: 2, breach: 'fault', seat: 'y' } });
      const { tone, title, lines } = verdictText(verdict);
      expect([tone, title]).toEqual(['unknown', 'This program failed']);
      expect(lines[0]).toContain('says nothing against the file');
      expect(lines.join(' ')).not.toMatch(/number was changed, or|is not the one/);
    }
    const atStart: AnyGame = {
      ...TOY,
      setup() {
        throw new Error('setup');
      },
    };
    expect(verify(atStart, file)).toMatchObject({ stopped: { ply: 0, breach: 'fault' }, differs: null });
  });

  it('lays a list of numbers that is too short or unfit on the file', () => {
    const scripted = rolled({ dice: [3, 4, 5] });
    for (const dice of [[3], [3, 4.5, 5], [3, 9, 5]]) {
      const verdict = verify(TOY, { ...scripted, dice });
      expect(verdict).toMatchObject({ equal: 1, stopped: null, differs: { ply: 2, breach: 'missing' } });
      const { tone, lines } = verdictText(verdict);
      expect(tone).toBe('bad');
      expect(lines).toContain("The file's own list of numbers is too short, or one of them cannot be what was rolled.");
    }
  });

  it('lays an altered record on the file', () => {
    const altered = { ...file, plies: file.plies.with(1, { ...file.plies[1]!, hash: '0'.repeat(16) }) };
    expect(verify(TOY, altered)).toMatchObject({ stopped: null, differs: { ply: 2, breach: 'hash' } });
    const unplayable: AnyGame = { ...TOY, parseOptions: () => ({ ok: false, faults: [{ path: 'a', reason: 'No.' }] }) };
    expect(verify(unplayable, file)).toMatchObject({ stopped: null, differs: { ply: 0, breach: 'start' } });
  });

  it('gives what came out equal before it stopped', () => {
    const result = replay(failing(new Error('no')), file);
    expect(result.matches.map(({ ply }) => ply)).toEqual([0, 1]);
  });
});
