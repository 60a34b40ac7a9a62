import { burnPreviews, type RetrogradeView } from '../../../../games/retrograde/index.ts';
import { planned, reachable, type Planned } from '../aids/reach.ts';
import { outOfReach } from '../aids/out-of-reach.ts';
import { thingName } from '../names.ts';
import type { Orbit } from '../table/stage.ts';
import { retrogradeWords as words } from '../words/play.ts';
import { action, type Action } from './action.ts';

/** A place, and the burns that lead there. */
interface Way extends Orbit {
  readonly cost: number;
  readonly legs: readonly Orbit[];
}

const isAt =
  (one: Orbit) =>
  (other: Orbit): boolean =>
    one.asset === other.asset && one.orbital === other.orbital;

/**
 * Every place a spacecraft can be in this turn, the nearest first; then the next burns it cannot make, each with its
 * reason. Burns that are laid out change what places cost and which can be reached, not where in the list they stand.
 */
export function burnActions(view: RetrogradeView, id: string, plan: readonly Orbit[]): readonly Action[] {
  const ghost = planned(view, id, plan);
  if (!ghost || !view.choices.some((one) => one.type === 'burn' && one.spacecraft === id)) return [];
  const open = reachable(ghost.view, id);
  const near = reachable(view, id);
  const more = open.filter((place) => !near.some(isAt(place)));
  const listed = [...near, ...more].map((place): Action => {
    if (plan.length > 0 && isAt(ghost.craft)(place)) return atGhost(view, id, ghost);
    const way = open.find(isAt(place));
    return way
      ? burnAction(view, id, ghost, way, [words.burnCosts(way.cost, way.left), words.burns(way.legs.length)])
      : { ...burnAction(view, id, ghost, place, []), refused: outOfReach(ghost.view, id, place) };
  });
  const shut = burnPreviews(ghost.view, id)
    .filter(({ command, refusal }) => refusal !== null && ![...near, ...more].some(isAt(command)))
    .map(({ command, cost, refusal }) => ({
      ...burnAction(view, id, ghost, { ...command, cost: cost.total, legs: [command] }, [String(cost.total)]),
      refused: refusal,
    }));
  return [...listed, ...shut];
}

/** The place to which the burns lead that are laid out. */
function atGhost(view: RetrogradeView, id: string, ghost: Planned): Action {
  const { craft, legs } = ghost;
  const cost = legs.reduce((sum, leg) => sum + leg.cost, 0);
  const here = burnAction(view, id, ghost, { ...craft, cost, legs: [] }, [words.plannedTo(cost, craft.left)]);
  return { ...here, place: { ...here.place!, planned: true } };
}

/** Burns of a spacecraft, from where it is planned to be, to a place. */
function burnAction(
  view: RetrogradeView,
  id: string,
  { craft }: Planned,
  { asset, orbital, cost, legs }: Way,
  details: readonly string[],
): Action {
  const name = thingName(view, asset);
  return action({
    key: `burn ${asset} ${orbital}`,
    group: 'burn',
    label: asset === craft.asset ? words.burnHere(orbital) : words.burn(name, orbital),
    detail: details.filter(Boolean).join(' · '),
    commands: legs.map((leg) => ({ type: 'burn', spacecraft: id, asset: leg.asset, orbital: leg.orbital })),
    target: { kind: 'orbital', asset, orbital },
    place: { name, orbital, cost },
  });
}
