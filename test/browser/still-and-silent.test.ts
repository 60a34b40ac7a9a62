import { afterEach, expect, test } from 'vitest';
import { home } from '../../src/ui/kit/words/app.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { keepFailures } from './setup/failure.ts';
import { drawnIn, framesOf } from './setup/frames.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { openPage, visit, type Opened } from './setup/page.ts';
import { actButton, logLines, openFile, pointAt, ready, says, still } from './setup/table.ts';

let opened: Opened | null = null;
afterEach(() => opened?.context.close());
keepFailures(() => opened);

const POSITION = {
  units: [
    {
      id: 'a1.1',
      type: 'destroyers' as const,
      name: 'Talon',
      pose: [36_000, 12_000, 9000] as [number, number, number],
      components: ['engine' as const],
    },
    { id: 'b1.1', type: 'fighters' as const, name: 'Reed', pose: [34_000, 26_000, 27_000] as [number, number, number] },
  ],
  phase: 'destroyers' as const,
  turn: 'A' as const,
};

test('no frame is drawn on an idle table, with animation on; the pointer wakes it', async () => {
  opened = await openPage({ settings: { animationSpeed: 1 } });
  const { page, troubles } = opened;
  await openFile(page, fromPosition(POSITION, ALONE));
  await still(page);
  expect(await drawnIn(page, 120)).toBe(0);
  await pointAt(page, { x: 36, y: 12 });
  expect(await framesOf(page)).toBeGreaterThan(0);
  await still(page);
  const before = await framesOf(page);
  await page.keyboard.press('-');
  await still(page);
  expect(await framesOf(page)).toBeGreaterThan(before);
  expect(await drawnIn(page, 60)).toBe(0);
  expect(troubles()).toEqual([]);
});

/** Counts the sound devices a page opens and the voices they speak with. */
async function listen(page: Opened['page']): Promise<() => Promise<{ devices: number; voices: number }>> {
  await page.addInitScript(() => {
    const heard = { devices: 0, voices: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.devices += 1;
      }
      override createOscillator(): OscillatorNode {
        heard.voices += 1;
        return super.createOscillator();
      }
      override createBufferSource(): AudioBufferSourceNode {
        heard.voices += 1;
        return super.createBufferSource();
      }
    };
    Object.assign(window, { heard });
  });
  return () =>
    page.evaluate(() => ({ ...(window as unknown as { heard: { devices: number; voices: number } }).heard }));
}

test.each([true, false])(
  'no sound before the first gesture; then a shot is heard when sound is on (%s)',
  async (sound) => {
    opened = await openPage({ settings: { sound, volume: 1, animationSpeed: 4 } });
    const { page, troubles } = opened;
    const heard = await listen(page);
    await visit(page);
    await page.getByRole('button', { name: home.play, exact: true }).waitFor();
    expect(await heard()).toEqual({ devices: 0, voices: 0 });
    await openFile(
      page,
      fromPosition({ ...POSITION, activation: { unit: 'a1.1', action: 'hold', step: 'fire' } }, ALONE),
    );
    const address = page.url();
    await visit(page, address.slice(address.indexOf('#')));
    await ready(page);
    await says(page, 'Fire with Talon, or end its activation.');
    expect(await heard()).toEqual({ devices: 0, voices: 0 });
    await actButton(page, words.fire).click();
    await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/(Hit|Miss) on Reed/);
    if (sound) await expect.poll(async () => (await heard()).voices).toBeGreaterThan(0);
    await still(page);
    expect((await heard()).voices > 0).toBe(sound);
    expect(troubles()).toEqual([]);
  },
);
