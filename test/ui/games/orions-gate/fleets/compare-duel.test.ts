import { describe, expect, it } from 'vitest';
import type { Reading } from '../../../../../src/ai/series/report.ts';
import { playSeriesGame } from '../../../../../src/ai/series/play-series.ts';
import { arenaOf, GAMES } from '../../../../../src/cli/registry.ts';
import { PRESETS, type NamedFleet } from '../../../../../src/games/orions-gate/index.ts';
import { compareGroups } from '../../../../../src/ui/games/orions-gate/fleets/compare-rows.ts';
import {
  seriesOfDuel,
  termsOf as readTerms,
  type FleetDuel as Duel,
} from '../../../../../src/ui/games/orions-gate/fleets/duel-draft.ts';
import { FLEET_DUEL } from '../../../../../src/ui/games/orions-gate/fleets/duel-page.tsx';
import {
  destroyedBy,
  fatesOf,
  type FoughtFleets as Fought,
} from '../../../../../src/ui/games/orions-gate/fleets/duel-results.ts';
import { figureText, larger } from '../../../../../src/ui/match/lists/compare-rows.ts';
import { duelCsv, duelGroups, lengthOf } from '../../../../../src/ui/match/lists/duel-results.ts';
import { commandOfDuel, duelParts, duelRoute, inOrder } from '../../../../../src/ui/match/lists/list-duel.ts';
import { hashOf, parseRoute } from '../../../../../src/ui/match/router.ts';
import { fleetsText as words } from '../../../../../src/ui/games/orions-gate/words/fleets.ts';
import '../../../../helpers/game-uis.ts';

const read = (query: { readonly [name: string]: string }) => readTerms(duelParts(query));

const preset = (id: string): NamedFleet => PRESETS.find((one) => one.id === id)!;
const wolves = preset('wolf-pack');
const lances = preset('twin-lances');

describe('rows of two fleets', () => {
  const groups = compareGroups(wolves, lances, [[1.234, 0.5], null]);
  const row = (title: string, label: string) =>
    groups.find((group) => group.title === title)!.rows.find((one) => one.label === label)!;

  it('stand beside each other, the larger one told, alike when they read alike', () => {
    expect(row(words.groups.size, words.rows.boxes).values).toEqual([12, 12]);
    expect(larger(row(words.groups.size, words.rows.boxes))).toBe('alike');
    expect(larger(row(words.groups.size, 'Fighters'))).toBe('a');
    // Torpedoes of two ships at 36", nothing of the wolves.
    expect(row(words.groups.guns, words.atRange(36)).values).toEqual([0, 4]);
    expect(larger(row(words.groups.guns, words.atRange(36)))).toBe('b');
    // Accuracy 0 + 1 against Evasion 7, Strength 6 against 13: 26 x 21 of 1296, four times.
    expect(figureText(row(words.groups.against('Battleship'), words.atRange(36)).values[1]!, 2)).toBe(
      ((4 * 26 * 21) / 1296).toFixed(2),
    );
    expect(larger({ label: '', decimals: 2, values: [0.301, 0.299] })).toBe('alike');
  });

  it('wait for volleys that are still being counted, and leave them out of fleets that cannot fight', () => {
    const volleys = groups.find(({ title }) => title === words.groups.volley)!.rows;
    expect(volleys.map(({ values }) => values)).toEqual([
      [1.234, 0.5],
      [null, null],
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(larger(volleys[1]!)).toBe('alike');
    expect(compareGroups(wolves, lances, null).map(({ title }) => title)).not.toContain(words.groups.volley);
  });

  it('show only types and components somebody has', () => {
    expect(groups[0]!.rows.map(({ label }) => label)).toEqual([
      words.rows.points,
      words.rows.units,
      'Destroyers',
      'Fighters',
      words.rows.boxes,
    ]);
    expect(groups.at(-1)!.rows.map(({ label, values }) => [label, ...values])).toContainEqual(['Torpedo', 0, 4]);
  });
});

describe('a duel', () => {
  const duel: Duel = {
    lists: [wolves, lances],
    players: ['easy', 'random'],
    games: 30,
    seed: "it's",
    terrain: 'rocks',
    arcs: true,
  };

  it('travels in an address and back', () => {
    const route = parseRoute(hashOf(duelRoute(FLEET_DUEL, duel)));
    const { query } = route as { readonly query: { readonly [name: string]: string } };
    const { lists: _lists, ...terms } = duel;
    expect(read(query)).toEqual(terms);
    const odd = { players: 'nobody', games: '3', seed: '', terrain: 'x'.repeat(41), arcs: 'all', tables: '2' };
    const parts = duelParts(odd);
    expect(readTerms(parts)).toMatchObject({
      players: ['default', 'default'],
      games: 20,
      terrain: '',
      arcs: false,
    });
    expect(parts.misread()).toEqual(Object.entries(odd).map((part) => part.join('=')));
    expect(duelParts({ ...query, players: 'beginner,random' }).misread()).toContain('players=beginner,random');
    expect(read({}).seed).toMatch(/^[a-z0-9]{8}$/);
    expect(inOrder(read({}))).toBe(true);
    expect(inOrder({ ...terms, games: 5 })).toBe(false);
    expect(inOrder({ ...terms, seed: '  ' })).toBe(false);
  });

  it('gives the series and the command the same options', () => {
    const series = seriesOfDuel(duel);
    expect(series).toMatchObject({
      game: 'orions-gate',
      options: { points: 12, terrainSeed: 'rocks', firingArcs: true },
      names: ['easy', 'random'],
      seed: "it's",
    });
    expect(commandOfDuel(FLEET_DUEL, duel)).toContain(
      `--seed 'it'\\''s' --seats easy,random --options '${JSON.stringify(series.options)}'`,
    );
    expect(seriesOfDuel({ ...duel, terrain: '', arcs: false }).options).toEqual({ points: 12 });
    expect(seriesOfDuel({ ...duel, lists: [preset('grand-line'), wolves] }).options).toMatchObject({ points: 24 });
  });

  it('counts by fleet, ship and battle', () => {
    const series = seriesOfDuel({ ...duel, players: ['random', 'random'] });
    const played = [0, 1, 2, 3].map((index) => playSeriesGame(arenaOf(GAMES[0]!), series, index));
    const reading: Reading = { seats: ['a1', 'b1'], length: 'rounds', shares: [] };
    const fought = {
      draft: duel,
      state: 'done',
      played,
      byPlace: played,
      failures: [],
      lost: '',
      reading,
      ms: 1,
    } as Fought;
    const [byFleet, bySeat] = duelGroups(FLEET_DUEL, fought);
    expect(byFleet!.rows.map(({ who, seat, games }) => [who, seat, games])).toEqual([
      ['Wolf Pack', 0, 4],
      ['Twin Lances', 1, 4],
    ]);
    expect(byFleet!.rows[0]!.share + byFleet!.rows[1]!.share).toBeCloseTo(1, 3);
    expect(bySeat!.rows).toHaveLength(2);
    const fates = fatesOf(fought);
    expect(fates.map(({ name, ships }) => [name, ships.length])).toEqual([
      ['Wolf Pack', 6],
      ['Twin Lances', 2],
    ]);
    expect(fates[1]!.ships[0]).toMatchObject({ name: 'Long Lance', type: 'destroyers' });
    expect(destroyedBy(played, 0)).toEqual(played.map(({ accounts }) => accounts![0]!.destroyed));
    expect(lengthOf(played)!.rounds).toHaveLength(4);
    const csv = duelCsv(played).trimEnd().split('\n');
    expect(csv).toHaveLength(5);
    expect(csv[0]).toMatch(/^winner,winnerSeat,reason,destroyedByA,leftOfA,destroyedByB,leftOfB,rounds/);
    expect(csv[1]!.split(',')).toHaveLength(csv[0]!.split(',').length);
  });
});
