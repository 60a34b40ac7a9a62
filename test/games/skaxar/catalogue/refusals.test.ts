import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import { positionH, positionP, positionQ, positionS, workedGame } from '../../../helpers/sk-worked-game.ts';
import { deepFreeze } from '../../../laws/playthrough.ts';
import {
  buy,
  decline,
  game,
  harvest,
  laid,
  pass,
  play,
  resign,
  setupRefusal,
  viewFor,
  withDraws,
  type Table,
} from './table.ts';

const strict = { purchaseWithoutEffect: false };
const won = (): Table =>
  laid({ shop: [null, null, null, null, null, null], A: { rest: 'scrapyard' }, B: { fleetDeck: ['X20'] } }).match;
const drawn = (): Table =>
  laid({ shop: [null, null, null, null, null, null], A: { rest: 'scrapyard' }, B: { rest: 'scrapyard' } }).match;

type Try = readonly [id: string, position: string, answer: string, match: () => Table, seat: string, command: unknown];

/** The table of chapter 16 as printed, the commands beside it. */
const TRIES: readonly Try[] = [
  ['SK-N1', 'P, B: buy 6', 'SK-6.9: Your session of turn 3 is closed.', positionP, 'B', buy(6)],
  ['SK-N2', 'P, A: buy 3', 'SK-6.4: Shop slot 3 is empty.', positionP, 'A', buy(3)],
  ['SK-N3', 'P, A: buy 7', 'SK-6.4: There is no Shop slot 7; slots are 1 to 6.', positionP, 'A', buy(7)],
  [
    'SK-N4',
    'P, A: buy "deck"',
    'SK-6.4: Only face-up Shop cards can be bought, not the Arms Dealer deck.',
    positionP,
    'A',
    { type: 'buy', slot: 'deck' },
  ],
  [
    'SK-N5',
    'P, A: buy 2 without ship',
    'SK-7.3: Choose the Scout to repair; 2 lie in your Scrapyard.',
    positionP,
    'A',
    buy(2),
  ],
  [
    'SK-N6',
    'P, A: buy 2 with A-E07',
    'SK-7.3: Kestrel is a Fighter; Repair Scout repairs a Scout.',
    positionP,
    'A',
    buy(2, 'A-E07'),
  ],
  ['SK-N7', 'P, A: buy 2 with A-E13', 'SK-7.3: Bloodhound is not in your Scrapyard.', positionP, 'A', buy(2, 'A-E13')],
  [
    'SK-N8',
    'P, A: buy 2 with B-X15',
    'SK-7.3: Husk Sentinel belongs to seat B; you repair your own ships only.',
    positionP,
    'A',
    buy(2, 'B-X15'),
  ],
  ['SK-N9', 'P, A: buy 6 with A-E14', 'SK-7.1: Reinforcements! takes no target.', positionP, 'A', buy(6, 'A-E14')],
  [
    'SK-N10',
    'P, A: buy slots 2 and 6 in one command',
    'SK-6.7: Buy one card at a time.',
    positionP,
    'A',
    { type: 'buy', slot: [2, 6] },
  ],
  [
    'SK-N11',
    'P, A: harvest 1',
    'SK-10.3: Asteroids are harvested in the Recovery Phase; this is the Arms Dealer Phase.',
    positionP,
    'A',
    harvest(1),
  ],
  ['SK-N12', 'P, A: decline', 'SK-10.5: No harvest is offered now.', positionP, 'A', decline],
  [
    'SK-N13',
    'P, A: sell',
    'SK-16.1: Unknown command "sell"; use buy, pass, harvest, decline or resign.',
    positionP,
    'A',
    { type: 'sell' },
  ],
  [
    'SK-N14',
    'P, A: flip',
    'SK-16.1: Unknown command "flip"; use buy, pass, harvest, decline or resign.',
    positionP,
    'A',
    { type: 'flip' },
  ],
  ['SK-N15', 'P, spectator: pass', 'SK-13.5: Spectators give no commands.', positionP, 'audience', pass],
  ['SK-N16', 'Q, A: buy 4', 'SK-6.6: Seat B buys first this turn; wait for seat B to finish.', positionQ, 'A', buy(4)],
  ['SK-N17', 'Q, A: pass', 'SK-6.6: Seat B buys first this turn; wait for seat B to finish.', positionQ, 'A', pass],
  [
    'SK-N18',
    'Q, B: buy 1, then buy 5',
    'SK-6.5: Torpedo Rack costs 8,000; you have 7,000.',
    () => play(positionQ(), 'B', buy(1)).match,
    'B',
    buy(5),
  ],
  [
    'SK-N19',
    'Q, B: pass, then buy 2',
    'SK-6.9: Your session of turn 8 is closed.',
    () => play(positionQ(), 'B', pass).match,
    'B',
    buy(2),
  ],
  [
    'SK-N20',
    'Q, B: buy 3 with B-X22, in its Fleet Deck',
    'SK-7.3: Chitin Plate is not in your Scrapyard.',
    positionQ,
    'B',
    buy(3, 'B-X22'),
  ],
  [
    'SK-N21',
    'Q without purchases without effect, B: buy 1',
    'SK-6.8: Rapid Repair! would do nothing: your Repair Bay is empty.',
    () => positionQ(strict),
    'B',
    buy(1),
  ],
  [
    'SK-N22',
    'Q without purchases without effect, B passed, A: buy 3',
    'SK-6.8: Repair Drone would do nothing: no Drone lies in your Scrapyard.',
    () => play(positionQ(strict), 'B', pass).match,
    'A',
    buy(3),
  ],
  [
    'SK-N23',
    'Q, B passed, A: buy 3 with A-E20, in its Fleet Deck',
    'SK-7.1: Repair Drone has no target now; no Drone lies in your Scrapyard.',
    () => play(positionQ(), 'B', pass).match,
    'A',
    buy(3, 'A-E20'),
  ],
  [
    'SK-N24',
    'H, A: harvest 1',
    'SK-10.3: Only the defeated player harvests; seat B lost this battle.',
    positionH,
    'A',
    harvest(1),
  ],
  ['SK-N25', 'H, B: harvest 3', 'SK-10.5: Asteroid slot 3 is empty.', positionH, 'B', harvest(3)],
  ['SK-N26', 'H, B: harvest 6', 'SK-10.5: There is no asteroid slot 6; slots are 1 to 5.', positionH, 'B', harvest(6)],
  [
    'SK-N27',
    'H, B: buy 1',
    'SK-6.1: Cards are bought in the Arms Dealer Phase; this is the Recovery Phase.',
    positionH,
    'B',
    buy(1),
  ],
  ['SK-N28', 'H, B: pass', 'SK-10.5: Choose an asteroid or decline the harvest.', positionH, 'B', pass],
  [
    'SK-N29',
    'turn 8, after B’s harvest in turn 7, B: harvest 1',
    'SK-10.3: Asteroids are harvested in the Recovery Phase; this is the Arms Dealer Phase.',
    positionQ,
    'B',
    harvest(1),
  ],
  [
    'SK-N30',
    'turn 3, after both were destroyed in turn 2, A: harvest 1',
    'SK-10.3: Asteroids are harvested in the Recovery Phase; this is the Arms Dealer Phase.',
    () => workedGame(3).match,
    'A',
    harvest(1),
  ],
  [
    'SK-N31',
    'S, A: buy 2',
    'SK-5.4: Deflector Grid brings no ship; only a Repair card can rescue you.',
    positionS,
    'A',
    buy(2),
  ],
  [
    'SK-N32',
    'S, A: buy 3 with A-E14',
    'SK-6.5: Repair Scout costs 6,000; you have 5,000.',
    positionS,
    'A',
    buy(3, 'A-E14'),
  ],
  [
    'SK-N33',
    'S, A: buy 1 without ship',
    'SK-7.3: Choose the Drone to repair; 7 lie in your Scrapyard.',
    positionS,
    'A',
    buy(1),
  ],
  ['SK-N34', 'S, B: buy 1', 'SK-5.2: Seat A has no ship and may buy first; wait for seat A.', positionS, 'B', buy(1)],
  ['SK-N35', 'game won by B, A: pass', 'SK-12.8: The game is over; seat B won.', won, 'A', pass],
  ['SK-N36', 'game drawn, B: resign', 'SK-12.8: The game is over; it was a draw.', drawn, 'B', resign],
];

/** What a refusal says; fails when the match changes or a number is drawn (the script is empty, so a draw throws). */
function answer(match: Table, seat: string, command: unknown): string {
  const before = JSON.stringify(match);
  const applied = applyCommand(game, deepFreeze(match), seat, deepFreeze(command));
  if (applied.ok) throw new Error(`${JSON.stringify(command)} was accepted.`);
  expect(JSON.stringify(match)).toBe(before);
  expect(applied.rejections).toHaveLength(1);
  const [first] = applied.rejections;
  return `${first!.rule}: ${first!.reason}`;
}

describe('SK-16.3 illegal attempts: rule, sentence, nothing changed, nothing drawn', () => {
  it.each(TRIES)('%s (%s)', (_id, _position, expected, match, seat, command) => {
    const start = withDraws(match());
    expect(answer(start, seat, command)).toBe(expected);
    // The match goes on as if nothing had been tried: the same state, the same view, the same choices.
    const untouched = match();
    expect(start.state).toEqual(untouched.state);
    for (const viewer of ['A', 'B', 'audience']) expect(viewFor(start, viewer)).toEqual(viewFor(untouched, viewer));
  });

  it('SK-N10: two slots beside each other in one command', () => {
    for (const command of [
      { type: 'buy', slot: [2, 6] },
      { type: 'buy', slots: [2, 6] },
    ])
      expect(answer(withDraws(positionP()), 'A', command)).toBe('SK-6.7: Buy one card at a time.');
  });

  it('SK-N37 (setup: both Earth without mirror)', () =>
    expect(setupRefusal({ fleetA: 'earth', fleetB: 'earth', mirror: false })).toBe(
      'SK-3.2: Both seats have Earth; choose different fleets or switch mirror on.',
    ));
  it('SK-N38 SK-15.2 (setup: startingMoney 8,500)', () =>
    expect(setupRefusal({ startingMoney: 8500 })).toBe(
      'SK-15.2: startingMoney must be 0 to 50,000 in steps of 1,000; 8,500 is not.',
    ));
  it('SK-N39 SK-15.2 (setup: stalemateLimit 1)', () =>
    expect(setupRefusal({ stalemateLimit: 1 })).toBe('SK-15.2: stalemateLimit must be 2 to 10; 1 is not.'));
  it('SK-7.8 SK-15.2 (setup: redrawItems go)', () =>
    expect(setupRefusal({ redrawItems: 'go' })).toBe('SK-15.2: redrawItems must be stay or leave; "go" is not.'));
  it('SK-N40 SK-15.2 (setup: turnLimit 5)', () =>
    expect(setupRefusal({ turnLimit: 5 })).toBe('SK-15.2: turnLimit must be 0, or 10 to 300; 5 is not.'));
  it('SK-N41 SK-3.1 (setup: a third player)', () => {
    for (const raw of [{ fleetC: 'earth' }, { players: 3 }, { playerCount: 3 }, { seats: ['A', 'B', 'C'] }])
      expect(setupRefusal(raw), JSON.stringify(raw)).toBe('SK-3.1: This game has two seats, A and B.');
  });

  it('SK-N1 to SK-N41 are all here', () => {
    const ids = [...TRIES.map(([id]) => Number(id.slice(4))), 37, 38, 39, 40, 41];
    expect(ids).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
  });
});

describe('SK-16.3 the order of the tests', () => {
  /** Each attempt breaks several rules at once; the one named is tested first. */
  const first: readonly (readonly [rule: string, match: () => Table, seat: string, command: unknown])[] = [
    // game over, spectator, unknown command, window, seat
    ['SK-12.8', won, 'audience', { type: 'sell' }],
    ['SK-12.8', won, 'A', { type: 'sell' }],
    ['SK-12.8', drawn, 'A', harvest(9)],
    ['SK-13.5', positionP, 'audience', { type: 'sell' }],
    ['SK-13.5', positionP, 'C', resign],
    ['SK-13.5', positionH, '', buy(1)],
    ['SK-16.1', positionH, 'A', { type: 'sell', slot: 9 }],
    ['SK-10.3', positionP, 'B', harvest(9)],
    ['SK-10.5', positionP, 'B', decline],
    ['SK-6.1', positionH, 'A', buy(9)],
    ['SK-10.5', positionH, 'A', pass],
    // seat before slot, price and target
    ['SK-6.9', positionP, 'B', buy(9)],
    ['SK-6.6', positionQ, 'A', buy(9, 'nothing')],
    ['SK-5.2', positionS, 'B', buy(9)],
    ['SK-5.2', positionS, 'B', pass],
    ['SK-10.3', positionH, 'A', harvest(9)],
    ['SK-10.3', positionH, 'A', decline],
    // slot before price, price before rescue card, rescue card before target
    ['SK-6.4', positionS, 'A', buy(4, 'A-E14')],
    [
      'SK-6.5',
      () =>
        laid({
          at: 'stranded',
          A: { money: 5000, rest: 'scrapyard' },
          B: { field: ['X20'] },
          shop: ['I14', 'I42', null, null, null, null],
        }).match,
      'A',
      buy(2, 'A-E14'),
    ],
    ['SK-5.4', positionS, 'A', buy(2, 'A-E14')],
    // price before target and effect
    ['SK-6.5', () => play(positionQ(), 'B', buy(4)).match, 'B', buy(5, 'B-X15')],
    ['SK-6.5', () => play(positionQ(strict), 'B', buy(4)).match, 'B', buy(3)],
    // target before effect
    ['SK-7.1', () => positionQ(strict), 'B', buy(1, 'B-X15')],
    ['SK-7.1', () => play(positionQ(strict), 'B', pass).match, 'A', buy(3, 'A-E20')],
  ];
  it.each(first)('SK-16.3: %s comes first (case %#)', (rule, match, seat, command) =>
    expect(answer(withDraws(match()), seat, command).split(':')[0]).toBe(rule),
  );

  it('SK-16.3 SK-7.3: within target: none named, no ship of this game, an enemy ship, the wrong class, not in the Scrapyard', () => {
    const tries: readonly (readonly [ship: unknown, answer: RegExp])[] = [
      [undefined, /^SK-7\.3: Choose the Scout to repair; /],
      ['A-E99', /^SK-7\.3: .*A-E99/],
      ['A-X15', /^SK-7\.3: .*A-X15/],
      ['E14', /^SK-7\.3: .*E14/],
      [7, /^SK-7\.3: /],
      ['B-X07', /^SK-7\.3: Claw of Ska belongs to seat B; /],
      ['B-X12', /^SK-7\.3: Needle Eye belongs to seat B; /],
      ['A-E01', /^SK-7\.3: Ark Meridian is a Mothership; /],
      ['A-E15', /^SK-7\.3: Watchtower is not in your Scrapyard\.$/],
    ];
    for (const [ship, expected] of tries)
      expect(
        answer(withDraws(positionP()), 'A', { type: 'buy', slot: 2, ...(ship !== undefined && { ship }) }),
        String(ship),
      ).toMatch(expected);
  });

  it('SK-16.3 SK-12.6: resign skips all but the first three', () => {
    for (const match of [positionP, positionQ, positionH, positionS])
      for (const seat of ['A', 'B'] as const) expect(play(match(), seat, resign).match.state.phase).toBe('over');
    expect(answer(withDraws(positionP()), 'audience', resign)).toBe('SK-13.5: Spectators give no commands.');
  });

  it('SK-16.3: a wrong seat: its session closed, its session to come, a rescue window, a harvest window', () => {
    expect(answer(withDraws(positionP()), 'B', pass)).toBe('SK-6.9: Your session of turn 3 is closed.');
    expect(answer(withDraws(positionQ()), 'A', pass)).toBe(
      'SK-6.6: Seat B buys first this turn; wait for seat B to finish.',
    );
    expect(answer(withDraws(positionS()), 'B', pass)).toBe(
      'SK-5.2: Seat A has no ship and may buy first; wait for seat A.',
    );
    expect(answer(withDraws(positionH()), 'A', decline)).toBe(
      'SK-10.3: Only the defeated player harvests; seat B lost this battle.',
    );
  });
});
