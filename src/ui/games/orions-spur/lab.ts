import { SPECIES } from '../../../games/orions-spur/index.ts';
import { labChoice, type LabGame } from '../../match/lab/lab-game.ts';
import { labWords as words } from './words/lab.ts';

const PAIRS = SPECIES.flatMap((one, at) => SPECIES.slice(at + 1).map((other) => [one, other] as const));

/** What the Balance lab knows of this game. */
export const spurLab: LabGame = {
  choices: [
    labChoice(
      'species',
      words.species,
      Object.fromEntries(PAIRS.map((pair) => [pair.join('-'), { seats: 2, species: [...pair] }])),
    ),
  ],
  rivals: words.rivals,
  sides: ({ species = 'terran-hssuk' }) => {
    const [one = 'terran', other = 'hssuk'] = species.split('-');
    return [one, other];
  },
  ladderCase: (name) => words.ladder[name] ?? name,
  sideNames: words.sides,
  opener: words.opener,
  seatName: words.seatName,
  groups: words.groups,
};
