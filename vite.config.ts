import { defineConfig } from 'vitest/config';

export default defineConfig({
  build: { target: 'es2022' },
  test: {
    reporters: ['default', './test/rules/reporter.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: ['test/browser/**'] } },
      {
        extends: true,
        test: { name: 'browser', include: ['test/browser/**/*.test.ts'], fileParallelism: false, testTimeout: 180_000, hookTimeout: 180_000 },
      },
    ],
  },
});
