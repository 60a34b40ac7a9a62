import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { isSame, reasonOf, type Reason } from '../../src/ai/reason.ts';
import type { Brain } from '../../src/engine/brain.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { applyCommand, startMatch } from '../../src/engine/match.ts';
import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { battlespaceSiriusBrain } from '../../src/games/battlespace-sirius/bot.ts';
import { brains, type BrainName } from '../helpers/brains.ts';
import { duel, game as sirius, ship } from '../helpers/bs-position.ts';
import { optionsOf, type Battle } from '../helpers/og-position.ts';
import { D, during, F } from '../games/orions-gate/battle/scene.ts';

/**
 * What people may do that is not weighed: fleets and places before the first round, components that are no weapons,
 * what others decide about next, and what is worth the same wherever it is done.
 */
const UNWEIGHED = {
  sirius: [],
  skaxar: ['harvest'],
  retrograde: [],
  spur: ['chooseFleet', 'setLayout', 'react', 'attack'],
  orions: ['submitFleet', 'chooseEdge', 'placeMarker', 'deploy', 'useComponent'],
} as const satisfies { readonly [name in BrainName]: readonly string[] };

type Weighed = Extract<Reason, { kind: 'weighed' }>;

/** How a command is weighed that somebody gave, once the match is over. */
function weighed(name: BrainName, state: unknown, seat: string, command: unknown): Weighed {
  const [game, brain] = brains[name];
  const view = game.view(state, viewerOf(seat));
  const decided = { view, seat, level: 'hard', seed: null, command: command as Json, over: true };
  const reason = reasonOf(game, brain, decided);
  if (reason.kind !== 'weighed') throw new Error(reason.kind);
  return reason;
}

const typeOf = (command: unknown): string => (command as { readonly type: string }).type;

/** Any legal command that the brain does not think of; null where it thinks of all that were tried. */
function unthought(
  [game, brain]: readonly [AnyGame, Brain<unknown, unknown>],
  state: unknown,
  seat: string,
  chance: Chance,
) {
  const effort = { candidates: 60, caution: 1, blur: 1 };
  const seen = game.guess(game.view(state, viewerOf(seat)), seat, openChance(seedChance('')));
  const found = brain.prospects(seen, seat, effort, openChance(seedChance('')));
  const others = game
    .choices(state, seat, { chance, count: 12 })
    .filter((one) => !found.some(({ command }) => isSame(command, one)));
  return others.length === 0 ? null : others[chance.below(others.length)]!;
}

describe('what a person did that a computer player does not think of', () => {
  it.each(Object.keys(brains) as BrainName[])(
    'is weighed in a match of %s, and never above the best way but for its own merit',
    (name) => {
      const [game, brain] = brains[name];
      const options = name === 'orions' ? optionsOf({}) : (game.parseOptions({}) as { value: unknown }).value;
      const chance = openChance(seedChance('given'));
      const bot = createBot(game, brain, 'easy');
      let [count, left] = [0, 0];
      let { match } = startMatch(game, options, seedChance('given'));
      for (let ply = 0; ply < 120 && !game.outcome(match.state); ply += 1) {
        const seat = game.pending(match.state)[0]!.seats[0]!;
        const command = ply % 2 === 0 ? unthought(brains[name], match.state, seat, chance) : null;
        if (command !== null) {
          const { given, rival } = weighed(name, match.state, seat, command);
          if (given.worth === null) {
            expect(UNWEIGHED[name]).toContain(typeOf(command));
          } else {
            count += 1;
            expect(given.worth).toBeGreaterThanOrEqual(0);
            expect(given.worth).toBeLessThanOrEqual(1);
            if (rival && given.worth < rival.worth! - 0.001) left += 1;
          }
        }
        const answer = bot.choose(game.view(match.state, viewerOf(seat)), seat, `given/${ply}`);
        const applied = applyCommand(game, match, seat, answer);
        if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
        match = applied.match;
      }
      // Most of it leaves less than the best way: that is what an analysis is for.
      expect(count).toBeGreaterThan(0);
      expect(left).toBeGreaterThan(0);
    },
  );
});

describe("a captain's move that nobody tried", () => {
  const moves = (units: Parameters<typeof during>[2], plan: object): Weighed =>
    weighed('orions', during('move', 'plan', units).state, 'a1', { type: 'plan', ...plan });

  it('OG-6.3: is weighed by where it leads: to turn away from the enemy is worth less than to face it', () => {
    const units = [
      D('a1.1', [36_000, 16_000, 9000], 'cannon'),
      { ...D('b1.1', [36_000, 36_000, 9000]), activated: true },
    ];
    const toward = moves(units, { first: 5123, pivot: 0, second: 0 });
    const away = moves(units, { first: 0, pivot: -8765, second: 1799 });
    expect(toward.given).toMatchObject({ worth: toward.rival!.worth, facts: { kind: 'plan', unit: 'a1.1' } });
    expect(away.given.worth!).toBeLessThan(away.rival!.worth!);
    expect(away.rank!).toBeGreaterThan(1);
  });
});

describe('a fire step that is not the best', () => {
  const enemy = (id: string, x: number, y: number) => ({ ...F(id, [x, y, 27_000]), activated: true });
  const step = (...components: Parameters<typeof D>[2][]): Battle =>
    during('hold', 'fire', [
      D('a1.1', [36_000, 20_000, 9000], ...components),
      enemy('b1.1', 36_000, 28_000),
      { ...D('b1.2', [40_000, 29_000, 27_000]), activated: true },
    ]);
  const fired = ({ state }: Battle, command: object): Weighed => weighed('orions', state, 'a1', command);
  const worths = (battle: Battle, ...commands: readonly object[]) =>
    commands.map((command) => fired(battle, command).given.worth!);

  it('OG-7.1: a shot at another target is weighed with the best of what is fired after it', () => {
    const battle = step('railgun');
    const [best, other] = worths(
      battle,
      { type: 'firePrimary', target: 'b1.1' },
      { type: 'firePrimary', target: 'b1.2' },
    );
    const end = fired(battle, { type: 'endActivation' }).given.worth!;
    expect(Math.max(best!, other!)).toBeGreaterThan(Math.min(best!, other!));
    expect(end).toBeLessThan(Math.min(best!, other!));
  });

  it('OG-9.1: a component before the gun gives the gun away, and no more than it', () => {
    const battle = step('railgun');
    const gun = fired(battle, { type: 'firePrimary', target: 'b1.1' });
    const first = fired(battle, { type: 'useComponent', slot: 1, target: 'b1.1' }).given.worth!;
    const best = Math.max(gun.given.worth!, gun.rival!.worth!);
    expect(first).toBeLessThan(best);
    expect(first).toBeGreaterThan(fired(battle, { type: 'endActivation' }).given.worth!);
  });

  it('which shot of the best volley comes first costs nothing', () => {
    const { state } = step('railgun', 'gigaCannon');
    // The gun has fired: what is left are the two components.
    const rest = { ...step(), state: { ...state, activation: { ...state.activation!, gunFired: true } } };
    const shots = brains.orions[1]
      .prospects(rest.state, 'a1', { candidates: 60, caution: 1, blur: 0, depth: 1 }, openChance(seedChance('')))
      .filter(({ command }) => typeOf(command) === 'useComponent');
    expect(shots).toHaveLength(2);
    const [one, two] = worths(rest, ...shots.map(({ command }) => command as object));
    expect(one).toBeCloseTo(two!, 9);
    expect(fired(rest, { type: 'endActivation' }).given.worth!).toBeLessThan(one!);
  });
});

describe('a maneuver like another one', () => {
  it('BS-5.5: is worth as much as the one that ends alike, and less where it pays with a side that is to fire', () => {
    const { state } = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 1, 6, 2])] });
    const all = sirius.choices(state, '1').filter(({ type }) => type === 'maneuver');
    const told = all.map((command) => weighed('sirius', state, '1', command).given.worth);
    expect(told.every((worth) => worth !== null && worth >= 0 && worth <= 1)).toBe(true);
    const best = Math.max(...told.map((worth) => worth!));
    const found = battlespaceSiriusBrain.prospects(
      state,
      '1',
      { candidates: 400, caution: 1, blur: 1 },
      openChance(seedChance('')),
    );
    expect(all.length).toBeGreaterThan(found.length);
    expect(best).toBeCloseTo(Math.max(...found.map(({ counted, worth }) => counted ?? worth)), 9);
  });

  it('BS-8.1: holding fire is weighed though no computer does it', () => {
    const { state } = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 3])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const { given, rival } = weighed('sirius', state, '1', { type: 'fire', line: 'E', weapons: 0 });
    expect(given.worth!).toBeLessThan(rival!.worth!);
  });
});
