import { describe, expect, test } from 'vitest';
import { lookedAt, subjectOf, type Speaking } from '../../../../src/ui/games/orions-gate/subject.ts';
import { IDLE } from '../../../../src/ui/games/orions-gate/tools/tool.ts';
import { OPEN_RULER } from '../../../../src/ui/games/orions-gate/tools/ruler.ts';
import { battle, game } from '../../../helpers/og-position.ts';

const UNITS = [
  { id: 'a1.1', type: 'fighters', pose: [20_000, 24_000, 0], components: ['shield'] },
  { id: 'a1.2', type: 'fighters', pose: [10_000, 24_000, 0], components: ['shield'] },
  { id: 'b1.1', type: 'fighters', pose: [40_000, 24_000, 18_000], components: ['shield'] },
] as const;
const viewOf = (activation?: { unit: string; action: 'move' }) =>
  game.view(battle({ phase: 'fighters', turn: 'A', units: UNITS as never, ...(activation && { activation }) }).state, {
    kind: 'seat',
    seat: 'a1',
  });
const free = viewOf();
const acts = viewOf({ unit: 'a1.1', action: 'move' });
const screen = (change: Partial<Speaking & { hovered: string | null }>) => ({
  view: free,
  tool: IDLE,
  selected: null,
  hovered: null,
  seat: 'a1',
  ...change,
});

describe('the one ship the screen speaks of', () => {
  test('is the selected one while nobody acts, and stays it under the pointer', () => {
    expect(subjectOf(screen({ selected: 'a1.2' }))).toBe('a1.2');
    expect(subjectOf(screen({ selected: 'a1.2', hovered: 'b1.1' }))).toBe('a1.2');
    expect(lookedAt(screen({ selected: 'a1.2', hovered: 'b1.1' }))).toBe('b1.1');
    expect(subjectOf(screen({ selected: 'b1.1' }))).toBe('b1.1');
    expect(subjectOf(screen({}))).toBeNull();
  });

  test('is the one decided about, whatever is chosen as its target', () => {
    const aiming = { view: acts, tool: { kind: 'fire', unit: 'a1.1', slot: 0, targets: ['b1.1'] } } as const;
    expect(subjectOf(screen({ ...aiming, selected: 'b1.1' }))).toBe('a1.1');
    expect(lookedAt(screen({ ...aiming, selected: 'b1.1' }))).toBe('b1.1');
    expect(lookedAt(screen({ ...aiming, selected: 'b1.1', hovered: 'a1.2' }))).toBe('a1.2');
    expect(subjectOf(screen({ view: acts, tool: OPEN_RULER, selected: 'b1.1' }))).toBe('a1.1');
  });

  test('is the selected one while others act and in a replay', () => {
    expect(subjectOf(screen({ view: acts, selected: 'a1.2', seat: null }))).toBe('a1.2');
    const { seat: _, ...replay } = screen({ view: acts, selected: 'b1.1' });
    expect(subjectOf(replay)).toBe('b1.1');
  });
});
