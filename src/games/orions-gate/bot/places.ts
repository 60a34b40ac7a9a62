import type { Prospect } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { choices } from '../choices.ts';
import type { OrionsGateCommand } from '../command.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState } from '../state.ts';

type Found = readonly Prospect<OrionsGateCommand>[];

/** Places for a marker, drawn from the legal ones (OG-16.3). */
export const markerProspects = (rules: Rules, state: OrionsGateState, seat: Seat, chance: Chance): Found => drawn(rules, state, seat, chance);

/** Places at an exit, drawn from the legal ones (OG-14.6). */
export const exitProspects = (rules: Rules, state: OrionsGateState, seat: Seat, chance: Chance): Found => drawn(rules, state, seat, chance);

const drawn = (rules: Rules, state: OrionsGateState, seat: Seat, chance: Chance): Found =>
  choices(rules, state, seat, { chance, count: 1 }).map((command) => ({ command, worth: 0 }));
