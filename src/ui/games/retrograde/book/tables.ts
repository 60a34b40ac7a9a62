import {
  ASSETS,
  CLASS_NAMES,
  SPACECRAFT,
  STARTERS,
  UPGRADES,
  cardOf,
  type AssetCard,
} from '../../../../games/retrograde/index.ts';
import { table } from '../../../match/book/table.ts';
import { chapterOf } from './chapter-of.ts';
import { BUILDER, LIBRARY } from './leads.ts';

/** What may be ordered, and refusals. */
export const ordersChapter = chapterOf(19, 'What you can do', [
  [
    'The orders',
    `- Upkeep: choose the debris a sweeper clears.
- Maneuvers: burn, scuttle, attack, refit, bombard, fire missiles.
- Research, with the number of cards. Repair, of the asset or its upgrade.
- Construction: start a project, contribute, complete, scrap where it is allowed, give up a Colony Ship, fly a missile that was just built.
- End the phase. At any time: resign, offer a draw, answer an offer.`,
  ],
  [
    'Refusals',
    'Whatever is not allowed is refused with the rule that stands against it and the numbers of the situation.',
  ],
]);

/** What is hidden. */
export const hiddenChapter = chapterOf(20, 'What is hidden', [
  [
    'Who sees what',
    `- Everything face up is seen by both: assets, upgrades, spacecraft, debris, damage, counters, population, dice.
- You see your hand, your deck in its order and your projects. The other player sees how many cards they are, and of a project its kind, place and points.
- The removed pile names the cards that everybody had seen.
- A card seen by an Espionage Agency is known to its owner alone.`,
  ],
  ['Names tell nothing', 'Nothing that is shown tells a hidden card, or chance that is still to come.'],
  [
    'Once seen',
    'A card that is turned up stays known while it is in play. One that goes back to the hand is hidden again.',
  ],
]);

/** Chance. */
export const chanceChapter = chapterOf(21, 'Chance', [
  ['Coin and dice', 'The coin at the start, the dice of attacks and the die of missiles are all the chance there is.'],
]);

/** Options. */
export const optionsChapter = chapterOf(22, 'Settings of a match', [
  [
    'The settings',
    `| Setting | Usually | Rule |
| The author’s corrections | off | RG-8.2 |
| Equal dice hit | off | RG-9.7 |
| Problematic cards | off | RG-2.5 |
| Limit of copies | none | RG-2.4 |
| Round limit | none | RG-18.4 |
| First turn | by chance | RG-3.1 |
| Scrapping projects | off | RG-14.18 |
| Decks | Earth and Mars | RG-25.1 |

A match between two computers should have a round limit.`,
  ],
]);

/** The table. */
export const shownChapter = chapterOf(23, 'What the table shows', [
  [
    'Assets and orbitals',
    'Each asset is the limb of a world with an arc for each orbital, with its number and entry cost.',
  ],
  [
    'The transfer dial',
    'Four values round a dial: the needle is on the active one, a mark on the next. In its middle stands what it costs to arrive now.',
  ],
  [
    'The plate of an asset',
    'Name, population, power, damage, facilities and ability. Tapped assets bear a turned card, homeworlds a star.',
  ],
  ['Upgrades', 'An installed upgrade lies under its asset, with its name and damage.'],
  ['Spacecraft', 'A gauge shows the delta-vee left. Marks say what is damaged, barred, or able to bombard.'],
  ['Debris', 'Wrecks drift at the right end of their orbital, with their number.'],
  ['Projects', 'A scaffold with its points. Its owner reads the card, its cost, and whether it is ready or why not.'],
  ['Players', 'Turn, phase and population stand in the bar, hands and decks in the list of both systems.'],
  [
    'Before you order',
    'Burns show their cost and what is left, attacks their dice and exact chances, bombardments their power, contributions their points, before you give the order.',
  ],
  [
    'Warnings',
    'You are told when debris will strike, when a new upgrade would cost you the asset, and when a homeworld is lost. Nothing of that is forbidden.',
  ],
]);

const builds = ({ facilities }: AssetCard): string => facilities.map((one) => CLASS_NAMES[one]).join(', ') || 'none';

/** What it costs to arrive at an asset at each counter, to climb from the lowest orbital, and to come down. */
const ways = ({ name, orbitals, transfer }: AssetCard): readonly (string | number)[] => {
  const sum = (costs: readonly number[]) => costs.reduce((all, one) => all + one, 0);
  return [
    name,
    transfer.map((value) => value + orbitals.at(-1)!).join('/'),
    sum(orbitals.slice(1)),
    sum(orbitals.slice(0, -1)),
  ];
};

/** The cards. */
export const cardsChapter = chapterOf(24, 'The cards', [
  [
    'Assets',
    `${table(
      ['Asset', 'Population', 'Cost', 'Power', 'Builds', 'Orbitals', 'Transfer', 'Resistance'],
      ASSETS.map((one) => [
        one.name,
        one.population,
        one.cost ?? 'none',
        one.power,
        builds(one),
        one.orbitals.join(','),
        one.transfer.join('/'),
        one.resistance,
      ]),
    )}

Orbitals are written from the lowest. Only homeworlds have an ability.`,
  ],
  [
    'Ways',
    `${table(['Asset', 'Arrival at counter 1/2/3/4', 'Climb', 'Descent'], ASSETS.map(ways))}

Climb leads from orbital 1 to the outermost, descent the other way.`,
  ],
  [
    'Spacecraft',
    `${table(
      ['Spacecraft', 'Class', 'Accuracy', 'Armor', 'Delta-vee', 'Population', 'Cost', 'Bombardment'],
      SPACECRAFT.map((one) => [
        one.name,
        CLASS_NAMES[one.shipClass],
        one.accuracy,
        one.armor,
        one.deltaVee,
        one.population,
        one.cost,
        one.bombardment,
      ]),
    )}

What they can do beside that stands on them.`,
  ],
  [
    'Upgrades',
    `${table(
      ['Upgrade', 'Cost', 'Resistance', 'What it does'],
      UPGRADES.map((one) => [one.name, one.cost, one.resistance, one.text]),
    )}

Any asset may carry any upgrade.`,
  ],
]);

const runs = (cards: readonly string[]): readonly string[] => {
  const lines: { readonly card: string; count: number }[] = [];
  for (const card of cards) {
    const last = lines.at(-1);
    if (last?.card === card) last.count += 1;
    else lines.push({ card, count: 1 });
  }
  return lines.map(({ card, count }) => `${count > 1 ? `${count} × ` : ''}${cardOf(card).name}`);
};

/** The ready-made decks. */
export const startersChapter = chapterOf(25, 'Ready-made decks', [
  [
    'Three decks',
    Object.values(STARTERS)
      .map(({ homeworld, cards }) => `${cardOf(homeworld).name}, top card first: ${runs(cards).join(', ')}.`)
      .join('\n\n'),
    [LIBRARY, BUILDER],
  ],
]);
