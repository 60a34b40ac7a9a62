import { expect, it, vi } from 'vitest';
import { timelineOf } from '../../../../src/engine/timeline.ts';
import { among } from '../../../../src/session/find-game.ts';
import { openLocal } from '../../../../src/session/local/local.ts';
import { memoryShelf } from '../../../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../../../src/session/local/store.ts';
import type { Answer, Session } from '../../../../src/session/session.ts';
import { anyLegal } from '../../../../src/session/threads/think/thinker.ts';
import { changeEdge } from '../../../../src/ui/games/orions-gate/change-edge.ts';
import { openBattle } from '../../../../src/ui/games/orions-gate/controller.ts';
import { edgeInstead } from '../../../../src/ui/games/orions-gate/edges.ts';
import { makeReady } from '../../../../src/ui/games/orions-gate/ready-made.ts';
import { faultText, faultTitle } from '../../../../src/ui/match/fault.ts';
import { faults as words } from '../../../../src/ui/match/words/faults.ts';
import { game } from '../../../helpers/og-position.ts';

const fleet = {
  type: 'submitFleet',
  units: ['Lark', 'Wren', 'Swift'].map((name) => ({ type: 'scouts', name, components: [] })),
};

/**
 * A battle whose first side is to place three Scouts in the south; `answer` may stand in for that to the n-th placing,
 * from 1.
 */
async function open(answer: (n: number) => Answer | null = () => null, pieces: readonly object[] = [], edge = true) {
  const store = storeOn(
    memoryShelf(),
    among([game]),
    () => 0,
    () => 'm',
  );
  const seats = ['a1', 'b1'].map((seat) => ({ seat, player: 'human', name: seat }));
  const id = await store.createMatch(
    headerOf(game, { options: { layout: [pieces], terrainMinimum: 0 } as never, seed: 's', seats }),
    ['a1', 'b1'].map((seat) => ({ seat, command: fleet })),
  );
  const read = timelineOf(game, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const thinker = { choose: () => new Promise<never>(() => undefined), fallback: anyLegal, drop() {}, close() {} };
  let asked = 0;
  const battle = openBattle((pace): Session => {
    const session = openLocal({ id, game, timeline: read.timeline, store, thinker, pace });
    const submit: Session['submit'] = async (seat, command) => {
      asked += 1;
      return answer(asked - 1) ?? session.submit(seat, command);
    };
    return { ...session, submit };
  });
  battle.session.start();
  const seat = battle.state$.value.seat!;
  if (edge) await battle.order({ type: 'chooseEdge', edge: 'south' });
  const side = seat === 'a1' ? 'A' : 'B';
  const placed = () =>
    battle.state$.value.view.units
      .filter((unit) => unit.side === side && unit.status === 'inPlay')
      .map(({ name }) => name);
  // What is fetched when it is needed comes before.
  const rest = () => vi.dynamicImportSettled();
  return { battle, placed, rest };
}

it('OG-4.10: "Place the rest" places every unit that waits', async () => {
  const { battle, placed, rest } = await open();
  expect([battle.state$.value.decision, placed()]).toEqual(['setup.deploy', []]);
  battle.set({ hint: { text: 'Stops here: the end of your zone.', at: { x: 36_000, y: 12_000 } } });
  battle.deployAll();
  await rest();
  // What stopped the last ship that was drawn is told no more.
  expect(battle.state$.value.hint).toBeNull();
  expect([placed(), battle.state$.value.fault]).toEqual([['Lark', 'Wren', 'Swift'], null]);
});

it('"Place the rest" that fails on the way says so as a failure of the program; what is placed stays, what waits can be placed', async () => {
  const { battle, placed, rest } = await open((n) => {
    if (n === 2) throw new Error('Out of order.');
    return null;
  });
  battle.deployAll();
  await rest();
  const { fault, seat, decision } = battle.state$.value;
  expect([faultTitle(fault!, () => ''), faultText(fault!)]).toEqual([words.title.rules(), words.text.rules]);
  expect(fault!.detail).toContain('Out of order.');
  expect([placed(), decision]).toEqual([['Swift'], 'setup.deploy']);
  expect(battle.session.plies()).toBe(4);
  expect(seat).not.toBeNull();
  battle.dismissFault();
  battle.deployAll();
  await rest();
  expect([placed(), battle.state$.value.fault]).toEqual([['Lark', 'Wren', 'Swift'], null]);
});

it('"Place the rest" stops at the first unit that is refused, and loses none', async () => {
  const { battle, placed, rest } = await open((n) => (n === 2 ? { kind: 'refused', rejections: [] } : null));
  battle.deployAll();
  await rest();
  expect([placed(), battle.state$.value.decision]).toEqual([['Swift'], 'setup.deploy']);
  battle.deployAll();
  await rest();
  expect(placed()).toEqual(['Lark', 'Wren', 'Swift']);
});

it('OG-2.12 OG-4.11: "Place the rest" in a zone without room says why, and every unit waits on', async () => {
  const corners = [0, 12_000].flatMap((y) => (y ? [72_000, 0] : [0, 72_000]).map((x) => ({ x, y })));
  const { battle, placed, rest } = await open(
    () => null,
    [{ kind: 'blocking', parts: [{ kind: 'polygon', corners }] }],
  );
  battle.deployAll();
  await rest();
  const { why, fault, decision } = battle.state$.value;
  expect(why?.rejections.map(({ rule }) => rule)).toEqual(['OG-2.12']);
  expect([placed(), fault, decision]).toEqual([[], null, 'setup.deploy']);
});

it('OG-4.9: the other edge is taken while nobody else has done anything; who stands is turned round with the table', async () => {
  const { battle, placed, rest } = await open();
  const seat = battle.state$.value.seat!;
  const poses = () => battle.state$.value.view.units.flatMap(({ pose }) => (pose ? [pose] : []));
  await battle.order({ type: 'deploy', unit: `${seat}.1`, table: 1, x: 20_000, y: 5000, heading: 9000 });
  await battle.order({ type: 'deploy', unit: `${seat}.3`, table: 1, x: 30_000, y: 11_500, heading: 0 });
  expect(edgeInstead(battle.state$.value)).toBe('north');
  await changeEdge(battle);
  await rest();
  expect(battle.state$.value.view.edges[battle.state$.value.view.deploying!]).toBe('north');
  expect(placed()).toEqual(['Lark', 'Swift']);
  expect(poses()).toEqual([
    { table: 1, x: 52_000, y: 43_000, heading: 27_000 },
    { table: 1, x: 42_000, y: 36_500, heading: 18_000 },
  ]);
  // Of fleets, edge and two places nothing is left over.
  expect(battle.session.plies()).toBe(5);
  battle.deployAll();
  await rest();
  await battle.order({ type: 'finishDeployment' });
  expect(edgeInstead(battle.state$.value)).toBeNull();
  await changeEdge(battle);
  expect(battle.session.plies()).toBe(7);
});

it('OG-4.9 OG-4.10: a quick start takes the south edge and places the fleet once; what is taken back stays so', async () => {
  const { battle, placed, rest } = await open(undefined, [], false);
  makeReady(battle);
  await rest();
  const { view, seat, selected } = battle.state$.value;
  expect(view.edges[view.deploying!]).toBe('south');
  expect([placed(), selected]).toEqual([['Lark', 'Wren', 'Swift'], `${seat}.1`]);
  battle.undo();
  await rest();
  expect(placed()).toHaveLength(2);
});
