import type { Prospect } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { OrionsGateCommand } from '../command.ts';
import { PRESETS, SEASONED } from '../data/presets.ts';
import { randomFleet } from '../data/random-fleet.ts';
import { checkFleet } from '../rules/fleet.ts';
import { fairPoints, fleetMeant, shareOf } from '../rules/fleet-share.ts';
import { faced, refit } from './refit.ts';
import type { CaptainId, OrionsGateState, UnitPlan } from '../state.ts';

/** A fleet of character that spends the captain's points, else a random one (OG-3). */
export function fleetProspects(
  state: OrionsGateState,
  captain: CaptainId,
  chance: Chance,
): readonly Prospect<OrionsGateCommand>[] {
  const share = shareOf(state, fleetMeant(state, captain));
  const points = fairPoints(state.options, share);
  const fleets: (readonly UnitPlan[])[] = PRESETS.filter(
    (preset) => preset.points === points && (points > 12 || SEASONED.includes(preset.id)),
  ).map(({ units }) => units);
  const legal = fleets.filter((units) => checkFleet(state.options, units, share).length === 0);
  const units =
    legal.length > 0
      ? legal[chance.die(legal.length) - 1]!
      : randomFleet(points, chance, state.options.advancedComponents);
  const fitted = legal.length > 0 ? refit(state.options, units, chance) : units;
  return [
    {
      command: {
        type: 'submitFleet',
        units: faced(state.options, fitted).map((unit) => ({ ...unit, components: [...unit.components] })),
      },
      worth: 0,
    },
  ];
}

/** Either edge: the zones are equal and most tables are symmetric (OG-4.9). */
export const edgeProspects = (chance: Chance): readonly Prospect<OrionsGateCommand>[] => [
  { command: { type: 'chooseEdge', edge: chance.die(2) === 1 ? 'south' : 'north' }, worth: 0 },
];
