import type { Prospect } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { OrionsGateCommand } from '../command.ts';
import { fairPoints, fleetMeant, shareOf } from '../rules/fleet-share.ts';
import type { CaptainId, OrionsGateState } from '../state.ts';
import type { Mind } from './mind.ts';
import { muster } from './muster.ts';
import { faced, refit } from './refit.ts';

/** A fleet of character that spends the captain's points, else a random one (OG-3). */
export function fleetProspects(
  { oneTable }: Mind,
  state: OrionsGateState,
  captain: CaptainId,
  chance: Chance,
): readonly Prospect<OrionsGateCommand>[] {
  const share = shareOf(state, fleetMeant(state, captain));
  const points = fairPoints(state.options, share);
  const { units, readyMade } = muster({ state, share, points, oneTable }, chance);
  const fitted = readyMade ? refit(state.options, units, chance) : units;
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
