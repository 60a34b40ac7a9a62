// The rule book of Orion's Gate: the catalogue's rules in our own words, same IDs. What no entry covers is not built
// yet.
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
import { chapter18 } from './chapter-18.ts';
import { chapter19 } from './chapter-19.ts';
import { chapter20 } from './chapter-20.ts';
import { chapter21 } from './chapter-21.ts';
import { chapter22 } from './chapter-22.ts';
import { chapter23 } from './chapter-23.ts';
import { chapter24 } from './chapter-24.ts';
import { chapter25 } from './chapter-25.ts';
import { chapter26 } from './chapter-26.ts';
import { chapter27 } from './chapter-27.ts';
import { chapter28 } from './chapter-28.ts';

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
  chapter18,
  chapter19,
  chapter20,
  chapter21,
  chapter22,
  chapter23,
  chapter24,
  chapter25,
  chapter26,
  chapter27,
  chapter28,
];

export default chapters;
