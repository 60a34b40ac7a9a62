import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { ladderText, parseLadder } from '../ai/series/ladder-file.ts';
import type { Ladder, LadderRow, Rung } from '../engine/ladder.ts';
import { readText } from './arguments.ts';

/** A step of a ladder: two levels in a case. */
type Step = Pick<LadderRow, 'case' | keyof Rung>;

const isStep = (one: Step, other: Step): boolean =>
  one.case === other.case && one.above === other.above && one.below === other.below;

/** The steps that were measured so far, kept in a file where one is named. */
export interface LadderBook {
  /** What is kept of a step by at least so many games. */
  find(step: Step, games: number): LadderRow | undefined;
  add(row: LadderRow): void;
  ladder(): Ladder;
}

/**
 * Opens a file of a ladder, or begins one that is written with the first step; null: nothing is written. `steps`: all
 * the game's ladder has, in their order. Throws a sentence for a file of another ladder, which stays as it is.
 */
export function openLadderBook(
  path: string | null,
  { game, seed }: { readonly game: string; readonly seed: string },
  steps: readonly Step[],
): LadderBook {
  const place = (row: Step): number => steps.findIndex((step) => isStep(step, row));
  let rows: readonly LadderRow[] = path !== null && existsSync(path) ? rowsOf(path, { game, seed }, place) : [];
  const ladder = (): Ladder => ({ format: 'orion-ladder', game, seed, rows });
  return {
    ladder,
    find: (step, games) => rows.find((row) => isStep(row, step) && row.games >= games),
    add(row) {
      rows = [...rows.filter((one) => !isStep(one, row)), row].sort((a, b) => place(a) - place(b));
      if (path === null) return;
      // A run may end at any moment: what is there is never half a file.
      writeFileSync(`${path}.part`, ladderText(ladder()));
      renameSync(`${path}.part`, path);
    },
  };
}

function rowsOf(
  path: string,
  { game, seed }: { readonly game: string; readonly seed: string },
  place: (step: Step) => number,
): readonly LadderRow[] {
  const read = parseLadder(readText(path, 'the file of a ladder'));
  if (!read.ok) {
    const { path: at, reason } = read.fault;
    throw new Error(`${path} is no ladder: ${at ? `${at}: ` : ''}${reason}`);
  }
  const { ladder } = read;
  if (ladder.game !== game) throw new Error(`${path} is a ladder of ${ladder.game}, not of ${game}.`);
  if (ladder.seed !== seed) throw new Error(`${path} was played with the seed ${ladder.seed}, not with ${seed}.`);
  const foreign = ladder.rows.findIndex((row) => place(row) < 0);
  if (foreign >= 0) {
    const { above, below, case: name } = ladder.rows[foreign]!;
    throw new Error(`${path}: rows.${foreign}: ${game} has no step ${above} over ${below} in ${name}.`);
  }
  return ladder.rows;
}
