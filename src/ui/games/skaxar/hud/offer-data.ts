import type { Seat } from '../../../../engine/seat.ts';
import {
  combatOutlook,
  shareText,
  waysText,
  type Answer,
  type Fight,
  type OfferOutlook,
  type SkaxarView,
} from '../../../../games/skaxar/index.ts';
import type { Tone } from '../table/stage.ts';
import { list } from '../../../kit/words/text.ts';
import { skaxar as words } from '../words/play.ts';
import { cardName, otherSeat, shipName, sideName } from '../names.ts';
import { ownOutcome, type OwnOutcome } from './fight-data.ts';

/** What a card would make of this fight, as a tone and a few words. */
export interface EffectWords {
  readonly tone: Tone;
  readonly label: string;
}

/** How good an outcome is for whoever buys, best first. */
const ORDER: readonly OwnOutcome[] = ['win', 'both', 'stalemate', 'loss'];

/**
 * What a card would make of this fight for a seat, `ship` being the one a Repair card would bring (the best one without
 * it).
 */
export function effectWords(
  offer: OfferOutlook,
  seat: Seat,
  view: SkaxarView,
  ship: string | null = null,
): EffectWords {
  const { effect, outcomes, turns } = offer;
  if (effect.kind === 'none') return { tone: 'same', label: words.noEffect };
  if (effect.kind === 'flip' && effect.arrivals === null) return { tone: 'chance', label: words.unknown };
  const sure = sureFight(offer, ship);
  if (sure) {
    const same = sure.outcome === combatOutlook(view)?.outcome;
    const own = ownOutcome(sure.outcome, seat);
    return same ? { tone: 'same', label: words.still(words.shorts[own]) } : { tone: own, label: words.becomes[own] };
  }
  if (outcomes === null) return { tone: 'same', label: '' };
  const all = outcomes.map(({ outcome, chance }) => ({ own: ownOutcome(outcome, seat), chance }));
  if (all.length === 1)
    return turns
      ? { tone: all[0]!.own, label: words.becomes[all[0]!.own] }
      : { tone: 'same', label: words.still(words.shorts[all[0]!.own]) };
  const best = [...all].sort((a, b) => ORDER.indexOf(a.own) - ORDER.indexOf(b.own))[0]!;
  return { tone: 'chance', label: words.chanceOf(shareText(best.chance), words.shorts[best.own]) };
}

/** The one fight a card would make; null where chance or nothing decides. */
export function sureFight({ effect }: OfferOutlook, ship: string | null): Fight | null {
  switch (effect.kind) {
    case 'raise':
      return effect.fight;
    case 'repair':
      return (effect.targets.find((target) => target.ship === ship) ?? effect.targets[0]!).fight;
    default:
      return null;
  }
}

/** A line of what may come of a hidden flip. */
export interface ChanceLine {
  readonly tone: OwnOutcome;
  readonly what: string;
  readonly percent: string;
  /** "9/24", and the ships it is counted from. */
  readonly ways: string;
  readonly ships: readonly string[];
}

/**
 * The outcomes of a card that turns up a hidden ship, best for the buyer first; empty for cards that leave nothing to
 * chance.
 */
export function chanceLines({ effect, outcomes }: OfferOutlook, seat: Seat): readonly ChanceLine[] {
  if (effect.kind !== 'flip' || effect.arrivals === null || outcomes === null) return [];
  const arrivals = effect.arrivals;
  return outcomes
    .map(({ outcome, chance }) => {
      const tone = ownOutcome(outcome, seat);
      const ships = arrivals.filter(({ fight }) => fight?.outcome === outcome).map(({ ship }) => shipName(ship));
      return { tone, what: words.becomes[tone], percent: shareText(chance), ways: waysText(chance), ships };
    })
    .sort((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
}

/** Answers that are named; the others are counted. */
const NAMED = 3;

/**
 * With what the other side could still turn the fight after this; null where they do not buy after. `you`: alone at the
 * screen.
 */
export function answerWords(answers: readonly Answer[], seat: Seat, view: SkaxarView, you: boolean): string | null {
  const other = otherSeat(seat);
  if (view.phase !== 'dealer' || view.buyers[1] !== other || view.closed.includes(other)) return null;
  const who = sideName(view, other);
  if (answers.length === 0) return words.noAnswers(who);
  const named = answers
    .slice(0, NAMED)
    .map(({ card, price, chance, outcome }) =>
      words.answer(
        cardName(card),
        price,
        chance === null || chance.ways === chance.of ? null : shareText(chance),
        outcome === null ? null : words.shorts[ownOutcome(outcome, other)],
      ),
    );
  const more = answers.length > NAMED ? [words.answersMore(answers.length - NAMED)] : [];
  return `${you ? words.answers(who) : words.answersOf(who, sideName(view, seat))}: ${list([...named, ...more])}.`;
}
