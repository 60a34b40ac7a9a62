import type { Shown, Wanted } from '../../coverage.ts';
import type { OrionsGateEvent, Roll, Term } from '../event.ts';
import { COMPONENT_KINDS, type ComponentKind } from '../data/components.ts';
import { MISSIONS } from '../data/missions.ts';
import type { PieceKind } from '../data/piece-kinds.ts';
import { isWorking, unitOf } from '../units.ts';
import type { OrionsGateState } from '../state.ts';
import { REFUSAL_NAMES } from './refusals.ts';

const TERRAIN: readonly PieceKind[] = ['obscuring', 'blocking', 'dangerous', 'warpGate', 'wormhole'];
/** OG-19.6. */
const ENDINGS = ['rounds', 'elimination', 'finish', 'concede', 'agreedDraw'] as const;

/** What has to be reached besides every command, event and option. */
export const WANTED: Wanted = {
  components: COMPONENT_KINDS,
  terrain: TERRAIN,
  missions: MISSIONS,
  endings: ENDINGS,
  refusals: REFUSAL_NAMES,
};

/** What a fact shows at work: components and terrain. `before` is the state the command met. */
export const shownBy = (before: OrionsGateState, event: OrionsGateEvent): readonly Shown[] => [
  ...componentsIn(before, event).map((name) => ({ group: 'components', name })),
  ...terrainIn(before, event).map((name) => ({ group: 'terrain', name })),
];

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

const componentsIn = (before: OrionsGateState, event: OrionsGateEvent): readonly ComponentKind[] => [
  ...rolledWith(before, event),
  ...usedIn(before, event),
];

/** Components in the terms and dice of a roll. */
function rolledWith(before: OrionsGateState, event: OrionsGateEvent): readonly ComponentKind[] {
  switch (event.type) {
    case 'activated':
      return [
        ...event.engines.flatMap(({ roll }): ComponentKind[] => ['engine', ...emp(roll)]),
        ...(event.halvedBy ? (['inhibitor'] as const) : []),
      ];
    case 'hitRolled':
      return [...inTerms(event.accuracy), ...emp(event.roll)];
    case 'damageRolled':
      return inTerms(event.toughness);
    case 'autoHit':
      return inTerms(event.strength, event.toughness);
    case 'boardingRolled': {
      const pods = unitOf(before, event.unit)?.components.some((one) => one.kind === 'boardingPods' && isWorking(one));
      return [...inTerms(event.bonus, event.targetBonus), ...(pods ? (['boardingPods'] as const) : [])];
    }
    default:
      return [];
  }
}

/** Components that a fact is the work of, and plating that is hit. */
function usedIn(before: OrionsGateState, event: OrionsGateEvent): readonly ComponentKind[] {
  const kindIn = (id: string, slot: number): ComponentKind[] =>
    unitOf(before, id)
      ?.components.filter((one) => one.slot === slot)
      .map(({ kind }) => kind) ?? [];
  switch (event.type) {
    case 'weaponUsed':
      return event.weapon.kind === 'primary' ? [] : [event.weapon.kind];
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
