/** What other layers may take from Orion's Spur. */
export type * from './state.ts';
export type { ModifierView, PlayerView, SpurView } from './view.ts';
export type { DiscardReason, EndReason, EventOf, EventType, ReactionResult, SpurEvent, Standing } from './event.ts';
export type { CommandOf, CommandType, ReactionTarget, ShipMove, SpurCommand } from './command.ts';
export type { SpurPosition } from './place.ts';
export type { Bounds } from './choices.ts';
export type { SpurFacts } from './bot/facts.ts';
export { orionsSpur, type OrionsSpur } from './game.ts';
export * from './options.ts';
export * from './data/cards.ts';
export type { SpurEffect } from './data/effects.ts';
export { plain, textOf } from './data/text.ts';
export * from './data/classes.ts';
export * from './data/icons.ts';
export * from './data/sets.ts';
export * from './data/ships.ts';
export * from './data/species.ts';
export * from './data/tactics.ts';
export * from './data/weapons.ts';
export * from './aids/outlook.ts';
export { fleetLayout } from './aids/standing.ts';
export { splitsOf } from './aids/splits.ts';
export {
  adjacentTo,
  autoLayout,
  COLUMNS,
  flagshipOf,
  FULL_FLEET,
  ROW_SLOTS,
  ROWS,
  SLOTS,
  targetable,
} from './rules/formation.ts';
export { attackId, hitsOf, nameOfAttack } from './rules/attacks.ts';
export { cannotStand } from './rules/layout.ts';
export { packetOfSource, isMissile, sourceOf, splashOf, type Source } from './rules/source.ts';
export { shownAs, totalOf } from './rules/packet.ts';
export { FULL_HAND } from './rules/setup.ts';
export { READY_FLEETS, readyFleetsIn, type ReadyFleet } from './data/fleets.ts';
export { allyOf, sideOf, vpOf } from './rules/table.ts';
export * from './fleet/own-fleet.ts';
export { checkFleetText, LONGEST_FLEET_NAME, readFleet, writeFleet, type FleetTextFault } from './fleet/fleet-text.ts';
export { fleetData, fleetTexts } from './fleet/fleet-json.ts';
export { arranged, cannotAdd, moved, slotBeside, withShip, without } from './fleet/edit-fleet.ts';
export { fleetFigures, type FleetFigures } from './fleet/figures.ts';
export { READY_MADE_FLEETS } from './fleet/ready-fleets.ts';
export { costOf, startingFaults, type FleetTerms } from './rules/starting-fleet.ts';
