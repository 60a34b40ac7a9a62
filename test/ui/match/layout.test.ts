import { describe, expect, it } from 'vitest';
import { isLow, roomFor } from '../../../src/ui/match/layout.ts';

describe('room for panels', () => {
  it('docks by width, and large text counts as a smaller window', () => {
    expect([roomFor(1440, 1), roomFor(1024, 1), roomFor(390, 1)]).toEqual(['wide', 'middle', 'narrow']);
    expect([roomFor(1440, 1.5), roomFor(1440, 2)]).toEqual(['middle', 'narrow']);
  });

  it('panels lie beside the table where below it they would leave it no height: a phone held sideways, and large text', () => {
    expect([isLow(844, 390, 1), isLow(1440, 900, 2), isLow(1024, 768, 2)]).toEqual([true, true, true]);
    expect([isLow(1440, 900, 1), isLow(1440, 900, 1.5), isLow(390, 844, 2), isLow(600, 500, 1)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
