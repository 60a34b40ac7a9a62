import type { ShipClass } from './classes.ts';

/** Chapter 17: everything a card can do, one primitive each with its parameters; no card has code of its own. */
export type Ability =
  /** RG-17.1: burns by the owner's spacecraft of these classes cost `amount` less, everywhere. */
  | { readonly kind: 'burnDiscount'; readonly classes: readonly ShipClass[]; readonly amount: number }
  /** RG-17.2: the owner's spacecraft of these classes use `amount` less population. */
  | { readonly kind: 'populationDiscount'; readonly classes: readonly ShipClass[]; readonly amount: number }
  /** RG-17.3: bombardment here loses `amount` power for each spacecraft of the owner in orbit. */
  | { readonly kind: 'bombardmentGuard'; readonly amount: number }
  /** RG-17.4: at most so many attacks a turn. */
  | { readonly kind: 'attackLimit'; readonly perTurn: number }
  /** RG-17.5: may burn, and bombard so often, in the construction phase in which it was completed. */
  | { readonly kind: 'entryTurnStrike'; readonly bombardments: number }
  /** RG-17.6: bombarding costs no delta-vee. */
  | { readonly kind: 'freeBombardment' }
  /** RG-17.7: destroyed in end of turn of the turn it entered play. */
  | { readonly kind: 'expires' }
  /** RG-17.8: gives points to a project and is removed. */
  | { readonly kind: 'sacrificeForPoints'; readonly points: number }
  /** RG-17.9: clears debris here as the owner's turn starts. */
  | { readonly kind: 'sweepDebris'; readonly count: number }
  /** RG-17.10: a contribution may clear 1 debris here for so many points more. */
  | { readonly kind: 'reclaimDebris'; readonly bonus: number }
  /** RG-17.11: research here may draw up to so many cards. */
  | { readonly kind: 'extraDraw'; readonly upTo: number }
  /** RG-17.12: shows the top card of the other deck as the owner's turn starts. */
  | { readonly kind: 'peekOpponentTop' }
  /** RG-17.13: the asset attacks a spacecraft in orbit. */
  | { readonly kind: 'assetAttack'; readonly deltaVee: number; readonly accuracy: number }
  /** RG-17.14: completed spacecraft may enter any orbital. */
  | { readonly kind: 'openEntry' }
  /** RG-17.15: the asset builds one class more. */
  | { readonly kind: 'addFacility'; readonly shipClass: ShipClass }
  /** RG-17.16: raises the resistance of the asset. */
  | { readonly kind: 'resistanceBonus'; readonly amount: number }
  /** RG-17.17: spacecraft cost less on this asset. */
  | { readonly kind: 'spacecraftDiscount'; readonly amount: number }
  /** RG-17.18: assets cost less when this asset contributes. */
  | { readonly kind: 'assetDiscount'; readonly amount: number }
  /** RG-17.19: transfer burns to this asset cost more. */
  | { readonly kind: 'arrivalSurcharge'; readonly amount: number };

export type AbilityKind = Ability['kind'];
export type AbilityOf<K extends AbilityKind> = Extract<Ability, { readonly kind: K }>;

/** The ability of a kind among those of a card; null where it has none. */
export function abilityIn<K extends AbilityKind>(abilities: readonly Ability[], kind: K): AbilityOf<K> | null {
  for (const ability of abilities) if (ability.kind === kind) return ability as AbilityOf<K>;
  return null;
}
