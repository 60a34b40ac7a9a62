import { count } from '../../kit/words/text.ts';

/** Words about what of a running match is not kept. */
export const saving = {
  unsavedTitle: (commands: number, since: string) =>
    commands === 0
      ? `The last undo is not kept (since ${since})`
      : `${count(commands, 'move')} not kept since ${since}`,
  faults: {
    full: 'There is no room left on this device or for this page.',
    closed: 'The browser closed its storage.',
    silent: 'The browser’s storage does not answer; another tab may hold it.',
    refused: 'The browser refused to write.',
  },
  trying: 'Play on: it is tried again by itself. Closing the page before that loses these moves.',
  tryNow: 'Try now',
  noFile: (why: string) => `The file could not be made: ${why}`,
  gone: 'it is kept here no more.',
  notApart: (why: string) => `It could not be kept as a match of its own: ${why}`,
  noRematch: (why: string) => `The match could not be begun again: ${why}`,
  toFile: 'Save the match to a file',
  conflictTitle: 'This match was played on in another tab',
  conflict: (commands: number, since: string) =>
    `What you play here is kept no more: ${count(commands, 'move')} since ${since}. Reload the page to go on from what the other tab kept.`,
  apart: 'Keep mine as a match of its own',
} as const;
