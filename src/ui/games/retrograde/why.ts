import type { Weighed } from '../../../ai/reason.ts';
import type { RetrogradeFacts, RetrogradeView } from '../../../games/retrograde/index.ts';
import { percent } from '../../kit/words/text.ts';
import type { TellWhy, WhyTeller } from '../../match/game-ui.ts';
import { chosen } from '../../match/why/chosen.ts';
import { cardName, projectName, thingName } from './names.ts';
import { retrogradeWhy as words } from './words/why.ts';

/** Why a computer player of Retrograde gave a command: exact odds, costs, and the chance to win it counted. */
export const tellWhy: TellWhy = ({ given, rival, view }) =>
  chosen(given, rival, (one) => wayOf(one, view as RetrogradeView));

/** A command with what it comes to; null for one without figures. */
function wayOf({ facts: any, command }: Weighed, view: RetrogradeView): string | null {
  const facts = any as unknown as RetrogradeFacts | null;
  const name = (id: string): string => thingName(view, id);
  switch (facts?.kind) {
    case 'attack': {
      const { spacecraft, target, spend, dice, hitNumber, chance } = facts;
      return words.attacks(name(spacecraft), name(target), spend, dice, hitNumber, percent(chance.ways / chance.all));
    }
    case 'missiles':
      return words.missiles(name(facts.target), facts.hitNumber, percent(facts.chance.ways / facts.chance.all));
    case 'bombard': {
      const { spacecraft, asset, target, power, damage, resistance } = facts;
      return words.bombards(name(spacecraft), name(asset), target === 'upgrade', power, damage, resistance);
    }
    case 'burn':
      return words.burns(name(facts.spacecraft), name(facts.asset), facts.orbital, facts.cost, facts.left, facts.then);
    case 'build':
      return words.builds(name(facts.asset), facts.points);
    case 'research':
      return words.researches(facts.cards, facts.deck);
    case 'repair':
      return words.repairs(name(facts.asset), facts.target === 'upgrade');
    case 'start':
      return words.starts(startedCard(command), facts.asset === null ? null : name(facts.asset));
    case 'complete':
      return words.completes(projectIn(view, facts.project));
    case 'end':
      return words.ends(facts.phase);
    default:
      return facts && rareWay(facts, view);
  }
}

type Rare = Extract<RetrogradeFacts, { readonly kind: 'scuttle' | 'refit' | 'sacrifice' | 'scrap' | 'sweep' }>;

/** What is seldom done, in words. */
function rareWay(facts: Rare, view: RetrogradeView): string {
  const name = (id: string): string => thingName(view, id);
  switch (facts.kind) {
    case 'scuttle':
      return words.scuttles(name(facts.spacecraft));
    case 'refit':
      return words.refits(name(facts.spacecraft), cardName(facts.card));
    case 'sacrifice':
      return words.sacrifices(name(facts.spacecraft), projectIn(view, facts.project));
    case 'scrap':
      return words.scraps(projectIn(view, facts.project));
    case 'sweep':
      return words.sweeps(name(facts.asset), facts.debris);
  }
}

/** The card of a project that is started; null where it is not told. */
function startedCard(command: Weighed['command']): string | null {
  const card = (command as { readonly card?: string } | null)?.card;
  return card === undefined ? null : cardName(card);
}

/** What a project is called; null where there is none. */
function projectIn(view: RetrogradeView, id: string): string | null {
  const project = view.projects.find((one) => one.id === id);
  return project ? projectName(view, project) : null;
}

export const teller: WhyTeller = {
  tell: tellWhy,
  way: (one, view) => wayOf(one, view as RetrogradeView),
};
