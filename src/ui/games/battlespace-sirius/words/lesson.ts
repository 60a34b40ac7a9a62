/** Words of the first lesson of Battlespace Sirius. Texts of a step, by its id. */
export const duelLesson = {
  title: 'The ship duel',
  lead: 'A damaged Emerald meets Red. You maneuver, lock, fire, repair, turn away and win.',
  names: { learner: 'You', enemy: 'Computer' },
  steps: {
    cards: {
      title: 'Two ships',
      text: 'Yours is Emerald, the enemy is Red. Each of the four sides shows its Power, and a side’s Shield is exactly its Power. A side at 0 is open: one shot there destroys the ship.',
      hint: 'Your open side is the Starboard, and it faces Red right now.',
    },
    open: {
      title: 'An unwise choice',
      text: 'First you maneuver. Try to stay where you are: choose Stay Put and see what the table says.',
      hint: 'Stay Put is among the maneuvers in the action panel.',
      refusal:
        'You would aim with your open Starboard. Red shoots first, and their Sentry Fire at an open side destroys you without a die (BS-7.10). So we do something better.',
      instead: 'In this lesson: first try Stay Put. Nothing will happen to you.',
      after: 'That was the warning worth knowing: never face an enemy with an open side. Strong sides to the front.',
    },
    corner: {
      title: 'Rotate & Position',
      text: 'Red is weak at Port. Go to the cell ahead of them on their left, their Bow/Port corner, and turn 180, so that your Bow 6 and Port 4 face them. Doing both costs 1 Power: let your Stern pay.',
      hint: 'Point at the ghosts to see the lines each would give. The cell is straight ahead of your ship.',
      instead:
        'In this lesson: go to Red’s Bow/Port corner, turn 180 and pay with the Stern, which will look away from them.',
      because: { payer: 'An empty side has nothing to pay with. The Stern has.' },
    },
    lines: {
      title: 'Facing lines',
      text: 'At a corner two lines join you: your Bow faces their Port, your Port faces their Bow. Each line says which Shields meet.',
      hint: 'Side by side, with an edge in common, there is only one line.',
    },
    lock: {
      title: 'Lock targets',
      text: 'You may lock one line or both. Locking is free, and two locks are two volleys. Lock both.',
      hint: 'Choose both lines, then confirm.',
      instead: 'In this lesson: lock both lines. One would do, but then only one of your sides could fire.',
    },
    sentry: {
      title: 'The enemy reacts',
      text: 'Before you fire, Red may turn or shoot first. They gave Sentry Fire along line E, at your Port: one die, 5 against Shield 4, so your Port lost 1. At a corner one such shot is free.',
      hint: 'A turn would have cost them 1 Power for a quarter, 2 for a half.',
    },
    single: {
      title: 'One free weapon',
      text: 'Take line E first, Port against Bow. One weapon is free and hits half of the time. The panel counts the odds of each number of weapons exactly. Fire 1.',
      hint: 'Choose Line E, then 1 weapon, then confirm.',
      instead: 'In this lesson: first one weapon along line E.',
    },
    volley: {
      title: 'A volley',
      text: 'A hit. Now the Bow: three weapons cost 2 Power, and every die of 2 or more hits their Port. Two hits would open it. Fire 3.',
      hint: 'Line S is the only one left. Choose 3 weapons and confirm.',
      instead: 'In this lesson: three weapons along line S.',
    },
    repair: {
      title: 'Repairs',
      text: 'Their Port is open. And your dice hold a pair: equal dice repair your own ship, 1 point for a double. Close the gap: put it on your Starboard.',
      hint: 'Choose the Starboard, then confirm.',
      instead: 'In this lesson: put the point on your Starboard. At 1 it has a Shield again.',
      because: { full: 'A side holds 6 at most.' },
    },
    attacked: {
      title: 'Red’s turn',
      text: 'Red paid with the last Power of their Starboard to bring their Bow 3 against your Starboard 1. Now you are the one who reacts.',
      hint: 'Look at what each reaction would put into the lock.',
    },
    turn: {
      title: 'Turn away',
      text: 'A lock stays on its line, whatever side comes into it. Rotate 90 to the right, and your Bow takes the shot. It costs 1 Power. Pay with the Port: it has most to spare.',
      hint: 'Sentry Fire would be a shot at Shield 3, but your Starboard stays in front.',
      instead: 'In this lesson: rotate 90 to the right, so that your Bow comes into the lock.',
    },
    missed: {
      title: 'Thick armour',
      text: 'They fired two weapons at your Bow and missed with both. Their own Bow paid for the second. Look at Red now: Port and Starboard are both open.',
      hint: 'Two open sides, one opposite the other.',
    },
    trap: {
      title: 'The trap',
      text: 'Whichever way Red turns, a corner always looks at one of their open sides. Position is free: go to the cell North of you, their Bow/Port corner.',
      hint: 'No turn is needed, and no payment.',
      instead: 'In this lesson: Position, without turning, to the cell North of your ship.',
    },
    both: {
      title: 'Both lines',
      text: 'With one line Red could turn another side into it. With both they have no way out. Lock both.',
      hint: 'One of the two lines holds their open Port.',
      instead: 'In this lesson: lock both lines. With one Red would simply turn away.',
    },
    kill: {
      title: 'Through the gap',
      text: 'Red turned a quarter. Your Bow now looks at their Stern 2, but your Port looks at the open side. One weapon there is enough, without a die. Fire.',
      hint: 'Choose Line S, then 1 weapon, then confirm.',
      instead: 'In this lesson: fire one weapon along line S, at the open side.',
      because: { more: 'Nothing more is needed at an open side.' },
    },
  },
  learnt: [
    'A side’s Shield is its Power, and an open side is deadly.',
    'Position or Rotate is free, both together cost 1 Power.',
    'Before you fire, the enemy turns or gives Sentry Fire.',
    'One weapon is free. More cost Power, and equal dice give some back.',
    'Lock both lines of a corner, and turning away gets hard.',
  ],
} as const;
