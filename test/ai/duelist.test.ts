import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { levelsOf, type Level } from '../../src/engine/level.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { battlespaceSiriusBrain } from '../../src/games/battlespace-sirius/bot.ts';
import { greedy } from '../../src/games/battlespace-sirius/greedy.ts';
import { battlespaceSiriusManifest } from '../../src/games/battlespace-sirius/manifest.ts';
import { SIDES } from '../../src/games/battlespace-sirius/data/sides.ts';
import { duel, game, ship, type Command, type Duel } from '../helpers/bs-position.ts';

const SIRIUS_LEVELS = levelsOf(battlespaceSiriusManifest);

const answer = (match: Duel, seat: number, level: Level = 'master', seed = 'seed'): Command =>
  createBot(game, battlespaceSiriusBrain, level).choose(
    game.view(match.state, viewerOf(String(seat))),
    String(seat),
    seed,
  ) as Command;

/** The state right after a command without dice, before the engine does anything by itself. */
const after = (match: Duel, seat: number, command: Command) =>
  game
    .decide(match.state, String(seat), command as never, openChance(seedChance('none')))
    .reduce((state, event) => game.evolve(state, event), match.state);

describe('a computer duelist', () => {
  it('BS-8.5 goes for two opposite sides at 0: Corner, both lines', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 0, 6, 0])] });
    const command = answer(match, 1);
    expect(answer({ ...match, state: after(match, 1, command) }, 1)).toMatchObject({
      type: 'lock',
      target: '2',
      lines: [expect.any(String), expect.any(String)],
    });
  });

  it('BS-7.10 shoots back at an unshielded firing side', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    for (const level of SIRIUS_LEVELS)
      expect(answer(match, 2, level)).toEqual({ type: 'react', kind: 'sentry', lines: ['E'], pay: ['port'] });
  });

  it('BS-7.2 BS-8.5 turns an unshielded side away, and does not pay with the side it turns there', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [1, 6, 1, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    const command = answer(match, 2);
    expect(command).toMatchObject({ type: 'react', kind: 'rotate' });
    const { locks, players } = after(match, 2, command);
    const vessel = players[1]!.vessel!;
    expect(vessel.kind === 'ship' && vessel.power[SIDES.indexOf(locks[0]!.targetSide!)]).toBeGreaterThan(0);
  });

  it('BS-8.5 destroys an unshielded side at once, at every level', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    for (const level of SIRIUS_LEVELS) expect(answer(match, 1, level)).toEqual({ type: 'fire', line: 'E', weapons: 1 });
  });

  it('BS-9.4 repairs a side at 0 before a strong one', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [5, 0, 4, 6]), ship(2, [1, 0])],
      phase: 'repair',
      engaged: '2',
      lines: ['E'],
      resolved: ['E'],
      repairPoints: 1,
    });
    expect(answer(match, 1)).toEqual({ type: 'repair', sides: ['starboard'] });
  });

  it('BS-15.2 sees only its view: cards hidden from it do not change its answer', () => {
    const position = (theirs: 'slate' | 'ash') =>
      duel({
        vessels: [ship(1, [0, 0], 'N', [3, 4, 2, 6]), ship(2, [1, 0], 'N', [2, 5, 3, 3]), ship(3, [2, 1])],
        cards: { '1': 'sand', '2': theirs, '3': 'ivory' },
        options: { lifeboats: true },
      });
    for (const level of SIRIUS_LEVELS)
      expect(answer(position('slate'), 1, level)).toEqual(answer(position('ash'), 1, level));
  });

  it('plays the same answer again for the same view and seed', () => {
    const match = duel({ vessels: [ship(1, [0, 0], 'N', [3, 4, 2, 6]), ship(2, [1, 0], 'N', [2, 5, 3, 3])] });
    expect(answer(match, 1, 'easy', 'x')).toEqual(answer(match, 1, 'easy', 'x'));
  });

  it('weighs a bounded number of positions for one answer, also among six', () => {
    const spent = (match: Duel): number => {
      let work = 0;
      const effort = battlespaceSiriusBrain.efforts!.master!;
      battlespaceSiriusBrain.prospects(
        match.state,
        '1',
        effort,
        openChance(seedChance('s')),
        (positions) => (work += positions),
      );
      return work;
    };
    const two = spent(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] }));
    const six = spent(
      duel({
        vessels: [
          [0, 0],
          [1, 0],
          [2, 0],
          [1, 1],
          [2, 1],
          [0, 1],
        ].map((cell, at) => ship(at + 1, cell as [number, number], 'N', [6, 5, 6, 4])),
      }),
    );
    expect(two).toBeGreaterThan(1000);
    expect(two).toBeLessThan(600_000);
    expect(six).toBeLessThan(4_000_000);
  });

  it('never holds its fire while it can shoot', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    for (const level of SIRIUS_LEVELS)
      for (const seed of ['a', 'b', 'c', 'd'])
        expect(answer(match, 1, level, seed)).toEqual({ type: 'fire', line: 'E', weapons: 1 });
  });
});

describe('the greedy rival', () => {
  const choose = (match: Duel, seat: number) => greedy(match.state, String(seat), openChance(seedChance('greedy')));

  it('faces the weakest side, locks it alone, fires all it can', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 5, 2, 6])] });
    const command = choose(match, 1);
    expect(
      game.view(after(match, 1, command), viewerOf('1')).facing.some(({ targetSide }) => targetSide === 'stern'),
    ).toBe(true);
    const corner = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [6, 6, 2, 6])], phase: 'lock' });
    expect(choose(corner, 1)).toEqual({ type: 'lock', target: '2', lines: ['E'] });
    const fire = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 2, 6, 6]), ship(2, [1, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(choose(fire, 1)).toEqual({ type: 'fire', line: 'E', weapons: 3 });
  });

  it('gives Sentry Fire only where it is free, and repairs its weakest side', () => {
    const square = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], phase: 'reaction', engaged: '2', lines: ['E'] });
    expect(choose(square, 2)).toEqual({ type: 'react', kind: 'nothing' });
    const corner = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'reaction', engaged: '2', lines: ['N'] });
    expect(choose(corner, 2)).toMatchObject({ kind: 'sentry', lines: ['N'] });
    const repair = duel({
      vessels: [ship(1, [0, 0], 'N', [2, 1, 6, 6]), ship(2, [1, 0])],
      phase: 'repair',
      engaged: '2',
      lines: ['E'],
      resolved: ['E'],
      repairPoints: 3,
    });
    expect(choose(repair, 1)).toEqual({ type: 'repair', sides: ['bow', 'starboard', 'starboard'] });
  });
});
