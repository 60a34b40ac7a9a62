import { describe, expect, it } from 'vitest';
import {
  deciding,
  eventsOf,
  field,
  game,
  money,
  opened,
  optionsOf,
  pile,
  placeFaults,
  side,
  table,
  unsettled,
  type TableInput,
} from '../../../helpers/sk-position.ts';

const ONE_SHIP = { A: { field: ['E07'] }, B: { field: ['X02'] } };

describe('a described position', () => {
  it('SK-11.5: an empty description is a new game before its first flip, in table order', () => {
    const { state } = unsettled({});
    expect([
      state.phase,
      state.step,
      state.turn,
      state.battle,
      state.stalemates,
      state.tieSeat,
      state.lastFirstBuyer,
    ]).toEqual(['flip', 'flip', 1, 1, 0, 'A', null]);
    expect(state.shop).toEqual(['I01', 'I02', 'I03', 'I04', 'I05', 'I06']);
    expect(state.asteroidRow).toEqual(['R01', 'R02', 'R03', 'R04', 'R05']);
    expect([
      state.shopDeck.length,
      state.asteroidDeck.length,
      state.sides[0].fleetDeck.length,
      state.sides[1].fleetDeck.length,
    ]).toEqual([39, 15, 25, 25]);
    expect(state.sides.map((one) => one.money)).toEqual([8000, 8000]);
  });

  it('lays named cards where they are named and the rest below, with or without the seat letter', () => {
    const match = unsettled({
      A: { fleetDeck: ['A-E14', 'E12'], repairBay: ['E22'], scrapyard: ['A-E01'] },
      shopDeck: ['I45'],
      asteroidDeck: ['R20'],
    });
    expect(pile(match, 'A', 'fleetDeck').slice(0, 4)).toEqual(['E14', 'E12', 'E02', 'E03']);
    expect([pile(match, 'A', 'repairBay'), pile(match, 'A', 'scrapyard')]).toEqual([['E22'], ['E01']]);
    expect(match.state.shop).toEqual(['I45', 'I01', 'I02', 'I03', 'I04', 'I05']);
    expect(match.state.asteroidRow).toEqual(['R20', 'R01', 'R02', 'R03', 'R04']);
  });

  it.each(['fleetDeck', 'scrapyard', 'repairBay'] as const)('puts the rest of a fleet on the %s', (rest) => {
    const match = unsettled({ A: { field: ['E07'], rest } });
    expect(pile(match, 'A', rest)).toHaveLength(24);
  });

  it('takes the rest of the shop cards and asteroids out of the game', () => {
    const { state } = unsettled({
      shop: ['I25', null, 'I11'],
      shopRest: 'used',
      asteroidRow: [null, 'R15'],
      asteroidRest: 'taken',
      B: { usedCards: ['I02'] },
    });
    expect([state.shop, state.shopDeck]).toEqual([['I25', null, 'I11', null, null, null], []]);
    expect([state.sides[0].usedCards.length, state.sides[1].usedCards]).toEqual([42, ['I02']]);
    expect([state.asteroidRow, state.asteroidDeck, state.asteroidsTaken.length]).toEqual([
      [null, 'R15', null, null, null],
      [],
      19,
    ]);
  });

  it('SK-4.6: leads with the last ship that is no reinforcement, unless another is named', () => {
    const ships = { field: ['E07', 'E08', 'E09'], reinforcements: ['E09'] };
    expect(side(unsettled({ at: 'dealer', A: ships, B: { field: ['X01'] } }), 'A').leadShip).toBe('A-E08');
    expect(
      side(unsettled({ at: 'dealer', A: { ...ships, leadShip: 'E07' }, B: { field: ['X01'] } }), 'A').leadShip,
    ).toBe('A-E07');
    expect(side(unsettled({}), 'A').leadShip).toBeNull();
  });

  it.each<[string, TableInput, string, string]>([
    ['flip', { ...ONE_SHIP, at: 'flip' }, 'flip flip', 'flipped'],
    [
      'stranded',
      { at: 'stranded', A: { rest: 'scrapyard', money: 12000 }, B: { field: ['X02'] } },
      'flip stranded',
      'rescueOpened',
    ],
    ['dealer', { ...ONE_SHIP, at: 'dealer' }, 'dealer order', 'buyersOrdered'],
    ['combat', { ...ONE_SHIP, at: 'combat' }, 'combat fight', 'fought'],
    ['recovery', { at: 'recovery', shop: [null] }, 'recovery asteroids', 'shopDealt'],
  ])('at %s the engine goes on with what comes next', (_at, input, where, first) => {
    const { state } = unsettled(input);
    expect(`${state.phase} ${state.step}`).toBe(where);
    expect(opened(input).events[0]!.type).toBe(first);
  });

  it('SK-9.7: before a flip with ships on a field there was a stalemate', () => {
    const { state } = unsettled(ONE_SHIP);
    expect([state.stalemates, state.turn, state.battle]).toEqual([1, 2, 1]);
  });

  it('SK-6.1: opens the session of whoever buys first, or of the seat that is named', () => {
    expect(deciding(table({ ...ONE_SHIP, at: 'session' }))).toBe('session A');
    const second = table({ ...ONE_SHIP, at: 'session', decider: 'B' });
    expect(deciding(second)).toBe('session B');
    expect([second.state.buyers, second.state.closed, second.state.lastFirstBuyer]).toEqual([['A', 'B'], ['A'], 'A']);
    const turned = table({ ...ONE_SHIP, at: 'session', buyers: ['B', 'A'] });
    expect([deciding(turned), turned.state.lastFirstBuyer]).toEqual(['session B', 'B']);
  });

  it('SK-10.3: opens the harvest of the seat that is named', () => {
    const match = table({ at: 'harvest', decider: 'B', B: { money: 3000 } });
    expect([deciding(match), match.state.defeated, money(match, 'B')]).toEqual(['harvest B', 'B', 3000]);
  });

  it('SK-5.3: a stranded seat that can pay nothing ends the game', () => {
    const { match, events } = opened({ at: 'stranded', A: { rest: 'scrapyard', money: 0 }, B: { field: ['X02'] } });
    expect(eventsOf(events, 'noRescue')).toEqual([{ type: 'noRescue', seat: 'A' }]);
    expect(match.state.outcome).toMatchObject({ winners: ['B'], reason: 'lastShips' });
    expect(field(match, 'B')).toEqual(['X02']);
  });
});

describe('a position that cannot be', () => {
  it.each<[string, object, string]>([
    ['a strange field', { C: {} }, 'C: There is no field C here.'],
    ['money in between', { A: { money: 1500 } }, 'A.money: Money is a multiple of 1,000 (SK-2.8).'],
    [
      'a strange moment',
      { at: 'lunch' },
      'at: "lunch" is not "flip", "stranded", "dealer", "session", "combat", "harvest" or "recovery".',
    ],
    ['a ship of the other fleet', { A: { field: ['X01'] } }, 'A.field.0: There is no ship of seat A A-X01.'],
    ['a ship of the other seat', { A: { scrapyard: ['B-X01'] } }, 'A.scrapyard.0: There is no ship of seat A B-X01.'],
    [
      'a ship twice',
      { A: { field: ['E01'], scrapyard: ['E02', 'A-E01'] } },
      'A.scrapyard.1: A-E01 lies in A.field.0 already.',
    ],
    ['a shop card twice', { shop: ['I25'], B: { usedCards: ['I25'] } }, 'B.usedCards.0: I25 lies in shop.0 already.'],
    ['no shop card', { shopDeck: ['I46'] }, 'shopDeck.0: There is no shop card I46.'],
    ['no asteroid', { asteroidRow: [null, 'R21'] }, 'asteroidRow.1: There is no asteroid R21.'],
    ['an action equipped', { A: { field: ['E01'], equipped: ['I01'] } }, 'A.equipped.0: I01 is no item (SK-7.7).'],
    [
      'a reinforcement elsewhere',
      { at: 'dealer', A: { field: ['E01'], reinforcements: ['E02'] }, B: { field: ['X01'] } },
      'A.reinforcements.0: A-E02 is not on the field of seat A.',
    ],
    [
      'a field of reinforcements',
      { at: 'dealer', A: { field: ['E01'], reinforcements: ['E01'] }, B: { field: ['X01'] } },
      'A.reinforcements: The lead ship is no reinforcement (SK-4.6).',
    ],
    [
      'reinforcements before a flip',
      { A: { field: ['E01', 'E02'], reinforcements: ['E02'] } },
      'A.reinforcements: Reinforcements have left the field before a flip (SK-9.3).',
    ],
    [
      'a lead elsewhere',
      { at: 'dealer', A: { field: ['E01'], leadShip: 'E02' }, B: { field: ['X01'] } },
      'A.leadShip: A-E02 is not on the field of seat A.',
    ],
    [
      'nobody leads',
      { at: 'dealer', A: { field: ['E01'], leadShip: null }, B: { field: ['X01'] } },
      'A.leadShip: With a ship on the field one of them leads (SK-4.6).',
    ],
    [
      'a combat of one',
      { at: 'combat', A: { field: ['E01'] } },
      'B.field: Seat B has no ship; both have one now (SK-5.8).',
    ],
    [
      'stranded with ships',
      { at: 'stranded', B: { field: ['X01'] } },
      'A.field: Seat A has ships to turn up, so one is on its field after the flip (SK-4.2).',
    ],
    [
      'SK-7.2: items of a stranded seat',
      { at: 'stranded', A: { rest: 'scrapyard', equipped: ['I25'] }, B: { field: ['X01'] } },
      'A.equipped: Items lie with ships on the field (SK-7.2).',
    ],
    [
      'SK-7.8: an item of a ship where items stay with the field',
      { at: 'dealer', A: { field: ['E01'], equipped: ['I25'], equippedTo: ['E01'] }, B: { field: ['X01'] } },
      'A.equippedTo: In this game items stay with the field and belong to no ship (SK-7.8).',
    ],
    [
      'SK-5.1: stranded amid a battle',
      { at: 'stranded', stalemates: 1, A: { rest: 'scrapyard' }, B: { field: ['X01'] } },
      'stalemates: Seat A has no ship, which happens only at the start of a battle (SK-5.1).',
    ],
    [
      'ships in Recovery',
      { at: 'recovery', A: { field: ['E01'] } },
      'A.field: In the Recovery Phase no ship is on a field (SK-8.8).',
    ],
    ['a harvest of nobody', { at: 'harvest' }, 'decider: The defeated seat is missing.'],
    [
      'a harvest of nothing',
      { at: 'harvest', decider: 'A', asteroidRow: [null] },
      'asteroidRow: There is nothing to harvest (SK-10.4).',
    ],
    ['too many stalemates', { ...ONE_SHIP, stalemates: 5 }, 'stalemates: A battle has at most 4 stalemates (SK-9.6).'],
    ['too early', { battle: 3, turn: 2 }, 'turn: Battle 3 with 0 stalemates stands in turn 3 or later.'],
    [
      'the second buyer before the first',
      { ...ONE_SHIP, at: 'session', closed: ['B'] },
      'closed: Seat A buys first, so its session is closed before that of seat B (SK-6.6).',
    ],
    [
      'both sessions closed',
      { ...ONE_SHIP, at: 'session', closed: ['A', 'B'] },
      'closed: Both sessions are closed; say at: combat.',
    ],
    [
      'the wrong decider',
      { ...ONE_SHIP, at: 'session', decider: 'B', closed: [] },
      'decider: The session of seat A is open, not that of seat B (SK-6.6).',
    ],
    [
      'one buyer',
      { ...ONE_SHIP, at: 'session', buyers: ['A'] },
      'buyers: The first and the second buyer are named, each once.',
    ],
    [
      'seven slots',
      { shop: [null, null, null, null, null, null, 'I01'] },
      'shop: At most 6 entries are read here, not 7.',
    ],
  ])('%s', (_name, position, fault) => {
    expect(placeFaults(position)).toEqual([fault]);
  });

  it.each<readonly [string, object, string]>([
    [
      'SK-7.8: items of fewer ships',
      { at: 'dealer', A: { field: ['E01'], equipped: ['I25'], equippedTo: [] }, B: { field: ['X01'] } },
      'A.equippedTo: 0 ships are named for 1 equipped items (SK-7.8).',
    ],
    [
      'SK-7.8: an item of a ship elsewhere',
      {
        at: 'dealer',
        A: { field: ['E01'], equipped: ['I25'], equippedTo: ['E02'] },
        B: { field: ['X01'] },
      },
      'A.equippedTo.0: A-E02 is not on the field of seat A.',
    ],
    [
      'SK-7.8: an item of a reinforcement',
      {
        at: 'combat',
        A: { field: ['E01', 'E02'], reinforcements: ['E02'], equipped: ['I25'], equippedTo: ['E02'] },
        B: { field: ['X01'] },
      },
      'A.equippedTo.0: An item belongs to a ship that led, no reinforcement (SK-7.8).',
    ],
  ])('%s', (_name, position, fault) => {
    const placed = game.place!(optionsOf({ redrawItems: 'leave' }), position);
    expect(placed).toEqual({ ok: false, faults: [{ path: fault.split(': ')[0], reason: fault.split(': ')[1] }] });
  });

  it('SK-3.2: needs options a match can be played with', () => {
    expect(game.place!({ ...optionsOf(), fleetB: 'earth' }, {})).toEqual({
      ok: false,
      faults: [
        { path: 'options', reason: 'SK-3.2: Both seats have Earth; choose different fleets or switch mirror on.' },
      ],
    });
  });

  it('never throws, whatever it is handed', () => {
    for (const position of [
      null,
      undefined,
      7,
      'flip',
      [],
      { A: null },
      { A: { field: [7] } },
      { shop: 'I25' },
      { asteroidRow: [{}] },
      { at: 'session', A: { field: ['E01'] } },
    ]) {
      expect(placeFaults(position).length, JSON.stringify(position)).toBeGreaterThan(0);
    }
  });
});
