import type { Fault } from '../../engine/game.ts';
import { overlaps, pointBase, touches } from '../../table/index.ts';
import { componentData } from './data/components.ts';
import { UNITS } from './data/units.ts';
import type { Options } from './options.ts';
import type { GivenPosition } from './place-schema.ts';
import { captainsOf, sideOfCaptain } from './rules/captains.ts';
import type { Component, OrionsGateState, Unit } from './state.ts';
import { isInPlay, isWorking } from './units.ts';
import { isSolid } from './world.ts';

/** Adds a fault at a path. */
type Add = (path: string, reason: string) => void;

/**
 * What of a described position no battle could ever come to, each with its rule: refused, never put right in silence.
 * `made` are the units in the order given. Geometry and the form of the position are tested elsewhere.
 */
export function impossible(given: GivenPosition, state: OrionsGateState, made: readonly Unit[]): readonly Fault[] {
  const faults: Fault[] = [];
  const add: Add = (path, reason) => void faults.push({ path, reason });
  for (const [index, unit] of made.entries()) {
    unitFaults(given, state, unit, index, add);
    componentFaults(given, unit, index, add);
  }
  activationFaults(given, made, add);
  mineFaults(given, state, add);
  windowFaults(given, state.options, made, add);
  for (const [index, id] of given.conceded.entries())
    if (!isCaptain(state.options, id)) add(`conceded.${index}`, `There is no captain ${id}.`);
  return faults;
}

const isCaptain = (options: Options, captain: string): boolean => captainsOf(options).some(({ id }) => id === captain);

/** Captures (OG-13.1, 13.6), how a unit can be gone (OG-4.11, 16.9), and who waits (OG-4.10). */
function unitFaults(
  { round, deploying }: GivenPosition,
  { mission }: OrionsGateState,
  unit: Unit,
  index: number,
  add: Add,
): void {
  const path = `units.${index}`;
  const { id, side, unitType, status, capturedIn, components } = unit;
  const taken = capturedIn > 0 || side !== sideOfCaptain(id);
  const field = capturedIn > 0 ? `${path}.capturedIn` : `${path}.captain`;
  if (taken && unitType === 'scouts') add(field, 'Scouts cannot be captured (OG-13.1).');
  if (capturedIn > round) add(`${path}.capturedIn`, `It was captured in round ${capturedIn}; this is round ${round}.`);
  if (status === 'removed' && mission !== 'artifactHunt')
    add(`${path}.status`, 'A unit leaves the table with an artifact, in Artifact Hunt only (OG-16.9).');
  if (status === 'waiting' && side !== deploying)
    add(`${path}.status`, 'Only units of the side that deploys wait to be placed (OG-4.10).');
  if (status === 'leftOut' && components.some(({ damage }) => damage > 0))
    add(`${path}.components`, 'A unit left out has taken no damage (OG-4.11).');
}

/** Stealth Generators that are on, and Tsunami Cannons that have fired (OG-9.39, 9.40). */
function componentFaults({ round, units, activation }: GivenPosition, unit: Unit, index: number, add: Add): void {
  const active = activation?.unit === unit.id ? activation : null;
  for (const component of unit.components) {
    const { kind, slot, on } = component;
    const path = `units.${index}.components.${slot - 1}`;
    if (on && kind !== 'stealthGenerator') add(`${path}.on`, 'Only a Stealth Generator is switched on (OG-9.39).');
    else if (on && !isWorking(component)) add(`${path}.on`, 'A destroyed Stealth Generator is not on (OG-9.39).');
    // A unit that has not acted in this round has used nothing in it; of one that has, only its own activation says
    // what.
    const idle = isInPlay(unit) && !units[index]!.activated;
    const reason = wrongShot(component, round, active ? active.used.includes(slot) : null, idle);
    if (reason !== null) add(`${path}.firedIn`, reason);
  }
}

/**
 * Why a component cannot have fired when it is said to have (OG-9.40); `used`: in the activation being played, null =
 * another unit's.
 */
function wrongShot(
  { kind, firedIn = 0 }: Component,
  round: number,
  used: boolean | null,
  idle: boolean,
): string | null {
  if (firedIn > 0 && kind !== 'tsunamiCannon')
    return 'Only a Tsunami Cannon keeps the round in which it fired (OG-9.40).';
  if (firedIn > round) return `It fired in round ${firedIn}; this is round ${round} (OG-9.40).`;
  if (firedIn === round && (used === null ? idle : !used))
    return `It fired in round ${round}, but its ship has not used it in this round (OG-9.40).`;
  return kind === 'tsunamiCannon' && used && firedIn !== round
    ? `It has been used in this activation, so it fired in round ${round} (OG-9.40).`
    : null;
}

/** An activation that the rules would not have let begin, or get so far (OG-5.2, 6.1, 6.15, 7.1, 9.2, 9.3, 13.6). */
function activationFaults(given: GivenPosition, made: readonly Unit[], add: Add): void {
  const { activation } = given;
  const unit = made.find(({ id }) => id === activation?.unit);
  if (!activation || !unit) return;
  const { action, step, moved, gunFired, used } = activation;
  turnFaults(given, unit, add);
  if (action === 'ram' && unit.unitType === 'scouts') add('activation.action', 'Scouts cannot Ram (OG-6.2).');
  const rushed = action === 'cruise' || action === 'ram';
  if (gunFired && rushed) add('activation.gunFired', 'No primary gun after Cruise or Ram (OG-7.1).');
  if (step === 'plan') unplannedFaults(activation, add);
  const warped = used.some((slot) => unit.components[slot - 1]?.kind === 'warpDrive');
  if (action === 'hold' && moved && !warped) add('activation.moved', 'A unit on Hold does not move (OG-6.15).');
  usedFaults(used, unit, add);
}

/** A unit whose turn it cannot be (OG-5.2, 5.5, 13.6). */
function turnFaults({ phase, turn, round }: GivenPosition, unit: Unit, add: Add): void {
  if (!isInPlay(unit)) add('activation.unit', `${unit.id} is not in play.`);
  if (unit.capturedIn === round)
    add('activation.unit', `${unit.id} was captured in round ${round}; it can act from round ${round + 1} (OG-13.6).`);
  if (phase !== undefined && phase !== unit.unitType)
    add('activation.unit', `This is the ${UNITS[phase].name} phase; ${unit.id} belongs to another (OG-5.2).`);
  if (turn !== undefined && turn !== unit.side) add('activation.unit', `Side ${turn} acts now (OG-5.5).`);
}

/** Before its movement is planned a unit has done nothing yet (OG-6.1). */
function unplannedFaults({ moved, gunFired, used }: NonNullable<GivenPosition['activation']>, add: Add): void {
  const before = 'comes after the movement, which is still to be planned (OG-6.1).';
  if (moved) add('activation.moved', `Having moved ${before}`);
  if (gunFired) add('activation.gunFired', `The primary gun ${before}`);
  if (used.length > 0) add('activation.used', `The use of components ${before}`);
}

/** Components named as used in this activation (OG-9.2, 9.3). */
function usedFaults(used: readonly number[], unit: Unit, add: Add): void {
  for (const [index, slot] of used.entries()) {
    const path = `activation.used.${index}`;
    const component = unit.components[slot - 1];
    const use = component && componentData(component.kind).use;
    if (!component) add(path, `${unit.id} has no slot ${slot}.`);
    else if (used.indexOf(slot) < index) add(path, `Slot ${slot} is named twice; a component is used once (OG-9.2).`);
    else if (use !== 'attack' && use !== 'active' && use !== 'toggle')
      add(path, `${componentData(component.kind).name} works by itself; it is never used (OG-9.3).`);
  }
}

/** Mines lie on a table and away from solid pieces (OG-9.35). */
function mineFaults({ mines }: GivenPosition, { tables }: OrionsGateState, add: Add): void {
  for (const [index, { x, y, table: number }] of mines.entries()) {
    const path = `mines.${index}`;
    const table = tables[number - 1];
    const base = pointBase({ x, y });
    const solid = table?.pieces.find(
      ({ kind, parts }) => isSolid(kind) && parts.some((part) => touches(base, part) || overlaps(base, part)),
    );
    if (!table) add(path, `There is no table ${number}.`);
    else if (x > table.width || y > table.height) add(path, 'The mine is not on the table.');
    else if (solid) add(path, `The mine lies in ${solid.name}.`);
  }
}

/** Decisions that wait for something that has not happened (OG-9.25, 9.38, 12.4). */
function windowFaults({ windows }: GivenPosition, options: Options, made: readonly Unit[], add: Add): void {
  for (const [index, window] of windows.entries()) {
    const path = `windows.${index}`;
    if (window.captain && !isCaptain(options, window.captain))
      add(`${path}.captain`, `There is no captain ${window.captain}.`);
    if (window.kind !== 'exit') causeFaults(window, path, options, made, add);
  }
}

/** A jump without its drive, debris of a component that works, and salvage of a unit that is not destroyed. */
function causeFaults(
  window: Exclude<GivenPosition['windows'][number], { kind: 'exit' }>,
  path: string,
  options: Options,
  made: readonly Unit[],
  add: Add,
): void {
  const unitOf = (id: string): Unit | undefined => made.find((unit) => unit.id === id);
  const component = unitOf(window.unit)?.components[window.slot - 1];
  if (window.kind === 'warp' && component?.kind !== 'warpDrive')
    add(`${path}.slot`, 'A Warp Drive window belongs to the slot of the drive (OG-9.25).');
  if (window.kind === 'debris' && options.debris && (!component || isWorking(component)))
    add(`${path}.slot`, 'Debris comes of a component that is destroyed (OG-12.4).');
  if (window.kind === 'salvage' && unitOf(window.lost)?.status !== 'destroyed')
    add(`${path}.lost`, 'A Salvage Arm works when another unit is destroyed (OG-9.38).');
}
