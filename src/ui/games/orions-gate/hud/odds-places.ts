import type { AnyGame } from '../../../../engine/game.ts';
import {
  chanceAtLeast,
  compareFractions,
  toNumber,
  type CommandOdds,
  type Fraction,
  type OrionsGateView,
  type Unit,
} from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { BattleState } from '../state.ts';
import type { Overlay } from '../table/stage.ts';
import { radiusOf } from '../tools/radius.ts';
import { placedIn } from '../tools/tool.ts';
import { battle as words } from '../words/play.ts';
import { oddsText } from '../words/odds.ts';
import { oddsInHand } from './odds-ahead.ts';

/** The rolls of a Warp Drive whose rings are drawn: all eleven would hide the table. */
const RINGS: readonly number[] = [3, 5, 7, 9, 12];
/** The furthest a Warp Drive may roll, mils. */
const FURTHEST = 12_000;

/** A chance on the table: one decimal. */
const short = (chance: Fraction): string => `${(toNumber(chance) * 100).toFixed(1)} %`;

/** Where the order in hand may end, each place with its chance; the rings of a Warp Drive and what waits in them. */
export function oddsOverlays(game: AnyGame, state: BattleState): readonly Overlay[] {
  const odds = oddsInHand(game, state);
  if (!odds) return [];
  const { view } = state;
  const active = view.activation && placedIn(view, view.activation.unit);
  if (odds.warp.length > 0 && active) return warpRings(view, active, odds);
  return odds.fates.flatMap(({ unit: id, places, whole, lost }) => {
    const unit = view.units.find((one) => one.id === id);
    const standing = places.filter(({ value }) => value !== null);
    if (!unit || standing.length === 0) return [];
    // One place: it is drawn by the tool; what matters is how it gets there.
    if (places.length === 1 || (id === active?.id && standing.length === 1))
      return id === active?.id ? [arrival(standing[0]!.value!, whole, lost)] : [];
    return standing.flatMap(({ value, chance }): readonly Overlay[] => {
      const { table, x, y } = value!;
      const radius = radiusOf(view.options, unit.unitType);
      const tone = unit.side === 'A' ? 'sideA' : 'sideB';
      return [{ kind: 'ring', table, x, y, radius, tone, dashed: true, label: short(chance) }];
    });
  });
}

const arrival = ({ table, x, y }: Point & { readonly table: number }, whole: Fraction, lost: Fraction): Overlay => ({
  kind: 'pin',
  table,
  at: { x, y },
  tone: compareFractions(whole, { num: 1n, den: 2n }) < 0 ? 'bad' : 'warn',
  label: lost.num > 0n ? oddsText.arrivesOrNot(short(whole), short(lost)) : oddsText.arrives(short(whole)),
});

function warpRings(view: OrionsGateView, unit: Unit & { readonly pose: NonNullable<Unit['pose']> }, odds: CommandOdds) {
  const { table, x, y } = unit.pose;
  const rings = RINGS.map((inches): Overlay => ({
    kind: 'ring',
    table,
    x,
    y,
    radius: inches * 1000,
    tone: unit.side === 'A' ? 'sideA' : 'sideB',
    dashed: true,
    label: oddsText.warpLabel(inches, short(chanceAtLeast(odds.warp, inches))),
  }));
  return [
    ...rings,
    ...waiting(view, unit).map(({ at, name, what }): Overlay => ({
      kind: 'pin',
      table,
      at,
      tone: 'warn',
      label: words.metLabel(name, what),
    })),
  ];
}

/** Enemy mines, Dangerous pieces and markers face down that a jump of at most 12" may bring a ship to (OG-6.13). */
export function waiting(
  view: OrionsGateView,
  { pose, side }: Pick<Unit, 'pose' | 'side'>,
): readonly { readonly at: Point; readonly name: string; readonly what: string }[] {
  if (!pose) return [];
  const near = (at: Point, reach: number): boolean => Math.hypot(at.x - pose.x, at.y - pose.y) <= FURTHEST + reach;
  const here = view.tables[pose.table - 1]!;
  const holes = here.pieces
    .filter(({ kind }) => kind === 'dangerous')
    .flatMap(({ name, parts }) => {
      const [part] = parts;
      if (!part) return [];
      const at = part.kind === 'circle' ? { x: part.x, y: part.y } : part.corners[0]!;
      return near(at, part.kind === 'circle' ? part.radius : 0) ? [{ at, name, what: words.meets.dangerous }] : [];
    });
  const mines = view.mines
    .filter((mine) => mine.side !== side && mine.table === pose.table && near(mine, 3000))
    .map(({ x, y }) => ({ at: { x, y }, name: oddsText.mine, what: words.meets.mine }));
  const markers = view.options.mysteriousObjectives
    ? view.markers
        .filter((one) => one.mystery === null && one.carrier === null && one.table === pose.table && near(one, 3000))
        .map(({ x, y, id }) => ({ at: { x, y }, name: id, what: words.meets.marker }))
    : [];
  return [...mines, ...holes, ...markers];
}
