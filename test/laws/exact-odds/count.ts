import { imaginedChance, type Chance } from '../../../src/engine/rng.ts';
import { decide } from '../../../src/games/orions-gate/decide.ts';
import { evolve } from '../../../src/games/orions-gate/evolve.ts';
import { openLedger } from '../../../src/games/orions-gate/rules/play-ledger.ts';
import { push } from '../../../src/games/orions-gate/rules/push.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';
import { kernelSight } from '../../../src/table/index.ts';
import type { Asked } from './scenery.ts';

export const rules = { sight: kernelSight };

/** Cases of a count: how many of 6 ^ `DEEPEST` throws lead to each end. */
export interface Cases {
  readonly ends: { readonly [end: string]: { readonly state: OrionsGateState; readonly cases: bigint } };
  readonly throws: number;
}

/** More dice than any position here rolls one after the other. */
export const DEEPEST = 24;

/** The plain count: every face of every die, one throw after the other; null when there are more than `most` throws. */
export function throwAll(asked: Asked, most: number): Cases | null {
  const ends: { [end: string]: { state: OrionsGateState; cases: bigint } } = {};
  const faces: number[] = [];
  let drawn = 0;
  const dice = imaginedChance(() => {
    if (drawn === faces.length) faces.push(1);
    return faces[drawn++]!;
  });
  for (let throws = 1; throws <= most; throws++) {
    drawn = 0;
    const end = played(asked, dice);
    const key = endKey(asked.state, end);
    const cases = CASES[faces.length]!;
    const known = ends[key];
    if (known) known.cases += cases;
    else ends[key] = { state: end, cases };
    while (faces[faces.length - 1] === 6) faces.pop();
    if (faces.length === 0) return { ends, throws };
    faces[faces.length - 1]! += 1;
  }
  return null;
}

/** The cases that one throw of so many dice stands for. */
const CASES = Array.from({ length: DEEPEST + 1 }, (_, dice) => 6n ** BigInt(DEEPEST - dice));

/** One throw through the rules. */
function played({ state, seat = 'a1', command }: Asked, dice: Chance): OrionsGateState {
  if (command.type !== 'push') return decide(rules, state, seat, command, dice).reduce(evolve, state);
  const ledger = openLedger(rules, state, dice);
  push(ledger, command.unit, command.by);
  return ledger.state;
}

/** All of a state that dice can change, written out; what is as before is left blank. */
export function endKey(before: OrionsGateState, now: OrionsGateState): string {
  let key = '';
  for (const [index, unit] of now.units.entries())
    key += unit === before.units[index] ? ';' : `${JSON.stringify(unit)};`;
  for (const part of PARTS) key += now[part] === before[part] ? ';' : `${JSON.stringify(now[part])};`;
  return key;
}
const PARTS = ['mines', 'markers', 'windows', 'activation', 'outcome', 'tables'] as const;
