import { alwaysOpen, choices } from '../../../src/games/retrograde/choices.ts';
import type { RetrogradeCommand } from '../../../src/games/retrograde/command.ts';
import type { RetrogradeState } from '../../../src/games/retrograde/state.ts';
import { legal, type Command, type Game, type Seat } from '../../models/retrograde/index.ts';
import { faceIn, onTable, type Names } from './names.ts';
import { engineSeat } from './seats.ts';

/** Words a bombardment or repair may be aimed at, instead of an id. */
const PARTS = ['asset', 'upgrade'];

/**
 * A command of the model in the engine's ids. Null for one that can only be said of the model: of equal cards it names
 * one that is not in the hand, while another is.
 */
export function toEngine(names: Names, game: Game, seat: Seat, command: Command): RetrogradeCommand | null {
  const lying = onTable(game);
  const idOf = (id: string): string => {
    if (PARTS.includes(id)) return id;
    return lying.has(id) ? (names.engine[id] ?? `unnamed ${id}`) : `absent ${id}`;
  };
  const { hand } = game.players[seat];
  const given = Object.entries(command).map(([key, value]: readonly [string, unknown]) => {
    if (key === 'type' || typeof value === 'number') return [key, value];
    if (Array.isArray(value)) return [key, (value as string[]).map(idOf)];
    return [key, key === 'card' ? faceIn(value as string) : idOf(value as string)];
  });
  if ('card' in command && !hand.includes(command.card) && hand.some((id) => faceIn(id) === faceIn(command.card)))
    return null;
  return Object.fromEntries(given) as unknown as RetrogradeCommand;
}

/** The full sets of legal commands of a seat, each as one text per command in the engine's ids, sorted. */
export function legalSets(
  names: Names,
  state: RetrogradeState,
  game: Game,
  seat: Seat,
): { readonly engine: readonly string[]; readonly model: readonly string[] } {
  const who = engineSeat(seat);
  const ours = [...choices(state, who), ...alwaysOpen(state, who)];
  const theirs = legal(game, seat).map((command) => toEngine(names, game, seat, command)!);
  return { engine: texts(state, ours), model: [...new Set(texts(state, theirs))] };
}

const texts = (state: RetrogradeState, commands: readonly RetrogradeCommand[]): string[] =>
  commands.map((command) => textOf(state, command)).sort();

/** A command with its targets by id, as one text whatever the order of what it lists. */
function textOf(state: RetrogradeState, command: RetrogradeCommand): string {
  const given: { [key: string]: unknown } = { ...command };
  if (command.type === 'bombard' || command.type === 'repair') {
    const around =
      command.type === 'repair'
        ? command.asset
        : state.spacecraft.find(({ id }) => id === command.spacecraft)!.asset;
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
