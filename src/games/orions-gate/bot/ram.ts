import type { OrionsGateEvent } from '../event.ts';
import { evolvePlay, type PlayEvent } from '../evolve-play.ts';
import { imaginedChance, type Chance } from '../../../engine/rng.ts';
import type { Plan } from '../rules/path.ts';
import { decidePlay } from '../rules/play.ts';
import type { Mind } from './mind.ts';
import type { CaptainId, OrionsGateState } from '../state.ts';
import { missionWorth } from './mission-value.ts';
import { balance } from './worth.ts';
import { bestVolley } from './fire.ts';
import { valueOf } from './value.ts';
import { isInPlay, theUnit, thePlaced } from '../units.ts';

/** Dice of the imagined rams: low, middling and high throws in turn, so that a few runs stand for all. */
const THROWS = [
  [1, 4, 2, 5, 3, 6],
  [5, 3, 4, 2, 6, 1],
  [3, 4, 3, 4, 3, 4],
  [6, 5, 6, 4, 5, 6],
  [2, 2, 3, 1, 2, 4],
] as const;

/** A chance that repeats a row of throws. */
function repeating(throws: readonly number[]): Chance {
  let next = 0;
  return imaginedChance(() => throws[next++ % throws.length]!);
}

/**
 * What a ram is expected to bring, over a few imagined throws: worth won and lost, the volley after it, and how the
 * rammer stands.
 */
export function ramWorth(mind: Mind, state: OrionsGateState, captain: CaptainId, plan: Plan): number {
  const rammer = thePlaced(state, state.activation!.unit);
  const before = balance(mind, state, rammer.side);
  let sum = 0;
  for (const throws of THROWS) {
    const after = decidePlay(mind, state, captain, plan, repeating(throws)).reduce(follow, state);
    sum += balance(mind, after, rammer.side) - before;
    const unit = theUnit(after, rammer.id);
    if (!isInPlay(unit) || !after.activation) continue;
    // What the rammer does for its mission is in how it stands.
    sum -= missionWorth(mind, after, unit) - missionWorth(mind, state, rammer);
    sum += valueOf(mind, after, unit) + bestVolley(mind, after, unit, after.activation).worth;
  }
  return sum / THROWS.length;
}

const follow = (state: OrionsGateState, event: OrionsGateEvent): OrionsGateState =>
  evolvePlay(state, event as PlayEvent);
