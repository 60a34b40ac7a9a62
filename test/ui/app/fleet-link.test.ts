import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPONENT_KINDS, UNIT_TYPES, type NamedFleet } from '../../../src/games/orions-gate/index.ts';
import { packFleet, unpackFleet } from '../../../src/ui/games/orions-gate/setup/fleet-form.ts';

const fleet = fc.record({
  name: fc.constantFrom('', 'Grey Wardens'),
  units: fc.array(
    fc.record({
      type: fc.constantFrom(...UNIT_TYPES),
      name: fc.string({ maxLength: 24 }),
      components: fc.array(fc.record({ kind: fc.constantFrom(...COMPONENT_KINDS) }), { maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

const talon: NamedFleet = {
  name: 'One',
  units: [
    { type: 'destroyers', name: 'Talon', components: [{ kind: 'engine' }, { kind: 'shield' }, { kind: 'torpedo' }] },
  ],
};

describe('fleet link', () => {
  it('carries any fleet and back, in letters that need no escaping', () => {
    fc.assert(
      fc.property(fleet, (given) => {
        const packed = packFleet(given);
        expect(packed).toMatch(/^1[A-Za-z0-9_-]+$/);
        expect(encodeURIComponent(packed)).toBe(packed);
        expect(unpackFleet(packed)).toEqual({ ok: true, list: given });
      }),
    );
  });

  it('refuses a cut link, a foreign one, a newer one and one with wrong letters, each with its sentence', () => {
    const packed = packFleet(talon);
    const reasonOf = (text: string) => {
      const read = unpackFleet(text);
      return read.ok ? 'read' : read.reason;
    };
    expect(reasonOf(packed.slice(0, -8))).toContain('damaged');
    expect(reasonOf(`2${packed.slice(1)}`)).toContain('newer');
    expect(reasonOf(`${packed.slice(0, 6)}%${packed.slice(7)}`)).toContain('letters');
    expect(reasonOf('1'.repeat(20_001))).toContain('too long');
    expect(reasonOf('')).not.toBe('read');
  });

  it('never throws on any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.base64String().map((one) => `1${one.replace(/[+/=]/g, '-')}`),
    );
    fc.assert(
      fc.property(text, (given) => {
        expect(typeof unpackFleet(given).ok).toBe('boolean');
      }),
    );
  });

  it('does not unfold a link that grows beyond a fleet', () => {
    const bomb = packFleet({ name: 'A'.repeat(2_000_000), units: talon.units });
    expect(unpackFleet(bomb)).toMatchObject({ ok: false });
  });
});
