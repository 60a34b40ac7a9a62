import { beforeAll, describe, expect, it } from 'vitest';
import { levelsOf } from '../../../../src/engine/level.ts';
import type { LadderRow } from '../../../../src/engine/ladder.ts';
import { wilson95 } from '../../../../src/ai/series/interval.ts';
import { ladderParts, rungsOf } from '../../../../src/ai/series/ladder.ts';
import type { SeriesGame } from '../../../../src/ai/series/series.ts';
import { gameEntry, GAMES } from '../../../../src/games/index.ts';
import { ladderOf } from '../../../../src/games/manifest.ts';
import { fetchLabGames, labGame } from '../../../../src/ui/match/lab/lab-games.ts';
import { readLadder, shippedLadder } from '../../../../src/ui/match/lab/ladder-file.ts';
import {
  ladderCommand,
  ladderGroups,
  ladderQuery,
  partsOf,
  readLadderDraft,
  rowsOf,
  type LadderDraft,
} from '../../../../src/ui/match/lab/ladder-draft.ts';
import '../../../helpers/game-uis.ts';

beforeAll(fetchLabGames);

const DRAFT: LadderDraft = { game: 'skaxar', only: null, each: 10, seed: 's 1' };
const cases = () => ladderOf(GAMES.find(({ id }) => id === 'skaxar')!);
const ODD: readonly { readonly [key: string]: string }[] = [
  { only: 'mars' },
  { games: '5' },
  { games: 'ten' },
  { seed: '' },
  { level: 'easy' },
];
const won = (winner: number | null) => ({ winner }) as SeriesGame;

describe('the ladder of the Balance lab', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: has a name of its own for every case',
    async (id, game) => {
      const named = (await ladderOf(game)).map(({ name }) => labGame(id).ladderCase(name));
      expect(new Set(named).size).toBe(named.length);
      for (const name of named) expect(name).not.toMatch(/undefined|NaN|-/);
    },
  );

  it('is told by its address, and gives back what it was', async () => {
    for (const draft of [DRAFT, { ...DRAFT, only: 'earth-earth', each: 400 }])
      expect(readLadderDraft(ladderQuery(draft), 'orions-gate', await cases())).toEqual({ draft, misread: [] });
    for (const odd of ODD) {
      const read = readLadderDraft({ ladder: 'skaxar', seed: 's', ...odd }, 'skaxar', await cases());
      expect(read.misread).toEqual(Object.entries(odd).map((part) => part.join('=')));
      expect(read.draft).toMatchObject({ game: 'skaxar', only: null, each: 40 });
    }
  });

  it('plays the games of the command line, and draws the steps that have begun', async () => {
    const parts = partsOf(DRAFT, await cases());
    expect(parts).toEqual(
      ladderParts('skaxar', await cases(), rungsOf(levelsOf(gameEntry('skaxar'))), { games: 10, seed: 's 1' }),
    );
    expect(partsOf({ ...DRAFT, only: 'earth-earth' }, await cases()).map((part) => part.case)).toEqual([
      'earth-earth',
      'earth-earth',
      'earth-earth',
      'earth-earth',
    ]);
    const rows = rowsOf(parts, [...parts[0]!.games.map(({ above }) => won(above.indexOf(true))), won(null)]);
    expect(rows.map(({ above, won: wins, drawn, share }) => [above, wins, drawn, share])).toEqual([
      ['novice', 10, 0, 1],
      ['easy', 0, 1, 0.5],
    ]);
    const [group, ...others] = ladderGroups('skaxar', rows);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ title: 'Earth against Skaxar' });
    expect(ladderGroups('skaxar', rows.slice(0, 1))[0]!.title).toBe('Earth against Skaxar · 10 games a step');
    expect(group!.rows.map(({ who, games, even }) => [who, games, even])).toEqual([
      ['Novice over Beginner', 10, 0.5],
      ['Easy over Novice', 1, 0.5],
    ]);
    expect(ladderCommand({ ...DRAFT, only: 'earth-earth' })).toBe(
      "npm run --silent tabletop -- ladder --game skaxar --games 10 --seed 's 1' --cases earth-earth",
    );
  });

  it.each(GAMES.filter(({ measured }) => measured).map(({ id }) => id))(
    '%s: what came with the program is of steps it has, each in its place',
    async (id) => {
      const { rows } = (await shippedLadder(id))!;
      const steps = partsOf({ game: id, only: null, each: 10, seed: 's' }, await ladderOf(gameEntry(id)));
      const placeOf = (row: LadderRow) =>
        steps.findIndex(({ case: name, rung }) => name === row.case && rung.above === row.above);
      const places = rows.map(placeOf);
      expect(places).not.toContain(-1);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      for (const { games, won, lost, drawn, share, interval95, ...row } of rows) {
        expect(won + lost + drawn, row.case).toBe(games);
        expect(share, row.case).toBeCloseTo((won + drawn / 2) / games, 4);
        expect(interval95, row.case).toEqual(wilson95(won + drawn / 2, games));
      }
    },
  );

  it('opens what the command line has written, and says what is wrong with another file', () => {
    const row = { case: 'earth-earth', above: 'hard', below: 'default', games: 4, won: 3, lost: 1, drawn: 0 };
    const ladder = {
      format: 'orion-ladder',
      game: 'skaxar',
      seed: 's',
      rows: [{ ...row, share: 0.75, interval95: [0.3, 0.95] }],
    };
    expect(readLadder('a.json', JSON.stringify(ladder))).toEqual({ ok: true, ladder });
    const faultOf = (text: string) => {
      const read = readLadder('a.json', text);
      return read.ok ? null : read.fault;
    };
    expect(faultOf('{')).toBe('a.json is no ladder: it holds no JSON text.');
    expect(faultOf(JSON.stringify({ ...ladder, game: 'chess' }))).toBe(
      'a.json is no ladder: game: there is no game chess here.',
    );
    expect(faultOf(JSON.stringify({ ...ladder, rows: [ladder.rows[0], { ...ladder.rows[0], above: 'master' }] }))).toBe(
      'a.json is no ladder: rows.1.above: there is no level master in Skaxar.',
    );
    expect(faultOf(JSON.stringify({ ...ladder, rows: [{ ...ladder.rows[0], share: 2 }] }))).toContain('rows.0.share');
    expect(faultOf(JSON.stringify({ ...ladder, rows: [] }))).toContain('rows');
    expect(faultOf('[]')).toContain('a.json is no ladder');
  });
});
