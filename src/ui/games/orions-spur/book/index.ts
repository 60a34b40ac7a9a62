// The rule book of Orion's Spur: the catalogue's rules in our own words, same IDs.
import type { Chapter } from '../../../match/book/chapter.ts';
import {
  cardsChapter,
  chanceChapter,
  endChapter,
  hiddenChapter,
  ordersChapter,
  variantsChapter,
} from './card-chapters.ts';
import { dataChapter, loreChapter } from './data-chapters.ts';
import { abilitiesChapter, damageChapter, regroupChapter, windowChapter } from './window-chapters.ts';
import {
  attackChapter,
  formationChapter,
  gameChapter,
  setupChapter,
  turnChapter,
  wordsChapter,
} from './words-chapter.ts';

const chapters: readonly Chapter[] = [
  wordsChapter,
  gameChapter,
  setupChapter,
  formationChapter,
  turnChapter,
  attackChapter,
  windowChapter,
  damageChapter,
  abilitiesChapter,
  regroupChapter,
  cardsChapter,
  endChapter,
  variantsChapter,
  ordersChapter,
  hiddenChapter,
  chanceChapter,
  dataChapter,
  loreChapter,
];

export default chapters;
