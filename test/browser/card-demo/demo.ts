import { CardTableScene } from '../../../scenes/card-table-scene.ts';
import {
  facingLines,
  neighbours,
  sameCell,
  type BattlespaceSiriusView,
  type FacingLine,
  type Vessel,
} from '../../../src/games/battlespace-sirius/index.ts';
import { createStage } from '../../../src/ui/games/battlespace-sirius/table/create-stage.ts';
import type { CardOverlay } from '../../../src/ui/games/battlespace-sirius/table/stage.ts';
import { provideScene } from '../../../src/ui/table/scene-source.ts';
import type { StageSettings } from '../../../src/ui/table/stage.ts';
import { films } from './demo-films.ts';
import { duel, fleet, start, tangle } from './demo-view.ts';
import { showFilmAt } from '../setup/film-at.ts';

const query = new URLSearchParams(location.search);
const settings: StageSettings = {
  renderer: (query.get('renderer') ?? 'canvas') as StageSettings['renderer'],
  speed: 1,
  reducedMotion: query.has('still'),
  palette: (query.get('palette') ?? 'standard') as StageSettings['palette'],
  overlayOpacity: 1,
  overlayStyle: (query.get('style') ?? 'filled') as StageSettings['overlayStyle'],
  showGrid: query.get('grid') !== 'off',
};
const views: { readonly [name: string]: () => BattlespaceSiriusView } = {
  duel,
  start2: () => start(2),
  start6: () => start(6),
  tangle,
  fleet,
};
const view = views[query.get('view') ?? 'duel']!();

const words = { bow: 'Bow', starboard: 'Starboard', stern: 'Stern', port: 'Port' } as const;
const powerOf = (vessel: Vessel | null | undefined, side: keyof typeof words): number =>
  vessel?.kind === 'ship' ? vessel.power[['bow', 'starboard', 'stern', 'port'].indexOf(side)]! : 0;
const textOf = (line: FacingLine): string => {
  const [a, b] = [line.attacker, line.target].map(
    (seat) => view.players.find((player) => player.seat === seat)?.vessel,
  );
  return [
    line.firingSide ? `${words[line.firingSide]} ${powerOf(a, line.firingSide)}` : 'Lifeboat',
    line.targetSide ? `${words[line.targetSide]} ${powerOf(b, line.targetSide)}` : 'Hull',
  ].join(' \u203a ');
};
const mine = view.players[0]!.vessel!;
const foe = view.players[1]?.vessel ?? mine;
const facing = view.facing.map((line): CardOverlay => ({
  kind: 'line',
  from: mine.cell,
  to: view.players.find(({ seat }) => seat === line.target)!.vessel!.cell,
  line: line.line,
  through: line.through,
  style: 'facing',
  emphasis: 'offered',
  label: textOf(line),
  short: textOf(line)
    .replace(/[^\d\u203a]+/g, ' ')
    .trim(),
}));
const names = [
  'Stern/Port corner',
  'off his Port',
  'Bow/Port corner',
  'off his Stern',
  'off his Bow',
  'Stern/Starboard corner',
  'off his Starboard',
  'Bow/Starboard corner',
];
const free = neighbours(foe.cell).filter(
  (cell) => !view.players.some(({ vessel }) => vessel && sameCell(vessel.cell, cell)),
);
const ghosts = (pointed: number): CardOverlay[] =>
  free.map((cell, index) => ({
    kind: 'ghost',
    id: `g${index}`,
    seat: '1',
    vessel: { ...mine, cell, ...(mine.kind === 'ship' && index === pointed ? { heading: 'E' as const } : {}) },
    emphasis: index === pointed ? 'pointed' : 'offered',
    label: names[index]!,
  }));
const would = (pointed: number): CardOverlay[] => {
  const cell = free[pointed];
  if (!cell || mine.kind !== 'ship') return [];
  const there = { ...mine, cell, heading: 'E' as const };
  return facingLines(there, foe).map((line) => ({
    kind: 'line',
    from: cell,
    to: foe.cell,
    line: line.line,
    through: line.through,
    style: 'would',
    emphasis: 'pointed',
    label: textOf({ ...line, attacker: '1', target: '2' }),
  }));
};
const turns: CardOverlay[] = ([90, 180, 270] as const).map((turn) => ({
  kind: 'turn',
  cell: mine.cell,
  turn,
  emphasis: turn === 90 ? 'pointed' : 'offered',
  label: { 90: '90\u00b0 right', 180: '180\u00b0', 270: '90\u00b0 left' }[turn],
}));
const locks = facing.flatMap((aid): CardOverlay[] =>
  aid.kind === 'line' && sameCell(aid.to, foe.cell) ? [{ ...aid, style: 'lock', emphasis: 'chosen' }] : [],
);
const others = view.players.slice(2).map(({ seat }) => seat);
const sets: { readonly [name: string]: readonly CardOverlay[] } = {
  facing,
  maneuver: [...facing, ...turns, ...ghosts(-1)],
  pointed: [...ghosts(3), ...would(3)],
  locks: [
    ...locks,
    { kind: 'frame', seat: '2' },
    { kind: 'dim', seats: others },
    { kind: 'side', seat: '2', side: 'starboard', mark: 'danger', count: 0, label: 'unshielded' },
  ],
  repair: [
    { kind: 'side', seat: '1', side: 'bow', mark: 'full', count: 0, label: 'full' },
    { kind: 'side', seat: '1', side: 'starboard', mark: 'open', count: 0 },
    { kind: 'side', seat: '1', side: 'stern', mark: 'picked', count: 1, label: '+1' },
    { kind: 'side', seat: '1', side: 'port', mark: 'danger', count: 0, label: 'Sentry Fire here destroys your ship' },
  ],
  coordinates: [{ kind: 'coordinates' }],
};

provideScene('cardTable', async () => (onReady) => new CardTableScene(onReady));
const stage = await createStage(document.getElementById('host')!, settings);
const inset = (query.get('insets') ?? '0,0,0,0').split(',').map(Number);
stage.insets({ top: inset[0]!, right: inset[1]!, bottom: inset[2]!, left: inset[3]! });
stage.show(view);
if (query.has('aids')) stage.overlays(sets[query.get('aids')!]!);
if (query.has('scale'))
  stage.focus({ x: Number(query.get('x') ?? 0), y: Number(query.get('y') ?? 0) }, Number(query.get('scale')));
await document.fonts.ready;
// At rest: no frame for a while.
for (let count = -1; count !== stage.frames.count();) {
  count = stage.frames.count();
  await new Promise((resolve) => setTimeout(resolve, 700));
}
stage.settle();
/** Shows a film at a moment, for a picture. */
const filmAt = async (name: string, ms: number): Promise<void> => {
  const { events, end } = films(view)[name]!;
  await showFilmAt(stage.frames, () => stage.play(events, end), ms);
};
if (query.has('film')) await filmAt(query.get('film')!, Number(query.get('ms') ?? 300));
Object.assign(window, { stage, view, sets, films: films(view), filmAt, ok: true });
