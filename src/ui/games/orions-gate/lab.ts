import type { Mission } from '../../../games/orions-gate/index.ts';
import { labChoice, type LabGame } from '../../match/lab/lab-game.ts';
import { labWords as words } from './words/lab.ts';
import { missionText } from './words/missions.ts';

/** What the Balance lab knows of this game. */
export const orionsGateLab: LabGame = {
  choices: [labChoice('points', words.points, { 12: {}, 24: { points: 24 }, 36: { points: 36 } })],
  rivals: {},
  sides: null,
  ladderCase(name) {
    const [mission = '', points = ''] = name.split('-');
    return words.ladderCase(missionText.names[mission as Mission], Number(points));
  },
  opener: words.opener,
  seatName: words.seatName,
  groups: words.groups,
};
