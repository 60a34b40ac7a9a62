import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { idsIn, PROOFS, readProofs } from './ledger.ts';

/**
 * Writes which IDs the tests of a whole run proved, by vitest project, to `.cache/rules.json`.
 * A run of some files only, or with a name filter, proves nothing about the rest and leaves the file as it is.
 */
export default class RuleReporter implements Reporter {
  private vitest: Vitest | undefined;
  private startedAt = 0;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunStart(): void {
    this.startedAt = Date.now();
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const vitest = this.vitest;
    if (!vitest || vitest.config.testNamePattern || vitest.config.watch) return;
    const ran = new Set(modules.map(keyOf));
    // Without filters `globTestSpecifications` names every file of every project that takes part in this run.
    const all = await vitest.globTestSpecifications();
    if (!all.every((spec) => ran.has(`${spec.project.name}|${spec.moduleId}`))) return;
    const proofs: Record<string, { startedAt: number; passed: string[]; failed: string[] }> = {
      ...(readProofs() as object),
    };
    for (const project of new Set(modules.map((module) => module.project.name))) {
      const { passed, failed } = outcomes(modules.filter((module) => module.project.name === project));
      proofs[project || 'unit'] = { startedAt: this.startedAt, passed: [...passed].sort(), failed: [...failed].sort() };
    }
    mkdirSync(dirname(PROOFS), { recursive: true });
    writeFileSync(PROOFS, `${JSON.stringify(proofs, null, 1)}\n`);
  }
}

const keyOf = (module: TestModule): string => `${module.project.name}|${module.moduleId}`;

/**
 * IDs in the titles of tests that ran and passed, and of tests that ran and failed; skipped and todo tests say nothing.
 */
function outcomes(modules: readonly TestModule[]): { passed: Set<string>; failed: Set<string> } {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const state = test.result().state;
      for (const id of idsIn(test.fullName)) {
        if (state === 'passed') passed.add(id);
        if (state === 'failed') failed.add(id);
      }
    }
  }
  return { passed, failed };
}
