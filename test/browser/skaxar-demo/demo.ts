import { CARD_FONTS, isAwaited } from '../../../assets/art/skaxar/index.ts';
import { CardTableScene } from '../../../scenes/card-table-scene.ts';
import { provideScene } from '../../../src/ui/table/scene-source.ts';
import { createStage } from '../../../src/ui/games/skaxar/table/create-stage.ts';
import type { Shape, SkaxarOverlay } from '../../../src/ui/games/skaxar/table/stage.ts';
import type { StageSettings } from '../../../src/ui/table/stage.ts';
import { FILMS, seen, TABLES } from './demo-tables.ts';
import { showFilmAt } from '../setup/film-at.ts';

const query = new URLSearchParams(location.search);
const settings: StageSettings = {
  renderer: (query.get('renderer') ?? 'canvas') as StageSettings['renderer'],
  speed: 1,
  reducedMotion: query.has('still'),
  palette: (query.get('palette') ?? 'standard') as StageSettings['palette'],
  overlayOpacity: 1,
  overlayStyle: (query.get('style') ?? 'filled') as StageSettings['overlayStyle'],
  showGrid: true,
};
const view = seen(TABLES[query.get('view') ?? 'start']!());
const shape = (query.get('shape') ?? 'wide') as Shape;

const shop = view.shop.flatMap((card, index) => (card === null ? [] : [index + 1]));
const sets: { readonly [name: string]: readonly SkaxarOverlay[] } = {
  none: [],
  session: [
    { kind: 'decides', seat: 'A' },
    ...shop.map((slot): SkaxarOverlay =>
      slot % 4 === 0
        ? { kind: 'shut', target: { kind: 'shop', slot }, label: '2,000 short' }
        : { kind: 'mark', target: { kind: 'shop', slot }, emphasis: slot === shop[0] ? 'pointed' : 'offered' },
    ),
    ...shop.map((slot, index): SkaxarOverlay => ({
      kind: 'effect',
      slot,
      ...(
        [
          { tone: 'win', label: 'Wins +2,000' },
          { tone: 'stalemate', label: 'Stalemate' },
          { tone: 'chance', label: '42 % win' },
          { tone: 'loss', label: 'Still lost' },
          { tone: 'both', label: 'Both destroyed' },
          { tone: 'same', label: 'No effect' },
        ] as const
      )[index % 6]!,
    })),
    {
      kind: 'would',
      seat: 'A',
      totals: { firepower: view.sides[0].totals.firepower + 1, shield: view.sides[0].totals.shield },
    },
  ],
  harvest: [
    { kind: 'decides', seat: 'B' },
    ...view.asteroidRow.flatMap((filled, index): readonly SkaxarOverlay[] =>
      filled
        ? [
            {
              kind: 'mark',
              target: { kind: 'asteroid', slot: index + 1 },
              emphasis: index === 3 ? 'chosen' : 'offered',
            },
          ]
        : [],
    ),
  ],
};

provideScene('cardTable', async () => (onReady) => new CardTableScene(onReady));
await Promise.all(CARD_FONTS.map((font) => document.fonts.load(font)));
const inset = (query.get('insets') ?? '0,0,0,0').split(',').map(Number);
/** Opens the table, at rest. */
const open = async (renderer: StageSettings['renderer']) => {
  const opened = await createStage(document.getElementById('host')!, { ...settings, renderer });
  opened.overlays([
    { kind: 'shape', shape, ...(query.has('part') ? { part: 'fields' as const } : {}) },
    ...sets[query.get('aids') ?? 'none']!,
  ]);
  opened.insets({ top: inset[0]!, right: inset[1]!, bottom: inset[2]!, left: inset[3]! });
  opened.show(view);
  await document.fonts.ready;
  // At rest: no frame for a while.
  for (let count = -1; count !== opened.frames.count();) {
    count = opened.frames.count();
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  opened.settle();
  return opened;
};
let stage = await open(settings.renderer);
/** Opens the same table with the other renderer; what was baked stays. */
const openIn = async (renderer: StageSettings['renderer']): Promise<void> => {
  stage.destroy();
  stage = await open(renderer);
  Object.assign(window, { stage });
};
/** Shows a film at a moment, for a picture. */
const filmAt = async (name: string, ms: number): Promise<void> => {
  const { events, start, end } = FILMS[name]!();
  stage.show(start);
  stage.settle();
  await showFilmAt(stage.frames, () => stage.play(events, end), ms);
};
if (query.has('film')) await filmAt(query.get('film')!, Number(query.get('ms') ?? 300));
Object.assign(window, {
  stage,
  isAwaited,
  openIn,
  view,
  filmAt,
  films: Object.fromEntries(Object.entries(FILMS).map(([name, film]) => [name, film()])),
  ok: true,
});
