import type { Weighed } from '../../../ai/reason.ts';
import { designNamed, type SpurFacts } from '../../../games/orions-spur/index.ts';
import { list } from '../../kit/words/text.ts';
import type { TellWhy, WhyTeller } from '../../match/game-ui.ts';
import { chosen } from '../../match/why/chosen.ts';
import { cardName, shipName, sourceName } from './names.ts';
import { spurWhy as words } from './words/why.ts';

type Harms = Extract<SpurFacts, { kind: 'pass' }>['after'];

/** Why a computer player of Orion's Spur gave a command: what it comes to, and the chance to win it counted. */
export const tellWhy: TellWhy = ({ given, rival }) => chosen(given, rival, wayOf);

const harmed = (harms: Harms): string => {
  const hurt = harms.filter(({ damage }) => damage > 0);
  if (hurt.length === 0) return words.nothing;
  return list(hurt.map(({ ship, damage, destroyed }) => words.harm(shipName(ship), damage, destroyed)));
};

/** A command with what it comes to; null for one without figures. */
function wayOf({ facts: any, command }: Weighed): string | null {
  const facts = any as unknown as SpurFacts | null;
  switch (facts?.kind) {
    case 'attack':
      return words.attacks(shipName(facts.ship), sourceName(facts.ship, facts.source), harmed(facts.harms));
    case 'react': {
      const { ship, source, before, after } = facts;
      return words.answers(shipName(ship), sourceName(ship, source), harmed(after), harmed(before));
    }
    case 'pass':
      return words.passes(harmed(facts.after));
    case 'regroup':
      return words.regroups(facts.energy, facts.ready, facts.cards);
    case 'recruit':
      return words.recruits(designNamed(facts.design)!.name, facts.cost);
    case 'play':
      return words.plays(cardName(facts.card), facts.ship === null ? null : shipName(facts.ship));
    case 'order':
      return words.orders[facts.order](
        facts.ship === null ? null : shipName(facts.ship),
        facts.target === null ? cardIn(command) : shipName(facts.target),
      );
    case undefined:
      return null;
  }
}

/** The card an order lays away or gives up; null where it is not told. */
function cardIn(command: Weighed['command']): string | null {
  const card = (command as { readonly card?: string } | null)?.card;
  return card === undefined ? null : cardName(card);
}

/** Orders that cost no primary action. */
const BESIDE: ReadonlySet<string> = new Set(['reviseTactics', 'storeRepair', 'repairForRecruit']);

export const teller: WhyTeller = {
  tell: tellWhy,
  way: wayOf,
  // Cards that are played beside the primary action take no other way's place: the best of them stands for all.
  kind: ({ facts: any }) => {
    const facts = any as unknown as SpurFacts | null;
    if (facts?.kind === 'play') return 'beside';
    if (facts?.kind !== 'order') return null;
    // Whichever ship does it.
    return facts.order === 'suppress' ? `suppress ${facts.target}` : BESIDE.has(facts.order) ? 'beside' : null;
  },
};
