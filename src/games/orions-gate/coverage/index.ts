import type { AnyGame, Decision } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import { namesOf, type Attempt, type CoverageGuide, type RawOptions } from '../../coverage.ts';
import type { OrionsGateCommand } from '../command.ts';
import type { OrionsGateEvent } from '../event.ts';
import type { Options } from '../options.ts';
import { inPlayCount } from '../rules/end.ts';
import { stepOf } from '../rules/order.ts';
import type { OrionsGateState } from '../state.ts';
import { otherSide } from '../units.ts';
import { attemptsAt } from './attempts.ts';
import { meleePosition } from './melee.ts';
import { fitting, SPREAD } from './plan.ts';
import { shownBy, WANTED } from './reached.ts';
import { refusalsOf } from './refusals.ts';
import { setupAnswers } from './setup-attempts.ts';
import { unsound } from './sound.ts';

/** So many battles begin with the setup, then as many at close quarters, in turn. */
const MELEES = 3;
/** Computer battles of the whole spread of sizes: one in so many; the others are small. */
const LARGE_EVERY = 25;
const SMALL = { points: 18, rounds: 3 };
/**
 * One command in so many is an aside: a draw offered or answered, a concession, a fleet or a unit taken back, an early
 * end.
 */
const ASIDES_EVERY = 40;

const commands = namesOf<OrionsGateCommand['type']>();
const events = namesOf<OrionsGateEvent['type']>();

type Move = Attempt<OrionsGateState, OrionsGateCommand>;

/** What has to be reached of Orion's Gate. */
export const orionsGateCoverage: CoverageGuide<OrionsGateState, OrionsGateCommand, OrionsGateEvent, Options> = {
  spread: SPREAD,
  wanted: {
    commands: commands({
      submitFleet: 0,
      withdrawFleet: 0,
      chooseEdge: 0,
      placeMarker: 0,
      noRoom: 0,
      deploy: 0,
      undeploy: 0,
      leaveOut: 0,
      finishDeployment: 0,
      activate: 0,
      finish: 0,
      plan: 0,
      firePrimary: 0,
      useComponent: 0,
      board: 0,
      endActivation: 0,
      warpTo: 0,
      stay: 0,
      placeExit: 0,
      placeDebris: 0,
      salvage: 0,
      decline: 0,
      concede: 0,
      offerDraw: 0,
      acceptDraw: 0,
      declineDraw: 0,
    }),
    events: events({
      fleetSubmitted: 0,
      fleetWithdrawn: 0,
      fleetsRevealed: 0,
      missionRolled: 0,
      rolledOff: 0,
      edgeChosen: 0,
      markersRolled: 0,
      placingBegan: 0,
      markerPlaced: 0,
      markerLeftOut: 0,
      deployed: 0,
      undeployed: 0,
      leftOut: 0,
      deploymentFinished: 0,
      deploymentBegan: 0,
      roundBegan: 0,
      turnBegan: 0,
      roundEnded: 0,
      activated: 0,
      displaced: 0,
      planned: 0,
      turned: 0,
      dangerRolled: 0,
      markerRevealed: 0,
      markerRolled: 0,
      artifactTaken: 0,
      artifactDropped: 0,
      leftTable: 0,
      gateEntered: 0,
      wormholeRolled: 0,
      lifted: 0,
      exitClosed: 0,
      stationDestroyed: 0,
      weaponUsed: 0,
      hitRolled: 0,
      damageRolled: 0,
      passedOver: 0,
      damaged: 0,
      destroyed: 0,
      ablativeRolled: 0,
      autoHit: 0,
      pushed: 0,
      pulled: 0,
      warpRolled: 0,
      warpClosed: 0,
      debrisPlaced: 0,
      debrisDeclined: 0,
      boardingRolled: 0,
      boardingTied: 0,
      captured: 0,
      minePlaced: 0,
      mineExploded: 0,
      pieceMade: 0,
      stealthSwitched: 0,
      backfired: 0,
      repaired: 0,
      salvageClosed: 0,
      activationEnded: 0,
      conceded: 0,
      drawOffered: 0,
      drawAccepted: 0,
      drawDeclined: 0,
      ended: 0,
    }),
    ...WANTED,
  },
  fitting,
  /** Most are small, so that hundreds can be played. */
  quick(raw: RawOptions, index: number) {
    if (index % LARGE_EVERY === LARGE_EVERY - 1) return raw;
    return {
      ...raw,
      points: Math.min(SMALL.points, raw['points'] as number),
      rounds: Math.min(SMALL.rounds, raw['rounds'] as number),
    };
  },
  position: (options, index, chance) => (Math.floor(index / MELEES) % 2 === 1 ? meleePosition(options, chance) : null),
  refusedSetups: setupAnswers,
  aside(game, state, [decision], chance) {
    const aside = chance.die(ASIDES_EVERY) === 1 ? anAside(game, state, chance) : null;
    return aside ?? anEarlyEnd(game, state, decision, chance);
  },
  attempts: attemptsAt,
  stepOf,
  eventShows: shownBy,
  matchShows: ({ mission }) => (mission ? [{ group: 'missions', name: mission }] : []),
  refusalNames: refusalsOf,
  unsound,
};

/** A side left alone may end the battle (OG-19.4): now and then it does. */
function anEarlyEnd(
  game: AnyGame,
  state: OrionsGateState,
  decision: Decision | undefined,
  chance: Chance,
): Move | null {
  if (decision?.kind !== 'play.choose' || inPlayCount(state, otherSide(state.turn!)) > 0 || chance.die(3) > 1)
    return null;
  const move: Move = { seat: decision.seats[0]!, command: { type: 'finish' } };
  return game.check(state, move.seat, move.command).length === 0 ? move : null;
}

function anAside(game: AnyGame, state: OrionsGateState, chance: Chance): Move | null {
  const one = <T>(list: readonly T[]): T => list[chance.die(list.length) - 1]!;
  const { id: seat } = one(state.captains);
  const unit = state.units.length > 0 ? one(state.units).id : 'a1.1';
  const talk: readonly OrionsGateCommand[] = [
    { type: 'concede' },
    { type: 'offerDraw' },
    { type: 'acceptDraw' },
    { type: 'declineDraw' },
    { type: 'withdrawFleet' },
    { type: 'undeploy', unit },
    { type: 'leaveOut', unit },
    { type: 'finish' },
  ];
  // Whoever is offered a draw agrees, mostly.
  const command = state.drawOffers.length > 0 && chance.die(3) > 1 ? talk[2]! : one(talk);
  const rare = command.type === 'concede' && chance.die(4) > 1;
  return !rare && game.check(state, seat, command).length === 0 ? { seat, command } : null;
}
