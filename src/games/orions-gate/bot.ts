import { thoughtOf, type Brain, type Effort, type Prospect } from '../../engine/brain.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SightEngine } from '../../table/sight.ts';
import { boardings } from './bot/board.ts';
import { broad } from './bot/breadth.ts';
import { chancesOf } from './bot/chance.ts';
import { activateProspects } from './bot/choose.ts';
import { debrisProspects } from './bot/debris.ts';
import { deployProspects } from './bot/deploy.ts';
import { orionsFacts } from './bot/facts.ts';
import { bestVolley } from './bot/fire.ts';
import { gadgets, salvageProspects, unveilings } from './bot/gadgets.ts';
import { finishProspects } from './bot/mission-leave.ts';
import { openMind, type Mind } from './bot/mind.ts';
import { exitProspects, markerProspects } from './bot/places.ts';
import { planProspects } from './bot/plans.ts';
import { pulls } from './bot/pull.ts';
import { edgeProspects, fleetProspects } from './bot/setup.ts';
import { jumps, warpProspects } from './bot/warp.ts';
import type { OrionsGateCommand } from './command.ts';
import { sideOfCaptain } from './rules/captains.ts';
import { stepOf } from './rules/order.ts';
import type { OrionsGateState } from './state.ts';
import { thePlaced } from './units.ts';

type Found = readonly Prospect<OrionsGateCommand>[];

/**
 * The novice tries few plans and does not think of all it could do, the beginner of less. The hard level looks where
 * every enemy may be by its next activation, and tries more plans the fewer units there are to weigh them against. The
 * default level sees a little more clearly than elsewhere: with four rounds there is no time to make up for a wasted
 * one.
 */
const EFFORTS: { readonly [level: string]: Effort } = {
  beginner: { candidates: 4, caution: 0, blur: 1, overlooks: 0.6 },
  novice: { candidates: 8, caution: 0, blur: 1, overlooks: 0.35 },
  default: { candidates: 360, caution: 1, blur: 0.1 },
  hard: { candidates: 700, caution: 1, blur: 0, depth: 1 },
};

/**
 * What a computer captain knows of Orion's Gate: commands worth a thought in every state of OG-20.1. `oneTable`: one
 * who keeps to one table of several, to be measured against.
 */
export function orionsGateBrain(sight: SightEngine, oneTable = false): Brain<OrionsGateState, OrionsGateCommand> {
  return {
    efforts: EFFORTS,
    prospects: (state, seat, effort, chance) =>
      blurred(prospects(openMind(sight, effort, oneTable), state, seat, broad(state, effort), chance), effort, chance),
    facts: (state, seat, prospect, effort) => orionsFacts(openMind(sight, effort, oneTable), state, seat, prospect),
    chances: (state, seat, effort, ranked) =>
      chancesOf(openMind(sight, effort, oneTable), state, sideOfCaptain(seat), ranked),
    secret: (state) => stepOf(state) === 'setup.fleet',
  };
}

function prospects(mind: Mind, state: OrionsGateState, seat: Seat, effort: Effort, chance: Chance): Found {
  switch (stepOf(state)) {
    case 'setup.fleet':
      return fleetProspects(mind, state, seat, chance);
    case 'setup.edge':
      return edgeProspects(chance);
    case 'setup.marker':
      return markerProspects(mind, state, seat, chance);
    case 'window.exit':
      return exitProspects(mind, state, seat, chance);
    case 'setup.deploy':
      return deployProspects(mind, state, seat, effort, chance);
    case 'play.choose':
      return finishProspects(state, seat) ?? activateProspects(mind, state, seat, effort, chance);
    case 'play.plan':
      return planProspects(mind, state, seat, effort, chance);
    case 'play.fire':
      return fireProspects(mind, state, chance);
    case 'window.warp':
      return warpProspects(mind, state, seat, chance);
    case 'window.salvage':
      return salvageProspects(state);
    case 'window.debris':
      return debrisProspects(mind, state);
    case 'over':
      throw new Error('The game is over.');
  }
}

/** The gun first, then what adds most; the activation ends when nothing more is worth its use. */
function fireProspects(mind: Mind, state: OrionsGateState, chance: Chance): Found {
  const activation = state.activation!;
  const unit = thePlaced(state, activation.unit);
  const end: Prospect<OrionsGateCommand> = { command: { type: 'endActivation' }, worth: 0 };
  const jump = jumps(mind, state, unit, activation, chance);
  const volley = bestVolley(mind, state, unit, activation);
  const [gun, ...others] = volley.uses;
  const boarding = boardings(mind, state, unit, activation);
  // Boarding is all a ship does in its fire step, so it must be worth more than the whole volley (OG-13.2).
  if (boarding[0] && boarding[0].worth > volley.worth) return [...boarding, end];
  if (jump.length > 0) return [...jump, end];
  // A component before the gun would cost the gun (OG-9.1): firing it keeps the whole volley.
  if (gun?.command.type === 'firePrimary') return [{ ...gun, worth: volley.worth }, ...others, end];
  const unveiling = unveilings(mind, state, unit, activation);
  if (unveiling.length > 0) return [...unveiling, ...volley.uses, end];
  const found = [...volley.uses, ...pulls(mind, state, unit, activation)];
  if (found.length === 0) return [...gadgets(mind, state, unit, activation), end];
  return [...found.sort((a, b) => b.worth - a.worth), end];
}

/** What nobody forgets. */
const isPlain = ({ command }: Prospect<OrionsGateCommand>): boolean => command.type === 'firePrimary';

/** A level that sees less clearly mixes the order: each worth is shifted by chance, up to the spread of all. */
function blurred(found: Found, effort: Effort, chance: Chance): Found {
  const { blur } = effort;
  if (blur === 0 || found.length < 2) return found;
  const spread = found[0]!.worth - found[found.length - 1]!.worth;
  return thoughtOf(found, effort, chance, isPlain)
    .map((one) => ({ ...one, counted: one.worth, worth: one.worth + (blur * spread * chance.die(1000)) / 1000 }))
    .sort((a, b) => b.worth - a.worth);
}
