import type { Json } from '../../../engine/json.ts';
import { parseOptions, type Options } from '../options.ts';
import { captainsOf } from '../rules/captains.ts';
import { fleetOf } from '../rules/fleet.ts';
import { scenarioFaults, type ScenarioFault } from './scenario-faults.ts';
import type { Scenario } from './scenario.ts';

/** What a match of a scenario starts from, as the head of a recording wants it. */
export interface ScenarioStart {
  /** Resolved, layout included: a game never depends on how its table was made (OG-4.7). */
  readonly options: Options;
  readonly position?: Json;
  /** Fleets that are handed in by themselves. */
  readonly opening: readonly { readonly seat: string; readonly command: Json }[];
  /** In seat order. */
  readonly seats: readonly string[];
}

export type Started =
  | { readonly ok: true; readonly start: ScenarioStart }
  | { readonly ok: false; readonly faults: readonly ScenarioFault[] };

/** The start of a match, or everything the rules refuse. */
export function startOf(scenario: Scenario): Started {
  const faults = scenarioFaults(scenario);
  if (faults.length > 0) return { ok: false, faults };
  const parsed = parseOptions({ ...scenario.options, terrainSource: 'custom' });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const options = parsed.value;
  const { position, fleets = {} } = scenario;
  const seats = captainsOf(options).map(({ id }) => id);
  const opening = position
    ? []
    : seats.flatMap((seat) =>
        fleets[seat]
          ? [{ seat, command: { type: 'submitFleet', units: fleetOf(fleets[seat]) } as unknown as Json }]
          : [],
      );
  return {
    ok: true,
    start: { options, ...(position && { position: JSON.parse(JSON.stringify(position)) as Json }), opening, seats },
  };
}
