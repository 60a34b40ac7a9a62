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
    /** Where the one browser of the run listens. */
    readonly browser: string;
  }
}

/** Builds and serves once, starts one browser for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { title, options } = await findChromium();
  process.stdout.write(`Browser of the tests: ${title}\n`);
  const folder = builtProduct();
  const [product, pages, browser] = [
    await previewed(folder),
    await serve(await builtPages()),
    await chromium.launchServer({ ...options, host: await localHost() }),
  ];
  project.provide('product', product.address);
  project.provide('productFolder', folder);
  project.provide('pages', pages.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await product.close();
    pages.close();
  };
}
