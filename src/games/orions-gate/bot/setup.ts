import type { Effort, Prospect } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { OrionsGateCommand } from '../command.ts';
import { PRESETS, SEASONED } from '../data/presets.ts';
import { randomFleet } from '../data/random-fleet.ts';
import { checkFleet } from '../rules/fleet.ts';
import { cannotDeploy, deploymentMeant, ZONE_DEPTH } from '../rules/deployment.ts';
import { fleetMeant, pointsFor, shareOf } from '../rules/fleet-share.ts';
import { refit } from './refit.ts';
import type { CaptainId, OrionsGateState, Unit, UnitPlan } from '../state.ts';
import { radiusOf, unitsInPlay } from '../units.ts';

/** A fleet of character that spends the captain's points, else a random one (OG-3). */
export function fleetProspects(state: OrionsGateState, captain: CaptainId, chance: Chance): readonly Prospect<OrionsGateCommand>[] {
  const share = shareOf(state, fleetMeant(state, captain));
  const most = pointsFor(state.options, share);
  // Pooled points are divided fairly among those who have none yet (OG-17.2).
  const points = Math.min(most, Math.ceil((most + share.missing) / (share.missing + 1)));
  const fleets: (readonly UnitPlan[])[] = PRESETS.filter((preset) => preset.points === points && (points > 12 || SEASONED.includes(preset.id))).map(({ units }) => units);
  const legal = fleets.filter((units) => checkFleet(state.options, units, share).length === 0);
  const units = legal.length > 0 ? legal[chance.die(legal.length) - 1]! : randomFleet(points, chance, state.options.advancedComponents);
  const fitted = legal.length > 0 && state.options.advancedComponents ? units.map(refit) : units;
  return [{ command: { type: 'submitFleet', units: fitted.map((unit) => ({ ...unit, components: [...unit.components] })) }, worth: 0 }];
}

/** Either edge: the zones are equal and most tables are symmetric (OG-4.9). */
export const edgeProspects = (chance: Chance): readonly Prospect<OrionsGateCommand>[] => [
  { command: { type: 'chooseEdge', edge: chance.die(2) === 1 ? 'south' : 'north' }, worth: 0 },
];

/** Places a captain who looks ahead chooses from: the very best ones crowd the middle of the front line, in everybody's reach. */
const LOOSE = 40;

/** Place the next unit, or end the deployment when each has its place (OG-4.10, 4.11). */
export function deployProspects(
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
  for (let tries = 0; tries < enough * 4 && found.length < enough; tries++) {
    const command = somePlace(state, unit, chance);
    if (!cannotDeploy(state, command)) found.push({ command, worth: placeWorth(state, unit, command) });
  }
  // A full zone never stops a game: what finds no place is left out.
  if (found.length === 0) return [{ command: { type: 'leaveOut', unit: unit.id }, worth: 0 }];
  return found.sort((a, b) => b.worth - a.worth);
}

/** A random place of the zone, facing the enemy's edge. */
function somePlace(state: OrionsGateState, unit: Unit, chance: Chance) {
  const { width, height } = state.tables[0]!;
  const radius = radiusOf(state.options, unit.unitType);
  const south = state.edges[unit.side] === 'south';
  const x = radius + chance.die(width - 2 * radius + 1) - 1;
  const deep = radius + chance.die(ZONE_DEPTH - 2 * radius + 1) - 1;
  return { type: 'deploy', unit: unit.id, table: 1, x, y: south ? deep : height - deep, heading: south ? 9000 : 27_000 } as const;
}

/** Forward, near the middle or the enemy who already stands, near the own fleet, and out of the way of planets. */
function placeWorth(state: OrionsGateState, unit: Unit, { x, y }: { readonly x: number; readonly y: number }): number {
  const { width, height } = state.tables[0]!;
  const south = state.edges[unit.side] === 'south';
  const forward = (south ? y : height - y) / ZONE_DEPTH;
  const standing = unitsInPlay(state);
  const enemies = standing.filter(({ side }) => side !== unit.side);
  const friends = standing.filter(({ side, id }) => side === unit.side && id !== unit.id);
  const middle = meanX(enemies.map(({ pose }) => pose.x)) ?? width / 2;
  const company = meanX(friends.map(({ pose }) => pose.x)) ?? middle;
  const ahead = south ? 1 : -1;
  const blocked = state.tables[0]!.pieces.some(
    ({ kind, parts }) =>
      (kind === 'blocking' || kind === 'dangerous') &&
      parts.some((part) => {
        const at = part.kind === 'circle' ? part : part.corners[0]!;
        const reach = part.kind === 'circle' ? part.radius : 0;
        return Math.abs(at.x - x) < reach + radiusOf(state.options, unit.unitType) && (at.y - y) * ahead > 0 && (at.y - y) * ahead < 12_000;
      }),
  );
  return forward - Math.abs(x - middle) / width - Math.abs(x - company) / width - (blocked ? 0.5 : 0);
}

function meanX(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
