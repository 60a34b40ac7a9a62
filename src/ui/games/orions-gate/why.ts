import type { Weighed } from '../../../ai/reason.ts';
import type { OrionsFacts, OrionsGateView } from '../../../games/orions-gate/index.ts';
import { percent } from '../../kit/words/text.ts';
import type { TellWhy, WhyTeller } from '../../match/game-ui.ts';
import { chosen } from '../../match/why/chosen.ts';
import { unitName } from './hud/names.ts';
import { orionsWhy as words } from './words/why.ts';

/** Points with two decimals, as plans differ by little; a minus as it is printed. */
const points = (worth: number): string => worth.toFixed(2).replace('-0.00', '0.00').replace('-', '−');
/** Least points that are worth a word: in "Why?" all that are printed, beside other ways what rounds to more than 0. */
const PRINTED = 0.005;
const ROUNDED = 0.05;

/**
 * Why a computer captain gave a command: exact odds of what was rolled, what it counted, and the chance to win left.
 */
export const tellWhy: TellWhy = ({ given, rival, view: any }) => {
  const view = any as OrionsGateView;
  if (isEnd(given)) return words.ended(unitName(view, view.activation!.unit));
  const way = wayOf(given, view);
  if (way === null && !rival) return '';
  return chosen(given, rival, (one) =>
    one === given ? way && `${way}${partsOf(given, PRINTED)}` : rivalOf(one, view),
  );
};

/** The next best way; of two ways of the same ship only the chance can be told apart in words. */
const rivalOf = (rival: Weighed, view: OrionsGateView): string | null =>
  (rival.facts as unknown as OrionsFacts | null)?.kind === 'plan' ? null : wayOf(rival, view);

function partsOf({ facts: any }: Weighed, least: number): string {
  const facts = any as unknown as OrionsFacts | null;
  if ((facts?.kind !== 'plan' && facts?.kind !== 'activate') || !facts.parts) return '';
  const { fire, besides, stand, mission, cost } = facts.parts;
  const told = (worth: number): string | null => (Math.abs(worth) < least ? null : points(worth));
  return words.parts(told(fire), told(besides), told(stand), told(mission), told(cost));
}

/** A command that is secret so far is null. */
const isEnd = ({ command }: Pick<Weighed, 'command'>): boolean =>
  (command as { readonly type?: string } | null)?.type === 'endActivation';

/** A short name of a command with its odds; null for one without figures. */
function wayOf({ facts: any, command }: Weighed, view: OrionsGateView): string | null {
  const facts = any as unknown as OrionsFacts | null;
  const name = (unit: string): string => unitName(view, unit);
  switch (facts?.kind) {
    case 'fire': {
      const { weapon, targets } = facts;
      const aimed = targets.map(({ unit, mean, destroyed }) =>
        words.target(name(unit), mean.toFixed(1), percent(destroyed)),
      );
      return words.fired(weapon, aimed.length === 0 ? [words.nobody] : aimed);
    }
    case 'use':
      return words.uses(facts.component, facts.target && name(facts.target));
    case 'board':
      return words.boards(name(facts.target), percent(facts.captures), percent(facts.captured));
    case 'ram':
      return words.rams(name(facts.target), percent(facts.destroys), percent(facts.lost));
    case 'plan':
      return words.goes(name(facts.unit));
    case 'activate':
      return words.orders(facts.action, name(facts.unit));
    case undefined:
      return isEnd({ command }) ? words.ends : null;
  }
}

export const teller: WhyTeller = {
  tell: tellWhy,
  way(one, view) {
    const way = wayOf(one, view as OrionsGateView);
    return way && `${way}${partsOf(one, ROUNDED)}`;
  },
};
