import { applyCommand } from '../../../src/engine/match.ts';
import { scriptChance } from '../../../src/engine/rng.ts';
import type { OrionsGateCommand } from '../../../src/games/orions-gate/command.ts';
import { game, type Battle } from '../../helpers/og-position.ts';
import type { Sequence } from '../../physics/sequence.ts';
import { edgeLimits } from './aim.ts';
import { aimedPlan, ATTEMPTS, exitPlace } from './aimed.ts';
import { canStand, exitFault, judgePlan, type End, type Mover, type Plan, type Scene } from './judge.ts';
import { changes, ruleOf, refusalText, type Outcome } from './outcome.ts';
import { limitOf, limitsOf, moved, MOVER, type Setting } from './setting.ts';

/** The gates of a scene by their ids. */
const gatesOf = ({ pieces }: Scene) => pieces.filter(({ kind }) => kind === 'warpGate');

/** A movement near the limits: a plan for Move, every fourth one through a gate. Null if no start was found. */
export function moveCase(sequence: Sequence, setting: Setting): Outcome | null {
  const { match, scene, radius, type, allowance } = setting;
  const gated = sequence.whole(0, 3) === 0;
  const gates = gatesOf(scene);
  const enter = sequence.pick(gates);
  const leave = sequence.pick(gates.filter((one) => one !== enter));
  const walls = limitsOf(scene, radius);
  const limits = gated
    ? [
        ...enter.parts.map((part) => limitOf(part, radius)),
        ...enter.parts.map((part) => limitOf(part, radius)),
        sequence.pick(walls),
      ]
    : [...walls, ...(sequence.whole(0, 3) === 0 ? edgeLimits(scene.width, scene.height, radius) : [])];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { start, heading, plan } = aimedPlan(sequence, setting, limits);
    if (!canStand(scene, { ...start, radius })) continue;
    const whole: Plan = gated
      ? {
          ...plan,
          gate: {
            enter: enter.id,
            leave: leave.id,
            ...exitPlace(sequence, setting, leave.id),
          },
        }
      : plan;
    const mover: Mover = {
      ...start,
      radius,
      heading,
      allowance,
      scouts: type === 'scouts',
    };
    return compareMove({ ...match, state: moved(match.state, MOVER, start, heading) }, scene, mover, whole);
  }
  return null;
}

/** Product and judge on one plan. */
export function compareMove(match: Battle, scene: Scene, mover: Mover, plan: Plan): Outcome {
  const verdict = judgePlan(scene, mover, plan, 9000);
  const command = { type: 'plan', ...plan } as OrionsGateCommand;
  const expected = 'refused' in verdict ? verdict.refused : null;
  const given = refusalText(game.check(match.state, 'a1', command));
  let difference = given === expected ? null : `product: ${given}, judge: ${expected}`;
  if ('end' in verdict && given === null) difference = endDifference(match, command, verdict.end);
  return {
    legal: expected === null,
    open: false,
    isTight: () =>
      changes((dx, dy) => {
        const points = plan.points?.map(([x, y]) => [x + dx, y + dy] as const);
        const gate = plan.gate && {
          ...plan.gate,
          x: plan.gate.x + dx,
          y: plan.gate.y + dy,
        };
        const there = {
          ...plan,
          ...(points && { points }),
          ...(gate && { gate }),
        };
        const answer = judgePlan(scene, { ...mover, x: mover.x + dx, y: mover.y + dy }, there, 9000);
        return 'refused' in answer ? ruleOf(answer.refused) : null;
      }),
    difference: difference && `${difference}\n${JSON.stringify({ mover, plan, scene })}`,
  };
}

/** A legal command played: the unit stands where the judge says. */
function endDifference(match: Battle, command: OrionsGateCommand, end: End): string | null {
  const applied = applyCommand(game, { ...match, chance: scriptChance([]) }, 'a1', command);
  if (!applied.ok) return `refused: ${refusalText(applied.rejections)}`;
  const { x, y, heading } = applied.match.state.units.find(({ id }) => id === MOVER)!.pose!;
  return x === end.x && y === end.y && heading === end.heading
    ? null
    : `product: ${[x, y, heading]}, judge: ${[end.x, end.y, end.heading]}`;
}

/** An exit near its limits: where a lifted unit is put down (OG-14.6). */
export function exitCase(sequence: Sequence, setting: Setting): Outcome {
  const { match, scene, radius } = setting;
  const { x, y } = exitPlace(sequence, setting, 'P2');
  const expected = exitFault(scene, { x, y, radius }, 'P2');
  const given = refusalText(game.check(match.state, 'a1', { type: 'placeExit', x, y }));
  return {
    legal: expected === null,
    open: false,
    isTight: () => changes((dx, dy) => ruleOf(exitFault(scene, { x: x + dx, y: y + dy, radius }, 'P2'))),
    difference:
      given === expected ? null : `product: ${given}, judge: ${expected}\n${JSON.stringify({ x, y, radius, scene })}`,
  };
}
