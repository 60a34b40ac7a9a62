import type { Phase } from '../../../../games/retrograde/index.ts';
import { count } from '../../../kit/words/text.ts';
import { phaseNames } from './log.ts';

/** Sentences of "Why?" of Retrograde. */
export const retrogradeWhy = {
  attacks: (target: string, spend: number, dice: number, hit: number, chance: string) =>
    `to attack ${target}${spend > 0 ? ` with ${spend} delta-vee` : ''} (${count(dice, 'die', 'dice')}, hit number ${hit}, ${chance} to destroy it)`,
  missiles: (target: string, hit: number, chance: string) =>
    `missile defense against ${target} (hit number ${hit}, ${chance} to destroy it)`,
  bombards: (asset: string, upgrade: boolean, power: number, damage: number, resistance: number) =>
    `to bombard ${upgrade ? `the upgrade of ${asset}` : asset} (${power} more damage: ${damage} of ${resistance})`,
  burns: (asset: string, orbital: number, cost: number, left: number, then: 'attack' | 'bombard' | null) =>
    `the burn to orbital ${orbital} of ${asset} (${cost} delta-vee, ${left} left${then === null ? '' : `, to ${then}`})`,
  builds: (asset: string, points: number) => `the work of ${asset} (${count(points, 'point')})`,
  researches: (cards: number, deck: number) => `research (${cards} of ${count(deck, 'card')})`,
  repairs: (asset: string, upgrade: boolean) => `the repair of ${upgrade ? `the upgrade of ${asset}` : asset}`,
  starts: (card: string | null, asset: string | null) =>
    `to start ${card ?? 'a project'}${asset === null ? '' : ` on ${asset}`}`,
  completes: (project: string | null) => `to complete ${project ?? 'a project'}`,
  ends: (phase: Phase) => `to end ${phaseNames[phase].toLowerCase()}`,
} as const;
