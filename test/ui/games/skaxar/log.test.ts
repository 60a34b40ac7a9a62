import { describe, expect, it } from 'vitest';
import type { EventType, SkaxarEvent } from '../../../../src/games/skaxar/index.ts';
import type { LogContext } from '../../../../src/ui/match/desk.ts';
import { logEntry, logRefusal } from '../../../../src/ui/games/skaxar/log-entry.ts';
import {
  buy,
  decline,
  harvest,
  newGame,
  pass,
  play,
  resign,
  stacked,
  table,
  viewFor,
  type Played,
  type TableInput,
} from '../../../helpers/sk-position.ts';
import { randomGame, varied } from '../../../games/skaxar/catalogue/random-play.ts';
import { workedGame } from '../../../helpers/sk-worked-game.ts';

const seated = (a: string, b: string) => ({
  seats: [
    { seat: 'A', player: a, name: '' },
    { seat: 'B', player: b, name: '' },
  ],
});
const BOTH = seated('human', 'human');

/** The lines of a played command. */
const linesOf = ({ match, events }: Pick<Played, 'match' | 'events'>) =>
  events.flatMap((event) => logEntry(event, viewFor(match, 'audience'), BOTH, events) ?? []);
const textsOf = (played: Pick<Played, 'match' | 'events'>) => linesOf(played).map(({ text }) => text);
const lineOf = (played: Pick<Played, 'match' | 'events'>, type: EventType) => {
  const event = played.events.find((one) => one.type === type);
  if (!event) throw new Error(`No ${type} in ${played.events.map((one) => one.type).join(', ')}.`);
  return logEntry(event, viewFor(played.match, 'audience'), BOTH, played.events);
};

const session = (more: TableInput): TableInput => ({
  at: 'session',
  decider: 'A',
  buyers: ['A', 'B'],
  shop: ['I28', 'I11', 'I20', 'I17', null, 'I01'],
  ...more,
});

describe('log of Skaxar', () => {
  it('SK-3.6 SK-4.1 SK-6.1 tells the opening: table, turn, both flips, who buys first and by which figures', () => {
    const opening = newGame({}, stacked({ A: ['E14'], B: ['X15'] }));
    expect(textsOf(opening)).toEqual([
      'The table is laid: the Shop is open, and each side has 8,000.',
      'Turn 1, battle 1',
      'Earth turns up Lighthouse 2/7, Speed 8.',
      'Skaxar turns up Husk Sentinel 3/6, Speed 10.',
      'Skaxar buys first: Speed 10 against 8.',
    ]);
    expect(lineOf(opening, 'turnBegan')).toMatchObject({ head: true });
    expect(lineOf(opening, 'buyersOrdered')).toMatchObject({ rule: 'SK-6.1', unit: 'B' });
  });

  it('SK-6.2 names what decides at equal Speed', () => {
    const opened = (money: readonly [number, number]) => {
      const start = table({
        A: { money: money[0], fleetDeck: ['E05'], field: [] },
        B: { money: money[1], fleetDeck: ['X05'], field: [] },
        shop: ['I28', null, null, null, null, null],
      });
      return start;
    };
    const events: readonly SkaxarEvent[] = [{ type: 'buyersOrdered', first: 'A', reason: 'money' }];
    expect(logEntry(events[0]!, viewFor(opened([7000, 9000]), 'audience'), BOTH, events)?.text).toBe(
      'Earth buys first: both Speed 8, less money (7,000 against 9,000).',
    );
    const tie: readonly SkaxarEvent[] = [{ type: 'buyersOrdered', first: 'B', reason: 'tieSeat' }];
    expect(logEntry(tie[0]!, viewFor(opened([8000, 8000]), 'audience'), BOTH, tie)?.text).toBe(
      'Skaxar buys first: both Speed 8 and equal money, drawn before the game.',
    );
  });

  it('SK-6.5 tells a purchase with its sum, and that a card does nothing', () => {
    const start = table(session({ A: { money: 9000, field: ['E22'] }, B: { field: ['X22'] } }));
    expect(lineOf(play(start, 'A', buy(1)), 'bought')).toMatchObject({
      text: 'Earth buys Pulse Cannon for 5,000: +2 Firepower.',
      maths: '9,000 − 5,000 = 4,000',
      unit: 'A',
    });
    expect(lineOf(play(start, 'A', buy(4)), 'bought')).toMatchObject({
      text: 'Earth buys Rapid Repair! for 1,000: it has no effect.',
      rule: 'SK-6.8',
    });
  });

  it('SK-7.3 to SK-7.6 tells what action cards do', () => {
    const start = table({
      ...session({
        A: {
          money: 50000,
          field: ['E22'],
          fleetDeck: ['E01', 'E25'],
          repairBay: ['E08'],
          scrapyard: ['E14'],
          rest: 'scrapyard',
        },
        B: { field: ['X22'] },
      }),
      draws: Array(20).fill(0),
    });
    const bought = (slot: number, ship?: string) => textsOf(play(start, 'A', buy(slot, ship)));
    expect(bought(2, 'A-E14')).toContain("Lighthouse 2/7 comes back from the Scrapyard to Earth's field.");
    expect(bought(6)).toContain('Reinforcements for Earth: Ark Meridian 12/10, for this combat only.');
    expect(bought(4)).toContain("1 ship of the Repair Bay is shuffled into Earth's Fleet Deck.");
    expect(bought(3).at(-1)).toBe("Earth's Picket goes back into the deck; Tinker 4/3 comes up and leads.");
  });

  it('SK-8.2 SK-8.5 SK-10.2 tells a decided combat: totals, both attacks, who is lost and who is paid', () => {
    const start = table({
      A: { money: 8000, field: ['E06'], equipped: ['I34'] },
      B: { money: 8000, field: ['X10'] },
      at: 'session',
      decider: 'B',
      buyers: ['A', 'B'],
      closed: ['A'],
      shop: ['I33', null, null, null, null, 'I25'],
    });
    const played = play(start, 'B', pass);
    const lines = linesOf(played);
    expect(lines.map(({ text }) => text)).toEqual([
      'Skaxar has finished buying.',
      'Earth 8/9 against Skaxar 8/5. Skaxar is destroyed.',
      'Skaxar loses Duskfang, worth 3,000.',
      "Earth's Resolute goes to the Repair Bay.",
      "Earth's Hull Plating is used up.",
      'Earth is paid 3,000 for what it destroyed.',
    ]);
    expect(lines[1]).toMatchObject({ maths: 'Earth 8 > 5; Skaxar 8 ≤ 9', rule: 'SK-8.2' });
    expect(lines[5]).toMatchObject({ maths: '8,000 + 3,000 = 11,000', tone: 'good' });
    const tones = (seats: Pick<LogContext, 'seats'>) =>
      played.events.flatMap((event) => logEntry(event, viewFor(played.match, 'A'), seats, played.events)?.tone ?? []);
    expect(tones(BOTH)).toEqual(['bad', 'good']);
    expect(tones(seated('human', 'easy'))).toEqual(['good', 'good']);
    expect(tones(seated('easy', 'human'))).toEqual(['bad', 'bad']);
  });

  it('SK-9.3 SK-9.6 tells stalemates, reinforcements that leave, and a forced decision with its sums', () => {
    const stale = table({
      A: { field: ['E21', 'E25'], reinforcements: ['E25'], leadShip: 'E21' },
      B: { field: ['X09'] },
      at: 'combat',
      shop: [null, null, null, null, null, null],
    });
    const forced: SkaxarEvent = {
      type: 'fought',
      totals: [
        { firepower: 11, shield: 33 },
        { firepower: 12, shield: 31 },
      ],
      outcome: 'aWins',
      forced: true,
      stalemates: 0,
    };
    expect(logEntry(forced, viewFor(stale, 'audience'), BOTH, [forced])).toMatchObject({
      text: 'Earth 11/33 against Skaxar 12/31. 5 stalemates in a row are decided by force. Skaxar is destroyed.',
      maths: 'Earth 11 + 33 = 44; Skaxar 12 + 31 = 43',
      rule: 'SK-9.6',
    });
    const still: SkaxarEvent = { ...forced, outcome: 'stalemate', forced: false, stalemates: 2 };
    expect(logEntry(still, viewFor(stale, 'audience'), BOTH, [still])?.text).toBe(
      'Earth 11/33 against Skaxar 12/31. Stalemate 2 of this battle: everything stays.',
    );
    const leaves: SkaxarEvent = { type: 'shipsToBay', seat: 'A', ships: ['A-E25'], reinforcements: true };
    expect(logEntry(leaves, viewFor(stale, 'audience'), BOTH, [leaves])).toMatchObject({
      text: "Earth's reinforcement Tinker leaves for the Repair Bay.",
      auto: true,
      rule: 'SK-9.3',
    });
  });

  it('SK-10.3 SK-10.5 tells a harvest with its sum, and a declined one', () => {
    const start = table({
      A: { money: 1000 },
      B: { money: 2000 },
      asteroidRow: [null, null, 'R15', null, null],
      at: 'harvest',
      decider: 'B',
      shop: ['I33', null, null, null, null, null],
    });
    expect(lineOf(play(start, 'B', harvest(3)), 'harvested')).toMatchObject({
      text: 'Skaxar harvests asteroid 3: 3,000.',
      maths: '2,000 + 3,000 = 5,000',
    });
    expect(textsOf(play(start, 'B', harvest(3)))).toContain('5 new asteroids are laid out, face down.');
    expect(lineOf(play(start, 'B', decline), 'declined')?.text).toBe('Skaxar declines the harvest.');
  });

  it('SK-12.6 SK-12.8 tells who gave up and who won', () => {
    expect(textsOf(play(newGame().match, 'A', resign))).toEqual([
      'Earth resigns.',
      'Skaxar wins. The other side has resigned.',
    ]);
  });

  it('calls the sides of a mirror game by their seats', () => {
    const texts = textsOf(newGame({ fleetB: 'earth', mirror: true }));
    expect(texts.filter((text) => text.startsWith('Earth A turns up'))).toHaveLength(1);
    expect(texts.filter((text) => text.startsWith('Earth B turns up'))).toHaveLength(1);
  });

  it('has words for every fact of whole games, and no id, undefined or hidden order in any', () => {
    const seen = new Set<EventType>();
    const games = [
      workedGame(9),
      ...Array.from({ length: 12 }, (_, index) => randomGame(`log ${index}`, varied(index))),
    ];
    for (const { match, events } of games) {
      for (const event of events) {
        seen.add(event.type);
        const text = logEntry(event, viewFor(match, 'audience'), BOTH, events)?.text ?? '';
        expect(text).not.toMatch(/undefined|NaN|null|[AB]-[EX]\d|\b[IR]\d\d\b/);
      }
    }
    const needed: readonly EventType[] = [
      'turnBegan',
      'deckRenewed',
      'flipped',
      'noRescue',
      'buyersOrdered',
      'sessionOpened',
      'bought',
      'equipped',
      'repaired',
      'reinforced',
      'rapidlyRepaired',
      'redrawn',
      'passed',
      'sessionClosed',
      'fought',
      'shipsDestroyed',
      'shipsToBay',
      'itemsUsed',
      'paid',
      'harvestOpened',
      'harvested',
      'declined',
      'asteroidsDealt',
      'shopDealt',
      'gameEnded',
    ];
    expect(needed.filter((type) => !seen.has(type))).toEqual([]);
  });

  it('tells a refused command by its reason', () => {
    expect(
      logRefusal('Earth', { type: 'buy', slot: 3 }, [{ rule: 'SK-6.4', reason: 'Shop slot 3 is empty.' }]),
    ).toEqual({ text: 'Earth, a purchase refused: Shop slot 3 is empty.', rule: 'SK-6.4', tone: 'bad' });
    expect(logRefusal('Earth', { type: 'sell' }, [{ rule: 'SK-16.1', reason: 'x' }])?.text).toBe(
      'Earth, sell refused: x',
    );
    expect(logRefusal('Earth', null, [])).toBeNull();
  });
});
