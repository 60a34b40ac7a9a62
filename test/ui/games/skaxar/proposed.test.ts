import { expect, it } from 'vitest';
import type { SkaxarCommand } from '../../../../src/games/skaxar/index.ts';
import { overlaysOf } from '../../../../src/ui/games/skaxar/overlays.ts';
import { openTool } from '../../../../src/ui/games/skaxar/tools/reduce.ts';
import { viewFor } from '../../../helpers/sk-position.ts';
import { positionQ } from '../../../helpers/sk-worked-game.ts';

const view = viewFor(positionQ(), 'B');
const lying = { shape: 'wide', part: null } as const;
const drawn = (command: SkaxarCommand) =>
  overlaysOf({ view, tool: openTool(view), pointed: null, busy: false, lying }, 'B', {
    seat: 'B',
    commands: [command],
    facts: null,
    view,
    foe: false,
    after: null,
  });
const lead = { kind: 'ship', seat: 'B', ship: view.sides[1].leadShip! } as const;

it('a purchase that is proposed is one card, its way to the ship, and the totals with it', () => {
  const aids = drawn({ type: 'buy', slot: 5 });
  const shop = { kind: 'shop', slot: 5 } as const;
  expect(aids.filter(({ kind }) => kind === 'mark')).toEqual([{ kind: 'mark', target: shop, emphasis: 'chosen' }]);
  expect(aids).toContainEqual({ kind: 'goes', from: shop, to: lead, seat: 'B' });
  expect(aids).toContainEqual({ kind: 'would', seat: 'B', totals: { firepower: 9, shield: 2 } });
  expect(aids.filter(({ kind }) => kind === 'effect')).toHaveLength(1);
});

it('where nothing more is to be bought, the ship that fights as it is', () => {
  expect(drawn({ type: 'pass' }).filter(({ kind }) => kind === 'mark')).toEqual([
    { kind: 'mark', target: lead, emphasis: 'chosen' },
  ]);
});
