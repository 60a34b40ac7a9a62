import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/games/retrograde/data/cards.ts';
import type { RetrogradeCommand } from '../../src/games/retrograde/command.ts';
import { SEATS, type RetrogradeState } from '../../src/games/retrograde/state.ts';
import { amount } from '../helpers/whole.ts';
import { randomGame } from './random-retrograde.ts';
import { retrograde } from './retrograde-hidden.ts';

const GAMES = amount(10, 24);
/** One state in so many is looked at whole. */
const ONE_IN = 9;
/** Beyond the highest orbital, and the most delta-vee a spacecraft can spend. */
const MOST_ORBITALS = 6;
const MOST_SPEND = 11;

const from = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more);

/** Every command that can be said of what lies on the table, sensible or not, each in one way. */
function sayable(state: RetrogradeState): readonly RetrogradeCommand[] {
  const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
  const wrecks = ids(state.debris);
  const spacecraft = [...ids(state.spacecraft), ...wrecks.slice(0, 2)];
  const assets = ids(state.assets);
  const projects = ids(state.projects);
  const cards = CARDS.map(({ id }) => id);
  const orbitals = from(0, MOST_ORBITALS);
  const each = <T>(list: readonly T[], make: (one: T) => readonly RetrogradeCommand[]): readonly RetrogradeCommand[] =>
    list.flatMap(make);
  return [
    ...each(spacecraft, (one) => [
      { type: 'scuttle', spacecraft: one },
      { type: 'bombard', spacecraft: one, target: 'asset' },
      { type: 'bombard', spacecraft: one, target: 'upgrade' },
      ...each([...assets, ...projects], (asset) =>
        orbitals.map((orbital) => ({ type: 'burn', spacecraft: one, asset, orbital })),
      ),
      ...each(spacecraft, (target) =>
        from(0, MOST_SPEND).map((spend) => ({ type: 'attack', spacecraft: one, target, spend })),
      ),
      ...cards.map((card): RetrogradeCommand => ({ type: 'refit', spacecraft: one, card })),
      ...projects.map((project): RetrogradeCommand => ({ type: 'sacrifice', spacecraft: one, project })),
    ]),
    ...each(assets, (asset) => [
      ...spacecraft.map((target): RetrogradeCommand => ({ type: 'missileDefense', asset, target })),
      { type: 'research', asset, draw: 1 },
      { type: 'research', asset, draw: 2 },
      { type: 'repair', asset, target: 'asset' },
      { type: 'repair', asset, target: 'upgrade' },
      ...cards.map((card): RetrogradeCommand => ({ type: 'startProject', card, asset })),
      ...each(projects, (project) => [
        { type: 'contribute', asset, project },
        ...wrecks.map((debris): RetrogradeCommand => ({ type: 'contribute', asset, project, debris })),
      ]),
      ...each(wrecks, (first) => wrecks.map((second) => ({ type: 'sweep', asset, debris: [first, second] }))),
    ]),
    ...each(projects, (project) => [
      { type: 'scrapProject', project },
      ...orbitals.map((orbital): RetrogradeCommand => ({ type: 'complete', project, orbital })),
    ]),
    ...cards.map((card): RetrogradeCommand => ({ type: 'startProject', card })),
    { type: 'endPhase' },
  ];
}

/** A command as one text, whatever the order of what it lists. */
const told = (command: RetrogradeCommand): string =>
  JSON.stringify(
    Object.entries(command)
      .map(([key, value]): readonly [string, unknown] => [key, Array.isArray(value) ? [...value].sort() : value])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

describe('the choices of Retrograde', () => {
  it('RG-19.1 are exactly the commands that can be said and pass the check, in states of random games', () => {
    let seen = 0;
    const met = new Set<string>();
    for (let i = 0; i < GAMES; i++)
      randomGame(`choices ${i}`, i, {
        before({ state, ply }) {
          if ((ply + i) % ONE_IN > 0) return;
          seen += 1;
          const said = sayable(state);
          for (const seat of SEATS) {
            const legal = said.filter((command) => retrograde.check(state, seat, command as never).length === 0);
            const listed = retrograde.choices(state, seat) as readonly RetrogradeCommand[];
            expect([...new Set(legal.map(told))].sort()).toEqual(listed.map(told).sort());
            for (const { type } of listed) met.add(type);
          }
        },
      });
    expect(seen).toBeGreaterThan(60);
    for (const type of [
      'burn',
      'attack',
      'refit',
      'bombard',
      'research',
      'repair',
      'contribute',
      'complete',
      'startProject',
    ])
      expect(met).toContain(type);
  });
});
