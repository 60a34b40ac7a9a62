import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/seat.ts';
import { keyName } from '../../../match/keys.ts';
import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';
import type { Overlay } from '../table/stage.ts';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import type { Chapter } from './chapters.ts';

type Parts = typeof import('./recap.ts');

/** What the others did since the last command given here. */
export interface Recap {
  readonly parts: Parts;
  readonly chapters: readonly Chapter[];
  readonly at: number | null;
  readonly overlays: readonly Overlay[];
  step(by: 1 | -1): void;
}

const NOTHING: readonly Chapter[] = [];

/** Commands played when a person at this screen gave their last one; 0 before the first. */
const lastOwn = (log: BattleState['log'], isHuman: (seat: Seat) => boolean): number =>
  log.findLast(({ seat, events }) => seat !== null && isHuman(seat) && events.length > 0)?.plies ?? 0;

/**
 * The recap of a decision: there while a person decides and others than those at this screen have acted since their
 * last command.
 * Its parts are fetched when there is something to recap.
 */
export function useRecap(battle: Battle, state: BattleState): Recap | null {
  const { seat, busy, log, viewer } = state;
  const [parts, setParts] = useState<Parts | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const since = useMemo(() => lastOwn(log, battle.session.isHuman), [log]);
  const due = seat !== null && !busy && state.view.round > 0 && (log.at(-1)?.plies ?? 0) > since;
  useEffect(() => {
    if (due && !parts) void import('./recap.ts').then(setParts, () => undefined);
  }, [due]);
  const chapters = useMemo(() => {
    if (!due || !parts) return NOTHING;
    const before = battle.session.heard(since, viewer).view as OrionsGateView;
    return parts.chaptersOf(
      before,
      log.filter(({ plies }) => plies > since),
    );
  }, [due, parts, log]);
  useEffect(() => setAt(null), [chapters]);
  const overlays = useMemo(() => parts?.recapOverlays(chapters, at) ?? [], [chapters, at]);
  const now = useRef({ chapters, at });
  now.current = { chapters, at };
  const step = (by: 1 | -1): void => {
    const next = stepped(now.current, by);
    setAt(next);
    const { at: place } = now.current.chapters[next]!;
    if (place) battle.focus(place);
  };
  return parts && chapters.length > 0 ? { parts, chapters, at, overlays, step } : null;
}

/** The step before or after; the first press shows the last or the first. */
function stepped({ chapters, at }: { readonly chapters: readonly Chapter[]; readonly at: number | null }, by: 1 | -1) {
  const last = chapters.length - 1;
  if (at === null) return by === 1 ? 0 : last;
  return Math.min(Math.max(at + by, 0), last);
}

/** The keys of the recap. Returns whether the press was used. */
export function pressRecapKey(recap: Recap | null, event: KeyboardEvent): boolean {
  const name = keyName(event);
  if (!recap || (name !== ',' && name !== '.')) return false;
  recap.step(name === '.' ? 1 : -1);
  return true;
}
