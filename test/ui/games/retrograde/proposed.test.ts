import { expect, it } from 'vitest';
import type { RetrogradeCommand } from '../../../../src/games/retrograde/index.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { proposedAids } from '../../../../src/ui/games/retrograde/proposed.ts';
import { game, table } from '../../../helpers/rg-position.ts';

const match = table({
  '1': { spacecraft: [{ card: 'L.A.V.', at: '2-supergiant', orbital: 1 }] },
  '2': {
    assets: [{ card: 'Supergiant' }],
    spacecraft: [{ card: 'Light Bomber', at: '2-supergiant', orbital: 2, left: 0 }],
  },
});
const view = game.view(match.state, viewerOf('1'));
const drawn = (...commands: readonly RetrogradeCommand[]) =>
  proposedAids({
    seat: '1',
    commands: commands.map((one) => ({ ...one })),
    facts: null,
    view,
    foe: false,
    after: null,
  });

const BURN: RetrogradeCommand = { type: 'burn', spacecraft: '1-lav', asset: '2-supergiant', orbital: 2 };
const ATTACK: RetrogradeCommand = { type: 'attack', spacecraft: '1-lav', target: '2-light-bomber', spend: 1 };

it('a burn that is proposed is drawn with its cost to its end, and what is shot at from there', () => {
  const [mark, plan, aim] = drawn(BURN, ATTACK);
  expect(mark).toEqual({ kind: 'mark', target: { kind: 'spacecraft', id: '1-lav' }, tone: 'chosen' });
  expect(plan).toMatchObject({ kind: 'plan', spacecraft: '1-lav', legs: [{ asset: '2-supergiant', orbital: 2 }] });
  expect(aim).toMatchObject({
    kind: 'aim',
    from: { kind: 'orbital', asset: '2-supergiant', orbital: 2 },
    to: { kind: 'spacecraft', id: '2-light-bomber' },
  });
  expect((aim as { figure: string }).figure).toMatch(/^\d+\s% hit$/);
});

it('draws nothing of what is not seen: a guess may name things that are not there', () => {
  expect(drawn({ type: 'contribute', asset: '1-earth', project: '1-hidden' })).toEqual([]);
  expect(drawn({ ...BURN, spacecraft: '2-unseen' })).toEqual([]);
  expect(drawn({ ...ATTACK, target: '2-unseen' })).toEqual([]);
});
