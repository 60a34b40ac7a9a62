import type { GameDefinition } from '../../engine/game.ts';
import { advance } from './advance.ts';
import { check } from './check.ts';
import { choices } from './choices.ts';
import { parseCommand, type Attempt } from './command.ts';
import { decide } from './decide.ts';
import { describe } from './describe.ts';
import type { SpurEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { glance } from './glance.ts';
import { guess } from './guess.ts';
import { checkSetup, parseOptions, seatsOf, type Options } from './options.ts';
import { pending } from './pending.ts';
import { place } from './place.ts';
import { redact, reveals } from './redact.ts';
import { setupState } from './rules/setup.ts';
import type { SpurState } from './state.ts';
import { view, type SpurView } from './view.ts';

export type OrionsSpur = GameDefinition<SpurState, Attempt, SpurEvent, SpurView, Options>;

/** Fleets of four peoples, attack cards, and reactions to reactions. */
export const orionsSpur: OrionsSpur = {
  id: 'orions-spur',
  title: "Orion's Spur",
  rulesVersion: '1.0.0',
  parseOptions,
  checkSetup,
  seats: seatsOf,
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
