import { MAX_POWER } from '../../src/games/battlespace-sirius/data/sides.ts';
import type { BattlespaceSiriusCommand } from '../../src/games/battlespace-sirius/command.ts';
import type { BattlespaceSiriusEvent } from '../../src/games/battlespace-sirius/event.ts';
import { facingLines, isAdjacent, turned } from '../../src/games/battlespace-sirius/rules/facing.ts';
import type { BattlespaceSiriusState, Cell, Player, Vessel } from '../../src/games/battlespace-sirius/state.ts';
import type { Watcher } from './random-duel.ts';

/** Plain and fast: it is asked millions of times. */
function must(holds: boolean, id: string, said: () => string): void {
  if (!holds) throw new Error(`${id}: ${said()}`);
}

const totalOf = ({ vessel }: Player): number | null =>
  vessel?.kind === 'ship' ? vessel.power.reduce((sum, power) => sum + power, 0) : null;

/** How often each invariant was looked at: a test can ask whether it was met at all. */
export type Tally = { [id: string]: number };

/** Watches one game for the invariants of chapter 21; throws where one breaks. */
export function invariants(tally: Tally): Watcher {
  const count = (id: string): void => void (tally[id] = (tally[id] ?? 0) + 1);
  let totals: readonly (number | null)[] = [];
  let shot: BattlespaceSiriusEvent | null = null;

  return {
    event(before, event, after) {
      if (event.type === 'turnBegan') totals = after.players.map(totalOf);
      if (after.players !== before.players) {
        grid(after);
        power(before, event, after);
        if (event.type === 'fired' || event.type === 'sentryFired') shot = event;
        losses(before, event, after, shot);
      } else if (event.type === 'fired' || event.type === 'sentryFired') shot = event;
      if (event.type === 'turnEnded' || event.type === 'gameEnded') {
        const own = after.players.findIndex(({ seat }) => seat === after.turnSeat);
        const total = totalOf(after.players[own]!);
        const atStart = totals[own] ?? null;
        if (total !== null)
          must(
            atStart !== null && total <= atStart,
            'BS-I2',
            () => `seat ${after.turnSeat} began its turn with ${atStart} and ended it with ${total}`,
          );
        count('BS-I2');
      }
      points(before, event, after);
    },
    rest,
  };

  function grid({ players, order }: BattlespaceSiriusState): void {
    if (order.length === 0) return;
    for (let i = 0; i < players.length; i++) {
      const { vessel, seat } = players[i]!;
      if (!vessel) continue;
      if (vessel.kind === 'ship')
        for (const one of vessel.power)
          must(
            Number.isInteger(one) && one >= 0 && one <= MAX_POWER,
            'BS-I1',
            () => `seat ${seat} has ${vessel.power}`,
          );
      for (let j = 0; j < i; j++) {
        const other = players[j]!.vessel;
        must(
          !other || other.cell[0] !== vessel.cell[0] || other.cell[1] !== vessel.cell[1],
          'BS-I3',
          () => `seat ${seat} shares ${vessel.cell}`,
        );
      }
    }
    count('BS-I1');
    count('BS-I3');
  }

  /** BS-I2: outside its owner's turn a total never rises, and never above 24. */
  function power(before: BattlespaceSiriusState, event: BattlespaceSiriusEvent, after: BattlespaceSiriusState): void {
    if (event.type === 'shipsPlaced') return;
    for (let i = 0; i < after.players.length; i++) {
      const total = totalOf(after.players[i]!);
      if (total === null) continue;
      must(total <= 24, 'BS-I2', () => `seat ${i + 1} has ${total} in all`);
      if (after.players[i]!.seat !== after.turnSeat)
        must(
          total <= totalOf(before.players[i]!)!,
          'BS-I2',
          () => `seat ${i + 1} gained Power by ${event.type} in the turn of seat ${after.turnSeat}`,
        );
    }
  }

  /** BS-I8: a ship goes by a shot at a side with Power 0, or with its owner's resigning. */
  function losses(
    before: BattlespaceSiriusState,
    event: BattlespaceSiriusEvent,
    after: BattlespaceSiriusState,
    last: BattlespaceSiriusEvent | null,
  ): void {
    for (let i = 0; i < after.players.length; i++) {
      if (before.players[i]!.vessel?.kind !== 'ship' || after.players[i]!.vessel?.kind === 'ship') continue;
      count('BS-I8');
      if (event.type === 'playerLeft' && event.reason === 'resigned') continue;
      const by =
        last?.type === 'fired'
          ? last.against === 0 && last.targetSide !== null && last.weapons > 0
          : last?.type === 'sentryFired' && last.shots.some(({ against }) => against === 0);
      must(
        event.type === 'vesselLost' &&
          by &&
          last?.type !== undefined &&
          'target' in last &&
          last.target === after.players[i]!.seat,
        'BS-I8',
        () => `seat ${i + 1} lost its ship by ${event.type} after ${JSON.stringify(last)}`,
      );
    }
  }

  /** BS-I7: every point rolled is placed, but when its owner resigns or the game is over at once (BS-10.1, BS-10.4). */
  function points(before: BattlespaceSiriusState, event: BattlespaceSiriusEvent, after: BattlespaceSiriusState): void {
    if (before.repairPoints === after.repairPoints) return;
    count('BS-I7');
    if (event.type === 'fired')
      return must(before.repairPoints === 0, 'BS-I7', () => 'a volley before the points of the last one were placed');
    if (event.type === 'repaired')
      return must(
        event.sides.length === before.repairPoints,
        'BS-I7',
        () => `${event.sides.length} of ${before.repairPoints} points placed`,
      );
    must(
      event.type === 'repairsLost' || event.type === 'gameEnded',
      'BS-I7',
      () => `${before.repairPoints} points lost by ${event.type}`,
    );
  }

  function rest(state: BattlespaceSiriusState, open: readonly BattlespaceSiriusCommand[]): void {
    const { phase, players, turnSeat, engagedSeat, repairPoints } = state;
    const vesselOf = (seat: string | null): Vessel | null =>
      players.find((player) => player.seat === seat)?.vessel ?? null;
    const own = vesselOf(turnSeat)!;
    const engaged = vesselOf(engagedSeat);
    if (phase === 'lock')
      must(
        players.some(({ seat, vessel }) => seat !== turnSeat && vessel !== null && isAdjacent(own.cell, vessel.cell)),
        'BS-I4',
        () => 'nobody is next to the turn player in lock',
      );
    if (phase === 'reaction' || phase === 'fire')
      must(
        engaged !== null && isAdjacent(own.cell, engaged.cell),
        'BS-I4',
        () => `seat ${engagedSeat} is not next to seat ${turnSeat}`,
      );
    if (phase === 'repair') {
      must(
        engaged === null || isAdjacent(own.cell, engaged.cell),
        'BS-I4',
        () => `seat ${engagedSeat} is not next to seat ${turnSeat}`,
      );
      must(
        repairPoints > 0 && own.kind === 'ship' && own.power.some((one) => one < MAX_POWER),
        'BS-I7',
        () => 'repair is asked of a full ship',
      );
    }
    if (players.length === 2)
      must(isAdjacent(players[0]!.vessel!.cell, players[1]!.vessel!.cell), 'BS-I4', () => 'two players are apart');
    must(open.length >= (phase === 'fire' ? 2 : 1), 'BS-I9', () => `${open.length} choices in ${phase}`);
    count('BS-I4');
    count('BS-I9');
    if (phase === 'maneuver') facing(players);
  }

  /** BS-I5, BS-I6 for all vessels as they stand. */
  function facing(players: readonly Player[]): void {
    for (const { vessel: a } of players) {
      for (const { vessel: b } of players) {
        if (!a || !b || a === b || !isAdjacent(a.cell, b.cell)) continue;
        const there = facingLines(a, b);
        const back = facingLines(b, a);
        for (const { firingSide, targetSide } of there) {
          must(
            back.some((one) => one.firingSide === targetSide && one.targetSide === firingSide),
            'BS-I5',
            () => `${firingSide}>${targetSide} is not seen from the other end`,
          );
        }
        const round = facingLines(quarter(a), quarter(b));
        for (const { line, firingSide, targetSide } of there) {
          must(
            round.some(
              (one) => one.line === turned(line, 90) && one.firingSide === firingSide && one.targetSide === targetSide,
            ),
            'BS-I6',
            () => `${line} ${firingSide}>${targetSide} changes with the grid`,
          );
        }
        must(
          there.length === back.length &&
            there.length === round.length &&
            there.length === (opposed(a.cell, b.cell) ? 1 : 2),
          'BS-I5',
          () => `${there.length} lines`,
        );
        count('BS-I5');
        count('BS-I6');
      }
    }
  }
}

const opposed = (a: Cell, b: Cell): boolean => a[0] === b[0] || a[1] === b[1];

/** A vessel after the whole grid has turned by a quarter clockwise about (0,0). */
function quarter(vessel: Vessel): Vessel {
  const cell: Cell = [vessel.cell[1], -vessel.cell[0]];
  return vessel.kind === 'ship' ? { ...vessel, cell, heading: turned(vessel.heading, 90) } : { ...vessel, cell };
}
