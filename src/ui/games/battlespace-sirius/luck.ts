import { JUDGE } from '../../../engine/seat.ts';
import {
  shipData,
  type BattlespaceSiriusEvent,
  type BattlespaceSiriusView,
} from '../../../games/battlespace-sirius/index.ts';
import { trustPages as words } from '../../match/words/trust-pages.ts';
import type { ReadLuck } from '../../match/trust/luck.ts';
import { shipName } from './names.ts';
import { logEntry } from './log-entry.ts';

/**
 * Hits of an event's dice: expected by BS-18.1 (a die hits a Shield or Hull of s with 7 - s of its 6 faces), and
 * rolled. Null without dice.
 */
function hitsOf(
  event: BattlespaceSiriusEvent,
): { readonly seat: string; readonly expected: number; readonly hits: number } | null {
  if (event.type === 'fired' && event.dice.length > 0)
    return { seat: event.seat, expected: (event.dice.length * (7 - event.against)) / 6, hits: event.hits };
  if (event.type !== 'sentryFired') return null;
  const rolled = event.shots.filter(({ die }) => die !== null);
  if (rolled.length === 0) return null;
  return {
    seat: event.seat,
    expected: rolled.reduce((sum, { against }) => sum + (7 - against) / 6, 0),
    hits: rolled.filter(({ hit }) => hit).length,
  };
}

/** The luck of all players, in hits, as the table of the result counts them. */
export const readLuck: ReadLuck = (timeline, game, seats) => {
  const seen = (plies: number) =>
    game.view((timeline.plies[plies - 1]?.match ?? timeline.first).state, JUDGE) as BattlespaceSiriusView;
  const { players } = seen(timeline.plies.length);
  return {
    parties: players.map(({ seat, ship }) => ({
      key: seat,
      name: shipName({ players }, seat),
      tint: `ship-${ship}`,
      mark: shipData(ship).mark,
    })),
    tallies: [{ key: 'hits', title: words.hits, text: words.hitsText }],
    entries: timeline.plies.flatMap((ply, index) =>
      (ply.events as readonly BattlespaceSiriusEvent[]).flatMap((event) => {
        const found = hitsOf(event);
        if (!found) return [];
        const { seat, expected, hits } = found;
        return [
          {
            plies: index + 1,
            party: seat,
            tally: 'hits',
            opens: true,
            before: expected,
            after: hits,
            logEntry: () =>
              logEntry(event, seen(index + 1), { game, seats }, ply.events as readonly BattlespaceSiriusEvent[]),
          },
        ];
      }),
    ),
  };
};
