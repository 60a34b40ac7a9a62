import type { CardType } from '../../../cards/card-type.ts';
import * as fx from './effects.ts';
import type { SpurEffect } from './effects.ts';
import { SPECIES, type Species } from './species.ts';
import { textOf } from './text.ts';

/** OS-0.29. */
export const CARD_KINDS = ['attack', 'reaction', 'attackReaction', 'draw', 'repair', 'special'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A line of the tactics tables. */
export interface TacticsCard extends CardType<SpurEffect> {
  readonly kind: CardKind;
  readonly energy: number;
}

/** A line with its number of copies in the deck of a species. */
export interface DeckLine {
  readonly card: TacticsCard;
  readonly copies: number;
}

const card = (
  key: string,
  name: string,
  kind: CardKind,
  energy: number,
  ...effects: readonly SpurEffect[]
): TacticsCard => ({ key, name, kind, energy, effects, text: textOf(effects) });

type Copies = readonly [terran: number, hssuk: number, churrap: number, mrooshen: number];

/** OS-17.10: the cards every species has, in the order of the table. */
// oxfmt-ignore
export const CORE: readonly (readonly [card: TacticsCard, copies: Copies])[] = [
  [card('core-missile-salvo', 'Missile Salvo', 'attack', 1, fx.damage([0, 2, 0], 'missile')), [3, 3, 3, 2]],
  [card('core-heavy-torpedo', 'Heavy Torpedo', 'attack', 2, fx.damage([0, 4, 0], 'missile')), [1, 1, 1, 1]],
  [card('core-plasma-cannon', 'Plasma Cannon', 'attack', 3, fx.damage([3, 0, 3])), [2, 3, 1, 2]],
  [card('core-ion-burst', 'Ion Burst', 'attack', 1, fx.damage([3, 0, 0])), [1, 1, 2, 1]],
  [card('core-rail-slug', 'Rail Slug', 'attack', 2, fx.damage([0, 0, 2])), [1, 1, 1, 3]],
  [card('core-particle-beam', 'Particle Beam', 'attackReaction', 1, fx.damage([0, 2, 0])), [5, 4, 4, 3]],
  [card('core-point-defense', 'Point Defense', 'reaction', 0, fx.intercept(3)), [2, 2, 1, 1]],
  [card('core-shield-surge', 'Shield Surge', 'reaction', 1, fx.block(2)), [2, 1, 1, 1]],
  [card('core-hard-over', 'Hard Over', 'reaction', 2, fx.evade()), [1, 1, 2, 1]],
  [card('core-angle-the-hull', 'Angle the Hull', 'reaction', 1, fx.halve), [1, 1, 1, 1]],
  [card('core-tactical-review', 'Tactical Review', 'draw', 0, fx.draw(2)), [3, 2, 1, 2]],
  [card('core-damage-control', 'Damage Control', 'repair', 0, fx.repairHull(2)), [1, 2, 1, 2]],
  [card('core-shield-cell', 'Shield Cell', 'repair', 0, fx.repairShield(2)), [1, 1, 1, 1]],
];

/** OS-17.11 to OS-17.14: the cards of each species, in the order of the tables. */
// oxfmt-ignore
const OWN: { readonly [species in Species]: readonly (readonly [copies: number, card: TacticsCard])[] } = {
  terran: [
    [3, card('ter-cluster-missile', 'Cluster Missile', 'attack', 2, fx.damage([0, 2, 0], 'missile'), fx.splash(1))],
    [2, card('ter-laser-volley', 'Laser Volley', 'attack', 2, fx.damage([1, 3, 0]))],
    [4, card('ter-laser-lattice', 'Laser Lattice', 'attackReaction', 2, fx.damage([0, 3, 0]))],
    [2, card('ter-grey-bulkheads', 'Grey Bulkheads', 'reaction', 1, fx.blockType)],
    [1, card('ter-elf-helmsman', 'Elf Helmsman', 'reaction', 1, fx.evade('missile'))],
    [2, card('ter-sensor-sweep', 'Sensor Sweep', 'draw', 0, fx.draw(2), fx.reach)],
    [2, card('ter-dwarf-work-gang', 'Dwarf Work Gang', 'repair', 0, fx.repairHull(3))],
    [2, card('ter-gnome-refit', 'Gnome Refit', 'special', 0, fx.reEnable, fx.restoreEnergy(2))],
    [1, card('ter-federation-reserves', 'Federation Reserves', 'special', 0, fx.recruitPoints(2))],
    [1, card('ter-signal-jamming', 'Signal Jamming', 'special', 0, fx.forceDiscard(1), fx.draw(1))],
    [1, card('ter-fire-control-uplink', 'Fire-Control Uplink', 'special', 0, fx.bonus(1, 'ownShip'))],
  ],
  hssuk: [
    [3, card('hss-siege-lance', 'Siege Lance', 'attack', 3, fx.damage([0, 5, 0], 'reachSecond'))],
    [4, card('hss-black-clan-broadside', 'Black Clan Broadside', 'attack', 2, fx.damage([2, 0, 2]))],
    [2, card('hss-tail-battery', 'Tail Battery', 'attackReaction', 1, fx.damage([1, 0, 1]))],
    [2, card('hss-scale-plating', 'Scale Plating', 'reaction', 2, fx.block(4))],
    [2, card('hss-shield-of-the-clan', 'Shield of the Clan', 'reaction', 0, fx.redirect)],
    [2, card('hss-red-clan-counsel', 'Red Clan Counsel', 'draw', 0, fx.draw(3), fx.discard(1))],
    [2, card('hss-long-hibernation', 'Long Hibernation', 'repair', 0, fx.repairShield(1), fx.repairHull(2))],
    [2, card('hss-gold-clan-trade', 'Gold Clan Trade', 'special', 0, fx.recruitPoints(2))],
    [1, card('hss-blue-clan-study', 'Blue Clan Study', 'special', 0, fx.restoreEnergy(1), fx.draw(1))],
    [2, card('hss-imperial-decree', 'Imperial Decree', 'special', 0, fx.ward(1, 'ownFleet'))],
  ],
  churrap: [
    [4, card('chu-talon-pass', 'Talon Pass', 'attack', 1, fx.damage([0, 2, 0]))],
    [4, card('chu-stooping-dive', 'Stooping Dive', 'attack', 2, fx.damage([0, 2, 1]))],
    [2, card('chu-needle-swarm', 'Needle Swarm', 'attack', 1, fx.damage([0, 1, 0], 'missile'), fx.splash(1))],
    [3, card('chu-wing-guns', 'Wing Guns', 'attackReaction', 0, fx.damage([0, 1, 0]))],
    [3, card('chu-wing-roll', 'Wing Roll', 'reaction', 1, fx.evade())],
    [1, card('chu-second-wings', 'Second Wings', 'reaction', 0, fx.evade('missile'))],
    [2, card('chu-thermal-rise', 'Thermal Rise', 'draw', 0, fx.restoreEnergy(1), fx.draw(2))],
    [1, card('chu-nest-tenders', 'Nest Tenders', 'repair', 0, fx.repairShield(2), fx.repairHull(1))],
    [2, card('chu-updraft', 'Updraft', 'special', 0, fx.restoreEnergy(2))],
    [1, card('chu-wheel-about', 'Wheel About', 'special', 0, fx.moveShip(2))],
    [2, card('chu-mobbing-call', 'Mobbing Call', 'special', 0, fx.bonus(1, 'ownFleet'))],
  ],
  mrooshen: [
    [3, card('mro-boarding-claws', 'Boarding Claws', 'attack', 1, fx.damage([0, 1, 1]))],
    [3, card('mro-pounce', 'Pounce', 'attack', 2, fx.damage([0, 1, 2]))],
    [2, card('mro-rending-broadside', 'Rending Broadside', 'attack', 3, fx.damage([0, 3, 2]))],
    [3, card('mro-snapping-jaw', 'Snapping Jaw', 'attackReaction', 1, fx.damage([0, 1, 1]))],
    [2, card('mro-thick-hide', 'Thick Hide', 'reaction', 0, fx.block(2))],
    [2, card('mro-pathfinders', 'Pathfinders', 'draw', 0, fx.recruitPoints(1), fx.draw(1))],
    [3, card('mro-menial-crews', 'Menial Crews', 'repair', 0, fx.repairHull(4), fx.discard(1))],
    [1, card('mro-roar-of-the-pride', 'Roar of the Pride', 'special', 0, fx.forceDiscard(2))],
    [2, card('mro-plunder-stores', 'Plunder Stores', 'special', 0, fx.recruitPoints(1), fx.forceDiscard(1))],
    [1, card('mro-boarding-party', 'Boarding Party', 'special', 0, fx.harm(0, 0, 1))],
    [1, card('mro-leap-the-line', 'Leap the Line', 'special', 0, fx.reach)],
    [1, card('mro-blood-up', 'Blood Up', 'special', 0, fx.bonus(2, 'ownShip'))],
  ],
};

const deckOf = (species: Species, at: number): readonly DeckLine[] => [
  ...CORE.map(([one, copies]) => ({ card: one, copies: copies[at]! })),
  ...OWN[species].map(([copies, one]) => ({ card: one, copies })),
];

/** OS-15.2: the lines of each tactics deck: core lines, then those of the species. */
export const DECKS = Object.fromEntries(SPECIES.map((species, at) => [species, deckOf(species, at)])) as {
  readonly [species in Species]: readonly DeckLine[];
};
