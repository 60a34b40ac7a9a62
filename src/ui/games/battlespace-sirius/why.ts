import {
  meanText,
  percentText,
  type BattlespaceSiriusView,
  type FactLine,
  type LineEnd,
  type SiriusFacts,
} from '../../../games/battlespace-sirius/index.ts';
import { percent } from '../../kit/words/text.ts';
import type { TellWhy, WhyTeller } from '../../match/game-ui.ts';
import { vesselName } from './names.ts';
import { sirius } from './words/play.ts';
import { siriusWhy as words } from './words/why.ts';

type View = BattlespaceSiriusView;
type Fire = Extract<SiriusFacts, { readonly kind: 'fire' }>;

/** Why a computer player of Battlespace Sirius gave a command: its figures beside those of the best other way. */
export const tellWhy: TellWhy = ({ given, rival, view: any }) => {
  const view = any as View;
  const [own, other] = [given.facts, rival?.facts ?? null] as unknown as readonly (SiriusFacts | null)[];
  if (!own) return '';
  const counted =
    given.worth === null
      ? ''
      : ` ${words.count(percent(given.worth), typeof rival?.worth === 'number' ? percent(rival.worth) : null)}`;
  const alone = given.worth !== null && !rival ? ` ${words.none}` : '';
  return `${own.kind === 'fire' ? fired(own, other ?? null, view) : `${words.chose(wayOf(own, view))}${next(other ?? null, view)}`}${counted}${alone}`;
};

const next = (other: SiriusFacts | null, view: View): string => (other ? ` ${words.rival(wayOf(other, view))}` : '');

/** Weapons beside another number of them along the same line, else beside what would have been best instead. */
function fired(own: Fire, other: SiriusFacts | null, view: View): string {
  const byChance = own.chance.ways > 0 || own.removed === null;
  const start = words.fired(own.weapons, figureOf(own, byChance));
  if (other?.kind !== 'fire' || other.side !== own.side || other.target !== own.target)
    return `${start}.${next(other, view)}`;
  const figure = byChance ? percentText(other.chance) : meanText(other.removed ?? own.removed, 1);
  const back = own.weapons - other.weapons;
  return `${start}${back > 0 ? words.holding(back, figure) : words.more(other.weapons, figure)}`;
}

const figureOf = ({ chance, goal, side, removed }: Fire, byChance: boolean): string =>
  byChance || removed === null || side === null
    ? words.chance(percentText(chance), goal, side)
    : words.removes(meanText(removed, 1), side);

/** A short name of a command with its figures. */
function wayOf(facts: SiriusFacts, view: View): string {
  switch (facts.kind) {
    case 'fire':
      return words.weapons(facts.weapons, figureOf(facts, facts.chance.ways > 0));
    case 'maneuver':
      return words.maneuver(facts.how, facts.turn, facts.paid, linesText(facts.lines, view));
    case 'lock':
      return words.locks(linesText(facts.lines, view));
    case 'repair':
      return words.repairs(facts.sides.map(({ side, power }) => sirius.side(side, power)));
    case 'react': {
      const { how, turn, paid, lines, sentry } = facts;
      if (how === 'sentry')
        return words.sentry(
          paid,
          sentry.map((hit) => (hit === null ? words.destroys : words.hit(percentText(hit)))),
        );
      const left = linesText(lines, view);
      return turn === null ? words.waits(left) : words.turns(turn, paid, left);
    }
  }
}

const endText = (end: LineEnd): string =>
  end.kind === 'side' ? sirius.side(end.side, end.power) : `${sirius.attributes.hull} ${end.hull}`;

const linesText = (lines: readonly FactLine[], view: View): string =>
  words.lines(
    lines.map(({ own, other, target }) => words.line(endText(own), vesselName(view, target), endText(other))),
  );

export const teller: WhyTeller = {
  tell: tellWhy,
  way({ facts: any }, view) {
    const facts = any as unknown as SiriusFacts | null;
    return facts && wayOf(facts, view as View);
  },
};
