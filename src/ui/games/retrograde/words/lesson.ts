/** Words of the first lesson of Retrograde. Texts of a step, by its id. */
export const orbitLesson = {
  title: 'One turn that ends a war',
  lead: 'Mars is nearly beaten. You cross over, clear the way, bombard, and use the rest of the turn well.',
  names: { learner: 'You', enemy: 'Computer' },
  steps: {
    worlds: {
      title: 'Two systems',
      text: 'Your Earth lies below, their Mars above, the sun between. The arcs over each world are its orbitals; the number at their left end is what it costs to enter them. Your Battleship already flies in the lowest orbital of Mars.',
      hint: 'Rest on anything and press I to read it, or press long.',
    },
    dial: {
      title: 'The window',
      text: 'The dial beside Mars holds four transfer values. The needle stands on 3; every turn of its owner moves it on. In its middle stands what it costs to arrive now: 3, and 1 for the orbital that is entered.',
      hint: 'Point at a world to see what arriving costs in each of the next eight turns.',
    },
    burn: {
      title: 'Across',
      text: 'Press your Fast Attack Craft in the outermost orbital of Earth: every place it can reach lights up with its cost. Then press the outermost orbital of Mars.',
      hint: 'In the panel: Fast Attack Craft, then Mars, orbital 3.',
      instead: 'In this lesson: burn to the outermost orbital of Mars, in one step.',
    },
    full: {
      title: 'All of its delta-vee',
      text: 'Try to bombard Mars with the craft that has just arrived: press Mars itself, or its name under Bombard.',
      hint: 'The Fast Attack Craft must be in hand.',
      instead: 'In this lesson: first try to bombard Mars with the Fast Attack Craft. Nothing will happen to you.',
      after:
        'A bombardment takes all the delta-vee that is printed on a spacecraft, so it must have spent nothing before. Whatever cannot be done says why, and names its rule.',
    },
    attack: {
      title: 'From above',
      text: 'Their Light Corvette below you has spent its delta-vee, so nothing defends it. From one orbital higher you roll one die more. Press it, look at the chances for each amount you might spend, and attack with 3 or 4.',
      hint: 'Choose 4 in the panel, then the bright button.',
      instead: 'In this lesson: attack the Light Corvette around Mars with 3 or 4 delta-vee.',
    },
    bombard: {
      title: 'Bombard',
      text: 'Two hits, and it is a wreck. Now your Battleship: it has all its 6 delta-vee and flies lowest, so its power is the full 2. Mars has 2 of 4 damage. Bombard Mars.',
      hint: 'Take the Battleship in hand, then press Mars.',
      instead: 'In this lesson: bombard Mars itself with the Battleship.',
    },
    doomed: {
      title: 'Mars has fallen',
      text: 'A destroyed world stays and can still be orbited, but it gives nothing any more. Whoever begins a turn without a homeworld loses, so your turn only has to end. Use it all the same.',
      hint: 'The notice over the panel says when they lose.',
    },
    toResearch: {
      title: 'The next phase',
      text: 'Maneuvers come first, then research, repair and construction. You end each phase yourself. Go on to research.',
      hint: 'The bright button, or the key E.',
      instead: 'In this lesson: end the maneuvers.',
    },
    research: {
      title: 'Research',
      text: 'Each asset does one thing a turn: research, repair, or contribute. A Research Station has no power to contribute, so it draws a card. Decks are never shuffled: you know what comes.',
      hint: 'Press the Research Station, then Research.',
      instead: 'In this lesson: let the Research Station research; the others are needed later.',
    },
    toRepair: {
      title: 'On',
      text: 'The station is tapped now. Leave the others as they are, and go on to repair.',
      hint: 'The bright button, or the key E.',
      instead: 'In this lesson: end the research.',
    },
    repair: {
      title: 'Repair',
      text: 'Assets do not heal by themselves. Earth has 1 damage: let it repair itself.',
      hint: 'Press Earth, then Repair.',
      instead: 'In this lesson: let Earth repair itself.',
    },
    toBuild: {
      title: 'Then build',
      text: 'Earth is tapped as well. Go on to construction.',
      hint: 'The bright button, or the key E.',
      instead: 'In this lesson: end the repairs.',
    },
    start: {
      title: 'Start a project',
      text: 'Cards of your hand are started face down, for nothing. Start the Asteroid Colony 2122: it costs 1.',
      hint: 'Press it in the list or at the foot of the table, then Start it.',
      instead: 'In this lesson: start the Asteroid Colony 2122.',
    },
    points: {
      title: 'Points',
      text: 'Moon 1212 is not tapped and has power 2, and no enemy flies around it. Let it contribute: the colony is complete at once.',
      hint: 'The project is in hand: press Contribute.',
      instead: 'In this lesson: let Moon 1212 contribute to the colony.',
    },
    end: {
      title: 'End the turn',
      text: 'Your limit of population has grown by 1. End the turn: theirs begins without a homeworld.',
      hint: 'The bright button, or the key E.',
      instead: 'In this lesson: end the turn, and win.',
    },
  },
  learnt: [
    'Delta-vee is everything: it moves, shoots and defends.',
    'Arriving costs the transfer value of the turn, and the orbital that is entered.',
    'Height gives dice; what the target has not spent defends it.',
    'A bombardment takes a full tank, and is strongest from the lowest orbital.',
    'Each asset does one thing a turn.',
    'A turn that begins without a homeworld is lost.',
  ],
} as const;
