import { describe, expect, it } from 'vitest';
import { COMPONENT_KINDS } from '../../../../../src/games/orions-gate/index.ts';
import { changesOf, figuresOf } from '../../../../../src/ui/games/orions-gate/setup/unit-figures.ts';

const changes = (...args: Parameters<typeof changesOf>) =>
  changesOf(...args).map(({ name, before, after }) => `${name} ${before} > ${after}`);

describe('the figures of a ship being built', () => {
  it('OG-9.14, 9.19, 9.21, 9.22: says what a component changes, before and after', () => {
    expect(changes('destroyers', [], ['shield'])).toEqual(['Toughness 11 > 12']);
    expect(changes('destroyers', ['shield'], ['shield', 'shield'])).toEqual(['Toughness 12 > 13']);
    expect(changes('fighters', [], ['engine'])).toEqual([
      'Move 8" > 8" + D6',
      'Cruise 12" > 12" + 2D6',
      'Ram 12" > 12" + 2D6',
    ]);
    expect(changes('battleships', ['engine'], ['engine', 'engine'])[0]).toBe('Move 4" + D6 > 4" + 2D6');
    expect(changes('destroyers', [], ['precisionSensor'])).toEqual(['Gun accuracy 2 > 3']);
    expect(changes('destroyers', [], ['reinforcedRam'])).toEqual(['Ram strength D3 + 4 > 2D3 + 4']);
    expect(changes('destroyers', [], ['railgun'])).toEqual(['Attacks 1 > 2', 'Longest reach 18" > 48"']);
    expect(changes('destroyers', ['shield'], ['armoredPlating'])).toEqual(['Toughness 12 > 11', 'Boxes 2 > 4']);
  });

  it('OG-27.1: gives every type the same rows whatever is fitted, and Scouts their one box', () => {
    for (const kind of COMPONENT_KINDS)
      expect(figuresOf('fighters', [kind]).map(({ name }) => name)).toEqual(
        figuresOf('fighters', []).map(({ name }) => name),
      );
    expect(figuresOf('scouts', []).at(-1)).toEqual({ name: 'Boxes', value: '1' });
  });
});
