import { labChoice, type LabGame } from '../../match/lab/lab-game.ts';
import { labWords as words } from './words/lab.ts';

/** What the Balance lab knows of this game. */
export const skaxarLab: LabGame = {
  choices: [
    labChoice('fleets', words.fleets, {
      both: {},
      earth: { fleetB: 'earth', mirror: true },
      skaxar: { fleetA: 'skaxar', mirror: true },
    }),
  ],
  rivals: words.rivals,
  sides: ({ fleets }) =>
    fleets === 'earth' ? ['earth', 'earth'] : fleets === 'skaxar' ? ['skaxar', 'skaxar'] : ['earth', 'skaxar'],
  ladderCase: (name) => words.ladder[name] ?? name,
  sideNames: words.sides,
  opener: words.opener,
  seatName: words.seatName,
  groups: words.groups,
};
