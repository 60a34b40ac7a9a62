import { describe, expect, it } from 'vitest';
import { roomFor } from '../../../src/ui/match/layout.ts';

describe('room for panels', () => {
  it('docks by width, and large text counts as a smaller window', () => {
    expect([roomFor(1440, 1), roomFor(1024, 1), roomFor(390, 1)]).toEqual(['wide', 'middle', 'narrow']);
    expect([roomFor(1440, 1.5), roomFor(1440, 2)]).toEqual(['middle', 'narrow']);
  });
});
