import type { Timeline } from '../../../engine/timeline.ts';
import { JUDGE } from '../../../engine/seat.ts';
import {
  toNumber,
  type OrionsGateEvent,
  type OrionsGateState,
  type OrionsGateView,
  type Side,
  type UnitId,
} from '../../../games/orions-gate/index.ts';
import { luckRolls, type Tally } from '../../../games/orions-gate/luck.ts';
import { list } from '../../kit/words/text.ts';
import { trustPages as words } from '../../match/words/trust-pages.ts';
import type { LuckTally, ReadLuck } from '../../match/trust/luck.ts';
import { RULES } from './asking.ts';
import { unitName } from './hud/names.ts';
import { sideOf } from './state.ts';
import { logEntry } from './log-entry.ts';

const SIDES: readonly Side[] = ['A', 'B'];
const TALLIES: readonly (LuckTally & { readonly key: Tally })[] = [
  { key: 'damage', title: words.damage, text: words.damageText },
  { key: 'way', title: words.way, text: words.wayText },
];

/** The luck of both sides, weighed by the exact chances of chapter 24; a roll is worded as in the log. */
export const readLuck: ReadLuck = (timeline, game, seats) => ({
  parties: SIDES.map((side) => ({
    key: side,
    name: list(seats.filter(({ seat }) => sideOf(seat) === side).map(({ name }) => name)),
    tint: `side-${side}`,
    mark: side,
  })),
  tallies: TALLIES,
  entries: luckRolls(RULES, timeline as Timeline<OrionsGateState, OrionsGateEvent>).map(
    ({ plies, side, tally, opens, before, after, event }) => ({
      plies,
      party: side,
      tally,
      opens,
      before: toNumber(before),
      after: toNumber(after),
      logEntry: () => {
        const view = game.view(timeline.plies[plies - 1]!.match.state, JUDGE) as OrionsGateView;
        const entry = logEntry(event, view, { game, seats });
        return (
          entry && {
            ...entry,
            text: words.rollOf(
              actorsOf(event).map((id) => unitName(view, id)),
              entry.text,
            ),
          }
        );
      },
    }),
  ),
});

/** Who rolled, and whom it was against: a line of the log may leave it to the lines before. */
function actorsOf(event: OrionsGateEvent): readonly UnitId[] {
  switch (event.type) {
    case 'hitRolled':
      return [event.attacker];
    case 'damageRolled':
      return [event.attacker, event.target];
    case 'autoHit':
      return 'by' in event.cause ? [event.cause.by, event.target] : [event.target];
    case 'ablativeRolled':
      return [event.unit, event.against];
    case 'activated':
    case 'warpRolled':
    case 'dangerRolled':
    case 'wormholeRolled':
    case 'markerRolled':
      return [event.unit];
    default:
      return [];
  }
}
