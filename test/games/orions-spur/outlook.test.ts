import { expect, it } from 'vitest';
import { viewerOf, type Seat } from '../../../src/engine/seat.ts';
import { attackOutlook, reactionOutlook, windowOutlook } from '../../../src/games/orions-spur/aids/outlook.ts';
import { splitsOf } from '../../../src/games/orions-spur/aids/splits.ts';
import type { CommandOf } from '../../../src/games/orions-spur/command.ts';
import { designNamed } from '../../../src/games/orions-spur/data/cards.ts';
import { READY_FLEETS } from '../../../src/games/orions-spur/data/fleets.ts';
import { SPECIES } from '../../../src/games/orions-spur/data/species.ts';
import type { SpurEvent } from '../../../src/games/orions-spur/event.ts';
import { orionsSpur as game } from '../../../src/games/orions-spur/game.ts';
import { cannotChoose, setupState } from '../../../src/games/orions-spur/rules/setup.ts';
import type { SpurState } from '../../../src/games/orions-spur/state.ts';
import { randomGame } from '../../laws/random-orions-spur.ts';
import { after, attack, duel, kinds, optionsOf } from '../../helpers/os-position.ts';

/** What a resolution did, in one text: numbers of every ship hit, and who lost what to whom. */
const told = (events: readonly SpurEvent[]): string => {
  const ships = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'hit') ships.set(event.ship, `${event.shield}/${event.hull}`);
    if (event.type === 'recoiled')
      ships.set(event.ship, `${(ships.get(event.ship) ?? '').split('/')[0]}/${event.hull}`);
    if (event.type === 'destroyed') ships.set(event.ship, `lost to ${event.by}`);
  }
  return [...ships].map(([ship, end]) => `${ship} ${end}`).join('; ');
};

const foreseen = ({ ships }: ReturnType<typeof windowOutlook>): string =>
  ships
    .map(({ ship, after: { shield, hull }, destroyed, by, recoil, hits }) => {
      if (destroyed) return `${ship} lost to ${by}`;
      return `${ship} ${recoil > 0 && hits.length === 0 ? '' : shield}/${hull}`;
    })
    .join('; ');

it('OS-6.24 OS-7.4: the result as it stands is what the resolver does, in every window of random games', () => {
  let windows = 0;
  let reactions = 0;
  for (let i = 0; i < 12; i += 1) {
    let expected: string | null = null;
    randomGame(`outlook ${i}`, i, {
      before({ state }, { seat, command }) {
        const view = game.view(state, viewerOf(seat));
        expected = null;
        if (command.type === 'attack' || command.type === 'ram')
          expected = foreseen(attackOutlook(view, seat, command));
        if (state.window === null) return;
        const asOthersSee = (viewer: Seat) => foreseen(windowOutlook(game.view(state, viewerOf(viewer))));
        const seen = state.players.map((player) => asOthersSee(player.seat));
        expect(new Set(seen).size).toBe(1);
        if (command.type === 'pass') expected = seen[0]!;
        if (command.type !== 'react') return;
        expected = foreseen(reactionOutlook(view, seat, command).outlook);
        reactions += 1;
        for (const other of splitsOf(view, seat, command)) expect(game.check(state, seat, other as never)).toEqual([]);
      },
      after({ state }, events) {
        if (expected === null) return;
        if (events.some(({ type }) => type === 'windowClosed')) {
          expect(told(events)).toBe(expected);
          windows += 1;
        } else if (state.window) expect(foreseen(windowOutlook(game.view(state, viewerOf('1'))))).toBe(expected);
      },
    });
  }
  expect(windows).toBeGreaterThan(150);
  expect(reactions).toBeGreaterThan(60);
});

it('OS-7.12: tells every other way to take a block off a hit of two kinds', () => {
  const match = after(
    duel(
      { ships: ['Sol B3'], hand: ['Plasma Cannon'] },
      { ships: ['Mars B3', 'Ceres F3'], hand: ['Shield Surge'] },
      { options: kinds('terran', 'terran') },
    ),
    attack('1:Sol', 'Plasma Cannon', '2:Ceres'),
  );
  const view = game.view(match.state, viewerOf('2'));
  const block = view.choices.find(
    (one): one is CommandOf<'react'> => one.type === 'react' && one.source.includes('shield-surge'),
  )!;
  expect(splitsOf(view, '2', block).map(({ split }) => split)).toEqual([
    { s: 1, a: 0, h: 1 },
    { s: 2, a: 0, h: 0 },
  ]);
  expect(windowOutlook(view).ships).toEqual([
    {
      ship: '2:ter-ceres#1',
      owner: '2',
      before: { shield: 1, hull: 2 },
      after: { shield: 0, hull: 0 },
      hits: [
        {
          attack: 'A0',
          packet: { shield: 3, any: 0, hull: 3 },
          dealt: { shield: 3, any: 0, hull: 3 },
        },
      ],
      recoil: 0,
      destroyed: true,
      by: '1',
      vp: 1,
    },
  ]);
  const halved = reactionOutlook(view, '2', block);
  expect(halved.result).toEqual({ kind: 'weakened', packet: { shield: 3, any: 0, hull: 1 } });
  expect(halved.outlook.ships[0]).toMatchObject({ after: { shield: 0, hull: 1 }, destroyed: false, by: null, vp: 0 });
});

it.each(SPECIES)('OS-12.2: the ready-made fleets of %s can be chosen, each for its points', (species) => {
  const totals = READY_FLEETS[species].map(({ points, designs }) => {
    const options = optionsOf({ ...kinds(species, 'terran'), startingFleet: 'points', fleetPoints: points });
    const state: SpurState = setupState(options);
    expect(cannotChoose(state, '1', designs)).toBeNull();
    return designs.reduce((sum, design) => sum + designNamed(design)!.cost, 0);
  });
  expect(totals).toEqual([6, 12, 18, 24]);
});
