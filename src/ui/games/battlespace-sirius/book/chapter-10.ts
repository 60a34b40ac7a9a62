import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter10: Chapter = {
  number: 10,
  title: 'The end',
  entries: [
    {
      id: 'BS-10.1',
      chapter: 10,
      title: 'Winning and losing',
      body: `Destroy the other ship and you win. It can happen the other way round in your own turn, by Sentry Fire. With more
players, whoever loses the last vessel is out, and the last one in wins at once.`,
    },
    {
      id: 'BS-10.2',
      chapter: 10,
      title: 'Never both',
      body: `Shots are settled one at a time, so two players never fall together. There is one winner or a draw.`,
    },
    {
      id: 'BS-10.3',
      chapter: 10,
      title: 'Draws',
      body: `When nobody will fire, the game is a draw. Nobody is ever unable: even an empty side has its free weapon.`,
    },
    {
      id: 'BS-10.4',
      chapter: 10,
      title: 'Agreeing',
      body: `Each player has a draw flag and may raise or lower it at any time. As soon as every player still in has it up, the game
is a draw, even halfway through a turn. Any shot lowers all flags, and so does a player’s leaving.`,
    },
    {
      id: 'BS-10.5',
      chapter: 10,
      title: 'Nobody shoots',
      body: `A turn without a shot is a quiet turn. After as many quiet turns in a row as three rounds have, the game is drawn; the
number of rounds is an option, and 0 switches the rule off. Sentry Fire counts as a shot, and so does a shot that
destroys without dice. Holding fire does not.

Example: two players, three rounds: the sixth quiet turn in a row ends the game.`,
    },
    {
      id: 'BS-10.6',
      chapter: 10,
      title: 'Resigning',
      body: `You may give up whenever you like. Your vessel leaves the grid and you are out. If one player remains, that player has won.
Otherwise the game goes on: resigning in your own turn ends it, points not placed yet are lost, and if the
engaged player resigns the attacker places their open repairs and their turn is over.`,
    },
    {
      id: 'BS-10.7',
      chapter: 10,
      title: 'Scores',
      body: `A win is worth 1, a loss 0. In a draw those still in share the 1 evenly. Places follow the order of leaving, last to
leave first.`,
    },
    {
      id: 'BS-10.8',
      chapter: 10,
      title: 'What it was all for',
      body: `The winner makes it to Earth, and the war turns. The loser’s war turns the other way. A draw turns nothing. Only a
story.`,
    },
    {
      id: 'BS-10.9',
      chapter: 10,
      title: 'Closed',
      body: `Once the game is over, nothing changes it any more.`,
    },
  ],
};
