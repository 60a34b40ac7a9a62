import type { OrionsGateEvent, Roll, Term } from '../../games/orions-gate/event.ts';
import { COMPONENT_KINDS, type ComponentKind } from '../../games/orions-gate/data/components.ts';
import { MISSIONS } from '../../games/orions-gate/data/missions.ts';
import type { PieceKind } from '../../games/orions-gate/data/piece-kinds.ts';
import { isWorking, unitOf } from '../../games/orions-gate/units.ts';
import type { OrionsGateState } from '../../games/orions-gate/state.ts';
import { REFUSAL_NAMES } from './refusals.ts';
import { SPREAD, SPREAD_OPTIONS, type RawOptions } from './plan.ts';

/** How often each thing was reached, by its name; `kind` groups the names. */
export interface Reached {
  readonly components: { [kind: string]: number };
  readonly terrain: { [kind: string]: number };
  readonly missions: { [mission: string]: number };
  readonly options: { [option: string]: { [value: string]: number } };
  readonly endings: { [reason: string]: number };
  readonly refusals: { [id: string]: number };
}

const TERRAIN: readonly PieceKind[] = ['obscuring', 'blocking', 'dangerous', 'warpGate', 'wormhole'];
/** OG-19.6. */
const ENDINGS = ['rounds', 'elimination', 'finish', 'concede', 'agreedDraw'] as const;

const zeros = (names: readonly string[]): { [name: string]: number } =>
  Object.fromEntries(names.map((name) => [name, 0]));

/** Nothing reached yet, everything named that has to be. */
export const nothingReached = (): Reached => ({
  components: zeros(COMPONENT_KINDS),
  terrain: zeros(TERRAIN),
  missions: zeros(MISSIONS),
  options: Object.fromEntries(
    SPREAD_OPTIONS.map((option) => [option, zeros([...new Set<string>(SPREAD[option].map(String))])]),
  ),
  endings: zeros(ENDINGS),
  refusals: zeros(REFUSAL_NAMES),
});

/** What was never reached, as `refusals I28`. */
export function notReached(reached: Reached): readonly string[] {
  const { options, ...plain } = reached;
  const groups = [
    ...Object.entries(plain),
    ...Object.entries(options).map(([option, values]) => [`option ${option}`, values] as const),
  ];
  return groups.flatMap(([group, counts]) =>
    Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [`${group} ${name}`] : [])),
  );
}

/** A battle that came to its end: its options, mission and ending count. */
export function countBattle(reached: Reached, raw: RawOptions, state: OrionsGateState): void {
  for (const option of SPREAD_OPTIONS) {
    const value = String(raw[option]);
    const values = reached.options[option]!;
    if (value in values) values[value]! += 1;
  }
  if (state.mission) reached.missions[state.mission]! += 1;
  if (state.outcome) reached.endings[state.outcome.reason] = (reached.endings[state.outcome.reason] ?? 0) + 1;
}

/** What a fact shows at work: components and terrain. `before` is the state the command met. */
export function countEvent(reached: Reached, before: OrionsGateState, event: OrionsGateEvent): void {
  for (const kind of componentsIn(before, event)) reached.components[kind]! += 1;
  for (const kind of terrainIn(before, event)) reached.terrain[kind]! += 1;
}

/** Components that only add to a sum, by the name of their part. */
const TERMS: { readonly [name: string]: ComponentKind } = {
  precisionSensor: 'precisionSensor',
  shield: 'shield',
  reinforcedRam: 'reinforcedRam',
  barracks: 'barracks',
};
const inTerms = (...lists: readonly (readonly Term[])[]): ComponentKind[] =>
  lists.flat().flatMap(({ name }) => TERMS[name] ?? []);
const emp = (...rolls: readonly Roll[]): ComponentKind[] => (rolls.some((roll) => roll.emp) ? ['empBlaster'] : []);

function componentsIn(before: OrionsGateState, event: OrionsGateEvent): readonly ComponentKind[] {
  const kindIn = (id: string, slot: number): ComponentKind[] =>
    unitOf(before, id)
      ?.components.filter((one) => one.slot === slot)
      .map(({ kind }) => kind) ?? [];
  switch (event.type) {
    case 'activated':
      return [
        ...event.engines.flatMap(({ roll }): ComponentKind[] => ['engine', ...emp(roll)]),
        ...(event.halvedBy ? (['inhibitor'] as const) : []),
      ];
    case 'weaponUsed':
      return event.weapon.kind === 'primary' ? [] : [event.weapon.kind];
    case 'hitRolled':
      return [...inTerms(event.accuracy), ...emp(event.roll)];
    case 'damageRolled':
      return inTerms(event.toughness);
    case 'autoHit':
      return inTerms(event.strength, event.toughness);
    case 'ablativeRolled':
    case 'warpRolled':
    case 'pulled':
      return kindIn('by' in event ? event.by : event.unit, event.slot);
    case 'pieceMade':
    case 'minePlaced':
    case 'stealthSwitched':
      return kindIn(event.unit, event.slot);
    case 'repaired':
      return event.by === event.unit ? [] : ['repairBay'];
    case 'salvageClosed':
      return event.repaired ? ['salvageArm'] : [];
    case 'boardingRolled': {
      const pods = unitOf(before, event.unit)?.components.some((one) => one.kind === 'boardingPods' && isWorking(one));
      return [...inTerms(event.bonus, event.targetBonus), ...(pods ? (['boardingPods'] as const) : [])];
    }
    case 'damaged':
      return event.slots.flatMap(({ slot }) => kindIn(event.unit, slot)).filter((kind) => kind === 'armoredPlating');
    default:
      return [];
  }
}

function terrainIn(before: OrionsGateState, event: OrionsGateEvent): readonly PieceKind[] {
  const kindsOf = (ids: readonly string[]): PieceKind[] =>
    before.tables.flatMap(({ pieces }) => pieces.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind));
  switch (event.type) {
    case 'damageRolled':
      return kindsOf([...event.cover.within, ...event.cover.behind, ...event.cover.halfHidden]).filter(
        (kind) => kind === 'obscuring' || kind === 'blocking',
      );
    case 'dangerRolled':
    case 'wormholeRolled':
      return kindsOf([event.piece]);
    case 'pushed':
      return event.stoppedBy?.kind === 'piece' ? kindsOf([event.stoppedBy.id]) : [];
    case 'gateEntered':
    case 'lifted':
      return kindsOf([event.enter]);
    default:
      return [];
  }
}
