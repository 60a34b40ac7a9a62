/** Words of the first lesson of Orion's Gate. Texts of a step, by its id. */
export const fleetLesson = {
  title: 'A fleet in action',
  lead: 'Three ships, one round: place, move, measure, shoot, and learn why a planet is in the way.',
  names: { learner: 'You', enemy: 'Computer' },
  ships: { scouts: 'Spark', fighter: 'Lance', destroyer: 'Talon', prey: 'Wasp', hidden: 'Hornet', runner: 'Kestrel' },
  terrain: { nebula: 'Veil', planet: 'Anvil' },
  steps: {
    table: {
      title: 'The table',
      text: 'Amber ships are yours, cyan ones the enemy’s. The ring is the base: everything is measured from it, and the notch shows where the ship looks.',
    },
    around: {
      title: 'Look around',
      text: 'The table has come nearer. Drag it with the mouse or a finger to look around; the wheel, two fingers or the keys + and - zoom. Move it a little now.',
      hint: 'Press on the empty table and draw it aside, or press + on the keyboard.',
    },
    whole: {
      title: 'See all of it',
      text: 'Wherever you have looked, the last button at the top, or F, shows the whole table again. Press it.',
      hint: 'It is the framed button in the bar at the top.',
    },
    place: {
      title: 'Place a ship',
      text: 'Before a battle ships are placed within 12″ of your edge. Lance and Talon have gone ahead; Spark waits in the tray beside the zone. Drag it from there into the ring.',
      hint: 'Press on Spark in the tray, draw it over the table, and let go in the ring. Or choose it, then tap the place.',
      instead: 'In this lesson: put Spark into the ring, from where it reaches the nebula ahead.',
      because: {
        zone: 'Your zone is the bright strip. A ship let go beyond it stands at its line.',
        room: 'Ships keep 1″ apart, and off planets. A little to the side there is room.',
      },
    },
    ready: {
      title: 'Ready',
      text: 'Spark stands. In a battle you may move ships within the zone until you are ready, turn them by the handle, or drag them back into the tray. Now choose Ready.',
      hint: 'Ready is the bright button in the action panel.',
      instead: 'In this lesson: Spark stands well. Choose Ready.',
    },
    order: {
      title: 'Small ships first',
      text: 'In a round each ship acts once: Scouts first, then Fighters, Destroyers and Battleships. In each phase one side moves all its ships, then the other. This battle lasts one round.',
    },
    cruise: {
      title: 'Cruise',
      text: 'Spark, your Scouts, begins. A ship can Hold, Move, Cruise or Ram. Cruise goes farthest, but the gun stays silent. Nobody is near, so choose Cruise.',
      hint: 'Each of the four buttons in the action panel says what it gives.',
      instead: 'In this lesson: let Spark Cruise. There is nothing to shoot at yet.',
    },
    veil: {
      title: 'Into cover',
      text: 'A ship that touches a nebula is in cover and harder to damage. Bring the ghost of Spark into the Veil: drag it, tap there, or use the arrow keys. Then choose Go. Scouts may fly round corners.',
      hint: 'The Veil is the nebula ahead of Spark, within its 15″. Touching its edge is enough.',
      instead: 'In this lesson: end with Spark’s base touching the Veil.',
      because: { close: 'Bases keep 1″ apart, those of friends too. Fly a little farther away from Lance.' },
    },
    rest: {
      title: 'End the activation',
      text: 'Spark is in cover now: 1 more Toughness against guns. A ship acts until you say so. Choose End activation.',
      hint: 'After a Cruise the gun is silent, and Scouts have no components.',
      instead: 'In this lesson: end Spark’s activation.',
    },
    wasp: {
      title: 'The enemy shoots',
      text: 'Hornet held. Wasp flew past and fired at Lance. Two dice + Accuracy against your Evasion: a hit. Two dice + Strength against your Toughness: too little. Both rolls stand in the log.',
    },
    move: {
      title: 'Move',
      text: 'Lance strikes back. Move goes 8″ and still lets the gun fire. Choose Move.',
      hint: 'Hold would stay, Cruise would silence the gun.',
      instead: 'In this lesson: let Lance Move. It goes 8″ and may fire afterwards.',
    },
    behind: {
      title: 'Get behind it',
      text: 'A ship bigger than Scouts flies straight, turns up to 90°, flies straight again. From behind, a shot is stronger and does 2 damage. End behind Wasp, in the quarter opposite its notch, within 12″ of it.',
      hint: 'Straight ahead 8″ is enough. The ring round Wasp shows the way it looks: up the table.',
      instead:
        'In this lesson: end with your front in the back quarter of Wasp and Wasp within 12″. Straight ahead 8″ will do.',
      because: {
        close: 'Bases keep 1″ apart all the way. Stop earlier, or fly a little to the side.',
        far: 'A Fighter moves 8″. What is left over you may leave unused.',
      },
    },
    wasps: {
      title: 'Odds first',
      text: 'Kestrel is the target that is worth most; pick Wasp instead. The panel counts it out before any die falls: 7+ to hit, 6+ to damage, because you are behind it. Fire.',
      hint: 'Choose the gun, then Wasp in the list or on the table, then Fire.',
      instead: 'In this lesson: fire the gun at Wasp.',
    },
    ended: {
      title: 'One kill',
      text: 'A hit from behind, 2 damage: both boxes of its only component are gone, and with the last component goes the ship. End Lance’s activation.',
      hint: 'Its Shield is not a weapon: there is nothing left to use.',
      instead: 'In this lesson: end Lance’s activation.',
    },
    kestrel: {
      title: 'Damage',
      text: 'Kestrel turned tail, but guns swivel: it fired as it ran and hit Talon. Damage goes into components from the left, two boxes each. Your Shield has lost one box and still works.',
    },
    hold: {
      title: 'Hold',
      text: 'Kestrel shows you its back and is in range. Talon need not move: Hold stays, turns freely, and fires everything. Choose Hold.',
      hint: 'A Move would go 6″ and fire as well, but there is no need.',
      instead: 'In this lesson: let Talon Hold.',
    },
    face: {
      title: 'Turn on the spot',
      text: 'After a Hold you may look in any direction. Shots leave from the front point. Turn Talon towards Kestrel, or stay as you are, and confirm.',
      hint: 'Type a heading, use the arrow keys, or tap where it should look.',
      instead: 'In this lesson: confirm where Talon looks.',
    },
    hidden: {
      title: 'Line of sight',
      text: 'Hornet is within 18″, but look what lies between. Choose Hornet as the target and see why not.',
      hint: 'Hornet is in the list of targets, greyed. Choose it there.',
      instead: 'In this lesson: first choose Hornet as a target, and read why it is none.',
      after:
        'The planet hides all of Hornet. If at least half of a ship is hidden, it has cover; hidden wholly, it is no target. Every greyed thing tells its rule like that.',
    },
    gun: {
      title: 'The gun first',
      text: 'Kestrel is open and shows its back. The gun fires once and before any component: afterwards it stays silent. Fire the gun at Kestrel.',
      hint: 'Choose the gun among the weapons, then Kestrel, then Fire.',
      instead: 'In this lesson: fire the gun at Kestrel.',
    },
    cannon: {
      title: 'Then the Cannon',
      text: 'Two more boxes lost, one is left. Your Cannon is a component and can be used once. It is in hand now, aimed at Kestrel. Fire it.',
      hint: 'The Cannon stands beside the gun among the weapons. Choose it there if it is not in hand.',
      instead: 'In this lesson: fire the Cannon at Kestrel.',
    },
    end: {
      title: 'The last activation',
      text: 'Kestrel is destroyed. Nothing is left to use. End the activation: with it the round is over, and so is this battle.',
      hint: 'Choose End activation.',
      instead: 'In this lesson: end Talon’s activation.',
    },
    score: {
      title: 'The score',
      text: 'Annihilation counts the points of what was lost: a Fighter is 2, a Destroyer 6. It stands 8 to 0, and you win.',
    },
  },
  learnt: [
    'Ships are dragged from the tray into your zone; Ready ends it.',
    'Small ships go first, each ship once a round.',
    'Hold, Move, Cruise and Ram trade distance for fire.',
    'To hit, then to damage: odds stand there before the dice fall.',
    'From behind a shot is stronger and does 2 damage.',
    'Nebulas give cover, planets hide. Whatever is greyed tells why.',
  ],
} as const;
