import type { Species } from '../../../../games/orions-spur/index.ts';
import { count } from '../../../kit/words/text.ts';
import { listWords } from '../../../match/words/lists.ts';

const NOUNS = { one: 'fleet', many: 'fleets', match: 'battle', matches: 'battles' } as const;

/** How each ready-made fleet is led, by species, from the smallest on. */
const READY_LINES: { readonly [species in Species]: readonly string[] } = {
  terran: [
    'Two missiles behind a Frigate that takes the edge off every hit.',
    'A bit of everything: missiles, lasers that answer, Suppressing Fire.',
    'Ganymede shoots past the first line while Mars silences it.',
    'Sol behind its screen; Europa and the Phobos pair spoil what comes in.',
  ],
  hssuk: [
    'Two ships only, both hard to hurt.',
    'An Elder that braces, a Clanguard in armor, Scales in front.',
    'Monolith shells the second row; Scales take what comes back.',
    'The Throne wears everybody down, slowly.',
  ],
  churrap: [
    'Three small wings: strike first and often.',
    'Roost feeds the Flock, Swifts and a Harrier do the work.',
    'Eyrie has energy for many activations.',
    'Thunderhead behind a cloud of Swifts.',
  ],
  mrooshen: [
    'Cubs ram, the Stalker shoots.',
    'A Mauler and a Prowler to ram what the Cubs have opened.',
    'Pridelord has hull to spend: ram, and ram again.',
    'The Ancestor, a Matron to cover it, and Cubs to throw away.',
  ],
};

/** Words of the fleet library: the list of fleets, the builder, comparing two, the sheet to print. */
export const fleetsText = listWords(NOUNS, {
  title: 'Fleets of Orion’s Spur',
  lead: 'Your starting fleets and their formations, kept in this browser, and ready-made ones for 6, 12, 18 and 24 points.',
  buildLead: 'Ships for your points, and where each stands. A fleet that is kept here is offered when a battle begins.',
  searchHint: 'Name, tag, species, ship, class, weapon',
  compareLead: 'The larger figure of a row is marked. All figures are printed ones, added up.',
  duelLead: 'Fleets are chosen within a battle.',
  sheetLead: 'The formation and the figures of every ship, on A4 or letter.',
  shareHint: 'One line for each ship and its place, as Sol B3, or 2x Ceres without places; or JSON.',

  byPoints: 'By points',
  byShips: 'By ships',
  byHull: 'By hull',
  points: (n: number) => count(n, 'point'),
  ships: (n: number) => count(n, 'ship'),
  hull: (n: number) => `hull ${n}`,
  about: (species: string, ships: number) => `${species}, ${count(ships, 'ship')}`,
  noPlaces: 'No formation: it is arranged when the battle begins.',
  readyLines: READY_LINES,

  toMatch: 'Set up a battle',
  fleetName: 'Fleet name',
  species: 'Species',
  terms: 'For a battle with',
  budget: 'Starting fleet',
  budgets: { standard: 'Standard', own: 'Other' },
  budgetHint: 'Standard: 2 Frigates, 1 Destroyer, 1 Light Cruiser.',
  pointsTitle: 'Points',
  atMost: 'Fewer points are allowed',
  evenShipsHint: 'As a new battle proposes; without them as printed.',
  exposed: 'The flagship is protected by its rows',
  size: (points: number, of: number, ships: number) => `${points} of ${of} points, ${count(ships, 'ship')}`,

  designs: 'Ships',
  designsHow:
    'Press a ship to add it, or drag it to its place. Digits 1 to 9 add so many, Delete takes one out, I reads it.',
  add: 'Add',
  lessShip: (name: string) => `One ${name} less`,
  cost: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  copies: (n: number, of: number) => `${n} of ${of}`,
  chosenOf: (n: number, of: number) => `${n} of ${of} chosen`,
  values: (shield: number, hull: number, energy: number) => `Shield ${shield}, hull ${hull}, energy ${energy}`,
  unarmed: 'No weapon',

  formation: 'Formation',
  formationOf: 'Formation, the front row first',
  loose: 'Without a place',
  looseShip: (name: string) => `${name}, without a place`,
  slot: (slot: string, row: string) => `${slot}, ${row.toLowerCase()}, empty`,
  slotShip: (slot: string, row: string, ship: string, vp: number) => `${slot}, ${row.toLowerCase()}: ${ship}, ${vp} VP`,
  arrange: 'Arrange for me',
  formationHow:
    'Press a ship, then its place, or drag it. An empty place that is pressed takes the next ship you add. Keys: arrows go about, with Shift they move the ship; Delete takes it out, I reads it.',
  inHand: (ship: string) => `${ship} is in hand.`,
  aimed: (slot: string) => `The next ship goes to ${slot}.`,
  readShip: 'Read',
  takeShipOut: 'Take out',
  letGo: 'Let go',
  added: (name: string, slot: string | null) => (slot ? `${name} at ${slot}.` : `${name}, without a place.`),
  movedTo: (name: string, slot: string) => `${name} now stands at ${slot}.`,
  takenOut: (name: string) => `${name} was taken out.`,
  emptied: (species: string) => `The fleet is empty; it is one of the ${species} now.`,

  emptyFleet: 'No ship yet',
  emptyBuild: 'Press ships, or drag them to their places. Or begin with one of these:',
  readyName: (name: string, points: number) => `${name} (${points})`,

  figures: 'Figures',
  totals: {
    points: 'Points',
    ships: 'Ships',
    shield: 'Shield',
    hull: 'Hull',
    energy: 'Energy',
    vp: 'VP the enemy can take',
  },
  weapons: 'Weapons',
  weapon: (name: string, energy: number) => `${name}, ${energy} energy.`,
  answers: 'Also answers attacks.',
  noWeapons: 'No ship is armed.',
  volley: (energy: number, all: number) => `One shot of every ship takes ${energy} of its ${all} energy.`,
  abilities: 'Abilities',
  noAbilities: 'No ship has one.',
  shipsWith: (ships: number) => count(ships, 'ship'),

  groups: {
    totals: 'All ships together',
    weapons: 'Weapons, in ships',
    abilities: 'Abilities, in ships',
    ships: 'Ships',
  },
  shipOf: (ship: string, species: string) => `${ship} (${species})`,
  volleyRow: 'Energy of one shot each',

  sheetColumns: { place: 'Place', ship: 'Ship', values: 'Values', weapon: 'Weapon and abilities', points: 'Points' },
  sheetText: 'With the text to type in again',
  sheetGrid: 'Formation',

  // Within a match.
  mine: 'Your fleets that fit',
  mineNot: (n: number) =>
    n === 1 ? '1 other fleet of yours is not for this budget.' : `${n} other fleets of yours are not for this budget.`,
  inBuilder: (name: string) => `${name} (in the builder)`,
  keepFleet: 'Keep this fleet',
  keptFrom: (species: string, points: number) => `${species}, ${count(points, 'point')}`,
  formationsOf: 'Your formations of these ships',
});
