import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../chromium.ts';
import { localHost } from '../../../.config/build/host.ts';
import { serve } from '../serve.ts';
import { builtPages, builtProduct } from './built.ts';
import { previewed } from './previewed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the product's production build. */
    readonly product: string;
    /** Folder of that build. */
    readonly productFolder: string;
    /** Address of the pages that only tests open. */
    readonly pages: string;
    /** Where the browsers of the run listen, one for each worker. */
    readonly browsers: readonly string[];
  }
}

/**
 * Builds and serves once, starts a browser for each worker: pages of one browser share what draws their frames, so
 * WebGL on the processor keeps the pages of other test files waiting.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { title, options } = await findChromium();
  process.stdout.write(`Browser of the tests: ${title}\n`);
  const folder = builtProduct();
  const host = await localHost();
  const [product, pages] = [await previewed(folder), await serve(await builtPages())];
  const browsers = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => chromium.launchServer({ ...options, host })),
  );
  project.provide('product', product.address);
  project.provide('productFolder', folder);
  project.provide('pages', pages.address);
  project.provide(
    'browsers',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await product.close();
    pages.close();
  };
}
