import { openChance, seedChance } from '../../../../../engine/rng.ts';
import { FIRST_FLEET, parseOptions, PRESETS, SEASONED, type UnitPlan } from '../../../../../games/orions-gate/index.ts';
import { setupText as words } from '../../../../messages/setup.ts';
import { randomSeed } from '../../../random-seed.ts';
import type { MatchPlan } from '../../../start-match.ts';
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

/** "Play now": a 12-point battle on a fresh table against the computer, fleets handed in. */
export function quickBattle(): MatchPlan {
  const parsed = parseOptions({ points: POINTS, terrainSeed: randomSeed() });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const [own, other] = twoFleets(randomSeed());
  return battlePlan({
    options: parsed.value,
    seats: {
      A: { player: 'human', name: words.you, fleet: own },
      B: { player: 'default', name: words.computer.default, fleet: other },
    },
    seed: '',
  });
}
