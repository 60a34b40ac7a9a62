import { describe, expect, it } from 'vitest';
import { anyChoice, createBot } from '../../src/ai/bot.ts';
import { isSame, reasonOf, type Decided, type Reason } from '../../src/ai/reason.ts';
import { LEVELS, levelsOf, type Level } from '../../src/engine/level.ts';
import type { Effort } from '../../src/engine/brain.ts';
import type { Json } from '../../src/engine/json.ts';
import { applyCommand, startMatch } from '../../src/engine/match.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { lifeboatData, type LifeboatId } from '../../src/games/battlespace-sirius/data/lifeboats.ts';
import { effortOf } from '../../src/ai/efforts.ts';
import { battlespaceSiriusManifest } from '../../src/games/battlespace-sirius/manifest.ts';
import { maneuverProspects, maneuverWorth } from '../../src/games/battlespace-sirius/bot/maneuver.ts';
import { lifeboatOdds, volleyOdds } from '../../src/games/battlespace-sirius/odds/index.ts';
import { meanOf, toNumber, volleyOdds as orionsVolley } from '../../src/games/orions-gate/odds/index.ts';
import { combatOutlook, offerOutlooks } from '../../src/games/skaxar/aids/index.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { brains, type BrainName } from '../helpers/brains.ts';
import { boat, duel, game as sirius, ship, type Duel } from '../helpers/bs-position.ts';
import { battle, optionsOf } from '../helpers/og-position.ts';
import { game as skaxar, table } from '../helpers/sk-position.ts';

type Weighed = Extract<Reason, { kind: 'weighed' }>;
const weighed = (reason: Reason): Weighed => {
  if (reason.kind !== 'weighed') throw new Error(reason.kind);
  return reason;
};

/** The levels of a game that do not play on for long. */
const levelsIn = (name: string): readonly Level[] => (name === 'sirius' ? levelsOf(battlespaceSiriusManifest) : LEVELS);

const isClear = ({ blur, overlooks = 0 }: Effort): boolean => blur === 0 && overlooks === 0;

/** The reason of a command that a seat gives in a state. */
function asked(name: string, state: unknown, seat: string, command: unknown, more: Partial<Decided> = {}): Reason {
  const [game, brain] = brains[name as BrainName];
  const view = game.view(state, viewerOf(seat));
  return reasonOf(game, brain, {
    view,
    seat,
    level: name === 'sirius' ? 'master' : 'hard',
    seed: 's',
    command: command as Json,
    over: false,
    ...more,
  });
}

describe('a decision made again', () => {
  it.each(Object.keys(brains).flatMap((name) => levelsIn(name).map((level) => [name, level] as const)))(
    'of %s, level %s, comes to the same command, with the worths it was made by',
    (name, level) => {
      const [game, brain] = brains[name as BrainName];
      const options = name === 'orions' ? optionsOf({}) : game.parseOptions({});
      let { match } = startMatch(
        game,
        name === 'orions' ? options : (options as { value: unknown }).value,
        seedChance('w'),
      );
      const bot = createBot(game, brain, level);
      for (let ply = 0; ply < 9; ply++) {
        const seat = game.pending(match.state)[0]!.seats[0]!;
        const view = game.view(match.state, viewerOf(seat));
        const command = bot.choose(view, seat, `m/${ply}`) as Json;
        const decided = { view, seat, level, seed: `m/${ply}`, command, over: true };
        const { own, rank, of, given, rival } = weighed(reasonOf(game, brain, decided));
        expect({ own, ranked: rank !== null && rank <= of }).toEqual({ own: true, ranked: true });
        // Who errs nowhere never takes less than the best.
        if (isClear(effortOf(brain, level)) && rival) expect(given.worth).toBeGreaterThanOrEqual(rival.worth! - 1e-9);
        const applied = applyCommand(game, match, seat, command);
        if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
        match = applied.match;
      }
    },
  );

  it('tells the place of a worse command by its own count, and that its level would not give it', () => {
    const match = firing([6, 2, 6, 6], ship(2, [1, 0]));
    const command = { type: 'fire', line: 'E', weapons: 3 };
    const worst = weighed(asked('sirius', match.state, '1', command));
    const { own, rank, of, given, rival } = worst;
    expect({ own, rank, of }).toEqual({ own: false, rank: 3, of: 3 });
    expect(rival!.worth).toBeGreaterThan(given.worth!);
    // Without the seed nobody can say whether chance had a part in it.
    expect(weighed(asked('sirius', match.state, '1', command, { seed: null })).own).toBeNull();
  });

  it('among several players is told by worths that were counted out, as between two', () => {
    const vessels = [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 1, 6, 2]), ship(3, [0, 1], 'E', [1, 6, 3, 6])];
    const { state } = duel({ vessels });
    const effort = { candidates: 200, caution: 1, blur: 1 };
    const whole = maneuverProspects(state, '1', effort, { work: 0 });
    const told = whole.flatMap(({ command }) => {
      const { given, rank } = weighed(asked('sirius', state, '1', command, { level: 'default' }));
      return rank === null ? [] : [{ command, worth: given.worth! }];
    });
    expect(told.length).toBeGreaterThan(10);
    for (const { command, worth } of told) {
      // A maneuver may come beside two opponents: as an engagement of the one, and of the other. What the level does
      // not think of is weighed by the better of both.
      const ways = whole.filter((one) => isSame(one.command, command)).map((one) => one.worth);
      const worths = [
        ...ways,
        maneuverWorth(state, '1', command as Parameters<typeof maneuverWorth>[2], effort, { work: 0 })!,
      ];
      expect(Math.min(...worths.map((one) => Math.abs(one - worth)))).toBeLessThan(1e-12);
    }
    expect(new Set(told.map(({ worth }) => worth)).size).toBeGreaterThan(5);
  });
});

/** Seat 1 about to fire East at the Port of seat 2. */
const firing = (power: readonly [number, number, number, number], other = ship(2, [1, 0], 'N', [6, 6, 6, 3])): Duel =>
  duel({ vessels: [ship(1, [0, 0], 'N', power), other], phase: 'fire', engaged: '2', lines: ['E'] });

describe('the figures of Battlespace Sirius', () => {
  it('BS-19.7 are the odds of the volley that is rolled, beside those of the best other one', () => {
    const { given, rival } = weighed(
      asked('sirius', firing([6, 6, 6, 6]).state, '1', { type: 'fire', line: 'E', weapons: 4 }),
    );
    expect(given.facts).toEqual({
      kind: 'fire',
      weapons: 4,
      target: '2',
      side: 'port',
      goal: 'open',
      chance: volleyOdds(4, 3).emptied,
      removed: volleyOdds(4, 3).expectedRemoved,
    });
    const { weapons } = rival!.facts as { weapons: number };
    expect(weapons).not.toBe(4);
    expect(rival!.facts).toMatchObject({ kind: 'fire', chance: volleyOdds(weapons, 3).emptied });
  });

  it('BS-8.5 BS-12.15 are certain at a bare side, and those of its Hull at a lifeboat', () => {
    const bare = firing([6, 6, 6, 6], ship(2, [1, 0], 'N', [6, 6, 6, 0]));
    const one = { type: 'fire', line: 'E', weapons: 1 };
    expect(weighed(asked('sirius', bare.state, '1', one)).given.facts).toMatchObject({
      goal: 'destroy',
      chance: { ways: 1, of: 1 },
    });
    const boats = duel({
      vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'ash')],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(weighed(asked('sirius', boats.state, '1', one, { over: true })).given.facts).toMatchObject({
      side: null,
      goal: 'destroy',
      chance: lifeboatOdds(1, lifeboatData('ash').hull),
    });
  });

  it('BS-15.2 rest on nothing that only the computer knows while the match goes on', () => {
    const withCard = (card: LifeboatId, over = false): Weighed => {
      const match = duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 3])],
        cards: { '1': card, '2': 'sand' },
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
      return weighed(asked('sirius', match.state, '1', { type: 'fire', line: 'E', weapons: 2 }, { over }));
    };
    expect(withCard('ash')).toEqual(withCard('slate'));
    expect(withCard('ash')).toMatchObject({
      secret: true,
      rank: null,
      rival: null,
      own: null,
      given: { worth: null, command: null, facts: { weapons: 2 } },
    });
    expect(withCard('ash', true).given.worth).not.toBeNull();
    expect(withCard('ash', true).given.worth).not.toBe(withCard('slate', true).given.worth);
  });
});

describe('the figures of Skaxar', () => {
  it('SK-8.4 are the fight as it would end with the purchase, and without', () => {
    const { state } = table({
      at: 'session',
      decider: 'A',
      buyers: ['B', 'A'],
      closed: ['B'],
      A: { field: ['E10'], leadShip: 'E10', money: 40_000 },
      B: { field: ['X10'], leadShip: 'X10' },
    });
    const seen = skaxar.view(state, viewerOf('A'));
    const pass = weighed(asked('skaxar', state, 'A', { type: 'pass' }));
    expect(pass.given.facts).toEqual({ kind: 'pass', outcome: combatOutlook(seen)!.outcome });
    const rival = pass.rival!;
    const { slot } = rival.command as { slot: number };
    const offer = offerOutlooks(seen, 'A')[slot - 1]!;
    expect(rival.facts).toMatchObject({ kind: 'buy', card: offer.card, price: offer.price, outcomes: offer.outcomes });
    expect(pass.rank).toBe(pass.given.worth! < rival.worth! ? 2 : 1);
  });
});

describe("the figures of Orion's Gate", () => {
  it('OG-24.10 are the exact damage and loss of the target', () => {
    const { state } = battle({
      units: [
        { id: 'a1.1', type: 'destroyers', pose: [36_000, 20_000, 9000], components: ['railgun'] },
        { id: 'b1.1', type: 'destroyers', pose: [36_000, 30_000, 27_000], components: ['cannon'] },
      ],
      phase: 'destroyers',
      turn: 'A',
      activation: { unit: 'a1.1', action: 'hold', step: 'fire' },
    } as never);
    const { given } = weighed(asked('orions', state, 'a1', { type: 'firePrimary', target: 'b1.1' }));
    const [odds] = orionsVolley({ sight: kernelSight }, state, 'a1.1', [{ slot: 0, targets: ['b1.1'] }]).targets;
    expect(given.facts).toEqual({
      kind: 'fire',
      weapon: 'primary',
      targets: [{ unit: 'b1.1', mean: toNumber(meanOf(odds!.damage)), destroyed: toNumber(odds!.destroyed) }],
    });
  });
});

describe('a player who weighs nothing', () => {
  it('picked among so many legal ways, where they can be counted', () => {
    const { state } = firing([6, 6, 6, 6]);
    const ways = sirius.choices(state, '1').length;
    const command = { type: 'fire', line: 'E', weapons: 1 };
    expect(asked('sirius', state, '1', command, { level: 'random' })).toEqual({ kind: 'random', ways });
  });

  it('picks each of them', () => {
    const { state } = firing([6, 6, 6, 6]);
    const all = sirius.choices(state, '1');
    const picked = Array.from({ length: 60 }, (_, at) =>
      anyChoice(sirius, state, '1', openChance(seedChance(`${at}`))),
    );
    for (const one of all) expect(picked.some((other) => isSame(one, other))).toBe(true);
  });
});
