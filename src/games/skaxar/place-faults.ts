import type { Fault } from '../../engine/game.ts';
import { isEmptyRow } from '../../cards/moves.ts';
import { ASTEROID_IDS } from './data/asteroids.ts';
import { shopCard } from './data/cards.ts';
import { SHOP_CARD_IDS } from './data/shop-cards.ts';
import type { Options } from './options.ts';
import { fullId } from './place-cards.ts';
import type { GivenPosition, GivenSide } from './place-schema.ts';
import { shipsOf } from './rules/setup.ts';
import { SEATS, type Side, type SkaxarState } from './state.ts';

type Named = readonly { readonly path: string; readonly card: string }[];

/**
 * What is wrong with the cards of a described position: cards there are not, and cards in two places; empty = they can
 * be laid out.
 */
export function cardFaults(options: Options, given: GivenPosition): readonly Fault[] {
  const faults: Fault[] = [];
  for (const seat of SEATS) {
    const side = given[seat];
    const ships = shipsOf(options, seat);
    const lists = {
      fleetDeck: side.fleetDeck,
      field: side.field,
      repairBay: side.repairBay,
      scrapyard: side.scrapyard,
    };
    const named = namedIn(lists, seat).map(({ path, card }) => ({ path, card: fullId(seat, card) }));
    faults.push(...strange(named, ships, `ship of seat ${seat}`), ...twice(named));
    const field = side.field.map((ship) => fullId(seat, ship));
    const reinforcements = side.reinforcements.map((ship) => fullId(seat, ship));
    for (const [index, ship] of reinforcements.entries()) {
      if (!field.includes(ship))
        faults.push({
          path: `${seat}.reinforcements.${index}`,
          reason: `${ship} is not on the field of seat ${seat}.`,
        });
    }
    if (field.length > 0 && field.every((ship) => reinforcements.includes(ship)))
      faults.push({ path: `${seat}.reinforcements`, reason: 'The lead ship is no reinforcement (SK-4.6).' });
    faults.push(...leadFaults(seat, side.leadShip, field, reinforcements));
    for (const [index, card] of side.equipped.entries()) {
      if (SHOP_CARD_IDS.includes(card) && shopCard(card).kind !== 'item')
        faults.push({ path: `${seat}.equipped.${index}`, reason: `${card} is no item (SK-7.7).` });
    }
    faults.push(...ownerFaults(options, seat, side, field, reinforcements));
  }
  const { A, B } = given;
  const shop = [
    ...namedIn({ shop: given.shop, shopDeck: given.shopDeck }),
    ...namedIn({ equipped: A.equipped, usedCards: A.usedCards }, 'A'),
    ...namedIn({ equipped: B.equipped, usedCards: B.usedCards }, 'B'),
  ];
  const asteroids = namedIn({
    asteroidRow: given.asteroidRow,
    asteroidDeck: given.asteroidDeck,
    asteroidsTaken: given.asteroidsTaken,
  });
  return [
    ...faults,
    ...strange(shop, SHOP_CARD_IDS, 'shop card'),
    ...twice(shop),
    ...strange(asteroids, ASTEROID_IDS, 'asteroid'),
    ...twice(asteroids),
  ];
}

const namedIn = (lists: { readonly [name: string]: readonly (string | null)[] | undefined }, seat?: string): Named =>
  Object.entries(lists).flatMap(([name, list]) =>
    (list ?? []).flatMap((card, index) =>
      card === null ? [] : [{ path: `${seat ? `${seat}.` : ''}${name}.${index}`, card }],
    ),
  );

const strange = (named: Named, known: readonly string[], what: string): readonly Fault[] =>
  named
    .filter(({ card }) => !known.includes(card))
    .map(({ path, card }) => ({ path, reason: `There is no ${what} ${card.slice(0, 40)}.` }));

function twice(named: Named): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [index, { path, card }] of named.entries()) {
    const first = named.findIndex((one) => one.card === card);
    if (first < index) faults.push({ path, reason: `${card.slice(0, 40)} lies in ${named[first]!.path} already.` });
  }
  return faults;
}

/** Items belong to ships that have led this battle, so to ships on the field that are no reinforcements (SK-7.8). */
function ownerFaults(
  { redrawItems }: Options,
  seat: string,
  { equipped, equippedTo }: GivenSide,
  field: readonly string[],
  reinforcements: readonly string[],
): readonly Fault[] {
  if (!equippedTo) return [];
  const path = `${seat}.equippedTo`;
  if (redrawItems !== 'leave')
    return [{ path, reason: 'In this game items stay with the field and belong to no ship (SK-7.8).' }];
  if (equippedTo.length !== equipped.length)
    return [{ path, reason: `${equippedTo.length} ships are named for ${equipped.length} equipped items (SK-7.8).` }];
  return equippedTo.flatMap((given, index): readonly Fault[] => {
    const ship = fullId(seat, given);
    const of = (reason: string): readonly Fault[] => [{ path: `${path}.${index}`, reason }];
    if (!field.includes(ship)) return of(`${ship.slice(0, 40)} is not on the field of seat ${seat}.`);
    return reinforcements.includes(ship) ? of('An item belongs to a ship that led, no reinforcement (SK-7.8).') : [];
  });
}

function leadFaults(
  seat: string,
  lead: string | null | undefined,
  field: readonly string[],
  reinforcements: readonly string[],
): readonly Fault[] {
  if (lead === undefined) return [];
  const path = `${seat}.leadShip`;
  if (lead === null)
    return field.length > 0 ? [{ path, reason: 'With a ship on the field one of them leads (SK-4.6).' }] : [];
  const ship = fullId(seat, lead);
  if (!field.includes(ship)) return [{ path, reason: `${ship.slice(0, 40)} is not on the field of seat ${seat}.` }];
  return reinforcements.includes(ship) ? [{ path, reason: 'The lead ship is no reinforcement (SK-4.6).' }] : [];
}

/** What is wrong with the moment a position stands at; the cards lie where they should. */
export function momentFaults(given: GivenPosition, state: SkaxarState): readonly Fault[] {
  const { at } = given;
  const { options, turn, battle, stalemates, sides, asteroidRow } = state;
  const faults: Fault[] = [];
  const add: Add = (path, reason) => void faults.push({ path, reason });
  if (stalemates >= options.stalemateLimit)
    add('stalemates', `A battle has at most ${options.stalemateLimit - 1} stalemates (SK-9.6).`);
  if (turn < battle + stalemates)
    add('turn', `Battle ${battle} with ${stalemates} stalemates stands in turn ${battle + stalemates} or later.`);
  if (options.turnLimit > 0 && turn > options.turnLimit)
    add('turn', `The turn limit is ${options.turnLimit} (SK-12.7).`);
  if (isRecovery(at) && stalemates > 0) add('stalemates', 'In the Recovery Phase the count is 0 (SK-9.7).');
  for (const side of sides) {
    if (isRecovery(at)) recoveryFaults(side, add);
    else fieldFaults(at, side, stalemates, add);
  }
  faults.push(...sessionFaults(given, state));
  if (at === 'harvest' && !given.decider) add('decider', 'The defeated seat is missing.');
  if (at === 'harvest' && isEmptyRow(asteroidRow)) add('asteroidRow', 'There is nothing to harvest (SK-10.4).');
  return faults;
}

/** Adds a fault at a path. */
type Add = (path: string, reason: string) => void;

const isRecovery = (at: GivenPosition['at']): boolean => at === 'harvest' || at === 'recovery';

/** Both have a ship on the field from the flip to the end of the battle (SK-5.8). */
const isAfterFlip = (at: GivenPosition['at']): boolean => at === 'dealer' || at === 'session' || at === 'combat';

function recoveryFaults({ seat, field, equipped }: Side, add: Add): void {
  if (field.length > 0) add(`${seat}.field`, 'In the Recovery Phase no ship is on a field (SK-8.8).');
  if (equipped.length > 0) add(`${seat}.equipped`, 'In the Recovery Phase no item is equipped (SK-8.7).');
}

/** What a side can have on its field at a moment before the battle is decided. */
function fieldFaults(
  at: GivenPosition['at'],
  { seat, field, equipped, fleetDeck, repairBay }: Side,
  stalemates: number,
  add: Add,
): void {
  const empty = field.length === 0;
  if (isAfterFlip(at) && empty) add(`${seat}.field`, `Seat ${seat} has no ship; both have one now (SK-5.8).`);
  if (at === 'stranded' && empty && fleetDeck.length + repairBay.length > 0)
    add(`${seat}.field`, `Seat ${seat} has ships to turn up, so one is on its field after the flip (SK-4.2).`);
  if (at === 'flip' && field.some(({ reinforcement }) => reinforcement))
    add(`${seat}.reinforcements`, 'Reinforcements have left the field before a flip (SK-9.3).');
  if ((at === 'flip' || at === 'stranded') && empty && equipped.length > 0)
    add(`${seat}.equipped`, 'Items lie with ships on the field (SK-7.2).');
  if (at === 'stranded' && empty && stalemates > 0)
    add('stalemates', `Seat ${seat} has no ship, which happens only at the start of a battle (SK-5.1).`);
}

/** The sessions of this turn: who buys, whose session is closed, whose is open. */
function sessionFaults({ at, decider, buyers, closed }: GivenPosition, state: SkaxarState): readonly Fault[] {
  const faults: Fault[] = [];
  if (buyers && new Set(buyers).size !== 2)
    faults.push({ path: 'buyers', reason: 'The first and the second buyer are named, each once.' });
  if (closed && new Set(closed).size !== closed.length)
    faults.push({ path: 'closed', reason: 'Each seat is named once.' });
  if (at !== 'session' || state.buyers.length === 0) return faults;
  const open = state.buyers.find((seat) => !state.closed.includes(seat));
  if (!open) faults.push({ path: 'closed', reason: 'Both sessions are closed; say at: combat.' });
  else if (state.closed.length === 1 && open === state.buyers[0])
    faults.push({
      path: 'closed',
      reason: `Seat ${open} buys first, so its session is closed before that of seat ${state.closed[0]} (SK-6.6).`,
    });
  else if (decider && decider !== open)
    faults.push({
      path: 'decider',
      reason: `The session of seat ${open} is open, not that of seat ${decider} (SK-6.6).`,
    });
  return faults;
}
