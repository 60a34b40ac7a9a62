import { describe, expect, it } from 'vitest';
import { nearestWord } from '../../../../src/engine/text/nearest-word.ts';
import {
  checkFleetText,
  COMPONENT_KINDS,
  componentData,
  faultsOfFleet,
  PRESETS,
  readFleet,
  writeFleet,
} from '../../../../src/games/orions-gate/index.ts';

const said = (text: string) => checkFleetText(text).faults.map(({ line, reason }) => `${line} ${reason}`);

describe('a fleet text checked in full', () => {
  it('OG-3.1, 3.2, 3.3, 3.9: tells every fault of writing and of the rules with its line, and asks for the word meant', () => {
    expect(
      said(
        [
          'Fleet: Late',
          'Destroier "Talon": Engine, Shield, Torpedo',
          '# a comment counts as a line',
          'Destroyer "Hook": Enginne, Sheild, Torpedo (lefft)',
          '2x Fighter: Repair Bay, Repair Bay',
          'Scouts: Cannon',
          'Fleet: Twice',
          'Fighter: Zzyzx',
        ].join('\n'),
      ),
    ).toEqual([
      '2 There is no unit type "Destroier"; did you mean Destroyer?',
      '4 There is no component "Enginne"; did you mean Engine?',
      '4 There is no component "Sheild"; did you mean Shield?',
      '4 A component faces front, left or right, not "lefft"; did you mean left?',
      '4 OG-3.2: Hook has 1 component; a Destroyer needs exactly 3.',
      '5 OG-3.2: Fighters 1 has 2 components; a Fighter needs exactly 1.',
      '5 OG-3.3: Only 1 Repair Bay per ship; Fighters 1 has 2.',
      '6 OG-3.1: Scouts have no component slots.',
      '7 The fleet has a name already: Late.',
      '8 There is no component "Zzyzx".',
      '8 OG-3.2: Fighters 3 has 0 components; a Fighter needs exactly 1.',
    ]);
  });

  it('OG-3.5: the whole fleet goes wrong in the line that is too much', () => {
    expect(said('Fleet: Dear\n90x Scouts\n5x Scouts\n2x Scouts\nScouts')).toEqual([
      '4 OG-3.5: This fleet costs 98 points; the limit is 96.',
    ]);
  });

  it('OG-3.10: keeps what is good, with the lines left out noted, illegal until they are let go', () => {
    const { fleet, faults } = checkFleetText('Fleet: Half\nScouts\n3x Spoons: Soup\nFighter: Cannon');
    expect(faults.map(({ line }) => line)).toEqual([3, 3]);
    expect(fleet.units.map(({ type }) => type)).toEqual(['scouts', 'fighters']);
    expect(fleet.unread).toEqual([{ line: 3, text: '3x Spoons: Soup' }]);
    const text = writeFleet(fleet);
    expect(text).toBe('Fleet: Half\n# Not read, line 3: 3x Spoons: Soup\nScouts\nFighter: Cannon');
    expect(readFleet(text)).toEqual({ ok: true, fleet });
    expect(faultsOfFleet(fleet)).toEqual([
      { rule: 'OG-3.10', reason: 'Line 3 of its text was left out: 3x Spoons: Soup', data: { line: 3 } },
    ]);
    // Checked again it still says so; without the note it is legal.
    expect(said(text)).toEqual(['2 Line 3 of its text was left out: 3x Spoons: Soup']);
    expect(faultsOfFleet({ name: fleet.name, units: fleet.units })).toEqual([]);
  });

  it('finds nothing wrong with the ready-made fleets', () => {
    for (const preset of PRESETS) expect(said(writeFleet(preset))).toEqual([]);
  });
});

describe('the word that was meant', () => {
  it('is found for every component with one letter wrong, and for none where too much is wrong', () => {
    const names = COMPONENT_KINDS.map((kind) => componentData(kind).name);
    for (const name of names) {
      expect(nearestWord(name.slice(0, 2) + name.slice(3), names)).toBe(name);
      expect(nearestWord(`${name.slice(0, -1)}q`, names)).toBe(name);
    }
    expect(nearestWord('missile', names)).toBe('Missile Cluster');
    expect(nearestWord('soup', names)).toBeNull();
    expect(nearestWord('', names)).toBeNull();
    expect(nearestWord('x'.repeat(10_000), names)).toBeNull();
  });
});
