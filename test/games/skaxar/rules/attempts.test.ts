import { describe, expect, it } from 'vitest';
import { buy, game, legal, pass, playAll, refusal, refused, table, unsettled } from '../../../helpers/sk-position.ts';
import { positionH, positionP, positionQ, positionS } from '../../../helpers/sk-worked-game.ts';

describe('SK-16.3: refusals beside those of the table', () => {
  const P = positionP();
  const Q = positionQ();
  const H = positionH();
  const S = positionS();

  it.each([
    ['SK-6.4', P, 'A', { type: 'buy' }, 'SK-6.4: Choose a Shop slot; slots are 1 to 6.'],
    ['SK-6.4', P, 'A', { type: 'buy', slot: 0 }, 'SK-6.4: There is no Shop slot 0; slots are 1 to 6.'],
    ['SK-6.4', P, 'A', { type: 'buy', slot: 2.5 }, 'SK-6.4: There is no Shop slot 2.5; slots are 1 to 6.'],
    ['SK-6.4', P, 'A', { type: 'buy', slot: '2' }, 'SK-6.4: There is no Shop slot "2"; slots are 1 to 6.'],
    ['SK-6.4', P, 'A', { type: 'buy', slot: null }, 'SK-6.4: There is no Shop slot null; slots are 1 to 6.'],
    [
      'SK-6.4',
      P,
      'A',
      { type: 'buy', slot: { deep: [1] } },
      'SK-6.4: There is no Shop slot {"deep":[1]}; slots are 1 to 6.',
    ],
    ['SK-6.7', P, 'A', { type: 'buy', slot: [2, 6] }, 'SK-6.7: Buy one card at a time.'],
    ['SK-6.7', P, 'A', { type: 'buy', slots: [2, 6] }, 'SK-6.7: Buy one card at a time.'],
    ['SK-7.3', P, 'A', { type: 'buy', slot: 2, ship: 'A-E99' }, 'SK-7.3: There is no ship "A-E99" in this game.'],
    ['SK-7.3', P, 'A', { type: 'buy', slot: 2, ship: 'E14' }, 'SK-7.3: There is no ship "E14" in this game.'],
    [
      'SK-7.3: a ship of the other fleet is none of this seat',
      P,
      'A',
      { type: 'buy', slot: 2, ship: 'A-X15' },
      'SK-7.3: There is no ship "A-X15" in this game.',
    ],
    ['SK-7.3', P, 'A', { type: 'buy', slot: 2, ship: 14 }, 'SK-7.3: There is no ship 14 in this game.'],
    ['SK-7.3', P, 'A', { type: 'buy', slot: 2, ship: ['A-E14'] }, 'SK-7.3: There is no ship ["A-E14"] in this game.'],
    ['SK-16.1', P, 'A', { type: 'pass', slot: 1 }, 'SK-16.1: "slot" is not part of pass.'],
    ['SK-16.1', P, 'A', { type: 'buy', slot: 2, ship: 'A-E14', twice: true }, 'SK-16.1: "twice" is not part of buy.'],
    ['SK-16.1: before the window', H, 'A', { type: 'resign', now: true }, 'SK-16.1: "now" is not part of resign.'],
    ['SK-16.1', P, 'A', { type: '' }, 'SK-16.1: Unknown command ""; use buy, pass, harvest, decline or resign.'],
    [
      'SK-16.3: the window before the seat',
      P,
      'B',
      { type: 'harvest', slot: 1 },
      'SK-10.3: Asteroids are harvested in the Recovery Phase; this is the Arms Dealer Phase.',
    ],
    [
      'SK-16.3: the window before the seat',
      H,
      'A',
      { type: 'pass' },
      'SK-10.5: Choose an asteroid or decline the harvest.',
    ],
    [
      'SK-16.3: the seat before the slot',
      Q,
      'A',
      { type: 'buy', slot: 9 },
      'SK-6.6: Seat B buys first this turn; wait for seat B to finish.',
    ],
    ['SK-16.3: the spectator before the command', P, 'C', { type: 'sell' }, 'SK-13.5: Spectators give no commands.'],
    [
      'SK-16.3: the price before the rescue card',
      S,
      'A',
      { type: 'buy', slot: 3 },
      'SK-6.5: Repair Scout costs 6,000; you have 5,000.',
    ],
    [
      'SK-10.3',
      S,
      'A',
      { type: 'harvest', slot: 1 },
      'SK-10.3: Asteroids are harvested in the Recovery Phase; this is the Flip Phase.',
    ],
    ['SK-10.5', S, 'A', { type: 'decline' }, 'SK-10.5: No harvest is offered now.'],
    ['SK-5.2', S, 'B', { type: 'pass' }, 'SK-5.2: Seat A has no ship and may buy first; wait for seat A.'],
    ['SK-10.5', H, 'B', { type: 'harvest' }, 'SK-10.5: Choose an asteroid slot; slots are 1 to 5.'],
    [
      'SK-10.5',
      H,
      'B',
      { type: 'harvest', slot: 'R15' },
      'SK-10.5: There is no asteroid slot "R15"; slots are 1 to 5.',
    ],
    ['SK-10.3', H, 'A', { type: 'decline' }, 'SK-10.3: Only the defeated player harvests; seat B lost this battle.'],
  ] as const)('%s %#', (_rule, match, seat, command, sentence) => {
    const before = JSON.stringify(match);
    expect(refusal(match, seat, command)).toBe(sentence);
    expect(JSON.stringify(match)).toBe(before);
  });

  it('SK-6.6: seat A goes first in the sentence where it buys first', () => {
    const match = table({ at: 'session', A: { field: ['E20'] }, B: { field: ['X01'] } });
    expect(refusal(match, 'B', pass)).toBe('SK-6.6: Seat A buys first this turn; wait for seat A to finish.');
  });

  it.each(['I01', 'I17', 'I20', 'I25', 'I45'])('SK-5.4: %s rescues nobody', (card) => {
    const match = table({
      at: 'stranded',
      A: { money: 20000, rest: 'scrapyard' },
      B: { field: ['X20'] },
      shop: [card, 'I14'],
    });
    const [{ rule, reason }] = refused(match, 'A', buy(1)) as readonly [{ rule: string; reason: string }];
    expect([rule, reason.split(' brings ')[1]]).toEqual(['SK-5.4', 'no ship; only a Repair card can rescue you.']);
  });

  it.each([
    ['I01', 'SK-6.8: Reinforcements! would do nothing: your Fleet Deck and your Repair Bay are empty.'],
    ['I06', 'SK-6.8: Repair Mothership would do nothing: no Mothership lies in your Scrapyard.'],
    ['I17', 'SK-6.8: Rapid Repair! would do nothing: your Repair Bay is empty.'],
    ['I20', 'SK-6.8: Redraw! would do nothing: your Fleet Deck is empty.'],
  ])('SK-6.8: without effect %s is refused where the option says so', (card, sentence) => {
    // All but the Motherships are destroyed, and both of those are on the field.
    const match = table({
      options: { purchaseWithoutEffect: false },
      at: 'session',
      A: { money: 20000, field: ['E01', 'E02'], rest: 'scrapyard' },
      B: { field: ['X01'] },
      buyers: ['A', 'B'],
      shop: [card, 'I25'],
    });
    expect(refusal(match, 'A', buy(1))).toBe(sentence);
    expect(legal(match, 'A')).toEqual([buy(2), pass, { type: 'resign' }]);
  });

  it('SK-7.3: one ship lies, several lie', () => {
    const match = table({
      at: 'session',
      A: { money: 20000, field: ['E01'], scrapyard: ['E12'] },
      B: { field: ['X01'] },
      buyers: ['A', 'B'],
      shop: ['I11'],
    });
    expect(refusal(match, 'A', buy(1))).toBe('SK-7.3: Choose the Scout to repair; 1 lies in your Scrapyard.');
  });

  it('SK-12.8: the winner, or the draw, is named to everybody and before anything else', () => {
    const won = playAll(P, [['A', { type: 'resign' }]]).match;
    for (const seat of ['A', 'B', 'watcher'])
      expect(refusal(won, seat, { type: 'sell' })).toBe('SK-12.8: The game is over; seat B won.');
  });

  it.each([
    ['combat', { A: { field: ['E01'] }, B: { field: ['X01'] }, at: 'combat' }, 'Combat Phase'],
    ['flip', {}, 'Flip Phase'],
  ] as const)('SK-6.1: before the engine has done its own steps nothing is open: %s', (_at, position, phase) => {
    const { state } = unsettled(position);
    const [{ rule, reason }] = game.check(state, 'A', buy(1)) as readonly [{ rule: string; reason: string }];
    expect(`${rule}: ${reason}`).toBe(`SK-6.1: Cards are bought in the Arms Dealer Phase; this is the ${phase}.`);
  });

  it.each([
    null,
    undefined,
    7,
    'pass',
    [],
    {},
    { type: 7 },
    { type: 'buy', slot: Number.NaN },
    { type: 'buy', slot: Infinity },
  ])('what is no command at all is a fault of form: %s', (raw) => {
    expect(refused(P, 'A', raw)[0]!.rule).toBe('format');
  });
});

describe('SK-15.2: options out of range', () => {
  const refusals = (raw: object): readonly string[] => {
    const parsed = game.parseOptions(raw);
    return parsed.ok
      ? game.checkSetup(parsed.value).map(({ rule, reason }) => `${rule}: ${reason}`)
      : parsed.faults.map(({ path, reason }) => `${path}: ${reason}`);
  };

  it.each([
    [{ startingMoney: -1000 }, 'SK-15.2: startingMoney must be 0 to 50,000 in steps of 1,000; -1,000 is not.'],
    [{ startingMoney: 51000 }, 'SK-15.2: startingMoney must be 0 to 50,000 in steps of 1,000; 51,000 is not.'],
    [{ startingMoney: 8000.5 }, 'SK-15.2: startingMoney must be 0 to 50,000 in steps of 1,000; 8,000.5 is not.'],
    [{ stalemateLimit: 11 }, 'SK-15.2: stalemateLimit must be 2 to 10; 11 is not.'],
    [{ turnLimit: 301 }, 'SK-15.2: turnLimit must be 0, or 10 to 300; 301 is not.'],
    [{ turnLimit: 9 }, 'SK-15.2: turnLimit must be 0, or 10 to 300; 9 is not.'],
    [{ fleetA: 'orion' }, 'SK-15.2: fleetA must be earth or skaxar; "orion" is not.'],
    [{ fleetA: 'skaxar' }, 'SK-3.2: Both seats have Skaxar; choose different fleets or switch mirror on.'],
    [{ fleetC: 'earth' }, 'fleetC: SK-3.1: This game has two seats, A and B.'],
    [{ playerCount: 3 }, 'playerCount: SK-3.1: This game has two seats, A and B.'],
    [{ speed: 3 }, 'speed: There is no option speed.'],
    [{ mirror: 'yes' }, 'mirror: True or false is expected here, not "yes".'],
  ])('%j', (raw, sentence) => {
    expect(refusals(raw)).toEqual([sentence]);
  });

  it('several are told at once', () => {
    expect(refusals({ stalemateLimit: 1, turnLimit: 5 })).toHaveLength(2);
  });
});
