import { afterAll, expect, test } from 'vitest';
import { openPage, QUARTER, type Opened } from './setup/page.ts';
import { difference, keepPicture, pictureOf } from './setup/pictures.ts';

let opened: Opened | null = null;
afterAll(() => opened?.context.close());

/** The picture before this one: two different views must be told apart, or the comparison proves nothing. */
let previous: Buffer | null = null;

test.each([
  ['the whole table with every aid', '&aids&grid'],
  ['close to the ships', '&scale=30&x=36000&y=22000'],
  ['in the deployment, lines only', '&deploy&style=line&palette=highContrast'],
])('WebGL and Canvas show the same picture: %s', async (name, query) => {
  opened ??= await openPage({ webgl: true, context: { viewport: QUARTER } });
  const { page, troubles } = opened;
  const canvas = await pictureOf(page, 'stage-demo', 'canvas', query);
  const webgl = await pictureOf(page, 'stage-demo', 'webgl', query);
  keepPicture(`stage ${name} canvas`, canvas);
  keepPicture(`stage ${name} webgl`, webgl);
  const { share, pixels, colours } = await difference(page, canvas, webgl);
  expect(pixels).toBe(QUARTER.width * QUARTER.height);
  // A picture, not an empty sheet.
  expect(colours).toBeGreaterThan(2000);
  expect(share).toBeLessThanOrEqual(0.001);
  if (previous) expect((await difference(page, previous, webgl)).share).toBeGreaterThan(0.001);
  previous = canvas;
  expect(troubles()).toEqual([]);
});
