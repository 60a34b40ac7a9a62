/** What other layers may take from Battlespace Sirius. */
export type * from './state.ts';
export type { BattlespaceSiriusView, PlayerView } from './view.ts';
export type { BattlespaceSiriusEvent, EventOf, EventType, SentryShot } from './event.ts';
export type { Attempt, BattlespaceSiriusCommand, CommandType } from './command.ts';
export type { Options } from './options.ts';
export * from './data/sides.ts';
export * from './data/ships.ts';
export * from './data/lifeboats.ts';
export * from './rules/facing.ts';
export * from './odds/index.ts';
export * from './aids/index.ts';
