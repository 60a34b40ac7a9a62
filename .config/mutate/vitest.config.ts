import { defineConfig } from 'vitest/config';
import { icons } from '../build/icons.ts';
import { phaser } from '../build/phaser.ts';
import { SERIES } from '../build/series.ts';

/** The quick unit tests alone, for a mutation audit: every mutant runs those that reach it. */
export default defineConfig({
  plugins: [phaser(), icons()],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // The architecture is not altered by a mutant; of the build and the command line whole processes are tested.
    exclude: ['test/browser/**', 'test/architecture/**', 'test/build/**', 'test/cli/**', ...SERIES],
    setupFiles: ['test/helpers/seed.ts'],
    // Reading the modules anew for each file takes three quarters of the time.
    isolate: false,
    testTimeout: 60_000,
  },
});
