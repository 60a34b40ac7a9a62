import type { Phase } from '../../../../games/retrograde/index.ts';
import { count } from '../../../kit/words/text.ts';
import { phaseNames } from './log.ts';

/** Sentences of "Why?" of Retrograde. */
export const retrogradeWhy = {
  attacks: (ship: string, target: string, spend: number, dice: number, hit: number, chance: string) =>
    `the attack of ${ship} on ${target}${spend > 0 ? ` with ${spend} delta-vee` : ''} (${count(dice, 'die', 'dice')}, hit number ${hit}, ${chance} to destroy it)`,
  missiles: (target: string, hit: number, chance: string) =>
    `missile defense against ${target} (hit number ${hit}, ${chance} to destroy it)`,
  bombards: (ship: string, asset: string, upgrade: boolean, power: number, damage: number, resistance: number) =>
    `the bombardment of ${upgrade ? `the upgrade of ${asset}` : asset} by ${ship} (${power} more damage: ${damage} of ${resistance})`,
  burns: (
    ship: string,
    asset: string,
    orbital: number,
    cost: number,
    left: number,
    then: 'attack' | 'bombard' | null,
  ) =>
    `the burn of ${ship} to orbital ${orbital} of ${asset} (${cost} delta-vee, ${left} left${then === null ? '' : `, to ${then}`})`,
  builds: (asset: string, points: number) => `the work of ${asset} (${count(points, 'point')})`,
  researches: (cards: number, deck: number) => `research (${cards} of ${count(deck, 'card')})`,
  repairs: (asset: string, upgrade: boolean) => `the repair of ${upgrade ? `the upgrade of ${asset}` : asset}`,
  starts: (card: string | null, asset: string | null) =>
    `to start ${card ?? 'a project'}${asset === null ? '' : ` on ${asset}`}`,
  completes: (project: string | null) => `to complete ${project ?? 'a project'}`,
  scuttles: (ship: string) => `to scuttle ${ship}`,
  refits: (ship: string, card: string) => `to refit ${ship} as ${card}`,
  sacrifices: (ship: string, project: string | null) => `to give ${ship} up for ${project ?? 'a project'}`,
  scraps: (project: string | null) => `to scrap ${project ?? 'a project'}`,
  sweeps: (asset: string, debris: number) => `to clear ${count(debris, 'piece')} of debris at ${asset}`,
  ends: (phase: Phase) => `to end ${phaseNames[phase].toLowerCase()}`,
} as const;
