import { expect, it } from 'vitest';
import { ORIONS_GATE_CHAPTERS, ORIONS_GATE_RULES } from '../../../src/ui/rulebook/text/orions-gate/index.ts';
import { ledgerOf } from '../../rules/ledger.ts';

it('explains every rule that is built, each once, and none that is not', () => {
  const core = ledgerOf('orions-gate').filter((entry) => entry.kind === 'rule' && entry.scope === 'core');
  expect(ORIONS_GATE_RULES.map((entry) => entry.id)).toEqual(core.map((entry) => entry.id));
});

it('puts each entry into its own chapter, with a title and at least one sentence', () => {
  for (const chapter of ORIONS_GATE_CHAPTERS) {
    for (const entry of chapter.entries) {
      expect(entry.chapter, entry.id).toBe(chapter.number);
      expect(entry.id).toMatch(new RegExp(`^OG-${chapter.number}\\.`));
      expect(entry.title.length, entry.id).toBeGreaterThan(3);
      expect(entry.body, entry.id).toMatch(/^[^a-z\s].*[.%]$/s);
    }
  }
});
