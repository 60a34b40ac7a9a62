import { describe, expect, it } from 'vitest';
import { battlespaceSirius } from '../../../src/games/battlespace-sirius/index.ts';
import type { OrionsGateCommand } from '../../../src/games/orions-gate/index.ts';
import { SHOP_LIST, type ShopCard } from '../../../src/games/skaxar/index.ts';
import type { ToolContext } from '../../../src/ui/games/orions-gate/tools/tool.ts';
import { viewerOf } from '../../../src/engine/seat.ts';
import { warningWords } from '../../../src/ui/games/battlespace-sirius/hud/place-data.ts';
import { isBadBuy, leavesWin } from '../../../src/ui/games/skaxar/hud/go-data.ts';
import { losesGun } from '../../../src/ui/games/orions-gate/hud/weapons.tsx';
import { GoButton } from '../../../src/ui/match/go-button.tsx';
import { play as words } from '../../../src/ui/match/words/play.ts';
import { duel, ship } from '../../helpers/bs-position.ts';
import { battle, game as orions } from '../../helpers/og-position.ts';
import { game as skaxar, table } from '../../helpers/sk-position.ts';

/** Shield that an item adds alone; 0 for anything else. */
const gainOf = ({ effects: [effect] }: ShopCard): number =>
  effect?.kind === 'raise' && !effect.stats.firepower ? (effect.stats.shield ?? 0) : 0;

describe('the button that orders', () => {
  it('is bright, and quiet with "anyway" while a warning stands', () => {
    expect(GoButton({ name: 'Fire 2' }).props).toMatchObject({ variant: 'primary', children: 'Fire 2' });
    expect(GoButton({ name: 'Fire 2', warned: true }).props).toMatchObject({
      variant: 'plain',
      children: words.anyway('Fire 2'),
    });
  });
});

describe('what it warns of', () => {
  it('BS-19.5 is a side without Shield that would fire, and nothing where there is none', () => {
    const stay = { type: 'maneuver', kind: 'stay' } as const;
    const bare = duel({ vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])] });
    const whole = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });
    const seen = (match: typeof bare) => battlespaceSirius.view(match.state, viewerOf('1'));
    expect(warningWords(seen(bare), stay)).toHaveLength(1);
    expect(warningWords(seen(whole), stay)).toEqual([]);
  });

  it('SK-8.4 is a card left behind that would win a fight not won, if it can be paid', () => {
    const [grid] = SHOP_LIST.filter(([card]) => gainOf(card) >= 4 && card.price < 90_000).at(-1)![1];
    const view = (money: number, shield: boolean) =>
      skaxar.view(
        table({
          at: 'session',
          decider: 'A',
          buyers: ['B', 'A'],
          closed: ['B'],
          shop: [shield ? grid! : 'I25', null, null, null, null, null],
          A: { field: ['E01'], leadShip: 'E01', money },
          B: { field: ['X01'], leadShip: 'X01' },
        }).state,
        viewerOf('A'),
      );
    // Ark Meridian 12/10 and Brood Throne 14/9 destroy each other; with 5 Shield more the Ark stays.
    expect([
      leavesWin(view(90_000, true), 'A'),
      leavesWin(view(90_000, false), 'A'),
      leavesWin(view(0, true), 'A'),
    ]).toEqual([true, false, false]);
    expect(isBadBuy(view(90_000, true), 'A', { type: 'buy', slot: 1 })).toBe(false);
  });

  it('OG-9.1 is a component in hand that takes away a shot of the gun', () => {
    const { state } = battle({
      units: [
        { id: 'a1.1', type: 'destroyers', pose: [36_000, 20_000, 9000], components: ['railgun'] },
        { id: 'b1.1', type: 'destroyers', pose: [36_000, 30_000, 27_000], components: ['cannon'] },
      ],
      phase: 'destroyers',
      turn: 'A',
      activation: { unit: 'a1.1', action: 'hold', allowance: 0, step: 'fire' },
    } as never);
    const unit = state.units[0]!;
    const context = {
      view: orions.view(state, viewerOf('a1')),
      check: (command: OrionsGateCommand) => orions.check(state, 'a1', command),
    } as unknown as ToolContext;
    expect([losesGun(unit, 1, context), losesGun(unit, 0, context)]).toEqual([true, false]);
    const fired = { ...state, activation: { ...state.activation!, gunFired: true } };
    const after = { ...context, check: (command: OrionsGateCommand) => orions.check(fired, 'a1', command) };
    expect(losesGun(unit, 1, after)).toBe(false);
  });
});
