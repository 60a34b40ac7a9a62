import { AUDIENCE } from '../../../engine/seat.ts';
import { MARKERS_OF, type Mission } from '../data/missions.ts';
import { UNITS } from '../data/units.ts';
import { poseFrom } from '../place.ts';
import { parseOptions, type Options } from '../options.ts';
import { sideOfCaptain } from '../rules/captains.ts';
import { setupState } from '../rules/setup.ts';
import type { Component, Marker, Mine, Unit } from '../state.ts';
import { view, type OrionsGateView } from '../view.ts';
import type { Scenario, ScenarioPosition } from './scenario.ts';

type GivenUnit = ScenarioPosition['units'][number];
type GivenMarker = NonNullable<ScenarioPosition['markers']>[number];

/** The options of a scenario as far as they can be read: one that is out of range is as if it were left out. */
export function shownOptions({ options }: Scenario): Options {
  const { layout } = options;
  const first = parseOptions({ ...options, terrainSource: 'custom' });
  if (first.ok) return first.value;
  const bad = first.faults.map(({ path }) => path.split('.')[0]);
  const sound = parseOptions({
    ...Object.fromEntries(Object.entries(options).filter(([name]) => !bad.includes(name))),
    layout,
    tables: layout.length,
    terrainSource: 'custom',
  });
  if (sound.ok) return sound.value;
  const bare = parseOptions({ layout: layout.map(() => []), terrainMinimum: 0 });
  if (!bare.ok) throw new Error(bare.faults[0]!.reason);
  return { ...bare.value, layout };
}

/**
 * A scenario as a picture shows it, whatever the rules say against it: pieces, ships, markers and mines where they are
 * written. Nothing is asked of anybody.
 */
export function scenarioView(scenario: Scenario): OrionsGateView {
  const options = shownOptions(scenario);
  const { position } = scenario;
  const state = setupState(options);
  const mission = position?.mission ?? state.mission;
  const south = (position?.edges?.A ?? 'south') === 'south';
  return {
    ...view(state, AUDIENCE),
    stage: 'deploy',
    captains: state.captains.map((one) => ({ ...one, fleetLocked: true })),
    units: (position?.units ?? []).map(unitOf),
    mines: (position?.mines ?? []).map(({ side, x, y, table = 1 }, index): Mine => ({
      id: `M${index + 1}`,
      side,
      x,
      y,
      table,
    })),
    mission,
    markers: markersOf(position?.markers ?? [], mission),
    edges: south ? { A: 'south', B: 'north' } : { A: 'north', B: 'south' },
    firstSide: position?.firstSide ?? null,
    decisions: [],
  };
}

function unitOf({
  id,
  type,
  name,
  pose,
  components = [],
  status = 'inPlay',
  captain = id.slice(0, 2),
}: GivenUnit): Unit {
  return {
    id,
    name: name?.trim() || `${UNITS[type].one} ${id}`,
    unitType: type,
    side: sideOfCaptain(captain),
    captain,
    status,
    pose: pose === undefined ? null : poseFrom(pose),
    components: components.map((one, index): Component =>
      typeof one === 'string'
        ? { kind: one, slot: index + 1, facing: 'front', damage: 0 }
        : { kind: one.kind, slot: index + 1, facing: one.facing ?? 'front', damage: one.damage ?? 0 },
    ),
    activatedIn: 0,
    capturedIn: 0,
    scoredBy: null,
  };
}

/** The markers of the kind of a mission; none where it has none or is not known yet. */
function markersOf(given: readonly GivenMarker[], mission: Mission | null): readonly Marker[] {
  const kind = mission && MARKERS_OF[mission];
  return kind ? given.map((one, index) => markerOf(one, index, kind)) : [];
}

const markerOf = (
  { x = 0, y = 0, table = 1, side, mystery, carrier, takenBy }: GivenMarker,
  index: number,
  kind: Marker['kind'],
): Marker => ({
  id: `O${index + 1}`,
  kind,
  table,
  x,
  y,
  side: side ?? null,
  mystery: mystery ?? null,
  carrier: carrier ?? null,
  takenBy: takenBy ?? null,
});
