import { expect, it } from 'vitest';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { noteOf, valueName } from '../../../../src/ui/games/orions-spur/hud/deed-panel.tsx';
import {
  deedsFor,
  deedsOf,
  openDimension,
  pickedDeed,
  type Picks,
} from '../../../../src/ui/games/orions-spur/tools/deed.ts';
import {
  leavesNoFleet,
  openTool,
  placed,
  reduceTool,
  triedWith,
} from '../../../../src/ui/games/orions-spur/tools/reduce.ts';
import { UNPICKED, type Tool } from '../../../../src/ui/games/orions-spur/tools/tool.ts';
import { duel, game, kinds } from '../../../helpers/os-position.ts';

const MARS = '1:ter-mars#1';
const match = duel(
  { ships: ['Mars B3', 'Ceres F3'], hand: ['Laser Volley', 'Tactical Review'] },
  { ships: ['Mars B3', 'Ceres F3', 'Ceres F2'] },
  { options: kinds('terran', 'terran') },
);
const view = game.view(match.state, viewerOf('1'));

it('OS-5.1: an order is put together part by part, in any order, until one is left', () => {
  expect(openTool(view)).toEqual(UNPICKED);
  const held = reduceTool(UNPICKED, { kind: 'press', target: { kind: 'ship', id: MARS }, mouse: true }, view).tool;
  expect(held).toEqual({ kind: 'deed', picks: { actor: MARS } });
  // Pressed again it stays in hand; what was chosen with it is chosen anew.
  for (const picks of [{ actor: MARS }, { actor: MARS, source: '1:ter-laser-volley#1', target: '2:ter-ceres#2' }])
    expect(
      reduceTool({ kind: 'deed', picks }, { kind: 'press', target: { kind: 'ship', id: MARS }, mouse: false }, view)
        .tool,
    ).toEqual(held);
  const card = reduceTool(held, { kind: 'card', card: '1:ter-laser-volley#1' }, view).tool as Tool & { kind: 'deed' };
  expect(card.picks).toEqual({ actor: MARS, source: '1:ter-laser-volley#1' });
  expect(pickedDeed(view, card.picks)).toBeNull();
  expect(openDimension(deedsFor(view, card.picks), { ...card.picks, verb: 'attack' })).toBe('target');
  const attack = { ...card, picks: { ...card.picks, verb: 'attack' as const } };
  const order = { type: 'attack', ship: MARS, source: '1:ter-laser-volley#1', target: '2:ter-ceres#2' };
  // The last press of a mouse orders; a finger aims, and confirms.
  const press = (mouse: boolean) =>
    reduceTool(attack, { kind: 'press', target: { kind: 'ship', id: '2:ter-ceres#2' }, mouse }, view);
  expect(press(true).command).toEqual(order);
  expect(press(false).command).toBeUndefined();
  expect(reduceTool(press(false).tool, { kind: 'confirm' }, view).command).toEqual(order);
});

it('orders with the last answer in the panel, and never with the press that takes a ship or a card in hand', () => {
  const picks = { verb: 'attack', actor: MARS, target: '2:ter-ceres#2' } as const;
  const asked = reduceTool({ kind: 'deed', picks }, { kind: 'pick', part: 'source', value: 'weapon' }, view);
  expect(asked.command).toEqual({ type: 'attack', ship: MARS, source: 'weapon', target: '2:ter-ceres#2' });
  expect(reduceTool(UNPICKED, { kind: 'pick', part: 'actor', value: MARS }, view).command).toBeUndefined();
  expect(reduceTool(UNPICKED, { kind: 'card', card: '1:core-tactical-review#1' }, view).command).toBeUndefined();
});

it('OS-5.4: what cannot be aimed at is tried, so that its refusal says why', () => {
  const held: Tool = { kind: 'deed', picks: { actor: MARS } };
  const { tried, command } = reduceTool(
    held,
    { kind: 'press', target: { kind: 'ship', id: '2:ter-mars#1' }, mouse: false },
    view,
  );
  expect(command).toBeUndefined();
  expect(game.check(match.state, '1', tried as never)[0]).toMatchObject({ rule: 'OS-5.4' });
});

it('OS-5.1 OS-5.4: an own ship dragged to an enemy aims at it, to one out of reach says why, to its own side means nothing', () => {
  const drop = (id: string, tool: Tool = UNPICKED) =>
    reduceTool(tool, { kind: 'drop', ship: MARS, target: { kind: 'ship', id } }, view);
  expect(drop('2:ter-ceres#2')).toEqual({ tool: { kind: 'deed', picks: { actor: MARS, target: '2:ter-ceres#2' } } });
  const volley: Tool = { kind: 'deed', picks: { source: '1:ter-laser-volley#1' } };
  expect(drop('2:ter-ceres#2', volley).tool).toMatchObject({ picks: { source: '1:ter-laser-volley#1', actor: MARS } });
  const far = drop('2:ter-mars#1');
  expect(far.tool).toBe(UNPICKED);
  expect(game.check(match.state, '1', far.tried as never)[0]).toMatchObject({ rule: 'OS-5.4' });
  expect(drop('1:ter-ceres#1')).toEqual({ tool: UNPICKED });
});

it('a card of the hand let go on a ship it cannot be used on has a refusal that says why', () => {
  const tried = (card: string, target: string) => triedWith(UNPICKED, card, target, '1', view);
  expect(tried('1:ter-laser-volley#1', '2:ter-ceres#2')).toBeNull();
  for (const target of ['1:ter-ceres#1', '2:ter-mars#1'])
    expect(game.check(match.state, '1', tried('1:core-tactical-review#1', target) as never)).not.toEqual([]);
});

it('OS-9.7: a ship put where another stands changes places with it', () => {
  const layout = { B3: 'a', F3: 'b', F2: 'c' };
  expect(placed(layout, 'b', 'F2')).toEqual({ B3: 'a', F2: 'b', F3: 'c' });
  expect(placed(layout, 'b', 'M3')).toEqual({ B3: 'a', F2: 'c', M3: 'b' });
});

it('OS-9.7: a Regroup begins with the places as they are, or with legal ones where these may not stay', () => {
  const regrouping = (...ships: readonly string[]) => {
    const now = duel(
      { ships },
      { ships: ['Mars B3'] },
      { options: kinds('terran', 'terran'), phase: 'regrouping', primary: 'regroup' },
    );
    return game.view(now.state, viewerOf('1'));
  };
  expect(openTool(regrouping('Mars B3', 'Ceres F3'))).toMatchObject({ layout: { B3: MARS, F3: '1:ter-ceres#1' } });
  const headless = regrouping('Venus M3', 'Ceres F2');
  const tool = openTool(headless);
  const order = reduceTool(tool, { kind: 'confirm' }, headless).command;
  expect(headless.choices).toContainEqual(order);
  expect(order).toMatchObject({ layout: { B3: '1:ter-venus#1' } });
});

it('OS-4.7 OS-9.5: warns where a Regroup would end without a ship though one can be recruited, and only there', () => {
  const regrouping = (recruitment: number, ...ships: readonly string[]) => {
    const now = duel(
      { ships, recruitment },
      { ships: ['Mars B3'] },
      { options: kinds('terran', 'terran'), phase: 'regrouping', primary: 'regroup' },
    );
    return game.view(now.state, viewerOf('1'));
  };
  const warned = (...given: Parameters<typeof regrouping>) => {
    const now = regrouping(...given);
    const tool = openTool(now);
    return tool.kind === 'layout' && leavesNoFleet(now, tool.layout);
  };
  expect(warned(5)).toBe(true);
  expect(warned(0)).toBe(false);
  expect(warned(5, 'Mars B3')).toBe(false);
});

it('has words for every part of an order, whatever of it is picked or given back', () => {
  const parts = ['verb', 'source', 'actor', 'target'] as const;
  const told = new Set<string>();
  for (const deed of deedsOf(view))
    for (let some = 1; some < 1 << parts.length; some += 1) {
      const chosen = parts.filter((_, at) => some & (1 << at));
      const picks: Picks = Object.fromEntries(chosen.map((part) => [part, deed[part]]));
      const deeds = deedsFor(view, picks);
      const asks = openDimension(deeds, picks);
      const values = asks ? deeds.map((one) => [asks, one[asks]] as const) : [];
      for (const [part, value] of [...chosen.map((part) => [part, deed[part]] as const), ...values]) {
        const name = valueName(view, part, value, picks);
        expect(name).toMatch(/\w/);
        expect(noteOf(view, part, value, deeds, picks)).not.toContain('undefined');
        told.add(name);
      }
    }
  // The weapon by its name with a ship in hand, and as that of whichever ship without one.
  for (const name of ['Medium Laser', 'Its own weapon', 'Laser Volley', 'None']) expect(told).toContain(name);
});
