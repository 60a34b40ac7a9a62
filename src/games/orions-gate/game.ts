import type { GameDefinition } from '../../engine/game.ts';
import type { SightEngine } from '../../table/sight.ts';
import { advance } from './advance.ts';
import { check } from './check.ts';
import { choices } from './choices.ts';
import { parseCommand, type OrionsGateCommand } from './command.ts';
import { decide } from './decide.ts';
import { describe } from './describe.ts';
import { glance } from './glance.ts';
import type { OrionsGateEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { parseOptions, type Options } from './options.ts';
import { pending } from './pending.ts';
import { place } from './place.ts';
import { redact, reveals } from './redact.ts';
import { captainsOf } from './rules/captains.ts';
import { checkLayout } from './rules/layout-faults.ts';
import type { Rules } from './rules/rules.ts';
import { setupState } from './rules/setup.ts';
import type { OrionsGateState } from './state.ts';
import { guess, view, type OrionsGateView } from './view.ts';

export type OrionsGate = GameDefinition<OrionsGateState, OrionsGateCommand, OrionsGateEvent, OrionsGateView, Options>;

/** Orion's Gate, looking at its tables through a sight engine. */
export function orionsGate(sight: SightEngine): OrionsGate {
  const rules: Rules = { sight };
  return {
    id: 'orions-gate',
    title: "Orion's Gate",
    rulesVersion: '1.1.0',
    parseOptions,
    checkSetup: checkLayout,
    seats: (options) => captainsOf(options).map(({ id }) => id),
    setup: (options) => setupState(options),
    place,
    pending,
    check: (state, seat, command) => check(rules, state, seat, command),
    choices: (state, seat, sample) => choices(rules, state, seat, sample),
    decide: (state, seat, command, chance) => decide(rules, state, seat, command, chance),
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
}
