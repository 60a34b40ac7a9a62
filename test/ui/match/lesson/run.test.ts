import { describe, expect, it } from 'vitest';
import { battlespaceSirius } from '../../../../src/games/battlespace-sirius/index.ts';
import { lesson } from '../../../../src/ui/games/battlespace-sirius/lesson/lesson.ts';
import { openRun, type LessonRun } from '../../../../src/ui/match/lesson/run.ts';
import { firstLine, keptLine, modelLine } from '../../../../src/ui/match/lesson/start.ts';
import { keepProgress, progressOf } from '../../../../src/ui/match/lesson/progress.ts';
import { placeOf } from './played.ts';

const game = battlespaceSirius;
const open = (index = 0): LessonRun => {
  const run = openRun({ game, lesson, line: modelLine(game, lesson, index), index });
  run.session.start();
  return run;
};
/** The computer answers by promises. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 0));
const at = (run: LessonRun): string => lesson.steps[run.state$.value.index]?.id ?? 'done';

describe('a lesson being played', () => {
  it('goes on from reading, and not from what is asked', () => {
    const run = open();
    expect(at(run)).toBe('cards');
    run.next();
    expect(at(run)).toBe('open');
    run.next();
    expect(at(run)).toBe('corner');
    run.next();
    expect(at(run)).toBe('corner');
  });

  it('turns an unwise choice down in its own words and marks it as tried', () => {
    const run = open(placeOf(lesson, 'open'));
    const heard: unknown[] = [];
    run.session.notices$.subscribe((notice) => notice.kind === 'refused' && heard.push(notice.rejections[0]));
    const result = run.session.play('1', { type: 'maneuver', kind: 'stay' });
    expect(result.kind).toBe('refused');
    expect(heard).toEqual([{ rule: 'lesson', reason: (lesson.steps[1] as { refusal: string }).refusal }]);
    expect(run.state$.value.tried).toBe(true);
    expect(run.session.host.timeline().plies).toEqual([]);
    run.next();
    expect(at(run)).toBe('corner');
    expect(run.state$.value.tried).toBe(false);
  });

  it('tells other legal commands what comes first; giving up is none of the lesson', () => {
    const run = open(placeOf(lesson, 'corner'));
    const instead = (lesson.steps[2] as { instead: string }).instead;
    for (const command of [
      { type: 'maneuver', kind: 'rotate', turn: 90 },
      { type: 'resign' },
      { type: 'agreeDraw', agree: true },
    ]) {
      expect(run.session.play('1', command)).toEqual({
        kind: 'refused',
        rejections: [{ rule: 'lesson', reason: instead }],
      });
    }
  });

  it('rolls no die for what it does not ask', () => {
    const run = open(placeOf(lesson, 'kill'));
    const instead = (lesson.steps.at(-1) as { instead: string }).instead;
    // All dice of the lesson have fallen by now.
    expect(run.session.play('1', { type: 'fire', line: 'W', weapons: 4 })).toEqual({
      kind: 'refused',
      rejections: [{ rule: 'lesson', reason: instead }],
    });
  });

  it('leaves refusals of the rules to the rules and adds why', () => {
    const run = open(placeOf(lesson, 'corner'));
    const result = run.session.play('1', {
      type: 'maneuver',
      kind: 'rotatePosition',
      to: [0, 1],
      turn: 180,
      pay: ['starboard'],
    });
    expect(result).toEqual({
      kind: 'refused',
      rejections: [expect.objectContaining({ rule: 'BS-1.9', reason: 'Starboard has 0 Power; 1 is needed.' })],
    });
    expect(run.state$.value.because).toBe(lesson.steps[2]!.because!['BS-1.9']);
    expect(at(run)).toBe('corner');
  });

  it('accepts what a later step asks when only reading lies between', () => {
    const run = open(placeOf(lesson, 'lines'));
    expect(run.session.play('1', { type: 'lock', target: 2, lines: ['E', 'S'] }).kind).toBe('accepted');
    expect(at(run)).toBe('sentry');
  });

  it('lets the computer say its lines, skips steps, and ends', async () => {
    const run = open();
    for (let guard = 0; at(run) !== 'done' && guard < 40; guard += 1) {
      expect(run.skip(), at(run)).toBe(true);
      await answered();
    }
    expect(at(run)).toBe('done');
    expect(run.session.outcome()?.winners).toEqual(['1']);
    expect(run.session.host.timeline().plies.length).toBe(modelLine(game, lesson, lesson.steps.length).plies.length);
  });

  it('goes back a step: over reading, and over a command with the answer to it', async () => {
    const run = open(placeOf(lesson, 'lock'));
    run.skip();
    await answered();
    expect(at(run)).toBe('sentry');
    expect(run.session.host.timeline().plies.length).toBe(3);
    run.back();
    expect(at(run)).toBe('lock');
    expect(run.session.host.timeline().plies.length).toBe(1);
    run.back();
    expect(at(run)).toBe('lines');
    expect(run.session.host.timeline().plies.length).toBe(1);
    run.back();
    expect(at(run)).toBe('corner');
    expect(run.session.host.timeline().plies.length).toBe(0);
    run.back();
    run.back();
    run.back();
    expect(at(run)).toBe('cards');
  });

  it('follows an undo and a redo of the screen', async () => {
    const run = open(placeOf(lesson, 'single'));
    run.skip();
    expect(at(run)).toBe('volley');
    void run.session.undo();
    expect(at(run)).toBe('single');
    void run.session.redo();
    expect(at(run)).toBe('volley');
    await answered();
  });

  it('says that the match is over to nobody: the lesson has its own end', async () => {
    const run = open(placeOf(lesson, 'kill'));
    const kinds: string[] = [];
    run.session.notices$.subscribe(({ kind }) => kinds.push(kind));
    run.skip();
    await answered();
    expect(kinds).toContain('ply');
    expect(kinds).not.toContain('ended');
  });
});

describe('what is kept of a lesson', () => {
  const memory = () => {
    const kept: { [key: string]: string } = {};
    return {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, text: string) => void (kept[key] = text),
    };
  };

  it('comes back with its commands, and stays done once done', () => {
    const store = memory();
    expect(progressOf('x', store)).toEqual({ done: false, index: 0, plies: [] });
    const plies = [{ seat: '1', command: { type: 'resign' } }];
    keepProgress('x', { done: true, index: 3, plies }, store);
    keepProgress('x', { done: false, index: 1, plies: [] }, store);
    keepProgress('y', { done: false, index: 2, plies }, store);
    expect(progressOf('x', store)).toEqual({ done: true, index: 1, plies: [] });
    expect(progressOf('y', store)).toEqual({ done: false, index: 2, plies });
  });

  it('is nothing when the text is damaged or the browser keeps nothing', () => {
    expect(progressOf('x', { getItem: () => '{"x":', setItem: () => undefined }).index).toBe(0);
    expect(progressOf('x', { getItem: () => '[1]', setItem: () => undefined }).index).toBe(0);
    expect(progressOf('x', null).index).toBe(0);
  });

  it('leads to its step again, or nowhere when the lesson has changed', () => {
    const index = placeOf(lesson, 'single');
    const plies = modelLine(game, lesson, index).plies.map(({ seat, command }) => ({ seat, command }));
    expect(keptLine(game, lesson, plies, index)?.plies.length).toBe(3);
    expect(keptLine(game, lesson, plies, index + 2)).toBeNull();
    expect(
      keptLine(game, lesson, [...plies, { seat: '1', command: { type: 'fire', line: 'N', weapons: 1 } }], index),
    ).toBeNull();
    expect(firstLine(game, lesson).plies).toEqual([]);
  });
});
