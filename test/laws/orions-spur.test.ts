import { describe, expect, it } from 'vitest';
import { alwaysOpen } from '../../src/games/orions-spur/choices.ts';
import type { Attempt } from '../../src/games/orions-spur/command.ts';
import { assertState } from '../../src/games/orions-spur/coverage/laws.ts';
import { ALL_CARDS, cardOf } from '../../src/games/orions-spur/data/cards.ts';
import type { SpurEvent } from '../../src/games/orions-spur/event.ts';
import type { Options } from '../../src/games/orions-spur/options.ts';
import type { SpurState } from '../../src/games/orions-spur/state.ts';
import type { SpurView } from '../../src/games/orions-spur/view.ts';
import { laws, lawsOf, type Subject } from './laws.ts';
import { asShown, orionsSpur } from './orions-spur-hidden.ts';
import { randomGame, variedGame } from './random-orions-spur.ts';

const subject: Subject<SpurState, Attempt, SpurEvent, SpurView, Options> = {
  game: orionsSpur,
  options: (seed) => ({ ...variedGame(seed), roundLimit: 3 }),
  runs: 5,
  mostPlies: 60,
  assertHidden: asShown,
};

laws(subject);

/** Settings and concessions among the choices (OS-13.9): a seat may give them at any time. */
const restless: typeof subject = {
  ...subject,
  runs: 3,
  game: {
    ...orionsSpur,
    choices: (state, seat) =>
      [
        ...orionsSpur.choices(state, seat),
        ...(orionsSpur.pending(state).some(({ seats }) => seats.includes(seat)) ? alwaysOpen(state, seat) : []),
      ] as never,
  },
};

describe("laws of Orion's Spur with OS-11.9 concessions and OS-6.21 settings", () => {
  // Whoever need not decide may concede all the same, so that law does not hold for them.
  for (const { name, prove } of lawsOf(restless))
    if (!name.startsWith('a seat that need not decide')) it(name, prove, 120_000);
});

const GAMES = 30;

describe(`${GAMES} random games of Orion's Spur over all options`, () => {
  it('OS-0.6, OS-0.18, OS-0.27, OS-3.1, OS-7.7, OS-11.11 hold after every command, every game ends, and most cards are used', () => {
    const used = new Set<string>();
    const ends = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      const last = randomGame(`spur ${i}`, i, {
        after({ state }, events) {
          assertState(state);
          for (const event of events) {
            if (event.type === 'cardPlayed') used.add(cardOf(event.card).key);
            if (event.type === 'attackDeclared' && event.attack.kind === 'card')
              used.add(cardOf(event.attack.source).key);
            if (event.type === 'reacted' && event.source.includes(':')) used.add(cardOf(event.source).key);
          }
        },
      });
      ends.add(last.state.outcome!.reason);
    }
    expect(ALL_CARDS.filter(({ key }) => !used.has(key)).length).toBeLessThan(12);
    for (const reason of ['vpTarget', 'roundLimit', 'collector']) expect(ends).toContain(reason);
  });
});
