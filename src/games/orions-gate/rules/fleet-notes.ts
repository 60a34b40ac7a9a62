import type { Rejection } from '../../../engine/game.ts';
import { componentData, type ComponentKind } from '../data/components.ts';
import type { Options } from '../options.ts';
import type { UnitDraft } from './fleet.ts';

/** Kinds that only count in a boarding (OG-9.32, 9.33). */
const FOR_BOARDING: readonly ComponentKind[] = ['barracks', 'boardingPods'];

/** What a captain should know of a fleet that is legal all the same: components that do nothing in this game (OG-26.3). */
export function fleetNotes(options: Options, units: readonly UnitDraft[]): readonly Rejection[] {
  if (options.boarding) return [];
  return FOR_BOARDING.filter((kind) =>
    units.some(({ components = [] }) => components.some((one) => one.kind === kind)),
  ).map((kind) => {
    const { name } = componentData(kind);
    return {
      rule: 'OG-26.3',
      reason: `This game is played without boarding, so ${name} will do nothing.`,
      data: { kind },
    };
  });
}
