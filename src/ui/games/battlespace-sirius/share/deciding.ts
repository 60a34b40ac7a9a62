import {
  lifeboatOdds,
  percentText,
  SIDES,
  sentryOdds,
  volleyOdds,
  type BattlespaceSiriusEvent,
  type BattlespaceSiriusView,
  type EventOf,
  type Fraction,
  type Side,
} from '../../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { Watched as WatchedMatch } from '../../../match/share/watched.ts';

/** A duel as somebody saw it, command by command; 0 is the opening. */
export type Watched = WatchedMatch<BattlespaceSiriusView, BattlespaceSiriusEvent>;

/** How the shot that decided a match came about. */
export type DecidingKind =
  /** It took the last Power of the side that the last shot then destroyed the ship through (BS-8.5). */
  | 'opened'
  /** It destroyed what it hit, by a die. */
  | 'destroyed'
  /** No shot had opened the side, its owner had: no die was needed. */
  | 'bare';

/** The shot that decided a match. */
export interface Deciding {
  readonly kind: DecidingKind;
  /** The command that fired it. */
  readonly plies: number;
  readonly by: Seat;
  readonly target: Seat;
  /** The side it was aimed at; null = a lifeboat. */
  readonly side: Side | null;
  readonly weapons: number;
  readonly sentry: boolean;
  /** Shield or Hull it was rolled against; 0 = none. */
  readonly against: number;
  /** The exact chance of what it did; null where no die was needed. */
  readonly chance: string | null;
  /** Turn of the table it fell in. */
  readonly turn: number;
}

interface Shot extends Pick<Deciding, 'by' | 'target' | 'side' | 'weapons' | 'sentry' | 'against'> {
  readonly dice: number;
}

/** The shots of a command, each at one side. */
const shotsOf = (view: BattlespaceSiriusView, events: readonly BattlespaceSiriusEvent[]): readonly Shot[] =>
  events.flatMap((event): readonly Shot[] => {
    if (event.type === 'fired' && event.weapons > 0) return [volleyShot(event)];
    if (event.type !== 'sentryFired') return [];
    return event.shots.map((shot) => ({
      by: event.seat,
      target: event.target,
      side: view.locks.find(({ line }) => line === shot.line)?.firingSide ?? null,
      weapons: 1,
      sentry: true,
      against: shot.against,
      dice: shot.die === null ? 0 : 1,
    }));
  });

const volleyShot = (event: EventOf<'fired'>): Shot => ({
  by: event.seat,
  target: event.target,
  side: event.targetSide,
  weapons: event.weapons,
  sentry: false,
  against: event.against,
  dice: event.dice.length,
});

const powerOf = (view: BattlespaceSiriusView, seat: Seat, side: Side): number | null => {
  const vessel = view.players.find((player) => player.seat === seat)?.vessel;
  return vessel?.kind === 'ship' ? vessel.power[SIDES.indexOf(side)]! : null;
};

/** The last command that destroyed a vessel by a shot. */
function killOf(watched: Watched): { readonly plies: number; readonly shot: Shot } | null {
  for (let plies = watched.length; plies > 0; plies -= 1) {
    const events = watched.events(plies);
    const lost = events.findLast((event) => event.type === 'vesselLost');
    if (!lost) continue;
    const shots = shotsOf(watched.view(plies - 1), events).filter(({ target }) => target === lost.seat);
    const shot = shots.findLast(({ against }) => against === 0) ?? shots.at(-1);
    return shot ? { plies, shot } : null;
  }
  return null;
}

/** The command after which a side had no Power any more, before another. */
function emptiedAt(watched: Watched, before: number, seat: Seat, side: Side): number | null {
  for (let plies = before; plies > 0; plies -= 1) {
    const power = powerOf(watched.view(plies - 1), seat, side);
    if (power === null) return null;
    if (power > 0) return plies;
  }
  return null;
}

const chanceOf = ({ sentry, against, weapons, side }: Shot): Fraction => {
  if (side === null) return lifeboatOdds(weapons, against);
  return sentry ? sentryOdds(against)! : volleyOdds(weapons, against).emptied;
};

/**
 * The shot that decided a match. A ship is destroyed through a side without Shield, and that shot cannot miss (BS-7.10,
 * BS-8.5): what decided is the shot that took that side's last Power, where a shot did. Null where no vessel was shot
 * last: a draw, a resignation.
 */
export function decidingOf(watched: Watched): Deciding | null {
  const kill = killOf(watched);
  if (!kill) return null;
  const told = (kind: DecidingKind, plies: number, { dice, ...shot }: Shot): Deciding => ({
    ...shot,
    kind,
    plies,
    chance: dice === 0 ? null : percentText(chanceOf({ ...shot, dice })),
    turn: watched.view(plies - 1).turnNumber,
  });
  const { plies, shot } = kill;
  if (shot.dice > 0 || shot.side === null) return told('destroyed', plies, shot);
  const at = emptiedAt(watched, plies - 1, shot.target, shot.side);
  const opener =
    at !== null &&
    shotsOf(watched.view(at - 1), watched.events(at)).find(
      ({ target, side, dice }) => target === shot.target && side === shot.side && dice > 0,
    );
  return at !== null && opener ? told('opened', at, opener) : told('bare', plies, shot);
}
