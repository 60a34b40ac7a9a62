import {
  chanceE,
  chanceP,
  toNumber,
  type OrionsGateEvent,
  type OrionsGateView,
  type Roll,
  type Side,
  type Term,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';

export interface ShipFigures {
  readonly id: UnitId;
  readonly done: number;
  readonly taken: number;
}

export interface Luck {
  readonly rolls: number;
  readonly expected: number;
  readonly rolled: number;
}

/** Damage points each unit dealt and took, in unit order. Collisions and black holes count as taken only. */
export function damageByShip(view: OrionsGateView, events: readonly OrionsGateEvent[]): readonly ShipFigures[] {
  const done = new Map<UnitId, number>();
  const taken = new Map<UnitId, number>();
  for (const event of events) {
    if (event.type !== 'damaged') continue;
    taken.set(event.unit, (taken.get(event.unit) ?? 0) + event.points);
    if ('by' in event.cause) done.set(event.cause.by, (done.get(event.cause.by) ?? 0) + event.points);
  }
  return view.units.map(({ id }) => ({ id, done: done.get(id) ?? 0, taken: taken.get(id) ?? 0 }));
}

/** For each side: its rolls to hit and to damage, how many should have succeeded by the odds, and how many did. */
export function luckOf(events: readonly OrionsGateEvent[]): { readonly [side in Side]: Luck } {
  const sum = { A: { rolls: 0, expected: 0, rolled: 0 }, B: { rolls: 0, expected: 0, rolled: 0 } };
  const add = (by: UnitId, roll: Roll, plus: readonly Term[], need: number, met: boolean): void => {
    const side = sum[by.startsWith('a') ? 'A' : 'B'];
    const at = need - plus.reduce((total, term) => total + term.value, 0);
    side.rolls += 1;
    side.expected += toNumber(roll.emp ? chanceE(at) : chanceP(at));
    side.rolled += met ? 1 : 0;
  };
  const total = (terms: readonly Term[]): number => terms.reduce((all, term) => all + term.value, 0);
  for (const event of events) {
    if (event.type === 'hitRolled') add(event.attacker, event.roll, event.accuracy, event.evasion, event.hit);
    if (event.type === 'damageRolled')
      add(event.attacker, event.roll, event.strength, total(event.toughness), event.success);
    if (event.type === 'autoHit' && 'by' in event.cause)
      add(event.cause.by, event.roll, event.strength, total(event.toughness), event.success);
  }
  return sum;
}
