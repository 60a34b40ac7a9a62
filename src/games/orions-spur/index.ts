/** What other layers may take from Orion's Spur. */
export type * from './state.ts';
export type { ModifierView, PlayerView, SpurView } from './view.ts';
export type { DiscardReason, EndReason, EventOf, EventType, ReactionResult, SpurEvent, Standing } from './event.ts';
export type { CommandOf, CommandType, ReactionTarget, ShipMove, SpurCommand } from './command.ts';
export type { SpurPosition } from './place.ts';
export type { Bounds } from './choices.ts';
export { orionsSpur, type OrionsSpur } from './game.ts';
export * from './options.ts';
export * from './data/cards.ts';
export * from './data/classes.ts';
export * from './data/icons.ts';
export * from './data/ships.ts';
export * from './data/species.ts';
export * from './data/tactics.ts';
export * from './data/weapons.ts';
export { adjacentTo, autoLayout, flagshipOf, FULL_FLEET, ROWS, SLOTS, targetable } from './rules/formation.ts';
export { attackId } from './rules/attacks.ts';
export { sideOf, vpOf } from './rules/table.ts';
