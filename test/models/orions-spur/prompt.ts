import { reactions } from './reactions.ts';
import { outcomeOf } from './outcome.ts';
import { allyOf, isIn, sideOf } from './sides.ts';
import { fleetOf, playerOf, shipOf, type Game, type Seat, type Ship, type Trigger } from './state.ts';

/** OS-6.5, OS-6.6: the player is to be asked, auto-pass apart. */
export function isPrompted(game: Game, seat: Seat): boolean {
  if (!isIn(playerOf(game, seat))) return false;
  return mightReact(game, seat) || reactions(game, seat).length > 0;
}

const isReady = ({ overcharged, suppressed }: Ship): boolean => !overcharged && !suppressed;

/** OS-0.19. */
const isAttacked = (game: Game, { id }: Ship): boolean =>
  game.window!.attacks.some(({ live, target }) => live && target === id);

/** OS-6.6: by open information alone. */
function mightReact(game: Game, seat: Seat): boolean {
  if (!game.options.bluffWindows || playerOf(game, seat).hand.length === 0) return false;
  const fleet = fleetOf(game, seat);
  if (fleet.some((ship) => isReady(ship) && isAttacked(game, ship))) return true;
  const ally = allyOf(game, seat);
  return ally !== null && fleet.some(isReady) && fleetOf(game, ally).some((ship) => isAttacked(game, ship));
}

/** OS-6.21, OS-6.22: an answer is not waited for. */
export function automaticPass(game: Game, seat: Seat): boolean {
  if (game.window!.resting.includes(seat)) return true;
  const { autoPass } = playerOf(game, seat);
  const values = triggersOf(game, seat).map((trigger) => autoPass[trigger]);
  if (values.length === 0 || values.includes('ask')) return false;
  return !values.includes('passIfSafe') || isSafe(game, seat);
}

function triggersOf(game: Game, seat: Seat): Trigger[] {
  const ally = allyOf(game, seat);
  const triggers = game.window!.attacks.flatMap(({ id, live, target }): Trigger[] => {
    const { owner } = live ? shipOf(game, target) : { owner: 0 };
    if (owner === seat) return [id === 'A0' ? 'ownAttacked' : 'ownCounterfired'];
    return owner !== 0 && owner === ally ? [id === 'A0' ? 'allyAttacked' : 'allyCounterfired'] : [];
  });
  return [...new Set(triggers)];
}

/** OS-6.21: no ship of the own side would be destroyed as things stand. */
const isSafe = (game: Game, seat: Seat): boolean =>
  [...outcomeOf(game).doomed.keys()].every((id) => sideOf(game, shipOf(game, id).owner) !== sideOf(game, seat));
