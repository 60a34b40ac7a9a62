export { apply } from './apply.ts';
export { begin } from './begin.ts';
export { cardIds, shipIds } from './faces.ts';
export type { Refusal } from './fault.ts';
export { EXAMPLES, legal } from './legal.ts';
export { DEFAULTS, optionFaults, type Options } from './options.ts';
export { picture, type Picture } from './picture.ts';
export { refuse } from './refusals/refuse.ts';
export type { Command, Game, Rand, Seat } from './state.ts';
