import { effortAt, thoughtOf, type Brain, type Effort, type Prospect } from '../../engine/brain.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SightEngine } from '../../table/sight.ts';
import { boardings } from './bot/board.ts';
import { broad } from './bot/breadth.ts';
import { CALIBRATIONS } from './bot/calibrations.ts';
import { chancesOf } from './bot/chance.ts';
import { activateProspects } from './bot/choose.ts';
import { debrisProspects } from './bot/debris.ts';
import { deployProspects } from './bot/deploy.ts';
import { ORIONS_GATE_EFFORTS } from './bot/efforts.ts';
import { orionsFacts } from './bot/facts.ts';
import { bestVolley } from './bot/fire.ts';
import { shotWorth, wholeSteps } from './bot/fire-worth.ts';
import { gadgets, salvageProspects, unveilings } from './bot/gadgets.ts';
import { finishProspects } from './bot/mission-leave.ts';
import { openMind, type Mind } from './bot/mind.ts';
import { exitProspects, exitWorth, markerProspects } from './bot/places.ts';
import { planProspects, planWorth } from './bot/plans.ts';
import { pulls } from './bot/pull.ts';
import { edgeProspects, fleetProspects } from './bot/setup.ts';
import { jumps, warpProspects, warpWorth } from './bot/warp.ts';
import type { OrionsGateCommand } from './command.ts';
import { sideOfCaptain } from './rules/captains.ts';
import { stepOf } from './rules/order.ts';
import type { OrionsGateState } from './state.ts';
import { thePlaced } from './units.ts';

type Found = readonly Prospect<OrionsGateCommand>[];

/**
 * Points a side from which on a battle is a large one, where an error costs other than in a short one: the levels were
 * measured at 12 and 48, and 24 is as many times the one as the other is of it.
 */
const LARGE = 24;

/** The effort of a level in the mission that is played, in a battle of its size. */
const effortIn = ({ mission, options }: OrionsGateState, effort: Effort): Effort =>
  effortAt(effort, mission === null ? [] : [...(options.points >= LARGE ? [`${mission}-large`] : []), mission]);

/**
 * What a computer captain knows of Orion's Gate: commands worth a thought in every state of OG-20.1. `oneTable`: one
 * who keeps to one table of several, to be measured against.
 */
export function orionsGateBrain(sight: SightEngine, oneTable = false): Brain<OrionsGateState, OrionsGateCommand> {
  const mindOf = (effort: Effort): Mind => openMind(sight, effort, oneTable);
  return {
    efforts: ORIONS_GATE_EFFORTS,
    calibrations: CALIBRATIONS,
    prospects(state, seat, level, chance) {
      const effort = effortIn(state, level);
      return blurred(prospects(mindOf(effort), state, seat, broad(state, effort), chance), effort, chance);
    },
    facts: (state, seat, prospect, level) => orionsFacts(mindOf(effortIn(state, level)), state, seat, prospect),
    weigh: (state, seat, level, command) => weigh(mindOf(effortIn(state, level)), state, seat, command),
    chances(state, seat, level, ranked) {
      const mind = mindOf(effortIn(state, level));
      const side = sideOfCaptain(seat);
      if (stepOf(state) !== 'play.fire') return chancesOf(mind, state, side, ranked);
      const steps = wholeSteps(mind, state, ranked);
      const chances = chancesOf(mind, state, side, steps);
      return ranked.map(({ command }) => chances[steps.findIndex((one) => one.command === command)]!);
    },
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

/** What a command is worth that a captain does not think of, in points; null where others are not so either. */
function weigh(mind: Mind, state: OrionsGateState, seat: Seat, command: OrionsGateCommand): number | null {
  switch (command.type) {
    case 'plan':
      return planWorth(mind, state, seat, command);
    case 'warpTo':
      return warpWorth(mind, state, command);
    case 'placeExit':
      return exitWorth(mind, state, command);
    case 'firePrimary':
    case 'useComponent':
      return shotWorth(mind, state, command);
    default:
      return null;
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
