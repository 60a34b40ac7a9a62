import { describe, expect, it } from 'vitest';
import { fakeLocalStorage } from '../../../../helpers/local-storage.ts';
import type { NamedFleet } from '../../../../../src/games/orions-gate/index.ts';
import { FLEET_FORM } from '../../../../../src/ui/games/orions-gate/setup/fleet-form.ts';
import { FLEET_LIBRARY } from '../../../../../src/ui/games/orions-gate/setup/fleet-library.ts';
import { LONGEST_NAME } from '../../../../../src/ui/match/lists/form.ts';
import * as form from '../../../../../src/ui/match/lists/kept-form.ts';
import { freeName } from '../../../../../src/ui/match/lists/library.ts';

const { tagsOf, TAGS, writeAll } = form;
type KeptFleet = form.Kept<NamedFleet>;

const {
  add: addFleets,
  forgetDamaged,
  forget: forgetFleet,
  keep: keepFleet,
  putBack,
  read: readLibrary,
  saved: savedFleets,
  save: saveFleet,
} = FLEET_LIBRARY;
const writeKept = (fleet: KeptFleet): string => form.writeKept(FLEET_FORM, fleet);
const readKept = (text: string) => form.readKept(FLEET_FORM, text);
const splitFleets = (text: string) => form.splitLists(FLEET_FORM, text);

const KEY = 'orion.fleets';
const storage = fakeLocalStorage();

const talon: NamedFleet = {
  name: 'One',
  units: [
    {
      type: 'destroyers',
      name: 'Talon',
      components: [{ kind: 'engine' }, { kind: 'cannon', facing: 'left' }, { kind: 'torpedo', facing: 'right' }],
    },
  ],
};
const kept = (name: string, tags: readonly string[] = [], saved: number | null = 1_700_000_000_000): KeptFleet => ({
  ...talon,
  name,
  tags,
  saved,
});
const names = () => savedFleets().map(({ name }) => name);

describe('a fleet as the library keeps it', () => {
  it('keeps units, facings, tags and the moment, as a fleet text everybody can read', () => {
    const fleet = kept('Grey Wardens', ['fast', 'two words']);
    const text = writeKept(fleet);
    expect(text).toBe(
      'Fleet: Grey Wardens\n# Tags: fast, two words\n# Saved: 2023-11-14T22:13:20.000Z\nDestroyer "Talon": Engine, Cannon (left), Torpedo (right)',
    );
    expect(readKept(text)).toEqual({ ok: true, kept: fleet });
    expect(readKept('Scouts')).toEqual({
      ok: true,
      kept: { name: '', units: [{ type: 'scouts', name: '', components: [] }], tags: [], saved: null },
    });
    expect(readKept(writeKept(kept('', ['a'])))).toEqual({ ok: true, kept: kept('', ['a']) });
  });

  it('takes each tag once, without commas, in small letters, and no more than a fleet may have', () => {
    expect(tagsOf([' Fast ', 'fast', 'a,b', '', '  '])).toEqual(['fast', 'a b']);
    expect(tagsOf(Array.from({ length: 20 }, (_, at) => `t${at}`))).toHaveLength(TAGS.most);
    expect(tagsOf(['x'.repeat(60)])[0]).toHaveLength(TAGS.longest);
  });

  it('parts the fleets of one text, by rules or by names, and loses none', () => {
    const texts = [writeKept(kept('One', ['x'])), writeKept(kept('', [])), writeKept(kept('Three'))];
    expect(splitFleets(writeAll(texts)).map(({ text }) => text)).toEqual(texts);
    expect(splitFleets('Fleet: A\nScouts\nFleet: B\n# Tags: x\nScouts\n')).toEqual([
      { text: 'Fleet: A\nScouts', line: 1 },
      { text: 'Fleet: B\n# Tags: x\nScouts', line: 3 },
    ]);
    expect(splitFleets('# only words\n\n')).toEqual([]);
  });
});

describe('the library', () => {
  it('reads what was kept before there were tags', () => {
    storage.stored[KEY] = JSON.stringify(['Fleet: Old\n3x Scouts']);
    expect(savedFleets()).toMatchObject([{ name: 'Old', tags: [], saved: null }]);
  });

  it('replaces a fleet of the same name and leaves it its tags', () => {
    addFleets([kept('One', ['fast']), kept('Two')]);
    expect(saveFleet({ ...talon, units: [...talon.units, ...talon.units] })).toBe(true);
    expect(savedFleets()).toMatchObject([
      { name: 'One', tags: ['fast'], units: [{}, {}] },
      { name: 'Two', units: [{}] },
    ]);
    expect(savedFleets()[0]!.units[0]!.components[1]).toEqual({ kind: 'cannon', facing: 'left' });
  });

  it('renames in place, deletes, and puts back to the same place', () => {
    addFleets([kept('One'), kept('Two'), kept('Three')]);
    expect(keepFleet(kept('Zwei'), 'Two')).toBe(true);
    expect(names()).toEqual(['One', 'Zwei', 'Three']);
    const taken = forgetFleet('Zwei')!;
    expect(names()).toEqual(['One', 'Three']);
    expect(putBack(taken)).toBe(true);
    expect(names()).toEqual(['One', 'Zwei', 'Three']);
    expect(forgetFleet('Nobody')).toBeNull();
  });

  it('tells of damaged entries with their whole text and keeps them through every change', () => {
    const broken = 'Fleet: Broken\n3x Spoons';
    storage.stored[KEY] = JSON.stringify(['Fleet: A\nScouts', broken, { not: 'a text' }]);
    expect(readLibrary().damaged.map(({ text }) => text)).toEqual([broken, '{"not":"a text"}']);
    expect(readLibrary().damaged[0]!.faults[0]).toMatchObject({ line: 2 });
    // An unnamed fleet is not "of the same name" as a text that cannot be read.
    saveFleet({ ...talon, name: '' });
    saveFleet({ ...talon, name: 'B' });
    forgetFleet('A');
    expect(readLibrary().damaged).toHaveLength(2);
    expect(names()).toEqual(['', 'B']);
    const taken = forgetDamaged(broken)!;
    expect(readLibrary().damaged).toHaveLength(1);
    putBack(taken);
    expect(readLibrary().damaged).toHaveLength(2);
  });

  it('keeps a library that was cut as one damaged entry, also after something new is saved', () => {
    const cut = '["Fleet: A\\nScouts","Fleet: B';
    storage.stored[KEY] = cut;
    expect(readLibrary()).toMatchObject({ lists: [], damaged: [{ text: cut }] });
    saveFleet(talon);
    expect(names()).toEqual(['One']);
    expect(readLibrary().damaged[0]!.text).toBe(cut);
  });

  it('says so and changes nothing when the browser keeps nothing', () => {
    addFleets([kept('One')]);
    storage.full = true;
    expect([saveFleet(talon), addFleets([kept('Two')]), forgetFleet('One'), keepFleet(kept('X'), 'One')]).toEqual([
      false,
      false,
      null,
      false,
    ]);
    expect(names()).toEqual(['One']);
  });

  it('finds a name nobody has', () => {
    expect(freeName('A', [], LONGEST_NAME)).toBe('A');
    expect(freeName('A', ['A', 'A 2'], LONGEST_NAME)).toBe('A 3');
    const long = 'x'.repeat(40);
    expect(freeName(long, [long], LONGEST_NAME)).toBe(`${'x'.repeat(38)} 2`);
  });
});
