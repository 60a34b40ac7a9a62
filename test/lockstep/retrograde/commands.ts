import { alwaysOpen, choices } from '../../../src/games/retrograde/choices.ts';
import type { RetrogradeCommand } from '../../../src/games/retrograde/command.ts';
import type { RetrogradeState } from '../../../src/games/retrograde/state.ts';
import type { Command, Game, Seat } from '../../models/retrograde/index.ts';
import { faceIn, onTable, type Names } from './names.ts';
import { engineSeat } from './seats.ts';

/** Words a bombardment or repair may be aimed at, instead of an id. */
const PARTS = ['asset', 'upgrade'];

/** Says a command of the model in the engine's ids. */
export type Translate = (seat: Seat, command: Command) => RetrogradeCommand | null;

/**
 * How commands about a game are said to the engine. Null for one that can only be said to the model: of equal cards it
 * names one that is not in the hand, while another is.
 */
export function translator(names: Names, game: Game): Translate {
  const lying = onTable(game);
  const idOf = (id: string): string => {
    if (PARTS.includes(id)) return id;
    return lying.has(id) ? (names.engine[id] ?? `unnamed ${id}`) : `absent ${id}`;
  };
  const said = (key: string, value: unknown): unknown => {
    if (key === 'type' || typeof value === 'number') return value;
    if (Array.isArray(value)) return (value as string[]).map(idOf);
    return key === 'card' ? faceIn(value as string) : idOf(value as string);
  };
  return (seat, command) => {
    const { hand } = game.players[seat];
    if ('card' in command && !hand.includes(command.card) && hand.some((id) => faceIn(id) === faceIn(command.card)))
      return null;
    const given = Object.entries(command).map(([key, value]: readonly [string, unknown]) => [key, said(key, value)]);
    return Object.fromEntries(given);
  };
}

/** The full set of legal commands of a seat by the engine, each as one text, sorted. */
export const legalTexts = (state: RetrogradeState, seat: Seat): readonly string[] =>
  textsOf(state, [...choices(state, engineSeat(seat)), ...alwaysOpen(state, engineSeat(seat))]);

/** Commands as texts in the engine's ids, sorted; equal ones once. */
export const textsOf = (state: RetrogradeState, commands: readonly RetrogradeCommand[]): readonly string[] =>
  [...new Set(commands.map((command) => textOf(state, command)))].sort();

/** A command with its targets by id, as one text whatever the order of what it lists. */
function textOf(state: RetrogradeState, command: RetrogradeCommand): string {
  const given: { [key: string]: unknown } = { ...command };
  if (command.type === 'bombard' || command.type === 'repair') {
    const around =
      command.type === 'repair' ? command.asset : state.spacecraft.find(({ id }) => id === command.spacecraft)!.asset;
    const asset = state.assets.find(({ id }) => id === around)!;
    if (command.target === 'asset') given['target'] = asset.id;
    if (command.target === 'upgrade') given['target'] = asset.upgrade?.id;
  }
  if (command.type === 'sweep') given['debris'] = [...command.debris].sort();
  return Object.keys(given)
    .sort()
    .map((key) => `${key} ${String(given[key])}`)
    .join(', ');
}
