import { expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../../src/engine/rng.ts';
import { AUDIENCE } from '../../../../../src/engine/seat.ts';
import {
  battlespaceSirius as game,
  type BattlespaceSiriusEvent,
  type BattlespaceSiriusView,
} from '../../../../../src/games/battlespace-sirius/index.ts';
import { fitCamera, showsAll, type Viewport } from '../../../../../src/ui/table/camera/camera.ts';
import { actorsOf } from '../../../../../src/ui/games/battlespace-sirius/table/cast.ts';
import { extentOf, stageOf } from '../../../../../src/ui/games/battlespace-sirius/table/extent.ts';
import { makeFilm } from '../../../../../src/ui/games/battlespace-sirius/table/film.ts';

/** The films of this duel of 47 commands in 12 turns before cards were the picture, milliseconds at speed 1. */
const BEFORE = 29_110;

interface Step {
  readonly events: readonly BattlespaceSiriusEvent[];
  readonly before: BattlespaceSiriusView;
  readonly after: BattlespaceSiriusView;
}

/** The commands of a fixed duel, each with the views before and after it. */
function duel(): readonly Step[] {
  const parsed = game.parseOptions({ playerCount: 2, lifeboats: false });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  let { match } = startMatch(game, parsed.value, seedChance('film length'));
  const pick = openChance(seedChance('film length/player'));
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

it('a whole duel takes no longer in films than it did, and in none of them the camera has to move first', () => {
  const steps = duel();
  const lengths = steps.map((step) => filmOf(step).length);
  expect(lengths.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(BEFORE);
  for (const view of VIEWS)
    for (const { before, after } of steps) {
      const camera = fitCamera(extentOf(before, []), view);
      expect(showsAll(camera, view, stageOf(before, after).heart!.part)).toBe(true);
    }
});
