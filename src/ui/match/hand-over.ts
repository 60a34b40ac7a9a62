import { AUDIENCE, viewerOf, type Seat, type Viewer } from '../../engine/seat.ts';
import type { SealedView } from '../../cards/sealed.ts';
import type { Session } from '../../session/session.ts';

/** Somebody who is asked for a secret simultaneous choice. */
export interface Commit {
  readonly seat: Seat;
  /** Whether they have committed; never what. */
  readonly done: boolean;
  /** Whether they are at this screen and may take it back now. */
  readonly recall: boolean;
}

/**
 * How a game hands one screen round among people who each see what the others may not. `open` is always the match as
 * everybody sees it: what is asked, of whom and when may depend on nothing else.
 */
export interface HandOverParts<V> {
  /** Whether a person decides by what they alone may see; without it they always do. */
  readonly needs?: (decision: string, seat: Seat, open: V) => boolean;
  /** Whether two people may look at what belongs to the other, e.g. partners; without it nobody may. */
  readonly mayShare?: (one: Seat, other: Seat, open: V) => boolean;
  /** What the cover says they are to do; `decision` null = they take back what they have committed. */
  readonly sentence: (to: Seat, decision: string | null, open: V) => string;
  /** The secret simultaneous choice that is open; null = none is. */
  readonly sealed?: (open: V) => Pick<SealedView<unknown>, 'seats' | 'committed' | 'takeBack'> | null;
}

/** The cover over a screen: who is to take it, and what for. */
export interface HandOver {
  readonly to: Seat;
  readonly sentence: string;
  readonly commits: readonly Commit[];
  /** Asked for at the cover, to take back a choice: the cover before it can be gone back to. */
  readonly recall: boolean;
}

/** Who decides now at this screen, in whose hands it is, and who is to take it. */
export interface Present {
  /** Null also while the person who decides does not have the screen. */
  readonly seat: Seat | null;
  readonly decision: string | null;
  /** Whose private view is shown; null = nobody's. */
  readonly holder: Seat | null;
  readonly handover: HandOver | null;
}

/** Who looks at the screen, and what they see. */
export interface Eyes<V> {
  viewer(): Viewer;
  view(): V;
  present(): Present;
  /** The hands the screen goes through; null where it goes through none. */
  readonly hands: Hands | null;
}

/** The hands of one screen. */
export interface Hands {
  /** The person named on the cover has the screen. Returns whether there was a cover. */
  take(): boolean;
  /** Nobody has the screen any more. Returns whether somebody had it. */
  drop(): boolean;
  /** Somebody who has committed is to take the screen; null = whoever decides. */
  call(seat: Seat | null): void;
  /**
   * Something was played by a seat, or taken back (null): whoever has the screen keeps it while they, or somebody they
   * may share with, decide next, and nobody else has played but beside what they were deciding (`seat`). Returns
   * whether they lost it.
   */
  moved(by: Seat | null, seat: Seat | null): boolean;
}

/** Whose decision at this screen is open now, and which; `first` goes before the others. */
export function deciding(session: Session, first: Seat | null = null): Pick<Present, 'seat' | 'decision'> {
  const decisions = session.decisions();
  const viewer = session.viewer();
  const called = decisions.find(({ seats }) => first !== null && seats.includes(first));
  if (called) return { seat: first, decision: called.kind };
  for (const open of decisions) {
    const able = open.seats.filter((one) => session.isHuman(one));
    const seat = able.find((one) => viewer.kind === 'seat' && viewer.seat === one) ?? able[0];
    if (seat !== undefined) return { seat, decision: open.kind };
  }
  return { seat: null, decision: decisions[0]?.kind ?? null };
}

/** What a game says about a screen that several people share. */
export interface SharedParts<V> {
  readonly shared?: (open: V, own: V) => V;
  readonly handOver?: HandOverParts<V>;
}

/** The eyes at a screen: one person's, or what several people who share it may see. */
export function openEyes<V>({ shared, handOver }: SharedParts<V>, session: Session): Eyes<V> {
  const several = session.seats.filter(({ seat }) => session.isHuman(seat)).length > 1;
  if (several && handOver) return handedEyes(handOver, shared, session);
  const veiled = several ? shared : undefined;
  const viewer = () => (veiled ? AUDIENCE : session.viewer());
  return {
    viewer,
    view: () =>
      veiled
        ? veiled(session.view(AUDIENCE) as V, session.view(session.viewer()) as V)
        : (session.view(session.viewer()) as V),
    present: () => ({ ...deciding(session), holder: null, handover: null }),
    hands: null,
  };
}

/** Who of those asked for a secret choice has committed, as everybody sees it. */
function commitsOf<V>({ sealed }: HandOverParts<V>, session: Session): readonly Commit[] {
  const choice = sealed?.(session.view(AUDIENCE) as V) ?? null;
  return (choice?.seats ?? []).map((seat) => {
    const done = choice!.committed.includes(seat);
    return { seat, done, recall: done && choice!.takeBack && session.isHuman(seat) };
  });
}

const coverFor = <V>(parts: HandOverParts<V>, session: Session, to: Seat, decision: string | null): HandOver => ({
  to,
  sentence: parts.sentence(to, decision, session.view(AUDIENCE) as V),
  commits: commitsOf(parts, session),
  recall: decision === null,
});

/** In whose hands a screen is. */
interface Held {
  /** Who took the screen. */
  taken: Seat | null;
  /** They took it to choose anew: they go before the others who decide. */
  again: boolean;
  /** Who is to take it to choose anew. */
  called: Seat | null;
}

function handedEyes<V>(parts: HandOverParts<V>, shared: SharedParts<V>['shared'], session: Session): Eyes<V> {
  const held: Held = { taken: null, again: false, called: null };
  const open = () => session.view(AUDIENCE) as V;
  const next = () => deciding(session, held.again ? held.taken : null);
  const share = (one: Seat, other: Seat) => one === other || (parts.mayShare?.(one, other, open()) ?? false);
  const has = (seat: Seat | null) =>
    held.taken !== null && seat !== null && (held.again ? seat === held.taken : share(held.taken, seat));
  /** Whose private view is shown: of partners, the one who decides. */
  const looking = (): Seat | null => {
    const { seat } = next();
    return has(seat) ? seat : held.taken;
  };
  const handover = (): HandOver | null => {
    const { seat, decision } = next();
    if (held.called !== null) return coverFor(parts, session, held.called, null);
    if (held.taken !== null || seat === null || decision === null) return null;
    return (parts.needs?.(decision, seat, open()) ?? true) ? coverFor(parts, session, seat, decision) : null;
  };
  return {
    viewer() {
      const seat = looking();
      return seat === null ? AUDIENCE : viewerOf(seat);
    },
    view() {
      const holder = looking();
      if (holder !== null) return session.view(viewerOf(holder)) as V;
      const { seat } = next();
      if (!shared || seat === null || handover()) return open();
      return shared(open(), session.view(viewerOf(seat)) as V);
    },
    present() {
      const { seat, decision } = next();
      const covered = handover();
      const decides = !covered && (held.taken === null || has(seat));
      return { seat: decides ? seat : null, decision, holder: looking(), handover: covered };
    },
    hands: handsOf(held, {
      handover,
      deciding: () => next().seat,
      share,
      mayRecall: (seat) => commitsOf(parts, session).some((one) => one.seat === seat && one.recall),
    }),
  };
}

interface Asked {
  readonly handover: () => HandOver | null;
  readonly deciding: () => Seat | null;
  readonly share: (one: Seat, other: Seat) => boolean;
  readonly mayRecall: (seat: Seat | null) => boolean;
}

function handsOf(held: Held, { handover, deciding: next, share, mayRecall }: Asked): Hands {
  const drop = (): boolean => {
    const had = held.taken !== null;
    Object.assign(held, { taken: null, again: false, called: null } satisfies Held);
    return had;
  };
  return {
    take() {
      const covered = handover();
      if (!covered) return false;
      Object.assign(held, { taken: covered.to, again: covered.recall, called: null } satisfies Held);
      return true;
    },
    drop,
    call(seat) {
      held.called = mayRecall(seat) ? seat : null;
    },
    moved(by, before) {
      held.called = null;
      const { taken } = held;
      if (taken === null) return false;
      const seat = next();
      const theirs = by === null || share(taken, by) || before !== null;
      if (seat === null || !share(taken, seat) || !theirs) return drop();
      held.again &&= seat === taken;
      return false;
    },
  };
}
