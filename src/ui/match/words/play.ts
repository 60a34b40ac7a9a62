import { count } from '../../kit/words/text.ts';

/** How far a match of other rules can be shown: moves in all, shown, and shown exactly as played. */
interface OtherRules {
  readonly file: string;
  readonly program: string;
  readonly exact: number;
  readonly shown: number;
  readonly plies: number;
}

/** Words of the screen that every game is played on. A game's own words lie in its own file. */
export const play = {
  loading: 'Setting the table',
  missingTitle: 'This match is not here',
  missingText: 'It may have been deleted, or it was played in another browser. A match file opens it anywhere.',
  faultyTitle: 'This match cannot be continued',
  faultyText: (reason: string) =>
    `${reason} The stored match was left as it is: it can still be watched as far as that goes, and saved to a file.`,
  faultyWatch: 'Watch it',
  memoryOnly: 'This browser keeps nothing: the match is lost when the page closes.',
  match: 'Match',
  table: 'Table',

  // The bar on top.
  over: 'The game is over.',
  busy: 'Watch what happens.',
  thinking: (name: string) => `${name} is thinking.`,
  yourTurn: 'Your turn',
  undo: 'Undo',
  undoNothing: 'Nothing to take back yet.',
  undoOf: (what: string, consent: string | null) => `Take back ${what} (U)${consent === null ? '' : `. ${consent}`}`,
  undoUntold: 'the last decision of the computer',
  undoConsent: 'Something came to light since: all must agree',
  redo: 'Redo',
  fit: 'Show the whole table',
  /** In the place of a typed value's label. */
  noNumber: 'Not a number',
  numberMost: (most: number, unit: string) => `At most ${most} ${unit}`,
  menu: 'Menu',
  speed: 'Animation speed',
  speeds: { 0: 'Off', 1: '1×', 2: '2×', 4: '4×' },

  // Panels.
  fold: (title: string) => `Fold ${title}`,
  unfold: (title: string) => `Show ${title}`,
  panels: 'Panels',
  act: 'Action',
  waiting: 'Nothing to decide for you right now. You can measure, look around and read the log.',
  skip: 'Skip the animation',
  rush: 'To my next decision',
  log: 'Log',
  logEmpty: 'What happens is written here, with its dice.',
  logAuto: 'by the rules',
  dice: 'Dice',
  die: (value: number) => `die ${value}`,
  dropped: 'replaced',
  hit: 'hit',
  miss: 'no hit',
  ring: (n: number) => `pattern ${n}`,
  /** An order against which a warning stands. */
  anyway: (what: string) => `${what} anyway`,
  whyTitle: 'Not allowed',
  whyLesson: 'Not just yet',
  whyClose: 'Close',

  // What lies over the screen.
  undoTitle: 'Take this back?',
  undoText:
    'Dice were rolled or cards were shown since. Everybody else must agree; one click stands for all of you. Dice and cards will come the same way again.',
  undoYes: 'We all agree',
  menuTitle: 'Menu',
  menuHome: 'Leave to the home page',
  menuSaved: 'Every command is kept in this browser. You can close the page at any time.',
  menuUnsaved: 'Not everything is kept in this browser: do not close the page yet.',
  menuRules: 'Rule book',
  menuSettings: 'Settings',
  menuKeys: 'Keys',
  menuShare: 'Share a picture or film',
  menuReplay: 'Watch from the start',
  menuFile: 'Save the match file',
  menuFileHint:
    'The file is sealed until the match is over: open it on the page of replays, here or on another device, to go on.',
  menuWatch: 'Save a watching copy',
  menuWatchHint:
    'The copy shows what may be seen at this screen, without the dice to come. It can be watched, not continued.',
  resultWin: (who: string) => `${who} has won`,
  resultWinTogether: (who: string) => `${who} have won`,
  resultYouWin: 'Victory',
  resultYouLose: 'Defeat',
  resultDraw: 'Draw',
  rematch: 'Rematch',
  watchReplay: 'Watch the replay',
  saveFile: 'Save the match file',
  look: 'Look at the table',
  keysTitle: 'Keys',
  keys: [
    ['Tab', 'Next panel or control'],
    ['A', 'To the action panel'],
    ['Enter', 'Confirm; with nothing in hand, press the bright button'],
    ['Esc', 'Put the good moves away; else cancel, or put a notice away'],
    ['U / Shift U', 'Undo / redo; also Ctrl Z / Ctrl Y or Ctrl Shift Z'],
    ['Space', 'Skip the animation'],
    ['Shift Space', 'Skip everything up to your next decision'],
    ['F', 'Show the whole table'],
    ['Y', 'Why the computer did what it did last; in a replay, what is shown'],
    ['K', 'Good moves, or put them away'],
    ['+ / −', 'Zoom'],
    ['Z', 'Show only the table; Z, Esc or a press brings everything back'],
    ['M', 'Menu'],
    ['?', 'This list'],
  ] as const,

  // The curtain of a screen that several people share.
  curtainTitle: (who: string) => `Hand the screen to ${who}`,
  curtainText: (who: string) => `What comes next is for ${who} alone. Everybody else looks away.`,
  curtainYes: (who: string) => `I am ${who}, show it`,
  curtainBack: 'Not now',
  curtainHide: 'Hide it again',
  curtainOpen: (who: string) => `For ${who} alone`,

  // The cover of a screen that is handed round.
  coverAway: 'Whoever must not see it looks away.',
  coverCommits: 'Choices in secret',
  coverDone: 'has chosen',
  coverOpen: 'still to choose',
  coverRecall: (who: string) => `${who} takes it back`,
  coverNow: 'Cover the screen',
} as const;

export const replayWords = {
  otherRulesTitle: 'Played by other rules',
  otherRules: ({ file, program, exact, shown, plies }: OtherRules) =>
    [
      `This match was played by rules ${file}; this program has rules ${program}.`,
      exact === plies
        ? 'Every move still comes out the same.'
        : `${exact === 0 ? 'No move comes' : `The first ${count(exact, 'move')} come`} out exactly as played.`,
      ...(shown > exact
        ? [`The moves up to ${shown} are shown as today’s rules play them and may have gone otherwise.`]
        : []),
      ...(plies > shown
        ? [`The last ${count(plies - shown, 'move')} cannot be shown; the saved file holds them.`]
        : []),
    ].join(' '),
  title: 'Replay',
  loading: 'Reading the match',
  scrub: 'Moment of the match',
  at: (ply: number, all: number) => `Move ${ply} of ${all}`,
  start: 'To the start',
  back: 'Step back',
  forward: 'Step forward',
  end: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  playOn: 'Play on from here',
  backToMatch: 'Back to the match',
  backToPart: {
    analysis: 'Back to the analysis',
    dice: 'Back to the dice',
    luck: 'Back to the luck',
    verify: 'Back to the dice',
  },
  playOnFailed: 'The new match could not be begun.',
  playOnHint: 'A new match begins at this moment; this one stays as it is.',
  linkCopied: 'Link copied. It holds the whole match.',
  linkMoment: 'Copy a link to this moment',
  linkTooLong: (length: number, most: number) =>
    `The link would have ${length} characters; links hold up to ${most}. Save the file instead.`,
  save: 'Save the match file',
  open: 'Open a match file',
  dropHere: 'Drop the match file here',
  faulty: 'The file was not opened',
  watching: 'A watching copy: the match was not over. It can be watched, not played on.',
  leave: 'Leave',
} as const;
