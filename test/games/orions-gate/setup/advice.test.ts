import { expect, it } from 'vitest';
import { READY_SET_IDS, READY_SETS } from '../../../../src/games/orions-gate/data/ready-sets.ts';
import { parseOptions } from '../../../../src/games/orions-gate/options.ts';
import { sizeNote, suggestedWidth } from '../../../../src/games/orions-gate/rules/advice.ts';
import { game } from '../../../helpers/og-position.ts';

it('OG-18.2 the suggested width is 72" up to 24 points, 96" up to 48, 144" above', () => {
  expect([12, 24, 25, 48, 49, 96].map(suggestedWidth)).toEqual([72_000, 72_000, 96_000, 96_000, 144_000, 144_000]);
});

it('OG-18.2 from 25 points up a note says that play takes longer, and nothing is refused', () => {
  expect([12, 24].map(sizeNote)).toEqual([null, null]);
  expect(sizeNote(25)).toEqual({
    rule: 'OG-18.2',
    reason: 'With 25 points play takes much longer.',
    data: { points: 25, suggestedWidth: 96_000 },
  });
  const parsed = parseOptions({ points: 96, tableWidth: 48_000 });
  expect(parsed.ok && game.checkSetup(parsed.value)).toEqual([]);
});

it('OG-26.2 the ready-made sets are what the catalogue says, and each can be played', () => {
  expect(READY_SET_IDS).toEqual(['standard', 'core', 'advanced', 'twoTables']);
  const valueOf = (raw: object) => {
    const parsed = parseOptions(raw);
    if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
    expect(game.checkSetup(parsed.value)).toEqual([]);
    return parsed.value;
  };
  const standard = valueOf(READY_SETS.standard);
  expect(standard).toMatchObject({
    advancedComponents: true,
    tableWidth: 72_000,
    tables: 1,
    points: 12,
    mission: 'annihilation',
  });
  const { layout: _small, ...core } = valueOf(READY_SETS.core);
  const { layout: _large, ...rest } = standard;
  expect(core).toEqual({ ...rest, tableWidth: 48_000 });
  expect(valueOf(READY_SETS.advanced)).toEqual({
    ...standard,
    firingArcs: true,
    debris: true,
    boarding: true,
    mysteriousObjectives: true,
    mission: 'random',
  });
  const two = valueOf(READY_SETS.twoTables);
  expect(two).toMatchObject({ tables: 2, points: 24, gatesPerTable: 1, wormholesPerTable: 1 });
  for (const pieces of two.layout)
    expect(['warpGate', 'wormhole'].map((kind) => pieces.filter((piece) => piece.kind === kind).length)).toEqual([
      1, 1,
    ]);
});
