import { alwaysOpen } from '../../src/games/skaxar/choices.ts';
import { describe, it } from 'vitest';
import type { Attempt } from '../../src/games/skaxar/command.ts';
import type { SkaxarEvent } from '../../src/games/skaxar/event.ts';
import type { Options } from '../../src/games/skaxar/options.ts';
import type { SkaxarState } from '../../src/games/skaxar/state.ts';
import type { SkaxarView } from '../../src/games/skaxar/view.ts';
import { laws, lawsOf, type Subject } from './laws.ts';
import { variedGame } from './random-skaxar.ts';
import { asShown, skaxar } from './skaxar-hidden.ts';

const subject: Subject<SkaxarState, Attempt, SkaxarEvent, SkaxarView, Options> = {
  game: skaxar,
  options: variedGame,
  runs: 12,
  mostPlies: 70,
  assertHidden: asShown,
};

laws(subject);

/** Resignations among the choices (SK-12.6): a seat may give one at any time. */
const restless: typeof subject = {
  ...subject,
  runs: 6,
  game: {
    ...skaxar,
    choices: (state, seat) => [
      ...skaxar.choices(state, seat),
      ...(state.decider === seat ? alwaysOpen(state, seat) : []),
    ],
  },
};

describe('laws of Skaxar with SK-12.6 resignations', () => {
  // Whoever need not decide may resign all the same, so that law does not hold for them.
  for (const { name, prove } of lawsOf(restless))
    if (!name.startsWith('a seat that need not decide')) it(name, prove, 120_000);
});
