import { count } from '../../../kit/words/text.ts';

/** Words of the battle screen for the advanced components, arcs, debris and boarding (OG-9.31 to 9.40, 12, 13). */
export const battleAdvanced = {
  says: {
    'window.debris': (who: string, you: boolean, unit: string, part: string) =>
      you ? `${unit} lost its ${part}: leave debris, or none.` : `${who} decides about the debris of ${unit}.`,
    'window.salvage': (who: string, you: boolean, unit: string, lost: string) =>
      you ? `${lost} is lost: ${unit} may salvage a point of damage.` : `${who} decides what ${unit} salvages.`,
    lay: {
      deflector: (unit: string) => `Place a field with the Deflector of ${unit}.`,
      mine: (unit: string) => `Place a mine of ${unit}.`,
    },
  },
  undo: {
    board: (unit: string) => `the boarding by ${unit}`,
    placeDebris: (unit: string) => `the debris of ${unit}`,
    salvage: (unit: string) => `what ${unit} salvaged`,
    decline: 'saying no',
  },

  board: 'Board',
  mineGoesOff: 'goes off 3 in',
  mineRing: (mils: number) => `Mine ${mils / 1000} in`,
  diameter: 'Width',
  layHere: 'Place here',
  layMine: 'Lay the mine',
  layDebris: 'Leave debris',
  noDebris: 'No debris',
  layNoRoom: 'There is no room for it.',
  layHint: {
    deflector: 'Drag it or use the arrow keys; Q and E change its width.',
    mine: 'Drag it or use the arrow keys. Enemies who move near it set it off.',
    debris: 'Drag it or use the arrow keys. It hides whoever is within or behind.',
  },
  layTouch: 'Tap a place, or pull the ring below it.',
  from: (gap: string) => `${gap} from the base`,
  covers: (names: readonly string[]) => `In cover there: ${names.join(', ')}.`,
  coversNobody: 'No ship of yours touches it; it still hides what is behind it.',
  threatens: (names: readonly string[]) => `Near enough now: ${names.join(', ')}.`,
  threatensNobody: 'No enemy is within 3 in of it now.',
  withChance: (name: string, chance: string) => `${name} ${chance}`,

  repair: 'Repair',
  repairParts: 'Component to repair',
  repairNone: 'Nobody within 3 in can be repaired.',
  friends: 'Ships to repair',
  partNow: (name: string, damage: number, boxes: number) => `${name} ${damage}/${boxes}`,
  partTo: (damage: number, boxes: number) => `→ ${damage}/${boxes}`,
  salvage: 'Take it off',
  salvageParts: 'One point of damage off',
  salvageNone: 'Take nothing',

  stealthOn: 'Go into stealth',
  stealthOff: 'Leave stealth',
  stealthHint: 'In stealth: +2 Toughness, −2 Accuracy, until it is switched off.',
  isOn: 'on',
  inStealth: 'stealth mode',
  stealth: 'Stealth Generator',
  tsunami: (x: number, strength: number) => `X ${x}, Str ${strength}`,
  tsunamiHint: (x: number, strength: number) => `Not fired for ${count(x, 'full round')}: Strength ${strength}.`,
  backfire: (chance: string, name: string) => `Backfire ${chance}: 2 damage to ${name}`,

  boardingOf: (name: string) => `Boarding ${name}`,
  taken: 'You take it',
  tie: 'Tie: D3 each',
  lost: 'It takes you',
  bonuses: (own: number, other: number) => `One die each: +${own} against +${other}`,
  tieLoses: (name: string, chance: string) => `${name} is lost in a tie: ${chance}`,
  capture: {
    onlyDestroyed: (name: string, points: number, side: string) =>
      `${name} captured scores nothing; destroyed, it scores ${points} for side ${side}.`,
    held: (name: string, points: number, side: string) =>
      `${name} captured scores ${points} for side ${side} as long as it is held.`,
    takenBack: (name: string, points: number, side: string) =>
      `${name} taken back scores for nobody; side ${side} loses the ${points} it scores now.`,
    changes: (name: string, a: number, b: number) => `With ${name} captured the score would be A ${a}, B ${b}.`,
    nothing: (name: string) => `${name} captured changes no score.`,
    ends: (how: string) => `The battle would end at once: ${how}.`,
    wins: (side: string, a: number, b: number) => `side ${side} wins, A ${a} to B ${b}`,
    draw: (a: number, b: number) => `a draw, A ${a} to B ${b}`,
  },
  captured: 'captured',
  facing: { front: 'faces front', left: 'faces left', right: 'faces right' },
} as const;
