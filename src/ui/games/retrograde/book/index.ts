// The rule book of Retrograde: the catalogue's rules in our own words, same IDs.
import type { Chapter } from '../../../match/book/chapter.ts';
import {
  bombardmentChapter,
  combatChapter,
  endChapter,
  refitChapter,
  researchChapter,
  wrecksChapter,
} from './battle.ts';
import { abilitiesChapter, constructionChapter, overChapter, populationChapter } from './building.ts';
import {
  burnsChapter,
  decksChapter,
  frameChapter,
  maneuversChapter,
  scuttleChapter,
  setupChapter,
  turnChapter,
  upkeepChapter,
} from './frame.ts';
import {
  cardsChapter,
  chanceChapter,
  hiddenChapter,
  optionsChapter,
  ordersChapter,
  shownChapter,
  startersChapter,
} from './tables.ts';

const chapters: readonly Chapter[] = [
  frameChapter,
  decksChapter,
  setupChapter,
  turnChapter,
  upkeepChapter,
  maneuversChapter,
  burnsChapter,
  scuttleChapter,
  combatChapter,
  refitChapter,
  bombardmentChapter,
  wrecksChapter,
  researchChapter,
  constructionChapter,
  populationChapter,
  endChapter,
  abilitiesChapter,
  overChapter,
  ordersChapter,
  hiddenChapter,
  chanceChapter,
  optionsChapter,
  shownChapter,
  cardsChapter,
  startersChapter,
];

export default chapters;
