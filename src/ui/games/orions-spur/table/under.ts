import { ROW_SLOTS, SLOTS, type SpurView } from '../../../../games/orions-spur/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { Box } from '../../../cards/table/box.ts';
import { topmost } from '../../../cards/table/under.ts';
import { actorsOf, flagOf, isShip } from './cast.ts';
import { lyingFor, plaqueBox, slotBox, spotOf, trophyBox } from './layout.ts';
import type { SpurOverlay, Target } from './stage.ts';

interface Lies {
  readonly target: Target;
  readonly box: Box;
}

/** The square of a ship, upright. */
const squareOf = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }): Box => ({
  x,
  y,
  width,
  height: width,
});

/** All that can be pointed at, the topmost last. While a layout is made, all of its slots can be. */
export function targetsOf(view: SpurView, overlays: readonly SpurOverlay[]): readonly Lies[] {
  const { berths, layouts } = lyingFor(
    overlays,
    view.players.map(({ seat }) => seat),
  );
  const actors = actorsOf(view);
  const slots = view.players.flatMap(({ seat }) =>
    (layouts[seat] ? SLOTS : ROW_SLOTS).map((slot): Lies => ({
      target: { kind: 'slot', seat, slot },
      box: slotBox(berths[seat]!, slot),
    })),
  );
  const rest = actors.flatMap((actor): readonly Lies[] => {
    if (actor.kind === 'plaque')
      return [{ target: { kind: 'plaque', seat: actor.seat }, box: plaqueBox(berths[actor.seat]!, actor.flag) }];
    if (!isShip(actor)) return [];
    return [{ target: { kind: 'ship', id: actor.ship.id }, box: squareOf(spotOf(overlays, actor.place)) }];
  });
  const trophies = view.players.flatMap((player): readonly Lies[] => {
    const { seat, trophies: taken } = player;
    const box = trophyBox(berths[seat]!, flagOf(view, seat), taken.length);
    return taken.length === 0 ? [] : [{ target: { kind: 'trophies', seat }, box }];
  });
  const plaques = [...trophies, ...rest.filter(({ target }) => target.kind === 'plaque')];
  const ships = rest.filter(({ target }) => target.kind === 'ship');
  // While ships are placed in the back row, its slots lie over the plaque.
  return Object.keys(layouts).length > 0 ? [...plaques, ...slots, ...ships] : [...slots, ...plaques, ...ships];
}

/** Whether two targets are the same thing. */
export const sameTarget = (one: Target | null, other: Target | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Where a target lies; null when it does not. Units of the stage. */
export const boxOf = (view: SpurView, overlays: readonly SpurOverlay[], target: Target): Box | null =>
  targetsOf(view, overlays).find((one) => sameTarget(one.target, target))?.box ?? null;

/** What lies under a point of the table; `pixel` = units of the stage in one CSS pixel. */
export const under = (view: SpurView, overlays: readonly SpurOverlay[], point: Point, pixel: number): Target | null =>
  topmost(targetsOf(view, overlays), point, pixel)?.target ?? null;
