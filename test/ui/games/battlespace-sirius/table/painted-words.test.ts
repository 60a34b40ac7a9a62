import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fitCamera, type Viewport } from '../../../../../src/ui/table/camera/camera.ts';
import type { Easel } from '../../../../../src/ui/table/art.ts';
import { overlaysOf } from '../../../../../src/ui/games/battlespace-sirius/overlays.ts';
import { actorsOf, type VesselActor } from '../../../../../src/ui/games/battlespace-sirius/table/cast.ts';
import { spotOf } from '../../../../../src/ui/games/battlespace-sirius/table/card-layout.ts';
import { asItLies, cardsSeen, spotsBy } from '../../../../../src/ui/cards/table/put.ts';
import { extentOf } from '../../../../../src/ui/games/battlespace-sirius/table/extent.ts';
import { paintAbove, type CardsFrame } from '../../../../../src/ui/games/battlespace-sirius/table/paint.ts';
import type { CardOverlay } from '../../../../../src/ui/games/battlespace-sirius/table/stage.ts';
import {
  STILL,
  destinations,
  type ManeuverTool,
} from '../../../../../src/ui/games/battlespace-sirius/tools/maneuver.ts';
import { boat, duel, ship, viewFor, type Duel } from '../../../../helpers/bs-position.ts';

interface Box {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width of letters, pixels: that of the labels' face is a little less. */
const widthOf = (text: string, font: string): number => text.length * Number(/([\d.]+)px/.exec(font)?.[1] ?? 12) * 0.56;

/** What a canvas gives that nobody looks at: gradients, pixels. */
const ANYTHING: unknown = new Proxy(() => undefined, {
  get(_, key) {
    if (key === 'length') return 0;
    if (key === Symbol.toPrimitive) return () => 0;
    return key === Symbol.iterator ? () => [].values() : ANYTHING;
  },
  set: () => true,
  apply: () => ANYTHING,
});

/** A canvas that keeps where its letters stand. `plated`: those written from the left, which stand on plates. */
function paper() {
  const plates: Box[] = [];
  const names: Box[] = [];
  const state: { [key: string]: unknown } = { font: '12px x', textAlign: 'left' };
  const calls: { [key: string]: (...args: never[]) => unknown } = {
    measureText: (text: string) => ({ width: widthOf(text, state['font'] as string) }),
    fillText(text: string, x: number, y: number) {
      const font = state['font'] as string;
      const [width, height] = [widthOf(text, font), Number(/([\d.]+)px/.exec(font)![1])];
      if (state['textAlign'] === 'left')
        plates.push({ text, x: x - 5, y: y - height / 2 - 3, width: width + 10, height: height + 6 });
      // A line of several words in the middle of a cell is the name of an offered place.
      else if (/ /.test(text)) names.push({ text, x: x - width / 2, y: y - height, width, height });
    },
  };
  const context = new Proxy(state, {
    get: (target, key: string) => calls[key] ?? target[key] ?? (() => ANYTHING),
  }) as unknown as CanvasRenderingContext2D;
  return { context, plates, names };
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const VIEWS: { readonly [size: string]: Viewport } = {
  desk: { width: 1440, height: 900, top: 50, right: 424, bottom: 6, left: 226 },
  tablet: { width: 1024, height: 768, top: 96, right: 392, bottom: 6, left: 6 },
  phone: { width: 390, height: 844, top: 110, right: 4, bottom: 330, left: 4 },
};

/** What is written over a table with these aids: pairs of words of which one lies on the other. */
function heaped(match: Duel, seat: number, overlays: readonly CardOverlay[], viewport: Viewport) {
  const view = viewFor(match, seat);
  const camera = fitCamera(extentOf(view, overlays), viewport);
  const { context, plates, names } = paper();
  const actors = actorsOf(view);
  const lies = spotsBy(spotOf);
  const vessels = actors.filter((actor): actor is VesselActor => actor.kind === 'card');
  const frame = {
    view,
    overlays,
    actors,
    cards: cardsSeen(lies, vessels, asItLies(lies)),
    camera,
    viewport,
    settings: { palette: 'standard', overlayOpacity: 1, overlayStyle: 'outline', showGrid: true },
  } as unknown as CardsFrame;
  const mil = camera.scale / 1000;
  const lens = {
    width: viewport.width,
    height: viewport.height,
    ratio: 1,
    mil,
    at: ({ x, y }: { x: number; y: number }) => ({
      x: viewport.width / 2 + (x - camera.x) * mil,
      y: viewport.height / 2 - (y - camera.y) * mil,
    }),
  };
  paintAbove(frame, { over: context, lens } as unknown as Easel);
  const pairs = plates.flatMap((one, index) =>
    [...plates.slice(index + 1), ...names]
      .filter((other) => meet(one, other))
      .map((other) => `${one.text} on ${other.text}`),
  );
  return { pairs, words: plates.map(({ text }) => text) };
}

/** Six vessels at the worst: one in the midst of all others, all in a row, and two with one between two others. */
const CROWDS: { readonly [name: string]: Duel } = {
  tangle: duel({
    vessels: [
      ship(1, [0, 0]),
      ship(2, [1, 1], 'W'),
      ship(3, [1, 0], 'E'),
      ship(4, [0, 1], 'S'),
      boat(5, [-1, 0], 'ash'),
      ship(6, [-1, 1], 'W'),
    ],
  }),
  row: duel({ vessels: [0, 1, 2, 3, 4, 5].map((x) => ship(x + 1, [x, 0])) }),
  ring: duel({
    vessels: [
      ship(1, [3, 3]),
      ship(2, [0, 1]),
      ship(3, [1, 2], 'E'),
      ship(4, [2, 1], 'S'),
      ship(5, [1, 0], 'W'),
      ship(6, [0, 0], 'N'),
    ],
  }),
  pair: duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'W')] }),
};

beforeAll(() => {
  // Pictures are not looked at here.
  vi.stubGlobal('Path2D', function path() {
    return ANYTHING;
  });
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => paper().context, width: 1, height: 1 }),
  });
});
afterAll(() => vi.unstubAllGlobals());

describe('BS-19.2 BS-19.3 words over the table', () => {
  for (const [name, match] of Object.entries(CROWDS))
    for (const [size, viewport] of Object.entries(VIEWS))
      it(`never lie on one another, whatever place is planned or pointed at: ${name}, ${size}`, () => {
        const view = viewFor(match, 1);
        const drawn = (tool: ManeuverTool) => overlaysOf({ view, tool, busy: false, coordinates: false });
        const plans = [null, ...destinations(view)].flatMap((to): readonly ManeuverTool[] => [
          { ...STILL, to },
          { ...STILL, to, turn: 90, pay: to && 'bow' },
          { ...STILL, pointed: to && { to, turn: 0 } },
          ...['2', '3', '4', '5', '6'].map((looks) => ({ ...STILL, to, looks })),
        ]);
        for (const tool of plans)
          expect(heaped(match, 1, drawn(tool), viewport).pairs, JSON.stringify(tool)).toEqual([]);
      });

  it('a planned place tells side against side with both numbers; among many lines those of the vessel pointed at', () => {
    const say = (crowd: string, tool: ManeuverTool) => {
      const match = CROWDS[crowd]!;
      const overlays = overlaysOf({ view: viewFor(match, 1), tool, busy: false, coordinates: false });
      return heaped(match, 1, overlays, VIEWS['phone']!).words;
    };
    expect(say('pair', { ...STILL, to: [2, 0] })).toEqual(
      expect.arrayContaining(['Bow 6 > Stern 6', 'Port 6 > Port 6']),
    );
    const many = say('tangle', STILL);
    expect(many.filter((text) => /Bow|Starboard|Stern|Port/.test(text))).toEqual([]);
    expect(say('tangle', { ...STILL, looks: '2' })).toEqual(
      expect.arrayContaining(['Bow 6 > Bow 6', 'Starboard 6 > Port 6']),
    );
  });
});
