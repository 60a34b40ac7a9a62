import { describe, expect, it } from 'vitest';
import { ALL_CARDS, ALL_DESIGNS } from '../../../src/games/orions-spur/data/cards.ts';
import { CLASSES, SHIP_CLASSES } from '../../../src/games/orions-spur/data/classes.ts';
import { DESIGNS, KEYWORD_NAMES, PRIMARY } from '../../../src/games/orions-spur/data/ships.ts';
import { FRAME, LORE, SPECIES, type Species } from '../../../src/games/orions-spur/data/species.ts';
import { CARD_KINDS, CORE, DECKS } from '../../../src/games/orions-spur/data/tactics.ts';
import { WEAPONS } from '../../../src/games/orions-spur/data/weapons.ts';
import { packetOf, shownAs } from '../../../src/games/orions-spur/rules/packet.ts';
import { isMissile, packetOfSource, saysSecond, splashOf } from '../../../src/games/orions-spur/rules/source.ts';
import type { SpurEffect } from '../../../src/games/orions-spur/data/effects.ts';
import { plain } from '../../../src/games/orions-spur/data/text.ts';
import { TABLES } from './tables.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** An effect as the tables print it. */
function printed(effect: SpurEffect): string {
  switch (effect.kind) {
    case 'attack':
      return [
        `damage(${shownAs(packetOf(effect.strength))})`,
        ...effect.traits,
        ...(effect.target === 'enemyInSecondReach' ? ['reach second'] : []),
      ].join(', ');
    case 'damage':
      return effect.target === 'shipsBesideTarget'
        ? `splash(${plain(effect.strength.any)})`
        : `damage(${shownAs(packetOf(effect.strength))}) on 1 enemy ship, reach second; harmful`;
    case 'reduce':
      if (effect.by === 'half') return 'halve';
      if (effect.by === 'onePart') return 'blockType';
      return `${effect.target === 'missile' ? 'intercept' : 'block'}(${plain(effect.by)})`;
    case 'cancel':
      return effect.target === 'missile' ? 'evade(missile)' : 'evade';
    case 'redirect':
      return 'redirect';
    case 'draw':
      return `draw(${effect.count})`;
    case 'discard':
      return effect.pick === 'random' ? `forceDiscard(${effect.count})` : `discard(${effect.count})`;
    case 'restore':
      return effect.stat === 'energy'
        ? `restoreEnergy(${plain(effect.amount)})`
        : `repair${effect.stat === 'shield' ? 'Shield' : 'Hull'}(${plain(effect.amount)})`;
    case 'turn':
      return 'reEnable';
    case 'gain':
      return `recruitPoints(${plain(effect.amount)})`;
    case 'shift':
      return `moveShip(${effect.upTo})`;
    case 'modify':
      return `modifier(${effect.value} ${plain(effect.by)}, ${effect.target === 'ownFleet' ? 'fleet' : 'ship'}, ${effect.until})`;
    case 'grant':
      return `modifier(reach, ship, ${effect.until})`;
  }
}

/** The lines of a deck in words, the copies last. */
const rowsOf = (species: Species): readonly string[] =>
  DECKS[species].map(
    ({ card, copies }) => `${card.key} ${card.kind} ${card.energy} ${card.effects.map(printed).join(', ')} x${copies}`,
  );

describe('ships', () => {
  it('OS-17.4 classes and their numbers', () => {
    expect(SHIP_CLASSES.map((one) => [CLASSES[one].vp, CLASSES[one].cost])).toEqual([
      [1, 2],
      [2, 3],
      [3, 5],
      [4, 7],
      [4, 6],
      [5, 8],
      [6, 10],
    ]);
    const counts = SPECIES.map((species) =>
      SHIP_CLASSES.map((shipClass) =>
        sum(DESIGNS[species].filter((one) => one.shipClass === shipClass).map(({ copies }) => copies)),
      ),
    );
    expect(counts).toEqual([
      [4, 3, 3, 2, 1, 1, 0],
      [3, 3, 3, 2, 0, 1, 2],
      [6, 4, 2, 0, 1, 1, 0],
      [4, 3, 3, 2, 1, 1, 0],
    ]);
  });

  it('OS-17.6, OS-17.7, OS-17.8, OS-17.9 the sums of the tables', () => {
    const sums = SPECIES.map((species) =>
      (['vp', 'shield', 'hull', 'energy', 'cost'] as const).map((figure) =>
        sum(DESIGNS[species].map((one) => one.copies * one[figure])),
      ),
    );
    expect(sums).toEqual([
      [36, 36, 50, 43, 60],
      [43, 34, 55, 41, 72],
      [29, 26, 38, 42, 48],
      [36, 18, 75, 44, 60],
    ]);
  });

  it('OS-17.5 printed weapons', () => {
    expect(
      Object.values(WEAPONS).map(
        (one) =>
          `${one.name} ${one.energy} ${shownAs(packetOfSource(one))}${isMissile(one) ? ' missile' : ''}${splashOf(one) > 0 ? ` splash ${splashOf(one)}` : ''} ${one.reacts ? 'A/R' : 'attack'}`,
      ),
    ).toEqual([
      'Ship Missile 1 0/2/0 missile attack',
      'Light Laser 1 0/1/0 A/R',
      'Medium Laser 2 0/3/0 A/R',
      'Heavy Laser 3 0/5/0 A/R',
      'Siege Mortar 2 0/2/0 splash 1 attack',
      'Grapple Gun 1 1/0/1 attack',
      'Needle Gun 1 2/0/0 attack',
    ]);
  });
});

describe('tactics cards', () => {
  it('OS-17.10 core cards and their copies', () => {
    expect([0, 1, 2, 3].map((at) => sum(CORE.map(([, copies]) => copies[at]!)))).toEqual([24, 23, 20, 21]);
    expect(rowsOf('terran').slice(0, 13)).toEqual([
      'core-missile-salvo attack 1 damage(0/2/0), missile x3',
      'core-heavy-torpedo attack 2 damage(0/4/0), missile x1',
      'core-plasma-cannon attack 3 damage(3/0/3) x2',
      'core-ion-burst attack 1 damage(3/0/0) x1',
      'core-rail-slug attack 2 damage(0/0/2) x1',
      'core-particle-beam attackReaction 1 damage(0/2/0) x5',
      'core-point-defense reaction 0 intercept(3) x2',
      'core-shield-surge reaction 1 block(2) x2',
      'core-hard-over reaction 2 evade x1',
      'core-angle-the-hull reaction 1 halve x1',
      'core-tactical-review draw 0 draw(2) x3',
      'core-damage-control repair 0 repairHull(2) x1',
      'core-shield-cell repair 0 repairShield(2) x1',
    ]);
  });

  it('OS-17.11, OS-17.12, OS-17.13, OS-17.14, OS-17.15 cards of the species, 45 each, by type', () => {
    const own = SPECIES.map((species) => sum(DECKS[species].slice(13).map(({ copies }) => copies)));
    expect(own).toEqual([21, 22, 25, 24]);
    expect(
      SPECIES.map((species) =>
        CARD_KINDS.map((kind) =>
          sum(DECKS[species].filter(({ card }) => card.kind === kind).map(({ copies }) => copies)),
        ),
      ),
    ).toEqual([
      [13, 9, 9, 5, 4, 5],
      [16, 9, 6, 4, 5, 5],
      [18, 9, 7, 3, 3, 5],
      [17, 6, 6, 4, 6, 6],
    ]);
  });

  it('OS-10.13 has one card whose attack says reach second, and tells every card in words', () => {
    expect(ALL_CARDS.filter((one) => saysSecond(one)).map(({ name }) => name)).toEqual(['Siege Lance']);
    for (const { text, name } of ALL_CARDS) expect(text, name).toMatch(/^\S.*\.$/);
  });
});

/** A table row as the catalogue prints it, from the data of the game. */
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const weaponRows = (): readonly string[] =>
  Object.values(WEAPONS).map((one) =>
    row(
      `\`${one.id}\``,
      one.name,
      one.energy,
      shownAs(packetOfSource(one)),
      isMissile(one) ? 'yes' : 'no',
      splashOf(one) || '-',
      one.reacts ? 'A/R' : 'attack',
    ),
  );

const shipRows = (): readonly string[] =>
  ALL_DESIGNS.map((one) => {
    const words = one.keywords.map(
      (keyword) => `${KEYWORD_NAMES[keyword]}${PRIMARY.includes(keyword) ? ' (primary)' : ''}`,
    );
    const weapon = one.weapon === null ? '-' : WEAPONS[one.weapon].name;
    const { name } = CLASSES[one.shipClass];
    return row(
      `\`${one.id}\``,
      one.name,
      name,
      one.copies,
      one.vp,
      one.shield,
      one.hull,
      one.energy,
      one.cost,
      weapon,
      words.join(', ') || '-',
    );
  });

const cardRows = (): readonly string[] => [
  ...CORE.map(([card, copies]) =>
    row(`\`${card.key}\``, card.name, `\`${card.kind}\``, card.energy, effectText(card.effects), ...copies),
  ),
  ...SPECIES.flatMap((species) =>
    DECKS[species]
      .slice(CORE.length)
      .map(({ card, copies }) =>
        row(`\`${card.key}\``, card.name, `\`${card.kind}\``, copies, card.energy, effectText(card.effects)),
      ),
  ),
];

/** Effects in the words of the tables. */
const effectText = (effects: readonly SpurEffect[]): string =>
  effects
    .map((effect) => `${effect.kind === 'modify' || effect.kind === 'grant' ? 'Continuous: ' : ''}${printed(effect)}`)
    .join(', ') + (effects[0]?.kind === 'turn' ? ', same ship' : '');

describe('the tables of the catalogue', () => {
  it('OS-17.2, OS-17.3 data and tables are the same line by line; what is not open to tuning stands', () => {
    expect([...weaponRows(), ...shipRows(), ...cardRows()]).toEqual(TABLES);
    const plasma = ALL_CARDS.find(({ name }) => name === 'Plasma Cannon')!;
    expect(shownAs(packetOfSource(plasma))).toBe('3/0/3');
    expect([WEAPONS.shipMissile.energy, isMissile(WEAPONS.shipMissile)]).toEqual([1, true]);
    for (const [, copies] of CORE) expect(Math.min(...copies)).toBeGreaterThan(0);
    for (const one of ALL_DESIGNS)
      expect([one.vp, one.cost]).toEqual([CLASSES[one.shipClass].vp, CLASSES[one.shipClass].cost]);
  });
});

describe('texts of the interface', () => {
  it('OS-18.1, OS-18.2, OS-18.3, OS-18.4, OS-18.5, OS-18.6, OS-18.7 tell the frame, the peoples and how they play', () => {
    expect(FRAME).toContain('Terran Defense Force');
    const { terran, hssuk, churrap, mrooshen } = LORE;
    for (const word of ['Gennies', 'Greys', 'Elves', 'Dwarves', 'Gnomes', 'Republican Civil War', 'same rights'])
      expect(terran.people).toContain(word);
    for (const word of ['Red clan', 'Tragedy', 'sleep']) expect(hssuk.people).toContain(word);
    for (const word of ['wings', 'flocked']) expect(churrap.people).toContain(word);
    for (const word of ['Pride Lands', 'Menials', 'scouts']) expect(mrooshen.people).toContain(word);
    expect(SPECIES.map((species) => LORE[species].style.split(' ')[0])).toEqual([
      'Missiles,',
      'Armored',
      'Cheap',
      'Large',
    ]);
  });
});
