import { AUDIENCE, viewerOf, type Seat, type Viewer } from '../../engine/seat.ts';
import type { Session } from '../../session/session.ts';

/** Somebody who is asked for a secret simultaneous choice. */
export interface Commit {
  readonly seat: Seat;
  /** Whether they have committed; never what. */
  readonly done: boolean;
  /** Whether they may take it back now. */
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
  /** Everybody asked for the secret simultaneous choice that is open, in the order of the seats; empty = none is. */
  readonly commits?: (open: V) => readonly Commit[];
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
   * may share with, decide next. Returns whether they lost it.
   */
  moved(by: Seat | null): boolean;
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

function handedEyes<V>(parts: HandOverParts<V>, shared: SharedParts<V>['shared'], session: Session): Eyes<V> {
  /** Who took the screen; they are the first of those who decide where they took it to choose anew. */
  let taken: Seat | null = null;
  let again = false;
  let called: Seat | null = null;

  const open = () => session.view(AUDIENCE) as V;
  const next = () => deciding(session, again ? taken : null);
  const share = (one: Seat, other: Seat) => one === other || (parts.mayShare?.(one, other, open()) ?? false);
  const has = (seat: Seat | null) => taken !== null && seat !== null && (again ? seat === taken : share(taken, seat));
  /** Whose private view is shown: of partners, the one who decides. */
  const looking = (): Seat | null => {
    const { seat } = next();
    return has(seat) ? seat : taken;
  };
  const cover = (to: Seat, decision: string | null, seen: V): HandOver => ({
    to,
    sentence: parts.sentence(to, decision, seen),
    commits: parts.commits?.(seen) ?? [],
    recall: decision === null,
  });
  const handover = (): HandOver | null => {
    const { seat, decision } = next();
    if (called !== null) return cover(called, null, open());
    if (taken !== null || seat === null || decision === null) return null;
    const seen = open();
    return (parts.needs?.(decision, seat, seen) ?? true) ? cover(seat, decision, seen) : null;
  };
  const drop = (): boolean => {
    const had = taken !== null;
    [taken, called, again] = [null, null, false];
    return had;
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
      const decides = !covered && (taken === null || has(seat));
      return { seat: decides ? seat : null, decision, holder: looking(), handover: covered };
    },
    hands: {
      take() {
        const covered = handover();
        if (!covered) return false;
        [taken, again, called] = [covered.to, covered.recall, null];
        return true;
      },
      drop,
      call(seat) {
        const may = seat !== null && parts.commits?.(open()).some((one) => one.seat === seat && one.recall);
        called = may ? seat : null;
      },
      moved(by) {
        called = null;
        if (taken === null) return false;
        const { seat } = next();
        const keeps = seat !== null && share(taken, seat) && (by === null || share(taken, by));
        if (!keeps) return drop();
        again &&= seat === taken;
        return false;
      },
    },
  };
}
