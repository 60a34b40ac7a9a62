import { openChance, seedChance } from '../../../../engine/rng.ts';
import {
  FIRST_FLEET,
  MISSIONS,
  parseOptions,
  PRESETS,
  SEASONED,
  type Mission,
  type UnitPlan,
} from '../../../../games/orions-gate/index.ts';
import { seatNames as words } from '../../../match/words/seat-names.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import { battlePlan } from './plan.ts';

/** OG-3.5: the default size of a battle. */
const POINTS = 12;

const fleetOf = (id: string): readonly UnitPlan[] => PRESETS.find((preset) => preset.id === id)!.units;

/** The fleet for a newcomer, and another one of the computer's choice that it handles well. */
function twoFleets(seed: string): readonly [readonly UnitPlan[], readonly UnitPlan[]] {
  const others = SEASONED.filter((id) => id !== FIRST_FLEET);
  const drawn = others[openChance(seedChance(seed)).die(others.length) - 1]!;
  return [fleetOf(FIRST_FLEET), fleetOf(drawn)];
}

/** A 12-point battle on a fresh table against the computer, fleets handed in. */
function quick(mission: Mission): MatchPlan {
  const parsed = parseOptions({ points: POINTS, terrainSeed: randomSeed(), mission });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const [own, other] = twoFleets(randomSeed());
  const plan = battlePlan({
    options: parsed.value,
    seats: [
      { seat: 'a1', player: 'human', name: words.you, fleet: own },
      { seat: 'b1', player: 'default', name: words.computer('default'), fleet: other },
    ],
    seed: '',
  });
  return { ...plan, quick: true };
}

/** "Play now": Annihilation, which needs no explaining. */
export const quickBattle = (): MatchPlan => quick('annihilation');

/** "A mission": any of the five others (OG-16.1). */
export function quickMission(): MatchPlan {
  const missions = MISSIONS.filter((mission) => mission !== 'annihilation');
  return quick(missions[openChance(seedChance(randomSeed())).die(missions.length) - 1]!);
}
