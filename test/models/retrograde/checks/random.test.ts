import { describe, expect, it } from 'vitest';
import { assetFace, shipFace, upgradeFace } from '../cards.ts';
import { legal } from '../legal.ts';
import { limitOf, outermost, resistanceOf, usedOf } from '../numbers.ts';
import { picture } from '../picture.ts';
import { refusal } from '../refusals/refusal.ts';
import { assetOf, findAsset, type Command, type Game, type Seat } from '../state.ts';
import { allCards } from './position.ts';
import { amount } from '../../../helpers/whole.ts';
import { generator, playRandomly, randomAttempt } from './random-play.ts';

const GAMES = amount(60, 200);

/** What is wrong with a game after a command; empty when every law holds. */
function broken(cards: string, before: Game, command: Command, game: Game): string[] {
  const laws: readonly (readonly [name: string, holds: boolean])[] = [
    ['every card is in one place', [...allCards(game)].sort().join() === cards],
    ['spacecraft are whole and where there is an orbital', game.spacecraft.every((ship) => flies(game, ship))],
    ['debris lies in orbitals', game.debris.every(({ asset, orbital }) => isOrbital(game, asset, orbital))],
    ['working assets and upgrades stand', game.assets.every(stands)],
    ['projects have places of their own', hasPlaces(game)],
    [
      'only the active player has tapped assets',
      game.assets.every(({ owner, tapped }) => !tapped || owner === game.activeSeat),
    ],
    ['population rises to the limit at most', game.phase === 'over' || livesWithin(before, command, game)],
    ['a game goes on or has a result', (game.phase === 'over') === (game.result !== null)],
    ['upkeep waits for a sweep only', (game.phase === 'upkeep') === game.starting.length > 0],
  ];
  return laws.filter(([, holds]) => !holds).map(([name]) => `${name}: ${JSON.stringify(command)}`);
}

const isOrbital = (game: Game, asset: string, orbital: number): boolean =>
  orbital >= 1 && orbital <= outermost(assetOf(game, asset));

function flies(game: Game, ship: Game['spacecraft'][number]): boolean {
  const { deltaVee, armor } = shipFace(ship.id);
  const isWhole = ship.damage >= 0 && ship.damage < armor && ship.left >= 0 && ship.left <= deltaVee;
  return isWhole && isOrbital(game, ship.asset, ship.orbital) && ship.visited.includes(ship.orbital);
}

function stands(asset: Game['assets'][number]): boolean {
  const { upgrade, damage, destroyed } = asset;
  if (destroyed) return upgrade === null && damage >= assetFace(asset.id).resistance;
  const holds = upgrade === null || (upgrade.damage >= 0 && upgrade.damage < upgradeFace(upgrade.id).resistance);
  return holds && damage >= 0 && damage < resistanceOf(asset);
}

function hasPlaces(game: Game): boolean {
  const carried = game.projects.filter(({ kind }) => kind !== 'asset');
  const places = carried.map(({ asset, kind }) => `${asset} ${kind}`);
  const lieRight = game.projects.every(({ asset, kind, owner }) =>
    kind === 'asset' ? asset === null : findAsset(game, asset!)?.owner === owner && !assetOf(game, asset!).destroyed,
  );
  return lieRight && new Set(places).size === places.length;
}

/** RG-15.3, RG-10.6: only an asset that was lost, or the errata for refits, bring the use above the limit. */
function livesWithin(before: Game, command: Command, game: Game): boolean {
  if (command.type === 'refit' && game.options.errata) return true;
  return ([1, 2] as const).every((seat) => {
    const hasLost = (state: Game) => state.assets.filter(({ destroyed, owner }) => destroyed && owner === seat).length;
    const rose = usedOf(game, seat) > usedOf(before, seat);
    return !rose || usedOf(game, seat) <= limitOf(game, seat) || hasLost(game) > hasLost(before);
  });
}

/** A command as text; the debris of a sweep is a set. */
const written = (command: Command): string =>
  JSON.stringify(command.type === 'sweep' ? { ...command, debris: [...command.debris].sort() } : command);

describe('random games of the model', () => {
  it(`${GAMES} come to their end by the laws`, () => {
    const types: Record<string, number> = {};
    const endings: Record<string, number> = {};
    const faults: string[] = [];
    for (let seed = 1; seed <= GAMES; seed += 1) {
      let cards = '';
      const game = playRandomly(seed, (before, command, next) => {
        cards ||= [...allCards(before)].sort().join();
        types[command.type] = (types[command.type] ?? 0) + 1;
        faults.push(...broken(cards, before, command, next).map((fault) => `seed ${seed}: ${fault}`));
      });
      endings[game.result!.reason] = (endings[game.result!.reason] ?? 0) + 1;
      expect(legal(game)).toEqual([]);
    }
    expect(faults).toEqual([]);
    // All 19 of them, but for one that chance may deny.
    expect(Object.keys(types).length).toBeGreaterThanOrEqual(18);
    expect(Object.keys(endings).length).toBeGreaterThanOrEqual(3);
  });

  it('what is not refused is in the full set, and the other way round', () => {
    const rules: Record<string, number> = {};
    const astray: string[] = [];
    for (let seed = 301; seed <= 312; seed += 1) {
      const pick = generator(seed);
      playRandomly(seed, (before) => {
        const seat: Seat = pick(20) === 0 ? (before.activeSeat === 1 ? 2 : 1) : before.activeSeat;
        const all = legal(before, seat).map(written);
        for (let attempt = 0; attempt < 6; attempt += 1) {
          const command = randomAttempt(pick, before);
          const answer = refusal(before, command, seat);
          if (answer) rules[answer.rules[0]!] = (rules[answer.rules[0]!] ?? 0) + 1;
          if ((answer === null) !== all.includes(written(command))) astray.push(`seed ${seed}: ${written(command)}`);
        }
      });
    }
    expect(astray).toEqual([]);

    // Most rules that can refuse have done so.
    expect(Object.keys(rules).length).toBeGreaterThan(30);
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
