import type { Prospect } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/rng.ts';
import { along } from '../../../table/index.ts';
import type { CommandOf, OrionsGateCommand } from '../command.ts';
import { checkPlay } from '../rules/play.ts';
import { noStandingPlace } from '../rules/deployment.ts';
import type { Mind } from './mind.ts';
import type { Activation, CaptainId, OrionsGateState, Pose, WarpWindow } from '../state.ts';
import { baseOf, isWorking, replaceUnit, thePlaced, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import { bestVolley } from './fire.ts';
import { valueOf } from './value.ts';

/** The inches a captain reckons with before the roll of 2D6. */
const RECKONED = 6;
/** What a jump must promise over staying before it is rolled for, in points. */
const MIN_GAIN = 0.15;
/** Places looked at for a jump. */
const PLACES = 24;

/** How a ship would do at a pose for the rest of its activation and after it. */
function worthAt(mind: Mind, state: OrionsGateState, unit: PlacedUnit, pose: Pose, activation: Activation): number {
  const moved = { ...unit, pose };
  const there = replaceUnit(state, moved);
  return bestVolley(mind, there, moved, activation).worth + valueOf(mind, there, moved);
}

/** Places round a ship within a jump, evenly spread. */
function places(unit: PlacedUnit, inches: number, chance: Chance): readonly Pose[] {
  const turn = chance.die(15) * 100;
  return Array.from({ length: PLACES }, (_, k) => {
    const ring = k % 3;
    // One mil short of the limit: the place is rounded to whole mils.
    const distance = Math.max(0, Math.floor((inches * 1000 * (3 - ring)) / 3) - 1);
    return { ...unit.pose, ...along(unit.pose, (turn + k * 1500) % 36_000, distance) };
  });
}

/** Rolling for a Warp Drive, when a middling jump would leave the ship better off (OG-9.25). */
export function jumps(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  chance: Chance,
): readonly Prospect<OrionsGateCommand>[] {
  const drive = unit.components.find(
    ({ kind, slot, ...rest }) =>
      kind === 'warpDrive' && !activation.used.includes(slot) && isWorking({ kind, slot, ...rest }),
  );
  const { action } = activation;
  if (!drive || (!state.options.componentsAfterCruiseRam && (action === 'cruise' || action === 'ram'))) return [];
  // A component has then been used: the gun is silent afterwards (OG-9.1).
  const used = { ...activation, used: [...activation.used, drive.slot] };
  const table = tableOf(state.tables, unit.pose.table);
  const now = worthAt(mind, state, unit, unit.pose, activation);
  let best = -Infinity;
  for (const pose of places(unit, RECKONED, chance)) {
    if (noStandingPlace(state, table, { ...baseOf(state.options, unit), x: pose.x, y: pose.y }, unit.id)) continue;
    best = Math.max(best, worthAt(mind, state, unit, pose, used));
  }
  const worth = best - now;
  return worth > MIN_GAIN ? [{ command: { type: 'useComponent', slot: drive.slot }, worth }] : [];
}

/** What it is worth to come out of a jump at a place. */
export function warpWorth(mind: Mind, state: OrionsGateState, { x, y }: CommandOf<'warpTo'>): number {
  const unit = thePlaced(state, (state.windows[0] as WarpWindow).unit);
  return worthAt(mind, state, unit, { ...unit.pose, x, y }, state.activation!);
}

/** Where to come out of a jump, staying included, best first. */
export function warpProspects(
  mind: Mind,
  state: OrionsGateState,
  captain: CaptainId,
  chance: Chance,
): readonly Prospect<OrionsGateCommand>[] {
  const window = state.windows[0] as WarpWindow;
  const unit = thePlaced(state, window.unit);
  const activation = state.activation!;
  const at = (pose: Pose) => worthAt(mind, state, unit, pose, activation);
  const found: Prospect<OrionsGateCommand>[] = [{ command: { type: 'stay' }, worth: at(unit.pose) }];
  for (const pose of places(unit, window.inches, chance)) {
    const command = { type: 'warpTo', x: pose.x, y: pose.y } as const;
    if (checkPlay(mind, state, captain, command).length === 0) found.push({ command, worth: at(pose) });
  }
  return found.sort((a, b) => b.worth - a.worth);
}
