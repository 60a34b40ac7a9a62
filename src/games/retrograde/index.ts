/** What other layers may take from Retrograde. */
export type * from './state.ts';
export { SEATS } from './state.ts';
export type { DeckListView, OptionsView, ProjectView, RetrogradeView, SideView } from './view.ts';
export type { Aim, CapDifference, EndReason, EventOf, EventType, LossCause, RetrogradeEvent } from './event.ts';
export type { CommandOf, CommandType, RetrogradeCommand, Target } from './command.ts';
export type { RetrogradePosition } from './place.ts';
export { retrograde, type Retrograde } from './game.ts';
export * from './options.ts';
export * from './data/classes.ts';
export * from './data/assets.ts';
export * from './data/spacecraft.ts';
export * from './data/upgrades.ts';
export * from './data/cards.ts';
export * from './data/decks.ts';
export * from './data/deck-text.ts';
export * from './data/starters.ts';
export * from './odds/hits.ts';
export * from './aids/index.ts';
