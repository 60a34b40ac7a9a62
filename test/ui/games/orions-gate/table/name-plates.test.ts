import { expect, test } from 'vitest';
import type { DrawnBase } from '../../../../../src/ui/games/orions-gate/table/ink/bases.ts';
import { NAMES, namePlates } from '../../../../../src/ui/games/orions-gate/table/name-plates.ts';
import { paletteOf } from '../../../../../src/ui/games/orions-gate/table/palette.ts';
import type { Lens } from '../../../../../src/ui/table/world/lens.ts';

type NamedFrame = Parameters<typeof namePlates>[0];

const lens: Lens = { width: 1000, height: 600, ratio: 1, mil: 0.01, at: ({ x, y }) => ({ x: x / 100, y: y / 100 }) };
const fleet = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    actor: { id: `a1.${index + 1}`, name: `Ship ${index + 1}`, unitType: 'fighters', side: 'A', spent: false },
    x: 20 + index * 30,
    y: 100,
    radius: 5,
    reach: 8,
  })) as unknown as DrawnBase[];
const named = (count: number, scale: number, selected?: string) => {
  const overlays = selected ? [{ kind: 'mark', mark: 'selected', unit: selected }] : [];
  const frame = { ratio: 1, camera: { scale }, overlays, view: null } as unknown as NamedFrame;
  const area = { x: 0, y: 0, width: 1000, height: 600 };
  return namePlates(frame, lens, paletteOf('standard'), fleet(count), area).map(({ text }) => text);
};

test('from near every ship may have its name', () => {
  expect(named(17, NAMES)).toHaveLength(17);
});

test('from far off a few ships keep their names, of many only the one spoken of', () => {
  expect(named(16, NAMES - 1)).toHaveLength(16);
  expect(named(17, NAMES - 1)).toEqual([]);
  expect(named(17, NAMES - 1, 'a1.4')).toEqual(['Ship 4']);
});
