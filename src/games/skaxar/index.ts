/** What other layers may take from Skaxar. */
export type * from './state.ts';
export { SEATS } from './state.ts';
export type { Choice, SideView, SkaxarView } from './view.ts';
export type { EndReason, EventOf, EventType, OrderReason, SkaxarEvent, Totals } from './event.ts';
export { COMMAND_TYPES, type Attempt, type CommandType, type SkaxarCommand } from './command.ts';
export type { SidePosition, SkaxarPosition } from './place.ts';
export { STALEMATE_LIMIT, STARTING_MONEY, TURN_LIMIT, type Options } from './options.ts';
export * from './data/ships.ts';
export * from './data/shop-cards.ts';
export * from './data/asteroids.ts';
export * from './data/data-sets.ts';
export * from './odds/index.ts';
export * from './aids/index.ts';
