import type { Art, Easel, Frame } from '../../table/art.ts';
import type { Extent } from '../../table/camera/camera.ts';
import type { Film } from '../../table/motion/projector.ts';
import { openStage, type DrawnStage } from '../../table/open-stage.ts';
import type { StageSettings } from '../../table/stage.ts';
import { flat } from '../../table/world/lens.ts';
import type { CardArt } from '../face.ts';
import type { Spot } from './box.ts';
import { filmBetween } from './difference.ts';
import type { CardIn } from './moves.ts';
import type { CardObject, Named, TableObject } from './object.ts';
import { orderPicture, type CardPrinter } from './pictures.ts';
import { glowsIn, type HandOverlay } from './pose.ts';
import { openPosing } from './posing.ts';
import { openPrinter, picturesOf, type OwnPrint } from './printer.ts';
import { cardsSeen, putObjects, spotsBy, type Putting, type SeenCard, type ShownAs, type SpotOf } from './put.ts';
import { drawGlows, drawZones } from './sheet.ts';
import type { Zone } from './under.ts';

/** One frame of a card table, and where its places lie in it. */
export interface CardFrame<V, O, A, P> extends Frame<V, O, A> {
  readonly spotOf: SpotOf<P>;
}

/** One frame with its cards where they are seen, from the lowest to the topmost; none that waits for its picture. */
export interface SeenFrame<V, O, A, P> extends CardFrame<V, O, A, P> {
  readonly cards: readonly SeenCard<CardIn<A>>[];
}

type Paints<V, O, A, P> = (frame: CardFrame<V, O, A, P>, easel: Easel) => void;
type PaintsOver<V, O, A, P> = (frame: SeenFrame<V, O, A, P>, easel: Easel) => void;

/**
 * What a game gives to have a working card table: views `V`, events `E`, overlays `O` (with `HandOverlay` where it has
 * hands), faces `F`, places `P`, and what lies on it `A`: the table's own objects, and whatever the game adds and
 * paints itself.
 */
export interface CardTable<V, E, O extends { readonly kind: string }, F, P, A extends Named = TableObject<F, P>> {
  readonly cards: CardArt<F>;
  /** All of the table that is to be seen. */
  extent(view: V | null, overlays: readonly O[]): Extent;
  /** What a film between two views goes on in; without it all that is to be seen afterwards. */
  stageOf?(before: V, after: V): Extent;
  /** All that lies there, in the order it lies. */
  objects(view: V): readonly A[];
  /** Where places lie, as the overlays have the table lie now. */
  lay(overlays: readonly O[]): (place: P) => Spot;
  /** Named parts of the table: painted on the sheet, unless the game paints its own. */
  zones?(view: V | null, overlays: readonly O[]): readonly (Zone & { readonly words?: string })[];
  /** A film of its own; without it things go the way the difference of two views tells. */
  film?(events: readonly E[], before: readonly A[], after: readonly A[], still: boolean): Film<A>;
  /** Draws a token. */
  readonly token?: (pen: CanvasRenderingContext2D, picture: string, pixels: number) => void;
  /** What is known of a face's picture, where the art can tell cheaper than by drawing; and a card without one. */
  readonly print?: OwnPrint<F>;
  /** The order in which pictures of open cards are made: the lowest number first, others (null) as they lie. */
  readonly first?: (card: CardIn<A>) => number | null;
  /** What of the overlays shows below the clear sheet, besides hands. */
  readonly key?: (frame: Frame<V, O, A>) => string;
  /** Pictures behind the sheet; the sheet; pictures under and over the cards; words and aids over all. */
  readonly behind?: Paints<V, O, A, P>;
  readonly sheet?: Paints<V, O, A, P>;
  readonly under?: Paints<V, O, A, P>;
  readonly over?: PaintsOver<V, O, A, P>;
  readonly above?: PaintsOver<V, O, A, P>;
  /** Puts pictures of the game's own on a card, which lie with it: over what it covers, under what covers it. */
  readonly on?: (seen: SeenCard<CardIn<A>>, frame: CardFrame<V, O, A, P>, easel: Easel) => void;
}

const HAND: readonly string[] = ['pose'] satisfies readonly HandOverlay['kind'][];

const asTheyLie = (): null => null;

/** The open cards of a list, those that come first by their numbers; `all` = the others behind them. */
const openCards = <A extends Named>(
  actors: readonly A[],
  first: (card: CardIn<A>) => number | null,
  all: boolean,
): readonly CardObject<unknown, unknown>[] =>
  actors
    .flatMap((actor) => {
      const card = actor.kind === 'card' ? (actor as Named as CardObject<unknown, unknown>) : null;
      if (card === null || card.face === null) return [];
      const rank = first(actor as CardIn<A>);
      return rank === null && !all ? [] : [{ card, rank: rank ?? Infinity }];
    })
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ card }) => card);

/** Puts all objects into the scene; the cards that are seen, where they are. */
const putCards = <V, E, O extends { readonly kind: string }, F, P, A extends Named>(
  { token, on }: Pick<CardTable<V, E, O, F, P, A>, 'token' | 'on'>,
  printer: CardPrinter<F>,
  frame: CardFrame<V, O, A, P>,
  easel: Easel,
  objects: readonly TableObject<F, P>[],
  shown: ShownAs<CardObject<F, P>>,
): readonly SeenCard<CardIn<A>>[] => {
  const { spotOf } = frame;
  type Seen = SeenCard<CardIn<A>>;
  const putting: Putting<F, P> = {
    printer,
    spotOf,
    ...(token && { token }),
    ...(on && { on: (one) => on(one as unknown as Seen, frame, easel) }),
  };
  const lie = objects.flatMap((object) => (object.kind === 'card' ? [object] : []));
  const seen = putObjects(easel, putting, objects, cardsSeen<F, P, CardObject<F, P>>(spotOf, lie, shown));
  const waiting = lie.filter((card) => card.face !== null && !seen.some((one) => one.card === card)).length;
  // For those who look from outside.
  easel.over.canvas.dataset['waiting'] = String(waiting);
  return seen as unknown as readonly Seen[];
};

/** The art of a card table: `printer` makes its cards. */
const artOf = <V, E, O extends { readonly kind: string }, F, P, A extends Named>(
  table: CardTable<V, E, O, F, P, A>,
  printer: CardPrinter<F>,
): Art<V, E, O, A> => {
  const posing = openPosing<F, P>();
  /** How the table lay in the last frame, and the cards that were seen. */
  let overlays: readonly O[] = [];
  let cards: readonly SeenCard<CardIn<A>>[] = [];
  type Shown = Frame<V, O, A>;
  const laid = (frame: Shown): CardFrame<V, O, A, P> => ({ ...frame, spotOf: spotsBy<P>(table.lay(frame.overlays)) });
  const objectsOf = ({ actors }: Pick<Shown, 'actors'>) => actors as readonly Named[] as readonly TableObject<F, P>[];
  const zonesIn = ({ view, overlays: now }: Pick<Shown, 'view' | 'overlays'>) => table.zones?.(view, now) ?? [];
  return {
    scene: 'cardTable',
    follows: true,
    extent: (view, overlays) => table.extent(view, overlays),
    ...(table.stageOf && { stageOf: table.stageOf }),
    actors: (view) => {
      posing.rests();
      return table.objects(view);
    },
    ready: (after, mil) => {
      const spotOf = table.lay(overlays);
      const pixels = (place: unknown): number => Math.round(spotOf(place as P).width * mil);
      const open = openCards(after, table.first ?? asTheyLie, true);
      const faces = open.map(({ face, place }) => ({ face: face as F, pixels: pixels(place) }));
      return picturesOf(printer, faces);
    },
    film: (events, before, after, still) =>
      posing.filmFrom(before, (from) => (table.film ?? byDifference)(events, from, after, still), still),
    moves: posing.moves,
    key: (frame) =>
      `${table.key?.(frame) ?? ''}/${JSON.stringify(frame.overlays.filter(({ kind }) => HAND.includes(kind)))}`,
    sheet: (frame, easel) => {
      if (table.sheet) return table.sheet(laid(frame), easel);
      drawZones(easel, frame.settings, zonesIn(frame));
    },
    world: (given, easel) => {
      const frame = laid(given);
      table.behind?.(frame, easel);
      easel.scene.put(flat('sheet', 0, 0));
      const { spotOf } = frame;
      const objects = objectsOf(frame);
      ({ overlays } = frame);
      for (const { face, place } of openCards(frame.actors, table.first ?? asTheyLie, false))
        orderPicture(easel, printer, spotOf(place as P).width, face as F);
      table.under?.(frame, easel);
      const shown = posing.begin(frame, objects, spotOf);
      cards = putCards(table, printer, frame, easel, objects, shown);
      table.over?.({ ...frame, cards }, easel);
    },
    above: (given, easel) => {
      const frame = laid(given);
      table.above?.({ ...frame, cards }, easel);
      const outlines = () => posing.outlines(objectsOf(frame), frame.spotOf, zonesIn(frame), printer.art.ratio);
      drawGlows(easel, frame.settings, glowsIn(frame.overlays), outlines);
    },
  };
};

const byDifference = <A extends Named>(
  _: unknown,
  before: readonly A[],
  after: readonly A[],
  still: boolean,
): Film<A> => filmBetween(before, after, still);

/** Opens a game's card table in an element. Resolves when it can show a view. */
export const openCardTable = async <
  V,
  E,
  O extends { readonly kind: string },
  F,
  P,
  A extends Named = TableObject<F, P>,
>(
  host: HTMLElement,
  settings: StageSettings,
  table: CardTable<V, E, O, F, P, A>,
): Promise<DrawnStage<V, E, O>> => {
  // Cards are printed with their words: the faces must be there first, or others would stay on them.
  await table.cards.fonts();
  let repaint = (): void => undefined;
  const printer = openPrinter(table.cards, table.print ?? {}, () => repaint());
  const stage = await openStage(host, settings, artOf(table, printer));
  // A picture that somebody waits for is there: the table is painted again.
  repaint = () => stage.configure({});
  return {
    ...stage,
    destroy: () => {
      printer.destroy();
      stage.destroy();
    },
  };
};
