/** Words of the app frame, the home page and the choice of a game. */
export const app = {
  name: 'Orion Tabletop',
  skip: 'Skip to the content',
  navigation: 'Main',
  loading: 'Loading',
  pages: {
    home: 'Home',
    new: 'New match',
    learn: 'Lesson',
    battle: 'Match',
    replays: 'Replays',
    replay: 'Replay',
    retry: 'Find a better move',
    rules: 'Rule book',
    lab: 'Balance lab',
    settings: 'Settings',
    unknown: 'Not found',
  },
  unknownTitle: 'Nothing is here',
  unknownText: (path: string) => `The address ${path} leads nowhere. Your matches and fleets are untouched.`,
  toHome: 'Go to the home page',
  brokenTitle: 'This page could not be shown',
  brokenText: 'Everything you played is kept. Try again, or go back to the home page.',
  brokenOffline:
    'A part of the program could not be loaded. Check the connection and try again; what you played is kept.',
  tryAgain: 'Try again',
} as const;

export const home = {
  kicker: 'A table that knows the rules',
  play: 'Play now',
  learn: 'Learn',
  playing: 'Setting the table',
  playFailed: 'The match could not be set up',
  newMatch: 'New match',
  continue: 'Continue',
  continueSince: (plies: number, when: string) => `${plies} ${plies === 1 ? 'move' : 'moves'} · ${when}`,
  replays: 'Replays',
  rules: 'Rule book',
  settings: 'Settings',
  credits: 'Icons: game-icons.net (CC BY 3.0). Fonts: Chakra Petch and Source Sans 3 (OFL).',
  licences: 'Licences',
} as const;

/** How many play a game, and for how long. */
export const gameFacts = (least: number, most: number, minutes: number): string =>
  `${least === most ? least : `${least} to ${most}`} players · about ${minutes} minutes`;

export const newMatch = {
  title: 'New match',
  lead: 'Choose a game; then who plays, and how.',
} as const;
