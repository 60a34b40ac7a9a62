import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { LIFEBOAT_IDS, type LifeboatId } from '../data/lifeboats.ts';
import { MAX_POWER } from '../data/sides.ts';
import type { BattlespaceSiriusEvent, EventOf } from '../event.ts';
import type { Options } from '../options.ts';
import type { BattlespaceSiriusState, Power } from '../state.ts';

/** BS-2.4: every side starts with Power 6. */
export const FULL_POWER: Power = [MAX_POWER, MAX_POWER, MAX_POWER, MAX_POWER];

/** The seats of a match in seat order. A count out of range is refused by `checkSetup`; no list is made of it. */
export const seatsOf = ({ playerCount }: Options): readonly Seat[] =>
  ['1', '2', '3', '4', '5', '6'].slice(0, Math.max(0, playerCount));

/** The state before the first draw: nothing stands on the grid, everybody is to roll for Priority. */
export function setupState(options: Options): BattlespaceSiriusState {
  const seats = seatsOf(options);
  return {
    options,
    players: seats.map((seat, index) => ({
      seat,
      ship: options.ships[index]!,
      lifeboat: null,
      shown: false,
      vessel: null,
      agree: false,
      left: null,
    })),
    order: [],
    rolling: seats,
    phase: 'setup',
    turnSeat: seats[0]!,
    turnNumber: 1,
    round: 1,
    engagedSeat: null,
    locks: [],
    repairPoints: 0,
    shot: false,
    quietTurns: 0,
    ending: false,
    outcome: null,
  };
}

/** The lifeboat cards no player of a list holds, in the order of table 12.A. */
export const cardsLeft = (
  players: readonly { readonly lifeboat: LifeboatId | 'hidden' | null }[],
): readonly LifeboatId[] => LIFEBOAT_IDS.filter((id) => !players.some(({ lifeboat }) => lifeboat === id));

/**
 * The next step of the setup: lifeboats in seat order (BS-16.2), then Priority (BS-16.3) and with it where the ships
 * stand (BS-2.8).
 */
export function setUp(state: BattlespaceSiriusState, chance: Chance): readonly BattlespaceSiriusEvent[] {
  const next = state.options.lifeboats ? state.players.find(({ lifeboat }) => lifeboat === null) : undefined;
  if (next) {
    const cards = cardsLeft(state.players);
    return [{ type: 'lifeboatDrawn', seat: next.seat, lifeboat: cards[chance.die(cards.length) - 1]! }];
  }
  const rolled = rollPriority(state.rolling, chance);
  if (rolled.tied.length > 0) return [rolled];
  const first = best(rolled.rolls)[0]!;
  const seats = state.players.map(({ seat }) => seat);
  const at = seats.indexOf(first);
  return [
    rolled,
    { type: 'shipsPlaced', order: [...seats.slice(at), ...seats.slice(0, at)] },
    { type: 'turnBegan', seat: first, turn: 1, round: 1 },
  ];
}

/** BS-2.5, BS-2.6: two dice for each seat that rolls; those that share the highest sum roll again. */
function rollPriority(rolling: readonly Seat[], chance: Chance): EventOf<'priorityRolled'> {
  const rolls = rolling.map((seat) => {
    const first = chance.die();
    return { seat, dice: [first, chance.die()] as const };
  });
  const top = best(rolls);
  return { type: 'priorityRolled', rolls, tied: top.length > 1 ? top : [] };
}

function best(rolls: EventOf<'priorityRolled'>['rolls']): readonly Seat[] {
  const most = Math.max(...rolls.map(({ dice }) => dice[0] + dice[1]));
  return rolls.filter(({ dice }) => dice[0] + dice[1] === most).map(({ seat }) => seat);
}
