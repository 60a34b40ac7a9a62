import { describe, expect, it } from 'vitest';
import { fitCamera, type Viewport } from '../../../../../src/ui/table/camera/camera.ts';
import type { Easel } from '../../../../../src/ui/table/art.ts';
import type { RetrogradeView } from '../../../../../src/games/retrograde/index.ts';
import { overlaysOf } from '../../../../../src/ui/games/retrograde/overlays.ts';
import { briefName } from '../../../../../src/ui/games/retrograde/table/brief-name.ts';
import { actorsOf } from '../../../../../src/ui/games/retrograde/table/cast.ts';
import type { OrreryFrame } from '../../../../../src/ui/games/retrograde/table/drawing.ts';
import { extentOf } from '../../../../../src/ui/games/retrograde/table/extent.ts';
import { shapeOf } from '../../../../../src/ui/games/retrograde/table/layout.ts';
import { paintAbove, paintSheet } from '../../../../../src/ui/games/retrograde/table/paint.ts';
import type { Target } from '../../../../../src/ui/games/retrograde/table/stage.ts';
import { IDLE, type Tool } from '../../../../../src/ui/games/retrograde/tools/tool.ts';
import { ASSETS } from '../../../../../src/games/retrograde/index.ts';
import { paper, stubCanvas } from '../../../../helpers/paper.ts';
import { VIEWS } from '../../../../helpers/rg-demo-view.ts';

/** Letters that people read are at least so large, CSS pixels. */
const LEAST = 12;

const SIZES: { readonly [size: string]: Viewport } = {
  desk: { width: 1440, height: 900, top: 54, right: 366, bottom: 84, left: 8 },
  tablet: { width: 1024, height: 768, top: 56, right: 320, bottom: 84, left: 8 },
  phone: { width: 390, height: 844, top: 100, right: 6, bottom: 470, left: 6 },
};

/** Everything written on the orrery with something in hand and something pointed at, seen so much nearer than whole. */
function lettersOf(view: RetrogradeView, viewport: Viewport, tool: Tool, pointed: Target | null, nearer = 1) {
  const { width, height, top, right, bottom, left } = viewport;
  const shape = shapeOf(width - left - right, height - top - bottom);
  const overlays = overlaysOf({ view, tool, pointed, busy: false, shape, seat: '1' });
  const whole = fitCamera(extentOf(view, overlays), viewport);
  const camera = { ...whole, scale: whole.scale * nearer };
  const { context, written } = paper();
  const mil = camera.scale / 1000;
  const lens: Easel['lens'] = {
    width,
    height,
    ratio: 1,
    mil,
    at: ({ x, y }) => ({ x: width / 2 + (x - camera.x) * mil, y: height / 2 - (y - camera.y) * mil }),
  };
  const settings = { palette: 'standard', overlayOpacity: 1, overlayStyle: 'filled', showGrid: true };
  const frame = { view, overlays, actors: actorsOf(view), camera, viewport, settings } as unknown as OrreryFrame;
  const easel = { sheet: context, over: context, lens } as unknown as Easel;
  paintSheet(frame, easel);
  paintAbove(frame, easel);
  return written;
}

stubCanvas();

const HELD: Tool = { ...IDLE, held: { kind: 'spacecraft', id: '1-light-corvette' } };

describe('letters on the orrery', () => {
  it.each(['few', 'several', 'many'].flatMap((name) => Object.keys(SIZES).map((size) => [name, size] as const)))(
    'RG-23.1 to RG-23.7: none is too small to be read, from afar and near, with reach, burns laid out and a forecast: %s, %s',
    (name, size) => {
      const view = VIEWS[name]!();
      const forecast: Target = { kind: 'dial', asset: view.assets.at(-1)!.id };
      const planned: Tool = { ...HELD, plan: [{ asset: view.assets[0]!.id, orbital: 3 }] };
      for (const nearer of [1, 1.6, 2.5, 4, 7])
        for (const [tool, pointed] of [
          [IDLE, null],
          [IDLE, forecast],
          [HELD, null],
          [planned, forecast],
        ] as const) {
          const written = lettersOf(view, SIZES[size]!, tool, pointed, nearer);
          expect(written.length).toBeGreaterThan(view.assets.length);
          expect(
            written.filter((one) => one.size < LEAST),
            `${nearer}`,
          ).toEqual([]);
        }
    },
  );

  it('a map tells every world by name, and says the whole one of what is pointed at', () => {
    const view = VIEWS.many!();
    const asset = view.assets.find(({ card }) => card.startsWith('research-station'))!;
    const texts = (pointed: Target | null) => lettersOf(view, SIZES.phone!, IDLE, pointed).map(({ text }) => text);
    const calm = texts(null);
    for (const { card } of view.assets) {
      const { name } = ASSETS.find(({ id }) => id === card)!;
      expect(
        [name, briefName(name)].some((one) => calm.includes(one)),
        name,
      ).toBe(true);
    }
    const { name } = ASSETS.find(({ id }) => id === asset.card)!;
    expect(calm).not.toContain(name);
    expect(texts({ kind: 'asset', asset: asset.id })).toContain(name);
  });

  it('worlds of one name are told apart by their numbers', () => {
    const base = VIEWS.few!();
    const [one] = base.assets.filter(({ card, owner }) => card !== base.sides[0].homeworld && owner === '1');
    const { id, card } = one!;
    const [side, other] = base.sides;
    const brought = { ...side, cameIntoPlay: { ...side.cameIntoPlay, [card]: 2 } };
    const view = { ...base, sides: [brought, other] as const, assets: [...base.assets, { ...one!, id: `${id}-2` }] };
    const named = actorsOf(view).flatMap((actor) =>
      actor.kind === 'asset' && actor.card === card ? [actor.name] : [],
    );
    const { name } = ASSETS.find((asset) => asset.id === card)!;
    expect(named).toEqual([`${name} I`, `${name} II`]);
  });

  it('a name cut short still tells an asset from all others', () => {
    const names = ASSETS.map(({ name }) => briefName(name));
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(10);
  });
});
