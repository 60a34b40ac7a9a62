import type { Fault, Rejection } from '../../../engine/game.ts';
import { parseCommand } from '../command.ts';
import { MARKERS_OF } from '../data/missions.ts';
import { parseOptions, type Options } from '../options.ts';
import { place } from '../place.ts';
import { captainsOf } from '../rules/captains.ts';
import { checkFleet, type UnitDraft } from '../rules/fleet.ts';
import { checkLayout } from '../rules/layout-faults.ts';
import { cannotPlaceMarker } from '../rules/marker-placing.ts';
import { shareOf } from '../rules/fleet-share.ts';
import { setupState } from '../rules/setup.ts';
import type { Scenario, ScenarioPosition } from './scenario.ts';

/** What of a scenario a fault is about: a thing on a table that can be drawn and chosen. Numbers count from 0. */
export type FaultPlace =
  | { readonly kind: 'piece'; readonly table: number; readonly index: number }
  | { readonly kind: 'unit'; readonly id: string }
  | { readonly kind: 'marker'; readonly index: number }
  | { readonly kind: 'mine'; readonly index: number };

/**
 * Why the rules cannot play a scenario: where in the document, the rule and its sentence, and the things on the table
 * it is about.
 */
export interface ScenarioFault {
  readonly part: 'options' | 'layout' | 'position' | 'fleets' | 'puzzle';
  readonly path: string;
  readonly rule: string;
  readonly reason: string;
  readonly places: readonly FaultPlace[];
}

/** Rules of fleets that a battle laid out by hand may leave aside: it need not be even. */
const UNEVEN = ['OG-3.5', 'OG-3.6', 'OG-3.7', 'OG-17.2'];

/**
 * Everything the rules refuse of a scenario, in the order options, layout, position or fleets, puzzle; empty = it can
 * be played.
 */
export function scenarioFaults(scenario: Scenario): readonly ScenarioFault[] {
  const parsed = parseOptions({ ...scenario.options, terrainSource: 'custom' });
  if (!parsed.ok) return parsed.faults.map(optionFault);
  const options = parsed.value;
  const layout = checkLayout(options).map((fault): ScenarioFault => ({
    part: 'layout',
    path: 'options.layout',
    rule: fault.rule,
    reason: fault.reason,
    places: piecesOf(fault),
  }));
  return [
    ...layout,
    ...(scenario.position ? positionFaults(options, scenario.position) : fleetFaults(options, scenario.fleets ?? {})),
    ...puzzleFaults(scenario, options),
  ];
}

/** An option out of range; sizes of bases are said in inches, as people measure them (OG-2.4). */
function optionFault({ path, reason }: Fault): ScenarioFault {
  const base = /^base(?:Scouts|Fighters|Destroyers|Battleships)$/.test(path);
  const said = base
    ? 'A base is from 0.5 to 4 in across, in steps of 0.05.'
    : /^[a-z]/.test(reason)
      ? `Must be ${reason}.`
      : reason;
  return { part: 'options', path: `options.${path}`, rule: base ? 'OG-2.4' : 'OG-26.1', reason: said, places: [] };
}

/** The pieces a refusal of the layout names: `data` counts from 1 on each table. */
function piecesOf({ data }: Rejection): readonly FaultPlace[] {
  const {
    table = 1,
    piece,
    pieces,
  } = (data ?? {}) as { readonly table?: number; readonly piece?: number; readonly pieces?: readonly number[] };
  return [...(pieces ?? []), ...(piece === undefined ? [] : [piece])].map((number) => ({
    kind: 'piece',
    table: table - 1,
    index: number - 1,
  }));
}

function positionFaults(options: Options, position: ScenarioPosition): readonly ScenarioFault[] {
  const of = (path: string, rule: string, reason: string, places: readonly FaultPlace[] = []): ScenarioFault => ({
    part: 'position',
    path,
    rule,
    reason,
    places,
  });
  const faults: ScenarioFault[] = [];
  if (position.pieces || position.tables)
    faults.push(of('position', 'OG-4.7', 'The pieces of a scenario stand in the layout of its options.'));
  if (options.mission === 'random' && !position.mission)
    faults.push(of('position.mission', 'OG-16.1', 'With ships on the table nobody rolls for the mission: choose one.'));
  for (const side of ['A', 'B'] as const) {
    const has = position.units.some(
      ({ id, captain, status = 'inPlay' }) => (captain ?? id).startsWith(side.toLowerCase()) && status === 'inPlay',
    );
    if (!has) faults.push(of('position.units', 'OG-3.7', `Side ${side} has no unit on the table.`));
  }
  faults.push(...shipFaults(options, position));
  if (position.units.length === 0) return faults;
  const placed = place(options, position);
  if (!placed.ok) {
    faults.push(
      ...placed.faults.map(({ path, reason }) =>
        of(`position.${path}`, ruleOf(path, reason, position), reason, placesOf(path, position)),
      ),
    );
    return faults;
  }
  return [...faults, ...markerFaults(options, position)];
}

/** What decisions that wait come from. */
const WINDOW_RULES = { warp: 'OG-9.25', exit: 'OG-14.6', salvage: 'OG-9.38', debris: 'OG-12.4' } as const;

/** The rules of the fields of a position; the first that fits counts. */
const FIELD_RULES: readonly (readonly [RegExp, string])[] = [
  [/^activation/, 'OG-5.7'],
  [/^round/, 'OG-5.1'],
  [/\.status/, 'OG-14.6'],
  [/^markers/, 'OG-16.3'],
  [/^mines/, 'OG-9.35'],
  [/\.pose/, 'OG-2.12'],
  [/\.components/, 'OG-3.2'],
  [/\.captain/, 'OG-17.1'],
];

/** The rule behind a fault of a described position: the one its sentence names, else that of its field. */
function ruleOf(path: string, reason: string, { windows }: ScenarioPosition): string {
  const window = /^windows\.(\d+)/.exec(path);
  const named = /\((OG-\d+\.\d+)\)/.exec(reason)?.[1];
  if (named) return named;
  if (window) return WINDOW_RULES[windows?.[Number(window[1])]?.kind ?? 'warp'];
  const rule = FIELD_RULES.find(([field]) => field.test(path))?.[1] ?? 'OG-4.1';
  return rule === 'OG-3.2' && /boxes|destroyed/.test(reason) ? 'OG-8.3' : rule;
}

function placesOf(path: string, { units, windows = [], activation }: ScenarioPosition): readonly FaultPlace[] {
  const [list, number] = path.split('.');
  const index = Number(number);
  if (list === 'units' && units[index]) return [{ kind: 'unit', id: units[index].id }];
  const named = list === 'windows' ? windows[index]?.unit : list === 'activation' ? activation?.unit : undefined;
  if (named !== undefined) return units.some(({ id }) => id === named) ? [{ kind: 'unit', id: named }] : [];
  if (list === 'markers') return [{ kind: 'marker', index }];
  return list === 'mines' ? [{ kind: 'mine', index }] : [];
}

/** What chapter 3 says of ships that stand there already: the kinds they carry (OG-3.1 to 3.3, 3.8). */
function shipFaults(options: Options, { units }: ScenarioPosition): readonly ScenarioFault[] {
  return units.flatMap(({ id, type, name, components = [] }, index) => {
    const draft: UnitDraft = {
      type,
      name: name?.trim() || id,
      components: components.map((one) => (typeof one === 'string' ? { kind: one } : { kind: one.kind })),
    };
    return checkFleet(options, [draft])
      .filter(({ rule }) => !UNEVEN.includes(rule))
      .map(({ rule, reason }): ScenarioFault => ({
        part: 'position',
        path: `position.units.${index}.components`,
        rule,
        reason,
        places: [{ kind: 'unit', id }],
      }));
  });
}

/** Markers that lie on the table are where captains could have placed them (OG-16.3, 16.6, 16.7, 16.11). */
function markerFaults(options: Options, position: ScenarioPosition): readonly ScenarioFault[] {
  const mission = position.mission ?? (options.mission === 'random' ? null : options.mission);
  if (!mission || MARKERS_OF[mission] === null) return [];
  const placed = place(options, position);
  if (!placed.ok) return [];
  const state = { ...setupState(options), mission, edges: placed.value.edges };
  return placed.value.markers.flatMap((marker, index): ScenarioFault[] => {
    if (marker.carrier !== null || marker.takenBy !== null) return [];
    const before = placed.value.markers
      .slice(0, index)
      .filter(({ carrier, takenBy }) => carrier === null && takenBy === null);
    const refused = cannotPlaceMarker(
      { ...state, markers: before, placing: { side: marker.side ?? 'A', left: 1 } },
      marker,
    );
    return refused
      ? [
          {
            part: 'position',
            path: `position.markers.${index}`,
            rule: refused.rule,
            reason: refused.reason,
            places: [{ kind: 'marker', index }],
          },
        ]
      : [];
  });
}

/** Fleets that are handed in by themselves (chapter 3, OG-17.2). */
function fleetFaults(options: Options, fleets: NonNullable<Scenario['fleets']>): readonly ScenarioFault[] {
  const captains = captainsOf(options);
  const known = Object.fromEntries(
    Object.entries(fleets).map(([id, units]) => [
      id,
      units.map(({ type, name = '', components = [] }) => ({
        type,
        name,
        components: components.map(({ kind }) => ({ kind })),
      })),
    ]),
  );
  return Object.entries(fleets).flatMap(([id, units]): ScenarioFault[] => {
    const path = `fleets.${id}`;
    if (!captains.some((one) => one.id === id))
      return [{ part: 'fleets', path, rule: 'OG-17.1', reason: `There is no captain ${id}.`, places: [] }];
    const share = shareOf({ options, captains, fleets: known }, id);
    return checkFleet(options, units, share).map(({ rule, reason }) => ({
      part: 'fleets',
      path,
      rule,
      reason: `Captain ${id}: ${reason}`,
      places: [],
    }));
  });
}

/** Commands of answers and replies that are none; a file may have been changed by hand. */
const commandFaults = ({ answers, replies = [] }: NonNullable<Scenario['puzzle']>): readonly Fault[] =>
  Object.entries({ answers, replies }).flatMap(([list, lines]) =>
    lines.flatMap(({ commands }, index) =>
      commands.flatMap((command, line) => {
        const parsed = parseCommand(command);
        const path = `${list}.${index}.commands.${line}`;
        return parsed.ok ? [] : [{ path, reason: `Command ${line + 1}: ${parsed.faults[0]!.reason}` }];
      }),
    ),
  );

/** A puzzle has a position, a seat in the game, and one answer better than all others. */
function puzzleFaults({ puzzle, position }: Scenario, options: Options): readonly ScenarioFault[] {
  if (!puzzle) return [];
  const of = (path: string, reason: string): ScenarioFault => ({
    part: 'puzzle',
    path: `puzzle.${path}`,
    rule: 'OG-24.1',
    reason,
    places: [],
  });
  const faults: ScenarioFault[] = [];
  if (!position) faults.push(of('seat', 'A puzzle needs ships on the table.'));
  if (!captainsOf(options).some(({ id }) => id === puzzle.seat))
    faults.push(of('seat', `There is no captain ${puzzle.seat}.`));
  for (const [index, { seat }] of (puzzle.replies ?? []).entries())
    if (seat[0] === puzzle.seat[0] || !captainsOf(options).some(({ id }) => id === seat))
      faults.push(of(`replies.${index}.seat`, `${seat} is no captain of the other side.`));
  faults.push(...commandFaults(puzzle).map(({ path, reason }) => of(path, reason)));
  const { goal } = puzzle;
  if (goal.kind !== 'won' && position && !position.units.some(({ id }) => id === goal.unit))
    faults.push(of('goal', `There is no unit ${goal.unit}.`));
  for (const [
    index,
    {
      chance: [good, all],
    },
  ] of puzzle.answers.entries())
    if (all === 0 || good > all) faults.push(of(`answers.${index}.chance`, `${good} of ${all} is no chance.`));
  if (rightAnswers(puzzle).length !== 1) faults.push(of('answers', 'Exactly one answer has the highest chance.'));
  return faults;
}

/** The answers with the highest chance, counted from 0; a sound puzzle has one. */
export function rightAnswers({ answers }: NonNullable<Scenario['puzzle']>): readonly number[] {
  const more = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean =>
    BigInt(a) * BigInt(d) > BigInt(c) * BigInt(b);
  return answers.flatMap(({ chance }, index) => (answers.some((other) => more(other.chance, chance)) ? [] : [index]));
}
