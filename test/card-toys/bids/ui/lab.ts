import type { LabGame } from '../../../../src/ui/match/lab/lab-game.ts';
import { words as shared } from '../../screen/words.ts';
import { words } from './words.ts';

export const bidsLab: LabGame = {
  choices: [],
  rivals: {},
  sides: null,
  ladderCase: (name) => name,
  opener: words.sides,
  seatName: shared.seatOf,
  groups: [{ title: words.sides, figures: { rounds: words.won } }],
};
