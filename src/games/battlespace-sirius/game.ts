import type { GameDefinition } from '../../engine/game.ts';
import { advance } from './advance.ts';
import { check } from './check.ts';
import { choices } from './choices.ts';
import { parseCommand, type Attempt } from './command.ts';
import { decide } from './decide.ts';
import { describe } from './describe.ts';
import { glance } from './glance.ts';
import type { BattlespaceSiriusEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { checkSetup, parseOptions, type Options } from './options.ts';
import { pending } from './pending.ts';
import { place } from './place.ts';
import { redact, reveals } from './redact.ts';
import { seatsOf, setupState } from './rules/setup.ts';
import type { BattlespaceSiriusState } from './state.ts';
import { guess, view, type BattlespaceSiriusView } from './view.ts';

export type BattlespaceSirius = GameDefinition<
  BattlespaceSiriusState,
  Attempt,
  BattlespaceSiriusEvent,
  BattlespaceSiriusView,
  Options
>;

/** Battlespace Sirius, Basic and Advanced. */
export const battlespaceSirius: BattlespaceSirius = {
  id: 'battlespace-sirius',
  title: 'Battlespace Sirius',
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
