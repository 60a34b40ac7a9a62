import type { ComponentKind } from './components.ts';
import type { UnitType } from './units.ts';

/** How a fleet wants to fight. */
export const FLEET_STYLES = ['battleLine', 'longGuns', 'wolves', 'carriers', 'raiders', 'jammers'] as const;
export type FleetStyle = (typeof FLEET_STYLES)[number];

/** A ship of a style: its name and what it carries. */
export interface Fitted {
  readonly name: string;
  readonly kinds: readonly ComponentKind[];
}

/** What a fleet of a style is made of. */
export interface StyleParts {
  /** Share of the points that goes to each type, about; Fighters take what is left. */
  readonly shares: { readonly [type in Exclude<UnitType, 'fighters'>]: number };
  /** Ships of each type, used in turn. */
  readonly battleships: readonly Fitted[];
  readonly destroyers: readonly Fitted[];
  readonly fighters: readonly Fitted[];
}

const ship = (name: string, ...kinds: readonly ComponentKind[]): Fitted => ({ name, kinds });

/**
 * The styles, of components of the basic list alone; `refit` puts in others where a battle has them. None is junk: in
 * `npm run fit -- orions-styles --games 8 --seed s1` (12 points, 48 games each) they won 45 to 65 %, fleets made by
 * chance 30; of 24 points (`--games 4`, 24 games each) 44 to 71 %, by chance 6.
 */
export const STYLES: { readonly [style in FleetStyle]: StyleParts } = {
  battleLine: {
    shares: { battleships: 0.5, destroyers: 0.4, scouts: 0 },
    battleships: [
      ship('Crown', 'shield', 'shield', 'cannon', 'cannon', 'torpedo', 'precisionSensor'),
      ship('Bastion', 'shield', 'shield', 'ablativeArmor', 'cannon', 'cannon', 'gigaCannon'),
    ],
    destroyers: [ship('Marshal', 'shield', 'cannon', 'torpedo'), ship('Warden', 'shield', 'cannon', 'cannon')],
    fighters: [ship('Page', 'cannon'), ship('Squire', 'gigaCannon')],
  },
  longGuns: {
    shares: { battleships: 0.4, destroyers: 0.75, scouts: 0 },
    battleships: [
      ship('Longbow', 'precisionSensor', 'precisionSensor', 'torpedo', 'torpedo', 'torpedo', 'shield'),
      ship('Culverin', 'precisionSensor', 'torpedo', 'torpedo', 'cannon', 'cannon', 'shield'),
    ],
    destroyers: [
      ship('Lance', 'precisionSensor', 'torpedo', 'torpedo'),
      ship('Arrow', 'precisionSensor', 'torpedo', 'cannon'),
    ],
    fighters: [ship('Picket', 'cannon'), ship('Vedette', 'missileCluster')],
  },
  wolves: {
    shares: { battleships: 0, destroyers: 0.15, scouts: 0 },
    battleships: [],
    destroyers: [ship('Pack Leader', 'engine', 'cannon', 'cannon')],
    fighters: [ship('Fang', 'cannon')],
  },
  carriers: {
    shares: { battleships: 0.25, destroyers: 0.4, scouts: 0.05 },
    battleships: [ship('Rookery', 'shield', 'shield', 'hangar', 'missileCluster', 'cannon', 'cannon')],
    destroyers: [ship('Roost', 'hangar', 'cannon', 'cannon'), ship('Aerie', 'shield', 'cannon', 'missileCluster')],
    fighters: [ship('Swift', 'cannon'), ship('Martin', 'cannon'), ship('Swallow', 'missileCluster')],
  },
  raiders: {
    shares: { battleships: 0.2, destroyers: 0.5, scouts: 0 },
    battleships: [ship('Corsair', 'engine', 'warpDrive', 'shield', 'cannon', 'cannon', 'gigaCannon')],
    destroyers: [ship('Mirage', 'warpDrive', 'cannon', 'cannon'), ship('Buccaneer', 'engine', 'gigaCannon', 'cannon')],
    fighters: [ship('Glint', 'warpDrive'), ship('Haze', 'cannon'), ship('Dagger', 'gigaCannon')],
  },
  jammers: {
    shares: { battleships: 0.3, destroyers: 0.5, scouts: 0 },
    battleships: [ship('Blackout', 'inhibitor', 'empBlaster', 'shield', 'shield', 'cannon', 'cannon')],
    destroyers: [
      ship('Veil', 'empBlaster', 'cannon', 'cannon'),
      ship('Angler', 'tractorBeam', 'cannon', 'cannon'),
      ship('Mire', 'inhibitor', 'cannon', 'cannon'),
    ],
    fighters: [ship('Spark', 'cannon'), ship('Glow', 'cannon'), ship('Ember', 'gigaCannon')],
  },
};
