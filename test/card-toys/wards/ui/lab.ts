import { seatsChoice, type LabGame } from '../../../../src/ui/match/lab/lab-game.ts';
import { words as shared } from '../../screen/words.ts';
import { words } from './words.ts';

export const wardsLab: LabGame = {
  choices: [seatsChoice({ label: words.hands, values: { 2: '2', 3: '3' } }, { 2: {}, 3: { players: 3 } })],
  rivals: words.lab.rivals,
  sides: null,
  ladderCase: (name) => name,
  opener: words.lab.opener,
  seatName: shared.seatOf,
  groups: [{ title: words.lab.figures, figures: words.figures }],
};
