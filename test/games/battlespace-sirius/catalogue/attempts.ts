import { DIRECTIONS, SIDES, TURNS, type Side } from '../../../../src/games/battlespace-sirius/data/sides.ts';
import { allows, game, legal, vesselOf, type Command, type Duel } from '../../../helpers/bs-position.ts';

/** Payments of up to three, each once whatever its order. */
const PAYMENTS: readonly (readonly Side[])[] = lists(3);

function lists(most: number): readonly (readonly Side[])[] {
  const found: (readonly Side[])[] = [[]];
  const grow = (list: readonly Side[], from: number) => {
    if (list.length === most) return;
    for (let index = from; index < SIDES.length; index++) {
      const longer = [...list, SIDES[index]!];
      found.push(longer);
      grow(longer, index);
    }
  };
  grow([], 0);
  return found;
}

/** One or two lines, with an order or without. */
function lineLists(ordered: boolean) {
  return DIRECTIONS.flatMap((first, i) => [
    [first],
    ...DIRECTIONS.filter((_, j) => (ordered ? j !== i : j > i)).map((second) => [first, second]),
  ]);
}

/** Every command somebody might try in the open phase: near all vessels, with every payment, line and number. */
export function attempts(match: Duel): readonly Command[] {
  const { phase, players } = match.state;
  if (phase === 'maneuver') {
    const cells = players.flatMap(({ seat }) => {
      const vessel = vesselOf(match, Number(seat));
      return vessel
        ? [-2, -1, 0, 1, 2].flatMap((dx) =>
            [-2, -1, 0, 1, 2].map((dy): readonly [number, number] => [vessel.cell[0] + dx, vessel.cell[1] + dy]),
          )
        : [];
    });
    const places = cells.filter(([x, y], index) => cells.findIndex((cell) => cell[0] === x && cell[1] === y) === index);
    return [
      { type: 'maneuver', kind: 'stay' },
      ...TURNS.map((turn): Command => ({ type: 'maneuver', kind: 'rotate', turn })),
      ...places.map((to): Command => ({ type: 'maneuver', kind: 'position', to })),
      ...places.flatMap((to) =>
        TURNS.flatMap((turn) =>
          PAYMENTS.map((pay): Command => ({ type: 'maneuver', kind: 'rotatePosition', to, turn, pay })),
        ),
      ),
    ];
  }
  if (phase === 'lock')
    return players.flatMap(({ seat }) =>
      lineLists(false).map((lines): Command => ({ type: 'lock', target: seat, lines })),
    );
  if (phase === 'reaction') {
    return [
      { type: 'react', kind: 'nothing' },
      ...TURNS.flatMap((turn) => PAYMENTS.map((pay): Command => ({ type: 'react', kind: 'rotate', turn, pay }))),
      ...lineLists(true).flatMap((lines) =>
        PAYMENTS.map((pay): Command => ({ type: 'react', kind: 'sentry', lines, pay })),
      ),
    ];
  }
  if (phase === 'fire')
    return DIRECTIONS.flatMap((line) =>
      [0, 1, 2, 3, 4, 5].map((weapons): Command => ({ type: 'fire', line, weapons })),
    );
  return PAYMENTS.map((sides): Command => ({ type: 'repair', sides }));
}

/** A command as one text, whatever the order of a payment or of locked lines. */
export function written(command: Command): string {
  const sorted = (sides: readonly string[]) => [...sides].sort();
  const plain: Record<string, unknown> = { ...command };
  if (command.type === 'lock') plain['lines'] = sorted(command.lines);
  if (command.type === 'repair') plain['sides'] = sorted(command.sides);
  if ('pay' in command) plain['pay'] = sorted(command.pay);
  return JSON.stringify(Object.fromEntries(Object.entries(plain).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The number of legal commands of the decider; throws unless `choices` and the gate agree on every attempt. */
export function options(match: Duel): readonly Command[] {
  const decider = Number(game.pending(match.state)[0]!.seats[0]);
  const offered = legal(match, decider);
  const allowed = attempts(match).filter((command) => allows(match, decider, command));
  const a = offered.map(written).sort();
  const b = allowed.map(written).sort();
  if (a.join('\n') !== b.join('\n'))
    throw new Error(
      `Offered but refused: ${a.filter((one) => !b.includes(one)).join()}; allowed but not offered: ${b.filter((one) => !a.includes(one)).join()}.`,
    );
  if (new Set(a).size !== a.length) throw new Error('A command is offered twice.');
  return offered;
}
