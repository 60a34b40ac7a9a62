import { applyCommand } from '../../../src/engine/match.ts';
import { scriptChance } from '../../../src/engine/rng.ts';
import type { OrionsGateCommand } from '../../../src/games/orions-gate/command.ts';
import type { OrionsGateEvent } from '../../../src/games/orions-gate/event.ts';
import { game, type Battle } from '../../helpers/og-position.ts';
import type { Sequence } from '../../physics/sequence.ts';
import { exactPoint, meetingPoint, onLine } from './aim.ts';
import { aim, aimLine, ATTEMPTS, beside, HEADINGS, jitter } from './aimed.ts';
import { directionOf, frontOf, type Shape, type Spot } from './exact.ts';
import { canStand, isSolid, type Scene } from './judge.ts';
import { changes, ruleOf, refusalText, type Outcome } from './outcome.ts';
import { limitOf, moved, MOVER, TARGET, type Setting } from './setting.ts';
import { judgeShot, type Ship } from './sight.ts';

/** Ranges of the primary guns (chapter 27). */
const RANGES = {
  scouts: 6000,
  fighters: 12_000,
  destroyers: 18_000,
  battleships: 24_000,
};

/** Two places and where the first one looks. */
interface Pair {
  readonly from: Spot;
  readonly to: Spot;
  readonly heading: number;
}

/** What a front point is ahead of its centre, as OG-2.8 cuts it. */
const leadOf = (radius: number, heading: number): Spot => frontOf({ x: 0, y: 0, radius }, heading);

/**
 * A line of sight past a part: the middle of the base, its near or its far side on the tangent, seen from the front
 * point.
 */
function pastPart(sequence: Sequence, { radius, targetRadius }: Setting, parts: readonly Shape[]): Pair {
  const heading = sequence.pick([sequence.pick(HEADINGS), sequence.whole(0, 35_999), sequence.whole(0, 35_999)]);
  const limits = parts.map((part) => limitOf(part, 0));
  const { line, by } = aimLine(sequence, limits);
  const lead = leadOf(radius, heading);
  const front = onLine(line, by, -sequence.whole(100, 9000));
  const side = sequence.pick([0, 0, 1, -1]) * targetRadius;
  const seen = onLine({ ...line, offset: line.offset + side }, by, sequence.whole(100, 9000));
  const from = jitter(sequence, { x: front.x - lead.x, y: front.y - lead.y });
  return { from, to: jitter(sequence, seen), heading };
}

/** A line of sight along an axis, exactly past a part or a mil beside it. */
function alongAxis(sequence: Sequence, { radius }: Setting, part: Shape): Pair {
  const { corners, reach } = limitOf(part, 0);
  const { x, y } = sequence.pick(corners);
  const heading = sequence.whole(0, 35_999);
  const lead = leadOf(radius, heading);
  const start = { x: x - sequence.whole(1000, 9000), y: y + sequence.pick([1, -1]) * reach };
  const from = { x: start.x - lead.x, y: start.y - lead.y };
  return { from, to: beside(sequence, { x: x + sequence.whole(1000, 9000), y: start.y }), heading };
}

/** The front point exactly on the outline of a circle or at a corner. */
function againstPart(sequence: Sequence, { radius }: Setting, part: Shape): Pair {
  const { corners, reach } = limitOf(part, radius);
  const { x, y } = sequence.pick(corners);
  const heading = sequence.pick([0, 9000, 18_000, 27_000]);
  const { c, s } = directionOf(heading);
  const from = { x: x - (reach * c) / 1e9, y: y - (reach * s) / 1e9 };
  return { from, to: { x: x + sequence.whole(-5000, 5000), y: y + sequence.whole(-5000, 5000) }, heading };
}

/** Where a shot is made from and at, so that a limit of range, sight or cover runs through it. */
function aimedPair(sequence: Sequence, setting: Setting): Pair {
  const { scene, radius, targetRadius, type, middle } = setting;
  const solid = scene.pieces.filter(isSolid).flatMap(({ parts }) => parts);
  const clouds = scene.pieces.filter(({ kind }) => kind === 'obscuring').flatMap(({ parts }) => parts);
  const pair = pastPart(sequence, setting, [...solid, ...solid, ...clouds]);
  const at = (parts: readonly Shape[], own: number): Spot =>
    aim(
      sequence,
      parts.map((part) => limitOf(part, own)),
      middle,
    );
  switch (sequence.whole(0, 8)) {
    case 0: {
      const limit = { corners: [pair.from], reach: RANGES[type] + radius + targetRadius };
      if (sequence.whole(0, 1)) return { ...pair, to: beside(sequence, exactPoint(sequence, limit)) };
      const found = meetingPoint([limit], pair.to);
      return found ? { ...pair, to: jitter(sequence, found) } : pair;
    }
    case 1:
      return { ...pair, to: at(clouds, targetRadius) };
    case 2:
      return { ...pair, from: at(clouds, radius) };
    case 3:
      return { ...pair, to: at(solid, targetRadius) };
    case 4:
      return alongAxis(sequence, setting, sequence.pick([...clouds, ...solid]));
    case 5:
      return againstPart(sequence, setting, sequence.pick(solid));
    default:
      return pair;
  }
}

/** A shooter and its target; the target mostly looks so that the front point lies at a border of its sectors. */
function aimedShot(sequence: Sequence, setting: Setting): { shooter: Ship; target: Ship } {
  const { scene, radius, targetRadius } = setting;
  const { from, to, heading } = aimedPair(sequence, setting);
  const front = frontOf({ ...from, radius }, heading);
  const bearing = Math.round((Math.atan2(front.y - to.y, front.x - to.x) * 18_000) / Math.PI);
  const turn = sequence.pick([13_500, -13_500, 18_000]) + sequence.whole(-2, 2);
  const facing =
    sequence.whole(0, 2) === 0 ? sequence.whole(0, 35_999) : (((bearing - turn) % 36_000) + 36_000) % 36_000;
  const name = scene.others.find(({ id }) => id === TARGET)!.name;
  return {
    shooter: { name: MOVER, ...from, radius, heading },
    target: { name, ...to, radius: targetRadius, heading: facing },
  };
}

/** A shot of a primary gun near the limits of range, sight, cover and back. Null if no place was found. */
export function shotCase(sequence: Sequence, setting: Setting): Outcome | null {
  const { match, scene, type } = setting;
  const others = scene.others.filter(({ id }) => id !== TARGET);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { shooter, target } = aimedShot(sequence, setting);
    if (
      !canStand({ ...scene, others }, shooter) ||
      !canStand({ ...scene, others: [...others, { id: '', ...shooter }] }, target)
    )
      continue;
    const state = moved(moved(match.state, MOVER, shooter, shooter.heading), TARGET, target, target.heading);
    return compareShot({ ...match, state }, scene, shooter, target, RANGES[type]);
  }
  return null;
}

/** Product and judge on one shot. */
export function compareShot(match: Battle, scene: Scene, shooter: Ship, target: Ship, range: number): Outcome {
  const { shot, open } = judgeShot(scene, shooter, target, range);
  const command: OrionsGateCommand = { type: 'firePrimary', target: TARGET };
  const expected = 'refused' in shot ? shot.refused : JSON.stringify(shot);
  const applied = applyCommand(game, { ...match, chance: scriptChance([6, 6, 6, 6]) }, 'a1', command);
  const given = applied.ok ? JSON.stringify(shotOf(applied.events)) : refusalText(applied.rejections);
  return {
    legal: applied.ok,
    open,
    isTight: () =>
      changes((dx, dy) => {
        const answer = judgeShot(scene, shooter, { ...target, x: target.x + dx, y: target.y + dy }, range).shot;
        return 'refused' in answer ? ruleOf(answer.refused) : JSON.stringify(answer);
      }),
    difference:
      open || given === expected
        ? null
        : `product: ${given}, judge: ${expected}\n${JSON.stringify({ shooter, target, range, scene })}`,
  };
}

function shotOf(events: readonly OrionsGateEvent[]) {
  const rolled = events.find((event) => event.type === 'damageRolled');
  if (rolled?.type !== 'damageRolled') throw new Error('No hit with two sixes.');
  const { within, behind, halfHidden } = rolled.cover;
  return { back: rolled.back, within, behind, half: halfHidden.length > 0 };
}
