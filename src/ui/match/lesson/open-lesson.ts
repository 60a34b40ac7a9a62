import type { AnyGame } from '../../../engine/game.ts';
import type { Timeline } from '../../../engine/timeline.ts';
import { findGame } from '../match-store.ts';
import { gameUiManifest, gameUiOf } from '../manifest.ts';
import type { GameUi } from '../game-ui.ts';
import type { Lesson } from './lesson.ts';
import { progressOf } from './progress.ts';
import { keptLine, modelLine } from './start.ts';

/** A lesson with all it needs. */
export interface Course {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly ui: GameUi;
}

/** A place in a lesson to begin at. */
export interface Place {
  readonly index: number;
  readonly line: Timeline<unknown, unknown>;
}

/** Fetches a game, its screen and its lesson; null when one of them is not there. */
export async function openCourse(gameId: string): Promise<Course | null> {
  const [game, ui, lesson] = await Promise.all([findGame(gameId), gameUiOf(gameId), gameUiManifest(gameId)?.lesson()]);
  return game && ui && lesson ? { game, ui, lesson } : null;
}

/** The place of a step when everything before was done as the lesson says. */
export const placeAt = ({ game, lesson }: Course, index: number): Place => ({
  index,
  line: modelLine(game, lesson, index),
});

/** Where the learner stopped the last time; null when that is the start or the end, or no longer leads there. */
export function placeKept({ game, lesson }: Course): Place | null {
  const { index, plies } = progressOf(lesson.id);
  if (index <= 0 || index >= lesson.steps.length) return null;
  const line = keptLine(game, lesson, plies, index);
  return line && { index, line };
}
