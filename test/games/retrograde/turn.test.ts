import { describe, expect, it } from 'vitest';
import { roundOf } from '../../../src/games/retrograde/rules/rounds.ts';
import {
  after,
  asset,
  attack,
  bombard,
  burn,
  complete,
  contribute,
  endPhase,
  eventOf,
  eventsOf,
  fleet,
  game,
  legal,
  legalOf,
  newGame,
  nextTurn,
  opened,
  play,
  playAll,
  population,
  refusal,
  refused,
  repair,
  research,
  ship,
  side,
  start,
  table,
  until,
  wrecks,
} from '../../helpers/rg-position.ts';
import { typesOf } from '../../helpers/event-types.ts';

const seat1 = { firstPlayer: 'seat1' };

describe('the frame of a turn', () => {
  it('RG-4.1, RG-4.3, RG-C18 six phases, two by themselves, four closed by endPhase', () => {
    let { match } = newGame();
    const phases = [match.state.phase];
    for (let step = 0; step < 4; step++) {
      match = after(match, endPhase);
      phases.push(match.state.phase);
    }
    expect(phases).toEqual(['maneuvers', 'research', 'repair', 'construction', 'maneuvers']);
    expect([match.state.turn, match.state.activeSeat]).toEqual([2, '2']);
    const { events } = nextTurn(newGame().match);
    expect(typesOf(events)).toBe(
      'phaseBegan phaseBegan phaseBegan phaseBegan turnEnded turnBegan refreshed phaseBegan',
    );
  });

  it('RG-C19 turns 1 to 4 lie in rounds 1, 1, 2, 2', () => {
    expect([1, 2, 3, 4].map(roundOf)).toEqual([1, 1, 2, 2]);
  });

  it('RG-4.2 only the active player gives game commands', () => {
    const { match } = newGame();
    expect(refusal(match, endPhase, '2')).toBe("RG-4.2: It is seat 1's turn.");
    expect(refusal(match, endPhase, 'nobody')).toBe('RG-4.2: Spectators give no commands.');
    expect(game.pending(match.state)).toEqual([{ kind: 'maneuvers', seats: ['1'] }]);
    expect(legal(match, '2').map(({ type }) => type)).toEqual(['resign', 'offerDraw']);
  });

  it('RG-4.4 every action is optional and they mix freely', () => {
    const match = table({
      '1': {
        spacecraft: [
          { card: 'L.A.V.', at: '1-earth' },
          { card: 'Light Corvette', at: '1-earth', orbital: 2 },
        ],
      },
    });
    const moved = after(
      match,
      burn('1-light-corvette', '1-earth', 3),
      burn('1-lav', '1-earth', 2),
      burn('1-light-corvette', '1-earth', 4),
      endPhase,
    );
    expect([ship(moved, '1-lav').orbital, ship(moved, '1-light-corvette').orbital]).toEqual([2, 4]);
  });

  it('RG-4.5 names the first failing test in the order of its groups, and an illegal command changes nothing', () => {
    const match = table({
      '1': {
        spacecraft: [{ card: 'Light Corvette', at: '1-earth', barred: true, left: 0 }],
        hand: ['Destroyer'],
      },
      dice: [1],
    });
    // (b) before (d) before (e) before (f) before (g) before (h).
    expect(refusal(match, research('nowhere'), '2')).toBe("RG-4.2: It is seat 1's turn.");
    expect(refusal(match, research('nowhere'))).toMatch(/^RG-4.1: /);
    expect(refusal(match, { type: 'burn', spacecraft: 'ghost', asset: '1-earth', orbital: 9 })).toBe(
      'RG-4.5: There is no spacecraft "ghost".',
    );
    expect(refusal(match, burn('1-light-corvette', '1-earth', 9))).toMatch(/^RG-10.5: /);
    const free = table({ '1': { spacecraft: [{ card: 'Light Corvette', at: '1-earth', left: 0 }] } });
    expect(refusal(free, burn('1-light-corvette', '1-earth', 3))).toMatch(/^RG-7.1: /);
    expect(refusal(free, burn('1-light-corvette', '1-earth', 2))).toMatch(/^RG-6.3: /);
    // (e): the lower rule number first: a card not in the hand (RG-4.5) before a spacecraft of the enemy (RG-6.1).
    const enemy = table({ '2': { spacecraft: [{ card: 'L.A.V.', at: '2-mars' }] } });
    expect(refusal(enemy, { type: 'refit', spacecraft: '2-lav', card: 'lav' })).toBe(
      'RG-4.5: This card is not in your hand.',
    );
    const burnt = table({
      '1': { debris: [{ card: 'L.A.V.', at: '1-earth' }] },
      '2': { debris: [{ card: 'L.A.V.', at: '1-earth' }], spacecraft: [{ card: 'Destroyer', at: '2-mars' }] },
    });
    expect(refusal(burnt, burn('2-destroyer', 'nowhere', 1))).toBe('RG-4.5: There is no asset "nowhere".');
    expect(refusal(burnt, bombard('2-destroyer', 'nowhere'))).toMatch(/^RG-4.5: /);
    expect(refusal(burnt, attack('2-destroyer', 'ghost', 1))).toMatch(/^RG-4.5: /);
    expect(refusal(burnt, attack('1-lav', 'ghost', 1))).toMatch(/^RG-4.5: /);
    expect(refusal(burnt, burn('1-lav', '1-earth', 2))).toBe('RG-12.6: L.A.V. is destroyed.');
    expect(refusal(burnt, burn('2-lav', '1-earth', 2))).toBe('RG-6.1: This spacecraft belongs to the other player.');
    const before = JSON.stringify(match);
    refused(match, '1', attack('1-light-corvette', 'ghost', 1));
    expect(JSON.stringify(match)).toBe(before);
  });

  it('RG-C20, RG-X50 a contribution of nothing is refused', () => {
    const match = table({
      phase: 'construction',
      '1': { assets: [{ card: 'Research Station 1232' }], projects: [{ card: 'Supergiant' }] },
    });
    expect(refusal(match, contribute('1-research-station-1232', '1-p1'))).toBe(
      'RG-4.6: Research Station 1232 has construction power 0.',
    );
  });

  it('RG-C132 but for the one contribution of nothing that completes something', () => {
    const at = (points: number) =>
      table({
        phase: 'construction',
        '1': {
          assets: [{ card: 'Research Station 1232', upgrade: 'Colonization Training' }],
          projects: [{ card: 'Supergiant', points }],
        },
      });
    const { match, events } = playAll(at(4), contribute('1-research-station-1232', '1-p1'));
    expect(typesOf(events)).toBe('contributed assetCompleted');
    expect(asset(match, '1-research-station-1232').tapped).toBe(true);
    expect(refusal(at(3), contribute('1-research-station-1232', '1-p1'))).toMatch(/^RG-4.6: /);
  });

  it('RG-4.6 every command that could change nothing but its own cost is refused', () => {
    const match = table({
      '1': {
        spacecraft: [
          { card: 'Light Bomber', at: '2-mars' },
          { card: 'L.A.V.', at: '2-mars' },
        ],
        deck: [],
      },
      '2': { spacecraft: [{ card: 'Heavy Frigate', at: '2-mars', left: 3 }] },
    });
    const rules = [
      attack('1-light-bomber', '2-heavy-frigate', 4),
      attack('1-lav', '2-heavy-frigate', 3),
      bombard('1-lav'),
    ].map((command) => refusal(match, command).slice(0, 6));
    expect(rules).toEqual(['RG-4.6', 'RG-4.6', 'RG-4.6']);
    expect(refusal(until(match, 'research'), research('1-earth'))).toBe('RG-4.6: Your deck is empty.');
    expect(refusal(until(match, 'repair'), repair('1-earth'))).toBe('RG-4.6: Earth has no damage.');
  });
});

describe('upkeep', () => {
  it('RG-5.1, RG-18.1, RG-C21 whoever has no working homeworld loses before anything else', () => {
    const match = table({
      turn: 9,
      '1': { spacecraft: [{ card: 'Destroyer', at: '2-mars' }] },
      '2': { homeworld: { card: 'Mars', damage: 2 }, orbitCounter: 3 },
    });
    const struck = after(match, bombard('1-destroyer'));
    expect(asset(struck, '2-mars').destroyed).toBe(true);
    expect(struck.state.phase).toBe('maneuvers');
    const { match: end } = nextTurn(struck);
    expect(end.state.outcome).toMatchObject({ winners: ['1'], reason: 'homeworld', result: { turn: 10 } });
    expect(side(end, '2').orbitCounter).toBe(3);
    // Nothing else ends the game: no hand, no deck, no spacecraft.
    const bare = table({ '2': { deck: [], hand: [] }, '1': { deck: [], hand: [] } });
    expect(nextTurn(nextTurn(bare).match).match.state.outcome).toBeNull();
  });

  it('RG-5.2, RG-C22 the counter of a player goes 2, 3, 4, 1, 2', () => {
    let match = newGame(seat1).match;
    const met = [side(match, '1').orbitCounter];
    for (let turn = 3; turn <= 9; turn += 2) {
      match = until(match, 'maneuvers', turn);
      met.push(side(match, '1').orbitCounter);
    }
    expect(met).toEqual([2, 3, 4, 1, 2]);
  });

  it('RG-C23 each player has an own counter', () => {
    let match = newGame(seat1).match;
    const met: string[] = [];
    for (let turn = 1; turn <= 4; turn++) {
      match = until(match, 'maneuvers', turn);
      met.push(match.state.sides.map(({ orbitCounter }) => orbitCounter).join());
    }
    expect(met).toEqual(['2,1', '2,2', '3,2', '3,3']);
  });

  it('RG-5.3, RG-C24, RG-5.4, RG-C25 spacecraft are healed and filled up in their owner’s upkeep alone', () => {
    const match = table({
      activeSeat: '2',
      turn: 2,
      '1': { spacecraft: [{ card: 'Heavy Frigate', at: '1-earth', damage: 3, left: 0 }] },
    });
    expect(ship(match, '1-heavy-frigate')).toMatchObject({ damage: 3, left: 0 });
    expect(ship(nextTurn(match).match, '1-heavy-frigate')).toMatchObject({ damage: 0, left: 3 });
    const other = table({
      '1': { spacecraft: [{ card: 'Fast Attack Craft', at: '1-earth', left: 6 }] },
      '2': { spacecraft: [{ card: 'Battleship', at: '1-earth' }] },
    });
    const theirs = nextTurn(other).match;
    expect(refusal(theirs, attack('2-battleship', '1-fast-attack-craft', 6))).toMatch(/^RG-4.6: Hit number 0/);
    expect(ship(nextTurn(theirs).match, '1-fast-attack-craft').left).toBe(8);
  });

  it('RG-5.5, RG-C26 assets and upgrades do not heal', () => {
    const match = table({
      activeSeat: '2',
      '1': { homeworld: { card: 'Earth', damage: 2, upgrade: { card: 'University', damage: 1 } } },
    });
    const next = nextTurn(match).match;
    expect([asset(next, '1-earth').damage, asset(next, '1-earth').upgrade!.damage]).toEqual([2, 1]);
  });

  it('RG-5.6 clears the marks of the turn', () => {
    const match = table({
      activeSeat: '2',
      '1': {
        homeworld: { card: 'Earth', upgrade: { card: 'Missile Defense System', attacked: ['2-lav'] } },
        spacecraft: [
          {
            card: 'Light Corvette',
            at: '1-earth',
            orbital: 2,
            maneuvered: true,
            attacks: 2,
            bombardments: 1,
            visited: [1, 2],
            barred: true,
          },
        ],
      },
    });
    const next = nextTurn(match).match;
    expect(ship(next, '1-light-corvette')).toMatchObject({
      maneuvered: false,
      attacks: 0,
      bombardments: 0,
      visited: [2],
      barred: false,
    });
    expect(asset(next, '1-earth').upgrade!.attacked).toEqual([]);
  });

  it('RG-5.7 abilities act in the order in which their assets entered play, then maneuvers open', () => {
    const { events } = opened({
      phase: 'upkeep',
      '1': {
        homeworld: { card: 'Earth', upgrade: 'Espionage Agency' },
        assets: [
          { card: 'Moon 1212', upgrade: 'Debris Sweeper' },
          { card: 'Moon 2222', upgrade: 'Espionage Agency' },
        ],
        debris: [{ card: 'lav', at: '1-moon-1212' }],
      },
      '2': { deck: ['Destroyer'] },
    });
    expect(typesOf(events)).toBe('refreshed topSeen swept topSeen phaseBegan');
    expect(eventsOf(events, 'topSeen').map(({ asset: at, card }) => `${at} ${card}`)).toEqual([
      '1-earth destroyer',
      '1-moon-2222 destroyer',
    ]);
  });
});

describe('end of turn', () => {
  it('RG-16.1 tapped cards untap', () => {
    const match = table({ phase: 'construction', '1': { homeworld: { card: 'Earth', tapped: true } } });
    const { match: next, events } = nextTurn(match);
    expect(eventOf(events, 'untapped').assets).toEqual(['1-earth']);
    expect(asset(next, '1-earth').tapped).toBe(false);
  });

  const around = (left: number, ...cards: readonly string[]) =>
    cards.map((card) => ({ card, at: '1-earth', orbital: 2, left }));
  const wreck = { card: 'Destroyer', at: '1-earth', orbital: 2 };

  it('RG-16.2, RG-C99 debris damages spacecraft without delta-vee', () => {
    const { match } = nextTurn(table({ '1': { spacecraft: around(0, 'Elite Fighter'), debris: [wreck, wreck] } }));
    expect([fleet(match), wrecks(match).length]).toEqual([[], 3]);
  });

  it('RG-C100 all damage together: new debris does not count this turn', () => {
    const { match, events } = nextTurn(
      table({ '1': { spacecraft: around(0, 'Fast Attack Craft', 'Light Bomber'), debris: [wreck] } }),
    );
    expect(fleet(match)).toEqual(['1-light-bomber']);
    expect(ship(match, '1-light-bomber').damage).toBe(1);
    expect(wrecks(match).length).toBe(2);
    expect(eventOf(events, 'debrisStruck').struck.map(({ dealt }) => dealt)).toEqual([1, 1]);
  });

  it('RG-C101 not those with 1 left, nor those of the enemy, nor those in another orbital', () => {
    const { match, events } = nextTurn(
      table({
        '1': {
          spacecraft: [...around(1, 'Fast Attack Craft', 'Light Bomber'), { card: 'lav', at: '1-earth', left: 0 }],
          debris: [wreck],
        },
        '2': { spacecraft: around(0, 'Elite Fighter') },
      }),
    );
    expect(eventsOf(events, 'debrisStruck')).toEqual([]);
    expect(fleet(match).length).toBe(4);
  });

  it('RG-C102 the damage stays through the other player’s turn', () => {
    const match = table({
      turn: 7,
      '1': { spacecraft: [{ card: 'Light Bomber', at: '2-mars' }] },
      '2': { debris: [{ card: 'lav', at: '2-mars' }] },
    });
    const eight = nextTurn(after(match, bombard('1-light-bomber'))).match;
    expect([eight.state.turn, ship(eight, '1-light-bomber').damage]).toEqual([8, 1]);
    expect(ship(nextTurn(eight).match, '1-light-bomber').damage).toBe(0);
  });

  it('RG-16.3 other effects come after the debris: only a card that expires', () => {
    const { events } = nextTurn(
      table({
        options: { problematicCards: true },
        turn: 5,
        '1': {
          spacecraft: [
            { card: 'Interplanetary Missile', at: '1-earth', entered: 5 },
            { card: 'lav', at: '1-earth', left: 0 },
          ],
          debris: [{ card: 'lav', at: '1-earth' }],
        },
      }),
    );
    expect(eventsOf(events, 'spacecraftDestroyed').map(({ cause }) => cause)).toEqual(['debris', 'expired']);
  });

  it('RG-16.4 then the other player’s turn begins', () => {
    const { match } = nextTurn(table({}));
    expect([match.state.turn, match.state.activeSeat, match.state.phase]).toEqual([2, '2', 'maneuvers']);
  });
});

describe('the end of the game', () => {
  it('RG-18.2 either player may resign at any time', () => {
    for (const [seat, winner] of [
      ['1', '2'],
      ['2', '1'],
    ] as const) {
      const { match } = play(newGame().match, seat, { type: 'resign' });
      expect(match.state.outcome).toMatchObject({ winners: [winner], reason: 'resign' });
      expect(game.pending(match.state)).toEqual([]);
      expect(legal(match, '1')).toEqual([]);
    }
  });

  it('RG-18.3 a draw is offered once a turn, answered or not, and lapses with it', () => {
    const { match } = newGame();
    const offered = play(match, '2', { type: 'offerDraw' }).match;
    expect(legal(offered, '1').map(({ type }) => type)).toEqual(
      expect.arrayContaining(['endPhase', 'acceptDraw', 'declineDraw']),
    );
    expect(legal(offered, '2').map(({ type }) => type)).toEqual(['resign']);
    const agreed = play(offered, '1', { type: 'acceptDraw' });
    expect(agreed.match.state.outcome).toMatchObject({ winners: [], reason: 'agreement' });
    expect(typesOf(agreed.events)).toBe('drawAgreed gameEnded');
    const declined = play(offered, '1', { type: 'declineDraw' }).match;
    expect(refusal(declined, { type: 'acceptDraw' }, '1')).toBe('RG-18.3: No draw has been offered.');
    expect(refusal(declined, { type: 'offerDraw' }, '2')).toBe('RG-18.3: You have offered a draw this turn.');
    const lapsed = nextTurn(offered).match;
    expect(refusal(lapsed, { type: 'declineDraw' }, '1')).toBe('RG-18.3: No draw has been offered.');
    expect(legal(lapsed, '2').map(({ type }) => type)).toContain('offerDraw');
  });

  it('RG-18.4, RG-C118 the turn cap ends the game after the second turn of its last round', () => {
    let { match } = newGame({ firstPlayer: 'seat1', turnLimit: 20 });
    match = until(match, 'construction', 40);
    const { match: end, events } = playAll(match, endPhase);
    expect(typesOf(events)).toBe('phaseBegan turnEnded gameEnded');
    expect(end.state.outcome).toMatchObject({ reason: 'turnLimit', result: { turn: 40 } });
  });

  const capped = { firstPlayer: 'seat1', turnLimit: 20 };

  it('RG-18.5, RG-C119 a lost homeworld loses; before the cap already if its owner still has an upkeep', () => {
    const lost = { homeworld: { card: 'Earth', destroyed: true } };
    const last = table({ options: { ...capped, decks: ['earth', 'earth'] }, turn: 39, '2': lost });
    expect(nextTurn(last).match.state.outcome).toMatchObject({ winners: ['1'], reason: 'homeworld' });
    const at40 = table({ options: { ...capped, decks: ['earth', 'earth'] }, turn: 40, '2': lost });
    expect(nextTurn(at40).match.state.outcome).toMatchObject({
      winners: ['1'],
      reason: 'turnLimit',
      result: { difference: 'homeworld' },
    });
  });

  it('RG-C120 equal limits: the higher sum of printed costs wins', () => {
    const match = table({
      options: { ...capped, decks: ['earth', 'earth'] },
      turn: 40,
      '1': {
        assets: [{ card: 'Moon 1212', upgrade: 'Booster Rockets' }],
        spacecraft: [{ card: 'Light Corvette', at: '1-earth' }],
      },
      '2': { assets: [{ card: 'Supergiant' }] },
    });
    expect([population(match, '1'), population(match, '2')]).toEqual(['2 of 6', '0 of 6']);
    expect(nextTurn(match).match.state.outcome).toMatchObject({ winners: ['1'], result: { difference: 'costs' } });
  });

  it('RG-18.5 the higher limit before the costs, and a draw where nothing differs', () => {
    const limit = table({ options: { ...capped, decks: ['earth', 'mars'] }, turn: 40 });
    expect(nextTurn(limit).match.state.outcome).toMatchObject({ winners: ['2'], result: { difference: 'population' } });
    const even = table({ options: { ...capped, decks: ['mars', 'mars'] }, turn: 40 });
    expect(nextTurn(even).match.state.outcome).toMatchObject({ winners: [], result: { difference: 'none' } });
  });

  it('RG-18.6, RG-X65 after the end nothing is accepted and everything is shown', () => {
    const { match } = play(newGame().match, '1', { type: 'resign' });
    for (const command of [endPhase, { type: 'resign' }, { type: 'offerDraw' }])
      expect(refusal(match, command, '2')).toBe('RG-18.6: The game is over.');
    const seen = game.view(match.state, { kind: 'audience' });
    expect([seen.sides[0].hand.cards?.length, seen.sides[1].deck.order?.length]).toEqual([5, 25]);
    expect(seen.options.decks[1].cards?.length).toBe(30);
  });
});

describe('what a turn of building looks like', () => {
  it('legal commands of a phase are all there is', () => {
    const match = until(newGame({ firstPlayer: 'seat1', decks: ['earth', 'mars'] }).match, 'construction');
    expect(legalOf(match, 'startProject')).toEqual([
      start('fast-attack-craft', '1-earth'),
      start('asteroid-colony-4443'),
      start('research-station-1232'),
    ]);
    const built = after(match, start('fast-attack-craft', '1-earth'), contribute('1-earth', '1-p1'));
    expect(legalOf(built, 'complete')).toEqual([complete('1-p1', 1)]);
    expect(legalOf(built, 'contribute')).toEqual([]);
  });
});
