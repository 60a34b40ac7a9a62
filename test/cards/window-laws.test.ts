import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  askedSeat,
  autoPasses,
  isClosed,
  moved,
  openWindow,
  passed,
  reacted,
  type AutoPass,
  type ReactionWindow,
} from '../../src/cards/window.ts';

type Trigger = 'attacked' | 'countered';
/** What a seat does when it is asked, in turn: react while it has something to react with. */
const answers = fc.array(fc.constantFrom('react', 'pass', 'rest'), { maxLength: 60 });
const seatPlan = fc.record({
  cards: fc.nat(6),
  gone: fc.boolean(),
  settings: fc.dictionary(
    fc.constantFrom<Trigger[]>('attacked', 'countered'),
    fc.constantFrom<AutoPass[]>('ask', 'passIfSafe', 'pass'),
  ),
  safe: fc.boolean(),
});
const plans = fc.array(seatPlan, { minLength: 1, maxLength: 4 });

it('a window always ends; nobody is asked twice without a reaction between; who passes for good is never asked', () => {
  fc.assert(
    fc.property(plans, answers, (seats, script) => {
      const cards = seats.map((seat) => seat.cards);
      const at = (seat: string): number => Number(seat);
      const triggersNow = (): readonly Trigger[] =>
        window.pending.length > 1 ? ['attacked', 'countered'] : ['attacked'];
      const automatic = (seat: string): boolean =>
        autoPasses<Trigger>(seats[at(seat)]!.settings, triggersNow(), () => seats[at(seat)]!.safe);
      const asks = (seat: string): boolean => !seats[at(seat)]!.gone && cards[at(seat)]! > 0 && !automatic(seat);
      let window: ReactionWindow<string> = openWindow(
        seats.map((_, index) => String(index)),
        ['A0'],
      );
      window = moved(window, asks);
      const asked: string[] = [];
      let steps = 0;
      for (let seat = askedSeat(window); seat !== null; seat = askedSeat(window)) {
        // Every reaction costs a card and every other step is a pass, so there is a most.
        expect((steps += 1)).toBeLessThanOrEqual(4 * (1 + 6 * 4));
        expect(window.resting).not.toContain(seat);
        expect(seats[at(seat)]!.gone || automatic(seat)).toBe(false);
        expect(asked).not.toContain(seat);
        const answer = script[steps - 1] ?? 'pass';
        if (answer === 'react') {
          cards[at(seat)]! -= 1;
          asked.length = 0;
          window = moved(reacted(window, [`C${steps}`]), asks);
        } else {
          asked.push(seat);
          window = moved(passed(window, { rest: answer === 'rest' }), asks);
        }
      }
      expect(isClosed(window)).toBe(true);
      expect(window.passes).toBe(seats.length);
      expect(window.pending.map(({ id }) => id)).toEqual(window.pending.map((_, index) => index));
    }),
    { numRuns: 500 },
  );
});
