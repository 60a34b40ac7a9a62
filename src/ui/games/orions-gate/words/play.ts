import { oneDecimal } from './one-decimal.ts';

/**
 * Words of the battle screen of Orion's Gate, besides those of every match (`play.ts`). Rule sentences come from the
 * rules, log lines from `log.ts`.
 */
const degrees = (hundredths: number): string => `${Number((hundredths / 100).toFixed(2))}°`;
const inch = (mils: number): string => `${(mils / 1000).toFixed(3)} in`;

export const battle = {
  tableHelp:
    'The table. Drag to pan, scroll or pinch to zoom, F to fit. Everything here can also be done in the action panel and the fleet list.',
  either: (one: string, other: string) => `${one} or ${other}`,
  side: (side: string) => `Side ${side}`,
  phases: { scouts: 'Scouts', fighters: 'Fighters', destroyers: 'Destroyers', battleships: 'Battleships' },
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  setup: 'Setup',
  score: 'Score',
  scoreOf: (side: string, points: number) => `Side ${side}: ${points} points`,
  undoNothing: 'Nothing to take back yet. Fleets that were shown stay as they are.',
  undoConsent: 'Dice were rolled: both captains must agree',
  undoWhat: (type: string, unit: string): string => {
    const what: { readonly [type: string]: string } = {
      chooseEdge: 'the choice of edge',
      deploy: `the place of ${unit}`,
      undeploy: `taking back ${unit}`,
      leaveOut: `leaving out ${unit}`,
      finishDeployment: 'the end of deployment',
      activate: `the action of ${unit}`,
      plan: `the movement of ${unit}`,
      firePrimary: `the shot of ${unit}`,
      useComponent: `what ${unit} used`,
      endActivation: `the end of ${unit}'s activation`,
      warpTo: `the jump of ${unit}`,
      stay: `staying of ${unit}`,
      offerDraw: 'the offer of a draw',
    };
    return what[type] ?? 'the last decision';
  },
  unknownPaint: (paint: string) => `This program has no paint called "${paint}"; the hulls are shown bare.`,
  degrees,
  inch,

  // The sentence on top: who decides what.
  says: {
    over: 'The battle is over.',
    'setup.fleet': (who: string, you: boolean) => `${you ? 'You choose' : `${who} chooses`} a fleet.`,
    'setup.edge': (who: string, you: boolean) =>
      you ? 'You won the roll-off: choose an edge.' : `${who} won the roll-off and chooses an edge.`,
    'setup.deploy': (who: string, you: boolean, all: boolean) => {
      if (!you) return `${who} deploys.`;
      return all
        ? 'Deploy: your fleet is placed. Change what you like, then press Ready.'
        : 'Deploy: place every unit in the marked zone.';
    },
    'play.choose': (who: string, you: boolean, phase: string) =>
      `${phase} phase: ${you ? 'choose who acts.' : `${who} chooses who acts.`}`,
    'play.plan': (who: string, you: boolean, unit: string) =>
      you ? `Plan the movement of ${unit}.` : `${who} plans the movement of ${unit}.`,
    'play.fire': (who: string, you: boolean, unit: string) =>
      you ? `Fire with ${unit}, or end its activation.` : `${who} decides what ${unit} fires.`,
    'window.warp': (who: string, you: boolean, unit: string) =>
      you ? `Place ${unit} after its Warp Drive roll, or stay.` : `${who} places ${unit} after its Warp Drive roll.`,
  },
  /** The sentence on top while something is shown: who does what, the result left to the film. */
  doing: {
    hold: (who: string, unit: string) => `${who}: ${unit} holds.`,
    move: (who: string, unit: string) => `${who}: ${unit} moves.`,
    cruise: (who: string, unit: string) => `${who}: ${unit} cruises.`,
    ram: (who: string, unit: string) => `${who}: ${unit} rams.`,
    deploy: (who: string, unit: string) => `${who}: ${unit} is placed.`,
    jump: (who: string, unit: string) => `${who}: ${unit} jumps.`,
    fire: (who: string, unit: string, targets: string) => `${who}: ${unit} fires${targets ? ` at ${targets}` : ''}.`,
    board: (who: string, unit: string, target: string) => `${who}: ${unit} boards ${target}.`,
  },
  /** Moments of note, in the bar of a replay. */
  marks: {
    round: (round: number) => `Round ${round} begins.`,
    destroyed: (unit: string) => `${unit} is destroyed.`,
    captured: (unit: string) => `${unit} is captured.`,
    artifact: (unit: string) => `${unit} picks up an artifact.`,
    left: (unit: string) => `${unit} leaves the table.`,
    station: 'A station is destroyed.',
  },
  actions: { hold: 'Hold', move: 'Move', cruise: 'Cruise', ram: 'Ram' },

  fleets: 'Fleets',
  statusWords: {
    waiting: 'not deployed',
    inPlay: '',
    leftOut: 'left out',
    destroyed: 'destroyed',
    removed: 'removed',
    lifted: 'between gates',
  },
  acted: 'has acted',
  ready: 'ready',
  inCover: 'in cover',
  backShot: 'in the back',

  puzzle: 'Puzzle',
  sheet: 'Unit',
  sheetEmpty: 'Select a unit on the table or in the list to see what it can do.',
  pose: (x: number, y: number, heading: number) => `x ${inch(x)}, y ${inch(y)}, heading ${degrees(heading)}`,
  notPlaced: 'Not on the table',
  numbers: {
    move: 'Move',
    cruise: 'Cruise',
    ram: 'Ram',
    gun: 'Gun',
    evasion: 'Evasion',
    toughness: 'Toughness',
    points: 'Points',
  },
  gunLine: (range: string, accuracy: number, strength: number) => `${range}, Acc ${accuracy}, Str ${strength}`,
  componentLine: (range: number | null, accuracy: number | null, strength: number | null) =>
    [
      range === null ? '' : `${range / 1000}"`,
      accuracy === null ? '' : `Acc ${accuracy}`,
      strength === null ? '' : `Str ${strength}`,
    ]
      .filter(Boolean)
      .join(', '),
  slot: (slot: number) => `Slot ${slot}`,
  boxes: (damage: number, boxes: number) =>
    damage === 0 ? 'intact' : damage >= boxes ? 'destroyed' : `${damage} of ${boxes} damage`,
  modifiers: 'Modifiers now',
  modifierLine: (value: number, of: string, why: string) =>
    `${value === 0 ? of : `${value > 0 ? '+' : '−'}${Math.abs(value)} ${of}`}: ${why}`,
  halved: 'Movement halved',
  accuracy: 'Accuracy',
  auraOf: (what: string, name: string) => `${what} of ${name}`,
  heading1: 'Battle',

  edgeSouth: 'Take the south edge',
  edgeNorth: 'Take the north edge',
  edgeHint: 'Or pick a zone on the table. The other side gets the opposite edge; you deploy first.',
  fleetRandom: 'Random legal fleet',
  fleetPreset: 'Use this fleet',
  fleetTitle: (who: string) => `${who}: hand in a fleet`,
  fleetHint: 'Fleets stay hidden until all are locked.',
  handOverTitle: (who: string) => `Hand over to ${who}`,
  handOverText: 'The next screen shows something the other side must not see.',
  handOverYes: (who: string) => `I am ${who}`,

  deployHint: 'Drag ships from the tray onto the table, or type a place. They stay movable until you are ready.',
  deployReady: (edges: boolean) =>
    `Drag a ship to move it, its handle to turn it${edges ? '; drag one onto the far edge to change edges' : ''}.`,
  deployAll: 'Place the rest for me',
  deployDone: 'Ready',
  leaveOut: 'Leave out',
  takeBack: 'Take back',
  waitingUnits: (n: number) => (n === 0 ? 'All units are placed.' : `${n} still to place`),
  place: { x: 'x', y: 'y', heading: 'Heading', set: 'Place' },

  chooseHint: 'Choose who acts, then how.',
  looksOnly: (name: string) => `${name} cannot act now. Choose who acts.`,
  holdAll: (n: number) => `All hold (${n})`,
  gives: {
    hold: 'Stay, turn freely, fire the gun, use components.',
    move: (reach: string) => `${reach}, then the gun and components.`,
    cruise: (reach: string) => `${reach}, no gun; components only.`,
    ram: (reach: string) => `${reach} straight ahead into an enemy; no gun.`,
  },
  /** What an action gives, under its button where there is little room. */
  givesShort: {
    hold: 'fires',
    move: (reach: string) => `${reach}, fires`,
    cruise: (reach: string) => `${reach}, no gun`,
    ram: (reach: string) => `${reach}, no gun`,
  },
  reach: (least: number, most: number) => (least === most ? `${least / 1000}"` : `${least / 1000}" to ${most / 1000}"`),
  engineDice: (n: number) => (n === 1 ? 'one Engine roll' : `${n} Engine rolls`),

  used: (used: number, allowance: number) => oneDecimal(`${inch(used)} of ${inch(allowance)}`),
  left: (left: number) => `${inch(left)} left`,
  first: 'First',
  pivot: 'Turn',
  second: 'Then',
  heading: 'Heading',
  distance: 'Distance',
  leftPositive: 'left +',
  numbersFold: 'Numbers',
  confirmPlan: 'Go',
  confirmStay: 'Stay here',
  confirmRam: 'Ram',
  resetPlan: 'Start over',
  waypoint: 'Add a waypoint',
  waypoints: (n: number) => (n === 0 ? 'No waypoints' : n === 1 ? '1 leg' : `${n} legs`),
  ramTargets: 'Ram targets',
  ramNone: 'No target: go straight ahead.',
  planHint: 'Drag the ghost and its handle, or use the arrow keys.',
  planTouch: 'Tap a place, or pull the ring below the ghost. The handle turns it.',
  turnHint: 'Click where it should face, or use the arrow keys.',
  turnTouch: 'Tap where it should face.',

  weapons: 'Weapons',
  targets: 'Targets',
  fire: 'Fire',
  use: 'Use',
  endActivation: 'End activation',
  weaponsLeft: (n: number) => (n === 1 ? 'One weapon can still be used.' : `${n} weapons can still be used.`),
  unused: (n: number) => `${n} unused`,
  needs: (hit: string, damage: string) => `hit ${hit}, damage ${damage}`,
  need: (n: number) => (n <= 2 ? 'always' : n > 12 ? 'never' : `${n}+`),
  // The names of many are a wall of words: the table shows who they are.
  outOfRange: (names: readonly string[]) =>
    names.length > 8 ? `${names.length} out of range` : `${names.length} out of range: ${names.join(', ')}`,
  bestTarget: 'best',
  forfeitsGun: 'The gun fires first, or not in this activation:',
  noTargets: 'No enemy is a legal target for this.',
  warpHint: (inches: number) => `Jump up to ${inches} in. Drag the ghost, or stay.`,
  warpGo: 'Jump here',
  warpStay: 'Stay',

  against: (name: string) => `at ${name}`,
  tooFar: (range: number) => `range ${range / 1000} in`,
  unseen: 'no line of sight',
  odds: 'Odds',
  toHit: 'To hit',
  toDamage: 'To damage',
  together: 'Damage',
  destroy: 'Destroyed',
  damageChart: 'Chance of each number of damage points',
  bar: (points: number, percent: string) => `${points} damage: ${percent}`,
  coverYes: 'In cover: +1 Toughness',
  backYes: 'In the back: +1 Strength, 2 damage',
  empYes: 'Under EMP: the highest die is rolled again',
  hiddenShare: (percent: string) => `${percent} hidden`,
  meets: {
    spacing: 'too near',
    solid: 'in the way',
    edge: 'table edge',
    dangerous: 'D6 damage',
    obscuring: 'in cover here',
    contact: 'contact',
    mine: 'goes off',
    marker: 'a die is rolled',
    artifact: 'picked up',
    gate: 'goes through',
  },
  metLabel: (name: string, what: string) => `${name}: ${what}`,

  margin: (distance: string) => `fails by ${distance}`,
  whyMargin: (margin: string) => `It ${margin}. The place is drawn on the table.`,

  measure: 'Ruler',
  clearRulers: 'Remove rulers',
  threat: 'Enemy threat',
  strike: 'Select a unit to see where it can strike',
  strikeOf: (name: string) => `Where ${name} can strike`,
  strikeOff: 'Hide where units can strike',
  aids: 'Measure',
  aidNames: { ruler: 'Ruler', rings: 'Ranges', sight: 'Sight', threat: 'Threat', strike: 'Strike' },
  clear: 'Clear',
  rings: 'Ranges and sectors',
  ramOf: (name: string) => `Ram at ${name}`,
  backlash: 'Hit back',
  strength: 'Strength',
  lostOwn: 'You are lost',
  sightLines: 'Line of sight',
  rulerLabel: (gap: string, centre: string | null) => (centre === null ? gap : `${gap} · centres ${centre}`),
  rulerFrom: 'from',
  rulerStart: 'start here',
  rulerTitle: (from: string, to: string) => `${from} to ${to}`,
  rulerGap: (gap: string, centre: string) => `gap ${gap}, centres ${centre}`,
  rulerEnd: (name: string, bearing: number, seen: { readonly sector: string; readonly off: string } | null) =>
    `${name}: bearing ${degrees(bearing)}${seen ? `, ${seen.sector} sector, ${seen.off}` : ''}`,
  point: (x: number, y: number) => `point ${inch(x)}, ${inch(y)}`,
  rulerHint: {
    begin: 'Tap both ends, drag, or pick them in the fleet list.',
    end: (from: string) => `From ${from}. Now the other end.`,
    start: (to: string) => `Start at ${to}?`,
  },
  rulerTake: 'Take',
  rulerDrop: (title: string) => `Remove the ruler ${title}`,
  measureDone: 'Done',
  measureNext: 'Next',
  measurePrevious: 'Previous',
  sightHint: { begin: 'Tap the unit that looks.', end: (from: string) => `From ${from}. Tap the other unit.` },
  inSight: 'in sight',
  reachLeast: (inches: string) => `sure ${inches}`,
  reachAverage: (inches: string) => `average ${inches}`,
  reachMost: (inches: string) => `at most ${inches}`,
  minimap: 'Map',

  concede: 'Concede',
  concedeTitle: 'Concede this battle?',
  concedeText: 'The other side wins at once.',
  offerDraw: 'Offer a draw',
  acceptDraw: 'Accept the draw',
  declineDraw: 'Decline',
  drawOffered: (who: string) => `${who} offers a draw.`,

  share: 'Share a picture or film of this moment',
  resultScore: 'Score',
  resultDestroyed: 'Points destroyed',
  resultRounds: 'Rounds played',
  damageByShip: 'Damage by ship',
  damageDone: 'done',
  damageTaken: 'taken',
  luck: 'Luck',
  luckText: 'Rolls to hit and to damage that should have succeeded by the odds, against those that did.',
  luckHead: { rolls: 'Rolls', expected: 'Expected', rolled: 'Succeeded' },

  keys: [
    ['N / Shift N', 'Next / previous ship that can do something; target; end of a ruler (also P)'],
    ['Arrow keys', 'Nudge by 0.1 in, or turn 1°; up and down also in a number field'],
    ['Q / E', 'Turn left / right by 1°'],
    ['Shift + nudge', '1 in, 10°'],
    ['Alt + nudge', '0.001 in, 0.01°'],
    [
      '1 / 2 / 3 / 4',
      'Move, Cruise, Ram or Hold with the ship in hand, also while it is drawn; the order comes with Go',
    ],
    ['Click / again', 'Choose a target / fire at it'],
    ['Shift + click / drag', 'Choose several ready ships, one by one or in a box; dragging one moves all in formation'],
    ['W', 'Add a waypoint (Scouts)'],
    ['R', 'Ruler: tap or drag; or N, P and arrows choose an end, Enter takes it; also from the fleet list'],
    ['Shift R', 'Remove all rulers'],
    ['T', 'The enemy\u2019s threat: how many get at the selected ship where, and how hard'],
    ['Shift T', 'Where the selected unit can strike, added to the others'],
    ['C', 'All ranges and sectors of the selected unit'],
    [
      'L',
      'Line of sight between any two units: tap, point, or N and P; while planning or firing shows or hides the lines',
    ],
    ['[ / ]', 'Previous / next table'],
    [', / .', 'Step back / forth through what the others did'],
    ['Shift F', 'The ship in hand, as far as it and its enemies reach; again, or after its turn: the whole table'],
    ['G', 'Grid'],
  ] as const,
} as const;
