import type { Fault } from '../../engine/game.ts';
import { cardOf, designOf, shipDeckOf, tacticsDeckOf } from './data/cards.ts';
import { seatsOf, type Options } from './options.ts';
import type { GivenPlayer, GivenShip } from './place-schema.ts';
import { isOpponent } from './rules/table.ts';
import { freshPlayer, freshShip } from './rules/setup.ts';
import type { Player, Ship } from './state.ts';

export interface PlacedPlayer {
  readonly player: Player;
  readonly ships: readonly Ship[];
}

/** Gives ids to what a position names: the lowest free copy of each line, as in play (OS-0.4, OS-0.5). */
export interface Naming {
  readonly options: Options;
  readonly say: (path: string, reason: string) => void;
  readonly taken: Set<string>;
}

export const naming = (options: Options, faults: Fault[]): Naming => ({
  options,
  say: (path, reason) => void faults.push({ path, reason }),
  taken: new Set(),
});

const speciesOf = ({ options }: Naming, seat: string) => options.species[seatsOf(options).indexOf(seat)]!;

/** Whether a word is the id or the name of a line. */
const means = (word: string, { id, name }: { readonly id: string; readonly name: string }): boolean =>
  word === id || word.toLowerCase() === name.toLowerCase();

/** The lowest free copy of a line among the ids of a deck; null = there is none, and a fault says so. */
function copyOf(
  { say, taken }: Naming,
  deck: readonly string[],
  word: string,
  path: string,
  lineOf: (id: string) => { readonly id: string; readonly name: string },
): string | null {
  const fits = deck.filter((id) => id === word || means(word, lineOf(id)));
  const free = fits.find((id) => !taken.has(id));
  if (free === undefined) {
    const name = word.slice(0, 40);
    say(path, fits.length === 0 ? `This seat has no ${name}.` : `This seat has only ${fits.length} of ${name}.`);
    return null;
  }
  taken.add(free);
  return free;
}

/** Ships a seat took: copies of designs of its opponents that are in no other place. */
export function trophiesOf(list: Naming, seat: string, words: readonly string[]): readonly string[] {
  const enemies = seatsOf(list.options).filter((other) => isOpponent(list, seat, other));
  return words.flatMap((word, at) => {
    const owner = enemies.find((enemy) =>
      shipDeckOf(enemy, speciesOf(list, enemy), list.options.dataSet).some(
        (id) => !list.taken.has(id) && (id === word || means(word, designOf(id))),
      ),
    );
    const deck = owner === undefined ? [] : shipDeckOf(owner, speciesOf(list, owner), list.options.dataSet);
    return copyOf(list, deck, word, `${seat}.trophies.${at}`, designOf) ?? [];
  });
}

const cardLine = (id: string): { readonly id: string; readonly name: string } => {
  const { key, name } = cardOf(id);
  return { id: key, name };
};

export function placedPlayer(list: Naming, seat: string, given: GivenPlayer): PlacedPlayer {
  const species = speciesOf(list, seat);
  const fleet = shipDeckOf(seat, species, list.options.dataSet);
  const all = tacticsDeckOf(seat, species);
  const cards = (words: readonly string[], where: string): readonly string[] =>
    words.flatMap((word, at) => copyOf(list, all, word, `${seat}.${where}.${at}`, cardLine) ?? []);
  const ships = given.ships.flatMap((one, at): readonly Ship[] => {
    const path = `${seat}.ships.${at}`;
    const whole = wholeShip(one);
    const id = copyOf(list, fleet, whole.design, path, designOf);
    return id === null ? [] : [shipFrom(list, id, at, whole, path)];
  });
  const [hand, discard, reserve] = [
    cards(given.hand, 'hand'),
    cards(given.discard, 'discard'),
    cards(given.reserve, 'reserve'),
  ];
  for (const [at, card] of reserve.entries())
    if (cardOf(card).kind !== 'repair') list.say(`${seat}.reserve.${at}`, `${cardOf(card).name} is not a Repair card.`);
  const player: Player = {
    ...freshPlayer(seat, species, list.options),
    hand,
    discard,
    reserve,
    tacticsDeck: given.deck ? cards(given.deck, 'deck') : all.filter((id) => !list.taken.has(id)),
    shipDeck: shipDeckFrom(list, seat, given, fleet),
    joined: ships.length,
    recruitment: given.recruitment,
    repairTraded: given.repairTraded,
    autoPass: given.autoPass,
    eliminated: given.eliminated,
    revised: given.revised,
    played: given.played,
  };
  return { player, ships };
}

/** Ships that can be recruited: those that are named, or all that are not in play. */
function shipDeckFrom(
  list: Naming,
  seat: string,
  { shipDeck }: GivenPlayer,
  fleet: readonly string[],
): readonly string[] {
  if (!shipDeck) return fleet.filter((id) => !list.taken.has(id));
  const named = shipDeck.flatMap((word, at) => copyOf(list, fleet, word, `${seat}.shipDeck.${at}`, designOf) ?? []);
  return fleet.filter((id) => named.includes(id));
}

type WholeShip = Exclude<GivenShip, string>;

/** `ter-mars B3` or `Mars B3` as an object. */
function wholeShip(given: GivenShip): WholeShip {
  if (typeof given !== 'string') return given;
  const at = given.lastIndexOf(' ');
  const marks = { overcharged: false, suppressed: false, interfered: false, activated: false };
  return at < 0
    ? { design: given, slot: null, ...marks }
    : { design: given.slice(0, at), slot: given.slice(at + 1), ...marks };
}

function shipFrom({ say }: Naming, id: string, at: number, given: WholeShip, path: string): Ship {
  const printed = designOf(id);
  for (const stat of ['shield', 'hull', 'energy'] as const)
    if ((given[stat] ?? 0) > printed[stat])
      say(`${path}.${stat}`, `${printed.name} has ${stat} ${printed[stat]} at most.`);
  if (given.hull === 0) say(`${path}.hull`, 'It would be destroyed.');
  const { overcharged, suppressed, interfered, activated } = given;
  return {
    ...freshShip(id, at + 1),
    slot: given.slot ?? null,
    shield: given.shield ?? printed.shield,
    hull: given.hull ?? printed.hull,
    energy: given.energy ?? printed.energy,
    overcharged,
    suppressed,
    interfered,
    activated,
  };
}
