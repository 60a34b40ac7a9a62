import { count } from '../../kit/words/text.ts';

/** What a game calls its lists and the matches between two of them. */
export interface ListNouns {
  readonly one: string;
  readonly many: string;
  /** A match of two lists. */
  readonly match: string;
  readonly matches: string;
}

/** Words that are a game's own, whatever it calls its lists. */
export interface OwnListWords {
  readonly title: string;
  readonly lead: string;
  /** Of the builder; left out where lists are not built. */
  readonly buildLead?: string;
  /** How a list is written, beside its text. */
  readonly shareHint?: string;
  readonly searchHint: string;
  readonly compareLead: string;
  readonly duelLead: string;
  readonly sheetLead: string;
}

const capital = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** Words of finding, ordering and keeping lists. */
const libraryWords = ({ one, many }: ListNouns) => ({
  back: `All ${many}`,
  own: `Your ${many}`,
  presets: `Ready-made ${many}`,
  unnamed: `Unnamed ${one}`,
  build: `Build a ${one}`,
  buildTitle: `${capital(one)} builder`,
  rules: `Rules of ${many}`,
  emptyTitle: `No ${one} of your own yet`,
  emptyText: (builds: boolean) =>
    `${builds ? 'Build one, bring' : 'Bring'} one in from a file or a link, or copy a ready-made one from below.`,
  nothingTitle: `No ${one} fits`,
  nothingText: 'Nothing of yours has these words and tags.',
  showAll: 'Show all',
  search: 'Search',
  sort: 'Order',
  sorts: { date: 'Latest first', name: 'By name' },
  tagFilter: 'Only with these tags',
  shown: (n: number, all: number) => (n === all ? count(all, one, many) : `${n} of ${count(all, one, many)}`),
  kept: (when: string) => `kept ${when}`,
  choose: (name: string) => `Choose ${name}`,
  chosen: (names: readonly string[], duels: boolean) =>
    names.length === 0
      ? `Choose two ${many} to compare them${duels ? ' or to let them fight' : ''}.`
      : names.length === 1
        ? `${names[0]!} is chosen. Choose another one.`
        : `${names.join(' and ')} are chosen.`,
  compare: 'Compare',
  duel: 'Duel',
  unchoose: 'Choose none',
  needTwo: `Choose two ${many} first.`,
  edit: 'Edit',
  editIn: 'Edit in the builder',
  duplicate: 'Duplicate',
  toLibrary: `Copy to your ${many}`,
  rename: 'Rename',
  retag: 'Tags',
  remove: 'Delete',
  file: 'Save as a file',
  link: 'Copy link',
  sheet: 'Sheet to print',
  of: (what: string, name: string) => `${what}: ${name}`,
  import: 'Bring in',
  exportAll: 'Save all',
  duplicated: (name: string) => `${name} was added.`,
  removed: (name: string) => `${name} was deleted.`,
  undo: 'Undo',
  redo: 'Redo',
  isBack: (name: string) => `${name} is back.`,
  notKept: 'The browser did not keep it: its storage is full or blocked. Nothing was changed.',
  saved: (file: string) => `Saved as ${file}.`,
  linkCopied: `A link to this ${one} is on the clipboard.`,
  notCopied: 'The browser did not allow the clipboard.',
  illegal: 'cannot be played',
  illegalWith: (n: number) => `Illegal: ${count(n, 'fault')}`,
});

/** Words of building a list. */
const buildWords = ({ one, many }: ListNouns) => ({
  legal: 'Legal',
  faultCount: (n: number) => count(n, 'fault'),
  save: 'Save',
  savedTo: (name: string) => `${name} is kept in your ${many}.`,
  text: 'Share',
  textTip: 'Text, link and files, in and out',
  shareTitle: `The ${one} as text and link`,
  clear: 'Empty',
});

/** Words of renaming and tagging a list. */
const namingWords = ({ one, many }: ListNouns) => ({
  renameTitle: (name: string) => `Rename ${name}`,
  newName: 'Name',
  nameTaken: `Another ${one} has this name.`,
  nameEmpty: `A ${one} in the library needs a name.`,
  renamed: (name: string) => `It is now called ${name}.`,
  keep: 'Keep',
  cancel: 'Cancel',
  tagsTitle: (name: string) => `Tags of ${name}`,
  newTag: 'New tag',
  addTag: 'Add',
  tagHint: (most: number, longest: number) =>
    `At most ${most} tags of ${longest} letters; several at once with commas.`,
  tagsFull: (most: number) => `A ${one} has at most ${most} tags.`,
  removeTag: (tag: string) => `Take off ${tag}`,
  addKnown: (tag: string) => `Add ${tag}`,
  noTags: 'No tags yet.',
  knownTags: `Tags of other ${many}`,
});

/** Words of bringing lists in, and of what cannot be read. */
const readingWords = ({ one, many }: ListNouns) => ({
  importTitle: `Bring in ${many}`,
  importHint: `Paste ${one} texts or ${one} links, choose a file, or drop one on this page. Several ${many} at once are fine.`,
  importText: 'Texts or links',
  chooseFile: 'Choose a file',
  read: 'Bring in',
  imported: (n: number) => `${count(n, one, many)} brought in.`,
  importNothing: `There is no ${one} in it.`,
  importFaults: (n: number) =>
    `${count(n, 'part')} ${n === 1 ? `is no legal ${one} and stays` : `are no legal ${many} and stay`} in the field below`,
  correct: (n: number) => `Correct ${count(n, 'word')}`,
  takeGood: 'Take over what is good',
  takeGoodHint:
    'Change the text and bring it in again, or take over what is good: that stays marked as illegal, with all this.',
  tookGood: (n: number) => `${count(n, one, many)} taken over and marked as illegal.`,
  tooBig: (kilobytes: number) => `The file has ${kilobytes} kB; at most 500 are read.`,
  fault: (line: number | null, reason: string) => (line === null ? reason : `Line ${line}: ${reason}`),
  part: (number: number, name: string) => (name ? `Part ${number}: ${name}` : `Part ${number}`),
  dropHere: `Drop the file to bring in its ${many}`,

  asText: 'As text',
  asLink: 'As link',
  readText: 'Use this text',
  copyText: 'Copy text',
  copyLink: 'Copy link',
  copied: 'Copied.',
  notCopiedText: 'The browser did not allow the clipboard. Mark the text and copy it yourself.',
  faultsTitle: (n: number) => `${count(n, 'fault')}; the ${one} was left as it was`,
  readBack: `The ${one} was read from the text.`,
  json: 'Save as JSON',
  jsonBroken: (why: string) => `It begins like JSON but cannot be read as such: ${why}`,

  linkFailed: `The ${one} in this link could not be read`,
  linkTitle: (name: string) => `The link brought ${name}`,
  linkText: `It is not among your ${many} yet.`,
  linkKeep: 'Keep it',
  linkTooLong: `The link is too long to be a ${one}.`,
  linkLetters: `The link holds letters that a ${one} link never has; perhaps it was cut or changed on the way.`,
  linkNewer: `The link comes from a newer program, or is no ${one} link.`,
  linkDamaged: 'The link is damaged: it was cut or changed on the way. Ask for it again.',
  linkFaults: (reasons: readonly string[]) => `The ${one} in the link has faults. ${reasons.join(' ')}`,

  damagedTitle: (n: number) => `${count(n, 'entry', 'entries')} of the library cannot be read`,
  damagedText: 'Nothing is lost: the text is kept as it is. Save it, mend it here, or delete it.',
  damagedOne: (n: number) => `Entry ${n}`,
  damagedSave: 'Save the text',
  damagedMend: 'Mend',
  mendTitle: `Mend a ${one}`,
  mended: (name: string) => `${name} can be read again.`,
  mendRead: `Keep as a ${one}`,
  theText: 'The damaged text',
});

/** Words of two lists beside each other, in a duel, and of one on paper. */
const pairWords = ({ one, many, match, matches }: ListNouns) => ({
  pickA: `First ${one}`,
  pickB: `Second ${one}`,
  fromLink: 'From the link',
  swap: 'Exchange',
  pickLabel: (name: string, figure: number, illegal: boolean) =>
    `${name} (${figure})${illegal ? ', cannot be played' : ''}`,

  compareTitle: `Two ${many} side by side`,
  onlyDifferent: 'Only what differs',
  figure: 'Figure',
  larger: 'larger',
  counting: 'Counting',
  none: 'Nothing differs.',

  duelTitle: `Duel of two ${many}`,
  duelSetup: `${capital(matches)}`,
  level: (name: string) => `${name} played by`,
  readout: 'Results of the duel',
  duelEmptyTitle: 'Nothing has been fought yet',
  duelEmptyText: `Choose two ${many} and how often they meet, then start. Results appear with the first ${match}; you may stop at any time.`,
  wonGroup: `By ${one}`,
  edgeGroup: 'By seat',
  length: 'Length',
  lengthFigure: 'Rounds',
  keepResults: 'Keep the results',
  files: `The command reads the ${many} from two files: save them first.`,
  command: `The same ${matches} without a browser`,
  fileOf: (side: string) => `Save ${one} ${side}`,
  copyCommand: 'Copy command',
  commandCopied: 'The command is on the clipboard.',

  sheetTitle: 'Sheet to print',
  sheetWhich: `${capital(one)}`,
  print: 'Print',
});

/** Words of a list whose order counts. */
const orderWords = {
  times: (n: number) => `${n}×`,
  toolsOf: (name: string) => `What to do with ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  fewer: 'One fewer',
  more: 'One more',
  readIt: 'Read',
  takeOut: 'Take out',
} as const;

/** Words all lists have. */
type SharedListWords = ReturnType<typeof libraryWords> &
  ReturnType<typeof buildWords> &
  ReturnType<typeof namingWords> &
  ReturnType<typeof readingWords> &
  ReturnType<typeof pairWords> &
  typeof orderWords;

/** A game's own words never take the name of one that all lists have. */
type Apart = { readonly [name in keyof SharedListWords]?: never };

/** All words of a game's lists: the library, comparing two, their duel, the sheet to print. */
export const listWords = <O extends OwnListWords & Apart>(nouns: ListNouns, own: O) => ({
  ...libraryWords(nouns),
  ...buildWords(nouns),
  ...namingWords(nouns),
  ...readingWords(nouns),
  ...pairWords(nouns),
  ...orderWords,
  ...own,
});

export type ListWords = SharedListWords & OwnListWords;

/** Words about lines of a list's text that could not be read. */
export const UNREAD_WORDS = {
  title: (lines: number) => `${count(lines, 'line')} of its text ${lines === 1 ? 'was' : 'were'} left out`,
  drop: 'Let go of them',
};
