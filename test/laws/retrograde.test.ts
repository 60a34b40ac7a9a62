import { describe, it } from 'vitest';
import { alwaysOpen } from '../../src/games/retrograde/choices.ts';
import type { Attempt } from '../../src/games/retrograde/command.ts';
import type { RetrogradeEvent } from '../../src/games/retrograde/event.ts';
import type { Options } from '../../src/games/retrograde/options.ts';
import type { RetrogradeState } from '../../src/games/retrograde/state.ts';
import type { RetrogradeView } from '../../src/games/retrograde/view.ts';
import { laws, lawsOf, type Subject } from './laws.ts';
import { variedGame } from './random-retrograde.ts';
import { asShown, retrograde } from './retrograde-hidden.ts';

const subject: Subject<RetrogradeState, Attempt, RetrogradeEvent, RetrogradeView, Options> = {
  game: retrograde,
  options: variedGame,
  runs: 10,
  mostPlies: 120,
  assertHidden: asShown,
};

laws(subject);

/** Offers and answers of draws, and resignations, among the choices (RG-4.2): a seat may give them at any time. */
const restless: typeof subject = {
  ...subject,
  runs: 5,
  game: {
    ...retrograde,
    choices: (state, seat) => [
      ...retrograde.choices(state, seat),
      ...(state.activeSeat === seat ? alwaysOpen(state, seat) : []),
    ],
  },
};

describe('laws of Retrograde with RG-18.2 resignations and RG-18.3 draws', () => {
  // Whoever need not decide may resign all the same, so that law does not hold for them.
  for (const { name, prove } of lawsOf(restless))
    if (!name.startsWith('a seat that need not decide')) it(name, prove, 120_000);
});
