import { imaginedChance } from '../../../engine/rng.ts';
import type { EventOf, OrionsGateEvent } from '../event.ts';
import { underEmp } from '../rules/emp.ts';
import { openLedger } from '../rules/play-ledger.ts';
import { push } from '../rules/push.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, UnitId } from '../state.ts';
import { sumOf, thePlaced } from '../units.ts';
import type { Chanced } from './distribution.ts';
import { ALWAYS, fraction, reduced, times, without, type Fraction } from './fraction.ts';
import { collisionChance, MINE_STRENGTH, strikeChance } from './tables.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const ONE_OF_SIX = fraction(1, 6);
/** The dice of an automatic hit by a mine or a collision: one for its Strength, two to damage (OG-9.35, 11.4). */
const STRIKE_DICE = 3;

type Strike = EventOf<'autoHit'>;

/**
 * Every state a push leads to, played through the rules (OG-10.9 to 10.11): each face of the push die and of D6 damage,
 * and of an automatic hit its two ends, with the chances of the tables, as its 216 rolls lead to no more. Null where
 * other dice are rolled on the way.
 */
export function everyPush(
  rules: Rules,
  state: OrionsGateState,
  target: UnitId,
  rammer: UnitId,
): readonly Chanced<OrionsGateState>[] | null {
  const rolls = pushRolls(state, rammer);
  const ends: Chanced<OrionsGateState>[] = [];
  const follow = (draws: readonly number[], known: number, chance: Fraction): boolean => {
    let drawn = 0;
    const ledger = openLedger(
      rules,
      state,
      imaginedChance(() => draws[drawn++] ?? 1),
    );
    push(ledger, target, rammer);
    const harms = ledger.events.filter(isHarm);
    const next = harms[known];
    if (next === undefined) {
      ends.push({ value: ledger.state, chance });
      return drawn === draws.length;
    }
    if (next.type !== 'autoHit')
      return FACES.every((face) => follow([...draws, face], known + 1, reduced(times(chance, ONE_OF_SIX))));
    const hits = chanceOf(next);
    return [
      { face: 6, share: hits },
      { face: 1, share: without(hits) },
    ].every(
      ({ face, share }) =>
        share.num === 0n ||
        follow(
          [...draws, ...Array.from({ length: STRIKE_DICE }, () => face)],
          known + 1,
          reduced(times(chance, share)),
        ),
    );
  };
  return FACES.every((face) =>
    follow(
      Array.from({ length: rolls }, () => face),
      0,
      times(ALWAYS, ONE_OF_SIX),
    ),
  )
    ? ends
    : null;
}

/** The facts of a push for each face of its die, whatever is rolled after it showing ones. */
export function plainPushes(
  rules: Rules,
  state: OrionsGateState,
  target: UnitId,
  rammer: UnitId,
): readonly (readonly OrionsGateEvent[])[] {
  const rolls = pushRolls(state, rammer);
  return FACES.map((face) => {
    let drawn = 0;
    const ledger = openLedger(
      rules,
      state,
      imaginedChance(() => (drawn++ < rolls ? face : 1)),
    );
    push(ledger, target, rammer);
    return ledger.events;
  });
}

/** How often the push die is rolled: a second time under EMP, and the second counts (OG-9.50). */
const pushRolls = (state: OrionsGateState, rammer: UnitId): number =>
  underEmp(state, thePlaced(state, rammer)) ? 2 : 1;

const isHarm = (event: OrionsGateEvent): event is Strike | EventOf<'dangerRolled'> | EventOf<'wormholeRolled'> =>
  event.type === 'autoHit' || event.type === 'dangerRolled' || event.type === 'wormholeRolled';

/** The chance that an automatic hit on the way damages, at the Toughness it meets (OG-24.8). */
const chanceOf = ({ cause, toughness }: Strike): Fraction =>
  cause.kind === 'mine' ? strikeChance(MINE_STRENGTH, sumOf(toughness)) : collisionChance(sumOf(toughness));
