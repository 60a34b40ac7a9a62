import { expect, it } from 'vitest';
import { coach } from '../../../../src/ai/coach.ts';
import { fears } from '../../../../src/ai/fears.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { spurBrain } from '../../../../src/games/orions-spur/bot.ts';
import type { SpurEvent } from '../../../../src/games/orions-spur/index.ts';
import type { Proposed } from '../../../../src/ui/match/coach/proposal.ts';
import { farOf, overlaysOf } from '../../../../src/ui/games/orions-spur/overlays.ts';
import { FIRST_OWN } from '../../../../src/ui/games/orions-spur/state.ts';
import { duel, game, kinds } from '../../../helpers/os-position.ts';

const { state } = duel(
  { ships: ['Mars B3', 'Ceres F3'], hand: ['Laser Volley'] },
  { ships: ['Mars B3', 'Ceres F3'], hand: ['Shield Surge'] },
  { options: kinds('terran', 'terran') },
);
const viewer = viewerOf('1');
const view = game.view(state, viewer);
const drawn = (proposed: Proposed) => overlaysOf({ ...FIRST_OWN, view, viewer, busy: false }, proposed);

it('on a tall screen the fleet that is aimed at, or struck at, lies above; else the one that was asked for', () => {
  const seats = { ...view, players: ['1', '2', '3', '4'].map((seat) => ({ ...view.players[0]!, seat })) };
  const of = { ...FIRST_OWN, view: seats, viewer, busy: false };
  const aims = { kind: 'deed', picks: { actor: '1:ter-mars#1', target: '4:mro-cub#1' } } as const;
  const declared = { type: 'attackDeclared', attack: { ship: '3:chu-swift#1', target: '2:hss-scale#1' } };
  const log = [{ plies: 1, seat: '3', events: [declared as unknown as SpurEvent], lines: [] }];
  expect(farOf({ ...of, faced: '2' })).toBe('2');
  expect(farOf({ ...of, faced: '2', far: '3' })).toBe('3');
  expect(farOf({ ...of, far: '3', tool: aims })).toBe('4');
  expect(farOf({ ...of, far: '3', tool: aims, pointed: { kind: 'ship', id: '2:hss-scale#1' } })).toBe('2');
  expect(farOf({ ...of, far: '4', busy: true, log })).toBe('3');
  const lies = (busy: boolean) => overlaysOf({ ...of, busy, log }).find(({ kind }) => kind === 'shape');
  expect([lies(false), lies(true)]).toMatchObject([{ attacked: false }, { attacked: true }]);
});

const attack = coach(game, spurBrain, { view, seat: '1', seed: 's', level: 'hard' }).ways.find(
  ({ command }) => (command as { readonly type: string }).type === 'attack',
)!;
const own: Proposed = { seat: '1', commands: [attack.command], facts: attack.facts, view, foe: false, after: null };
const asked = { view, seat: '1', allies: ['1'], commands: [attack.command], seed: 's', level: 'hard' as const };
const answer = fears(game, spurBrain, asked).find(
  ({ weighed }) => (weighed.command as { readonly type: string }).type === 'react',
)!;

it('an attack that is proposed is aimed from ship to ship, with what it comes to', () => {
  const aids = drawn(own);
  expect(aids.filter(({ kind }) => kind === 'aim')).toHaveLength(1);
  expect(aids.filter(({ kind }) => kind === 'outlook').length).toBeGreaterThan(0);
  expect(aids.filter((aid) => aid.kind === 'mark' && aid.tone === 'chosen')).toHaveLength(1);
});

it('its answer is drawn with it, by the enemy, and what ships come to is told once, as it is then', () => {
  const { command, facts } = answer.weighed;
  const aids = drawn({ seat: '2', commands: [command], facts, view: answer.view, foe: true, after: own });
  const ships = aids.flatMap((aid) => (aid.kind === 'outlook' ? [aid.ship.ship] : []));
  expect(ships).toEqual([...new Set(ships)]);
  expect(aids.filter(({ kind }) => kind === 'aim')).toHaveLength(1);
  const { ship } = command as unknown as { readonly ship: string };
  expect(aids).toContainEqual({ kind: 'mark', target: { kind: 'ship', id: ship }, tone: 'danger' });
});
