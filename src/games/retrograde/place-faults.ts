import type { Fault } from '../../engine/game.ts';
import { isHomeworld } from './data/assets.ts';
import { assetCard, cardNamed, spacecraftCard, type CardId, type CardKind } from './data/cards.ts';
import type { GivenAsset, GivenPosition, GivenSide } from './place-schema.ts';
import { nextId, resistanceOf } from './rules/things.ts';
import { SEATS } from './state.ts';

/** An asset of a described position under the id it will have. */
interface Spot {
  readonly id: string;
  readonly card: string;
}

/** What is wrong with a described position, by path; empty = it can be laid out. */
export function placeFaults(given: GivenPosition): readonly Fault[] {
  const faults: Fault[] = [];
  for (const seat of SEATS) faults.push(...cardFaults(given[seat], `${seat}.`));
  // What follows reads the cards.
  if (faults.length > 0) return faults;
  const spots = spotsOf(given);
  for (const seat of SEATS) faults.push(...spotFaults(given[seat], `${seat}.`, spots));
  return faults;
}

function cardFaults(side: GivenSide, path: string): readonly Fault[] {
  const faults: Fault[] = [];
  const want = (at: string, name: string, kind: CardKind | 'homeworld' | 'any'): void => {
    const fault = strange(name, kind);
    if (fault) faults.push({ path: `${path}${at}`, reason: fault });
  };
  const wantAsset = (at: string, { card, upgrade }: GivenAsset, kind: 'asset' | 'homeworld'): void => {
    want(`${at}.card`, card, kind);
    if (upgrade !== null) want(`${at}.upgrade`, typeof upgrade === 'string' ? upgrade : upgrade.card, 'upgrade');
  };
  wantAsset('homeworld', side.homeworld!, 'homeworld');
  for (const [at, one] of side.assets.entries()) wantAsset(`assets.${at}`, one, 'asset');
  for (const [at, { card }] of side.spacecraft.entries()) want(`spacecraft.${at}.card`, card, 'spacecraft');
  for (const [at, { card }] of side.debris.entries()) want(`debris.${at}.card`, card, 'spacecraft');
  for (const [at, { card }] of side.projects.entries()) want(`projects.${at}.card`, card, 'any');
  for (const [at, card] of side.hand.entries()) want(`hand.${at}`, card, 'any');
  for (const [at, card] of (side.deck ?? []).entries()) want(`deck.${at}`, card, 'any');
  for (const [at, one] of side.removed.entries())
    want(`removed.${at}`, typeof one === 'string' ? one : one.card, 'any');
  return faults;
}

/** Why a card cannot lie where it is named; null = it can. */
function strange(name: string, kind: CardKind | 'homeworld' | 'any'): string | null {
  const card = cardNamed(name);
  if (!card) return `There is no card ${name.slice(0, 40)}.`;
  const isHome = isHomeworld(card.id);
  if (kind === 'homeworld') return isHome ? null : `${card.name} is not a homeworld.`;
  if (isHome) return `${card.name} is a homeworld.`;
  return kind === 'any' || card.kind === kind ? null : `${card.name} is no ${kind}.`;
}

/** The assets under the ids they will have. */
function spotsOf(given: GivenPosition): readonly Spot[] {
  return SEATS.flatMap((seat) => {
    const cameIntoPlay: { [card: string]: number } = {};
    return [given[seat].homeworld!, ...given[seat].assets].map(({ card: name }) => {
      const card = cardNamed(name)!.id;
      const id = nextId({ seat, cameIntoPlay }, card);
      cameIntoPlay[card] = (cameIntoPlay[card] ?? 0) + 1;
      return { id, card };
    });
  });
}

type Say = (at: string, reason: string) => void;

function spotFaults(side: GivenSide, path: string, spots: readonly Spot[]): readonly Fault[] {
  const faults: Fault[] = [];
  const say: Say = (at, reason) => void faults.push({ path: `${path}${at}`, reason });
  orbitFaults('spacecraft', side.spacecraft, spots, say);
  orbitFaults('debris', side.debris, spots, say);
  for (const [at, { card, damage, left }] of side.spacecraft.entries()) {
    const { armor, deltaVee, name } = spacecraftCard(cardNamed(card)!.id);
    if (damage >= armor) say(`spacecraft.${at}.damage`, `${name} has armor ${armor}.`);
    if (left !== undefined && left > deltaVee)
      say(`spacecraft.${at}.left`, `${name} has at most ${deltaVee} delta-vee.`);
  }
  for (const [at, { card, at: carrier }] of side.projects.entries()) {
    const { kind, name } = cardNamed(card)!;
    if (kind === 'asset' && carrier !== null) say(`projects.${at}.at`, `${name} lies on the asset field.`);
    if (kind !== 'asset' && (carrier === null || !assetMeant(spots, carrier)))
      say(`projects.${at}.at`, `Name the asset that carries ${name}.`);
  }
  if (isBeyond(side.homeworld!)) say('homeworld', 'It would be destroyed.');
  for (const [at, one] of side.assets.entries()) if (isBeyond(one)) say(`assets.${at}`, 'It would be destroyed.');
  return faults;
}

function orbitFaults(
  list: string,
  things: readonly { readonly at: string; readonly orbital: number }[],
  spots: readonly Spot[],
  say: Say,
): void {
  for (const [at, one] of things.entries()) {
    const spot = assetMeant(spots, one.at);
    if (!spot) {
      say(`${list}.${at}.at`, `There is no asset ${one.at.slice(0, 40)}, or more than one.`);
      continue;
    }
    const { name, orbitals } = assetCard(spot.card);
    if (one.orbital > orbitals.length) say(`${list}.${at}.orbital`, `${name} has ${orbitals.length} orbitals.`);
  }
}

/** Whether an asset that is said to stand has damage that destroys it. */
function isBeyond({ card, damage, destroyed, upgrade }: GivenAsset): boolean {
  if (destroyed) return false;
  const installed = upgrade === null ? null : typeof upgrade === 'string' ? upgrade : upgrade.card;
  const placed = installed === null ? null : { id: '', card: cardNamed(installed)!.id, damage: 0, attacked: [] };
  return damage >= resistanceOf({ card: cardNamed(card)!.id, destroyed, upgrade: placed });
}

/** The asset a word means: by its id, or by its card where one bears that name. */
export function assetMeant<T extends { readonly id: string; readonly card: CardId }>(
  assets: readonly T[],
  word: string,
): T | null {
  const card = cardNamed(word)?.id;
  const called = assets.filter((one) => one.card === card);
  return assets.find(({ id }) => id === word) ?? (called.length === 1 ? called[0]! : null);
}
