import { designNamed } from '../data/cards.ts';
import { KEYWORDS, type Design, type Keyword } from '../data/ships.ts';
import { WEAPONS, type Weapon } from '../data/weapons.ts';
import type { OwnFleet } from './own-fleet.ts';

/** What the ships of a fleet come to together. */
export interface FleetFigures {
  readonly ships: number;
  /** Recruitment points (OS-12.1). */
  readonly points: number;
  readonly shield: number;
  readonly hull: number;
  readonly energy: number;
  /** Victory points the enemy has of it when all of it is lost. */
  readonly vp: number;
  /** Printed weapons and how many ships bear each, in the order of OS-17.5. */
  readonly weapons: readonly { readonly weapon: Weapon; readonly ships: number }[];
  /** Energy that one shot of every ship takes. */
  readonly volley: number;
  /** Abilities and how many ships have each, in the order of chapter 8. */
  readonly keywords: readonly { readonly keyword: Keyword; readonly ships: number }[];
}

/** The figures of a fleet; designs nobody knows count as nothing. */
export function fleetFigures({ ships }: Pick<OwnFleet, 'ships'>): FleetFigures {
  const designs = ships.flatMap(({ design }) => designNamed(design) ?? []);
  const sum = (of: (design: Design) => number): number => designs.reduce((all, one) => all + of(one), 0);
  const bearing = (fits: (design: Design) => boolean): number => designs.filter(fits).length;
  return {
    ships: ships.length,
    points: sum(({ cost }) => cost),
    shield: sum(({ shield }) => shield),
    hull: sum(({ hull }) => hull),
    energy: sum(({ energy }) => energy),
    vp: sum(({ vp }) => vp),
    weapons: Object.values(WEAPONS)
      .map((weapon) => ({ weapon, ships: bearing((design) => design.weapon === weapon.id) }))
      .filter((one) => one.ships > 0),
    volley: sum(({ weapon }) => (weapon ? WEAPONS[weapon].energy : 0)),
    keywords: KEYWORDS.map((keyword) => ({
      keyword,
      ships: bearing(({ keywords }) => keywords.includes(keyword)),
    })).filter((one) => one.ships > 0),
  };
}
