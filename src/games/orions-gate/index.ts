/** What other layers may take from Orion's Gate. */
export type { OrionsFacts } from './bot/facts.ts';
export type * from './state.ts';
export type { OrionsGateView } from './view.ts';
export type {
  OrionsGateEvent,
  EventOf,
  EventType,
  Roll,
  Term,
  Weapon,
  Cover,
  DamageCause,
  DisplacementCause,
  StoppedBy,
} from './event.ts';
export { parseCommand, type OrionsGateCommand, type CommandOf, type CommandType } from './command.ts';
export { defaultOptions, parseOptions, TABLE_HEIGHT, type Options } from './options.ts';
export { UNITS, UNIT_TYPES, type UnitData, type UnitType } from './data/units.ts';
export {
  COMPONENTS,
  COMPONENT_KINDS,
  componentData,
  type ComponentKind,
  type ComponentData,
} from './data/components.ts';
export { PIECE_NAMES, type Layout, type PieceData } from './data/layout.ts';
export { generateLayout } from './data/generator.ts';
export { withGates } from './data/table-gates.ts';
export { NAMED_TABLES, namedTable, type NamedTable } from './data/tables.ts';
export { FIRST_FLEET, PRESETS, SEASONED, type Preset } from './data/presets.ts';
export { randomFleet } from './data/random-fleet.ts';
export { checkFleet, fleetOf, type UnitDraft } from './rules/fleet.ts';
export { battleshipsAllowed, fleetCost } from './rules/fleet-cost.ts';
export { fleetNotes, setupNotes, sizeNote, suggestedWidth } from './rules/advice.ts';
export { faced, fittedOut } from './data/refit.ts';
export { FLEET_STYLES, type FleetStyle } from './data/fleet-styles.ts';
export { styledFleet } from './data/styled-fleet.ts';
export { READY_SETS, READY_SET_IDS, type ReadySetId, type ReadySetOptions } from './data/ready-sets.ts';
export {
  beyondShare,
  fairPoints,
  fleetMeant,
  pointsFor,
  shareOf,
  WHOLE_SIDE,
  type Musters,
  type Share,
} from './rules/fleet-share.ts';
export { actsFor, mannedBy, sideOfCaptain, standIns } from './rules/captains.ts';
export { checkFleetText, faultsOfFleet, unreadFaults, type CheckedFleet } from './data/fleet-lines.ts';
export { faultsAnywhere, optionsForFleets, submission } from './rules/fleet-duel.ts';
export { weaponData, type WeaponData } from './rules/attack.ts';
export { MIN_DIAMETER, MAX_DIAMETER } from './rules/components/deflector.ts';
export { calledIn, markerName } from './log-parts.ts';
export { MARKERS_OF, MISSIONS, type MarkerKind, type Mission } from './data/missions.ts';
export { MINE_REACH } from './rules/displacement-encounters.ts';
export { repairableSlots } from './rules/repair.ts';
export { checkLayout } from './rules/layout-faults.ts';
export { cannotDeploy, headingFrom, ZONE_DEPTH } from './rules/deployment.ts';
export { tablesOf } from './rules/layout.ts';
export { stepOf, type Step } from './rules/order.ts';
export { awaitsActivation } from './rules/eligible.ts';
export * from './units.ts';
export { place, poseFrom, type OrionsGatePosition } from './place.ts';
export { orionsGate, type OrionsGate } from './game.ts';
export { readFleet, readUnfinished, writeFleet, type FleetRead, type NamedFleet } from './data/fleet-text.ts';
export {
  liveryOf,
  LONGEST_SQUADRON,
  PAINT_NAMES,
  paintOf,
  PAINTS,
  squadronOf,
  type Livery,
  type Paint,
} from './data/paints.ts';
export * from './aids/index.ts';
export * from './odds/index.ts';
export { captainsOf } from './rules/captains.ts';
export { makePiece, moved as movedPiece } from './data/generator-shapes.ts';
