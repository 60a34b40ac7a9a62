/** The name of the product, below pictures of it. */
export const brand = 'Orion Tabletop';

/** Words of the sheet that makes a picture or a film of the table. */
export const shareText = {
  title: 'Share the table',
  making: 'Taking the picture',
  framing: 'The picture shows',
  framings: { fight: 'The fight', seen: 'What I see', table: 'The whole table' },
  save: 'Save the picture',
  copy: 'Copy the picture',
  send: 'Send the picture',
  noPictureBecause: (why: string) => `The picture could not be taken: ${why}`,
  copied: 'The picture is on the clipboard.',
  noPicture: 'No picture could be taken',
  notCopied: 'The picture was not copied',
  noClipboard: 'This browser copies no pictures. Save it instead.',
  notSent: 'It was not sent',
  film: 'Film',
  record: 'Record the film',
  recordAgain: 'Record it again',
  recording: 'Recording',
  step: (done: number, of: number) => `${done} of ${of} commands shown`,
  cancel: 'Cancel',
  saveFilm: 'Save the film',
  sendFilm: 'Send the film',
  notRecorded: 'No film was recorded',
  noFilm: 'This browser cannot record films. A picture can be taken, and the replay can be linked.',
  nothing: 'Nothing has been played that a film could show.',
  calledOff: 'It was called off.',
  pageHidden: 'The page was hidden while it was being recorded. Keep it in sight.',
  recorderFailed: 'The browser’s recorder stopped without a film.',
} as const;
