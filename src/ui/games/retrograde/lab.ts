import {
  isReadyMade,
  LONGEST_NAME,
  needsProblematic,
  READY_MADE,
  READY_MADE_IDS,
  USUAL_LIMIT,
  type OwnDeck,
} from '../../../games/retrograde/index.ts';
import type { LabChoice, LabGame, LabValue, OwnValues } from '../../match/lab/lab-game.ts';
import { packList, unpackList } from '../../match/lists/link.ts';
import { DECK_FORM } from './decks/deck-form.ts';
import { DECK_LIBRARY } from './decks/deck-library.ts';
import { labWords as words } from './words/lab.ts';

type Chosen = { readonly [key: string]: string };

const called = ({ name }: OwnDeck): string => name || DECK_FORM.words.unnamed;

/** A deck without what the library knows of it. */
const bare = ({ name, homeworld, cards }: OwnDeck): OwnDeck => ({ name, homeworld, cards });

/** A deck of the player's own; its value is the whole deck, so that an address carries it. */
function ownValue(deck: OwnDeck, group: string): LabValue {
  const refused = DECK_FORM.check(deck).length > 0;
  return {
    value: packList(DECK_FORM, bare(deck)),
    label: refused ? words.refused(called(deck)) : called(deck),
    options: {},
    group,
    disabled: refused,
  };
}

/** The decks of this browser, and such as came in an address. */
const own: OwnValues = {
  kept: () => DECK_LIBRARY.saved().map((deck) => ownValue(deck, words.own)),
  read(value) {
    const read = unpackList(DECK_FORM, value);
    const foreign = read.ok ? ownValue(read.list, words.linked) : null;
    return foreign && !foreign.disabled ? { ...foreign, value } : null;
  },
};

const deckChoice = (place: 0 | 1, standard: string): LabChoice => ({
  key: `deck${place + 1}`,
  label: words.decks[place],
  values: READY_MADE_IDS.map((id) => ({
    value: id,
    label: READY_MADE[id].name,
    options: {},
    group: words.readyMade,
  })),
  standard,
  own,
});

const choices = [deckChoice(0, 'earth'), deckChoice(1, 'mars')];

/** The deck a choice stands for. */
function deckOf(value: string): OwnDeck {
  if (isReadyMade(value)) return READY_MADE[value];
  const read = unpackList(DECK_FORM, value);
  return read.ok ? { ...read.list, name: called(read.list) } : READY_MADE.earth;
}

/** Both decks; two of the same name that differ are told apart. */
function decksOf(chosen: Chosen): readonly [OwnDeck, OwnDeck] {
  const [one, other] = choices.map(({ key, standard }) => deckOf(chosen[key] ?? standard!)) as [OwnDeck, OwnDeck];
  const same = one.name === other.name && packList(DECK_FORM, one) !== packList(DECK_FORM, other);
  return [one, same ? { ...other, name: words.again(other.name.slice(0, LONGEST_NAME - 4)) } : other];
}

/** A deck as an option: a ready-made one by its name. */
const optionOf = (deck: OwnDeck): string | object => READY_MADE_IDS.find((id) => READY_MADE[id] === deck) ?? bare(deck);

/** What the Balance lab knows of this game. */
export const retrogradeLab: LabGame = {
  choices,
  options: (chosen) => {
    const decks = decksOf(chosen);
    return {
      decks: decks.map(optionOf),
      turnLimit: USUAL_LIMIT,
      ...(decks.some(needsProblematic) && { problematicCards: true }),
    };
  },
  // Both decks stood in one choice before: `decks=earth-mars`.
  today: ({ decks, ...query }) => {
    if (decks === undefined) return query;
    const [deck1 = '', deck2 = ''] = decks.split('-');
    return { ...query, deck1, deck2 };
  },
  rivals: words.rivals,
  // The census calls a side by the name of its deck.
  sides: (chosen) => {
    const [one, other] = decksOf(chosen);
    return [one.name, other.name];
  },
  ladderCase: () => words.ladder,
  opener: words.opener,
  seatName: words.seatName,
  groups: words.groups,
};
