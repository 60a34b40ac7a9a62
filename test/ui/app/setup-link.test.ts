import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAMED_TABLES, namedTable } from '../../../src/games/orions-gate/index.ts';
import { freshDraft, type Draft } from '../../../src/ui/games/orions-gate/setup/draft.ts';
import { ownTables } from '../../../src/ui/games/orions-gate/setup/hand-tables.ts';
import { editable, NO_FLEET } from '../../../src/ui/games/orions-gate/setup/fleet-edit.ts';
import { packText } from '../../../src/session/replay/packed-text.ts';
import { resolve } from '../../../src/ui/games/orions-gate/setup/resolve.ts';
import { packSetup, unpackSetup } from '../../../src/ui/games/orions-gate/setup/setup-link.ts';

const talon = editable({
  name: 'One',
  units: [
    { type: 'destroyers', name: 'Talon', components: [{ kind: 'engine' }, { kind: 'shield' }, { kind: 'torpedo' }] },
  ],
});
const fresh = freshDraft(talon);
const mine: Draft = {
  ...fresh,
  seed: 'dice',
  tables: ownTables(namedTable('lantern', 96_000)!),
  options: {
    ...fresh.options,
    points: 24,
    rounds: 7,
    tableWidth: 96_000,
    terrainSeed: 'north',
    cruisePivot: 4500,
    stackPassives: false,
  },
  seats: {
    A: [{ ...fresh.seats.A[0]!, name: 'Ada' }],
    B: [{ ...fresh.seats.B[0]!, player: 'hard', computerChooses: false, fleet: talon }],
  },
};
const bare = (draft: Draft) =>
  JSON.parse(JSON.stringify(draft, (key, value: unknown) => (key === 'key' ? undefined : value))) as unknown;
const other = freshDraft();
const packed = (parcel: object) => `1${packText(JSON.stringify(parcel))}`;

describe('set-up link', () => {
  it('carries table, options, opponents, fleets and the seed of the dice, but nobody by name', () => {
    const link = packSetup(mine);
    expect(link).toMatch(/^1[A-Za-z0-9_-]+$/);
    const read = unpackSetup(link, other);
    if (!read.ok) throw new Error(read.reason);
    expect(read.faults).toEqual([]);
    expect(bare(read.draft)).toEqual(
      bare({ ...mine, seats: { ...mine.seats, A: [{ ...mine.seats.A[0]!, name: '' }] } }),
    );
    const [before, after] = [resolve(mine.options, mine.tables), resolve(read.draft.options, read.draft.tables)];
    expect(after.options).toEqual(before.options);
    expect(after.options).not.toBeNull();
  });

  it.each(NAMED_TABLES)('names a table laid out by hand: $name', ({ id }) => {
    const read = unpackSetup(packSetup({ ...mine, tables: [{ named: id }] }), other);
    expect(read).toMatchObject({ ok: true, faults: [], draft: { tables: [{ named: id }] } });
  });

  it('OG-17.1 OG-14.1: carries several captains, tables and their gates, mission and all other options', () => {
    const draft: Draft = {
      ...mine,
      tables: [null, { named: 'drift' }, { pieces: namedTable('lantern', 96_000)![0]! }],
      options: {
        ...mine.options,
        tables: 3,
        gatesPerTable: 2,
        wormholesPerTable: 1,
        mission: 'stationAssault',
        stationCheck: 'immediate',
        mysteriousObjectives: true,
        pointSplit: 'pooled',
      },
      seats: { A: [mine.seats.B[0]!, fresh.seats.A[0]!, fresh.seats.B[0]!], B: mine.seats.B },
    };
    const read = unpackSetup(packSetup(draft), other);
    expect(read).toMatchObject({ ok: true, faults: [] });
    if (read.ok) expect(bare(read.draft)).toEqual(bare(draft));
  });

  it('reads a link made before there were several captains and tables', () => {
    const layout = namedTable('straits', 72_000)!;
    const read = unpackSetup(
      packed({
        options: { rounds: 6 },
        table: { own: layout },
        seed: 'x',
        seats: { A: { player: 'human', brings: true, fleet: 'Scouts' }, B: { player: 'easy', brings: false } },
      }),
      other,
    );
    expect(read).toMatchObject({
      ok: true,
      faults: [],
      draft: {
        options: { rounds: 6, tables: 1 },
        tables: [{ pieces: layout[0] }],
        seed: 'x',
        seats: { A: [{ player: 'human', fleet: { units: [{ type: 'scouts' }] } }], B: [{ player: 'easy' }] },
      },
    });
  });

  it('names what is wrong with captains and new options, one by one', () => {
    const seat = { player: 'easy', brings: false };
    const read = unpackSetup(
      packed({
        options: { tables: 5, mission: 'picnic', gatesPerTable: 9, playersA: 2, layout: [[]], pointSplit: 'even' },
        table: [null, 7],
        seats: { A: [seat, { player: 'robot' }, seat, seat, seat], B: [] },
      }),
      other,
    );
    expect(read.ok && read.faults).toEqual([
      'Side A has 5 captains; at most 4 were taken.',
      'The captain of side A2: there is no player “robot” in this game.',
      'The captain of side B: who plays could not be read.',
      'The option tables: must be a whole number from 1 to 4.',
      'The option gatesPerTable: must be a whole number from 0 to 4.',
      expect.stringMatching(/^The option mission: must be /),
      'There is no option playersA here; the list of captains tells how many they are.',
      'There is no option layout here; tables are listed beside the options.',
      'The table: it is neither a named one of this program nor a list of pieces.',
    ]);
    expect(read).toMatchObject({
      draft: {
        options: { tables: 1, gatesPerTable: 0, mission: 'annihilation' },
        tables: [],
        seats: { A: [{}, {}, {}, {}], B: [{}] },
      },
    });
  });

  it('leaves the fleet of a hidden side out, and what the reader has there alone', () => {
    const read = unpackSetup(packSetup(mine, ['A']), {
      ...other,
      seats: { ...other.seats, A: [{ ...other.seats.A[0]!, fleet: NO_FLEET }] },
    });
    expect(read).toMatchObject({ ok: true, draft: { seats: { A: [{ fleet: NO_FLEET }] } } });
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
        'The captain of side A: there is no player “robot” in this game.',
        'The fleet of side B, line 2: There is no unit type "Cruiser"; the types are Scouts, Fighter, Destroyer and Battleship.',
        'The option points: must be a whole number from 12 to 96.',
        'There is no option warp.',
        'The table: it is neither a named one of this program nor a list of pieces.',
        'The seed of the dice: must be a text of at most 40 characters.',
      ],
      draft: {
        options: { points: 12, rounds: 3 },
        tables: [],
        seed: '',
        seats: { B: [{ player: 'easy', computerChooses: false }] },
      },
    });
  });

  it('carries the style asked of a computer captain, and says so where it cannot be read', () => {
    const asked: Draft = { ...mine, seats: { ...mine.seats, B: [{ ...mine.seats.B[0]!, style: 'wolves' }] } };
    expect(unpackSetup(packSetup(asked), other)).toMatchObject({
      ok: true,
      faults: [],
      draft: { seats: { B: [{ style: 'wolves' }] } },
    });
    const wrong = { options: {}, seats: { A: { player: 'human' }, B: { player: 'easy', style: 'junk' } } };
    const read = unpackSetup(packed(wrong), other);
    if (!read.ok) throw new Error(read.reason);
    expect(read.faults).toEqual(['The fleet of side B: its style could not be read.']);
    expect(read.draft.seats.B[0]).toMatchObject({ player: 'easy', computerChooses: true });
    expect(read.draft.seats.B[0]!.style).toBeUndefined();
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
      fc.property(
        fc.record({
          options: fc.dictionary(
            fc.constantFrom('points', 'baseSet', 'layout', 'mission', 'tables', 'gatesPerTable', 'playersA', 'x'),
            fc.jsonValue(),
          ),
          table: fc.jsonValue(),
          seed: fc.jsonValue(),
          seats: fc.record({ A: fc.jsonValue(), B: fc.jsonValue() }),
        }),
        (parcel) => {
          const read = unpackSetup(packed(parcel), other);
          if (read.ok) expect(resolve({ ...read.draft.options, tables: 1 }).options).not.toBeNull();
        },
      ),
    );
  });
});
