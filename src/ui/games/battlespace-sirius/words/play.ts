import type { Direction, LifeboatData, Side, Turn } from '../../../../games/battlespace-sirius/index.ts';
import { count, list } from '../../../kit/words/text.ts';
import { play } from '../../../match/words/play.ts';

/**
 * Words of the card table of Battlespace Sirius. Refusals come from the rules, log lines from
 * `battlespace-sirius-log.ts`.
 */

const sides: { readonly [side in Side]: string } = { bow: 'Bow', starboard: 'Starboard', stern: 'Stern', port: 'Port' };
const sideMarks: { readonly [side in Side]: string } = { bow: 'Bo', starboard: 'Sb', stern: 'St', port: 'Po' };
const directions: { readonly [direction in Direction]: string } = { N: 'North', E: 'East', S: 'South', W: 'West' };
const turns: { readonly [turn in Turn]: string } = { 90: '90° right', 180: '180°', 270: '90° left' };

const ODDS = {
  removed: 'Power removed, on average',
  emptied: 'Side emptied',
  repairs: 'Repairs',
  destroys: 'Destroys it',
} as const;

const OFF = 'off ';

/** A shot that decided a match, in words. */
interface Decided {
  readonly turn: number;
  readonly by: string;
  readonly target: string;
  readonly side: Side | null;
  readonly shot: string;
  readonly against: number;
  readonly chance: string;
}

/** Who somebody is in a sentence: `you`, or a name. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

const verb = ({ name, you }: Who, own: string, other: string): string => (you ? `You ${own}` : `${name} ${other}`);

export const sirius = {
  heading: 'Battlespace Sirius',
  tableHelp:
    'The card table. Drag to pan, scroll or pinch to zoom, F to fit. Everything here can also be done in the action panel and the list of vessels.',
  sides,
  /** Where a side's name has no room. */
  sideMarks,
  directions,
  turns,
  steps: { maneuver: 'Maneuver', lock: 'Lock Targets', reaction: 'Enemy Reaction', fire: 'Fire' },
  stepsLabel: 'Steps of the turn',
  stepDone: 'done',
  turnIs: (ship: string) => `${ship} has the turn`,
  engages: (ship: string, target: string) => `${ship} has the turn, ${target} is engaged`,
  turnOf: (turn: number) => `Turn ${turn}`,
  roundOf: (round: number) => `, round ${round}`,
  side: (side: Side, power: number) => `${sides[side]} ${power}`,
  power: (side: Side, power: number) => `${sides[side]} ${power}${power === 0 ? ', unshielded' : ''}`,
  lifeboat: (name: string) => `lifeboat ${name}`,
  lifeboatOf: (ship: string) => `${ship}'s lifeboat`,
  yesNo: (yes: boolean) => (yes ? 'Yes' : 'No'),
  attributes: { hull: 'Hull', position: 'Position', sentry: 'Sentry', weapons: 'Weapons' },
  attributeLine: ({ hull, position, sentry, weapons }: LifeboatData) =>
    `Hull ${hull}, Position ${position ? 'Yes' : 'No'}, Sentry ${sentry ? 'Yes' : 'No'}, Weapons ${weapons}`,

  // The sentence on top: who decides what, and why.
  says: {
    over: play.over,
    maneuver: (who: Who) =>
      who.you ? 'Your turn: choose a maneuver.' : `${who.name} has the turn and chooses a maneuver.`,
    mustMove: (who: Who) =>
      `${verb(who, 'have', 'has')} no opponent next to ${who.you ? 'you' : 'it'} and must change position.`,
    lock: (who: Who) => `${verb(who, 'choose', 'chooses')} the target of this turn.`,
    lockCorner: (who: Who, target: string) =>
      `${verb(who, 'stand', 'stands')} at a corner of ${target}: one line is locked, or both.`,
    reaction: (who: Who, attacker: string, locked: string) =>
      `${attacker} has locked ${who.you ? 'your' : `${who.name}'s`} ${locked}: ${who.you ? 'you react' : `${who.name} reacts`} first.`,
    fire: (who: Who, target: string, open: number) =>
      `${verb(who, 'fire', 'fires')} at ${target}: how many weapons${open > 1 ? ', and along which line first' : ''}?`,
    repair: (who: Who, points: number) =>
      `Equal dice: ${verb(who, 'place', 'places').replace(/^You/, 'you')} ${count(points, 'repair point')}.`,
  },

  hints: {
    maneuver: 'Bring strong sides of yours against the opponent, and get at the weak ones of theirs.',
    lock: 'Weapons are shared out later; here you choose which of your sides may fire, and at which of theirs.',
    reaction: 'Turn a strong side into the lock, shoot first, or keep your Power for your own turn.',
    fire: 'The first weapon is free and each further one costs 1 Power. All dice count against the Shield as it is now.',
    repair: 'A side at 0 is shielded again at once. Think of the sides that face the enemy.',
  },
  hintsOff: 'Hide hints',
  hintsOn: 'Show hints',

  // Maneuver
  act: 'Action',
  waiting: 'Nothing to decide for you right now. Look around and read the log.',
  place: 'Place',
  stayHere: (place: string) => `Stay: ${place}`,
  stayAlone: 'Stay: next to no opponent',
  off: (owner: string, side: Side) => `${OFF}${owner}'s ${sides[side]}`,
  /** How the name of a place in Square begins; it takes no "to" before it. */
  offStart: OFF,
  corner: (owner: string, first: Side, second: Side) => `${owner}'s ${sides[first]}/${sides[second]} corner`,
  compass: (owner: string, point: string) => `${point} of ${owner}`,
  compassPoints: {
    N: 'North',
    NE: 'North-East',
    E: 'East',
    SE: 'South-East',
    S: 'South',
    SW: 'South-West',
    W: 'West',
    NW: 'North-West',
  },
  nextTo: (owner: string) => `Next to ${owner}`,
  /** The same in marks, where a cell has no room for words. */
  offShort: (mark: string, side: Side) => `${mark} ${sideMarks[side]}`,
  cornerShort: (mark: string, first: Side, second: Side) => `${mark} ${sideMarks[first]}/${sideMarks[second]}`,
  compassShort: (mark: string, point: string) => `${mark} ${point}`,
  places: (names: readonly string[]) => list(names),
  andMore: (name: string, more: number) => `${name} +${more}`,
  heading1: 'Turn',
  turnWays: { 90: 'right', 180: '', 270: 'left' },
  turnShort: { 0: 'Keep', 90: '90°', 180: '180°', 270: '90°' },
  payer: 'Which side pays the 1 Power?',
  payers: (cost: number) => (cost === 1 ? 'Which side pays the 1 Power?' : `Which sides pay the ${cost} Power?`),
  pays: 'pays 1 Power',
  payChoose: 'Choose which side pays',
  payLeft: (left: number) => `Pay ${left} more Power`,
  changes: (before: number, after: number) => `${before} → ${after}`,
  stay: 'Stay Put',
  rotate: (turn: Turn) => `Rotate ${turns[turn]}`,
  position: 'Position',
  rotatePosition: 'Rotate & Position',
  costs: (power: number) => (power === 0 ? 'free' : `${power} Power`),
  would: 'Facing lines after it',
  wouldNow: 'Facing lines now',
  wouldEmpty: 'Choose a place or a turn, or point at one on the table, and the facing lines it gives stand here.',
  noLines: 'No opponent would be next to you.',
  noLinesNow: 'No opponent is next to you.',
  lineText: (firing: string, target: string) => `${firing} > ${target}`,
  startOver: 'Start over',

  // Warnings (BS-19.5)
  warnSentry: (side: Side, line: Direction, able: boolean) =>
    `${sides[side]} on line ${line} has no Shield: Sentry Fire here destroys your ship${able ? '' : ', though nobody can give it along this line now'}.`,
  warnEmptied: {
    maneuver: (side: Side, line: Direction) =>
      `${sides[side]} falls to 0 on line ${line}: Sentry Fire here destroys your ship.`,
    react: (side: Side, line: Direction) =>
      `${sides[side]} falls to 0 on locked line ${line}: 1 weapon destroys your ship.`,
    fire: (side: Side, line: Direction) =>
      `${sides[side]} falls to 0 on locked line ${line} and has no Shield until it is repaired.`,
  },
  warnTarget: (side: Side, line: Direction) =>
    `${sides[side]} on locked line ${line} has no Shield: 1 weapon destroys your ship.`,
  warning: 'Warning',

  // Lock
  lockTarget: 'Target',
  lockLines: (lines: readonly Direction[]) =>
    lines.length === 2 ? `Both lines, ${lines.join(' and ')}` : `Line ${lines[0]}`,
  lockChoose: 'Choose what to lock',
  lock: 'Lock',

  // Reaction
  reactions: 'Reactions',
  nothing: 'Nothing',
  sentry: (lines: readonly Direction[]) => `Sentry Fire ${lines.join(', then ')}`,
  reactGroups: {
    nothing: 'Keep still',
    rotate: 'Turn another side into the lock',
    sentry: 'Shoot first, with the chance to hit',
  },
  shotAt: (end: string) => `Shoots at ${end}`,
  reactDestroys: (ship: string) => `Destroys ${ship}, no die needed`,
  /** What the turn player's volleys may then do, all weapons fired. */
  threat: {
    lost: 'Power',
    emptied: 'emptied',
    destroyed: 'you are destroyed',
    destroys: '1 weapon destroys you',
    legend:
      'The last line of each says what all locked weapons may then do to you: Power you lose on average, and the chance that a side falls to 0.',
  },
  /** What a shot would do, on the card it is aimed at. */
  harm: { destroyed: 'destroyed', sentry: 'Sentry', opens: (percent: string) => `opens ${percent}` },
  hits: (percent: string) => `hits ${percent}`,
  destroys: 'destroys',
  noDie: 'no die',
  reactChoose: 'Choose a reaction',

  // Fire
  weapons: (n: number) => count(n, 'weapon'),
  hold: 'Hold fire',
  holdText: 'No shot along this line.',
  lineOf: (line: Direction, firing: string, target: string) => `Line ${line}: ${firing} at ${target}`,
  oneDestroys: '1 weapon destroys the ship',
  leaves: (side: Side, power: number) => `${sides[side]} keeps ${power}`,
  /** A figure that does not apply. */
  none: '–',
  hull: (hull: number) => `Hull ${hull}`,
  hitChart: 'Chance of each number of hits',
  hitBar: (hits: number, percent: string) => `${count(hits, 'hit')}: ${percent}`,
  odds: ODDS,
  /** The same where they head a column. */
  oddsShort: {
    [ODDS.removed]: 'Power',
    [ODDS.emptied]: 'opens',
    [ODDS.repairs]: 'repairs',
    [ODDS.destroys]: 'destroys',
  } as { readonly [label: string]: string },
  hitLegend: 'Chance of hits, in %',
  fire: (n: number) => (n === 0 ? 'Hold fire' : `Fire ${n}`),
  fireChoose: 'Choose the weapons',

  // Repair
  points: (left: number, all: number) =>
    left === 0 ? 'All points are placed.' : `${left} of ${count(all, 'point')} left`,
  raise: 'raise by 1',
  noPoint: 'no point left',
  full: 'full',
  takeBack: (side: Side) => `−1: take one back from ${sides[side]}`,
  repair: 'Repair',
  repairChoose: (left: number) => `Place ${left} more ${left === 1 ? 'point' : 'points'}`,

  // Vessels
  vessels: 'Vessels',
  ship: 'ship',
  showVessel: (name: string) => `Show ${name} on the table`,
  weakest: 'weakest side',
  outAs: (left: number) => `out, ${['first', 'second', 'third', 'fourth', 'fifth'][left - 1]!} to leave`,
  turnPlayer: 'has the turn',
  engaged: 'engaged',
  adjacent: 'adjacent',
  apart: 'not adjacent',
  headingIs: (heading: Direction) => `heading ${directions[heading]}`,
  drawFlag: 'offers a draw',
  faceDown: 'Lifeboat face down',
  shownBoat: (name: string, line: string) => `Lifeboat ${name}: ${line}`,
  look: 'Look',
  lookAt: (ship: string) => `Look at ${ship}'s lifeboat`,
  lookUnder: 'Look at its lifeboat',
  boatTitle: (name: string) => `Lifeboat ${name}`,
  boatLine: 'Lifeboat card',
  shipLine: (player: string) => (player === '' ? 'Ship card' : `Ship card of ${player}`),
  powerWhole: 'Power',
  powerOf: (power: number, most: number) => `${power} of ${most}`,
  damage: 'Power lost',
  unshielded: 'unshielded',
  lookTitle: (ship: string) => `${ship}'s lifeboat`,
  lookText: 'Only you may see it until your ship is lost or you show it.',
  reveal: 'Show it to all',
  revealTitle: 'Show your lifeboat to all?',
  revealText: 'The card cannot be hidden again.',

  // Draw and resignation
  agreements: 'Draw and resignation',
  offerDraw: (ship: string) => `${ship} offers a draw`,
  withdrawDraw: (ship: string) => `${ship} withdraws the draw`,
  resign: (ship: string) => `${ship} resigns`,
  resignTitle: (ship: string) => `Resign as ${ship}?`,
  resignText: 'Your vessel leaves the table and you are out of the game.',
  resignYes: 'Resign',
  drawNever: 'Computers never agree to a draw.',
  drawQuiet: (turns: number) => `${turns} turns in a row without a shot draw the game by themselves.`,
  drawWhen: 'The game is drawn as soon as everyone still in offers it. A shot wipes all offers away.',
  quiet: (turns: number, limit: number) => `No shot for ${turns} of ${limit} turns`,
  flags: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'offers' : 'offer'} a draw`,

  undoWhat: (type: string, ship: string): string => {
    const what: { readonly [type: string]: string } = {
      maneuver: `the maneuver of ${ship}`,
      lock: `the lock of ${ship}`,
      react: `the reaction of ${ship}`,
      fire: `the shot of ${ship}`,
      repair: `the repair of ${ship}`,
      agreeDraw: `what ${ship} said about a draw`,
      resign: `the resignation of ${ship}`,
      revealLifeboat: `showing ${ship}'s lifeboat`,
    };
    return what[type] ?? 'the last decision';
  },
  oddsTitle: 'Odds',
  oddsNone: 'Odds of a volley are shown where weapons are to be chosen.',
  coordinates: 'Coordinates',

  // Result
  endReasons: {
    lastVessel: 'One vessel is left.',
    agreement: 'Everyone still in agreed to a draw.',
    noShots: 'Too many turns in a row went by without a shot.',
  } as { readonly [reason: string]: string },
  closing: {
    win: (ship: string) => `${ship} comes home to Earth, and with it the war takes another course.`,
    lose: 'The news reaches Earth late, and it is not good: the war runs on, against you.',
    draw: 'Both sides drift away from Sirius with cold guns. Nothing is decided on this day.',
  },
  deciding: 'The deciding shot',
  replayFrom: 'Replay from here',
  pictureOf: (what: string) => `The table as it fell: ${what}`,
  sentryShot: 'Sentry Fire',
  volleyOf: (weapons: number) => (weapons === 1 ? 'a single weapon' : `a volley of ${weapons}`),
  decided: {
    opened: ({ turn, by, target, side, shot, against, chance }: Decided) =>
      `Turn ${turn}: ${shot} of ${by} took the last Power of ${target}'s ${sides[side!]} (Shield ${against}), a chance of ${chance}. Through a side without Shield 1 weapon destroys the ship.`,
    destroyed: ({ turn, by, target, side, shot, against, chance }: Decided) =>
      `Turn ${turn}: ${shot} of ${by} destroyed ${side === null ? `${target}'s lifeboat (Hull ${against})` : target}, a chance of ${chance}.`,
    bare: ({ turn, by, target, side, shot }: Decided) =>
      `Turn ${turn}: ${target}'s ${sides[side!]} had no Shield, and ${shot} of ${by} destroyed the ship: no die was needed.`,
  },
  placing: 'Placing',
  rank: (rank: number) => `${rank}.`,
  scoreIs: (score: string) => `Score ${score}`,
  figures: 'The battle in figures',
  columns: {
    dealt: 'Power dealt',
    lost: 'Power lost',
    shots: 'Shots',
    hits: 'Dice that hit',
    expected: 'Expected',
    luck: 'Luck',
  },
  hitsOf: (hits: number, dice: number) => `${hits} of ${dice}`,
  luckText: 'Luck is the hits rolled beyond those the odds promised, over all dice of volleys and Sentry Fire.',

  keys: [
    ['Arrow keys', 'Maneuver: the next place in that direction. Lock, reaction, fire: the next choice'],
    ['Q / E or R', 'Turn the planned ship left / right'],
    ['1 2 3 4', 'Bow, Starboard, Stern, Port: the side that pays or is repaired. Fire: the number of weapons'],
    ['0', 'Fire: hold'],
    ['Esc', 'Put the good moves away; else start the choice over, or put a notice away'],
    ['I', 'Read the vessel that is pointed at, or the marked one; arrow keys go on to the next'],
    ['X', 'Coordinates'],
    ['H', 'Hints'],
  ] as const,
} as const;
