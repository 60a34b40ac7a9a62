import { describe, expect, it } from 'vitest';
import { PRESETS, type NamedFleet } from '../../../../../src/games/orions-gate/index.ts';
import { FLEETS } from '../../../../../src/ui/games/orions-gate/fleets/fleet-lists.ts';
import * as address from '../../../../../src/ui/match/lists/address.ts';
import { bringIn as bringInto } from '../../../../../src/ui/match/lists/bring-in.ts';
import { shownLists, tagCounts, type Look } from '../../../../../src/ui/match/lists/shelf-order.ts';
import { packFleet } from '../../../../../src/ui/games/orions-gate/setup/fleet-form.ts';
import type { Kept } from '../../../../../src/ui/match/lists/kept-form.ts';

type KeptFleet = Kept<NamedFleet>;

const bringIn = (text: string, taken: readonly string[], now: number) => bringInto(FLEETS, text, taken, now);
const linkOf = (fleet: NamedFleet): string => `https://example.org/${address.listsHref(FLEETS, null, { fleet })}`;
const packedIn = (text: string) => address.packedIn(FLEETS, text);
const fileNameOf = (name: string, ending: string) => address.fileNameOf(FLEETS, name, ending);

const scouts = (n: number) => Array.from({ length: n }, () => ({ type: 'scouts' as const, name: '', components: [] }));
const kept = (name: string, points: number, saved: number | null, ...tags: string[]): KeptFleet => ({
  name,
  units: scouts(points),
  tags,
  saved,
});
const talon: NamedFleet = {
  name: 'One',
  units: [{ type: 'fighters', name: 'Talon', components: [{ kind: 'gigaCannon', facing: 'left' }] }],
};

describe('what of the library is shown', () => {
  const fleets = [
    kept('Beta 10', 3, 5, 'fast'),
    kept('alpha', 9, null, 'fast', 'mine'),
    kept('Beta 2', 3, 8, 'mine'),
    { ...talon, tags: [], saved: 6 },
  ];
  const shown = (look: Partial<Look>) =>
    shownLists(FLEETS, fleets, { words: '', tags: [], sort: 'date', ...look }).map(({ name }) => name);

  it('orders by date, name with its numbers, and points; of equals the later kept first', () => {
    expect(shown({})).toEqual(['Beta 2', 'One', 'Beta 10', 'alpha']);
    expect(shown({ sort: 'name' })).toEqual(['alpha', 'Beta 2', 'Beta 10', 'One']);
    expect(shown({ sort: 'points' })).toEqual(['alpha', 'Beta 2', 'Beta 10', 'One']);
  });

  it('finds every word in names, tags, ships and components, and asks for all tags', () => {
    expect(shown({ words: 'BETA fast' })).toEqual(['Beta 10']);
    expect(shown({ words: 'giga talon' })).toEqual(['One']);
    expect(shown({ words: 'fighter' })).toEqual(['One']);
    expect(shown({ tags: ['fast', 'mine'] })).toEqual(['alpha']);
    expect(shown({ words: 'nothing of it' })).toEqual([]);
    expect(tagCounts(fleets)).toEqual([
      { tag: 'fast', count: 2 },
      { tag: 'mine', count: 2 },
    ]);
  });
});

describe('bringing in fleets', () => {
  it('reads texts and links mixed, keeps facings, and names nobody twice', () => {
    const link = linkOf(talon);
    const old = `https://example.org/#/new?fleetB=${packFleet(PRESETS[0]!)}`;
    const { lists: fleets, left } = bringIn(
      `${link}\n${old}\nFleet: One\n# Tags: Fast\n2x Scouts\n\nScouts`,
      ['One'],
      77,
    );
    expect(left).toEqual([]);
    expect(fleets.map(({ name, tags, saved }) => [name, tags, saved])).toEqual([
      ['One 2', [], 77],
      ['Border Patrol', [], 77],
      ['One 3', ['fast'], 77],
    ]);
    expect(fleets[0]!.units[0]!.components).toEqual([{ kind: 'gigaCannon', facing: 'left' }]);
    expect(fleets[2]!.units).toHaveLength(3);
  });

  it('gives back what it cannot read, with the line, and brings in the rest', () => {
    const { lists: fleets, left } = bringIn(
      'Fleet: Good\nScouts\n# --------\nFleet: Bad\nScouts\n3x Spoons\n# --------\nhttps://x.org/#/fleets?fleet=1cut',
      [],
      1,
    );
    expect(fleets.map(({ name }) => name)).toEqual(['Good']);
    expect(left).toHaveLength(2);
    expect(left[0]).toMatchObject({ text: expect.stringMatching(/^https/) as string, good: null });
    expect(left[1]).toMatchObject({
      text: 'Fleet: Bad\nScouts\n3x Spoons',
      reasons: [expect.stringMatching(/^Line 6: There is no unit type "Spoons"/)],
      good: { name: 'Bad', saved: 1, units: [{ type: 'scouts' }], unread: [{ line: 3, text: '3x Spoons' }] },
    });
    expect(bringIn(' \n# nothing\n', [], 1)).toMatchObject({ lists: [], left: [] });
  });

  it('OG-3.2: holds back fleets the rules forbid, from texts and links, with the lines of the whole text', () => {
    const holes: NamedFleet = { name: 'Holes', units: [{ type: 'destroyers', name: '', components: [] }] };
    const link = linkOf(holes);
    const { lists: fleets, left } = bringIn(`${link}\n\nFleet: Thin\n\nFighter`, [], 1);
    expect(fleets).toEqual([]);
    expect(left.map(({ reasons }) => reasons)).toEqual([
      ['OG-3.2: Destroyers 1 has 0 components; a Destroyer needs exactly 3.'],
      ['Line 5: OG-3.2: Fighters 1 has 0 components; a Fighter needs exactly 1.'],
    ]);
    expect(left.map(({ good }) => good?.name)).toEqual(['Holes', 'Thin']);
  });

  it('finds the fleets of every kind of link', () => {
    expect(packedIn('#/fleets/compare?a=1aa&b=1b-_')).toEqual(['1aa', '1b-_']);
    expect(packedIn('Cannon = ?')).toEqual([]);
    expect(fileNameOf('Näht & Co. 2', 'txt')).toBe('näht-co-2.txt');
    expect(fileNameOf('!!', 'txt')).toBe('fleet.txt');
  });
});
