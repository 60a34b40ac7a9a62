import type {
  BattlespaceSiriusView,
  Cell,
  Direction,
  LifeboatId,
  PlayerView,
  Power,
  Vessel,
} from '../../../src/games/battlespace-sirius/index.ts';
import { facingLines, isAdjacent, SHIP_IDS } from '../../../src/games/battlespace-sirius/index.ts';

const ship = (x: number, y: number, heading: Direction, ...power: readonly number[]): Vessel => ({
  kind: 'ship',
  cell: [x, y],
  heading,
  power: power as unknown as Power,
});
const boat = (x: number, y: number, lifeboat: LifeboatId): Vessel => ({ kind: 'lifeboat', cell: [x, y], lifeboat });

interface Wish {
  readonly vessel: Vessel;
  readonly lifeboat?: LifeboatId | 'hidden';
  readonly shown?: boolean;
}

/** A view with these vessels, seat 1 first; the first player's turn. */
export const viewOf = (wishes: readonly Wish[], part: Partial<BattlespaceSiriusView> = {}): BattlespaceSiriusView => {
  const players = wishes.map(({ vessel, lifeboat, shown }, index): PlayerView => ({
    seat: String(index + 1),
    ship: SHIP_IDS[index]!,
    lifeboat: lifeboat ?? null,
    shown: shown ?? false,
    vessel,
    agree: false,
    left: null,
  }));
  const mine = players[0]!.vessel!;
  const facing = players
    .slice(1)
    .flatMap(({ seat, vessel }) =>
      vessel && isAdjacent(mine.cell, vessel.cell)
        ? facingLines(mine, vessel).map((line) => ({ ...line, attacker: '1', target: seat }))
        : [],
    );
  return {
    viewer: { kind: 'seat', seat: '1' },
    options: {
      playerCount: players.length,
      lifeboats: players.some((player) => player.lifeboat !== null),
      ships: SHIP_IDS.slice(0, players.length),
      noFireDrawRounds: 3,
      twoPairsRepair: 2,
    },
    players,
    order: players.map(({ seat }) => seat),
    phase: 'maneuver',
    turnSeat: '1',
    decider: '1',
    decisions: [],
    turnNumber: 5,
    round: 3,
    engagedSeat: null,
    locks: [],
    facing,
    repairPoints: 0,
    shot: false,
    quietTurns: 0,
    quietLimit: 6,
    ending: false,
    choices: [],
    always: [],
    outcome: null,
    undrawn: null,
    ...part,
  };
};

/** A duel in the Corner: the first ship damaged, the second with a bare side. */
export const duel = (): BattlespaceSiriusView =>
  viewOf([{ vessel: ship(0, 0, 'N', 6, 3, 5, 1) }, { vessel: ship(1, 1, 'E', 4, 0, 2, 6) }]);

/** Side by side, as at the start. */
export const start = (count: number): BattlespaceSiriusView =>
  viewOf(
    Array.from({ length: count }, (_, x) => ({
      vessel: ship(x, 0, 'N', 6, 6, 6, 6),
      ...(count > 2 ? { lifeboat: 'hidden' as const } : {}),
    })),
  );

/** Six in a tangle, two of them in their lifeboats. */
export const tangle = (): BattlespaceSiriusView =>
  viewOf([
    { vessel: ship(0, 0, 'N', 5, 2, 4, 6), lifeboat: 'hidden' },
    { vessel: ship(1, 1, 'W', 3, 0, 6, 5), lifeboat: 'hidden' },
    { vessel: boat(1, 0, 'cranberry'), lifeboat: 'cranberry', shown: true },
    { vessel: ship(-1, -1, 'E', 1, 4, 2, 3), lifeboat: 'bronze', shown: true },
    { vessel: boat(2, -1, 'slate'), lifeboat: 'slate', shown: true },
    { vessel: ship(-1, 1, 'S', 6, 6, 0, 2), lifeboat: 'hidden' },
  ]);

/** All lifeboats and all headings, to look at. */
export const fleet = (): BattlespaceSiriusView => {
  const boats: readonly LifeboatId[] = [
    'slate',
    'sand',
    'bronze',
    'cranberry',
    'emeraldBoat',
    'blueRed',
    'ivory',
    'ash',
  ];
  const all = boats.map((lifeboat, index) => ({
    vessel: boat(index % 4, 1 + Math.floor(index / 4), lifeboat),
    lifeboat,
    shown: true,
  }));
  return {
    ...viewOf([{ vessel: ship(0, 0, 'N', 6, 5, 4, 3) }]),
    players: all.map(({ vessel, lifeboat }, index): PlayerView => ({
      seat: String(index + 1),
      ship: SHIP_IDS[index % 6]!,
      lifeboat,
      shown: true,
      vessel,
      agree: false,
      left: null,
    })),
  };
};

export const place = (x: number, y: number): Cell => [x, y];
export { ship, boat };
