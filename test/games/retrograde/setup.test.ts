import { describe, expect, it } from 'vitest';
import { STARTERS } from '../../../src/games/retrograde/data/starters.ts';
import { burnCost } from '../../../src/games/retrograde/rules/burn.ts';
import {
  after,
  asset,
  attack,
  diceLeft,
  endPhase,
  eventOf,
  eventsOf,
  game,
  legal,
  newGame,
  nextTurn,
  optionsOf,
  placeFaults,
  play,
  refusal,
  setupRefusals,
  ship,
  side,
  table,
  withDice,
} from '../../helpers/rg-position.ts';
import { typesOf } from '../../helpers/event-types.ts';

const earths = { firstPlayer: 'seat1', decks: ['earth', 'earth'] };

describe('the frame', () => {
  it('RG-1.1 two seats, no more and no less', () => {
    expect(game.seats(optionsOf())).toEqual(['1', '2']);
    expect(setupRefusals({ players: 3 })).toEqual(['RG-1.1: This game has two seats, 1 and 2.']);
    expect(setupRefusals({ decks: ['earth', 'mars', 'jupiter'] })).toEqual([
      'RG-1.1: Two players bring two decks; you named 3.',
    ]);
  });

  it('RG-1.3 every card of a player lies in the deck, the hand, on the field or among the removed', () => {
    const { match } = newGame(earths);
    const { deck, hand, removed } = side(match, '1');
    expect([...hand, ...deck]).toEqual(STARTERS.earth.cards);
    expect(removed).toEqual([]);
    const piles = table({
      '1': { debris: [{ card: 'lav', at: '2-mars', orbital: 2 }], removed: ['University'] },
    });
    expect(piles.state.debris).toEqual([{ id: '1-lav', card: 'lav', owner: '1', asset: '2-mars', orbital: 2 }]);
    expect(side(piles, '1').removed).toEqual([{ card: 'university', open: true }]);
  });

  it('RG-1.6, RG-C3 distance is the difference of orbitals around the same asset', () => {
    const at = (orbital: number, from = 1) => {
      const match = table({
        '1': { spacecraft: [{ card: 'Heavy Frigate', at: '1-earth', orbital: from }] },
        '2': { spacecraft: [{ card: 'Light Bomber', at: '1-earth', orbital, left: 0 }] },
        dice: [6, 6, 6, 6, 6],
      });
      return eventOf(play(match, '1', attack('1-heavy-frigate', '2-light-bomber', 3)).events, 'attacked');
    };
    expect([at(3).aim.range, at(1).aim.range]).toEqual([3 + 2, 3]);
    expect(at(1, 3).dice.length).toBe(3 + 2);
  });

  it('RG-1.8 goes through cards in the order in which they entered play', () => {
    const { match } = newGame(earths);
    expect(match.state.assets.map(({ id }) => id)).toEqual(['1-earth', '2-earth']);
    let now = after(match, endPhase, endPhase, endPhase);
    now = after(
      now,
      { type: 'startProject', card: 'asteroid-colony-4443' },
      { type: 'contribute', asset: '1-earth', project: '1-p1' },
    );
    expect(now.state.assets.map(({ id }) => id)).toEqual(['1-earth', '2-earth', '1-asteroid-colony-4443']);
    const struck = nextTurn(
      table({
        '1': {
          spacecraft: [
            { card: 'lav', at: '1-earth', left: 0 },
            { card: 'elite-fighter', at: '1-earth', left: 0 },
          ],
          debris: [{ card: 'destroyer', at: '1-earth' }],
        },
      }),
    );
    expect(eventsOf(struck.events, 'spacecraftDestroyed').map(({ spacecraft }) => spacecraft)).toEqual([
      '1-lav',
      '1-elite-fighter',
    ]);
    expect(struck.match.state.debris.map(({ id }) => id)).toEqual(['1-destroyer', '1-lav', '1-elite-fighter']);
  });
});

describe('the setup', () => {
  it('RG-3.1, RG-C15 a coin says who begins; with a fixed value none is thrown', () => {
    const { match, events } = newGame({}, [2]);
    expect(events[0]).toEqual({ type: 'begun', first: '2', coin: 2 });
    const turns = [match, nextTurn(match).match];
    turns.push(nextTurn(turns[1]!).match);
    expect(turns.map(({ state }) => `${state.turn} ${state.activeSeat}`)).toEqual(['1 2', '2 1', '3 2']);
    for (const seat of ['1', '2'])
      expect(newGame({ firstPlayer: `seat${seat}` }).events[0]).toEqual({ type: 'begun', first: seat, coin: null });
  });

  it('RG-3.2 homeworlds lie face up, untapped, unharmed, with nothing on or around them', () => {
    const { state } = newGame().match;
    expect(state.assets).toEqual(
      ['1-earth', '2-mars'].map((id) => ({
        id,
        card: id.slice(2),
        owner: id[0],
        tapped: false,
        damage: 0,
        destroyed: false,
        upgrade: null,
      })),
    );
    expect([state.spacecraft, state.debris, state.projects]).toEqual([[], [], []]);
  });

  it('RG-3.3, RG-C16, RG-2.6 five cards off the top of a deck that keeps its order', () => {
    const { match, events } = newGame(earths);
    expect(side(match, '1').hand).toEqual([
      'fast-attack-craft',
      'fast-attack-craft',
      'asteroid-colony-4443',
      'light-bomber',
      'research-station-1232',
    ]);
    expect([side(match, '1').deck.length, side(match, '1').deck[0]]).toEqual([25, 'booster-rockets']);
    expect(side(match, '2').deck).toEqual(STARTERS.earth.cards.slice(5));
    expect(typesOf(events)).toBe('begun dealt dealt turnBegan refreshed phaseBegan');
  });

  it('RG-3.4, RG-C17 counters start at 1', () => {
    const state = game.setup(optionsOf({ decks: ['jupiter', 'earth'] }), { below: () => 0, die: () => 1 } as never);
    expect(state.sides.map(({ orbitCounter }) => orbitCounter)).toEqual([1, 1]);
    const jupiter = state.assets[0]!;
    const destroyer = { card: 'destroyer', owner: '2', asset: '2-earth' };
    expect(burnCost(state, destroyer, jupiter, 4)).toMatchObject({ transfer: 4, entry: 1, total: 5 });
  });
});

describe('chance', () => {
  it('RG-21.1, RG-C123 draws a coin, the dice of an attack in one go, and one die for missile defense', () => {
    const setup = newGame({}, [1]).match;
    expect(diceLeft(setup)).toEqual([]);
    const match = table({
      '1': {
        homeworld: { card: 'Earth', upgrade: 'Missile Defense System' },
        spacecraft: [{ card: 'Light Corvette', at: '1-earth' }],
      },
      '2': { spacecraft: [{ card: 'Light Bomber', at: '1-earth', left: 0 }] },
      dice: [1, 4, 6],
    });
    refusal(match, attack('1-light-corvette', '2-light-bomber', 9));
    expect(diceLeft(match)).toEqual([1, 4, 6]);
    const shot = play(match, '1', attack('1-light-corvette', '2-light-bomber', 4));
    expect(eventOf(shot.events, 'attacked')).toMatchObject({ dice: [1, 4], hits: 1 });
    expect(diceLeft(after(shot.match, { type: 'missileDefense', asset: '1-earth', target: '2-light-bomber' }))).toEqual(
      [],
    );
    expect(() => play(withDice(match, 1), '1', attack('1-light-corvette', '2-light-bomber', 4))).toThrow('run out');
  });
});

describe('options', () => {
  it('RG-22.1, RG-X72 refuses a value out of range with the key, the value and the range', () => {
    expect(setupRefusals({ turnLimit: 0 })).toEqual(['RG-22.1: turnLimit must be 1-500 rounds or none; got 0.']);
    expect(setupRefusals({ turnLimit: 501, maxCopies: 31, hitRule: 'higher', firstPlayer: 'seat3' })).toEqual([
      'RG-22.1: hitRule must be lower or lowerOrEqual; got "higher".',
      'RG-22.1: firstPlayer must be random, seat1 or seat2; got "seat3".',
      'RG-22.1: maxCopies must be 1-30 or none; got 31.',
      'RG-22.1: turnLimit must be 1-500 rounds or none; got 501.',
    ]);
    expect(setupRefusals({ turnLimit: 1.5 })[0]).toBe('RG-22.1: turnLimit must be 1-500 rounds or none; got 1.5.');
    for (const fine of [{ turnLimit: 1 }, { turnLimit: 500 }, { turnLimit: 'none' }, { maxCopies: null }])
      expect(setupRefusals(fine)).toEqual([]);
  });

  it('fills the defaults, reads cards by name, and names what there is not', () => {
    expect(optionsOf()).toEqual({
      errata: false,
      hitRule: 'lower',
      problematicCards: false,
      maxCopies: null,
      turnLimit: null,
      firstPlayer: 'random',
      scrapProjects: false,
      decks: [STARTERS.earth, STARTERS.mars],
    });
    const own = { homeworld: 'Earth', cards: STARTERS.earth.cards };
    expect(optionsOf({ decks: [own, 'Mars'] }).decks[0]).toEqual({ ...STARTERS.earth, name: '' });
    expect(setupRefusals({ decks: ['saturn', 'mars'] })).toEqual([
      'There is no ready-made deck "saturn"; there is earth, mars, jupiter, mars-second, jupiter-second.',
    ]);
    expect(setupRefusals({ dice: 2 })).toEqual(['There is no option dice.']);
    expect(
      setupRefusals({ decks: ['earth', { homeworld: 'Foo', cards: [...STARTERS.mars.cards, 'Death Star'] }] }),
    ).toEqual(['RG-2.8: Card 31: unknown card "Death Star".', 'RG-2.2: "Foo" is not a homeworld.']);
    expect(
      setupRefusals({ decks: ['earth', { name: 'x'.repeat(61), homeworld: 'Mars', cards: STARTERS.mars.cards }] }),
    ).toEqual(['RG-2.8: The name of a deck has at most 60 characters.']);
  });
});

describe('a described position', () => {
  it('gives things the ids they have in play', () => {
    const match = table({
      '1': {
        assets: [{ card: 'Moon 1212' }, { card: 'Moon 1212', upgrade: { card: 'University', damage: 1 } }],
        spacecraft: [
          { card: 'L.A.V.', at: 'Mars' },
          { card: 'L.A.V.', at: '1-moon-1212-2', orbital: 2 },
        ],
      },
    });
    expect(asset(match, '1-moon-1212-2').upgrade).toMatchObject({ id: '1-university', damage: 1 });
    expect([ship(match, '1-lav').asset, ship(match, '1-lav-2').asset]).toEqual(['2-mars', '1-moon-1212-2']);
    expect(legal(match).length).toBeGreaterThan(0);
  });

  it('names what is wrong with it by its path', () => {
    expect(
      placeFaults({
        '1': { hand: ['Death Star'], assets: [{ card: 'Mars' }], spacecraft: [{ card: 'University', at: 'Mars' }] },
      }),
    ).toEqual([
      '1.assets.0.card: Mars is a homeworld.',
      '1.spacecraft.0.card: University is no spacecraft.',
      '1.hand.0: There is no card Death Star.',
    ]);
    expect(
      placeFaults({
        '1': {
          homeworld: { card: 'Earth', damage: 4 },
          spacecraft: [
            { card: 'lav', at: '1-earth', orbital: 5 },
            { card: 'lav', at: 'Supergiant', damage: 1, left: 7 },
          ],
          projects: [{ card: 'Moon 1212', at: '1-earth' }, { card: 'lav' }],
        },
      }),
    ).toEqual([
      '1.spacecraft.0.orbital: Earth has 4 orbitals.',
      '1.spacecraft.1.at: There is no asset Supergiant, or more than one.',
      '1.spacecraft.1.damage: L.A.V. has armor 1.',
      '1.spacecraft.1.left: L.A.V. has at most 6 delta-vee.',
      '1.projects.0.at: Moon 1212 lies on the asset field.',
      '1.projects.1.at: Name the asset that carries L.A.V..',
      '1.homeworld: It would be destroyed.',
    ]);
    expect(placeFaults({}, { turnLimit: 0 })[0]).toMatch(/^options: RG-22.1: turnLimit/);
    expect(placeFaults({ turns: 3 })).toEqual(['turns: There is no field turns here.']);
  });
});
