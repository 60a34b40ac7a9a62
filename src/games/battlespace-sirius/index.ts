/** What other layers may take from Battlespace Sirius. */
export type { FactLine, SiriusFacts } from './bot/facts.ts';
export type * from './state.ts';
export type { BattlespaceSiriusView, PlayerView } from './view.ts';
export type { BattlespaceSiriusEvent, EventOf, EventType, SentryShot } from './event.ts';
export { parseCommand, type Attempt, type BattlespaceSiriusCommand, type CommandType } from './command.ts';
export { place, type BattlespaceSiriusPosition } from './place.ts';
export { battlespaceSirius, type BattlespaceSirius } from './game.ts';
export { checkSetup, DRAW_ROUNDS, parseOptions, PLAYERS, PRESETS, TWO_PAIRS, type Options } from './options.ts';
export * from './data/sides.ts';
export * from './data/ships.ts';
export * from './data/lifeboats.ts';
export * from './rules/facing.ts';
export * from './odds/index.ts';
export * from './aids/index.ts';
export { hitsOf, mostWeapons, patternOf, pointsOf, removedBy, weaponCost, type Pattern } from './rules/volley.ts';
export { destinations } from './rules/maneuver.ts';
export { powerOf, totalOf } from './rules/power.ts';
export { turnCost } from './rules/reaction.ts';
