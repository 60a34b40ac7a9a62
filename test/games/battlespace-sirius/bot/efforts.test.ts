import { describe, expect, it } from 'vitest';
import { startMatch } from '../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import type { Effort } from '../../../../src/engine/brain.ts';
import { maneuverProspects } from '../../../../src/games/battlespace-sirius/bot/maneuver.ts';
import { battlespaceSiriusBrain, SIRIUS_EFFORTS } from '../../../../src/games/battlespace-sirius/bot.ts';
import { battlespaceSirius } from '../../../../src/games/battlespace-sirius/index.ts';
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import { duel, ship } from '../../../helpers/bs-position.ts';

const CLEAR: Effort = { candidates: 200, caution: 1, blur: 0 };
const DIM: Effort = { candidates: 200, caution: 0, blur: 0.5, overlooks: 0.9 };

/** What a player of an effort thinks of the first turn of a game with such options. */
function thoughts(raw: object, effort: Effort): unknown {
  const options = battlespaceSirius.parseOptions(raw);
  if (!options.ok) throw new Error(options.faults[0]!.reason);
  const { state } = startMatch(battlespaceSirius, options.value, seedChance('efforts')).match;
  const seat = battlespaceSirius.pending(state)[0]!.seats[0]!;
  return battlespaceSiriusBrain.prospects(state, seat, effort, openChance(seedChance('efforts')));
}

describe('the efforts of the levels of Battlespace Sirius', () => {
  it.each([
    ['more', { playerCount: 2 }, false],
    ['more', { playerCount: 3 }, true],
    ['more', { playerCount: 6, lifeboats: true }, true],
    ['advanced-more', { playerCount: 2, lifeboats: true }, false],
    ['advanced-more', { playerCount: 3 }, false],
    ['advanced-more', { playerCount: 3, lifeboats: true }, true],
    ['advanced-two', { playerCount: 2 }, false],
    ['advanced-two', { playerCount: 3, lifeboats: true }, false],
    ['advanced-two', { playerCount: 2, lifeboats: true }, true],
  ])('are others where they are named by how many play, and with lifeboats: %s, %o', (name, options, other) => {
    expect(thoughts(options, CLEAR)).not.toEqual(thoughts(options, DIM));
    const here = { ...CLEAR, where: { [name]: DIM } };
    expect(thoughts(options, here)).toEqual(thoughts(options, other ? DIM : CLEAR));
  });

  it('with lifeboats among more than two players are those of that, not those of more alone', () => {
    const here = { ...DIM, where: { more: DIM, 'advanced-more': CLEAR } };
    expect(thoughts({ playerCount: 3, lifeboats: true }, here)).toEqual(
      thoughts({ playerCount: 3, lifeboats: true }, CLEAR),
    );
  });

  it('overlook the less the higher the level, however many play', () => {
    const levels = ['casual', 'default', 'skilled', 'hard', 'expert'];
    for (const place of [null, 'more', 'advanced-two', 'advanced-more']) {
      const overlooked = levels.map((level) => {
        const effort = SIRIUS_EFFORTS[level]!;
        return (place === null ? effort : effort.where![place]!).overlooks!;
      });
      expect(overlooked).toEqual([...overlooked].sort((a, b) => b - a));
    }
  });
});

describe('a ship that is destroyed for certain', () => {
  const vessels = [ship(1, [0, 0]), ship(2, [1, 0], 'N', [0, 0, 0, 0]), ship(3, [0, 1]), ship(4, [1, 1])];

  it.each([false, true])('is overlooked by nobody among several players; lifeboats: %s', (lifeboats) => {
    const { state } = duel({ vessels, options: { lifeboats } });
    const plain = maneuverProspects(state, '1', CLEAR, { work: 0 }).flatMap((way) => (way.plain ? [way.command] : []));
    expect(plain.length).toBeGreaterThan(0);
    for (let seed = 0; seed < 25; seed += 1) {
      const thought = battlespaceSiriusBrain.prospects(state, '1', DIM, openChance(seedChance(`${seed}`)));
      expect(thought.length).toBeLessThan(60);
      expect(thought.map(({ command }) => command)).toEqual(expect.arrayContaining(plain));
    }
  });

  it('is one that only has Power on two opposite sides, and none that can turn Power to every line', () => {
    const isPlain = (power: Power): boolean => {
      const { state } = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', power), ship(3, [9, 9])] });
      return maneuverProspects(state, '1', CLEAR, { work: 0 }).some(({ plain }) => plain);
    };
    expect(isPlain([6, 0, 6, 0])).toBe(true);
    expect(isPlain([6, 6, 6, 0])).toBe(false);
  });
});
