import {
  fireOutlooks,
  meanText,
  percentText,
  toNumber,
  type BattlespaceSiriusView,
  type Direction,
  type FireOutlook,
  type Fraction,
  type LineOutlook,
  type Side,
  type WeaponsOutlook,
} from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../words/play.ts';
import { endWords, vesselName } from '../names.ts';

/** A number of hits with its exact chance in percent and its share of the highest bar. */
export interface HitBar {
  readonly hits: number;
  readonly percent: string;
  readonly share: number;
}

/** BS-19.7: what the panel says of one number of weapons. Figures that do not apply are absent. */
export interface FireCard {
  readonly weapons: number;
  readonly name: string;
  readonly cost: string;
  /** What the firing side keeps. */
  readonly left: { readonly side: Side; readonly power: number } | null;
  readonly bars: readonly HitBar[];
  readonly figures: readonly (readonly [name: string, value: string])[];
  readonly note: string | null;
  /** It destroys the ship without a die. */
  readonly kills: boolean;
}

export interface FireLine {
  readonly line: Direction;
  readonly title: string;
  readonly lock: LineOutlook;
  readonly cards: readonly FireCard[];
}

/** The labels of the figures a line's cards have, each once. */
export const figureLabels = (cards: readonly FireCard[]): readonly string[] => [
  ...new Set(cards.flatMap(({ figures }) => figures.map(([label]) => label))),
];

/** BS-19.7: every open lock with a card for each legal number of weapons; empty unless weapons are to be chosen. */
export const fireLines = (view: BattlespaceSiriusView): readonly FireLine[] =>
  fireOutlooks(view).map((open) => ({
    line: open.line,
    title: titleOf(view, open),
    lock: open.lock,
    cards: open.weapons.map((one) => cardOf(open, one)),
  }));

const titleOf = (view: BattlespaceSiriusView, { line, lock }: FireOutlook): string =>
  words.lineOf(
    line,
    endWords(lock.own, vesselName(view, lock.attacker)),
    endWords(lock.other, vesselName(view, lock.target)),
  );

function cardOf(
  { lock }: FireOutlook,
  { weapons, cost, left, destroys, volley, lifeboat, balance }: WeaponsOutlook,
): FireCard {
  const figures: (readonly [string, string])[] = [];
  if (volley) {
    figures.push(
      [words.odds.removed, meanText(volley.expectedRemoved)],
      [words.odds.emptied, percentText(volley.emptied)],
    );
  }
  if (lifeboat) figures.push([words.odds.destroys, percentText(lifeboat)]);
  if (balance && weapons > 1) figures.push([words.odds.repairs, percentText(balance.atLeastOne)]);
  return {
    weapons,
    name: weapons === 0 ? words.hold : words.weapons(weapons),
    cost: words.costs(cost),
    left: left !== null && lock.own.kind === 'side' ? { side: lock.own.side, power: left } : null,
    bars: volley ? barsOf(volley.hits.map((ways) => ({ ways, of: volley.of }))) : [],
    figures,
    kills: destroys,
    note: weapons === 0 ? words.holdText : destroys ? words.oneDestroys : null,
  };
}

function barsOf(chances: readonly Fraction[]): readonly HitBar[] {
  const most = Math.max(...chances.map(toNumber));
  return chances.map((chance, hits) => ({ hits, percent: percentText(chance), share: toNumber(chance) / most }));
}
