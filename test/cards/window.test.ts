import { describe, expect, it } from 'vitest';
import {
  askedSeat,
  autoPasses,
  changed,
  dropped,
  guessedWindow,
  isClosed,
  livePending,
  moved,
  openWindow,
  passed,
  passedSeats,
  reacted,
  windowView,
  type ReactionWindow,
} from '../../src/cards/window.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../src/engine/seat.ts';

const everybody = () => true;
const nobody = () => false;
const only =
  (...seats: readonly string[]) =>
  (seat: string) =>
    seats.includes(seat);
const same = <T>(thing: T): T => thing;
const opened = (seats: readonly string[], asks: (seat: string) => boolean) => moved(openWindow(seats, ['A0']), asks);
/** The window after a pass, or a reaction, of whoever is asked. */
const pass = (window: ReactionWindow<string>, asks: (seat: string) => boolean, rest = false) =>
  moved(passed(window, { rest }), asks);
const react = (window: ReactionWindow<string>, asks: (seat: string) => boolean, ...things: readonly string[]) =>
  moved(reacted(window, things), asks);

describe('a reaction window', () => {
  it('OS-6.4 Check 31: closes at once when nobody is asked', () => {
    const window = opened(['defender', 'attacker'], nobody);
    expect(isClosed(window)).toBe(true);
    expect(askedSeat(window)).toBeNull();
  });

  it('OS-6.4 Check 32: asks a seat again after its own reaction', () => {
    const asks = only('defender');
    const first = opened(['defender', 'attacker'], asks);
    expect(askedSeat(first)).toBe('defender');
    const second = react(first, asks);
    expect([askedSeat(second), second.passes]).toEqual(['defender', 1]);
    const third = react(second, asks);
    expect([askedSeat(third), third.passes]).toEqual(['defender', 1]);
    expect(isClosed(pass(third, asks))).toBe(true);
  });

  it('OS-6.4 Check 33: a pass bars nobody from reacting later', () => {
    const declared = react(opened(['defender', 'attacker'], everybody), everybody, 'C1');
    expect(askedSeat(declared)).toBe('attacker');
    const back = react(declared, everybody, 'C2');
    const once = pass(back, everybody);
    expect([askedSeat(once), once.passes]).toEqual(['attacker', 1]);
    const again = react(once, everybody);
    expect([askedSeat(again), again.passes]).toEqual(['defender', 0]);
    const last = pass(again, everybody);
    expect([askedSeat(last), last.passes]).toEqual(['attacker', 1]);
    expect(isClosed(pass(last, everybody))).toBe(true);
    expect(last.pending).toEqual([
      { id: 0, thing: 'A0', live: true },
      { id: 1, thing: 'C1', live: true },
      { id: 2, thing: 'C2', live: true },
    ]);
  });

  it.each([
    ['a hand that can only bluff is asked', true, 3, 'defender'],
    ['an empty hand is not', true, 0, null],
    ['without the option only a legal reaction is', false, 3, null],
  ] as const)('OS-6.6 Check 34: %s', (_name, bluffWindows, hand, asked) => {
    const hasReaction = false;
    const asks = (seat: string) => seat === 'defender' && (bluffWindows ? hand > 0 : hasReaction);
    expect(askedSeat(opened(['defender', 'attacker'], asks))).toBe(asked);
  });

  it('OS-12.22 Check 118: asks allies in turn and closes after four passes in a row', () => {
    let window = opened(['1', '3', '2', '4'], everybody);
    const order: (string | null)[] = [];
    while (!isClosed(window)) {
      order.push(askedSeat(window));
      window = pass(window, everybody);
    }
    expect(order).toEqual(['1', '3', '2', '4']);
  });

  it('starts the count anew when the last one reacts on the very last pass', () => {
    const last = [1, 2, 3].reduce((now) => pass(now, everybody), opened(['1', '3', '2', '4'], everybody));
    expect([askedSeat(last), last.passes]).toEqual(['4', 3]);
    const anew = react(last, everybody);
    expect([askedSeat(anew), anew.passes]).toEqual(['1', 0]);
  });

  it('OS-11.7: a seat that leaves counts as passing, also while it is asked', () => {
    const window = opened(['1', '3', '2', '4'], everybody);
    const left = moved(window, only('3', '2', '4'));
    expect([askedSeat(left), left.passes]).toEqual(['3', 1]);
    expect(askedSeat(pass(pass(pass(left, only('3', '2', '4')), only('3', '2', '4')), only('3', '2', '4')))).toBeNull();
  });

  it('stays as it is when it is looked at again', () => {
    const window = opened(['1', '2'], only('2'));
    expect(moved(window, only('2'))).toEqual(window);
    expect(moved(opened(['1', '2'], nobody), everybody)).toEqual(opened(['1', '2'], nobody));
  });

  it('OS-6.22: who passes for the rest is not asked again, whatever happens', () => {
    const resting = pass(opened(['1', '2'], everybody), everybody, true);
    const after = react(resting, everybody, 'C1');
    expect([askedSeat(after), after.passes]).toEqual(['2', 1]);
    expect(pass(after, everybody, true).resting).toEqual(['1', '2']);
  });

  it('OS-6.18: keeps what was evaded for all to see, but not live', () => {
    const window = react(opened(['1', '2'], everybody), everybody, 'C1');
    const evaded = dropped(window, (thing) => thing === 'A0');
    expect(evaded.pending.map(({ live }) => live)).toEqual([false, true]);
    expect(livePending(changed(evaded, (thing, id) => `${thing} halved ${id}`))).toEqual([
      { id: 1, thing: 'C1 halved 1', live: true },
    ]);
    expect(changed(evaded, () => '?').pending[0]!.thing).toBe('A0');
  });

  it('works for one participant, and for none', () => {
    const alone = react(opened(['1'], everybody), everybody);
    expect([askedSeat(alone), alone.passes]).toEqual(['1', 0]);
    expect(isClosed(pass(alone, everybody))).toBe(true);
    expect(isClosed(opened([], everybody))).toBe(true);
    expect(() => openWindow(['1', '1'], [])).toThrow('A seat takes part twice: 1, 1.');
  });
});

describe('auto-pass', () => {
  type Trigger = 'ownAttacked' | 'ownCounterfired';
  const safe = () => true;
  const unsafe = () => false;

  it('OS-6.21 Check 41: passes if it is safe, and asks if not', () => {
    const settings = { ownAttacked: 'passIfSafe' } as const;
    const destroyed = (shield: number, hull: number, damage: number) => damage >= shield + hull;
    expect(autoPasses<Trigger>(settings, ['ownAttacked'], () => !destroyed(3, 4, 2))).toBe(true);
    expect(autoPasses<Trigger>(settings, ['ownAttacked'], () => !destroyed(0, 2, 2))).toBe(false);
  });

  it.each([
    ['nothing set', {}, ['ownAttacked'], safe, false],
    ['pass, though it is not safe', { ownAttacked: 'pass' }, ['ownAttacked'], unsafe, true],
    [
      'one ask of two',
      { ownAttacked: 'pass', ownCounterfired: 'ask' },
      ['ownAttacked', 'ownCounterfired'],
      safe,
      false,
    ],
    ['one left out of two', { ownAttacked: 'pass' }, ['ownAttacked', 'ownCounterfired'], safe, false],
    [
      'pass and passIfSafe, not safe',
      { ownAttacked: 'pass', ownCounterfired: 'passIfSafe' },
      ['ownAttacked', 'ownCounterfired'],
      unsafe,
      false,
    ],
    ['another trigger', { ownAttacked: 'pass' }, ['ownCounterfired'], safe, false],
    ['no trigger', { ownAttacked: 'pass' }, [], safe, false],
  ] as const)('OS-6.21: %s', (_name, settings, triggers, isSafe, passes) => {
    expect(autoPasses<Trigger>(settings, triggers, isSafe)).toBe(passes);
  });

  it('of everybody closes a window at once', () => {
    const settings = { ownAttacked: 'pass' } as const;
    const asks = () => !autoPasses<Trigger>(settings, ['ownAttacked'], unsafe);
    expect(isClosed(opened(['1', '3', '2', '4'], asks))).toBe(true);
  });
});

describe('a window as it is seen', () => {
  const window = pass(react(opened(['1', '2', '3'], everybody), everybody, 'C1'), everybody, true);

  it('tells who passes for the rest to nobody but themselves', () => {
    expect(windowView(window, viewerOf('2'), same).resting).toEqual(['2']);
    expect(windowView(window, viewerOf('1'), same).resting).toEqual([]);
    expect(windowView(window, AUDIENCE, same).resting).toEqual([]);
    expect(windowView(window, JUDGE, same).resting).toEqual(['2']);
  });

  it('shows who is asked, who passed since the last reaction, and what waits as the game shows it', () => {
    const seen = windowView(window, AUDIENCE, (thing) => thing.length);
    expect(seen).toMatchObject({ asked: '3', passes: 1, pending: [{ thing: 2 }, { thing: 2 }] });
    expect(passedSeats(seen)).toEqual(['2']);
    expect(passedSeats(windowView(opened(['1', '2'], everybody), AUDIENCE, same))).toEqual([]);
    const closed = windowView(opened(['1', '2'], nobody), AUDIENCE, same);
    expect([closed.asked, passedSeats(closed)]).toEqual([null, ['1', '2']]);
  });

  it('lets a computer player guess a window that looks the same', () => {
    for (const one of [window, opened(['1', '2'], nobody), opened(['1', '2'], only('2'))])
      for (const viewer of [viewerOf('1'), viewerOf('2'), AUDIENCE]) {
        const seen = windowView(one, viewer, same);
        expect(windowView(guessedWindow(seen, same), viewer, same)).toEqual(seen);
      }
  });
});
