import { numbered, typesById, type CardType } from '../../../cards/card-type.ts';
import type { ZoneEffect } from '../../../cards/effect.ts';
import type { ShipClass } from './ships.ts';

/** The zones of a seat that shop cards move ships between. */
export type ShipZone = 'fleetDeck' | 'field' | 'repairBay' | 'scrapyard';

export type ShopEffect = ZoneEffect<ShipZone, ShipClass, 'firepower' | 'shield'>;

/** A kind of card of the Arms Dealer deck (SK-2.6). */
export interface ShopCard extends CardType<ShopEffect> {
  /** `item`: stays equipped; `action`: carried out and used up (SK-7.7). */
  readonly kind: 'item' | 'action';
  /** Money. */
  readonly price: number;
}

const item = (key: string, name: string, price: number, firepower: number, shield: number): ShopCard => ({
  key,
  name,
  kind: 'item',
  price,
  text: `${[firepower > 0 && `+${firepower} Firepower`, shield > 0 && `+${shield} Shield`].filter(Boolean).join(' and ')} for your side until this battle is decided.`,
  effects: [{ kind: 'raise', stats: { ...(firepower > 0 && { firepower }), ...(shield > 0 && { shield }) } }],
});

const repair = (shipClass: ShipClass, name: string, price: number): ShopCard => ({
  key: `repair${name}`,
  name: `Repair ${name}`,
  kind: 'action',
  price,
  text: `Bring one ${name} of your choice back from your Scrapyard. It enters your field now and stays in your fleet.`,
  effects: [{ kind: 'bring', ofClass: shipClass, from: 'scrapyard', to: 'field' }],
});

const action = (key: string, name: string, price: number, text: string, effect: ShopEffect): ShopCard => ({
  key,
  name,
  kind: 'action',
  price,
  text,
  effects: [effect],
});

/** Table 2C (SK-2.6): each kind of card with the ids of its copies, in the order of the table. */
export const SHOP_LIST: readonly (readonly [card: ShopCard, ids: readonly string[]])[] = [
  [
    action(
      'reinforcements',
      'Reinforcements!',
      8000,
      'Turn up the next ship of your Fleet Deck. It fights beside the others in this combat only.',
      { kind: 'turnUp', from: 'fleetDeck', to: 'field', refill: 'repairBay', brief: true },
    ),
    numbered('I', 1, 5),
  ],
  [repair('mothership', 'Mothership', 12000), numbered('I', 6, 1)],
  [repair('destroyer', 'Destroyer', 10000), numbered('I', 7, 2)],
  [repair('fighter', 'Fighter', 8000), numbered('I', 9, 2)],
  [repair('scout', 'Scout', 6000), numbered('I', 11, 3)],
  [repair('drone', 'Drone', 5000), numbered('I', 14, 3)],
  [
    action('rapidRepair', 'Rapid Repair!', 1000, 'Shuffle your whole Repair Bay into your Fleet Deck.', {
      kind: 'shuffleInto',
      from: 'repairBay',
      to: 'fleetDeck',
    }),
    numbered('I', 17, 3),
  ],
  [
    action(
      'redraw',
      'Redraw!',
      5000,
      'Your lead ship goes back into your Fleet Deck. Shuffle it; the ship now on top takes the place.',
      { kind: 'exchange', from: 'field', pile: 'fleetDeck' },
    ),
    numbered('I', 20, 5),
  ],
  [item('targetingLens', 'Targeting Lens', 2000, 1, 0), numbered('I', 25, 3)],
  [item('pulseCannon', 'Pulse Cannon', 5000, 2, 0), numbered('I', 28, 3)],
  [item('torpedoRack', 'Torpedo Rack', 8000, 3, 0), numbered('I', 31, 2)],
  [item('novaLance', 'Nova Lance', 12000, 5, 0), numbered('I', 33, 1)],
  [item('hullPlating', 'Hull Plating', 2000, 0, 1), numbered('I', 34, 3)],
  [item('deflectorGrid', 'Deflector Grid', 5000, 0, 2), numbered('I', 37, 3)],
  [item('aegisField', 'Aegis Field', 8000, 0, 3), numbered('I', 40, 2)],
  [item('bastionDome', 'Bastion Dome', 12000, 0, 5), numbered('I', 42, 1)],
  [item('battleComputer', 'Battle Computer', 5000, 1, 1), numbered('I', 43, 2)],
  [item('escortWing', 'Escort Wing', 10000, 2, 2), numbered('I', 45, 1)],
];

/** I01 to I45, in the order of the table: the Arms Dealer deck before its shuffle (SK-14.3). */
export const SHOP_CARD_IDS: readonly string[] = SHOP_LIST.flatMap(([, ids]) => ids);

/** The card of each id, as the catalogue prints it. */
export const SHOP_CARDS = typesById(SHOP_LIST);
