import { describe, expect, it } from 'vitest';
import { playerOf } from '../../src/ai/series/player.ts';
import { cover, coverage, guideOf } from '../../src/cli/coverage.ts';
import { playMatch } from '../../src/cli/coverage/play.ts';
import { countShown, nothingReached, notReached } from '../../src/cli/coverage/reached.ts';
import { arenaOf, GAMES } from '../../src/cli/registry.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { optionsOfMatch, type CoverageGuide } from '../../src/games/coverage.ts';
import { orionsGateCoverage } from '../../src/games/orions-gate/coverage/index.ts';
import { SPREAD, SPREAD_OPTIONS } from '../../src/games/orions-gate/coverage/plan.ts';
import { REFUSALS, REFUSAL_NAMES, refusalsOf } from '../../src/games/orions-gate/coverage/refusals.ts';
import { sideOfCaptain } from '../../src/games/orions-gate/rules/captains.ts';
import { game } from '../helpers/og-position.ts';
import { laws } from './laws.ts';

const guide = orionsGateCoverage as CoverageGuide;
const optionsOfBattle = (index: number, seed: string) => optionsOfMatch(guide, index, seed);
const orionsGate = GAMES.find(({ id }) => id === 'orions-gate')!;

/** What the spread says of battle `seed`, small enough to be played again and again. */
const small = (seed: number) => {
  const spread = optionsOfBattle(seed, 'law');
  return {
    ...spread,
    points: Math.min(18, spread['points'] as number),
    rounds: Math.min(3, spread['rounds'] as number),
  };
};

// The laws every game keeps, over all options, captains and tables.
laws({
  game,
  options: (seed) => small(seed % 1000),
  runs: 4,
  mostPlies: 80,
  assertHidden: (shown, state, viewer) => {
    const side = viewer.kind === 'seat' ? sideOfCaptain(viewer.seat) : null;
    for (const captain of Object.keys(state.fleets)) {
      if (sideOfCaptain(captain) === side) continue;
      if (shown.kind === 'view') expect(shown.view.fleets[captain]).toBeUndefined();
      else if (shown.event.type === 'fleetSubmitted' && shown.event.captain === captain)
        expect(shown.event.units).toBeNull();
    }
  },
});

describe('what battles reach', () => {
  it('names every refusal of the catalogue, and tells a sentence by its pattern', () => {
    expect(Object.keys(REFUSALS)).toEqual(Array.from({ length: 78 }, (_, at) => `I${at + 1}`));
    expect(REFUSAL_NAMES).toHaveLength(80);
    expect(
      refusalsOf({ rule: 'OG-6.10', reason: 'Path comes within 0.999 in of Fighters 1; 1.000 in is needed.' }),
    ).toEqual(['I27']);
    expect(
      refusalsOf({
        rule: 'OG-6.10',
        reason: 'Path comes within 0.473 in of Fighters 1; you start at 0.500 in and may not come nearer.',
      }),
    ).toEqual(['I28']);
    expect(refusalsOf({ rule: 'OG-13.2', reason: 'No boarding after firing.' })).toEqual(['I65 2']);
    expect(
      refusalsOf({ rule: 'OG-6.11', reason: 'Path comes within 0.999 in of Fighters 1; 1.000 in is needed.' }),
    ).toEqual([]);
  });

  it('OG-26.1 lists every option of the catalogue but the seed, and every value of a choice turns up in any run of as many battles', () => {
    const resolved = Object.keys({ ...(orionsGate.parseOptions({}) as { value: object }).value });
    for (const option of resolved)
      if (!['terrainSeed', 'layout'].includes(option)) expect(SPREAD_OPTIONS, option).toContain(option);
    for (const option of ['mission', 'boarding', 'playersB', 'pointSplit', 'theme'] as const) {
      const { length } = SPREAD[option];
      const values = Array.from({ length }, (_, at) => optionsOfBattle(7 * length + at, 's')[option]);
      expect(new Set(values), option).toEqual(new Set<unknown>(SPREAD[option]));
    }
    const met: { [option: string]: Set<unknown> } = {};
    for (let i = 0; i < 300; i++) {
      const raw = optionsOfBattle(i, 's');
      for (const option of SPREAD_OPTIONS) (met[option] ??= new Set()).add(raw[option]);
      const parsed = orionsGate.parseOptions(raw);
      if (!parsed.ok) throw new Error(`battle ${i}: options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
      expect(orionsGate.checkSetup(parsed.value), `battle ${i}`).toEqual([]);
    }
    for (const option of SPREAD_OPTIONS) expect(met[option], option).toEqual(new Set<unknown>(SPREAD[option]));
  });

  it('is nothing before the first battle', () => {
    const missing = notReached(nothingReached(guide));
    for (const one of [
      'components salvageArm',
      'terrain wormhole',
      'missions artifactHunt',
      'option playersA 4',
      'endings agreedDraw',
      'refusals I78',
    ])
      expect(missing).toContain(one);
  });

  it('a slice of it: no exception, no stall, no broken law, and most refusals', async () => {
    const { failures, reached, notReached: missing } = await cover(orionsGate, 'slice', 15, 0);
    expect(failures).toEqual([]);
    expect(missing.filter((one) => one.startsWith('missions'))).toEqual([]);
    expect(Object.values(reached['refusals']!).filter((count) => count > 0).length).toBeGreaterThan(65);
  });

  it('takes whole numbers of matches', async () => {
    await expect(coverage(GAMES, ['--game', 'orions-gate', '--random', 'many'])).rejects.toThrow(
      '--random many is not a whole number from 0 on.',
    );
  });
});

describe.each(GAMES.filter(({ id }) => id !== 'orions-gate'))('what matches of $title reach', (subject) => {
  it('names every option, and every combination of the spread can be played', async () => {
    const { spread } = await guideOf(subject);
    expect(Object.keys(spread).length).toBeGreaterThan(3);
    for (let index = 0; index < 60; index++) {
      const parsed = subject.parseOptions(optionsOfMatch(await guideOf(subject), index, 's'));
      expect(parsed, `match ${index}`).toMatchObject({ ok: true });
      if (parsed.ok) expect(subject.checkSetup(parsed.value), `match ${index}`).toEqual([]);
    }
  });

  it('a slice of it: no exception, no stall, no broken law, every command and event that is not rare, most refusals', async () => {
    const { failures, reached } = await cover(subject, 'slice', 12, 1);
    expect(failures).toEqual([]);
    for (const [group, least] of [
      ['commands', 1],
      ['events', 0.9],
      ['refusals', 0.7],
    ] as const) {
      const counts = Object.values(reached[group]!);
      expect(counts.filter((count) => count > 0).length / counts.length, group).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('a match that goes wrong', () => {
  const duel = GAMES.find(({ id }) => id === 'battlespace-sirius')!;
  const played = async (change: Partial<AnyGame>, own: Partial<CoverageGuide> = {}) => {
    const base = await guideOf(duel);
    const game = { ...duel, ...change };
    const players = () => playerOf({ ...arenaOf(duel), game }, 'random', 'wrong');
    const whole = { ...base, ...own };
    const raw = optionsOfMatch(whole, 0, 's');
    return () =>
      playMatch(game, whole, { raw, seed: 'wrong', index: 0, playerOf: players, asides: false }, nothingReached(whole));
  };

  it('is told by the law it breaks', async () => {
    expect(await played({}, { unsound: () => 'two ships in one cell' })).toThrow(
      /^ply 1, after .*: two ships in one cell$/,
    );
    expect(await played({ outcome: () => null, pending: () => [] })).toThrow('nobody has to decide');
    expect(
      await played({
        check: () => {
          throw new Error('no such cell');
        },
      }),
    ).toThrow(/^the attempt .* throws: no such cell$/);
  });

  it('names what nobody reached, and counts what nobody asked for', () => {
    const reached = nothingReached({
      spread: { fast: [true, false] },
      wanted: { events: ['turned'], refusals: ['X-1'] },
    });
    countShown(reached, { group: 'events', name: 'turned' });
    countShown(reached, { group: 'events', name: 'strange' });
    expect(reached['events']).toEqual({ turned: 1, strange: 1 });
    expect(notReached(reached)).toEqual(['refusals X-1', 'option fast true', 'option fast false']);
  });
});
