/** Words of the first lesson of Orion's Spur. Texts of a step, by its id. */
export const spurLesson = {
  title: 'Two turns in formation',
  lead: "An Elder of the H'ssuk stands behind its guard. You open the column, fire with the last energy, answer fire, and finish it.",
  names: { learner: 'You', enemy: 'Computer' },
  steps: {
    fleets: {
      title: 'Fleets in columns',
      text: 'Your fleet lies below, theirs above; each has five columns. The foremost ship of a column stands out, what stands behind it steps back. The flagship with the most victory points stands in the back row.',
      hint: 'Press I on a ship to read its card, or press long.',
    },
    values: {
      title: 'Shield, hull, energy',
      text: 'Each ship shows its shield, its hull and its energy. Damage takes the shield first. Every weapon and card a ship uses is paid with its own energy, and only a Regroup brings energy back.',
      hint: 'The bars show how much of each is left.',
    },
    behind: {
      title: 'Only the foremost',
      text: 'Try to fire at the Elder: press your Mars, then the Elder in the back row of column 3.',
      hint: 'Mars stands in the middle of your column 3.',
      instead: 'In this lesson: first try to fire at the Elder with Mars. Nothing will happen to you.',
      after:
        'The Scale stands before it. Only the foremost ship of a column can be targeted. Whatever cannot be done says why, and names its rule.',
    },
    open: {
      title: 'Open the column',
      text: 'The Scale has no energy left, so it cannot answer. Fire the Medium Laser of Mars at it: 3 damage against 1 shield and 2 hull.',
      hint: 'Press Mars, the Medium Laser, then the Scale.',
      instead: 'In this lesson: fire the Medium Laser of Mars at the Scale.',
    },
    overcharge: {
      title: 'One energy short',
      text: 'One victory point, and the Elder is foremost now. Mars attacks on with 1 energy left; Laser Volley costs 2. A ship may overcharge for the one energy that is missing: it is turned then, and does nothing more until a Regroup. Fire Laser Volley at the Elder.',
      hint: 'Press Laser Volley in your hand, then the Elder.',
      instead: 'In this lesson: fire Laser Volley with Mars at the Elder, overcharged.',
    },
    answered: {
      title: 'An answer',
      text: 'The Elder fired back, and all damage was dealt together. Mars could not react: an overcharged ship cannot. The Elder is left with 1 hull.',
      hint: 'The log tells what happened.',
    },
    end: {
      title: 'End the turn',
      text: 'One primary action is all there is in a turn: a Main Attack, a special ability, or a Regroup. Before and after it you may play Draw, Repair and Special cards. End your turn; it gives you 1 recruitment for new ships.',
      hint: 'The bright button, or E.',
      instead: 'In this lesson: end the turn.',
    },
    block: {
      title: 'You are asked',
      text: 'Their Clanguard fires at your Phobos. The panel shows what waits, what it comes to as it stands, and what each answer would change. Play Shield Surge: it takes 2 off the hit.',
      hint: 'Point at an answer to see it on the table.',
      instead: 'In this lesson: answer with Shield Surge.',
    },
    pass: {
      title: 'Enough',
      text: 'Nothing is left of the hit. You could fire back with the energy Phobos has left, and be asked again after each answer. Pass.',
      hint: 'Pass, or P.',
      instead: 'In this lesson: pass.',
    },
    finish: {
      title: 'Finish it',
      text: 'Your turn. The Elder has 1 hull and no shield. Fire the Light Laser of Venus at it.',
      hint: 'Venus stands at the front of column 3.',
      instead: 'In this lesson: fire the Light Laser of Venus at the Elder.',
    },
  },
  learnt: [
    'Only the foremost ship of a column can be targeted; to destroy it opens the column.',
    'Ships pay with their own energy, and may overcharge for one that is missing.',
    'Whoever is attacked is asked, and may answer until both pass.',
    'A Regroup readies ships, restores their energy, draws up to 7 cards and lets you recruit and rearrange.',
  ],
} as const;
