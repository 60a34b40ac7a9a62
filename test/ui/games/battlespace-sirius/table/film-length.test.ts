import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyCommand, startMatch } from '../../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../../src/engine/rng.ts';
import { AUDIENCE } from '../../../../../src/engine/seat.ts';
import {
  battlespaceSirius as game,
  type BattlespaceSiriusEvent,
  type BattlespaceSiriusView,
} from '../../../../../src/games/battlespace-sirius/index.ts';
import { fitCamera, showsAll, type Viewport } from '../../../../../src/ui/table/camera/camera.ts';
import { openCameraman } from '../../../../../src/ui/table/cameraman.ts';
import { actorsOf } from '../../../../../src/ui/games/battlespace-sirius/table/cast.ts';
import { extentOf, stageOf } from '../../../../../src/ui/games/battlespace-sirius/table/extent.ts';
import { makeFilm } from '../../../../../src/ui/games/battlespace-sirius/table/film.ts';

/**
 * Duels of random players, and how long their films took in all, milliseconds at speed 1, before cards were the picture
 * and the camera was waited for.
 */
const BEFORE = [
  { playerCount: 2, seed: 'film length', commands: 47, ms: 29_110 },
  { playerCount: 2, seed: 'b', commands: 38, ms: 25_783 },
  { playerCount: 4, seed: 'film length', commands: 138, ms: 83_178 },
  { playerCount: 6, seed: 'c', commands: 219, ms: 122_693 },
] as const;
type Duel = Pick<(typeof BEFORE)[number], 'playerCount' | 'seed'>;

interface Step {
  readonly events: readonly BattlespaceSiriusEvent[];
  readonly before: BattlespaceSiriusView;
  readonly after: BattlespaceSiriusView;
}

/** The commands of a fixed duel, each with the views before and after it. */
function duel({ playerCount, seed }: Duel): readonly Step[] {
  const parsed = game.parseOptions({ playerCount, lifeboats: playerCount > 2 });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  let { match } = startMatch(game, parsed.value, seedChance(seed));
  const pick = openChance(seedChance(`${seed}/player`));
  const steps: Step[] = [];
  while (game.outcome(match.state) === null && steps.length < 400) {
    const seat = game.pending(match.state)[0]!.seats[0]!;
    const open = game.choices(match.state, seat).filter(({ type }) => type !== 'agreeDraw' && type !== 'resign');
    const applied = applyCommand(game, match, seat, open[pick.below(open.length)]);
    if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
    steps.push({
      events: applied.events,
      before: game.view(match.state, AUDIENCE),
      after: game.view(applied.match.state, AUDIENCE),
    });
    match = applied.match;
  }
  return steps;
}

const filmOf = ({ events, before, after }: Step) => makeFilm(events, actorsOf(before), actorsOf(after), false);

/** What panels leave of the screen in its three sizes. */
const VIEWS: readonly Viewport[] = [
  { width: 1440, height: 900, top: 50, right: 424, bottom: 6, left: 226 },
  { width: 1024, height: 768, top: 96, right: 392, bottom: 6, left: 6 },
  { width: 390, height: 844, top: 110, right: 4, bottom: 380, left: 4 },
];

/** Steps of the clock in which the camera glides, milliseconds. */
const TICK = 5;

/** How long the camera keeps a duel waiting where nobody thinks between two commands, milliseconds. */
function waits(steps: readonly Step[], viewport: Viewport): number {
  const extent = extentOf(steps[0]!.before, []);
  const camera = openCameraman({ viewport, extent, follows: true, still: () => false, redraw: () => undefined });
  let ms = 0;
  for (const step of steps) {
    if (filmOf(step).length > 0) camera.prepare(stageOf(step.before, step.after));
    for (; camera.gliding(); ms += TICK) camera.advance(TICK);
    camera.release();
    camera.measure(extentOf(step.after, []));
  }
  camera.rest();
  return ms;
}

describe('a whole duel takes no longer in films than it did, the waits for the camera counted', () => {
  beforeEach(() => void vi.stubGlobal('window', globalThis));
  afterEach(() => void vi.unstubAllGlobals());
  for (const { commands, ms, ...parts } of BEFORE)
    it(`${parts.playerCount} players, ${commands} commands`, () => {
      const steps = duel(parts);
      expect(steps).toHaveLength(commands);
      const films = steps.reduce((sum, step) => sum + filmOf(step).length, 0);
      for (const view of VIEWS) expect(films + waits(steps, view)).toBeLessThanOrEqual(ms);
    });
});

it('in no film of two the camera has to move first', () => {
  for (const { before, after } of duel(BEFORE[0]))
    for (const view of VIEWS) {
      const camera = fitCamera(extentOf(before, []), view);
      expect(showsAll(camera, view, stageOf(before, after).heart!.part)).toBe(true);
    }
});
