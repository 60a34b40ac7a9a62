import type { AnyGame } from '../../../../src/engine/game.ts';
import { extend, present, type Timeline } from '../../../../src/engine/timeline.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { judge, type Verdict } from '../../../../src/ui/match/lesson/judge.ts';
import { learnerOf, type Lesson } from '../../../../src/ui/match/lesson/lesson.ts';
import { modelLine } from '../../../../src/ui/match/lesson/start.ts';

/** What the lesson says at a step to a command that the rules allow, everybody before having done as it says. */
export function saysTo(game: AnyGame, lesson: Lesson, index: number, command: unknown): Verdict {
  return saysOn(game, lesson, modelLine(game, lesson, index), index, command);
}

/** The same on a line of its own. */
export function saysOn(
  game: AnyGame,
  lesson: Lesson,
  line: Timeline<unknown, unknown>,
  index: number,
  command: unknown,
): Verdict {
  const learner = learnerOf(lesson);
  const parsed = game.parse(command);
  const refused = parsed.ok ? game.check(present(line).state, learner, parsed.value) : [{ rule: 'format', reason: '' }];
  if (refused[0]) throw new Error(`refused: ${refused[0].rule} ${refused[0].reason}`);
  const after = () => {
    const played = extend(game, line, learner, command as never);
    if (!played.ok) throw new Error(played.rejections[0]!.reason);
    return present(played.timeline).state;
  };
  return judge(lesson, index, {
    command,
    before: () => game.view(present(line).state, viewerOf(learner)),
    after: () => game.view(after(), viewerOf(learner)),
    opens(wanted) {
      const parsed = game.parse(wanted);
      return parsed.ok && game.check(after(), learner, parsed.value).length === 0;
    },
  });
}

export const placeOf = (lesson: Lesson, id: string): number => {
  const index = lesson.steps.findIndex((step) => step.id === id);
  if (index < 0) throw new Error(`no step ${id}`);
  return index;
};
