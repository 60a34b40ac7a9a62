import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFleetText,
  COMPONENT_KINDS,
  liveryOf,
  PAINTS,
  readFleet,
  readUnfinished,
  UNIT_TYPES,
  writeFleet,
  type UnitPlan,
} from '../../../src/games/orions-gate/index.ts';

const unit = fc.record({
  type: fc.constantFrom(...UNIT_TYPES),
  name: fc.string({ maxLength: 24, unit: 'binary' }).filter((name) => name.length <= 24),
  components: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom(...COMPONENT_KINDS) }),
      fc.record({
        kind: fc.constantFrom(...COMPONENT_KINDS),
        facing: fc.constantFrom('front' as const, 'left' as const, 'right' as const),
      }),
    ),
    { maxLength: 8 },
  ),
});

describe('fleet text', () => {
  it('OG-3.10: what is written is read back, whatever the names hold', () => {
    const fleets = fc.record({
      name: fc.constantFrom('', 'The Long Watch', 'Über: 12'),
      units: fc.array(unit, { minLength: 1, maxLength: 20 }),
    });
    fc.assert(
      fc.property(fleets, (fleet) => {
        expect(readFleet(writeFleet(fleet))).toEqual({ ok: true, fleet });
      }),
    );
  });

  it('writes one line for each unit and counts equal neighbours', () => {
    const scouts: UnitPlan = { type: 'scouts', name: '', components: [] };
    const text = writeFleet({
      name: 'Dawn',
      units: [
        {
          type: 'destroyers',
          name: 'Talon',
          components: [{ kind: 'engine' }, { kind: 'shield' }, { kind: 'torpedo' }],
        },
        scouts,
        scouts,
      ],
    });
    expect(text).toBe('Fleet: Dawn\nDestroyer "Talon": Engine, Shield, Torpedo\n2x Scouts');
  });

  it('reads what people write: case, plural, comments, empty lines', () => {
    expect(readFleet('# mine\n\n FIGHTERS : giga cannon\r\n2 x scout\n')).toEqual({
      ok: true,
      fleet: {
        name: '',
        units: [
          { type: 'fighters', name: '', components: [{ kind: 'gigaCannon' }] },
          { type: 'scouts', name: '', components: [] },
          { type: 'scouts', name: '', components: [] },
        ],
      },
    });
  });

  it('names every bad line and what is wrong with it', () => {
    const read = readFleet(
      'Fleet: X\nCruiser: Shield\nDestroyer: Shield, Lazer\n???\nScouts\nFighter "this name is far too long for us": Engine\n300x Scouts',
    );
    expect(read).toMatchObject({
      ok: false,
      fleet: { name: 'X', units: [{ type: 'destroyers' }, { type: 'scouts' }, { type: 'fighters' }] },
      faults: [
        {
          line: 2,
          text: 'Cruiser: Shield',
          reason: 'There is no unit type "Cruiser"; the types are Scouts, Fighter, Destroyer and Battleship.',
        },
        { line: 3, text: 'Destroyer: Shield, Lazer', reason: 'There is no component "Lazer".' },
        { line: 4, text: '???', reason: 'Not a unit; write for example: Destroyer "Talon": Engine, Shield, Torpedo' },
        {
          line: 6,
          text: 'Fighter "this name is far too long for us": Engine',
          reason: 'The name has 32 characters; at most 24 are allowed.',
        },
        { line: 7, text: '300x Scouts', reason: 'A fleet has at most 200 units.' },
      ],
    });
  });

  it('refuses a text without a unit and one that never ends', () => {
    expect(readFleet('')).toEqual({
      ok: false,
      fleet: { name: '', units: [] },
      faults: [{ line: 1, text: '', reason: 'There is no unit in this text.' }],
    });
    expect(readFleet('\n'.repeat(500))).toMatchObject({ ok: false, faults: [{ line: 401 }] });
  });
});

describe('the livery in a fleet text', () => {
  const scouts: UnitPlan = { type: 'scouts', name: '', components: [] };
  const faults = (text: string) => {
    const read = readFleet(text);
    return read.ok ? [] : read.faults.map(({ line, reason }) => `${line}: ${reason}`);
  };

  it.each(PAINTS)('%s is written and read back with the name of the squadron', (paint) => {
    const fleet = { name: 'Dawn', ...liveryOf({ paint, squadron: 'Night Herons' }), units: [scouts] };
    expect(readFleet(writeFleet(fleet))).toEqual({ ok: true, fleet });
  });

  it('stands in lines of its own, and nowhere in the text of a plain fleet', () => {
    expect(writeFleet({ name: 'Dawn', paint: 'lancers', squadron: 'Night Herons', units: [scouts] })).toBe(
      'Fleet: Dawn\nSquadron: Night Herons\nPaint: Red Lancers\nScouts',
    );
    expect(writeFleet({ name: 'Dawn', units: [scouts] })).toBe('Fleet: Dawn\nScouts');
    expect(readFleet('paint: bare plates\nsquadron:\nScouts')).toEqual({
      ok: true,
      fleet: { name: '', units: [scouts] },
    });
  });

  it('says what is wrong with its lines, and what may have been meant', () => {
    expect(faults('Paint: Red Lancer\nScouts')).toEqual([
      '1: There is no paint "Red Lancer"; did you mean Red Lancers?',
    ]);
    expect(faults('Fleet: Dawn\nPaint: x\nScouts')).toEqual([
      '2: There is no paint "x"; the paints are Bare Plates, Ivory Guard, Red Lancers, Night Wardens, Green Rangers, Rose Harlequins, Violet Hussars and Dust Tigers.',
    ]);
    expect(faults('Paint: Red Lancers\nPaint: Dust Tigers\nScouts')).toEqual([
      '2: The fleet has a paint already: Red Lancers.',
    ]);
    expect(faults('Squadron: One\nSquadron: Two\nScouts')).toEqual(['2: The squadron has a name already: One.']);
    expect(faults(`Squadron: ${'x'.repeat(25)}\nScouts`)).toEqual([
      "1: The squadron's name has 25 characters; at most 24 are allowed.",
    ]);
    expect(faults('Squadrn: Shield\nScouts')).toEqual(['1: There is no unit type "Squadrn"; did you mean Squadron?']);
  });

  it('a line that cannot be read is left out until somebody lets go of it; the rest of the livery stays', () => {
    const { fleet } = checkFleetText('Squadron: Night Herons\nPaint: Red Lancer\nScouts');
    expect(fleet).toEqual({
      name: '',
      squadron: 'Night Herons',
      units: [scouts],
      unread: [{ line: 2, text: 'Paint: Red Lancer' }],
    });
  });
});

describe('a fleet that is still being built', () => {
  const plain = { name: 'Dawn', ...liveryOf({ paint: 'lancers', squadron: 'Night Herons' }), units: [] };

  it('keeps its name, paint and squadron without a unit', () => {
    expect(readUnfinished(writeFleet(plain))).toEqual(plain);
    expect(readUnfinished('')).toEqual({ name: '', units: [] });
    const units = [{ type: 'scouts' as const, name: '', components: [] }];
    expect(readUnfinished(writeFleet({ ...plain, units }))).toEqual({ ...plain, units });
  });

  it('is none where a line cannot be read', () => {
    expect(readUnfinished('Fleet: Dawn\nCruiser')).toBeNull();
    expect(readUnfinished('Paint: polka dots')).toBeNull();
  });
});
