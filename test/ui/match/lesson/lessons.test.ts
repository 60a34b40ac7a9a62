import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../../src/engine/game.ts';
import { applyCommand, type Match } from '../../../../src/engine/match.ts';
import { openChance, scriptChance, seedChance } from '../../../../src/engine/rng.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { extend, present } from '../../../../src/engine/timeline.ts';
import {
  battlespaceSirius,
  SIDES,
  type BattlespaceSiriusState,
  type Ship,
} from '../../../../src/games/battlespace-sirius/index.ts';
import { orionsSpur } from '../../../../src/games/orions-spur/index.ts';
import { retrograde } from '../../../../src/games/retrograde/index.ts';
import { skaxar, type SkaxarEvent, type SkaxarState } from '../../../../src/games/skaxar/index.ts';
import { orionsGate } from '../../../../src/games/orions-gate/index.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { lesson as fleet } from '../../../../src/ui/games/orions-gate/lesson/lesson.ts';
import { lesson as duel } from '../../../../src/ui/games/battlespace-sirius/lesson/lesson.ts';
import { lesson as spur } from '../../../../src/ui/games/orions-spur/lesson/lesson.ts';
import { lesson as orbit } from '../../../../src/ui/games/retrograde/lesson/lesson.ts';
import { lesson as war } from '../../../../src/ui/games/skaxar/lesson/lesson.ts';
import { isAnswered } from '../../../../src/ui/match/lesson/judge.ts';
import { looksOf } from '../../../../src/ui/match/lesson/look.ts';
import { fits } from '../../../../src/ui/match/lesson/pattern.ts';
import { learnerOf, type DoStep, type Lesson } from '../../../../src/ui/match/lesson/lesson.ts';
import { commandsOf, decider, firstLine, modelLine, playReplies } from '../../../../src/ui/match/lesson/start.ts';
import { saysOn, saysTo } from './played.ts';

/** `others`: at least so many commands that are legal, and not what the lesson asks. */
const LESSONS: readonly { readonly game: AnyGame; readonly lesson: Lesson; readonly others: number }[] = [
  { game: battlespaceSirius, lesson: duel, others: 50 },
  { game: orionsGate(kernelSight), lesson: fleet, others: 50 },
  { game: skaxar, lesson: war, others: 15 },
  { game: retrograde, lesson: orbit, others: 50 },
  { game: orionsSpur, lesson: spur, others: 30 },
];

const asked = (lesson: Lesson): readonly (readonly [index: number, step: DoStep])[] =>
  lesson.steps.flatMap((step, index) => (step.kind === 'do' ? [[index, step] as const] : []));

describe.each(LESSONS)('the lesson of $lesson.game', ({ game, lesson, others }) => {
  const learner = learnerOf(lesson);

  it('asks at every step for something that is legal and that it accepts', () => {
    for (const [index, step] of asked(lesson)) {
      const line = modelLine(game, lesson, index);
      expect(decider(game, line), step.id).toBe(learner);
      expect(saysTo(game, lesson, index, step.answer), step.id).toEqual({ kind: 'wanted', step: index });
    }
  });

  it('has a legal reply of the computer for every decision of the computer', () => {
    for (const [index, step] of asked(lesson)) {
      const before = modelLine(game, lesson, index);
      const after = modelLine(game, lesson, index + 1);
      const replies = after.plies.slice(before.plies.length + 1);
      expect(
        replies.every(({ seat }) => seat !== learner),
        step.id,
      ).toBe(true);
      expect(replies.length, step.id).toBe(step.replies?.length ?? 0);
      expect([learner, null], step.id).toContain(decider(game, after));
    }
  });

  it('uses its dice up exactly and comes to an end', () => {
    const line = modelLine(game, lesson, lesson.steps.length);
    expect(present(line).chance).toEqual({ kind: 'script', draws: [] });
    expect(game.outcome(present(line).state)?.winners).toEqual([learner]);
    expect(commandsOf(lesson, line)).toBe(asked(lesson).length);
  });

  it('tells whoever does something else what is learnt here first', () => {
    let checked = 0;
    for (const [index, step] of asked(lesson)) {
      const state = present(modelLine(game, lesson, index)).state;
      const sample = { chance: openChance(seedChance(step.id)), count: 60 };
      for (const command of game.choices(state, learner, sample)) {
        const verdict = saysTo(game, lesson, index, command);
        if (verdict.kind === 'wanted') {
          expect(
            step.asks.some((pattern) => fits(pattern, command)),
            step.id,
          ).toBe(true);
          continue; // On a continuous table many plans do.
        }
        checked += 1;
        expect(verdict, step.id).toEqual({ kind: 'unwanted', rejection: { rule: 'lesson', reason: step.instead } });
      }
    }
    expect(checked).toBeGreaterThan(others);
  });

  it('lets one thing at least be tried that is turned down, and says why', () => {
    const trials = lesson.steps.flatMap((step, index) => (step.kind === 'try' ? [{ step, index }] : []));
    expect(trials.length).toBeGreaterThan(0);
    for (const { step, index } of trials) {
      const line = modelLine(game, lesson, index);
      if (step.rule === 'lesson') {
        const wanted = game
          .choices(present(line).state, learner)
          .filter((command) => step.asks!.some((pattern) => fits(pattern, command)));
        expect(wanted.length, step.id).toBeGreaterThan(0);
        for (const command of wanted)
          expect(saysTo(game, lesson, index, command), step.id).toEqual({
            kind: 'tried',
            rejection: { rule: 'lesson', reason: step.refusal },
          });
      } else {
        const refused = game.check(present(line).state, learner, step.attempt);
        expect(
          refused.map(({ rule }) => rule),
          step.id,
        ).toEqual([step.rule]);
        expect(isAnswered(lesson, index, refused), step.id).toBe(true);
      }
    }
  });

  it('has words for every step, and a table it can point at', () => {
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
    for (const step of lesson.steps) {
      expect(step.text.length, step.id).toBeLessThanOrEqual(300);
      expect(step.text, step.id).toMatch(/^[A-Z].*\.$/s);
    }
    expect(lesson.learnt.length).toBeGreaterThan(2);
  });
});

describe('the ship duel', () => {
  it('accepts a turn away whoever of the four sides pays, and ends the same way', () => {
    const index = duel.steps.findIndex(({ id }) => id === 'turn');
    for (const pay of ['bow', 'starboard', 'stern', 'port']) {
      let line = modelLine(battlespaceSirius, duel, index);
      const play = (seat: string, command: unknown) => {
        const next = extend(battlespaceSirius, line, seat, command as never);
        if (!next.ok) throw new Error(`${pay}: ${next.rejections[0]!.reason}`);
        line = next.timeline;
      };
      expect(saysTo(battlespaceSirius, duel, index, { type: 'react', kind: 'rotate', turn: 90, pay: [pay] }).kind).toBe(
        'wanted',
      );
      play('1', { type: 'react', kind: 'rotate', turn: 90, pay: [pay] });
      play('2', { type: 'fire', line: 'E', weapons: 2 });
      play('1', { type: 'maneuver', kind: 'position', to: [0, 2] });
      play('1', { type: 'lock', target: '2', lines: ['W', 'S'] });
      play('2', { type: 'react', kind: 'rotate', turn: 90, pay: ['bow'] });
      play('1', { type: 'fire', line: 'S', weapons: 1 });
      expect(battlespaceSirius.outcome(present(line).state as BattlespaceSiriusState)?.winners, pay).toEqual(['1']);
    }
  });

  it('leaves Red no way out of the trap: whatever they do, an open side is locked', () => {
    const line = modelLine(
      battlespaceSirius,
      duel,
      duel.steps.findIndex(({ id }) => id === 'kill'),
    );
    const locked = line.plies.at(-2)!.match as Match<BattlespaceSiriusState>;
    const answers = battlespaceSirius.choices(locked.state, '2');
    expect(answers.length).toBeGreaterThan(5);
    for (const answer of answers) {
      const next = applyCommand(battlespaceSirius, { ...locked, chance: scriptChance([1, 1]) }, '2', answer);
      if (!next.ok) throw new Error(next.rejections[0]!.reason);
      const { locks, players } = next.match.state;
      const red = players[1]!.vessel as Ship;
      expect(
        locks.some(({ targetSide }) => red.power[SIDES.indexOf(targetSide!)] === 0),
        JSON.stringify(answer),
      ).toBe(true);
    }
  });
});

describe('the last battles', () => {
  /** Everything that was told when all was done as these commands say, the lesson's own where they say nothing. */
  const checked = (instead: { readonly [step: string]: unknown } = {}) => {
    let line = firstLine(skaxar, war);
    line = playReplies(skaxar, war, line);
    for (const [index, step] of asked(war)) {
      const command = instead[step.id] ?? step.answer;
      expect(saysOn(skaxar, war, line, index, command).kind, step.id).toBe('wanted');
      const next = extend(skaxar, line, 'A', command as never);
      if (!next.ok) throw new Error(`${step.id}: ${next.rejections[0]!.reason}`);
      line = playReplies(skaxar, war, next.timeline);
    }
    return { line, events: line.plies.flatMap(({ events }) => events as readonly SkaxarEvent[]) };
  };
  const fought = (events: readonly SkaxarEvent[]) =>
    events.flatMap((event) =>
      event.type === 'fought'
        ? [`${event.totals.map(({ firepower, shield }) => `${firepower}/${shield}`).join(' - ')} ${event.outcome}`]
        : [],
    );

  it('SK-8.2 SK-9.4: fights with the sums its texts speak of', () => {
    expect(fought(checked().events)).toEqual([
      '10/7 - 4/9 aWins',
      '1/6 - 2/6 stalemate',
      '13/16 - 13/12 aWins',
      '5/1 - 14/9 bWins',
      '15/18 - 14/9 aWins',
      '2/7 - 7/1 aWins',
    ]);
  });

  it('SK-10.2 SK-10.3: pays what its texts say: 3,000, 7,000, an asteroid of 3,000 and 10,000 to the learner, 1,000 to the loser', () => {
    const { events } = checked();
    const got = (seat: string, type: 'paid' | 'harvested') =>
      events.flatMap((event) => (event.type === type && event.seat === seat ? [event.amount] : []));
    expect(got('A', 'paid')).toEqual([3000, 7000, 10_000, 1000]);
    expect(got('A', 'harvested')).toEqual([3000]);
    expect(got('B', 'harvested')[0]).toBe(1000);
  });

  it('SK-5.2 SK-10.7 SK-12.1: sells the Shop out once, lets the enemy rescue itself once, and ends when it cannot again', () => {
    const { line, events } = checked();
    const last = events.slice(events.findLastIndex(({ type }) => type === 'shopDealt'));
    expect(events.filter(({ type }) => type === 'shopDealt')).toHaveLength(1);
    expect(last.map(({ type }) => type).filter((type) => /escue/.test(type))).toEqual(['rescueOpened', 'noRescue']);
    expect(last.find((event) => event.type === 'repaired')).toMatchObject({ seat: 'B', ship: 'B-X20', lead: true });
    expect(skaxar.outcome(present(line).state as SkaxarState)).toMatchObject({ winners: ['A'], reason: 'lastShips' });
  });

  it('ends the same way whichever asteroid is taken and whichever guard is repaired', () => {
    for (const slot of [3, 4, 5]) {
      for (const ship of ['A-E04', 'A-E06']) {
        const { line, events } = checked({
          harvest: { type: 'harvest', slot },
          repair: { type: 'buy', slot: 4, ship },
        });
        expect(fought(events).at(-1), `${slot} ${ship}`).toBe('2/7 - 7/1 aWins');
        expect(skaxar.outcome(present(line).state as SkaxarState)?.winners).toEqual(['A']);
      }
    }
  });

  it('finds all that a step points at, however the table lies, and finds it elsewhere when it lies otherwise', () => {
    const spots = (['wide', 'square', 'tall'] as const).map((shape) =>
      war.steps.flatMap((step, index) => {
        const view = skaxar.view(present(modelLine(skaxar, war, index)).state as SkaxarState, viewerOf('A'));
        return looksOf(step, null).flatMap((look) => {
          if (!('thing' in look)) return [];
          const spot = war.find!(view, look.thing, { lying: { shape, part: null } });
          expect(spot, `${step.id} ${look.thing}`).not.toBeNull();
          return [JSON.stringify(spot)];
        });
      }),
    );
    expect(spots[0]!.length).toBeGreaterThan(12);
    expect(spots[2]!.filter((spot, place) => spot === spots[0]![place])).toEqual([]);
    expect(
      war.find!(
        skaxar.view(present(modelLine(skaxar, war, 0)).state as SkaxarState, viewerOf('A')),
        'ship A-E05',
        null,
      ),
    ).toBeNull();
  });

  it('SK-8.4: does not take Thunderhead, with which both sides would fall', () => {
    const index = war.steps.findIndex(({ id }) => id === 'repair');
    expect(saysTo(skaxar, war, index, { type: 'buy', slot: 4, ship: 'A-E05' }).kind).toBe('unwanted');
    const line = modelLine(skaxar, war, index);
    const next = extend(skaxar, line, 'A', { type: 'buy', slot: 4, ship: 'A-E05' });
    expect(next.ok && fought(next.timeline.plies.at(-1)!.events as readonly SkaxarEvent[])).toEqual([
      '20/12 - 14/9 bothDestroyed',
    ]);
  });
});

describe('the fleet in action', () => {
  const game = orionsGate(kernelSight);

  it('ends the same way from every place it accepts, with the same dice', () => {
    const chance = openChance(seedChance('fleet lesson'));
    let tried = 0;
    for (let round = 0; round < 12; round += 1) {
      let line = firstLine(game, fleet);
      for (const [index, step] of asked(fleet)) {
        const plans =
          step.answer === null || (step.answer as { type: string }).type !== 'plan'
            ? []
            : game
                .choices(present(line).state as never, 'a1', { chance, count: 60 })
                .filter((command) => saysOn(game, fleet, line, index, command).kind === 'wanted');
        tried += plans.length > 0 ? 1 : 0;
        const command = plans.length > 0 ? plans[chance.below(plans.length)]! : step.answer;
        expect(saysOn(game, fleet, line, index, command).kind, `${step.id} ${JSON.stringify(command)}`).toBe('wanted');
        const next = extend(game, line, 'a1', command as never);
        if (!next.ok) throw new Error(`${step.id}: ${next.rejections[0]!.reason}`);
        line = playReplies(game, fleet, next.timeline);
      }
      expect(present(line).chance).toEqual({ kind: 'script', draws: [] });
      expect(game.outcome(present(line).state as never)?.result['score']).toEqual({ A: 8, B: 0 });
    }
    // Places of its own were found, not only the lesson's.
    expect(tried).toBeGreaterThan(15);
  });

  it('does not take a place beside or before Wasp, nor one outside the nebula', () => {
    const at = (id: string) => fleet.steps.findIndex((step) => step.id === id);
    const kind = (id: string, command: unknown) => saysTo(game, fleet, at(id), command).kind;
    expect(kind('veil', { type: 'plan', points: [[8000, 17_400]], heading: 9000 })).toBe('unwanted');
    expect(kind('veil', { type: 'plan', points: [[8000, 17_800]], heading: 9000 })).toBe('wanted');
    expect(kind('behind', { type: 'plan', first: 0 })).toBe('unwanted');
    expect(kind('behind', { type: 'plan', first: 2000, pivot: 9000, second: 6000 })).toBe('unwanted');
    expect(kind('behind', { type: 'plan', first: 7000 })).toBe('wanted');
  });

  it('tells the needs that the panel shows: 7+ to hit and 6+ to damage from behind', () => {
    const index = fleet.steps.findIndex(({ id }) => id === 'ended');
    const { events } = modelLine(game, fleet, index).plies.at(-1)!;
    const checked = events as readonly {
      readonly type: string;
      readonly evasion?: number;
      readonly accuracy?: readonly { readonly value: number }[];
      readonly strength?: readonly { readonly value: number }[];
      readonly toughness?: readonly { readonly value: number }[];
    }[];
    const sum = (terms: readonly { readonly value: number }[] | undefined) =>
      (terms ?? []).reduce((total, { value }) => total + value, 0);
    const hit = checked.find(({ type }) => type === 'hitRolled')!;
    const damage = checked.find(({ type }) => type === 'damageRolled')!;
    expect(hit.evasion! - sum(hit.accuracy)).toBe(7);
    expect(sum(damage.toughness) - sum(damage.strength)).toBe(6);
  });
});
