import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { icons } from '../../../.config/build/icons.ts';
import { phaser } from '../../../.config/build/phaser.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, '.cache/browser');
const SOURCES = ['src', 'scenes', 'assets', '.config/build', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Latest change below a path, milliseconds since 1970. */
function changed(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => changed(join(path, name))));
}

/** A copy of the production build: of `dist` when it is newer than every source, else of a fresh build. */
export function builtProduct(): string {
  const folder = join(CACHE, 'product');
  const dist = join(ROOT, 'dist');
  rmSync(folder, { recursive: true, force: true });
  const newest = Math.max(...SOURCES.map((name) => changed(join(ROOT, name))));
  const mark = join(dist, 'service-worker.js');
  if (existsSync(mark) && statSync(mark).mtimeMs > newest) cpSync(dist, folder, { recursive: true });
  else
    execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--emptyOutDir'],
      {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        // The test runner says 'test' here, and a build would believe it.
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
  return folder;
}

/** Builds the pages that only tests open: the bare stage, and the sight verdicts. */
export async function builtPages(): Promise<string> {
  const outDir = join(CACHE, 'pages');
  await build({
    configFile: false,
    root: join(ROOT, 'test/browser'),
    base: './',
    logLevel: 'error',
    plugins: [phaser(), icons()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: [
          'stage-demo/index.html',
          'card-demo/index.html',
          'skaxar-demo/index.html',
          'card-parts/index.html',
          'verdicts/index.html',
        ].map((name) => join(ROOT, 'test/browser', name)),
      },
    },
  });
  return outDir;
}
