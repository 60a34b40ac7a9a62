import type { Brain, Rival } from '../../../../src/engine/brain.ts';
import type { WardsCommand, WardsState } from '../../../helpers/toy/wards.ts';
import { game } from './game.ts';

const faceOf = (state: WardsState, command: WardsCommand): number =>
  'card' in command ? state.faces[command.card]! : 0;

/** Strikes with the highest card, wards with the lowest that will do; plays no card for what it says. */
const worthOf = (state: WardsState, command: WardsCommand): number => {
  if (command.type === 'strike') return faceOf(state, command);
  return command.type === 'ward' ? 10 - faceOf(state, command) : 0;
};

export const wardsBrain: Brain<WardsState, WardsCommand> = {
  prospects: (state, seat) =>
    game
      .choices(state, seat)
      .map((command) => ({ command, worth: worthOf(state, command) }))
      .sort((a, b) => b.worth - a.worth),
};

/** Never answers a strike. */
const open: Rival<WardsState, WardsCommand> = (state, seat) => {
  const legal = game.choices(state, seat);
  return legal.find(({ type }) => type !== 'ward' && type !== 'riposte')!;
};

export const wardsRivals = { open };
