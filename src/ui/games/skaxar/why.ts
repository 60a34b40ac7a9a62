import { shareText, type SkaxarFacts } from '../../../games/skaxar/index.ts';
import type { Weighed } from '../../../ai/reason.ts';
import { percent } from '../../kit/words/text.ts';
import type { TellWhy, WhyTeller } from '../../match/game-ui.ts';
import { cardName, shipName } from './names.ts';
import { endFor, skaxarWhy as words } from './words/why.ts';

/** Why a computer player of Skaxar gave a command: the fight it makes, and the chance to win the game it counted. */
export const tellWhy: TellWhy = ({ given, rival, seat }) => {
  const facts = given.facts as unknown as SkaxarFacts | null;
  if (!facts) return '';
  if (facts.kind === 'harvest') return words.harvested(facts.slot, facts.of);
  const said =
    facts.kind === 'decline'
      ? words.declined
      : facts.kind === 'pass'
        ? words.passed(facts.outcome && endFor(facts.outcome, seat))
        : bought(facts, seat);
  return given.worth === null ? said : `${said} ${words.count(percent(given.worth))}${besides(rival)}`;
};

type Buy = Extract<SkaxarFacts, { kind: 'buy' }>;

const bought = (facts: Buy, seat: string): string => words.bought(buyWay(facts, seat));

/** A purchase with how the fight then ends if nobody buys more. */
function buyWay({ card, price, ship, outcomes }: Buy, seat: string): string {
  const end =
    outcomes === null
      ? ''
      : outcomes.length === 1
        ? words.sure(endFor(outcomes[0]!.outcome, seat))
        : words.chances(outcomes.map(({ outcome, chance }) => [shareText(chance), endFor(outcome, seat)] as const));
  return words.buy(cardName(card), price, ship === null ? null : shipName(ship), end);
}

/** What the best other way would have left. */
function besides(rival: Weighed | null): string {
  const facts = rival?.facts as unknown as SkaxarFacts | null | undefined;
  if (!facts || typeof rival?.worth !== 'number') return '.';
  const left = percent(rival.worth);
  if (facts.kind === 'decline') return words.declining(left);
  return facts.kind === 'buy' ? words.buying(cardName(facts.card), left) : words.passing(left);
}

/** Asteroids lie face down and alike: none is better than another. */
function wayOf({ facts: any }: Weighed, seat: string): string | null {
  const facts = any as unknown as SkaxarFacts | null;
  if (facts?.kind === 'buy') return buyWay(facts, seat);
  if (facts?.kind === 'decline') return words.declines;
  return facts?.kind === 'pass' ? words.passes(facts.outcome && endFor(facts.outcome, seat)) : null;
}

export const teller: WhyTeller = { tell: tellWhy, way: (one, _view, seat) => wayOf(one, seat) };
