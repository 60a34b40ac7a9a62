import { along, turned } from '../../../src/table/index.ts';
import type { ComponentKind } from '../../../src/games/orions-gate/data/components.ts';
import { componentData } from '../../../src/games/orions-gate/data/components.ts';
import { UNITS, type UnitType } from '../../../src/games/orions-gate/data/units.ts';
import { battle, type Place } from '../../games/orions-gate/battle.ts';
import type { Whims } from './whims.ts';
import { circle, OFF, RADIUS, SHIPS, TYPES, unitOf, X, Y, type Asked } from './scenery.ts';

const WEAPONS: readonly ComponentKind[] = [
  'cannon',
  'gigaCannon',
  'railgun',
  'torpedo',
  'missileCluster',
  'plasmaCannon',
  'tsunamiCannon',
];
/** Hundredths of a degree beside a limit between two sectors (OG-2.9). */
const TURNS = [-300, -1, 0, 0, 1, 300];
/** Dice under EMP have 36 times as many throws: seldom enough to leave time for the others. */
const EMP_ONCE_IN = 60;

/** A shot at the limits of range, cover and sector; windows for debris and salvage may follow it. */
export function shot(whim: Whims): Asked {
  const { of, upTo, once } = whim;
  const type: UnitType = of(SHIPS);
  const other = of(TYPES);
  const kind = once(3) ? null : of(WEAPONS);
  const range = Math.min(30_000, kind ? componentData(kind).range! : UNITS[type].gun.range);
  const bearing = upTo(35_999);
  const far = RADIUS[type] + RADIUS[other] + (once(2) ? range : 600 + upTo(range - 600)) - of([0, 0, 1, 2]);
  const at = along({ x: X, y: 24_000 }, bearing, far);
  // The shot comes from the limit between side and back, or from anywhere.
  const facing = once(2) ? turned(bearing + of([4500, -4500]) + of(TURNS)) : upTo(35_999);
  const round = 1 + upTo(3);
  const cover = along({ x: X, y: 24_000 }, bearing, Math.round(far / 2));
  const beside = along(cover, turned(bearing + 9000), 900 + of(OFF));
  const state = battle(
    {
      round,
      units: [
        weaponed(unitOf(whim, 'a1.1', type, [X, 24_000, turned(bearing + of([0, 4500, 9000]))], kind ? [kind] : [])),
        unitOf(whim, 'b1.1', other, [at.x, at.y, facing], once(EMP_ONCE_IN) ? ['empBlaster'] : []),
        unitOf(whim, 'a1.2', 'fighters', [4000, 44_000, 0], once(3) ? ['salvageArm'] : []),
      ],
      activation: { unit: 'a1.1', action: 'hold', step: 'fire' },
    },
    { layout: [once(2) ? [circle('obscuring', beside.x, beside.y, 900)] : []], debris: once(2), points: 96 },
  );
  if (!kind) return { state, command: { type: 'firePrimary', target: 'b1.1' } };
  const named = kind === 'missileCluster' ? { targets: ['b1.1'] } : { target: 'b1.1' };
  return { state, command: { type: 'useComponent', slot: 1, ...named } };
}

/** The weapon works, whatever damage it was given. */
const weaponed = (unit: Place): Place => ({
  ...unit,
  components: (unit.components ?? []).map((one, index) =>
    index === 0 && typeof one !== 'string' ? { ...one, damage: 0 } : one,
  ),
});

/** A Hangar with one enemy just inside its 6" and others just outside. */
export function hangar(whim: Whims): Asked {
  const type = whim.of(TYPES);
  const at = 1000 + RADIUS[type] + 6000 - whim.of([0, 0, 1, 2500]);
  const state = battle({
    units: [
      unitOf(whim, 'a1.1', 'destroyers', [X, Y, 0], ['hangar', ...(whim.once(3) ? ['precisionSensor' as const] : [])]),
      unitOf(whim, 'b1.1', type, [X + at, Y, whim.upTo(35_999)]),
      unitOf(whim, 'b1.2', 'fighters', [X, Y + 7626 + whim.upTo(3), 0]),
      ...(whim.once(EMP_ONCE_IN) ? [unitOf(whim, 'b1.9', 'destroyers', [X - 9000, Y, 0], ['empBlaster'])] : []),
    ],
    activation: { unit: 'a1.1', action: 'hold', step: 'fire' },
  });
  return { state, command: { type: 'useComponent', slot: 1 } };
}
