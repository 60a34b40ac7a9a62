import type { Phase, ShipClass } from '../../../../games/retrograde/index.ts';
import { count, list } from '../../../kit/words/text.ts';
import { commandNames, phaseNames } from './log.ts';

/** Words of the table of Retrograde. Refusals and warnings come from the rules, log lines from `log.ts`. */

/** Who somebody is in a sentence: `you`, or a name. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

const does = ({ name, you }: Who, own: string, other: string): string => (you ? `you ${own}` : `${name} ${other}`);

const assetsOf = ({ name, you }: Who): string => (you ? 'your assets' : `assets of ${name}`);

/** Delta-vee as it is written in a sentence. */
const dv = (n: number): string => `${n} delta-vee`;

/** So many ways of all as percent: whole, but never "0 %" or "100 %" of what is not sure. */
export function percent(ways: number, all: number): string {
  const share = (100 * ways) / all;
  if (ways === 0 || ways === all) return `${share}\u00a0%`;
  if (share < 1) return '<\u00a01\u00a0%';
  return share > 99 ? '>\u00a099\u00a0%' : `${Math.round(share)}\u00a0%`;
}

const classes: { readonly [one in ShipClass]: string } = {
  fighter: 'Fighter',
  corvette: 'Corvette',
  frigate: 'Frigate',
  capital: 'Capital (Cruiser)',
};

export const retrogradeWords = {
  heading: 'Two planetary systems at war',
  tableHelp:
    'The orrery. Press a spacecraft of yours, then a lit orbital to plan burns there or an enemy to attack it; the bright button gives them. Drag it to burn at once. Press an asset to put it to work. Press long to read a card. Everything here can also be done in the panels.',
  classes,

  // The bar on top.
  turnOf: (turn: number, round: number, limit: number | null) =>
    `Turn ${turn}, round ${round}${limit === null ? '' : ` of ${limit}`}`,
  phasesLabel: 'Phases of the turn',
  phaseNames,
  phasesShort: {
    upkeep: 'Upkeep',
    maneuvers: 'Maneuvers',
    research: 'Research',
    repair: 'Repair',
    construction: phaseNames.construction,
    endOfTurn: 'End',
  } satisfies { readonly [phase in Exclude<Phase, 'setup' | 'over'>]: string },
  says: {
    upkeep: (who: Who) => `Upkeep: ${does(who, 'choose', 'chooses')} which debris the sweeper clears.`,
    maneuvers: (who: Who) => `Maneuvers: ${does(who, 'move', 'moves')} and ${who.you ? 'attack' : 'attacks'}.`,
    research: (who: Who) => `Research: ${assetsOf(who)} may tap to draw a card.`,
    repair: (who: Who) => `Repair: ${assetsOf(who)} may tap to remove 1 damage.`,
    construction: (who: Who) =>
      `Construction: ${does(who, 'start', 'starts')} projects and ${who.you ? 'add' : 'adds'} points.`,
  } as { readonly [decision: string]: ((who: Who) => string) | undefined },
  population: (used: number, limit: number) => `${used}/${limit}`,
  populationTip: (who: string, used: number, limit: number) => `${who}: population ${used} of ${limit}`,
  populationIs: (used: number, limit: number) => `population ${used} of ${limit}`,
  undoWhat: (type: string, who: string): string => `${commandNames[type] ?? 'the last decision'} of ${who}`,

  // The window forecast on the table: what its bars are, then whose.
  forecast: 'Delta-vee to arrive, by turn',
  forecastSides: (mine: string, theirs: string) => `${mine} above, ${theirs} below`,

  // The action panel.
  waiting: 'Point at a spacecraft to see where it can go, or at a world to see what it costs to get there.',
  showResult: 'Show the result',
  crafts: 'Your spacecraft',
  assets: 'Your assets',
  hand: 'Hand',
  projects: 'Projects',
  sweeps: 'Debris to clear',
  noCrafts: 'You have no spacecraft in play.',
  noHand: 'Your hand is empty.',
  noProjects: 'No project is under construction.',
  nothingTo: (phase: Phase) =>
    ({ research: 'Nothing can research now.', repair: 'Nothing is damaged.' })[phase as string] ??
    'Nothing can be done in this phase.',
  endPhase: (next: Phase) => (next === 'endOfTurn' ? 'End the turn' : `On to ${phaseNames[next].toLowerCase()}`),
  endTurn: 'End the turn',
  back: 'Put down',
  confirm: {
    burns: (burns: number, cost: number, left: number) =>
      `${burns > 1 ? `Give ${burns} burns` : 'Burn'}: ${cost}, leaves ${left}`,
    attack: (spend: number, chance: string) => `Attack with ${spend}: ${chance}`,
    bombard: (target: string) => `Bombard ${target}`,
    missileDefense: (target: string) => `Fire at ${target}`,
    research: 'Research',
    repair: 'Repair',
    contribute: 'Contribute',
    complete: 'Complete',
    startProject: 'Start it',
    other: 'Do it',
  },
  leftOf: (left: number, of: number) => `${left}/${of}`,
  deltaVee: dv,
  at: (asset: string, orbital: number) => `${asset}, orbital ${orbital}`,
  atShort: (orbital: number) => `orbital ${orbital}`,
  maneuvered: 'has maneuvered',
  barred: 'came by refit, cannot maneuver',
  tapped: 'tapped',
  damage: (now: number, of: number) => `${now} of ${of} damage`,
  power: (power: number) => `power ${power}`,
  pointsGiven: 'Points',
  points: (points: number, cost: number | null) =>
    cost === null ? count(points, 'point') : `${points} of ${cost} points`,
  ready: 'ready',
  copies: (n: number) => (n > 1 ? ` × ${n}` : ''),
  cost: (cost: number) => `cost ${cost}`,

  // Actions.
  groups: {
    work: 'Work',
    complete: 'Complete in',
    contribute: 'Points from',
    start: 'Start on',
    attack: 'Attack',
    missiles: 'Missiles',
    bombard: 'Bombard',
    burn: 'Burn to',
    refit: 'Refit with a card of your hand',
    other: 'More',
  },
  burn: (asset: string, orbital: number) => `${asset}, orbital ${orbital}`,
  burnHere: (orbital: number) => `Orbital ${orbital}`,
  orbitalChip: (orbital: number) => `orb. ${orbital}`,
  burnLabel: (place: string, detail: string) => `${place}: ${detail}`,
  burnCosts: (cost: number, left: number) => `${cost}, leaves ${left}`,
  plannedTo: (cost: number, left: number) => `planned, ${cost}, leaves ${left}`,
  plan: 'Burns laid out',
  leg: (place: string, cost: string, left: number) => `${place}: ${cost}, leaves ${left}`,
  takeBackLeg: (leg: string) => `Take back ${leg}`,
  takeBack: 'Take back the last burn',
  dropNowhere: 'There is no orbital here. Let it go on a lit one.',
  notThere: (name: string) => `${name} is not there yet: give its burns first.`,
  stopped: (done: number, all: number, why: string) => `Stopped after ${done} of ${all}. ${why}`,
  burns: (legs: number) => (legs > 1 ? count(legs, 'burn') : ''),
  tooFar: (name: string, asset: string, orbital: number, cost: number, left: number) =>
    `The cheapest way to orbital ${orbital} of ${asset} costs ${dv(cost)}; ${name} has ${left}.`,
  noWay: (name: string, asset: string, orbital: number) =>
    `No way leads ${name} to orbital ${orbital} of ${asset} this turn.`,
  // What waits where it may go.
  waits: {
    title: (place: string, left: number) => `${place}, ${left} left`,
    missilesOf: (asset: string) => `missiles of ${asset}`,
    safe: 'No enemy can hit it in their next turn.',
    by: (name: string, chance: string) => `${name} ${chance}`,
    destroy: (who: readonly string[]) => `Could destroy it next turn: ${list(who)}`,
    hit: (who: readonly string[]) => `Could hit it next turn: ${list(who)}`,
    together: (n: number, chance: string) => `all ${n} together ${chance}`,
    more: (n: number) => `${n} more`,
    wrecks: (n: number, dealt: number, lost: boolean) =>
      dealt === 0
        ? `${count(n, 'wreck')}: harmless while it keeps delta-vee.`
        : `${count(n, 'wreck')}: ${dealt} damage at the end of this turn${lost ? ', it will be destroyed' : ''}.`,
    bombards: (name: string, detail: string) => `Can bombard ${name}, ${detail}.`,
    later: (power: number) => `Next turn: power ${power}.`,
    kills: (chance: string) => `destroys ${chance}`,
    hits: (chance: string) => `hits ${chance}`,
  },
  attackAt: (target: string) => `Attack ${target}`,
  spendTitle: (target: string) => `Delta-vee to spend on ${target}`,
  spend: (spend: number) => `${spend}`,
  spendLabel: (spend: number, chance: string, mark: string | null) =>
    `Spend ${spend}: ${[chance, mark].filter(Boolean).join(', ')}`,
  useful: 'least useful',
  sure: 'sure to hit',
  dice: (dice: number, accuracy: number, height: number) =>
    height > 0 ? `${count(dice, 'die', 'dice')} = ${accuracy} + ${height} for height` : count(dice, 'die', 'dice'),
  range: (spend: number, reach: number, range: number) =>
    reach > 0 ? `range ${spend} + ${reach} = ${range}` : `range ${range}`,
  defence: (defence: number) => `defence ${defence}`,
  hitsOn: (faces: number) =>
    faces >= 6 ? 'each die hits' : faces === 0 ? 'no die can hit' : `each die hits on ${faces} of 6`,
  needs: (needed: number) => `${count(needed, 'hit')} to destroy`,
  kills: (chance: string) => `${chance} to destroy`,
  hits: (chance: string) => `${chance} to hit`,
  killsShort: (chance: string) => chance,
  hitsShort: (chance: string) => `${chance} hit`,
  aimLabel: (dice: number, hitNumber: number, range: number, defence: number) =>
    `${count(dice, 'die', 'dice')}, ${range} − ${defence} = ${hitNumber}`,
  debrisHurts: 'debris will hit',
  debrisFatal: 'debris will destroy it',
  bombardAsset: (asset: string) => `Bombard ${asset}`,
  worked: (total: number, cost: number) => `${total} of ${cost}`,
  bombardFor: (power: number, damage: number, resistance: number, destroys: boolean) =>
    `power ${power}: ${Math.min(damage, resistance)} of ${resistance}${destroys ? ', destroyed' : ''}`,
  bombardParts: (printed: number, distance: number, guarded: number, power: number) =>
    [`${printed}`, distance > 0 && `− ${distance} distance`, guarded > 0 && `− ${guarded} defenders`, `= ${power}`]
      .filter(Boolean)
      .join(' '),
  missilesAt: (target: string) => `Fire missiles at ${target}`,
  scuttle: 'Scuttle',
  scuttleDetail: 'becomes debris',
  refit: (card: string) => `Refit as ${card}`,
  sacrifice: (project: string) => `Give it up for ${project}`,
  research: (cards: number) => (cards > 1 ? `Research ${count(cards, 'card')}` : 'Research'),
  researchDetail: 'draws, then tapped',
  repair: (what: string) => `Repair ${what}`,
  repairDetail: (left: number) => `leaves ${left} damage`,
  start: (asset: string) => `On ${asset}`,
  startAsset: 'Start the project',
  startFree: 'free; nothing is tapped',
  contribute: (asset: string) => `From ${asset}`,
  contributeTo: (project: string) => `To ${project}`,
  reclaiming: (wreck: string) => `, with the wreck of ${wreck}`,
  contributeDetail: (total: number, cost: number, completes: boolean, room: boolean) => {
    const then = completes ? ', complete' : room ? ', can be completed' : ', ready, but the population has no room';
    return `${total} of ${cost}${total >= cost ? then : ''}`;
  },
  complete: (orbital: number) => `Complete in orbital ${orbital}`,
  scrap: 'Scrap it',
  sweep: (wrecks: readonly string[]) => `Clear ${list(wrecks)}`,
  wreckIn: (wreck: string, orbital: number) => `${wreck} in orbital ${orbital}`,
  read: 'Read the card',

  // Draws.
  offerDraw: 'Offer a draw',
  drawOffered: (who: string) => `${who} offers a draw.`,
  acceptDraw: 'Accept the draw',
  declineDraw: 'Decline',
  resign: 'Resign',
  resignTitle: (who: string) => `Resign as ${who}?`,
  resignText: 'The other player wins at once.',

  // The sides in words.
  sidesTitle: 'Both systems in words',
  sidesTab: 'Systems',
  handTab: 'Hand',
  side: (who: string, player: string) => (player === '' || player === who ? who : `${who}, ${player}`),
  counter: (counter: number) => `orbit counter ${counter}`,
  handCount: (n: number) => `Hand ${n}`,
  deckCount: (n: number) => `Deck ${n}`,
  removedCount: (n: number) => `Removed ${n}`,
  handText: 'The cards of the hand, in the order they were taken up.',
  handHidden: 'A hand is its owner’s secret.',
  deckText: 'In the order it will be drawn: a deck is never shuffled.',
  deckHidden: 'A deck is its owner’s secret.',
  removedText: 'Out of the game for good. What nobody saw lies face down.',
  deck: (who: string) => `Deck of ${who}`,
  removed: (who: string) => `Removed cards of ${who}`,
  handOf: (who: string) => `Hand of ${who}`,
  hidden: 'Face down',
  orbiting: (who: string, orbital: number, left: number, of: number) =>
    `${who}, orbital ${orbital}, ${left} of ${of} delta-vee`,
  debrisHere: (n: number, orbital: number) => `${count(n, 'wreck')} in orbital ${orbital}`,
  arrival: (cost: number) => `arrival ${cost}`,
  homeworldFine: 'homeworld stands',
  homeworldLost: 'homeworld destroyed',
  faceDown: (kind: string) => `${kind} project, face down`,
  destroyed: 'destroyed',
  added: (names: readonly string[]) => `Its upgrade adds: ${list(names)}.`,
  isTapped: 'Tapped: it has done its work of this turn.',
  isDestroyed: 'Destroyed: it can be orbited, and does nothing.',
  hasManeuvered: 'It has maneuvered this turn.',
  isBarred: 'It came by refit and cannot maneuver this turn.',
  canBombard: 'It can bombard from here.',
  usesPopulation: (used: number, printed: number) => `It uses ${used} population instead of ${printed}.`,
  isReady: 'It can be completed.',
  arrivalNow: (arrival: number, transfer: number, counter: number, entry: number, screen: number) =>
    `Arrival now costs ${arrival}: ${transfer} by orbit counter ${counter} + ${entry} for the outermost orbital${screen > 0 ? ` + ${screen} for the screen` : ''}.`,
  arrivalNext: (who: string, counter: number, arrival: number) =>
    `After the next upkeep of ${who}, with orbit counter ${counter}, it costs ${arrival}.`,

  // Cards.
  lines: { asset: 'Asset', homeworld: 'Homeworld', upgrade: 'Upgrade', debris: 'Debris' },
  figures: {
    population: 'Population',
    cost: 'Cost',
    power: 'Power',
    resistance: 'Resistance',
    facilities: 'Builds',
    orbitals: 'Orbitals, lowest first',
    transfer: 'Transfer, counter 1 to 4',
    accuracy: 'Accuracy',
    armor: 'Armor',
    deltaVee: 'Delta-vee',
    bombardment: 'Bombardment',
    damage: 'Damage',
    left: 'Delta-vee left',
  },
  none: 'none',
  noText: 'No ability.',
  place: (asset: string, orbital: number) => `Around ${asset}, in orbital ${orbital}.`,
  belongsTo: (who: string) => `Belongs to ${who}.`,

  // The cover of a screen that is handed round.
  handOver: (decision: string) =>
    decision === 'upkeep'
      ? 'They choose which debris is cleared.'
      : 'It is their turn: their hand and projects are shown.',

  // The result.
  figuresTitle: 'The war in figures',
  sideWord: 'Player',
  columns: {
    homeworld: 'Homeworld',
    population: 'Population limit',
    assets: 'Assets',
    built: 'Spacecraft built',
    lost: 'Spacecraft lost',
    shots: 'Attacks',
    bombarded: 'Bombardments',
  },
  closing: { win: (who: string) => `${who} has won.`, draw: 'A draw.' },
  stands: 'stands',
  lengthIs: (turns: number) => `After ${count(turns, 'turn')}.`,
  keys: [
    ['Tab', 'The next choice of the action panel'],
    ['Enter', 'Order what is in hand, else press the bright button'],
    ['← →', 'The next spacecraft, asset or card'],
    ['E', 'The next phase'],
    ['I', 'Read what is pointed at or in hand'],
    ['Backspace', 'Take back the last planned burn'],
    ['Esc', 'Put the good moves away; else put down what is in hand, or a notice away'],
  ] as readonly (readonly [string, string])[],
} as const;
