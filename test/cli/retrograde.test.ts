import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play as playMatch } from '../../src/cli/play.ts';
import { judge } from '../../src/cli/referee.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { replay } from '../../src/cli/replay.ts';
import { simulate } from '../../src/cli/simulate.ts';
import type { RetrogradeCommand } from '../../src/games/retrograde/command.ts';
import { STARTERS, writeDeck } from '../../src/games/retrograde/index.ts';
import { diceLeft, fleet, newGame, play, population, refusal, side, withDice } from '../helpers/rg-position.ts';

interface Case {
  readonly options: { readonly [key: string]: unknown };
  readonly dice: readonly number[];
  readonly moves: readonly { readonly seat: string; readonly command: RetrogradeCommand }[];
}
const trace = JSON.parse(readFileSync(new URL('cases/retrograde-trace.json', import.meta.url), 'utf8')) as Case;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'retrograde-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The two attempts of RG-C130. */
const isAttempt = ({ command }: Case['moves'][number]): boolean =>
  'spacecraft' in command &&
  command.spacecraft === 'Light Bomber' &&
  (command.type === 'attack' || command.type === 'bombard');

/** The match after each turn of the trace, before the next upkeep changes it: what the catalogue lists, in a line. */
function lines(): readonly string[] {
  let { match } = newGame(trace.options, trace.dice);
  const found: string[] = [];
  for (const [at, move] of trace.moves.entries()) {
    const { seat, command } = move;
    if (at > 70 && isAttempt(move)) continue;
    if (command.type === 'endPhase' && match.state.phase === 'construction') {
      const { turn, sides } = match.state;
      const { hand } = side(match, seat);
      found.push(
        `${turn} (${seat}) ${sides.map(({ orbitCounter }) => orbitCounter).join(', ')}: ${population(match, '1')}, ${population(match, '2')}; ${hand.join(' ')}`,
      );
    }
    match = play(match, seat, command).match;
  }
  return found;
}

describe('Retrograde on the command line', () => {
  it('plays out the trace of chapter 26 turn by turn', () => {
    expect(lines()).toEqual([
      '1 (1) 2, 1: 0 of 8, 0 of 3; lav booster-rockets',
      '2 (2) 2, 2: 0 of 8, 0 of 6; fast-attack-craft light-bomber',
      '3 (1) 3, 2: 4 of 8, 0 of 6; lav booster-rockets',
      '4 (2) 3, 3: 4 of 8, 1 of 6; fast-attack-craft',
      '5 (1) 4, 3: 4 of 8, 1 of 6; university',
      '6 (2) 4, 4: 4 of 8, 3 of 6; fast-attack-craft corporate-base-3322',
      '7 (1) 1, 4: 5 of 8, 3 of 5; university manufactory-a',
      '8 (2) 1, 1: 5 of 8, 3 of 5; fast-attack-craft corporate-base-3322',
      '9 (1) 2, 1: 5 of 8, 2 of 5; university manufactory-a',
    ]);
  });

  it('RG-C129, RG-C130 judges it from the first command to the ninth turn', () => {
    const judged = judge(GAMES, trace);
    expect([judged.problem, judged.judged, judged.diceLeft]).toEqual([undefined, trace.moves.length, []]);
    expect(judged.moves.flatMap((move) => ('rule' in move ? [`${move.rule}: ${move.reason}`] : []))).toEqual([
      'RG-4.6: 0 dice: accuracy 0 and no height above the target.',
      'RG-11.1: Research Station 1232 is already destroyed.',
    ]);
    const dice = judged.moves.flatMap((move) => ('dice' in move && move.dice.length > 0 ? [move.dice] : []));
    expect(dice).toEqual([[1], [4]]);
    expect(judged).toMatchObject({
      turn: 10,
      activeSeat: '2',
      spacecraft: [
        { id: '1-light-corvette', asset: '1-jupiter', orbital: 1, left: 5 },
        { id: '1-light-bomber', asset: '2-research-station-1232', orbital: 1, left: 4, damage: 0 },
        { id: '2-light-bomber', asset: '2-asteroid-colony-4443', orbital: 1, left: 4 },
      ],
      debris: [{ card: 'fast-attack-craft' }, { card: 'lav' }],
      sides: [
        { population: { used: 4, limit: 8 }, deck: { count: 22 }, hand: { cards: ['university', 'manufactory-a'] } },
        {
          population: { used: 2, limit: 5 },
          deck: { count: 23 },
          hand: { cards: ['fast-attack-craft', 'corporate-base-3322'] },
        },
      ],
    });
  });

  it('RG-C131 with 4 instead of 5 a die of 4 misses, and a 3 hits and leaves 1', () => {
    const last = trace.moves.findLastIndex(({ command }) => command.type === 'attack');
    let { match } = newGame(trace.options, trace.dice);
    for (const move of trace.moves.slice(0, last))
      if (trace.moves.indexOf(move) <= 70 || !isAttempt(move)) match = play(match, move.seat, move.command).match;
    const command: RetrogradeCommand = { type: 'attack', spacecraft: 'L.A.V.', target: 'Fast Attack Craft', spend: 4 };
    const missed = play(match, '1', command).match;
    expect([fleet(missed).includes('2-fast-attack-craft'), diceLeft(missed)]).toEqual([true, []]);
    let hit = play(withDice(match, 3), '1', command).match;
    expect(fleet(hit)).not.toContain('2-fast-attack-craft');
    for (let phase = 0; phase < 4; phase++) hit = play(hit, '1', { type: 'endPhase' }).match;
    expect(fleet(hit)).toContain('1-lav');
    expect(refusal(match, { type: 'attack', spacecraft: 'L.A.V.', target: 'Fast Attack Craft', spend: 6 })).toBe(
      'RG-9.3: L.A.V. has 5 delta-vee.',
    );
  });

  it('answers a setup that is refused with its rule and judges no move', () => {
    const judged = judge(GAMES, { game: 'retrograde', options: { turnLimit: 0 }, moves: [{ seat: '1', command: {} }] });
    expect(judged).toMatchObject({
      setup: [{ rule: 'RG-22.1', reason: 'turnLimit must be 1-500 rounds or none; got 0.' }],
      judged: 0,
    });
  });

  it('plays a match by a seed, and the file replays to the same end', () => {
    const out = join(folder, 'one.json');
    const args = ['--game', 'retrograde', '--seed', 'one', '--options', '{"turnLimit":12}'];
    const first = playMatch(GAMES, [...args, '--out', out]);
    expect(playMatch(GAMES, args)).toEqual(first);
    expect(replay(GAMES, [out])).toEqual(first);
    expect(first.outcome).not.toBeNull();
  });

  it('lets the decks of two files meet, each kept by its player, and names all faults of a file', async () => {
    const file = (name: string, text: string): string => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    };
    const [a, b] = [
      file('a.txt', writeDeck(STARTERS.jupiter)),
      file('b.txt', 'Homeworld: Mars\n1x Colony Ship\n29x L.A.V.'),
    ];
    const args = ['--game', 'retrograde', '--games', '2', '--seed', 'd', '--seats', 'random', '--threads', '1'];
    const run = (...more: string[]) => simulate(GAMES, [...args, ...more]);
    const short = ['--options', file('o.json', '{"turnLimit":3}')];
    const result = (await run('--deckA', a, '--deckB', b, ...short)) as Awaited<ReturnType<typeof simulate>> & {
      readonly decks: readonly { readonly name: string; readonly share: number }[];
    };
    expect(result).toMatchObject({ keep: 'side', decks: [{ name: 'Jupiter starter' }, { name: '' }] });
    expect(result.decks[0]!.share + result.decks[1]!.share).toBe(1);
    expect(result.census.reasons).toEqual({ turnLimit: 2 });
    const bad = file('bad.txt', 'Homeworld: Earth\n1x Death Star\n2x Mars');
    await expect(run('--deckA', bad, '--deckB', b)).rejects.toThrow(
      [
        `${bad}: RG-2.8: Line 2: unknown card "Death Star".`,
        `${bad}: RG-2.3: Line 3: Mars is a homeworld and cannot be among the 30 cards (card 1).`,
        `${bad}: RG-2.1: 2 cards, a deck needs exactly 30.`,
      ].join('\n'),
    );
    await expect(run('--deckA', a)).rejects.toThrow('--deckA and --deckB are given together.');
    await expect(simulate(GAMES, ['--game', 'skaxar', '--games', '1', '--deckA', a, '--deckB', b])).rejects.toThrow(
      '--deckA and --deckB hold decks of retrograde.',
    );
  });
});
