import { choiceOf, waitingSeats } from '../../cards/sealed.ts';
import type { Seat } from '../../engine/seat.ts';
import { broken } from './check.ts';
import type { SpurCommand } from './command.ts';
import { cardOf, designOf, effectOf } from './data/cards.ts';
import { attacksOf } from './rules/attack.ts';
import { autoLayout } from './rules/formation.ts';
import { movesOf } from './rules/moves.ts';
import { namedBy } from './rules/play.ts';
import { specialsOf } from './rules/primary.ts';
import { reactionsOf } from './rules/reactions.ts';
import { offeredFleet } from './rules/setup.ts';
import { fleetOf, playerAt, playerOf } from './rules/table.ts';
import { isUntimely } from './rules/timely.ts';
import { askedIn } from './rules/window.ts';
import { AUTO_PASS, TRIGGERS, type SpurState } from './state.ts';

const NONE: readonly SpurCommand[] = [];

/**
 * OS-13.28: all legal commands of a seat in the open phase, in a fixed order; empty unless it decides. Designs,
 * layouts, moves and lists of cards are given as one legal example each (`boundsOf` tells the limits), splits are left
 * to the automatic order. What is open to everybody at any time stands apart (`alwaysOpen`).
 */
export function choices(state: SpurState, seat: Seat): readonly SpurCommand[] {
  if (state.phase === 'gameOver' || !playerAt(state, seat) || playerOf(state, seat).eliminated) return NONE;
  if (state.fleetChoice)
    return waitingSeats(state.fleetChoice).includes(seat)
      ? [{ type: 'chooseFleet', designs: offeredFleet(state, seat) }]
      : NONE;
  if (state.layoutChoice)
    return waitingSeats(state.layoutChoice).includes(seat)
      ? [{ type: 'setLayout', layout: autoLayout(fleetOf(state, seat)) }]
      : NONE;
  if (state.window)
    return askedIn(state) === seat
      ? [...reactionsOf(state, seat), { type: 'pass' }, { type: 'pass', rest: true }]
      : NONE;
  if (seat !== state.activeSeat) return NONE;
  return thinkable(state, seat).filter(
    (command) => isUntimely(state, seat, command as never) === null && broken(state, seat, command) === null,
  );
}

/** Whatever could be legal in a turn of a seat. */
function thinkable(state: SpurState, seat: Seat): readonly SpurCommand[] {
  const { hand } = playerOf(state, seat);
  const fleet = fleetOf(state, seat);
  if (state.choosing) return [{ type: 'chooseDiscard', cards: hand.slice(0, state.choosing.count) }];
  const common = hand.map((card): SpurCommand => ({ type: 'reviseTactics', card }));
  switch (state.phase) {
    case 'turnOpen':
      return [
        ...fleet.flatMap((ship) => [...attacksOf(state, ship), ...specialsOf(state, ship)]),
        { type: 'regroup', discard: [] },
        ...secondaryOf(state, seat),
        ...common,
      ];
    case 'attacking':
      return [
        ...fleet.flatMap((ship): readonly SpurCommand[] => [
          ...attacksOf(state, ship),
          ...specialsOf(state, ship).filter(({ type }) => type === 'flockActivate'),
        ]),
        ...common,
        { type: 'finishAttacks' },
      ];
    case 'regrouping':
      return [...recruitsOf(state, seat), ...layoutsOf(state, seat), ...common];
    case 'turnDone':
      return [...secondaryOf(state, seat), ...common, { type: 'endTurn' }];
    default:
      return NONE;
  }
}

const recruitsOf = (state: SpurState, seat: Seat): readonly SpurCommand[] =>
  [...new Set(playerOf(state, seat).shipDeck.map((ship) => designOf(ship).id))].map((design) => ({
    type: 'recruit',
    design,
  }));

/** Keeping the places, and one legal layout. */
const layoutsOf = (state: SpurState, seat: Seat): readonly SpurCommand[] => {
  const fleet = fleetOf(state, seat);
  return [
    { type: 'reorganize', keep: true },
    { type: 'reorganize', layout: autoLayout(fleet) },
  ];
};

/** Cards of hand and reserve, each with whatever it could name. */
function secondaryOf(state: SpurState, seat: Seat): readonly SpurCommand[] {
  const { hand, reserve } = playerOf(state, seat);
  const repairs = [...hand, ...reserve].filter((card) => cardOf(card).kind === 'repair');
  return [
    ...hand.flatMap((card) => playsOf(state, seat, card)),
    ...repairs.flatMap((card) => state.ships.map(({ id }): SpurCommand => ({ type: 'playRepair', card, ship: id }))),
    ...repairs.map((card): SpurCommand => ({ type: 'storeRepair', card })),
    ...(repairs.length > 0 ? [{ type: 'repairForRecruit' as const, cards: repairs.slice(0, 1) }] : []),
  ];
}

function playsOf(state: SpurState, seat: Seat, card: string): readonly SpurCommand[] {
  const { kind } = cardOf(card);
  const named = namedBy(cardOf(card));
  const ships = named.includes('ownShip') ? fleetOf(state, seat).map(({ id }) => id) : [];
  if (kind === 'draw')
    return [{ type: 'playDraw', card }, ...ships.map((ship): SpurCommand => ({ type: 'playDraw', card, ship }))];
  if (kind !== 'special') return NONE;
  const plain: SpurCommand = { type: 'playSpecial', card };
  if (named.includes('opponent'))
    return [plain, ...state.players.map(({ seat: player }): SpurCommand => ({ ...plain, player }))];
  if (named.includes('enemyInSecondReach')) return state.ships.map(({ id }): SpurCommand => ({ ...plain, target: id }));
  if (effectOf(cardOf(card).effects, 'shift')) {
    const move = movesOf(state, seat).find((one) => broken(state, seat, { ...plain, moves: [one] }) === null);
    return move ? [{ ...plain, moves: [move] }] : NONE;
  }
  return [plain, ...ships.map((ship): SpurCommand => ({ ...plain, ship }))];
}

/** OS-13.9: what every player may do whoever is asked. */
export function alwaysOpen(state: SpurState, seat: Seat): readonly SpurCommand[] {
  const player = playerAt(state, seat);
  if (state.phase === 'gameOver' || !player || player.eliminated) return NONE;
  return [
    { type: 'concede' },
    ...TRIGGERS.flatMap((trigger) => AUTO_PASS.map((value): SpurCommand => ({ type: 'setAutoPass', trigger, value }))),
  ];
}

/** OS-13.28: the limits of the parameters of which `choices` gives one example; null where none is open. */
export interface Bounds {
  /** Cards that may be named, and how many. */
  readonly discard: { readonly from: readonly string[]; readonly least: number; readonly most: number } | null;
  readonly trade: { readonly from: readonly string[]; readonly least: number; readonly most: number } | null;
  /** Ships a layout must place; the slots are those of OS-3.1. */
  readonly layout: readonly string[] | null;
  /** Designs a starting fleet is made of, with their copies. */
  readonly designs: readonly { readonly design: string; readonly copies: number }[] | null;
  /** Most moves of a card with `moveShip`. */
  readonly moves: number | null;
}

export function boundsOf(state: SpurState, seat: Seat): Bounds {
  const none: Bounds = { discard: null, trade: null, layout: null, designs: null, moves: null };
  const player = playerAt(state, seat);
  if (!player || state.phase === 'gameOver' || player.eliminated) return none;
  if (state.fleetChoice && choiceOf(state.fleetChoice, seat) === undefined)
    return { ...none, designs: copiesIn(player.shipDeck) };
  const ships = fleetOf(state, seat).map(({ id }) => id);
  if (state.layoutChoice && choiceOf(state.layoutChoice, seat) === undefined) return { ...none, layout: ships };
  if (state.window || state.fleetChoice || state.layoutChoice || seat !== state.activeSeat) return none;
  return { ...none, ...turnBounds(state, seat, ships) };
}

function turnBounds(state: SpurState, seat: Seat, ships: readonly string[]): Partial<Bounds> {
  const { hand, reserve } = playerOf(state, seat);
  if (state.choosing) return { discard: { from: hand, least: state.choosing.count, most: state.choosing.count } };
  if (state.phase === 'regrouping') return { layout: ships };
  if (state.phase !== 'turnOpen' && state.phase !== 'turnDone') return {};
  const repairs = [...hand, ...reserve].filter((card) => cardOf(card).kind === 'repair');
  const shifts = hand.flatMap((card) => effectOf(cardOf(card).effects, 'shift')?.upTo ?? []);
  return {
    ...(state.phase === 'turnOpen' && { discard: { from: hand, least: 0, most: hand.length } }),
    ...(state.options.hardRepairTrade && { trade: { from: repairs, least: 1, most: repairs.length } }),
    ...(shifts.length > 0 && { moves: Math.max(...shifts) }),
  };
}

const copiesIn = (shipDeck: readonly string[]): NonNullable<Bounds['designs']> =>
  [...new Set(shipDeck.map((ship) => designOf(ship).id))].map((design) => ({
    design,
    copies: shipDeck.filter((ship) => designOf(ship).id === design).length,
  }));
