import type { Ability } from './abilities.ts';
import type { ShipClass } from './classes.ts';

/** A card that orbits an asset and makes maneuvers (RG-24.3). */
export interface SpacecraftCard {
  readonly kind: 'spacecraft';
  readonly id: string;
  readonly name: string;
  readonly shipClass: ShipClass;
  readonly accuracy: number;
  readonly armor: number;
  /** What it has to spend each turn. */
  readonly deltaVee: number;
  /** What it uses of the limit. */
  readonly population: number;
  readonly cost: number;
  /** Bombardment power. */
  readonly bombardment: number;
  readonly text: string;
  readonly abilities: readonly Ability[];
}

// oxfmt-ignore
const spacecraft = (
  id: string, name: string, shipClass: ShipClass, accuracy: number, armor: number, deltaVee: number, population: number,
  cost: number, bombardment: number, text = '', ...abilities: readonly Ability[]
): SpacecraftCard =>
  ({ kind: 'spacecraft', id, name, shipClass, accuracy, armor, deltaVee, population, cost, bombardment, text, abilities });

/** RG-24.3, in the order of the table. */
// oxfmt-ignore
export const SPACECRAFT: readonly SpacecraftCard[] = [
  spacecraft('lav', 'L.A.V.', 'fighter', 1, 1, 6, 1, 1, 0),
  spacecraft('fast-attack-craft', 'Fast Attack Craft', 'fighter', 1, 1, 8, 1, 1, 0,
    'Attacks at most once a turn.',
    { kind: 'attackLimit', perTurn: 1 }),
  spacecraft('heavy-assault-vehicle', 'Heavy Assault Vehicle', 'fighter', 1, 3, 2, 1, 2, 0),
  spacecraft('elite-fighter', 'Elite Fighter', 'fighter', 3, 1, 4, 2, 2, 0),
  spacecraft('light-corvette', 'Light Corvette', 'corvette', 2, 2, 5, 2, 2, 0),
  spacecraft('heavy-corvette', 'Heavy Corvette', 'corvette', 2, 3, 3, 2, 2, 0),
  spacecraft('light-bomber', 'Light Bomber', 'corvette', 0, 3, 4, 2, 3, 1),
  spacecraft('missile-frigate', 'Missile Frigate', 'frigate', 2, 2, 5, 4, 3, 1),
  spacecraft('destroyer', 'Destroyer', 'frigate', 1, 3, 3, 4, 4, 2),
  spacecraft('heavy-frigate', 'Heavy Frigate', 'frigate', 3, 4, 3, 4, 3, 1),
  spacecraft('battleship', 'Battleship', 'capital', 3, 4, 6, 6, 5, 2),
  spacecraft('interplanetary-missile', 'Interplanetary Missile', 'corvette', 2, 1, 10, 0, 3, 2,
    'The turn it is built it may burn, and bombard once without cost; it does not survive the end of that turn.',
    { kind: 'entryTurnStrike', bombardments: 1 },
    { kind: 'freeBombardment' },
    { kind: 'expires' }),
  spacecraft('colony-ship', 'Colony Ship', 'frigate', 0, 4, 4, 7, 4, 0,
    'Give it up, leaving no wreck, to put 4 points on a project the asset below could build.',
    { kind: 'sacrificeForPoints', points: 4 }),
];

/** RG-2.5: cards that need the option `problematicCards`. */
export const PROBLEMATIC_IDS: readonly string[] = ['interplanetary-missile', 'colony-ship'];
