// The rule book of Skaxar: the catalogue's rules in our own words, same IDs.
import type { Chapter } from '../../../match/book/chapter.ts';
import { chapter01 } from './chapter-01.ts';
import { chapter02 } from './chapter-02.ts';
import { chapter03 } from './chapter-03.ts';
import { chapter04 } from './chapter-04.ts';
import { chapter05 } from './chapter-05.ts';
import { chapter06 } from './chapter-06.ts';
import { chapter07 } from './chapter-07.ts';
import { chapter08 } from './chapter-08.ts';
import { chapter09 } from './chapter-09.ts';
import { chapter10 } from './chapter-10.ts';
import { chapter11 } from './chapter-11.ts';
import { chapter12 } from './chapter-12.ts';
import { chapter13 } from './chapter-13.ts';
import { chapter14 } from './chapter-14.ts';
import { chapter15 } from './chapter-15.ts';
import { chapter16 } from './chapter-16.ts';
import { chapter17 } from './chapter-17.ts';

const chapters: readonly Chapter[] = [
  chapter01,
  chapter02,
  chapter03,
  chapter04,
  chapter05,
  chapter06,
  chapter07,
  chapter08,
  chapter09,
  chapter10,
  chapter11,
  chapter12,
  chapter13,
  chapter14,
  chapter15,
  chapter16,
  chapter17,
];

export default chapters;
