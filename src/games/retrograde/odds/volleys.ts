import { exactly } from './hits.ts';

/** An attack that could be made: what it spends, its dice, and the faces of each that hit. */
export interface Volley {
  readonly spend: number;
  readonly dice: number;
  readonly faces: number;
}

/** Whoever could attack a target this turn. */
export interface Attacker {
  /** Its attacks, by each place it could make them from: with how much delta-vee, and what is open there. */
  readonly stands: readonly { readonly left: number; readonly volleys: readonly Volley[] }[];
  /** RG-17.4: how many attacks it may make. */
  readonly attacks: number;
}

/** The chance of something by the damage a target still stands, 0 = destroyed. */
type Chances = (needed: number) => number;

const DESTROYED: Chances = (needed) => (needed > 0 ? 0 : 1);

/**
 * RG-9.8 to RG-9.10: the chance to destroy a target that stands so much more damage, by attackers that fire one after
 * another, each from its best place and as often as it pays, and look at what those before have done. Counted exactly;
 * none of them burns between two attacks.
 */
export const chanceToDestroy = (attackers: readonly Attacker[], needed: number): number =>
  attackers.reduceRight<Chances>((then, attacker) => bestOf(attacker, then), DESTROYED)(needed);

/** The best an attacker can do, where those after it have the chances `then`. */
function bestOf({ stands, attacks }: Attacker, then: Chances): Chances {
  const all = stands.map(({ left, volleys }) => ({ left, chance: firing(volleys, then) }));
  return (needed) => Math.max(then(needed), ...all.map(({ left, chance }) => chance(left, attacks, needed)));
}

/** Chances from one place, by the delta-vee and the attacks that are left, and the damage that is still needed. */
type Firing = (left: number, attacks: number, needed: number) => number;

function firing(volleys: readonly Volley[], then: Chances): Firing {
  const known = new Map<string, number>();
  const chance: Firing = (left, attacks, needed) => {
    if (attacks < 1 || needed <= 0) return then(needed);
    const key = `${left} ${attacks} ${needed}`;
    const best = known.get(key) ?? Math.max(then(needed), ...volleys.map((one) => after(one, left, attacks, needed)));
    known.set(key, best);
    return best;
  };
  const after = ({ spend, dice, faces }: Volley, ...[left, attacks, needed]: Parameters<Firing>): number => {
    if (spend > left || dice * faces === 0) return 0;
    let sum = 0;
    for (let hits = 0; hits <= dice; hits += 1) {
      const { ways, all } = exactly(dice, faces, hits);
      if (ways > 0) sum += (ways / all) * chance(left - spend, attacks - 1, needed - hits);
    }
    return sum;
  };
  return chance;
}
