import {
  CHANGES,
  CLASSES,
  DECKS,
  DESIGNS,
  designNamed,
  KEYWORD_NAMES,
  LORE,
  packetOfSource,
  SECOND_OF_TWO,
  SHIP_CLASSES,
  SPECIES,
  splashOf,
  WEAPONS,
  type Packet,
  type Species,
  type TacticsCard,
} from '../../../../games/orions-spur/index.ts';
import { classNames, figureNames, kindNames, speciesNames } from '../words/names.ts';
import { chapterOf } from './chapter-of.ts';

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const shown = ({ shield, any, hull }: Packet): string => `${shield}/${any}/${hull}`;

const classTable = table(
  ['Class', 'VP', 'Cost', ...SPECIES.map((one) => speciesNames[one])],
  SHIP_CLASSES.map((one) => [
    classNames[one],
    CLASSES[one].vp,
    CLASSES[one].cost,
    ...SPECIES.map((species) =>
      DESIGNS[species].filter(({ shipClass }) => shipClass === one).reduce((sum, { copies }) => sum + copies, 0),
    ),
  ]),
);

const weaponTable = table(
  ['Weapon', 'Energy', 'Damage', 'Splash', 'Answers'],
  Object.values(WEAPONS).map((one) => [
    one.name,
    one.energy,
    shown(packetOfSource(one)),
    splashOf(one) || '0',
    one.reacts ? 'yes' : 'no',
  ]),
);

const shipTable = (species: Species): string =>
  table(
    ['Ship', 'Class', 'Copies', 'Values', 'Weapon', 'Abilities'],
    DESIGNS[species].map(({ name, shipClass, copies, shield, hull, energy, weapon, keywords }) => [
      name,
      classNames[shipClass],
      copies,
      `${shield}/${hull}/${energy}`,
      weapon === null ? 'none' : WEAPONS[weapon].name,
      keywords.map((one) => KEYWORD_NAMES[one]).join(', ') || 'none',
    ]),
  );

const costs = ({ kind, energy }: TacticsCard): string =>
  kind === 'attack' || kind === 'reaction' || kind === 'attackReaction' ? String(energy) : 'free';

const coreTable = table(
  ['Card', 'Type', 'Energy', 'What it does', 'Copies'],
  DECKS.terran
    .filter(({ card }) => card.key.startsWith('core-'))
    .map(({ card }) => [
      card.name,
      kindNames[card.kind],
      costs(card),
      card.text,
      SPECIES.map((one) => DECKS[one].find((line) => line.card.key === card.key)?.copies ?? 0).join(', '),
    ]),
);

const cardTable = (species: Species): string =>
  table(
    ['Card', 'Type', 'Copies', 'Energy', 'What it does'],
    DECKS[species]
      .filter(({ card }) => !card.key.startsWith('core-'))
      .map(({ card, copies }) => [card.name, kindNames[card.kind], copies, costs(card), card.text]),
  );

const KINDS = ['attack', 'reaction', 'attackReaction', 'draw', 'repair', 'special'] as const;
const kindTable = table(
  ['Species', ...KINDS.map((kind) => kindNames[kind])],
  SPECIES.map((species) => [
    speciesNames[species],
    ...KINDS.map((kind) =>
      DECKS[species].filter(({ card }) => card.kind === kind).reduce((sum, { copies }) => sum + copies, 0),
    ),
  ]),
);

const values = 'Values are shield, hull and energy.';
const ships = (species: Species) => [`Ships: ${speciesNames[species]}`, `${shipTable(species)}\n\n${values}`] as const;
const cards = (species: Species) =>
  [`Cards: ${speciesNames[species]}`, `${cardTable(species)}\n\nWith the cards that all have, they are 45.`] as const;

const evenTable = table(
  ['Ship', 'Value', 'Printed', 'Evened out'],
  CHANGES.fair.map(({ design, stat, to }) => {
    const { name, [stat]: printed } = designNamed(design)!;
    return [name, figureNames[stat], printed, to];
  }),
);

/** Ships, weapons and cards. */
export const dataChapter = chapterOf(17, 'Ships and cards', [
  [
    'Evened out numbers',
    `${evenTable}\n\nLong series between equal computer players showed that some species, and whoever goes first, have the better of it. A match can be played with these numbers, which even that out; all others stay as printed. With recruitment for later seats the second of two players then has ${SECOND_OF_TWO} points.`,
  ],
  ['In step', 'The tables here are made of the very data the game is played with.'],
  [
    'What is fixed',
    'Each species has 14 ships and 45 tactics cards, enough for a standard fleet; victory points and costs follow from the class.',
  ],
  ['Classes', `${classTable}\n\nThe last four columns count the ships of each species.`],
  ['Weapons', `${weaponTable}\n\nDamage is shield, normal and hull damage. Ship Missile is a missile.`],
  ships('terran'),
  ships('hssuk'),
  ships('churrap'),
  ships('mrooshen'),
  ['Cards of all', `${coreTable}\n\nCopies are those of the Terrans, H'ssuk, Churrap and Mroo'shen.`],
  cards('terran'),
  cards('hssuk'),
  cards('churrap'),
  cards('mrooshen'),
  ['Cards by type', `${kindTable}\n\nEach row adds up to 45.`],
]);

/** Who they are. */
export const loreChapter = chapterOf(18, 'The four peoples', [
  [
    'The simulator',
    'Cadets of the Terran Defense Force are tested for command in a fleet simulator that also has the ships of their neighbours. Its name is Orion’s Spur.',
  ],
  ['Terran Federation', LORE.terran.people],
  [
    'The civil war',
    'Those who were bred for harsh worlds were once looked down upon. The revolt on Mars became the first war between stars; Earth gave in, and since then all have the same rights.',
  ],
  ["H'ssuk Empire", LORE.hssuk.people],
  ['Churrap Hegemony', LORE.churrap.people],
  ["Mroo'shen Clans", LORE.mrooshen.people],
  ['How they fight', SPECIES.map((one) => `${speciesNames[one]}: ${LORE[one].style}`).join('\n\n')],
]);
