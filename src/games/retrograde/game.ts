import type { GameDefinition } from '../../engine/game.ts';
import { advance } from './advance.ts';
import { check } from './check.ts';
import { choices } from './choices.ts';
import { parseCommand, type Attempt } from './command.ts';
import { decide } from './decide.ts';
import { describe } from './describe.ts';
import type { RetrogradeEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { glance } from './glance.ts';
import { guess } from './guess.ts';
import { checkSetup, parseOptions, type Options } from './options.ts';
import { pending } from './pending.ts';
import { place } from './place.ts';
import { redact, reveals } from './redact.ts';
import { setupState } from './rules/setup.ts';
import { SEATS, type RetrogradeState } from './state.ts';
import { view, type RetrogradeView } from './view.ts';

export type Retrograde = GameDefinition<RetrogradeState, Attempt, RetrogradeEvent, RetrogradeView, Options>;

/** Orbital war with ordered decks. */
export const retrograde: Retrograde = {
  id: 'retrograde',
  title: 'Retrograde',
  rulesVersion: '1.0.0',
  parseOptions,
  checkSetup,
  seats: () => SEATS,
  setup: setupState,
  place,
  pending,
  check,
  choices,
  decide,
  advance,
  evolve,
  outcome: (state) => state.outcome,
  view,
  redact,
  guess,
  parse: parseCommand,
  describe,
  glance,
  reveals,
};
