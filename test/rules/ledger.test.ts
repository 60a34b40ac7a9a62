import { expect, it } from 'vitest';
import { extract } from './extract.ts';
import { idsIn, ledgerOf, provedIds, summarise, type Entry } from './ledger.ts';

const text = [
  '- **OG-6.7 [S]** Ships.',
  '  - Check C30: numbers.',
  '- **OG-14.2 [S]** Gates.',
  '  - Check C98: numbers.',
  '| I24 | attempt | answer |',
  '| I31 | attempt | answer |',
].join('\n');

it('reads rules, checks and refusals, and what is later with its reason', () => {
  const notYet = { OG: [{ reason: 'gates and wormholes', ids: ['14', 'I31-I34', 'I70'] }] };
  expect(extract(text, notYet)).toEqual([
    { id: 'OG-6.7', kind: 'rule', scope: 'core' },
    { id: 'OG-C30', kind: 'check', scope: 'core' },
    { id: 'OG-14.2', kind: 'rule', scope: 'later', reason: 'gates and wormholes' },
    { id: 'OG-C98', kind: 'check', scope: 'later', reason: 'gates and wormholes' },
    { id: 'OG-I24', kind: 'refusal', scope: 'core' },
    { id: 'OG-I31', kind: 'refusal', scope: 'later', reason: 'gates and wormholes' },
  ]);
  expect(extract(text).every(({ scope }) => scope === 'core')).toBe(true);
});

it('reads a catalogue that prints its prefix everywhere, with geometry cases and invariants as checks', () => {
  const rows = [
    '- **BS-3.3** [S] **Side.** Text.',
    '  - Check BS-C10. Numbers.',
    '| E | N | Port |',
    '| BS-G1 | (0,0) N |',
    '| BS-X64 | attempt | answer |',
    '| BS-I2 | statement |',
    '| "seed" | BS-2.1 |',
  ];
  expect(extract(rows.join('\n'))).toEqual([
    { id: 'BS-3.3', kind: 'rule', scope: 'core' },
    { id: 'BS-C10', kind: 'check', scope: 'core' },
    { id: 'BS-G1', kind: 'check', scope: 'core' },
    { id: 'BS-X64', kind: 'refusal', scope: 'core' },
    { id: 'BS-I2', kind: 'check', scope: 'core' },
  ]);
});

it('reads a catalogue whose cards have numbers like its own: a row of a card list is no refusal', () => {
  const rows = [
    '- **SK-2.6** Table 2C.',
    '| I06 | Repair Mothership |',
    '| E01 | Ark Meridian |',
    '| X12 | Needle Eye |',
    '  - Check C6: 45 cards.',
    '| N3 | P | A: `buy` 7 | SK-6.4: text |',
    '| N | M |',
  ];
  expect(extract(rows.join('\n'))).toEqual([
    { id: 'SK-2.6', kind: 'rule', scope: 'core' },
    { id: 'SK-C6', kind: 'check', scope: 'core' },
    { id: 'SK-N3', kind: 'refusal', scope: 'core' },
  ]);
});

it('reads a catalogue whose rules are paragraphs, and rows of a table of rules', () => {
  const rows = [
    '**RG-1.5** [S] Orbitals.',
    '- Check C1: numbers.',
    '| ID | Primitive |',
    '| RG-17.18 | `assetDiscount` | amount |',
    '**RG-17.17, RG-17.18** Lines and Training.',
    '| X1 | attempt | RG-4.2 | sentence |',
    '| `earth` | Earth |',
    '| 30 cards | RG-2.1 |',
  ];
  expect(extract(rows.join('\n'))).toEqual([
    { id: 'RG-1.5', kind: 'rule', scope: 'core' },
    { id: 'RG-C1', kind: 'check', scope: 'core' },
    { id: 'RG-17.18', kind: 'rule', scope: 'core' },
    { id: 'RG-17.17', kind: 'rule', scope: 'core' },
    { id: 'RG-X1', kind: 'refusal', scope: 'core' },
  ]);
});

it('finds every ID of a title and no part of one', () => {
  expect(idsIn('XX-6.10, XX-C3, XX-G9, XX-N41, XX-X66 and XX-I24 of xx-6.7, XX-6 or AXX-1.2')).toEqual([
    'XX-6.10',
    'XX-C3',
    'XX-G9',
    'XX-N41',
    'XX-X66',
    'XX-I24',
  ]);
});

it('counts an ID only when a fresh test passed and none failed', () => {
  const entries: Entry[] = ['XX-1.1', 'XX-1.2', 'XX-1.3', 'XX-1.4'].map((id) => ({ id, kind: 'rule', scope: 'core' }));
  const proofs = {
    unit: { startedAt: 200, passed: ['XX-1.1', 'XX-1.2'], failed: ['XX-1.2'] },
    browser: { startedAt: 100, passed: ['XX-1.3'], failed: [] },
  };
  expect(summarise(entries, provedIds(proofs, 150))).toMatchObject({
    rules: { total: 4, tested: 1 },
    missing: ['XX-1.2', 'XX-1.3', 'XX-1.4'],
  });
});

it('holds the whole catalogue of Orion’s Gate, each ID once, each later entry with a reason', () => {
  const entries = ledgerOf('orions-gate');
  expect(entries.length).toBe(250 + 141 + 78);
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  expect(entries.filter((entry) => entry.scope === 'later' && !entry.reason)).toEqual([]);
});

it('holds the whole catalogue of Battlespace Sirius, each ID once, all of it core', () => {
  const entries = ledgerOf('battlespace-sirius');
  const of = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  expect([of('rule'), of('check'), of('refusal')]).toEqual([151, 100 + 24 + 10, 66]);
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  expect(entries.filter((entry) => entry.scope !== 'core')).toEqual([]);
  for (const [letter, last] of [
    ['C', 100],
    ['G', 24],
    ['X', 66],
    ['I', 10],
  ] as const) {
    for (let number = 1; number <= last; number++)
      expect(entries.map((entry) => entry.id)).toContain(`BS-${letter}${number}`);
  }
});

it('holds the whole catalogue of Skaxar, each ID once, all of it core', () => {
  const entries = ledgerOf('skaxar');
  const of = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  expect([of('rule'), of('check'), of('refusal')]).toEqual([125, 95, 41]);
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  expect(entries.filter((entry) => entry.scope !== 'core')).toEqual([]);
  for (const [letter, last] of [
    ['C', 95],
    ['N', 41],
  ] as const) {
    for (let number = 1; number <= last; number++)
      expect(entries.map((entry) => entry.id)).toContain(`SK-${letter}${number}`);
  }
});

it('holds the whole catalogue of Retrograde, each ID once, all of it core', () => {
  const entries = ledgerOf('retrograde');
  const of = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  expect([of('rule'), of('check'), of('refusal')]).toEqual([160, 132, 81]);
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  expect(entries.filter((entry) => entry.scope !== 'core')).toEqual([]);
  for (const [letter, last] of [
    ['C', 132],
    ['X', 81],
  ] as const) {
    for (let number = 1; number <= last; number++)
      expect(entries.map((entry) => entry.id)).toContain(`RG-${letter}${number}`);
  }
});

it('reads a catalogue whose checks have bare numbers, and rules that are headings', () => {
  const rows = [
    '- **OS-1.6** [S] Turns.',
    '  - Check 1: numbers.',
    '### OS-17.4 [S] Ship classes',
    '| OS-0.9 [S] | fleet area | text |',
    '| X61 | attempt | answer |',
  ];
  expect(extract(rows.join('\n'), {})).toEqual([
    { id: 'OS-1.6', kind: 'rule', scope: 'core' },
    { id: 'OS-C1', kind: 'check', scope: 'core' },
    { id: 'OS-17.4', kind: 'rule', scope: 'core' },
    { id: 'OS-0.9', kind: 'rule', scope: 'core' },
    { id: 'OS-X61', kind: 'refusal', scope: 'core' },
  ]);
});

it("holds the whole catalogue of Orion's Spur, each ID once; what is later has its reason", () => {
  const entries = ledgerOf('orions-spur');
  const of = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  expect([of('rule'), of('check'), of('refusal')]).toEqual([287, 137, 65]);
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  expect(entries.filter((entry) => entry.scope !== 'core')).toEqual([]);
  for (const [letter, last] of [
    ['C', 137],
    ['X', 65],
  ] as const) {
    for (let number = 1; number <= last; number++)
      expect(entries.map((entry) => entry.id)).toContain(`OS-${letter}${number}`);
  }
});
