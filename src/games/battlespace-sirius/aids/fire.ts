import { lifeboatData } from '../data/lifeboats.ts';
import type { Direction } from '../data/sides.ts';
import type { Fraction } from '../odds/fraction.ts';
import {
  balanceOdds,
  exchangeOf,
  lifeboatOdds,
  volleyOdds,
  type BalanceOdds,
  type VolleyOdds,
} from '../odds/volley.ts';
import { mostWeapons, weaponCost } from '../rules/volley.ts';
import type { Vessel } from '../state.ts';
import type { BattlespaceSiriusView } from '../view.ts';
import { lockOutlook, vesselOf, type LineOutlook } from './vessels.ts';

/** What one number of weapons along a lock would do (BS-19.7). */
export interface WeaponsOutlook {
  readonly weapons: number;
  readonly cost: number;
  /** Power left on the firing side; null for a lifeboat. */
  readonly left: number | null;
  /** 1 weapon at an unshielded side: destroys the ship, no die (BS-8.5). */
  readonly destroys: boolean;
  /** Against a shielded side: table 18.A. */
  readonly volley: VolleyOdds | null;
  /** Against a lifeboat: the chance to destroy it, table 18.F. */
  readonly lifeboat: Fraction | null;
  /** A ship's volley with dice: cost and repairs, table 18.C. A lifeboat repairs nothing (BS-12.17). */
  readonly balance: BalanceOdds | null;
  /** A ship's volley at a shielded side: table 18.D. */
  readonly exchange: Fraction | null;
}

/** An open lock and every legal number of weapons along it. */
export interface FireOutlook {
  readonly line: Direction;
  readonly lock: LineOutlook;
  readonly weapons: readonly WeaponsOutlook[];
}

/**
 * BS-19.7: the open locks of this turn with the odds of each legal number of weapons, 0 first. Empty before the lock.
 */
export function fireOutlooks(view: BattlespaceSiriusView): readonly FireOutlook[] {
  const attacker = vesselOf(view, view.turnSeat);
  const target = vesselOf(view, view.engagedSeat);
  if (!attacker || !target) return [];
  return view.locks
    .filter(({ resolved }) => !resolved)
    .map((open) => {
      const lock = lockOutlook(view, attacker, target, open);
      const most = lock.other.kind === 'side' && lock.other.power === 0 ? 1 : mostOf(attacker, lock);
      const weapons = Array.from({ length: most + 1 }, (_, count) => weaponsOutlook(view, attacker, lock, count));
      return { line: open.line, lock, weapons };
    });
}

/** BS-8.3, BS-12.16: the most dice of the firing end. */
const mostOf = (attacker: Vessel, { own }: LineOutlook): number =>
  attacker.kind === 'lifeboat'
    ? lifeboatData(attacker.lifeboat).weapons
    : mostWeapons(own.kind === 'side' ? own.power : 0);

const powerLeft = (own: LineOutlook['own'], cost: number): number | null =>
  own.kind === 'side' ? own.power - cost : null;

function weaponsOutlook(
  view: BattlespaceSiriusView,
  attacker: Vessel,
  { own, other }: LineOutlook,
  weapons: number,
): WeaponsOutlook {
  const { twoPairsRepair } = view.options;
  const cost = attacker.kind === 'ship' ? weaponCost(weapons) : 0;
  const shield = other.kind === 'side' && other.power > 0 && weapons > 0 ? other.power : null;
  const destroys = weapons > 0 && other.kind === 'side' && other.power === 0;
  const rolled = weapons > 0 && !destroys;
  return {
    weapons,
    cost,
    left: powerLeft(own, cost),
    destroys,
    volley: shield === null ? null : volleyOdds(weapons, shield),
    lifeboat: rolled && other.kind === 'lifeboat' ? lifeboatOdds(weapons, other.hull) : null,
    balance: rolled && attacker.kind === 'ship' ? balanceOdds(weapons, twoPairsRepair) : null,
    exchange: shield !== null && attacker.kind === 'ship' ? exchangeOf(weapons, shield, twoPairsRepair) : null,
  };
}
