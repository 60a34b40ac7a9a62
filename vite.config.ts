import { setFlagsFromString } from 'node:v8';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { CHUNKS, soundFiles } from './.config/build/chunks.ts';
import { localHost } from './.config/build/host.ts';
import { icons } from './.config/build/icons.ts';
import { licencesFile } from './.config/build/licences.ts';
import { offline } from './.config/build/offline.ts';
import { phaser } from './.config/build/phaser.ts';
import { policy } from './.config/build/policy.ts';
import { SERIES } from './.config/build/series.ts';
import { isThread, threads } from './.config/build/threads.ts';

/** Layers whose modules do nothing by being imported. */
const PURE = /\/src\/(ai|cards|engine|games|physics|table)\/.*\.ts$/;

const host = await localHost();

// Megabytes. Threads started from here on, which are those of the tests, clear away what is young less often; the series
// take less of the processor so (`time npm run test:series`, with and without).
setFlagsFromString('--max-semi-space-size=64');

export default defineConfig({
  // Relative addresses: the build may lie in any folder of any host.
  base: './',
  publicDir: false,
  // RxJS has a build for browsers with classes; the default one brings helpers for those without.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { host },
  preview: { host },
  plugins: [phaser(), icons(), policy(), threads(), licencesFile(), soundFiles(), offline('assets/icon.svg')],
  build: {
    target: 'es2022',
    // Fonts and pictures stay files: the policy allows no data: fonts, and the offline cache wants names.
    assetsInlineLimit: 0,
    // A thread has no page whose head could hold links to what it imports.
    modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostId }) => (isThread(hostId) ? [] : files) },
    chunkSizeWarningLimit: 1200,
    // A chunk takes from the index of a pure folder only what it uses.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: { codeSplitting: { groups: [...CHUNKS] } },
    },
  },
  test: {
    reporters: ['default', './test/rules/reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', ...SERIES],
          setupFiles: ['test/helpers/seed.ts'],
          // Files share their modules: reading them anew for each takes longer than the tests.
          isolate: false,
          pool: 'threads',
          maxWorkers: 2,
          // Of a test that hangs: a busy machine needs many times what a free one does.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'series',
          include: SERIES,
          setupFiles: ['test/helpers/seed.ts'],
          // As for the unit tests.
          isolate: false,
          pool: 'threads',
          maxWorkers: 2,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/setup/site.ts'],
          // As for the unit tests.
          isolate: false,
          pool: 'threads',
          // One more than cores: a test often waits for frames, which takes time of no core.
          maxWorkers: 3,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // A busy machine shows late what a press did; nothing is waited for that does not come.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
