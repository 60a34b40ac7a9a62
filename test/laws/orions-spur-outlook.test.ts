import { describe, expect, it } from 'vitest';
import {
  attackOutlook,
  harmOutlook,
  reactionOutlook,
  windowOutlook,
} from '../../src/games/orions-spur/aids/outlook.ts';
import type { SpurState } from '../../src/games/orions-spur/state.ts';
import type { SpurView } from '../../src/games/orions-spur/view.ts';
import { foreseen, isResolved, parting, type Aids } from './orions-spur-outlook.ts';
import { randomGame } from './random-orions-spur.ts';

/** Windows looked at. Set SPUR_WINDOWS=100000 for a series. */
const WINDOWS = Number(process.env['SPUR_WINDOWS'] ?? 400);

/** Holds so many forecasts against what then came of them; the first few that were wrong. */
function partings(wanted: number, aids?: Aids): { readonly seen: number; readonly wrong: readonly string[] } {
  const wrong: string[] = [];
  let seen = 0;
  for (let i = 0; seen < wanted && wrong.length < 3; i += 1) {
    let said: ReturnType<typeof foreseen> = null;
    let before: SpurState | null = null;
    let ply: Parameters<typeof foreseen>[1] | null = null;
    randomGame(
      `window ${i}`,
      i,
      {
        before(match, next) {
          [before, ply, said] = [match.state, next, foreseen(match.state, next, aids)];
        },
        after(match, events) {
          if (!said || !ply || !isResolved(ply.command, events)) return;
          seen += 1;
          const fault = parting(said, before!, match);
          if (fault) wrong.push(`game ${i}, ${JSON.stringify(ply.command)}: ${fault}`);
        },
      },
      { restless: true },
    );
  }
  return { seen, wrong };
}

describe('the result as it stands now', () => {
  it(`OS-6.24, OS-7.4, OS-7.5, OS-8.9, OS-10.12 is what then happens, in ${WINDOWS} windows of random games`, () => {
    const { seen, wrong } = partings(WINDOWS);
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(WINDOWS);
  }, 7_200_000);

  it('is watched with teeth: an aid that forgets what lasts (OS-10.28) is caught', () => {
    const bare = (view: SpurView): SpurView => ({ ...view, modifiers: [] });
    const { wrong } = partings(5000, {
      attackOutlook: (view, ...rest) => attackOutlook(bare(view), ...rest),
      reactionOutlook: (view, ...rest) => reactionOutlook(bare(view), ...rest),
      windowOutlook: (view) => windowOutlook(bare(view)),
      harmOutlook: (view, ...rest) => harmOutlook(bare(view), ...rest),
    });
    expect(wrong.length).toBeGreaterThan(0);
  });
});
