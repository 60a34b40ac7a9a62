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
    /** Where the browsers of the run listen: one for pages that draw by WebGL, one for all others. */
    readonly browsers: { readonly plain: string; readonly webgl: string };
  }
}

/**
 * Builds and serves once, starts two browsers: the pages of one share what draws their frames, so WebGL on the
 * processor would stop the frames of other test files for minutes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { title, options } = await findChromium();
  process.stdout.write(`Browser of the tests: ${title}\n`);
  const folder = builtProduct();
  const host = await localHost();
  const [product, pages] = [await previewed(folder), await serve(await builtPages())];
  const start = () => chromium.launchServer({ ...options, host });
  const [plain, webgl] = [await start(), await start()];
  project.provide('product', product.address);
  project.provide('productFolder', folder);
  project.provide('pages', pages.address);
  project.provide('browsers', { plain: plain.wsEndpoint(), webgl: webgl.wsEndpoint() });
  return async () => {
    await plain.close();
    await webgl.close();
    await product.close();
    pages.close();
  };
}
