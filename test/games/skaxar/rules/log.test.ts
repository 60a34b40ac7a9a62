import { describe, expect, it } from 'vitest';
import type { LogLine, LogPart } from '../../../../src/engine/game.ts';
import type { EventType, SkaxarEvent } from '../../../../src/games/skaxar/event.ts';
import {
  buy,
  decline,
  game,
  harvest,
  highest,
  newGame,
  opened,
  pass,
  play,
  playAll,
  resign,
  viewFor,
  withDraws,
  type Played,
} from '../../../helpers/sk-position.ts';
import { positionP, workedGame } from '../../../helpers/sk-worked-game.ts';

const said = (part: LogPart): string | number => {
  switch (part.kind) {
    case 'number':
      return part.value;
    case 'seat':
      return `seat ${part.seat}`;
    case 'unit':
      return `${part.name} ${part.id}`;
    case 'term':
      return part.term;
    case 'rule':
      return part.id;
    default:
      return part.kind;
  }
};

const described = (line: LogLine) => [
  line.key,
  Object.fromEntries(Object.entries(line.parts).map(([name, part]) => [name, said(part)])),
];
/** The lines of facts as seat B hears them. */
const lines = ({ match, events }: Pick<Played, 'match' | 'events'>) =>
  events.map((event) =>
    described(game.describe(game.redact(event, { kind: 'seat', seat: 'B' })!, viewFor(match, 'B'))),
  );
const only = (played: Pick<Played, 'match' | 'events'>, ...types: readonly EventType[]) =>
  lines({ match: played.match, events: played.events.filter(({ type }) => types.includes(type)) });

describe('log lines', () => {
  it('SK-3.9: tell how the table lies and who leads', () => {
    const start = newGame();
    expect(lines({ match: start.match, events: start.events.slice(0, 2) })).toEqual([
      [
        'sk.tableLaid',
        {
          count: 6,
          card1: 'Reinforcements! I01',
          card2: 'Reinforcements! I02',
          card3: 'Reinforcements! I03',
          card4: 'Reinforcements! I04',
          card5: 'Reinforcements! I05',
          card6: 'Repair Mothership I06',
          tieSeat: 'seat B',
          money: 8000,
        },
      ],
      ['sk.turnBegan', { turn: 1, battle: 1 }],
    ]);
    expect(only(start, 'flipped', 'buyersOrdered', 'sessionOpened')).toEqual([
      ['sk.flipped', { seat: 'seat A', ship: 'Ark Meridian A-E01', firepower: 12, shield: 10, speed: 4 }],
      ['sk.flipped', { seat: 'seat B', ship: 'Brood Throne B-X01', firepower: 14, shield: 9, speed: 5 }],
      ['sk.buyersOrdered.speed', { seat: 'seat B', reason: 'speed', rule: 'SK-6.1' }],
      ['sk.sessionOpened', { seat: 'seat B' }],
    ]);
  });

  it('SK-6.5 SK-7.2: tell an item and what it adds', () => {
    expect(lines(play(workedGame(1).match, 'B', buy(5)))).toEqual([
      ['sk.bought', { seat: 'seat B', slot: 5, card: 'Hull Plating I34', price: 2000, money: 6000 }],
      ['sk.equipped', { seat: 'seat B', card: 'Hull Plating I34', shield: 1 }],
    ]);
  });

  it('SK-7.6: tell a ship that goes back and the one that came', () => {
    expect(only(play(workedGame(3).match, 'B', buy(3)), 'redrawn')).toEqual([
      [
        'sk.redrawn',
        { seat: 'seat B', back: 'Chitin Plate B-X22', ship: 'Duskfang B-X10', firepower: 8, shield: 5, speed: 10 },
      ],
    ]);
  });

  it('SK-7.3: tell a repair with its ship', () => {
    expect(only(play(positionP(), 'A', buy(2, 'A-E14')), 'bought', 'repaired', 'sessionClosed').slice(0, 3)).toEqual([
      [
        'sk.bought.ship',
        { seat: 'seat A', slot: 2, card: 'Repair Scout I11', price: 6000, money: 3000, ship: 'Lighthouse A-E14' },
      ],
      ['sk.repaired', { seat: 'seat A', ship: 'Lighthouse A-E14', firepower: 2, shield: 7, speed: 8 }],
      ['sk.sessionClosed.auto', { seat: 'seat A', rule: 'SK-6.11' }],
    ]);
  });

  it('SK-8.4 SK-10.2: tell a combat, its losses and its pay', () => {
    const turn2 = playAll(workedGame(2).match, [
      ['B', buy(4)],
      ['A', buy(1)],
      ['A', pass],
    ]);
    expect(only(turn2, 'fought', 'shipsDestroyed', 'itemsUsed', 'paid')).toEqual([
      ['sk.fought.bothDestroyed', { aFirepower: 9, aShield: 10, bFirepower: 11, bShield: 8, outcome: 'bothDestroyed' }],
      [
        'sk.shipsDestroyed',
        { seat: 'seat A', count: 2, ship1: 'Lighthouse A-E14', ship2: 'Pathfinder A-E12', value: 4000 },
      ],
      [
        'sk.shipsDestroyed',
        { seat: 'seat B', count: 2, ship1: 'Husk Sentinel B-X15', ship2: 'Stinger B-X18', value: 3000 },
      ],
      ['sk.itemsUsed', { seat: 'seat A', count: 1, card1: 'Targeting Lens I25' }],
      ['sk.itemsUsed', { seat: 'seat B', count: 2, card1: 'Hull Plating I34', card2: 'Pulse Cannon I28' }],
      ['sk.paid', { seat: 'seat A', amount: 3000, money: 9000 }],
      ['sk.paid', { seat: 'seat B', amount: 4000, money: 5000 }],
    ]);
  });

  it('SK-9.1 SK-9.3 SK-9.6: tell stalemates, what leaves, and a decision by force', () => {
    const stalled = play(workedGame(5).match, 'A', buy(6));
    expect(only(stalled, 'reinforced', 'fought', 'shipsToBay').slice(0, 3)).toEqual([
      ['sk.reinforced', { seat: 'seat A', ship: 'Tinker A-E25', firepower: 4, shield: 3, speed: 14 }],
      [
        'sk.fought.stalemate',
        { aFirepower: 5, aShield: 9, bFirepower: 4, bShield: 8, outcome: 'stalemate', stalemates: 1 },
      ],
      ['sk.shipsToBay.reinforcements', { seat: 'seat A', count: 1, ship1: 'Tinker A-E25' }],
    ]);
    const forced = opened({ at: 'combat', stalemates: 4, A: { field: ['E09'] }, B: { field: ['X09'] } });
    expect(only(forced, 'fought')).toEqual([
      [
        'sk.fought.forced.bothDestroyed',
        { aFirepower: 3, aShield: 9, bFirepower: 4, bShield: 8, outcome: 'bothDestroyed', rule: 'SK-9.6' },
      ],
    ]);
  });

  it('SK-10.5: tell a harvest, and one that is declined', () => {
    const { match } = workedGame(7);
    expect(only(play(match, 'B', harvest(5)), 'harvested', 'shopDealt')[0]).toEqual([
      'sk.harvested',
      { seat: 'seat B', slot: 5, amount: 5000, money: 8000 },
    ]);
    expect(lines(play(match, 'B', decline))[0]).toEqual(['sk.declined', { seat: 'seat B' }]);
  });

  it('SK-5.1 SK-5.2 SK-5.3: tell who is stranded, rescued or not', () => {
    const S = { at: 'flip', A: { money: 5000, rest: 'scrapyard' }, B: { fleetDeck: ['X20'] }, shop: ['I14'] } as const;
    const start = opened(S);
    expect(only(start, 'flipped', 'rescueOpened')).toEqual([
      ['sk.flipped.stranded', { seat: 'seat A', rule: 'SK-5.1' }],
      ['sk.flipped', { seat: 'seat B', ship: 'Frenzy Mite B-X20', firepower: 7, shield: 1, speed: 17 }],
      ['sk.rescueOpened', { seat: 'seat A', rule: 'SK-5.2' }],
    ]);
    expect(only(play(start.match, 'A', buy(1, 'A-E21')), 'bought', 'repaired')).toEqual([
      [
        'sk.bought.rescue',
        { seat: 'seat A', slot: 1, card: 'Repair Drone I14', price: 5000, money: 0, ship: 'Buckler A-E21' },
      ],
      ['sk.repaired.lead', { seat: 'seat A', ship: 'Buckler A-E21', firepower: 1, shield: 6, speed: 10 }],
    ]);
    expect(only(play(start.match, 'A', pass), 'passed', 'gameEnded')).toEqual([
      ['sk.passed.rescue', { seat: 'seat A' }],
      ['sk.gameEnded.won', { winner: 'seat B', reason: 'lastShips' }],
    ]);
    expect(only(opened({ ...S, A: { money: 0, rest: 'scrapyard' } }), 'noRescue')).toEqual([
      ['sk.noRescue', { seat: 'seat A', rule: 'SK-5.3' }],
    ]);
  });

  it('SK-13.7: tell a shuffle without its order, and new asteroids by their number', () => {
    const shuffling = opened({
      at: 'session',
      buyers: ['A', 'B'],
      A: { field: ['E01'], fleetDeck: ['E02'], rest: 'repairBay' },
      B: { field: ['X01'] },
      shop: ['I17', 'I25'],
    });
    expect(only(play(withDraws(shuffling.match, ...highest(24)), 'A', buy(1)), 'rapidlyRepaired')).toEqual([
      ['sk.rapidlyRepaired', { seat: 'seat A', count: 23 }],
    ]);
    const last = opened({ at: 'harvest', decider: 'B', asteroidRow: [null, null, 'R09'] });
    expect(only(play(last.match, 'B', harvest(3)), 'asteroidsDealt')).toEqual([
      ['sk.asteroidsDealt', { count: 5, rule: 'SK-10.6' }],
    ]);
  });

  it('SK-12.6 SK-12.3: tell how the game ended', () => {
    expect(lines(play(positionP(), 'B', resign))).toEqual([
      ['sk.resigned', { seat: 'seat B' }],
      ['sk.gameEnded.won', { winner: 'seat A', reason: 'resign' }],
    ]);
    const drawn = opened({ at: 'stranded', A: { rest: 'scrapyard', money: 0 }, B: { rest: 'scrapyard', money: 0 } });
    expect(only(drawn, 'gameEnded')).toEqual([['sk.gameEnded.draw', { reason: 'bothOut' }]]);
  });

  it('SK-6.8 SK-6.9: tell a purchase for nothing, and a session that was passed', () => {
    const { match } = workedGame(8);
    expect(lines(play(match, 'B', buy(1)))).toEqual([
      [
        'sk.bought.noEffect',
        { seat: 'seat B', slot: 1, card: 'Rapid Repair! I17', price: 1000, money: 7000, rule: 'SK-6.8' },
      ],
    ]);
    expect(lines(play(match, 'B', pass)).slice(0, 2)).toEqual([
      ['sk.passed.session', { seat: 'seat B' }],
      ['sk.sessionClosed', { seat: 'seat B' }],
    ]);
  });

  it('every fact has a line', () => {
    const start = newGame();
    const fact: SkaxarEvent = { type: 'deckRenewed', seat: 'A', count: 3, order: null };
    expect(described(game.describe(fact, viewFor(start.match, 'audience')))).toEqual([
      'sk.deckRenewed',
      { seat: 'seat A', count: 3, rule: 'SK-4.3' },
    ]);
  });
});
