import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../../../src/engine/recording.ts';
import type { SkaxarEvent } from '../../../../src/games/skaxar/index.ts';
import { sentenceFor } from '../../../../src/ui/games/skaxar/hud/sentence.ts';
import { latestOrder, orderIn } from '../../../../src/ui/games/skaxar/order.ts';
import type { LoggedPly } from '../../../../src/ui/match/log.ts';
import { newGame, pass, play, resign, stacked, table, viewFor, type Played } from '../../../helpers/sk-position.ts';
import { positionH, positionS } from '../../../helpers/sk-worked-game.ts';

const people: readonly SeatInfo[] = [
  { seat: 'A', player: 'human', name: 'Ada' },
  { seat: 'B', player: 'human', name: 'Ben' },
];
const alone: readonly SeatInfo[] = [people[0]!, { seat: 'B', player: 'default', name: 'Computer' }];
const log = (events: readonly SkaxarEvent[]): readonly LoggedPly<SkaxarEvent>[] => [
  { plies: 0, seat: null, events, lines: [] },
];
const says = (
  { match, events = [] }: { readonly match: Played['match']; readonly events?: readonly SkaxarEvent[] },
  seats = people,
  more: { readonly busy?: boolean; readonly thinking?: string | null } = {},
) =>
  sentenceFor(
    { view: viewFor(match, 'audience'), busy: false, thinking: null, seat: null, log: log(events), ...more },
    seats,
  );

describe('sentence on top', () => {
  it('SK-6.1 says who buys first and by which Speed', () => {
    const start = newGame({}, stacked({ A: ['E12'], B: ['X09'] }));
    expect(says(start)).toBe('Arms Dealer: Earth buys first, Speed 12 against 8. Buy or finish.');
    expect(says(start, alone)).toBe('Arms Dealer: you buy first, Speed 12 against 8. Buy or finish.');
  });

  it('SK-6.2 names what decides at equal Speed', () => {
    const start = newGame({}, stacked({ A: ['E05'], B: ['X05'], tieSeat: 'B' }));
    expect(says(start)).toBe(
      'Arms Dealer: Skaxar buys first, both Speed 8 and equal money, drawn before the game. Buy or finish.',
    );
  });

  it('SK-6.6 says who comes second and why', () => {
    const start = newGame({}, stacked({ A: ['E12'], B: ['X09'] }));
    const passed = play(start.match, 'A', pass);
    const events = [...start.events, ...passed.events];
    expect(says({ match: passed.match, events })).toBe(
      'Arms Dealer: Skaxar buys second, Speed 8 against 12. Buy or finish.',
    );
    expect(
      says({ match: passed.match, events }, [
        { ...alone[1]!, seat: 'A' },
        { ...alone[0]!, seat: 'B' },
      ]),
    ).toBe('Arms Dealer: you buy second, Speed 8 against 12. Buy or finish.');
  });

  it('SK-5.2 SK-10.3 says why somebody is asked in the other windows', () => {
    expect(says({ match: positionS() })).toBe(
      'Flip: Earth has no ship left. Buy a Repair card to bring one back, or do without.',
    );
    expect(says({ match: positionS() }, alone)).toBe(
      'Flip: you have no ship left. Buy a Repair card to bring one back, or do without.',
    );
    expect(says({ match: positionH() })).toBe('Recovery: Skaxar lost the battle and may take one asteroid.');
  });

  it('says that something is shown, that a computer thinks, that it is over', () => {
    const start = newGame();
    expect(says({ match: start.match }, people, { busy: true })).toBe('Watch what happens.');
    expect(says(start, alone, { thinking: 'B' })).toBe('Skaxar is thinking.');
    expect(says(play(start.match, 'A', resign))).toBe('The game is over.');
  });
});

describe('sentence while a command is shown', () => {
  it('says what goes on and who does it, never how it ends', () => {
    const start = newGame({}, stacked({ A: ['E12', 'E01'], B: ['X09', 'X01'] }));
    expect(says(start, people, { busy: true })).toBe('Flip: each side turns up a ship.');
    const first = play(start.match, 'A', pass);
    expect(says(first, people, { busy: true })).toBe('Arms Dealer: Earth buys nothing more.');
    // The second to finish brings the combat, whatever comes of it.
    const second = play(first.match, 'B', pass);
    expect(second.events.map(({ type }) => type)).toContain('fought');
    expect(says(second, people, { busy: true })).toBe('Combat: Earth and Skaxar fire at each other.');
    const harvest = positionH();
    expect(says(play(harvest, 'B', { type: 'harvest', slot: 1 }), people, { busy: true })).toBe(
      'Recovery: Skaxar takes an asteroid.',
    );
    expect(says(play(harvest, 'B', { type: 'decline' }), people, { busy: true })).toBe(
      'Recovery: Skaxar takes no asteroid.',
    );
  });

  it('names the card that is bought, and who does without a ship', () => {
    const bought: SkaxarEvent = {
      type: 'bought',
      seat: 'B',
      card: 'I20',
      slot: 1,
      ship: null,
      price: 1000,
      money: 0,
      noEffect: false,
      rescue: false,
    };
    const start = newGame();
    expect(says({ match: start.match, events: [bought] }, people, { busy: true })).toMatch(
      /^Arms Dealer: Skaxar buys \S.*[.!]$/,
    );
    const without = play(positionS(), 'A', pass);
    expect(says(without, people, { busy: true })).toBe('Flip: Earth does without a ship.');
  });
});

describe('order of buying', () => {
  it('SK-6.3 keeps the figures of the moment though the lead ship and the money change after it', () => {
    const events: readonly SkaxarEvent[] = [
      { type: 'flipped', seat: 'A', ship: 'A-E22', stranded: false },
      { type: 'flipped', seat: 'B', ship: 'B-X22', stranded: false },
      { type: 'buyersOrdered', first: 'B', reason: 'speed' },
      { type: 'redrawn', seat: 'B', back: 'B-X22', ship: 'B-X10', order: null },
    ];
    expect(latestOrder(events)).toEqual({ reason: 'speed', speeds: [12, 11], money: null });
    expect(latestOrder([])).toBeNull();
  });

  it('takes lead ships and money from the view where the command does not tell them, and leaves them out once they have changed', () => {
    const view = viewFor(
      table({
        A: { money: 7000, field: ['E05'] },
        B: { money: 9000, field: ['X05'] },
        at: 'session',
        decider: 'A',
        buyers: ['A', 'B'],
        shop: ['I25', null, null, null, null, null],
      }),
      'audience',
    );
    const ordered = { type: 'buyersOrdered', first: 'A', reason: 'money' } as const;
    expect(orderIn([ordered], view, ordered)).toEqual({ reason: 'money', speeds: [8, 8], money: [7000, 9000] });
    const fought: SkaxarEvent = {
      type: 'fought',
      totals: [
        { firepower: 11, shield: 5 },
        { firepower: 11, shield: 6 },
      ],
      outcome: 'bothDestroyed',
      forced: false,
      stalemates: 0,
    };
    expect(orderIn([ordered, fought], view, ordered)).toEqual({ reason: 'money', speeds: null, money: null });
  });
});
