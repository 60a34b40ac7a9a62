import { describe, expect, it } from 'vitest';
import { designOf } from '../faces.ts';
import { legal } from '../legal.ts';
import { picture } from '../picture.ts';
import { refuse } from '../refusals/refuse.ts';
import { fleetOf, type Game } from '../state.ts';
import { attempts, SWEPT, written } from './attempts.ts';
import { actors, playRandomly } from './random-play.ts';

/** OS-1.4, OS-0.6, OS-3.1: what holds in every position; the names of the laws that are broken. */
function broken(game: Game): string[] {
  const playing = game.players.filter(({ eliminated }) => !eliminated);
  const laws: readonly [string, boolean][] = [
    ['every player has his 45 cards', game.round === 0 || playing.every((player) => cardsOf(player).length === 45)],
    ['no card is twice', playing.every((player) => new Set(cardsOf(player)).size === cardsOf(player).length)],
    ['values stay within the printed ones', game.ships.every(isWhole)],
    ['no slot holds two ships', playing.every(({ seat }) => hasRoom(game, seat))],
    ['fleets have 11 ships at most', playing.every(({ seat }) => fleetOf(game, seat).length <= 11)],
    ['nobody owes points', game.players.every(({ recruitment }) => recruitment >= 0)],
    ['somebody can act until the end', (game.phase === 'gameOver') === (actors(game).length === 0)],
    ['a game goes on or has a result', (game.phase === 'gameOver') === (game.result !== null)],
    ['a window is a phase', (game.phase === 'window') === (game.window !== null)],
    ['attacks have an action', (game.phase === 'attacking') <= (game.action !== null)],
    ['an active player plays', game.round === 0 || game.result !== null || isActiveIn(game)],
  ];
  return laws.filter(([, holds]) => !holds).map(([name]) => name);
}

const cardsOf = ({ tacticsDeck, hand, discard, reserve }: Game['players'][number]): string[] => [
  ...tacticsDeck,
  ...hand,
  ...discard,
  ...reserve,
];

function isWhole(ship: Game['ships'][number]): boolean {
  const { shield, hull, energy } = designOf(ship);
  const within = (value: number, least: number, most: number) => value >= least && value <= most;
  return within(ship.shield, 0, shield) && within(ship.hull, 1, hull) && within(ship.energy, 0, energy);
}

function hasRoom(game: Game, seat: number): boolean {
  const slots = fleetOf(game, seat).flatMap(({ slot }) => slot ?? []);
  return new Set(slots).size === slots.length;
}

/** The turn of a player who concedes in a window lasts to the end of that window. */
const isActiveIn = ({ players, activeSeat, phase }: Game): boolean =>
  phase === 'window' || !players[activeSeat - 1]!.eliminated;

describe('random games of the model', () => {
  it('40 come to their end by the laws, over seats, modes and options', () => {
    const types: Record<string, number> = {};
    const endings: Record<string, number> = {};
    const faults: string[] = [];
    for (let seed = 1; seed <= 40; seed += 1) {
      const game = playRandomly(seed, (_before, seat, command, next) => {
        types[command.type] = (types[command.type] ?? 0) + 1;
        faults.push(...broken(next).map((law) => `seed ${seed}: ${law} after ${seat} ${JSON.stringify(command)}`));
      });
      endings[game.result!.reason] = (endings[game.result!.reason] ?? 0) + 1;
      expect(legal(game, 1)).toEqual([]);
    }
    expect(faults).toEqual([]);
    // All 22 of them, but for two that chance may deny.
    expect(Object.keys(types).length).toBeGreaterThanOrEqual(20);
    expect(Object.keys(endings).sort()).toEqual(['collector', 'lastSide', 'roundLimit', 'vp']);
  });

  it('what is not refused is in the set of legal commands, and the other way round', () => {
    const rules = new Set<string>();
    const astray: string[] = [];
    for (let seed = 301; seed <= 312; seed += 1) {
      let step = 0;
      playRandomly(seed, (before, seat) => {
        step += 1;
        if (step % 9 !== 0) return;
        const all = legal(before, seat).filter(({ type }) => SWEPT.includes(type) && type !== 'setAutoPass');
        const listed = new Set(all.map(written));
        const open = attempts(before, seat).filter((command) => {
          const refusal = refuse(before, seat, command);
          refusal?.rules.forEach((rule) => rules.add(rule));
          return refusal === null;
        });
        const allowed = new Set(open.map(written));
        astray.push(...[...allowed].filter((one) => !listed.has(one)).map((one) => `seed ${seed} not listed: ${one}`));
        astray.push(...[...listed].filter((one) => !allowed.has(one)).map((one) => `seed ${seed} not open: ${one}`));
      });
    }
    expect(astray).toEqual([]);
    // Most rules that can refuse have done so.
    expect(rules.size).toBeGreaterThan(25);
  });

  it('the same seed gives the same game, as plain data', () => {
    const pictures = [7, 7, 8].map((seed) => {
      const game = playRandomly(seed, () => {});
      expect(JSON.parse(JSON.stringify(game))).toEqual(game);
      return JSON.stringify(picture(game));
    });
    expect(pictures[0]).toBe(pictures[1]);
    expect(pictures[0]).not.toBe(pictures[2]);
  });
});
