import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAMED_TABLES, namedTable } from '../../../src/games/orions-gate/index.ts';
import { freshDraft, type Draft } from '../../../src/ui/app/pages/new/orions-gate/draft.ts';
import { editable, NO_FLEET } from '../../../src/ui/app/pages/new/orions-gate/fleet-edit.ts';
import { packText } from '../../../src/ui/app/pages/new/shared/packed-text.ts';
import { resolve } from '../../../src/ui/app/pages/new/orions-gate/resolve.ts';
import { packSetup, unpackSetup } from '../../../src/ui/app/pages/new/orions-gate/setup-link.ts';

const talon = editable({ name: 'One', units: [{ type: 'destroyers', name: 'Talon', components: [{ kind: 'engine' }, { kind: 'shield' }, { kind: 'torpedo' }] }] });
const fresh = freshDraft(talon);
const mine: Draft = {
  ...fresh,
  seed: 'dice',
  table: { own: namedTable('lantern', 96_000)! },
  options: { ...fresh.options, points: 24, rounds: 7, tableWidth: 96_000, terrainSeed: 'north', cruisePivot: 4500, stackPassives: false },
  seats: { A: { ...fresh.seats.A, name: 'Ada' }, B: { ...fresh.seats.B, player: 'hard', computerChooses: false, fleet: talon } },
};
const bare = (draft: Draft) => JSON.parse(JSON.stringify(draft, (key, value: unknown) => (key === 'key' ? undefined : value))) as unknown;
const other = freshDraft();
const packed = (parcel: object) => `1${packText(JSON.stringify(parcel))}`;

describe('set-up link', () => {
  it('carries table, options, opponents, fleets and the seed of the dice, but nobody by name', () => {
    const link = packSetup(mine);
    expect(link).toMatch(/^1[A-Za-z0-9_-]+$/);
    const read = unpackSetup(link, other);
    if (!read.ok) throw new Error(read.reason);
    expect(read.faults).toEqual([]);
    expect(bare(read.draft)).toEqual(bare({ ...mine, seats: { ...mine.seats, A: { ...mine.seats.A, name: '' } } }));
    const [before, after] = [resolve(mine.options, mine.table), resolve(read.draft.options, read.draft.table)];
    expect(after.options).toEqual(before.options);
    expect(after.options).not.toBeNull();
  });

  it.each(NAMED_TABLES)('names a table laid out by hand: $name', ({ id }) => {
    const read = unpackSetup(packSetup({ ...mine, table: { named: id } }), other);
    expect(read).toMatchObject({ ok: true, faults: [], draft: { table: { named: id } } });
  });

  it('leaves the fleet of a hidden side out, and what the reader has there alone', () => {
    const read = unpackSetup(packSetup(mine, ['A']), { ...other, seats: { ...other.seats, A: { ...other.seats.A, fleet: NO_FLEET } } });
    expect(read).toMatchObject({ ok: true, draft: { seats: { A: { fleet: NO_FLEET } } } });
    expect(JSON.stringify(read)).toContain('Talon');
  });

  it('tells every part that cannot be read and takes the rest', () => {
    const read = unpackSetup(
      packed({
        options: { points: 7, rounds: 3, warp: true },
        table: { named: 'atlantis' },
        seed: 5,
        seats: { A: { player: 'robot' }, B: { player: 'easy', brings: true, fleet: 'Scouts\nCruiser' } },
      }),
      other,
    );
    expect(read).toMatchObject({
      ok: true,
      faults: [
        'The captain of side A: who plays could not be read.',
        'The fleet of side B, line 2: There is no unit type "Cruiser"; the types are Scouts, Fighter, Destroyer and Battleship.',
        'The option points: must be a whole number from 12 to 96.',
        'There is no option warp.',
        'The table: it is neither a named one of this program nor a list of pieces.',
        'The seed of the dice: must be a text of at most 40 characters.',
      ],
      draft: { options: { points: 12, rounds: 3 }, table: null, seed: '', seats: { B: { player: 'easy', computerChooses: false } } },
    });
  });

  it('refuses a cut link, a foreign one, a newer one and one with wrong letters as a whole', () => {
    const link = packSetup(mine);
    const reasonOf = (text: string) => {
      const read = unpackSetup(text, other);
      return read.ok ? 'read' : read.reason;
    };
    expect(reasonOf(link.slice(0, -9))).toContain('damaged');
    expect(reasonOf(packed([1]))).toContain('damaged');
    expect(reasonOf(`2${link.slice(1)}`)).toContain('newer');
    expect(reasonOf(`${link.slice(0, 5)} ${link.slice(6)}`)).toContain('letters');
    expect(reasonOf('1'.repeat(60_001))).toContain('too long');
    expect(reasonOf(packed({ seed: 'A'.repeat(2_000_000), seats: {}, options: {} }))).toContain('damaged');
  });

  it('never throws, whatever is packed, and always gives playable settings', () => {
    fc.assert(
      fc.property(fc.record({ options: fc.dictionary(fc.constantFrom('points', 'baseSet', 'layout', 'mission', 'x'), fc.jsonValue()), table: fc.jsonValue(), seed: fc.jsonValue(), seats: fc.record({ A: fc.jsonValue(), B: fc.jsonValue() }) }), (parcel) => {
        const read = unpackSetup(packed(parcel), other);
        if (read.ok) expect(resolve(read.draft.options, null).options).not.toBeNull();
      }),
    );
  });
});
