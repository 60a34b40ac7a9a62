import { openChance, seedChance } from '../../engine/rng.ts';
import { checkFleet, fleetCost, parseOptions, PRESETS, randomFleet, type Options, type UnitPlan } from '../../games/orions-gate/index.ts';
import { optionsText } from '../messages/options.ts';
import { randomSeed } from './random-seed.ts';
import { startBattle } from './start-battle.ts';

/** OG-3.5: the default size of a battle. */
const POINTS = 12;

/** Two different ready-made fleets of the full points. */
function twoFleets(options: Options, seed: string): readonly [readonly UnitPlan[], readonly UnitPlan[]] {
  const chance = openChance(seedChance(seed));
  const fitting = PRESETS.map((preset) => preset.units).filter((units) => fleetCost(units) === POINTS && checkFleet(options, units).length === 0);
  const draw = (from: readonly (readonly UnitPlan[])[]): readonly UnitPlan[] =>
    from.length > 0 ? from[chance.die(from.length) - 1]! : randomFleet(POINTS, chance);
  const first = draw(fitting);
  return [first, draw(fitting.filter((units) => units !== first))];
}

/** "Play now": a 12-point battle on a fresh table against the computer, fleets handed in. Gives the id of the match. */
export async function quickBattle(): Promise<string> {
  const seed = randomSeed();
  const parsed = parseOptions({ points: POINTS, terrainSeed: randomSeed() });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const [own, other] = twoFleets(parsed.value, randomSeed());
  return startBattle({
    options: parsed.value,
    seats: {
      A: { player: 'human', name: optionsText.you, fleet: own },
      B: { player: 'default', name: optionsText.computer.default, fleet: other },
    },
    seed,
  });
}
