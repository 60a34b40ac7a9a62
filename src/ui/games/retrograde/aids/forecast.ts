import type { Seat } from '../../../../engine/seat.ts';
import {
  assetCard,
  dialOf,
  printedOn,
  type RetrogradeView,
  type ShipClass,
} from '../../../../games/retrograde/index.ts';
import { otherSeat, sideName } from '../names.ts';
import { mineOf } from '../table/cast.ts';
import type { ForecastTurn, OrreryOverlay } from '../table/stage.ts';
import { retrogradeWords as words } from '../words/play.ts';

/** Turns that are told ahead, this one among them. */
const AHEAD = 8;

/** RG-17.1: what a working homeworld of a seat takes off each burn of a class. */
function discountOf(view: RetrogradeView, seat: Seat, of: ShipClass): number {
  const { homeworld } = view.sides.find((side) => side.seat === seat)!;
  const works = view.assets.some((asset) => asset.owner === seat && asset.card === homeworld && !asset.destroyed);
  const ability = works ? printedOn(homeworld, 'burnDiscount') : null;
  return ability?.classes.includes(of) ? ability.amount : 0;
}

/**
 * RG-7.5, RG-5.2: what it costs to arrive at an asset in each of the next eight turns, if nothing changes but the orbit
 * counters; `of` = the class that travels, mine and theirs. The cheapest turn of mine is marked, the first of several.
 */
export function forecastOf(view: RetrogradeView, asset: string, of: ShipClass): readonly ForecastTurn[] {
  const { owner, card } = view.assets.find(({ id }) => id === asset)!;
  const { values, active, arrival } = dialOf(view, asset);
  const constant = arrival - values[active - 1]!;
  const mine = mineOf(view);
  const costs = Array.from({ length: AHEAD }, (_, ahead) => {
    const seat = ahead % 2 === 0 ? view.activeSeat : otherSeat(view.activeSeat);
    // Its owner's counter moves at the upkeep of each of their turns to come.
    const steps = Math.floor((ahead + (view.activeSeat === owner ? 0 : 1)) / 2);
    const value = assetCard(card).transfer[(active - 1 + steps) % 4]! + constant;
    const costFor = (who: Seat): number => Math.max(value - discountOf(view, who, of), 0);
    return { turn: view.turn + ahead, seat, mine: costFor(mine), theirs: costFor(otherSeat(mine)) };
  });
  const own = costs.filter(({ seat }) => seat === mine);
  const least = Math.min(...own.map((one) => one.mine));
  const best = own.find((one) => one.mine === least)?.turn;
  return costs.map(({ turn, mine: cost, theirs }) => ({
    turn,
    mine: cost,
    theirs,
    ...(turn === best ? { cheapest: true as const } : {}),
  }));
}

/** The aid of a forecast. */
export function forecastAid(view: RetrogradeView, asset: string, of: ShipClass): OrreryOverlay {
  const mine = mineOf(view);
  const caption = [words.forecast, words.forecastSides(sideName(view, mine), sideName(view, otherSeat(mine)))] as const;
  return { kind: 'forecast', asset, caption, turns: forecastOf(view, asset, of) };
}
