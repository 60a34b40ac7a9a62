import type { Seat } from '../../engine/seat.ts';
import { broken } from './check.ts';
import type { RetrogradeCommand } from './command.ts';
import { attacksOf } from './rules/attack.ts';
import { bombardmentsOf } from './rules/bombard.ts';
import { burnsOf } from './rules/burn.ts';
import { completionsOf } from './rules/complete.ts';
import { contributionsOf } from './rules/contribute.ts';
import { defensesOf } from './rules/missile-defense.ts';
import { startsOf } from './rules/project.ts';
import { refitsOf } from './rules/refit.ts';
import { repairsOf } from './rules/repair.ts';
import { researchesOf } from './rules/research.ts';
import { sacrificesOf } from './rules/sacrifice.ts';
import { sweepsOf } from './rules/sweep.ts';
import { isSeat, workingOf } from './rules/things.ts';
import { cannotDraw, strikesOnEntry } from './rules/window.ts';
import type { RetrogradeState, Spacecraft } from './state.ts';

const NONE: readonly RetrogradeCommand[] = [];
const END_PHASE: RetrogradeCommand = { type: 'endPhase' };

/**
 * All legal commands of a seat in the open phase, in a fixed order; empty unless it decides (RG-19.1). Those open to
 * both seats stand apart (`alwaysOpen`): they answer no question. Choices of debris stand once, in the order it was
 * made; equal cards of a hand are one choice.
 */
export function choices(state: RetrogradeState, seat: Seat): readonly RetrogradeCommand[] {
  if (state.phase === 'over' || seat !== state.activeSeat) return NONE;
  if (state.pendingSweep !== null) return sweepsOf(state);
  const legal = thinkable(state, seat).filter((command) => broken(state, seat, command) === null);
  return [...legal, END_PHASE];
}

/** Whatever could be legal in the open phase. */
function thinkable(state: RetrogradeState, seat: Seat): readonly RetrogradeCommand[] {
  const own = state.spacecraft.filter(({ owner }) => owner === seat);
  const ready = workingOf(state, seat).filter(({ tapped }) => !tapped);
  switch (state.phase) {
    case 'maneuvers':
      return [
        ...own.flatMap((spacecraft) => maneuversOf(state, spacecraft)),
        ...workingOf(state, seat).flatMap((asset) => defensesOf(state, asset)),
      ];
    case 'research':
      return ready.flatMap(researchesOf);
    case 'repair':
      return ready.flatMap(repairsOf);
    case 'construction':
      return [
        ...startsOf(state, seat),
        ...ready.flatMap((asset) => contributionsOf(state, asset)),
        ...completionsOf(state, seat),
        ...scrapsOf(state, seat),
        ...own.flatMap((spacecraft) => sacrificesOf(state, spacecraft)),
        ...own
          .filter((spacecraft) => strikesOnEntry(state, spacecraft))
          .flatMap((spacecraft) => [...burnsOf(state, spacecraft), ...bombardmentsOf(spacecraft)]),
      ];
    case 'setup':
    case 'upkeep':
    case 'endOfTurn':
    case 'over':
      return NONE;
  }
}

const maneuversOf = (state: RetrogradeState, spacecraft: Spacecraft): readonly RetrogradeCommand[] => [
  ...burnsOf(state, spacecraft),
  { type: 'scuttle', spacecraft: spacecraft.id },
  ...attacksOf(state, spacecraft),
  ...refitsOf(state, spacecraft),
  ...bombardmentsOf(spacecraft),
];

/** RG-14.18. */
const scrapsOf = ({ options, projects }: RetrogradeState, seat: Seat): readonly RetrogradeCommand[] =>
  options.scrapProjects
    ? projects.filter(({ owner }) => owner === seat).map(({ id }) => ({ type: 'scrapProject', project: id }))
    : NONE;

/** RG-4.2, RG-18.2, RG-18.3: what a seat may do whoever is active: resign, offer a draw, answer an offer. */
export function alwaysOpen(state: RetrogradeState, seat: Seat): readonly RetrogradeCommand[] {
  if (state.phase === 'over' || !isSeat(seat)) return NONE;
  const draws = (['offerDraw', 'acceptDraw', 'declineDraw'] as const)
    .filter((type) => cannotDraw(state, seat, type) === null)
    .map((type): RetrogradeCommand => ({ type }));
  return [{ type: 'resign' }, ...draws];
}
