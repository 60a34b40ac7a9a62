import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/ui/app/game-list.ts';
import { loadBook } from '../../../src/ui/rulebook/book.ts';
import { ledgerOf } from '../../rules/ledger.ts';

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

  it('names no rule that is not there', async () => {
    const { rules } = await loadBook(game);
    const known = new Set(rules.map((entry) => entry.id));
    const named = rules.flatMap((entry) => entry.body.match(/\b[A-Z]{2}-\d+\.\d+/g) ?? []);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});
