import type { Rejection } from '../../../engine/game.ts';
import { componentData, type ComponentKind } from '../data/components.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import type { Options } from '../options.ts';
import type { CaptainId, Component, Facing, Unit, UnitPlan } from '../state.ts';
import { sideOfCaptain } from './captains.ts';
import { battleshipsAllowed, battleshipsIn, fleetCost } from './fleet-cost.ts';
import { beyondShare, WHOLE_SIDE, type Share } from './fleet-share.ts';

/**
 * A fleet as somebody writes it: names may be missing or empty, facings any text (they count with `firingArcs` only,
 * OG-3.9).
 */
export interface UnitDraft {
  readonly type: UnitType;
  readonly name?: string;
  readonly components?: readonly { readonly kind: ComponentKind; readonly facing?: string | undefined }[];
}

/**
 * All faults of a fleet, in rule order and then in fleet order; empty = legal (chapter 3, OG-17.2, 17.3, 20.4). `share`
 * is what the captain's team mates leave them; left out, they have their side for themselves.
 */
export function checkFleet(
  options: Options,
  units: readonly UnitDraft[],
  share: Share = WHOLE_SIDE,
): readonly Rejection[] {
  const named = namedUnits(units);
  const beyond = beyondShare(options, fleetCost(units), share);
  return [
    ...named.flatMap(noSlots),
    ...named.flatMap(wrongCount),
    ...named.flatMap(tooManyOfAKind),
    ...tooDear(options, units),
    ...tooManyBattleships(options, units, share),
    ...(units.length === 0 ? [{ rule: 'OG-3.7', reason: 'A fleet needs at least 1 unit.' }] : []),
    ...(options.advancedComponents ? [] : advancedKinds(units)),
    ...(options.firingArcs ? noFacings(units) : []),
    ...(beyond ? [beyond] : []),
  ];
}

type NamedUnit = UnitDraft & { readonly name: string; readonly components: NonNullable<UnitDraft['components']> };

/** Units with their names: an empty one becomes type and number, "Fighters 2" (OG-3.10). */
function namedUnits(units: readonly UnitDraft[]): readonly NamedUnit[] {
  const counts: { [type in UnitType]?: number } = {};
  return units.map((unit) => {
    const number = (counts[unit.type] = (counts[unit.type] ?? 0) + 1);
    const name = unit.name?.trim() || `${UNITS[unit.type].name} ${number}`;
    return { type: unit.type, name, components: unit.components ?? [] };
  });
}

function noSlots({ type, components }: NamedUnit): Rejection[] {
  if (UNITS[type].slots > 0 || components.length === 0) return [];
  return [{ rule: 'OG-3.1', reason: 'Scouts have no component slots.', data: { components: components.length } }];
}

function wrongCount({ type, name, components }: NamedUnit): Rejection[] {
  const { slots, one } = UNITS[type];
  if (slots === 0 || components.length === slots) return [];
  const has = components.length === 1 ? '1 component' : `${components.length} components`;
  return [
    {
      rule: 'OG-3.2',
      reason: `${name} has ${has}; a ${one} needs exactly ${slots}.`,
      data: { unit: name, has: components.length, needs: slots },
    },
  ];
}

function tooManyOfAKind({ name, components }: NamedUnit): Rejection[] {
  return kindsOf(components).flatMap((kind) => {
    const { max, name: component } = componentData(kind);
    const count = components.filter((one) => one.kind === kind).length;
    if (max === null || count <= max) return [];
    return [
      {
        rule: 'OG-3.3',
        reason: `Only ${max} ${component} per ship; ${name} has ${count}.`,
        data: { unit: name, kind, has: count, max },
      },
    ];
  });
}

function tooDear({ points }: Options, units: readonly UnitDraft[]): Rejection[] {
  const cost = fleetCost(units);
  if (cost <= points) return [];
  return [
    { rule: 'OG-3.5', reason: `This fleet costs ${cost} points; the limit is ${points}.`, data: { cost, points } },
  ];
}

/** OG-3.6, 17.3: all captains of a side together. */
function tooManyBattleships({ points }: Options, units: readonly UnitDraft[], share: Share): Rejection[] {
  const count = battleshipsIn(units) + share.battleships;
  const allowed = battleshipsAllowed(points);
  if (count <= allowed) return [];
  return [
    {
      rule: 'OG-3.6',
      reason: `${count} Battleships; ${points} points allow ${allowed}.`,
      data: { count, points, allowed },
    },
  ];
}

const advancedKinds = (units: readonly UnitDraft[]): Rejection[] =>
  kindsOf(units.flatMap(({ components }) => components ?? []))
    .filter((kind) => componentData(kind).set === 'advanced')
    .map((kind) => ({
      rule: 'OG-3.8',
      reason: `${componentData(kind).name} is an advanced component; this game uses basic ones only.`,
      data: { kind },
    }));

/** OG-3.9: a facing written down must be one; left out it is front. Without `firingArcs` facings are ignored. */
const noFacings = (units: readonly UnitDraft[]): Rejection[] =>
  units.some(({ components = [] }) => components.some(({ facing }) => facing !== undefined && !isFacing(facing)))
    ? [{ rule: 'OG-3.9', reason: 'A component faces front, left or right.' }]
    : [];

const kindsOf = (components: readonly { readonly kind: ComponentKind }[]): readonly ComponentKind[] => [
  ...new Set(components.map(({ kind }) => kind)),
];

/** A legal fleet as it is kept: every unit named, facings that mean nothing left out (OG-3.9, 3.10). */
export const fleetOf = (units: readonly UnitDraft[]): readonly UnitPlan[] =>
  namedUnits(units).map(({ type, name, components }) => ({
    type,
    name,
    components: components.map(({ kind, facing }) => (isFacing(facing) ? { kind, facing } : { kind })),
  }));

const isFacing = (facing: string | undefined): facing is Facing =>
  facing === 'front' || facing === 'left' || facing === 'right';

/** The units of a captain's fleet, waiting to be deployed; ids in fleet order (OG-1.9). */
export const unitsOf = (captain: CaptainId, fleet: readonly UnitPlan[]): readonly Unit[] =>
  fleet.map(({ type, name, components }, index) => ({
    id: `${captain}.${index + 1}`,
    name,
    unitType: type,
    side: sideOfCaptain(captain),
    captain,
    status: 'waiting',
    pose: null,
    components: components.map(({ kind, facing }, slot): Component => ({
      kind,
      slot: slot + 1,
      facing: facing ?? 'front',
      damage: 0,
    })),
    activatedIn: 0,
    capturedIn: 0,
    scoredBy: null,
  }));
