import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { faults } from '../../src/ui/match/words/faults.ts';
import { keepFailures } from './setup/failure.ts';
import { stageRests } from './setup/frames.ts';
import { ALONE, PEOPLE, fromPosition } from './setup/matches.ts';
import { openPage, type Opened } from './setup/page.ts';
import { actButton, logLines, openFile, still } from './setup/table.ts';

let opened: Opened | null = null;
afterEach(() => opened?.context.close());
keepFailures(() => opened);

/** What the demo pages put on their windows. */
interface Demo {
  readonly ok: boolean;
  readonly view: unknown;
  readonly films: { readonly [name: string]: unknown };
  readonly stage: {
    show(view: unknown): void;
    play(events: unknown, view: unknown): Promise<void>;
    readonly frames: { count(): number };
  };
}

test.each(['stage-demo', 'card-demo', 'skaxar-demo'])(
  'a film that throws, at once or on its way, ends in the picture of its view: %s',
  async (demo) => {
    opened = await openPage();
    const { page, troubles } = opened;
    await page.goto(`${inject('pages')}${demo}/index.html?renderer=canvas`);
    await page.waitForFunction(() => 'ok' in window, null, { timeout: 60_000 });
    const atOnce = await page.evaluate(async () => {
      const { stage, films, view } = window as unknown as Demo;
      const film = Object.values(films)[0] as { start?: unknown };
      stage.show(film.start ?? view);
      const wrong = {
        get type(): string {
          throw new Error('injected at once');
        },
      };
      return stage.play([wrong], view).then(
        () => '',
        (error: Error) => error.message,
      );
    });
    await stageRests(page);
    const onItsWay = await page.evaluate(async () => {
      const { stage, films, view } = window as unknown as Demo;
      const film = Object.values(films)[0] as { events: unknown; end: unknown };
      const { events, end } = Array.isArray(film) ? { events: film, end: view } : film;
      // Its second frame cannot be painted: a busy machine draws few.
      const { clearRect } = CanvasRenderingContext2D.prototype;
      let frames = 0;
      CanvasRenderingContext2D.prototype.clearRect = function (...box) {
        frames += 1;
        if (frames === 2) throw new Error('injected on its way');
        clearRect.apply(this, box);
      };
      const heard = await stage.play(events as unknown[], end).then(
        () => '',
        (error: Error) => error.message,
      );
      CanvasRenderingContext2D.prototype.clearRect = clearRect;
      stage.show(view);
      return heard;
    });
    expect([atOnce, onItsWay]).toEqual(['injected at once', 'injected on its way']);
    await stageRests(page);
    expect(troubles()).toEqual([]);
  },
);

const POSITION = {
  units: [
    {
      id: 'a1.1',
      type: 'destroyers' as const,
      name: 'Talon',
      pose: [36_000, 12_000, 9000] as [number, number, number],
      components: ['cannon' as const, 'engine' as const],
    },
    {
      id: 'b1.1',
      type: 'destroyers' as const,
      name: 'Reed',
      pose: [36_000, 22_000, 27_000] as [number, number, number],
      components: ['engine' as const, 'engine' as const],
    },
  ],
  phase: 'destroyers' as const,
  turn: 'A' as const,
  activation: { unit: 'a1.1', action: 'hold' as const, step: 'fire' as const },
};

/** The plate that tells of a failure. */
const plate = (page: Page, title: string) => page.locator('.notice', { hasText: title });

test('a frame that throws in a running battle: the match goes on, the failure is told and can be copied', async () => {
  opened = await openPage({
    settings: { animationSpeed: 1 },
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const { page, troubles } = opened;
  await openFile(page, fromPosition(POSITION, PEOPLE));
  await actButton(page, words.fire).waitFor();
  await page.evaluate(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      // Once only, and in a film: what paints at rest is left alone.
      if (document.querySelector('.says-open') === null) {
        CanvasRenderingContext2D.prototype.clearRect = clearRect;
        throw new Error('injected into the film');
      }
      clearRect.apply(this, box);
    };
  });
  await actButton(page, words.fire).click();
  await plate(page, faults.title.animation()).waitFor();
  await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/(Hit|Miss) on Reed/);
  await still(page);
  await page.getByRole('button', { name: faults.copy }).click();
  await page.getByText(faults.copied, { exact: true }).first().waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Orion Tabletop [\d.]+, orions-gate rules /);
  expect(report).toMatch(/1\. animation after 1 commands\nError: injected into the film\n +at /);
  expect(report).toMatch(/\nMatch:\nz\.[\w-]+\n$/);
  await page.getByRole('button', { name: faults.close, exact: true }).click();
  await plate(page, faults.title.animation()).waitFor({ state: 'detached' });
  // Somebody decides again: nothing is left busy.
  await page.locator('.says-open').waitFor();
  expect(troubles()).toEqual([]);
});

test('a computer player whose script does not load is replaced, and that is said', async () => {
  opened = await openPage();
  const { page, troubles } = opened;
  await page.addInitScript(() => {
    const Real = Worker;
    window.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(options?.name === 'computer-player' ? new URL('./gone.js', location.href) : address, options);
      }
    };
  });
  await openFile(page, fromPosition({ units: POSITION.units, phase: 'destroyers', turn: 'B' }, ALONE));
  await plate(page, faults.title.load(ALONE[1]!.name)).getByText(faults.replaced).waitFor();
  await page.locator('.says-open').waitFor();
  const own = troubles().filter((line) => !/gone\.js|Failed to load resource/.test(line));
  expect(own).toEqual([]);
});

test('a lost WebGL context is told, and the table is drawn without it', async () => {
  opened = await openPage({ settings: { renderer: 'webgl', animationSpeed: 4 } });
  const { page, troubles } = opened;
  await openFile(page, fromPosition(POSITION, PEOPLE));
  const hasWebGl = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.play-table canvas[data-frames]');
      return (canvas?.getContext('webgl2') ?? canvas?.getContext('webgl') ?? null) !== null;
    });
  expect(await hasWebGl()).toBe(true);
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.play-table canvas[data-frames]')!;
    const gl = (canvas.getContext('webgl2') ?? canvas.getContext('webgl'))!;
    gl.getExtension('WEBGL_lose_context')!.loseContext();
  });
  await plate(page, faults.title.graphics()).getByText(faults.text.graphics).waitFor();
  await expect.poll(hasWebGl).toBe(false);
  await page.locator('.play-table canvas[data-frames]').waitFor();
  await still(page);
  await actButton(page, words.fire).click();
  await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/(Hit|Miss) on Reed/);
  await page.locator('.says-open').waitFor();
  expect(await page.locator('.play-table canvas[data-frames]').count()).toBe(1);
  expect(troubles()).toEqual([]);
});
