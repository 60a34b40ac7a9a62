import type { SpurCommand } from '../command.ts';
import { flagshipOf } from '../rules/formation.ts';
import {
  carries,
  craftAt,
  isReady,
  recoiled,
  shelterOf,
  struck,
  targetsOf,
  withCraft,
  type Board,
  type Craft,
} from './board.ts';
import { regroupPlan } from './regroup.ts';
import type { Plan, Scene } from './scene.ts';
import { gunsOf, shotsOf } from './volley.ts';

/** OS-8.15. */
const FLOCK_COST = 2;
/** What further activations of a Flock count of what they would alone: cards are used once. */
const NEXT_IN_FLOCK = 0.7;
/** The share of rams that comes through where the target can answer. */
const RAM_ANSWERED = 0.8;

/** Every way to begin or go on with the primary action of a turn, and to end it where it has begun. */
export function primaryPlans(scene: Scene): readonly Plan[] {
  const { phase, mode, activeShip, suppressor } = scene.state;
  if (phase === 'turnOpen')
    return [
      ...ownCrafts(scene).flatMap((craft) => attackPlans(scene, scene.board, craft)),
      ...ramPlans(scene),
      ...suppressPlans(scene),
      ...flockPlans(scene),
      regroupPlan(scene),
    ];
  const finish: Plan = { command: { type: 'finishAttacks' }, sum: scene.sumOf(scene.board) };
  const shooters =
    activeShip !== null
      ? [activeShip]
      : mode === 'suppress'
        ? ownCrafts(scene).flatMap(({ id }) => (id === suppressor ? [] : id))
        : [];
  return [
    finish,
    ...shooters.flatMap((id) => attackPlans(scene, scene.board, craftAt(scene.board, id)!)),
    ...(mode === 'flock' ? flockPlans(scene) : []),
  ];
}

const ownCrafts = ({ board, seat }: Scene): readonly Craft[] => board.crafts.filter(({ owner }) => owner === seat);

/** Attacks of a craft, each with what may follow it. */
export const attackPlans = (scene: Scene, board: Board, craft: Craft): readonly Plan[] =>
  shotsOf(scene, board, craft.id, gunsOf(scene, craft));

/** What the best volley of a craft adds to a board; 0 where it is better not to fire. */
export function volleyGain(scene: Scene, board: Board, id: string): number {
  const craft = craftAt(board, id);
  const [best] = craft ? attackPlans(scene, board, craft) : [];
  return best ? Math.max(0, best.sum - scene.sumOf(board)) : 0;
}

/** OS-8.8, OS-8.9. */
function ramPlans(scene: Scene): readonly Plan[] {
  const { board, seat, sumOf, caution } = scene;
  return ownCrafts(scene)
    .filter((craft) => carries(craft, 'ram') && isReady(craft) && craft.energy > 0)
    .flatMap((craft) => {
      const paid = withCraft(board, craft.id, { energy: 0 });
      const packet = { shield: 0, any: craft.bonus, hull: craft.design.hull };
      const missed = sumOf(paid);
      return targetsOf(board, seat, craft.far).map((target): Plan => {
        const through = sumOf(recoiled(struck(paid, target.id, packet, 0, seat), craft.id));
        const { stop, block } = scene.answersBy(target, false, craft.design.hull + craft.bonus);
        const failed = caution * RAM_ANSWERED * (stop + (1 - stop) * block * 0.5);
        const command: SpurCommand = { type: 'ram', ship: craft.id, target: target.id };
        return { command, sum: (1 - failed) * through + failed * missed };
      });
    });
}

/** OS-8.11 to OS-8.13: a ship out of the way, and the best volley of another one at what stands behind it. */
function suppressPlans(scene: Scene): readonly Plan[] {
  const { board, seat, sumOf } = scene;
  const crafts = ownCrafts(scene);
  return crafts
    .filter((craft) => carries(craft, 'suppressingFire') && isReady(craft) && craft.energy > 0)
    .flatMap((craft) =>
      targetsOf(board, seat, false)
        .filter((target) => hasBehind(board, target))
        .map((target): Plan => {
          const clear = withCraft(withCraft(board, craft.id, { energy: 0 }), target.id, { suppressed: true });
          const gains = crafts.map((other) => (other === craft ? 0 : volleyGain(scene, clear, other.id)));
          // The mark goes with the turn, so the ship itself is weighed as it was.
          const sum = sumOf(withCraft(board, craft.id, { energy: 0 })) + Math.max(0, ...gains);
          return { command: { type: 'suppress', ship: craft.id, target: target.id }, sum };
        }),
    );
}

const hasBehind = (board: Board, target: Craft): boolean =>
  board.crafts.some(
    (other) =>
      other.owner === target.owner &&
      other.column === target.column &&
      other.row > target.row &&
      shelterOf(board, other) > 0,
  );

/** OS-8.15: the flagship pays for one ship after the other. */
function flockPlans(scene: Scene): readonly Plan[] {
  const { board, seat, state, sumOf } = scene;
  const flagship = flagshipOf(state, seat);
  if (!flagship || flagship.overcharged || flagship.energy < FLOCK_COST) return [];
  const paid = withCraft(board, flagship.id, { energy: flagship.energy - FLOCK_COST });
  const base = sumOf(paid);
  const found = ownCrafts(scene)
    .filter((craft) => craft.id !== flagship.id && carries(craft, 'flock') && isReady(craft) && !craft.activated)
    .map((craft) => ({ craft, gain: volleyGain(scene, paid, craft.id) }))
    .sort((a, b) => b.gain - a.gain);
  const more = Math.floor(flagship.energy / FLOCK_COST) - 1;
  return found.map(({ craft, gain }): Plan => {
    const others = found.filter((one) => one.craft !== craft).slice(0, more);
    const cost = base - sumOf(withCraft(paid, flagship.id, { energy: flagship.energy - 2 * FLOCK_COST }));
    const rest = others.reduce((sum, one) => sum + Math.max(0, NEXT_IN_FLOCK * one.gain - cost), 0);
    return { command: { type: 'flockActivate', ship: craft.id }, sum: base + gain + rest };
  });
}
