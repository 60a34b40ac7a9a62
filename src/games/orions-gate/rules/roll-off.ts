import type { Chance } from '../../../engine/rng.ts';
import type { Side } from '../state.ts';

/** A roll-off: side A rolls one die, then side B; the higher wins, a tie is rolled again by both (OG-1.6). */
export function rollOff(chance: Chance): {
  readonly rolls: readonly { readonly A: number; readonly B: number }[];
  readonly winner: Side;
} {
  const rolls: { A: number; B: number }[] = [];
  for (;;) {
    const A = chance.die();
    const B = chance.die();
    rolls.push({ A, B });
    if (A !== B) return { rolls, winner: A > B ? 'A' : 'B' };
  }
}
