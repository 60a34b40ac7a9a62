import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { effortOf } from '../../../src/ai/efforts.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import {
  optionsForFleets,
  submission,
  type ComponentKind,
  type OrionsGateEvent,
  type UnitPlan,
} from '../../../src/games/orions-gate/index.ts';
import type { OrionsGateCommand } from '../../../src/games/orions-gate/command.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';
import { componentIn, theUnit } from '../../../src/games/orions-gate/units.ts';
import type { AnyBrain } from '../../../src/games/manifest.ts';
import { arenaNamed, brainOf, thinking, type AnyRival } from '../arenas.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { firstPoints, shareRow } from '../tally.ts';

/** Components that do not fire and are used by a command. */
const USED = ['tractorBeam', 'mineLauncher', 'repairBay', 'stealthGenerator', 'deflector'] as const;
const LEVEL = 'hard';
const POINTS = 24;

const ship = (type: UnitPlan['type'], name: string, ...kinds: readonly ComponentKind[]): UnitPlan => ({
  type,
  name,
  components: kinds.map((kind) => ({ kind })),
});

/** Two Destroyers with a component, five Fighters and two Scouts: 24 points (OG-3.1). */
const fleetWith = (kind: ComponentKind): readonly UnitPlan[] => [
  ...['First', 'Second'].map((name) => ship('destroyers', name, kind, 'cannon', 'torpedo')),
  ...['Alpha', 'Beta', 'Gamma', 'Delta', 'Echo'].map((name) => ship('fighters', name, 'cannon')),
  ...['Lookout', 'Outrider'].map((name) => ship('scouts', name)),
];

/**
 * What the hard level wins against itself without the use of one component, both with the same fleet, and how often it
 * uses it in a battle. `only` names components.
 */
export async function* orionsComponents({ games, seed, options, only }: Order): AsyncIterable<Row> {
  for (const kind of USED) {
    if (only && !only.includes(kind)) continue;
    let uses = 0;
    const arena = watched<OrionsGateState, OrionsGateEvent>(arenaNamed('orions-gate'), (before, event) => {
      if (event.type === 'activationEnded' && hasUsed(before, kind)) uses += 1;
    });
    const without = shunning(arena.game, brainOf(arena), kind);
    const playing = { ...arena, rivals: { ...arena.rivals, without } };
    const units = fleetWith(kind);
    const series = {
      game: 'orions-gate',
      options: { ...optionsForFleets([units, units]), points: POINTS, ...options },
      seed,
      names: [LEVEL, 'without'],
      brings: [submission(units), submission(units)],
    };
    const tally = { n: 0, points: 0 };
    for (let index = 0; index < games; index++) {
      const { winner } = playSeriesGame(playing, series, index);
      tally.n += 1;
      tally.points += firstPoints(winner);
    }
    const { what, figures } = shareRow(`${kind}, used against unused`, tally);
    yield { what, figures: { ...figures, uses: uses / games } };
  }
}

/** Whether the activation under way has used a component of a kind. */
function hasUsed(state: OrionsGateState, kind: ComponentKind): boolean {
  const { activation } = state;
  if (!activation) return false;
  const unit = theUnit(state, activation.unit);
  return activation.used.some((slot) => componentIn(unit, slot)?.kind === kind);
}

/** The level that never gives a command to use a component of a kind. */
function shunning(game: AnyGame, brain: AnyBrain, kind: ComponentKind): AnyRival {
  const isShunned = (state: OrionsGateState, command: OrionsGateCommand): boolean =>
    command.type === 'useComponent' && componentIn(theUnit(state, state.activation!.unit), command.slot)?.kind === kind;
  const prospects: AnyBrain['prospects'] = (state, ...asked) =>
    brain
      .prospects(state, ...asked)
      .filter(({ command }) => !isShunned(state as OrionsGateState, command as OrionsGateCommand));
  return thinking(game, { ...brain, prospects }, effortOf(brain, LEVEL));
}
