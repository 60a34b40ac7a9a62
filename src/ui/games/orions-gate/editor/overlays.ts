import { inches } from '../../../kit/words/text.ts';
import type { Overlay } from '../table/stage.ts';
import { editorText as words } from '../words/editor.ts';
import type { Point } from '../../../../table/shape.ts';
import { marksOf } from './grips.ts';
import { hullOf } from './shapes.ts';
import { among, boxOf, thingsWithin } from './several.ts';
import { docOf, drawnView, onlyChosen, type EditorState } from './state.ts';
import { piecesOf, radiusOf, same, spotOf, unitsOf, type PlacedUnit, type Thing } from './things.ts';

const DEGREE = 100;
/** How far the frame of several things stands off from them, mils. */
const MARGIN = 600;
/** How far the mark of a unit on its way through a gate stands off from it, mils. */
const HANGS = 250;

/**
 * Everything drawn over the table: what is chosen with its marks, what is dragged, what the rules refuse, the polygon
 * being drawn.
 */
export function editorOverlays(state: EditorState, pixel: number): readonly Overlay[] {
  const { drag, band, chosen, tool, faults, hovered } = state;
  const list: Overlay[] = [];
  list.push(...hanging(state));
  for (const { places } of faults)
    for (const place of places)
      list.push(...markOf(state, place.kind === 'piece' ? { ...place, table: place.table + 1 } : place, 'bad'));
  if (hovered && !among(chosen, hovered) && !drag && !band) list.push(...markOf(state, hovered, 'neutral'));
  if (drag) list.push(...dragOverlays(state));
  else
    list.push(
      ...chosen.flatMap((thing) => markOf(state, thing, 'focus')),
      ...(chosen.length > 1 ? frameOf(state) : gripOverlays(state, pixel)),
    );
  if (band)
    list.push(
      { kind: 'area', rings: [corners(band.from, band.to)], tone: 'focus', table: state.table },
      ...thingsWithin(docOf(state), state.table, band.from, band.to).flatMap((thing) => markOf(state, thing, 'focus')),
    );
  if (tool.kind === 'polygon') list.push(...outlineInHand(tool.points, state.table));
  return list;
}

/** The outline being drawn, and its corners; the first one closes it. */
function outlineInHand(points: readonly Point[], table: number): readonly Overlay[] {
  const hull = hullOf(points);
  const pins = points.map((at, index): Overlay => {
    const closes = index === 0 && points.length > 2;
    return { kind: 'pin', at, tone: 'focus', table, ...(closes && { label: words.polygonClose }) };
  });
  return hull.length > 2 ? [{ kind: 'area', rings: [hull], tone: 'focus', outline: true, table }, ...pins] : pins;
}

/** Units on their way through a gate stand on no table: they are drawn as what they are about to be. */
const hanging = ({ history }: EditorState): readonly Overlay[] =>
  unitsOf(history.now).flatMap((unit): readonly Overlay[] => {
    const spot = unit.status === 'lifted' ? spotOf(history.now, { kind: 'unit', id: unit.id }) : null;
    if (!spot || !unit.pose) return [];
    const ghost = {
      kind: 'ghost',
      id: `${unit.id} hangs`,
      unitType: unit.type,
      side: sideOf(unit),
      radius: spot.radius,
      pose: unit.pose,
      tone: 'neutral',
      table: spot.table,
    } as const;
    return [
      ghost,
      { kind: 'ring', x: spot.x, y: spot.y, radius: spot.radius, tone: 'neutral', dashed: true, table: spot.table },
    ];
  });

const sideOf = ({ id, captain = id }: PlacedUnit): 'A' | 'B' => (captain.startsWith('a') ? 'A' : 'B');

/** The four corners of a box, counter-clockwise from the lower left. */
function corners(a: Point, b: Point): readonly Point[] {
  const [left, right, bottom, top] = [Math.min(a.x, b.x), Math.max(a.x, b.x), Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}

/** The frame round several things that are chosen on the table in sight. */
function frameOf({ chosen, history, table }: EditorState): readonly Overlay[] {
  const box = boxOf(
    history.now,
    chosen.filter((thing) => spotOf(history.now, thing)?.table === table),
  );
  return box
    ? [
        {
          kind: 'area',
          rings: [
            corners({ x: box.left - MARGIN, y: box.bottom - MARGIN }, { x: box.right + MARGIN, y: box.top + MARGIN }),
          ],
          tone: 'focus',
          outline: true,
          table,
        },
      ]
    : [];
}

function gripOverlays(state: EditorState, pixel: number): readonly Overlay[] {
  const { history, table } = state;
  const chosen = onlyChosen(state);
  const spot = chosen && spotOf(history.now, chosen);
  if (!spot) return [];
  return marksOf(history.now, chosen, pixel).flatMap(({ at, grip }): readonly Overlay[] => [
    ...(grip.kind === 'turn'
      ? [{ kind: 'line', from: spot, to: at, tone: 'focus', dashed: true, table } as const]
      : []),
    { kind: 'ring', x: at.x, y: at.y, radius: 8 * pixel, tone: 'focus', fill: true, table },
  ]);
}

/** The mark round a thing. */
function markOf({ view, history }: EditorState, thing: Thing, tone: 'bad' | 'neutral' | 'focus'): readonly Overlay[] {
  if (thing.kind === 'unit') {
    const spot = spotOf(history.now, thing);
    const hangs = view.units.find(({ id }) => id === thing.id)?.status === 'lifted';
    if (spot && hangs)
      return [{ kind: 'ring', x: spot.x, y: spot.y, radius: spot.radius + HANGS, tone, table: spot.table }];
    const mark = {
      kind: 'mark',
      unit: thing.id,
      mark: tone === 'bad' ? 'refused' : tone === 'focus' ? 'selected' : 'hovered',
    } as const;
    return spot && tone === 'bad'
      ? [mark, { kind: 'ring', x: spot.x, y: spot.y, radius: spot.radius, tone, table: spot.table }]
      : [mark];
  }
  const spot = spotOf(history.now, thing);
  if (!spot) return [];
  const piece = thing.kind === 'piece' && view.tables[thing.table - 1]?.pieces[thing.index];
  return piece
    ? [{ kind: 'outline', piece, tone, table: thing.table }]
    : [{ kind: 'ring', x: spot.x, y: spot.y, radius: 1100, tone, table: spot.table }];
}

/** What is dragged, where it would end: the picture follows when it is let go. */
const dragOverlays = (state: EditorState): readonly Overlay[] =>
  state.drag!.things.flatMap((thing) => movedOverlays(state, thing));

function movedOverlays({ drag, table, view, history }: EditorState, thing: Thing): readonly Overlay[] {
  const { next, grip } = drag!;
  const to = spotOf(next, thing);
  const from = spotOf(history.now, thing);
  if (!to || !from) return [];
  // Only what is held says where it goes.
  const said = same(thing, drag!.thing);
  const place = said ? `${inches(to.x)}, ${inches(to.y)}` : '';
  if (thing.kind === 'unit') {
    const unit = unitsOf(next).find(({ id }) => id === thing.id)!;
    const pose = unit.pose!;
    const label = grip.kind === 'turn' ? `${pose.heading / DEGREE}${words.degrees}` : place;
    return [
      {
        kind: 'ghost',
        id: unit.id,
        unitType: unit.type,
        side: sideOf(unit),
        radius: radiusOf(view.options, unit.type),
        pose,
        tone: 'focus',
        table,
      },
      ...(said ? [{ kind: 'line', from, to, tone: 'focus', dashed: true, label, table } as const] : []),
    ];
  }
  if (thing.kind !== 'piece')
    return [
      { kind: 'ring', x: to.x, y: to.y, radius: 1100, tone: 'focus', fill: true, ...(said && { label: place }), table },
    ];
  const piece = drawnView(next).tables[thing.table - 1]!.pieces[thing.index]!;
  const label = grip.kind === 'size' ? inches(to.radius) : place;
  return [
    { kind: 'outline', piece, tone: 'focus', table },
    ...(said ? [{ kind: 'pin', at: to, tone: 'focus', label, table } as const] : []),
  ];
}

/** What a thing is called. */
export function nameOfThing(state: Pick<EditorState, 'history' | 'view'>, thing: Thing): string {
  const doc = docOf(state);
  switch (thing.kind) {
    case 'piece':
      return (
        piecesOf(doc, thing.table)[thing.index]?.name ||
        state.view.tables[thing.table - 1]?.pieces[thing.index]?.name ||
        words.thing.piece
      );
    case 'unit':
      return state.view.units.find(({ id }) => id === thing.id)?.name ?? thing.id;
    case 'marker': {
      const marker = state.view.markers[thing.index];
      return marker
        ? marker.side
          ? words.stationOf(marker.side)
          : `${words.marker[marker.kind]} ${thing.index + 1}`
        : words.thing.marker;
    }
    case 'mine': {
      const mine = state.view.mines[thing.index];
      return mine ? `${words.mineOf(mine.side)} ${thing.index + 1}` : words.thing.mine;
    }
  }
}
