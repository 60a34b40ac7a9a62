import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { battlespaceSiriusBrain, SIRIUS_EFFORTS } from '../../../../src/games/battlespace-sirius/bot.ts';
import { WORTHS } from '../../../../src/games/battlespace-sirius/bot/worth.ts';
import { LIFEBOAT_IDS, type LifeboatId } from '../../../../src/games/battlespace-sirius/data/lifeboats.ts';
import { duel, ship } from '../../../helpers/bs-position.ts';

/** Whom the master locks of two ships that are lost for certain and alike but for their cards. */
function locked(cards: { readonly [seat: string]: LifeboatId }, revealed: readonly string[]): string {
  const { state } = duel({
    vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [0, 0, 0, 0]), ship(3, [-1, 0], 'N', [0, 0, 0, 0])],
    phase: 'lock',
    cards,
    revealed,
  });
  const found = battlespaceSiriusBrain.prospects(state, '1', SIRIUS_EFFORTS['master']!, openChance(seedChance('lock')));
  return (found[0]!.command as { readonly target: string }).target;
}

describe('a lifeboat to come', () => {
  it('BS-12.3 makes a ship worth shooting at, the more the harder it is to hit', () => {
    expect(locked({ 1: 'sand', 2: 'bronze', 3: 'ash' }, ['2', '3'])).toBe('2');
    expect(locked({ 1: 'sand', 2: 'ash', 3: 'bronze' }, ['2', '3'])).toBe('3');
  });

  it('BS-12.1 counts alike while nobody has seen it', () => {
    // Whoever acts next.
    expect(locked({ 1: 'sand', 2: 'bronze', 3: 'ash' }, [])).toBe('2');
    expect(locked({ 1: 'sand', 2: 'ash', 3: 'bronze' }, [])).toBe('2');
    expect(locked({ 1: 'sand', 2: 'bronze', 3: 'ash' }, ['2'])).toBe('2');
    expect(locked({ 1: 'sand', 2: 'ash', 3: 'bronze' }, ['2'])).toBe('3');
  });

  it.each(['two', 'more'] as const)(
    'between %s is worth less than a full ship, and more in reserve than in play',
    (when) => {
      const { boat, reserve, next } = WORTHS[when];
      for (const id of LIFEBOAT_IDS) {
        expect(boat(id)).toBeGreaterThan(0);
        expect(boat(id)).toBeLessThan(Math.max(...next));
      }
      expect(reserve).toBeGreaterThan(1);
      const all = LIFEBOAT_IDS.map(boat);
      expect(boat(null)).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / all.length, 12);
    },
  );
});
