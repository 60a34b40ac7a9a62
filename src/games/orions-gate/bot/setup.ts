import type { Prospect } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { OrionsGateCommand } from '../command.ts';
import { fittedOut } from '../data/refit.ts';
import { fairPoints, fleetMeant, shareOf } from '../rules/fleet-share.ts';
import type { CaptainId, OrionsGateState } from '../state.ts';
import type { Mind } from './mind.ts';
import { muster } from './muster.ts';

/** A fleet of character that spends the captain's points (OG-3), fitted out for the battle. */
export function fleetProspects(
  { oneTable }: Mind,
  state: OrionsGateState,
  captain: CaptainId,
  chance: Chance,
): readonly Prospect<OrionsGateCommand>[] {
  const share = shareOf(state, fleetMeant(state, captain));
  const points = fairPoints(state.options, share);
  const fleet = fittedOut(state.options, muster({ state, share, points, oneTable }, chance), chance);
  return [
    {
      command: {
        type: 'submitFleet',
        units: fleet.map((unit) => ({ ...unit, components: [...unit.components] })),
      },
      worth: 0,
    },
  ];
}

/** Either edge: the zones are equal and most tables are symmetric (OG-4.9). */
export const edgeProspects = (chance: Chance): readonly Prospect<OrionsGateCommand>[] => [
  { command: { type: 'chooseEdge', edge: chance.die(2) === 1 ? 'south' : 'north' }, worth: 0 },
];
