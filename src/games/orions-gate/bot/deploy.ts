import type { Effort, Prospect } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { CommandOf, OrionsGateCommand } from '../command.ts';
import { cannotDeploy, deploymentMeant, headingFrom, ZONE_DEPTH } from '../rules/deployment.ts';
import type { CaptainId, OrionsGateState, Unit } from '../state.ts';
import { radiusOf, unitsInPlay } from '../units.ts';
import { tableOf } from '../world.ts';
import type { Mind } from './mind.ts';
import { facingHome, missionPlaces, placedWorth } from './mission-deploy.ts';
import { tableFor } from './mission-tables.ts';

/**
 * Places a captain who looks ahead chooses from: the very best ones crowd the middle of the front line, in everybody's
 * reach.
 */
const LOOSE = 40;

// Weights set by hand; `npm run fit -- orions-deployment` plays paired games of the hard level with others.
/** What it counts to stand a whole zone nearer to the enemy. */
const FORWARD = 1;
/** What a table's width costs, away from the middle or the enemies who already stand, and away from the own fleet. */
const MIDDLE = 1;
const COMPANY = 1;

/** Place the next unit, or end the deployment when each has its place (OG-4.10, 4.11). */
export function deployProspects(
  mind: Mind,
  state: OrionsGateState,
  captain: CaptainId,
  effort: Effort,
  chance: Chance,
): readonly Prospect<OrionsGateCommand>[] {
  const meant = deploymentMeant(state, captain);
  const unit = state.units.find((one) => one.captain === meant && one.status === 'waiting');
  if (!unit) return [{ command: { type: 'finishDeployment' }, worth: 0 }];
  const found: Prospect<OrionsGateCommand>[] = [];
  const enough = effort.depth ? Math.min(LOOSE, effort.candidates) : effort.candidates;
  const weigh = (place: Place): void => {
    const command = facingHome(state, unit, place);
    if (!cannotDeploy(state, command))
      found.push({ command, worth: placeWorth(state, unit, command) + placedWorth(mind, state, unit, command) });
  };
  // Where that table is full the others are left.
  const tables = state.tables.map(({ number }) => number);
  for (const table of new Set([tableFor(mind, state, unit), ...tables])) {
    if (found.length > 0) break;
    for (const place of missionPlaces(mind, state, unit)) if (place.table === table) weigh(place);
    for (let tries = 0; tries < enough * 4 && found.length < enough; tries++)
      weigh(somePlace(state, unit, table, chance));
  }
  // A full zone never stops a game: what finds no place is left out.
  if (found.length === 0) return [{ command: { type: 'leaveOut', unit: unit.id }, worth: 0 }];
  return found.sort((a, b) => b.worth - a.worth);
}

type Place = CommandOf<'deploy'>;

/** A random place of the zone, facing the enemy's edge. */
function somePlace(state: OrionsGateState, unit: Unit, number: number, chance: Chance): Place {
  const { width, height } = tableOf(state.tables, number);
  const radius = radiusOf(state.options, unit.unitType);
  const south = state.edges[unit.side] === 'south';
  const x = radius + chance.die(width - 2 * radius + 1) - 1;
  const deep = radius + chance.die(ZONE_DEPTH - 2 * radius + 1) - 1;
  return {
    type: 'deploy',
    unit: unit.id,
    table: number,
    x,
    y: south ? deep : height - deep,
    heading: headingFrom(state.edges[unit.side]),
  };
}

/** Forward, near the middle or the enemy who already stands, near the own fleet, and out of the way of planets. */
function placeWorth(state: OrionsGateState, unit: Unit, { table: number, x, y }: Place): number {
  const { width, height, pieces } = tableOf(state.tables, number);
  const south = state.edges[unit.side] === 'south';
  const forward = (south ? y : height - y) / ZONE_DEPTH;
  const standing = unitsInPlay(state).filter(({ pose }) => pose.table === number);
  const enemies = standing.filter(({ side }) => side !== unit.side);
  const friends = standing.filter(({ side, id }) => side === unit.side && id !== unit.id);
  const middle = meanX(enemies.map(({ pose }) => pose.x)) ?? width / 2;
  const company = meanX(friends.map(({ pose }) => pose.x)) ?? middle;
  const ahead = south ? 1 : -1;
  const blocked = pieces.some(
    ({ kind, parts }) =>
      (kind === 'blocking' || kind === 'dangerous') &&
      parts.some((part) => {
        const at = part.kind === 'circle' ? part : part.corners[0]!;
        const reach = part.kind === 'circle' ? part.radius : 0;
        return (
          Math.abs(at.x - x) < reach + radiusOf(state.options, unit.unitType) &&
          (at.y - y) * ahead > 0 &&
          (at.y - y) * ahead < 12_000
        );
      }),
  );
  const aside = MIDDLE * Math.abs(x - middle) + COMPANY * Math.abs(x - company);
  return FORWARD * forward - aside / width - (blocked ? 0.5 : 0);
}

function meanX(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
