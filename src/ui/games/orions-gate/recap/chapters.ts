import type { OrionsGateEvent, OrionsGateView, Side, UnitId } from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { LoggedPly } from '../../../match/log.ts';
import { OUTCOMES, recapText as words, type Outcome } from '../words/recap.ts';

/** Where a unit stood: a place in mils on one of the tables. */
export interface Spot extends Point {
  readonly table: number;
}

/** What is left on the table of what was done: the way of a unit, or a shot. */
export type Trail =
  | { readonly kind: 'way'; readonly side: Side; readonly table: number; readonly points: readonly Point[] }
  | {
      readonly kind: 'shot';
      readonly side: Side;
      readonly from: Spot;
      readonly to: Spot;
      readonly target: UnitId;
      /** Of the target, which may have left the table. */
      readonly name: string;
      readonly outcome: Outcome;
      /** Points of damage. */
      readonly points: number;
    };

/** One activation that somebody else carried out, in a sentence and as trails. */
export interface Chapter {
  /** Commands played when it began. */
  readonly plies: number;
  readonly unit: UnitId;
  readonly side: Side;
  readonly text: string;
  readonly trails: readonly Trail[];
  /** Something was damaged or destroyed. */
  readonly hurt: boolean;
  /** Where it ended. */
  readonly at: Spot | null;
}

/** A shot whose target is not settled yet. */
interface Struck {
  readonly target: UnitId;
  readonly ram: boolean;
  outcome: Outcome;
  points: number;
}

/** A chapter while its events are read. */
interface Draft {
  readonly plies: number;
  readonly unit: UnitId;
  readonly verbs: string[];
  readonly trails: Trail[];
  readonly struck: Struck[];
  lost: boolean;
}

type Event<T extends OrionsGateEvent['type']> = Extract<OrionsGateEvent, { readonly type: T }>;

/** Reads events into chapters. `before` is what the viewer saw before the first of them. */
class Reader {
  readonly drafts: Draft[] = [];
  private readonly spots = new Map<UnitId, Spot>();

  constructor(private readonly before: OrionsGateView) {
    for (const { id, pose } of before.units) if (pose) this.spots.set(id, pose);
  }

  read({ plies, events }: LoggedPly<OrionsGateEvent>): void {
    for (const event of events) {
      if (event.type === 'deployed') this.spots.set(event.unit, event.pose);
      if (isSetup(event)) continue;
      if (event.type === 'activated') this.begin(plies, event.unit);
      // An activation that began before goes on.
      else if (this.drafts.length === 0 && 'unit' in event) this.begin(plies, event.unit);
      const draft = this.drafts.at(-1);
      if (draft) this.add(draft, event);
    }
  }

  private begin(plies: number, unit: UnitId): void {
    this.drafts.push({ plies, unit, verbs: [], trails: [], struck: [], lost: false });
  }

  private add(draft: Draft, event: OrionsGateEvent): void {
    const verb = this.verbOf(draft, event);
    if (verb !== null && !draft.verbs.includes(verb)) draft.verbs.push(verb);
    switch (event.type) {
      case 'displaced':
        return this.moved(draft, event);
      case 'exitClosed':
        this.spots.set(event.unit, event.to);
        return;
      case 'hitRolled':
        return this.shot(draft, event.attacker, event.target, event.hit ? 'held' : 'missed');
      case 'autoHit':
        if (event.cause.kind === 'ram') this.shot(draft, event.cause.by, event.target, 'held', true);
        return;
      case 'damaged':
        return this.damaged(draft, event);
      case 'destroyed':
        return this.destroyed(draft, event);
      default:
        return;
    }
  }

  private moved(draft: Draft, { unit, via, to }: Event<'displaced'>): void {
    const from = this.spots.get(unit);
    this.spots.set(unit, to);
    if (!from || from.table !== to.table) return;
    draft.trails.push({ kind: 'way', side: this.sideOf(unit), table: to.table, points: [from, ...via, to] });
  }

  private shot(draft: Draft, by: UnitId, target: UnitId, outcome: Outcome, ram = false): void {
    const known = draft.struck.find((one) => one.target === target);
    if (known) known.outcome = worse(known.outcome, outcome);
    else draft.struck.push({ target, ram, outcome, points: 0 });
    const [from, to] = [this.spots.get(by), this.spots.get(target)];
    if (from && to && from.table === to.table && !ram)
      draft.trails.push({
        kind: 'shot',
        side: this.sideOf(by),
        from,
        to,
        target,
        name: this.nameOf(target),
        outcome,
        points: 0,
      });
  }

  private damaged(draft: Draft, { unit, points }: Event<'damaged'>): void {
    const struck = draft.struck.find(({ target }) => target === unit);
    if (!struck) return;
    struck.outcome = worse(struck.outcome, 'damaged');
    struck.points += points;
  }

  private destroyed(draft: Draft, { unit }: Event<'destroyed'>): void {
    const struck = draft.struck.find(({ target }) => target === unit);
    if (struck) struck.outcome = 'destroyed';
    else if (unit === draft.unit) draft.lost = true;
    else draft.verbs.push(words.alsoLost(this.nameOf(unit)));
  }

  /** What an event adds to the sentence about the unit that acts; null where nothing. */
  private verbOf({ unit }: Draft, event: OrionsGateEvent): string | null {
    if (!('unit' in event)) return null;
    return event.unit === unit ? this.ownVerb(event) : this.verbToOther(event);
  }

  private ownVerb(event: OrionsGateEvent): string | null {
    switch (event.type) {
      case 'activated':
        return event.action === 'hold' ? words.held : null;
      case 'planned':
        return event.moved && event.length > 0 ? words.moved(event.length) : null;
      case 'boardingRolled':
        return words.boarded(this.nameOf(event.target), boardedBy(event));
      case 'warpClosed':
        return event.stayed ? null : words.jumped;
      case 'stealthSwitched':
        return event.on ? words.hid : words.showed;
      default:
        return words.simple[event.type] ?? null;
    }
  }

  private verbToOther(event: OrionsGateEvent): string | null {
    switch (event.type) {
      case 'pushed':
      case 'pulled':
      case 'repaired':
        return words[event.type](this.nameOf(event.unit));
      default:
        return null;
    }
  }

  chapter({ plies, unit, verbs, trails, struck, lost }: Draft): Chapter {
    const fates = struck.map(({ target, ram, outcome, points }) =>
      words.struck(this.nameOf(target), outcome, points, ram),
    );
    const parts = [...verbs, ...fates, ...(lost ? [words.lost] : [])];
    return {
      plies,
      unit,
      side: this.sideOf(unit),
      text: words.sentence(this.nameOf(unit), parts.length > 0 ? parts : [words.stayed]),
      trails: trails.map((trail) => settled(trail, struck)),
      hurt: lost || struck.some(({ outcome }) => outcome === 'damaged' || outcome === 'destroyed'),
      at: this.spots.get(unit) ?? null,
    };
  }

  private readonly unitOf = (id: UnitId) => this.before.units.find((unit) => unit.id === id);
  private readonly nameOf = (id: UnitId): string => this.unitOf(id)?.name ?? id;
  private readonly sideOf = (id: UnitId): Side => this.unitOf(id)?.side ?? 'A';
}

/** Ships that are placed make no chapter: all see where they stand. */
const isSetup = ({ type }: OrionsGateEvent): boolean =>
  type === 'deployed' || type === 'undeployed' || type === 'leftOut';

const boardedBy = ({ unit, winner }: Event<'boardingRolled'>): 'won' | 'lost' | null =>
  winner === null ? null : winner === unit ? 'won' : 'lost';

const worse = (a: Outcome, b: Outcome): Outcome => (OUTCOMES.indexOf(b) > OUTCOMES.indexOf(a) ? b : a);

/** A shot ends as its target was left by the whole activation. */
function settled(trail: Trail, struck: readonly Struck[]): Trail {
  const fate = trail.kind === 'shot' ? struck.find(({ target }) => target === trail.target) : undefined;
  return fate && trail.kind === 'shot' && trail.outcome !== 'missed'
    ? { ...trail, outcome: fate.outcome, points: fate.points }
    : trail;
}

/**
 * The activations in a part of the log, each with what it did. `before` is what the viewer saw before the first command
 * of it.
 */
export function chaptersOf(before: OrionsGateView, log: readonly LoggedPly<OrionsGateEvent>[]): readonly Chapter[] {
  const reader = new Reader(before);
  for (const ply of log) reader.read(ply);
  return reader.drafts.map((draft) => reader.chapter(draft));
}
