import type { Seat } from '../../../../engine/seat.ts';
import { SEATS, type CombatOutcome, type Fight, type SkaxarView } from '../../../../games/skaxar/index.ts';
import type { Tone } from '../table/stage.ts';
import { sideName } from '../names.ts';
import { skaxar as words } from '../words/play.ts';

/** What an outcome is for a seat. */
export type OwnOutcome = Exclude<Tone, 'chance' | 'same'>;

/** An outcome as a seat looks at it (SK-8.4). */
export function ownOutcome(outcome: CombatOutcome, seat: Seat): OwnOutcome {
  if (outcome === 'bothDestroyed') return 'both';
  if (outcome === 'stalemate') return 'stalemate';
  return (outcome === 'aWins') === (seat === SEATS[0]) ? 'win' : 'loss';
}

/** An attack of a side, as it is and as it would be: all it needs to be drawn and read. */
export interface Attack {
  readonly seat: Seat;
  readonly name: string;
  readonly firepower: number;
  readonly shield: number;
  /** SK-8.2: it destroys the other side. */
  readonly breaks: boolean;
  /** The figures now, where those above are of a card that is only looked at. */
  readonly before: { readonly firepower: number; readonly shield: number } | null;
}

/** Both attacks of a fight, A's first; `now` is the fight without the card that is looked at. */
export function attacksOf(
  view: SkaxarView,
  fight: Pick<Fight, 'totals'>,
  now: Pick<Fight, 'totals'> | null,
): readonly Attack[] {
  const of = ({ totals }: Pick<Fight, 'totals'>, place: 0 | 1) => ({
    firepower: totals[place].firepower,
    shield: totals[place === 0 ? 1 : 0].shield,
  });
  return SEATS.map((seat, index) => {
    const place = index === 0 ? 0 : 1;
    const { firepower, shield } = of(fight, place);
    return {
      seat,
      name: sideName(view, seat),
      firepower,
      shield,
      breaks: firepower > shield,
      before: now && of(now, place),
    };
  });
}

/** What a fight comes to, in words: who wins, who is paid, why if it is not plain. */
export function cameOf(
  view: SkaxarView,
  { outcome, earns, forced, totals: [a, b] }: Fight,
): { readonly outcome: string; readonly money: string } {
  const [first, second] = SEATS.map((seat) => sideName(view, seat)) as [string, string];
  const paid = SEATS.flatMap((seat, index) =>
    earns[index]! > 0 ? [words.earns(sideName(view, seat), earns[index]!)] : [],
  );
  const sums = forced ? [words.sums(first, a.firepower + a.shield, second, b.firepower + b.shield)] : [];
  const loser = outcome === 'aWins' ? second : outcome === 'bWins' ? first : null;
  const harvest = loser !== null && view.asteroidRow.some(Boolean) ? [words.mayHarvest(loser)] : [];
  return {
    outcome: words.outcome(outcome, first, second),
    money: outcome === 'stalemate' ? words.nothingPaid : [...sums, ...paid, ...harvest].join(' · '),
  };
}

/**
 * The seat whose eyes the Shop is looked at with: who decides, else the person alone at this screen, else who buys now.
 */
export function buyerOf(view: SkaxarView, seat: Seat | null, people: readonly Seat[]): Seat {
  if (seat !== null) return seat;
  if (people.length === 1) return people[0]!;
  const open = view.buyers.find((one) => !view.closed.includes(one));
  return view.decider ?? open ?? SEATS[0];
}
