import { labChoice, seatsChoice, type LabGame } from '../../match/lab/lab-game.ts';
import { labWords as words } from './words/lab.ts';

/** Numbers of players with the options that ask for them; two is the standard. */
const PLAYERS = Object.fromEntries([2, 3, 4, 5, 6].map((n) => [n, n === 2 ? {} : { playerCount: n }]));

/** What the Balance lab knows of this game. */
export const battlespaceSiriusLab: LabGame = {
  choices: [
    seatsChoice(words.seats, PLAYERS),
    labChoice('rules', words.rules, { basic: {}, advanced: { lifeboats: true } }),
  ],
  rivals: words.rivals,
  sides: null,
  ladderCase(name) {
    const [rules = '', players = ''] = name.split('-');
    return words.ladderCase(rules, Number(players));
  },
  opener: words.opener,
  seatName: words.seatName,
  groups: words.groups,
};
