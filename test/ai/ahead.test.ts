import { describe, expect, it } from 'vitest';
import { prospectsOf } from '../../src/ai/ahead.ts';
import { createBot } from '../../src/ai/bot.ts';
import { reasonOf } from '../../src/ai/reason.ts';
import type { Brain, Effort, Foresight } from '../../src/engine/brain.ts';
import { applyCommand, startMatch } from '../../src/engine/match.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf, type Seat } from '../../src/engine/seat.ts';
import { spurBrain } from '../../src/games/orions-spur/bot.ts';
import type { SpurCommand } from '../../src/games/orions-spur/command.ts';
import type { SpurState } from '../../src/games/orions-spur/state.ts';
import { game } from '../helpers/os-position.ts';

const brain: Brain<SpurState, SpurCommand> = spurBrain;
/** The expert, who looks less far here: these tests are about how it does, not how well. */
const FORESIGHT: Foresight = { ...brain.efforts!['expert']!.foresight!, ways: 2, courses: 2, decisions: 12 };
const EXPERT: Effort = { ...brain.efforts!['expert']!, foresight: FORESIGHT };
/** Commands that are played to find states. */
const LONGEST = 80;
const looking: Brain<SpurState, SpurCommand> = { ...brain, efforts: { expert: EXPERT } };

const seatOf = (state: SpurState): Seat => game.pending(state)[0]!.seats[0]!;

/** States of a game of two, one in so many commands of two easy players. */
function states(every: number): readonly SpurState[] {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.faults[0]!.reason);
  const easy = createBot(game, brain, 'easy');
  const found: SpurState[] = [];
  let { match } = startMatch(game, options.value, seedChance('ahead'));
  for (let ply = 0; ply < LONGEST && game.pending(match.state).length > 0; ply += 1) {
    if (match.state.turn > 0 && ply % every === 0) found.push(match.state);
    const seat = seatOf(match.state);
    const given = easy.choose(game.view(match.state, viewerOf(seat)), seat, String(ply));
    const applied = applyCommand(game, match, seat, given);
    if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
    match = applied.match;
  }
  return found;
}

const chanceOf = (seed: string) => openChance(seedChance(seed));

/** What a level with foresight finds in a state as its seat sees it, hidden cards dealt out by a seed. */
const found = (state: SpurState, dealt = 'dealt', effort: Effort = EXPERT, one = brain, rules = game) => {
  const seat = seatOf(state);
  const guessed = game.guess(game.view(state, viewerOf(seat)), seat, chanceOf(dealt));
  return prospectsOf(rules, one, { state: guessed, seat, effort, chance: chanceOf('own') });
};

const met = states(5);
const isPlayedOn = (state: SpurState): boolean => found(state).some(({ courses }) => courses !== undefined);
const playedOn = met.filter(isPlayedOn).slice(0, 5);

describe('a level that plays on what it thinks best', () => {
  it('gives a legal command, the same for the same view and seed', () => {
    expect(playedOn.length).toBeGreaterThan(3);
    const bot = createBot(game, looking, 'expert');
    for (const state of playedOn) {
      const seat = seatOf(state);
      const view = game.view(state, viewerOf(seat));
      const command = bot.choose(view, seat, 's');
      expect(game.check(state, seat, command)).toEqual([]);
      expect(bot.choose(view, seat, 's')).toEqual(command);
    }
  });

  it('OS-14.2 imagines the same however the cards it cannot see are dealt out', () => {
    for (const state of playedOn) expect(found(state, 'otherwise')).toEqual(found(state));
  });

  it('plays on the best ways alone, those close to the best, and puts none above them that it did not play on', () => {
    for (const state of playedOn) {
      const all = found(state);
      const before = found(state, 'dealt', { ...EXPERT, foresight: undefined });
      const best = Math.max(...before.map(({ counted }) => counted!));
      const played = all.filter(({ courses }) => courses === FORESIGHT.courses);
      expect(all).toHaveLength(before.length);
      expect(played.length).toBeLessThanOrEqual(FORESIGHT.ways);
      expect(all.slice(0, played.length)).toEqual(played);
      for (const { command, worth } of played) {
        const own = before.find((one) => JSON.stringify(one.command) === JSON.stringify(command))!;
        expect(own.counted).toBeGreaterThanOrEqual(best - FORESIGHT.within);
        expect(worth).toBeGreaterThanOrEqual(own.counted! / 2);
        expect(worth).toBeLessThanOrEqual((own.counted! + 1) / 2);
      }
      for (const { worth } of all.slice(played.length)) expect(worth).toBeLessThanOrEqual(played.at(-1)!.worth);
    }
  });

  it('decides no more often than it may', () => {
    const most = FORESIGHT.ways * FORESIGHT.courses * FORESIGHT.decisions;
    for (const state of playedOn) {
      let asked = 0;
      const counted = {
        ...brain,
        prospects: ((...args) => (asked++, brain.prospects(...args))) as Brain<SpurState, SpurCommand>['prospects'],
      };
      found(state, 'dealt', EXPERT, counted);
      expect(asked).toBeGreaterThan(1);
      expect(asked).toBeLessThanOrEqual(1 + most);
    }
  });

  it('begins no further course once it has weighed so many positions', () => {
    const once: Effort = { ...EXPERT, foresight: { ...FORESIGHT, positions: 1 } };
    for (const state of playedOn) {
      const { courses } = found(state, 'dealt', once)[0]!;
      expect(courses).toBe(1);
    }
  });

  it('thinks as the brain alone where no level has foresight, or the brain no horizon', () => {
    const state = playedOn[0]!;
    const hard = brain.efforts!['hard']!;
    const { horizon: _horizon, ...blind } = brain;
    expect(found(state, 'dealt', EXPERT, blind)).toEqual(found(state, 'dealt', hard));
  });

  it('says why by what it decided by, and in how many courses', () => {
    const bot = createBot(game, looking, 'expert');
    for (const state of playedOn.slice(0, 3)) {
      const seat = seatOf(state);
      const view = game.view(state, viewerOf(seat));
      const command = bot.choose(view, seat, 's');
      const reason = reasonOf(game, looking, {
        view,
        seat,
        level: 'expert',
        seed: 's',
        command: command,
        over: true,
      });
      expect(reason).toMatchObject({ kind: 'weighed', own: true, rank: 1, courses: FORESIGHT.courses });
    }
  });
});
