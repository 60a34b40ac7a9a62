import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/games/index.ts';
import '../../../helpers/game-uis.ts';
import { loadBook } from '../../../../src/ui/match/book/book.ts';
import { ledgerOf } from '../../../rules/ledger.ts';

describe.each(GAMES)('the rule book of $title', ({ id: game, prefix }) => {
  it('explains every rule that is built, each once, and none that is not', async () => {
    const core = ledgerOf(game).filter((entry) => entry.kind === 'rule' && entry.scope === 'core');
    expect(core.length).toBeGreaterThan(100);
    expect((await loadBook(game)).rules.map((entry) => entry.id)).toEqual(core.map((entry) => entry.id));
  });

  it('puts each entry into its own chapter, with a title and at least one sentence', async () => {
    for (const chapter of (await loadBook(game)).chapters) {
      expect(chapter.title.length, String(chapter.number)).toBeGreaterThan(3);
      for (const entry of chapter.entries) {
        expect(entry.chapter, entry.id).toBe(chapter.number);
        expect(entry.id).toMatch(new RegExp(`^${prefix}-${chapter.number}\\.`));
        expect(entry.title.length, entry.id).toBeGreaterThan(3);
        expect(entry.body, entry.id).toMatch(/^[^a-z\s].*[.%]$/s);
      }
    }
  });

  it('gives every row of a table as many cells as its head', async () => {
    for (const { id, body } of (await loadBook(game)).rules) {
      for (const paragraph of body.split(/\n\s*\n/).filter((one) => one.startsWith('|'))) {
        const cells = paragraph.split('\n').map((line) => line.split('|').length);
        expect(cells.length, id).toBeGreaterThan(2);
        expect(new Set(cells).size, id).toBe(1);
      }
    }
  });

  it('names no rule that is not there', async () => {
    const { rules } = await loadBook(game);
    const known = new Set(rules.map((entry) => entry.id));
    const named = rules.flatMap((entry) => entry.body.match(/\b[A-Z]{2}-\d+\.\d+/g) ?? []);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

/** The rules of the options in the tables of OG-26.1 and SK-15.1. */
const ORIONS_GATE_OPTIONS =
  '3.5 3.8 1.10 4.2 2.4 4.5 4.4 4.6 14.1 16.1 5.1 17.1 17.2 5.6 9.6 6.7 16.12 9.37 9.34 12.1 12.4 13.1 13.8 15.1 1.11'.split(
    ' ',
  );
const SKAXAR_OPTIONS = '3.2 3.6 9.6 12.7 6.8 13.3 7.8'.split(' ');

describe('the tables of Skaxar', () => {
  it('SK-2.4 SK-2.5 SK-2.6 SK-2.7: show every ship, every card of the Arms Dealer and every asteroid with its figures', async () => {
    const { rules } = await loadBook('skaxar');
    const rowsOf = (id: string) =>
      rules
        .find((entry) => entry.id === id)!
        .body.split('\n')
        .filter((line) => line.startsWith('| '))
        .slice(1);
    expect(rowsOf('SK-2.4')).toHaveLength(25);
    expect(rowsOf('SK-2.4')[6]).toBe('| E07 | Kestrel | Fighter | 8 | 4 | 10 | 3,000 |');
    expect(rowsOf('SK-2.5')).toHaveLength(25);
    expect(rowsOf('SK-2.5')[0]).toBe('| X01 | Brood Throne | Mothership | 14 | 9 | 5 | 10,000 |');
    const shop = rowsOf('SK-2.6').map((row) => row.split('|').map((cell) => cell.trim()));
    expect(shop.reduce((sum, [, , copies]) => sum + Number(copies), 0)).toBe(45);
    expect(shop.reduce((sum, [, , copies, price]) => sum + Number(copies) * Number(price!.replace(',', '')), 0)).toBe(
      267_000,
    );
    expect(rowsOf('SK-2.7')).toEqual(['| 1,000 | 8 |', '| 2,000 | 6 |', '| 3,000 | 5 |', '| 5,000 | 1 |']);
  });
});

describe('what the books say of the product', () => {
  it('no chapter speaks of rules that another edition has', async () => {
    for (const { id: game } of GAMES)
      for (const { id, title, body } of (await loadBook(game)).rules)
        expect(`${id} ${title} ${body}`).not.toMatch(/this edition|later edition|not part of/i);
  });

  it('OG-26.1 SK-15.1: the settings name the rule of every option', async () => {
    const bodyOf = async (game: string, id: string) =>
      (await loadBook(game)).rules.find((entry) => entry.id === id)!.body;
    const battle = await bodyOf('orions-gate', 'OG-26.1');
    for (const rule of ORIONS_GATE_OPTIONS) expect(battle).toContain(`OG-${rule} |`);
    const war = await bodyOf('skaxar', 'SK-15.1');
    for (const rule of SKAXAR_OPTIONS) expect(war).toContain(`SK-${rule} |`);
  });
});
