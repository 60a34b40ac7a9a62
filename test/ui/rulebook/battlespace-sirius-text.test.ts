import { expect, it } from 'vitest';
import { BATTLESPACE_SIRIUS_CHAPTERS, BATTLESPACE_SIRIUS_RULES } from '../../../src/ui/rulebook/text/battlespace-sirius/index.ts';

/** Rules of the catalogue by chapter; chapters 14 and 20 to 22 hold tests, not rules. */
const RULES: { readonly [chapter: number]: number } = { 1: 10, 2: 8, 3: 10, 4: 6, 5: 8, 6: 7, 7: 13, 8: 9, 9: 8, 10: 9, 11: 9, 12: 20, 13: 7, 15: 5, 16: 5, 17: 2, 18: 1, 19: 14 };

it('explains every rule of Battlespace Sirius, each once and in order', () => {
  const ids = Object.entries(RULES).flatMap(([chapter, count]) => Array.from({ length: count }, (_, place) => `BS-${chapter}.${place + 1}`));
  expect(BATTLESPACE_SIRIUS_RULES.map((entry) => entry.id)).toEqual(ids);
});

it('puts each entry into its own chapter, with a title and at least one sentence', () => {
  for (const chapter of BATTLESPACE_SIRIUS_CHAPTERS) {
    for (const entry of chapter.entries) {
      expect(entry.chapter, entry.id).toBe(chapter.number);
      expect(entry.id).toMatch(new RegExp(`^BS-${chapter.number}\\.`));
      expect(entry.title.length, entry.id).toBeGreaterThan(3);
      expect(entry.body, entry.id).toMatch(/^[^a-z\s].*[.%]$/s);
    }
  }
});

it('names no rule that is not there', () => {
  const known = new Set(BATTLESPACE_SIRIUS_RULES.map((entry) => entry.id));
  const named = BATTLESPACE_SIRIUS_RULES.flatMap((entry) => entry.body.match(/BS-\d+\.\d+/g) ?? []);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(named.length).toBeGreaterThan(3);
});
