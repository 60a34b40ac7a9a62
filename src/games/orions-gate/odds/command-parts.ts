import type { OrionsGateEvent } from '../event.ts';
import type { UnitId } from '../state.ts';
import type { Happening } from './every-end.ts';
import { NEVER, plus, reduced, type Fraction } from './fraction.ts';

/** What a command meets or brings about: on its way, at its end, or to whom it strikes. */
export type PartKind =
  | 'mine'
  | 'dangerous'
  | 'marker'
  | 'wormhole'
  | 'collision'
  | 'ram'
  | 'backlash'
  | 'ablativeArmor'
  | 'lifted'
  | 'gate'
  | 'artifact'
  | 'exit';

/** One of them with its chances. */
export interface OddsPart {
  readonly kind: PartKind;
  /** The mine, piece, marker or ship it comes from. */
  readonly id: string;
  /** Whom it happens to. */
  readonly unit: UnitId;
  /** That it comes to it at all. */
  readonly met: Fraction;
  /** That it does damage. */
  readonly harm: Fraction;
  /** That it costs the unit. */
  readonly lost: Fraction;
}

type Share = 'met' | 'harm' | 'lost';
type Named = Pick<OddsPart, 'kind' | 'id' | 'unit'>;
type Told = Named & { readonly shares: readonly Share[] };

/** What may happen on the way, in the order in which it does; the same thing once, however often it is met. */
export function partsOf(happenings: readonly Happening[]): readonly OddsPart[] {
  const parts: { [key: string]: OddsPart } = {};
  for (const { event, time, chance } of happenings) {
    const told = toldOf(event);
    if (!told) continue;
    const { kind, id, unit, shares } = told;
    const key = `${kind} ${id} ${unit}`;
    let part = parts[key] ?? { kind, id, unit, met: NEVER, harm: NEVER, lost: NEVER };
    // Something entered twice is met once.
    for (const share of shares)
      if (time === 1 || share === 'lost') part = { ...part, [share]: plus(part[share], chance) };
    parts[key] = part;
  }
  return Object.values(parts).map(({ met, harm, lost, ...part }) => ({
    ...part,
    met: reduced(met),
    harm: reduced(harm),
    lost: reduced(lost),
  }));
}

function toldOf(event: OrionsGateEvent): Told | null {
  switch (event.type) {
    case 'mineExploded':
      return { kind: 'mine', id: event.mine, unit: event.unit, shares: ['met'] };
    case 'autoHit':
      return struck(event);
    case 'dangerRolled':
      return { kind: 'dangerous', id: event.piece, unit: event.unit, shares: ['met', 'harm'] };
    case 'wormholeRolled':
      return { kind: 'wormhole', id: event.piece, unit: event.unit, shares: ['met', 'harm'] };
    case 'markerRevealed':
      return { kind: 'marker', id: event.marker, unit: event.unit, shares: ['met'] };
    case 'markerRolled':
      return { kind: 'marker', id: event.marker, unit: event.unit, shares: event.points ? ['harm'] : [] };
    case 'ablativeRolled':
      return {
        kind: 'ablativeArmor',
        id: `${event.unit} ${event.slot}`,
        unit: event.against,
        shares: event.success ? ['met', 'harm'] : ['met'],
      };
    case 'lifted':
      return { kind: 'lifted', id: event.leave, unit: event.unit, shares: ['met'] };
    case 'gateEntered':
      return { kind: 'gate', id: event.leave, unit: event.unit, shares: ['met'] };
    case 'artifactTaken':
      return { kind: 'artifact', id: event.marker, unit: event.unit, shares: ['met'] };
    case 'leftTable':
      return { kind: 'exit', id: event.side, unit: event.unit, shares: ['met'] };
    case 'destroyed':
      return costing(event);
    default:
      return null;
  }
}

/** Hits of rams, backlashes, collisions and mines; a mine has been met with the fact that it went off. */
function struck({ cause, target, success }: Extract<OrionsGateEvent, { readonly type: 'autoHit' }>): Told {
  const harm: readonly Share[] = success ? ['harm'] : [];
  const met: readonly Share[] = cause.kind === 'mine' ? [] : ['met'];
  return { kind: cause.kind, id: sourceOf(cause), unit: target, shares: [...met, ...harm] };
}

function costing({ cause, unit }: Extract<OrionsGateEvent, { readonly type: 'destroyed' }>): Told | null {
  if (cause.kind === 'attack' || cause.kind === 'backfire' || cause.kind === 'boarding') return null;
  return { kind: cause.kind, id: sourceOf(cause), unit, shares: ['lost'] };
}

type Source = Exclude<
  Extract<OrionsGateEvent, { readonly type: 'destroyed' }>['cause'],
  { readonly kind: 'attack' | 'backfire' | 'boarding' }
>;

/** The thing or ship a cause names; the slot of an Ablative Armor is its own. */
function sourceOf(cause: Source): string {
  switch (cause.kind) {
    case 'mine':
      return cause.mine;
    case 'marker':
      return cause.marker;
    case 'ablativeArmor':
      return `${cause.by} ${cause.slot}`;
    case 'ram':
    case 'backlash':
      return cause.by;
    default:
      return cause.piece;
  }
}
