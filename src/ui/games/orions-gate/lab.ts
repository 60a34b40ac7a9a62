import { labChoice, type LabGame } from '../../match/lab/lab-game.ts';
import { labWords as words } from './words/lab.ts';

/** What the Balance lab knows of this game. */
export const orionsGateLab: LabGame = {
  choices: [labChoice('points', words.points, { 12: {}, 24: { points: 24 }, 36: { points: 36 } })],
  rivals: {},
  sides: null,
  opener: words.opener,
  seatName: words.seatName,
  groups: words.groups,
};
