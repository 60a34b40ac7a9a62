// Every command of the types without long lists, legal or not, over all that is on the table.
import { DESIGNS } from '../data/ships.ts';
import { needsShip } from '../refusals/cards.ts';
import { fleetOf, playerOf, type Command, type Game, type React, type Seat } from '../state.ts';

/** The types of which all parameters can be tried. */
export const SWEPT: readonly Command['type'][] = [
  'attack',
  'ram',
  'suppress',
  'flockActivate',
  'finishAttacks',
  'recruit',
  'playDraw',
  'playRepair',
  'reviseTactics',
  'storeRepair',
  'react',
  'pass',
  'endTurn',
];

/** A command as text, whatever the order of its parameters. */
export const written = (command: Command): string =>
  JSON.stringify(
    Object.entries(command)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const KINDS = ['attackingShip', 'incomingAttack', 'attack', 'hit', 'redirect'] as const;

/** All attempts of a seat at the types of `SWEPT`. */
export function attempts(game: Game, seat: Seat): Command[] {
  const { hand, reserve } = playerOf(game, seat);
  const own = fleetOf(game, seat).map(({ id }) => id);
  const all = game.ships.map(({ id }) => id);
  const pairs = own.flatMap((ship) => all.map((target) => ({ ship, target })));
  const charges = [true, false];
  return [
    ...pairs.flatMap((pair) =>
      [...hand, 'weapon'].flatMap((source) =>
        charges.map((overcharge): Command => ({ type: 'attack', ...pair, source, overcharge })),
      ),
    ),
    ...pairs.flatMap((pair): Command[] => [
      { type: 'ram', ...pair },
      { type: 'suppress', ...pair },
    ]),
    ...all.map((ship): Command => ({ type: 'flockActivate', ship })),
    ...DESIGNS.map(({ id }): Command => ({ type: 'recruit', design: id })),
    ...hand.flatMap((card) => [
      ...(needsShip(card) ? all.map((ship): Command => ({ type: 'playDraw', card, ship })) : []),
      { type: 'playDraw', card } as const,
    ]),
    ...[...hand, ...reserve].flatMap((card) => all.map((ship): Command => ({ type: 'playRepair', card, ship }))),
    ...hand.flatMap((card): Command[] => [
      { type: 'reviseTactics', card },
      { type: 'storeRepair', card },
    ]),
    ...reactAttempts(game, own, [...hand, 'weapon', 'bracing', 'interference']),
    { type: 'finishAttacks' },
    { type: 'endTurn' },
    ...charges.map((rest): Command => ({ type: 'pass', rest })),
  ];
}

function reactAttempts(game: Game, own: readonly string[], sources: readonly string[]): React[] {
  const attacks = game.window?.attacks ?? [];
  const ships = game.ships.map(({ id }) => id);
  const targets = attacks.flatMap(({ id: attack }) =>
    KINDS.flatMap((kind): React['target'][] =>
      kind === 'hit' || kind === 'redirect' ? ships.map((ship) => ({ kind, attack, ship })) : [{ kind, attack }],
    ),
  );
  return own.flatMap((ship) =>
    sources.flatMap((source) =>
      targets.flatMap((target): React[] => {
        const command = { type: 'react', ship, source, target } as const;
        if (source === 'bracing') return [1, 2, 3, 4, 5].map((amount) => ({ ...command, amount }));
        const isNamed = source.includes('ter-grey-bulkheads');
        return isNamed ? (['s', 'a', 'h'] as const).map((part) => ({ ...command, part })) : [command];
      }),
    ),
  );
}
