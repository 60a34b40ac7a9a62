import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Options, Side } from '../../../../games/orions-gate/index.ts';
import { useSetup, type Query } from '../../../match/setup/use-setup.ts';
import { captainsIn, samePlayers, type SeatId, type Seats } from './captains.ts';
import { keepDraft, type Draft } from './draft.ts';
import { opening } from './opening.ts';
import type { RawOptions } from './raw-options.ts';
import { resolve, type Resolved } from './resolve.ts';
import { laidOpenBy, peopleOf, waitingFor } from './secrecy.ts';

const firstOf = (side: Side | null): SeatId => (side === 'B' ? 'b1' : 'a1');

/** The people who build now where a fleet is handed in already; null = nobody has to be called. */
function calledIn(draft: Draft): readonly string[] | null {
  const side = waitingFor(draft);
  return side && peopleOf(draft.seats, side);
}

/** The draft, whose fleet of it is shown, and who is asked to take the screen first. */
function useDraft(query: Query) {
  const setup = useSetup<Draft>(query, {
    game: 'orions-gate',
    carries: ['setup', 'fleetA', 'fleetB'],
    open: opening,
    keep: keepDraft,
    onTaken: (next) => {
      setShown(firstOf(waitingFor(next)));
      setCurtain(calledIn(next));
    },
  });
  const [shown, setShown] = useState<SeatId>(() => firstOf(waitingFor(setup.draft)));
  // A reload in the middle: whoever sits there says so before a fleet is shown.
  const [curtain, setCurtain] = useState<readonly string[] | null>(() => calledIn(setup.draft));
  return { setup, shown, setShown, curtain, setCurtain };
}

/** The options and tables of a draft. While an option is out of range the fleets are judged by the last good ones. */
function useResolved({ seats, options, tables }: Draft): {
  readonly resolved: Resolved;
  readonly options: Options | null;
} {
  const [playersA, playersB] = [seats.A.length, seats.B.length];
  const resolved = useMemo(
    () => resolve(options, tables, { playersA, playersB }),
    [options, tables, playersA, playersB],
  );
  const [lastGood, setLastGood] = useState<Options | null>(null);
  useEffect(() => {
    if (resolved.options) setLastGood(resolved.options);
  }, [resolved]);
  return { resolved, options: resolved.options ?? lastGood };
}

/** A battle that is being set up, and all that may be done to it. */
export function useNewBattle(query: Query) {
  const { setup, shown, setShown, curtain, setCurtain } = useDraft(query);
  const { draft, setDraft } = setup;
  const { resolved, options } = useResolved(draft);
  const { seats, handed } = draft;
  const all = captainsIn(seats);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  /** Hides or shows fleets and calls a side's people to the screen. */
  const handOver = (next: readonly Side[], to: Side) => {
    change({ handed: next });
    setShown(firstOf(to));
    setCurtain(peopleOf(seats, to));
  };
  return {
    setup,
    draft,
    resolved,
    /** The last options that were in range; null = there were none yet. */
    options,
    /** The captain whose fleet is shown. */
    open: all.find(({ id }) => id === shown) ?? all[0]!,
    /** Who is asked to take the screen: their names. */
    curtain,
    show: setShown,
    liftCurtain: () => setCurtain(null),
    change,
    changeOptions: (part: Partial<RawOptions>, rest: Partial<Draft> = {}) =>
      setDraft((before) => ({ ...before, ...rest, options: { ...before.options, ...part } })),
    changeSeats(next: Seats) {
      if (samePlayers(seats, next)) return change({ seats: next });
      const after = { ...draft, seats: next, handed: [] };
      // A fleet that was hidden is not laid open by changing who plays: its people are called to the screen first.
      const laidOpen = laidOpenBy(draft, after);
      if (laidOpen) setCurtain(peopleOf(seats, laidOpen));
      setDraft(() => after);
    },
    handIn: () => handOver(['A'], 'B'),
    takeBack: (side: Side) =>
      handOver(
        handed.filter((one) => one !== side),
        side,
      ),
  };
}

export type NewBattleState = ReturnType<typeof useNewBattle>;
