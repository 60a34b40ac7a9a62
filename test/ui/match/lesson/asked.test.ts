import { describe, expect, it } from 'vitest';
import { variantAsked } from '../../../../src/ui/kit/button.tsx';
import { lesson } from '../../../../src/ui/games/orions-gate/lesson/lesson.ts';
import { battle } from '../../../../src/ui/games/orions-gate/words/play.ts';
import { askedIn, looksOf } from '../../../../src/ui/match/lesson/look.ts';
import { placeOf } from './played.ts';

const stepOf = (id: string) => lesson.steps[placeOf(lesson, id)]!;
const askedAt = (id: string, shown: unknown = null, tried = false) =>
  askedIn(stepOf(id), looksOf(stepOf(id), shown, tried), tried);

describe('the bright button of a lesson', () => {
  it('is none of the game while something is to be read, looked at or waited for', () => {
    for (const { id, kind } of lesson.steps)
      if (kind === 'read' || kind === 'camera') expect(askedAt(id), id).toEqual([]);
    expect(askedIn(undefined, [], false)).toEqual([]);
    expect(askedAt('hidden', null, true)).toEqual([]);
  });

  it('is the one that gives the command the step asks for, and never one that gives another', () => {
    const gives: { readonly [command: string]: readonly string[] } = {
      deploy: [],
      finishDeployment: [battle.deployDone],
      'activate cruise': [battle.actions.cruise],
      'activate move': [battle.actions.move],
      'activate hold': [battle.actions.hold],
      plan: [battle.confirmPlan, battle.confirmStay],
      firePrimary: [battle.fire],
      useComponent: [battle.fire],
      endActivation: [battle.endActivation],
    };
    const all = Object.values(gives).flat().concat(battle.deployAll);
    for (const step of lesson.steps) {
      if (step.kind !== 'do') continue;
      const { type, action } = step.answer as { readonly type: string; readonly action?: string };
      const own = gives[[type, action].filter(Boolean).join(' ')]!;
      const bright = all.filter(
        (words) => variantAsked({ variant: 'primary', children: words }, askedAt(step.id)) === 'primary',
      );
      expect(
        bright.filter((words) => !own.includes(words)),
        step.id,
      ).toEqual([]);
      // A movement and a shot follow what is in hand; every other command has its button from the first.
      if (typeof step.look !== 'function') expect(bright, step.id).toEqual(own);
    }
  });

  it('leaves buttons alone where nobody asks, and small ones and choices as they are', () => {
    expect(variantAsked({ variant: 'primary', children: 'Move' }, null)).toBe('primary');
    expect(variantAsked({ children: 'Cruise' }, ['Cruise'])).toBe('primary');
    expect(variantAsked({ children: ['End activation', ' 2 unused'] }, ['End activation'])).toBe('primary');
    expect(variantAsked({ variant: 'primary', small: true, children: 'Move' }, [])).toBe('plain');
    expect(variantAsked({ small: true, children: 'Cruise' }, ['Cruise'])).toBe('plain');
    expect(variantAsked({ pressed: false, children: 'Cruise' }, ['Cruise'])).toBe('plain');
    expect(variantAsked({ variant: 'quiet', children: 'Cruise' }, ['Cruise'])).toBe('quiet');
  });
});
