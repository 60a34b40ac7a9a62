/** Words of the drafts beside the scenario editor. */
export const draftsText = {
  title: (n: number) => (n === 0 ? 'Drafts' : `Drafts (${n})`),
  none: 'What you lay out is kept here by itself, to go on with another day.',
  here: 'On the table',
  earlier: 'Left here earlier',
  name: 'Name of the draft',
  done: 'Rename',
  cancel: 'Cancel',
  openOf: (title: string) => `Open ${title}`,
  renameOf: (title: string) => `Rename ${title}`,
  deleteOf: (title: string) => `Delete the draft ${title}`,
  deleted: (title: string) => `The draft ${title} was deleted.`,
  damaged: (n: number) => (n === 1 ? 'One draft cannot be read' : `${n} drafts cannot be read`),
  damagedOne: 'that cannot be read',
  noDraft: 'Its text was cut or changed and is no draft any more.',
  gone: 'This draft is not in this browser (any more). The others are listed under Drafts.',
  noLabel: 'It has lost its mark or the day it was changed.',
} as const;
