/** What other layers may take from Skaxar. */
export type { SkaxarFacts } from './bot/facts.ts';
export type * from './state.ts';
export { SEATS } from './state.ts';
export type { Choice, SideView, SkaxarView } from './view.ts';
export type { EndReason, EventOf, EventType, OrderReason, SkaxarEvent, Totals } from './event.ts';
export type { SkaxarCommand } from './command.ts';
export type { SkaxarPosition } from './place.ts';
export { skaxar } from './game.ts';
export { checkSetup, parseOptions, STALEMATE_LIMIT, STARTING_MONEY, TURN_LIMIT, type Options } from './options.ts';
export * from './data/ships.ts';
export * from './data/shop-cards.ts';
export * from './data/asteroids.ts';
export * from './data/cards.ts';
export * from './odds/index.ts';
export * from './aids/index.ts';
export { BANK, inFull } from './rules/money.ts';
export { totalsOf } from './rules/totals.ts';
export { CLASS_NAMES } from './rules/names.ts';
