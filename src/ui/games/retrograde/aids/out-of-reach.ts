import type { Rejection } from '../../../../engine/game.ts';
import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import { thingName } from '../names.ts';
import type { Orbit } from '../table/stage.ts';
import { retrogradeWords as words } from '../words/play.ts';
import { wayTo } from './reach.ts';

/** Why a spacecraft cannot get to a place this turn: what the cheapest way there costs, or that there is none. */
export function outOfReach(view: RetrogradeView, id: string, { asset, orbital }: Orbit): Rejection {
  const way = wayTo(view, id, asset, orbital);
  const [name, to] = [thingName(view, id), thingName(view, asset)];
  const { left } = view.spacecraft.find((one) => one.id === id)!;
  return way
    ? { rule: 'RG-6.3', reason: words.tooFar(name, to, orbital, way.cost, left), data: {} }
    : { rule: 'RG-7.1', reason: words.noWay(name, to, orbital), data: {} };
}
