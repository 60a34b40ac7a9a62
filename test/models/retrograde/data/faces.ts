/** Vocabulary and RG-1.7: the four classes. */
export type ShipClass = 'fighter' | 'corvette' | 'frigate' | 'capital';

/** How players read a class. */
export const CLASS_NAMES: Readonly<Record<ShipClass, string>> = {
  fighter: 'Fighter',
  corvette: 'Corvette',
  frigate: 'Frigate',
  capital: 'Capital (Cruiser)',
};

/** Chapter 17: the primitives of abilities by their names in code, each with its parameters. */
export interface Abilities {
  readonly burnDiscount?: { readonly classes: readonly ShipClass[]; readonly amount: number };
  readonly populationDiscount?: { readonly classes: readonly ShipClass[]; readonly amount: number };
  readonly bombardmentGuard?: number;
  readonly attackLimit?: number;
  readonly entryTurnStrike?: number;
  readonly freeBombardment?: true;
  readonly expires?: true;
  readonly sacrificeForPoints?: number;
  readonly sweepDebris?: number;
  readonly reclaimDebris?: number;
  readonly extraDraw?: number;
  readonly peekOpponentTop?: true;
  readonly assetAttack?: { readonly deltaVee: number; readonly accuracy: number };
  readonly openEntry?: true;
  readonly addFacility?: ShipClass;
  readonly resistanceBonus?: number;
  readonly spacecraftDiscount?: number;
  readonly assetDiscount?: number;
  readonly arrivalSurcharge?: number;
}

interface Face {
  /** Name in code, e.g. `light-bomber`. */
  readonly id: string;
  readonly name: string;
  /** Construction points; null for a homeworld. */
  readonly cost: number | null;
  readonly abilities: Abilities;
}

/** A row of RG-24.1. */
export interface AssetFace extends Face {
  readonly kind: 'asset';
  readonly homeworld: boolean;
  readonly population: number;
  readonly power: number;
  readonly facilities: readonly ShipClass[];
  /** Entry costs, lowest orbital first. */
  readonly orbitals: readonly number[];
  /** Values for counter 1, 2, 3 and 4. */
  readonly transfer: readonly [number, number, number, number];
  readonly resistance: number;
}

/** A row of RG-24.3. */
export interface SpacecraftFace extends Face {
  readonly kind: 'spacecraft';
  readonly cost: number;
  readonly shipClass: ShipClass;
  readonly accuracy: number;
  readonly armor: number;
  readonly deltaVee: number;
  readonly population: number;
  readonly bombard: number;
  /** RG-2.5: legal only with the option `problematicCards`. */
  readonly problematic: boolean;
}

/** A row of RG-24.4. */
export interface UpgradeFace extends Face {
  readonly kind: 'upgrade';
  readonly cost: number;
  readonly resistance: number;
}

export type AnyFace = AssetFace | SpacecraftFace | UpgradeFace;
