import type { Match } from '../../src/engine/match.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import {
  attackOutlook,
  harmOutlook,
  reactionOutlook,
  windowOutlook,
  type Outlook,
} from '../../src/games/orions-spur/aids/outlook.ts';
import type { SpurCommand } from '../../src/games/orions-spur/command.ts';
import { cardOf, designOf, isHarmful } from '../../src/games/orions-spur/data/cards.ts';
import type { SpurEvent } from '../../src/games/orions-spur/event.ts';
import { orionsSpur as game } from '../../src/games/orions-spur/game.ts';
import type { SpurState } from '../../src/games/orions-spur/state.ts';
import type { Ply } from './random-orions-spur.ts';

/** What an aid tells a player, from their own view, that a command comes to if nobody reacts; null = nothing. */
export function foreseen(state: SpurState, { seat, command }: Ply, aids: Aids = AIDS): Outlook | null {
  const view = game.view(state, viewerOf(seat));
  switch (command.type) {
    case 'attack':
    case 'ram':
      return aids.attackOutlook(view, seat, command);
    case 'react':
      return aids.reactionOutlook(view, seat, command).outlook;
    case 'pass':
      return aids.windowOutlook(view);
    case 'playSpecial':
      return isHarmful(cardOf(command.card)) ? aids.harmOutlook(view, seat, command.card, command.target!) : null;
    default:
      return null;
  }
}

/** The aids that are held against the truth. */
export interface Aids {
  readonly attackOutlook: typeof attackOutlook;
  readonly reactionOutlook: typeof reactionOutlook;
  readonly windowOutlook: typeof windowOutlook;
  readonly harmOutlook: typeof harmOutlook;
}
const AIDS: Aids = { attackOutlook, reactionOutlook, windowOutlook, harmOutlook };

/** Whether a command led straight to a resolution, with nobody asked in between. */
export const isResolved = ({ type }: SpurCommand, events: readonly SpurEvent[]): boolean =>
  type === 'playSpecial' || events.some((event) => event.type === 'windowClosed');

/**
 * Where a forecast parts from what has become of the ships and trophies of a match, told from the states before and
 * after alone; null = nowhere. Ships it does not name must be as they were.
 */
export function parting({ ships }: Outlook, before: SpurState, { state: after }: Match<SpurState>): string | null {
  for (const ship of before.ships) {
    const told = ships.find((one) => one.ship === ship.id);
    const now = after.ships.find(({ id }) => id === ship.id);
    const [shield, hull] = told ? [told.after.shield, told.after.hull] : [ship.shield, ship.hull];
    const said = told?.destroyed ? 'destroyed' : `${shield}/${hull}`;
    const is = now ? `${now.shield}/${now.hull}` : 'destroyed';
    if (said !== is) return `${ship.id}: ${said} / ${is}`;
    if (told && `${told.before.shield}/${told.before.hull}` !== `${ship.shield}/${ship.hull}`)
      return `${ship.id} before: ${told.before.shield}/${told.before.hull} / ${ship.shield}/${ship.hull}`;
  }
  for (const [at, { seat, trophies }] of before.players.entries()) {
    const taken = after.players[at]!.trophies.slice(trophies.length);
    const said = ships.filter(({ by, destroyed }) => destroyed && by === seat);
    const vp = said.reduce((sum, one) => sum + one.vp, 0);
    const gained = taken.reduce((sum, id) => sum + designOf(id).vp, 0);
    if ([...said.map(({ ship }) => ship)].sort().join() !== [...taken].sort().join() || vp !== gained)
      return `seat ${seat}: ${said.map(({ ship }) => ship).join()} for ${vp} / ${taken.join()} for ${gained}`;
  }
  return null;
}
