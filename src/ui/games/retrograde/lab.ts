import { labChoice, type LabGame } from '../../match/lab/lab-game.ts';
import { labWords as words } from './words/lab.ts';

/** Rounds after which a game between computers ends (RG-22.1). */
const LIMIT = 60;

const between = (one: string, other: string) => ({ decks: [one, other], turnLimit: LIMIT });

/** What the Balance lab knows of this game. */
export const retrogradeLab: LabGame = {
  choices: [
    labChoice('decks', words.decks, {
      'earth-mars': between('earth', 'mars'),
      'earth-jupiter': between('earth', 'jupiter'),
      'mars-jupiter': between('mars', 'jupiter'),
      'earth-earth': between('earth', 'earth'),
    }),
  ],
  rivals: words.rivals,
  sides: ({ decks = 'earth-mars' }) => {
    const [one = 'earth', other = 'mars'] = decks.split('-');
    return [sideOf(one), sideOf(other)];
  },
  sideNames: words.sides,
  opener: words.opener,
  seatName: words.seatName,
  groups: words.groups,
};

/** The census calls a side by the name of its deck. */
const sideOf = (deck: string): string => `${deck.slice(0, 1).toUpperCase()}${deck.slice(1)} starter`;
