import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/engine/game.ts';
import { applyCommand, type Match } from '../../../src/engine/match.ts';
import { openChance, scriptChance, seedChance } from '../../../src/engine/rng.ts';
import { extend, present } from '../../../src/engine/timeline.ts';
import { battlespaceSirius, SIDES, type BattlespaceSiriusState, type Ship } from '../../../src/games/battlespace-sirius/index.ts';
import { lesson as duel } from '../../../src/ui/games/battlespace-sirius/lesson.ts';
import { fits } from '../../../src/ui/lesson/pattern.ts';
import { learnerOf, type DoStep, type Lesson } from '../../../src/ui/lesson/lesson.ts';
import { commandsOf, decider, modelLine } from '../../../src/ui/lesson/start.ts';
import { saysTo } from './played.ts';

const LESSONS: readonly { readonly game: AnyGame; readonly lesson: Lesson }[] = [{ game: battlespaceSirius, lesson: duel }];

const asked = (lesson: Lesson): readonly (readonly [index: number, step: DoStep])[] => lesson.steps.flatMap((step, index) => (step.kind === 'do' ? [[index, step] as const] : []));

describe.each(LESSONS)('the lesson of $lesson.game', ({ game, lesson }) => {
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
      expect(replies.every(({ seat }) => seat !== learner), step.id).toBe(true);
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
    let told = 0;
    for (const [index, step] of asked(lesson)) {
      const state = present(modelLine(game, lesson, index)).state;
      const sample = { chance: openChance(seedChance(step.id)), count: 60 };
      for (const command of game.choices(state, learner, sample)) {
        const verdict = saysTo(game, lesson, index, command);
        if (verdict.kind === 'wanted') {
          expect(step.asks.some((pattern) => fits(pattern, command)), step.id).toBe(true);
          continue;
        }
        told += 1;
        expect(verdict, step.id).toEqual({ kind: 'unwanted', rejection: { rule: 'lesson', reason: step.instead } });
      }
    }
    expect(told).toBeGreaterThan(50);
  });

  it('lets one thing at least be tried that is turned down, and says why', () => {
    const trials = lesson.steps.flatMap((step, index) => (step.kind === 'try' ? [{ step, index }] : []));
    expect(trials.length).toBeGreaterThan(0);
    for (const { step, index } of trials) {
      const line = modelLine(game, lesson, index);
      if (step.rule === 'lesson') {
        const wanted = game.choices(present(line).state, learner).filter((command) => step.asks!.some((pattern) => fits(pattern, command)));
        expect(wanted.length, step.id).toBeGreaterThan(0);
        for (const command of wanted) expect(saysTo(game, lesson, index, command), step.id).toEqual({ kind: 'tried', rejection: { rule: 'lesson', reason: step.refusal } });
      }
    }
  });

  it('has words for every step, and a table it can point at', () => {
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
    for (const step of lesson.steps) {
      expect(step.text.length, step.id).toBeLessThanOrEqual(290);
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
      expect(saysTo(battlespaceSirius, duel, index, { type: 'react', kind: 'rotate', turn: 90, pay: [pay] }).kind).toBe('wanted');
      play('1', { type: 'react', kind: 'rotate', turn: 90, pay: [pay] });
      play('2', { type: 'fire', line: 'E', weapons: 2 });
      play('1', { type: 'maneuver', kind: 'position', to: [0, 2] });
      play('1', { type: 'lock', target: '2', lines: ['W', 'S'] });
      play('2', { type: 'react', kind: 'rotate', turn: 90, pay: ['bow'] });
      play('1', { type: 'fire', line: 'S', weapons: 1 });
      expect(battlespaceSirius.outcome(present(line).state as BattlespaceSiriusState)?.winners, pay).toEqual(['1']);
    }
  });

  it('leaves Red no way out of the trap: whatever he does, an open side is locked', () => {
    const line = modelLine(battlespaceSirius, duel, duel.steps.findIndex(({ id }) => id === 'kill'));
    const locked = line.plies.at(-2)!.match as Match<BattlespaceSiriusState>;
    const answers = battlespaceSirius.choices(locked.state, '2');
    expect(answers.length).toBeGreaterThan(5);
    for (const answer of answers) {
      const next = applyCommand(battlespaceSirius, { ...locked, chance: scriptChance([1, 1]) }, '2', answer);
      if (!next.ok) throw new Error(next.rejections[0]!.reason);
      const { locks, players } = next.match.state;
      const red = players[1]!.vessel as Ship;
      expect(locks.some(({ targetSide }) => red.power[SIDES.indexOf(targetSide!)] === 0), JSON.stringify(answer)).toBe(true);
    }
  });
});
