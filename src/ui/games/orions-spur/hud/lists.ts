import type { Seat } from '../../../../engine/seat.ts';
import {
  cardOf,
  DECKS,
  designOf,
  linesIn,
  SPECIES,
  type Species,
  type SpurView,
} from '../../../../games/orions-spur/index.ts';
import type { Zone, ZoneCard } from '../../../cards/zone.ts';
import type { SpurFace } from '../art/face.ts';
import { playerOf, sideName, speciesOf } from '../names.ts';
import { speciesNames } from '../words/names.ts';
import { spurWords as words } from '../words/play.ts';
import { designWords, tacticsWords } from './card-words.ts';

export type ListKind = 'tactics' | 'ships';

/** The cards of a species: as a seat has them, or of one that nobody leads. */
export interface CardList {
  readonly key: string;
  readonly who: string;
  readonly species: Species;
  readonly seat: Seat | null;
}

/** The lists of all seats, then those of the species nobody leads. */
export function cardListsOf(view: SpurView): readonly CardList[] {
  const seats = view.players.map(({ seat }): CardList => {
    const species = speciesOf(view, seat);
    return { key: seat, who: sideName(view, seat), species, seat };
  });
  const others = SPECIES.filter((species) => !view.options.species.includes(species));
  return [...seats, ...others.map((species) => ({ key: species, who: speciesNames[species], species, seat: null }))];
}

/** Cards of a species nobody leads are drawn as the first seat's. */
const FIRST = '1';

type Card = ZoneCard<SpurFace>;

function tacticsIn(view: SpurView, { species, seat }: CardList): readonly Card[] {
  const player = seat === null ? null : playerOf(view, seat);
  const used = [...(player?.discard ?? []), ...(player?.reserve.cards ?? [])].map((id) => cardOf(id).key);
  return DECKS[species].map(({ card: { key }, copies }): Card => {
    const told = tacticsWords(`${seat ?? FIRST}:${key}#1`);
    const line = player ? words.usedOf(told.line, used.filter((one) => one === key).length, copies) : told.line;
    return { id: key, copies, words: { ...told, line } };
  });
}

function shipsIn(view: SpurView, { species, seat }: CardList): readonly Card[] {
  const waiting = seat === null ? null : playerOf(view, seat).shipDeck.map((id) => designOf(id).id);
  return linesIn(view.options.dataSet, species).map(({ id, copies }): Card => {
    const told = designWords(id, seat ?? FIRST);
    const line = waiting ? words.waitingOf(told.line, waiting.filter((one) => one === id).length, copies) : told.line;
    return { id, copies, words: { ...told, line } };
  });
}

/** A card list line by line, each with its copies. */
export function listed(view: SpurView, list: CardList, kind: ListKind): Zone<SpurFace> {
  return {
    title: words.pileOf(words.listKinds[kind], list.who),
    text: words.listTexts[kind],
    cards: kind === 'tactics' ? tacticsIn(view, list) : shipsIn(view, list),
  };
}
