import type { AnyGame, GameDefinition } from '../../src/engine/game.ts';

/** Race to 20: a seat adds 1..3 or rolls a die; the one who reaches 20 wins. A small game for session tests. */
interface Toy {
  readonly sum: number;
  readonly turn: 'x' | 'y';
}
type Command = { readonly type: 'add'; readonly n: number } | { readonly type: 'roll' };
type Event = { readonly type: 'added'; readonly n: number; readonly rolled: boolean };

const toy: GameDefinition<Toy, Command, Event, Toy, Record<string, never>> = {
  id: 'toy',
  title: 'Toy',
  rulesVersion: '1',
  parseOptions: () => ({ ok: true, value: {} }),
  checkSetup: () => [],
  seats: () => ['x', 'y'],
  setup: () => ({ sum: 0, turn: 'x' }),
  pending: (s) => (s.sum >= 20 ? [] : [{ kind: 'turn', seats: [s.turn] }]),
  check: (s, seat, c) =>
    s.turn !== seat
      ? [{ rule: 'T-1', reason: 'Not your turn.' }]
      : c.type === 'add' && c.n > 3
        ? [{ rule: 'T-2', reason: 'At most 3.' }]
        : [],
  choices: () => [{ type: 'add', n: 1 }],
  decide: (_s, _seat, c, chance) => [
    { type: 'added', n: c.type === 'roll' ? chance.die() : c.n, rolled: c.type === 'roll' },
  ],
  advance: () => [],
  evolve: (s, e) => ({ sum: s.sum + e.n, turn: s.turn === 'x' ? 'y' : 'x' }),
  outcome: (s) => (s.sum >= 20 ? { winners: [s.turn === 'x' ? 'y' : 'x'], reason: 'reached', result: {} } : null),
  view: (s) => s,
  redact: (e) => e,
  guess: (v) => v,
  parse: (raw) =>
    typeof raw === 'object' && raw !== null && 'type' in raw
      ? { ok: true, value: raw as Command }
      : { ok: false, faults: [{ path: 'type', reason: 'missing' }] },
  describe: () => ({ key: 'added', parts: {} }),
  reveals: () => false,
};

export const TOY: AnyGame = toy;
