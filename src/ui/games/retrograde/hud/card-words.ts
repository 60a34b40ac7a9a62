import {
  assetPlate,
  cardOf,
  CLASS_NAMES,
  isHomeworld,
  spacecraftPlate,
  type Card,
  type RetrogradeView,
} from '../../../../games/retrograde/index.ts';
import type { CardWords, OnCard } from '../../../cards/card-words.ts';
import { faceOf, type Face } from '../art/card-face.ts';
import { projectName, sideName, sideOf, thingName } from '../names.ts';
import type { CardAbout } from '../state.ts';
import { seatOf } from '../tools/tool.ts';
import { kindNames } from '../words/log.ts';
import { retrogradeWords as words } from '../words/play.ts';
import { assetMarks, craftMarks, dialMarks, projectMarks } from './marks.ts';

type View = RetrogradeView;
type Words = CardWords<Face>;

/** The rule of each kind of card, beside that of its table. */
const RULES: { readonly [kind in Card['kind']]: readonly string[] } = {
  asset: ['RG-24.1', 'RG-7.3'],
  spacecraft: ['RG-24.3', 'RG-6.1'],
  upgrade: ['RG-24.4', 'RG-14.4'],
};

/** A card as it is printed. */
export function printedWords(id: string, seat: string): Words {
  const card = cardOf(id);
  return {
    face: faceOf(id, seat),
    title: card.name,
    line: lineOf(card),
    figures: figuresOf(card),
    texts: [card.text === '' ? words.noText : card.text],
    rules: RULES[card.kind],
  };
}

const lineOf = (card: Card): string => {
  if (card.kind === 'spacecraft') return CLASS_NAMES[card.shipClass];
  if (card.kind === 'upgrade') return words.lines.upgrade;
  return isHomeworld(card.id) ? words.lines.homeworld : words.lines.asset;
};

function figuresOf(card: Card): Words['figures'] {
  const { figures } = words;
  switch (card.kind) {
    case 'asset':
      return [
        [figures.population, String(card.population)],
        ...(card.cost === null ? [] : [[figures.cost, String(card.cost)] as const]),
        [figures.power, String(card.power)],
        [figures.resistance, String(card.resistance)],
        [figures.facilities, card.facilities.map((one) => CLASS_NAMES[one]).join(', ') || words.none],
        [figures.orbitals, card.orbitals.join(', ')],
        [figures.transfer, card.transfer.join(' / ')],
      ];
    case 'spacecraft':
      return [
        [figures.cost, String(card.cost)],
        [figures.accuracy, String(card.accuracy)],
        [figures.armor, String(card.armor)],
        [figures.deltaVee, String(card.deltaVee)],
        [figures.bombardment, String(card.bombardment)],
        [figures.population, String(card.population)],
      ];
    case 'upgrade':
      return [
        [figures.cost, String(card.cost)],
        [figures.resistance, String(card.resistance)],
      ];
  }
}

const gauge = (name: string, { now, of }: { readonly now: number; readonly of: number }): OnCard => ({
  kind: 'gauge',
  name,
  value: now,
  most: of,
});

/** A card in words, as it lies now; null where it is gone. */
export function cardWords(view: View, about: CardAbout): Words | null {
  switch (about.kind) {
    case 'hand':
      return printedWords(about.card, seatOf(view));
    case 'asset':
      return assetWords(view, about.id);
    case 'spacecraft':
      return craftWords(view, about.id);
    case 'upgrade': {
      const asset = view.assets.find(({ upgrade }) => upgrade?.id === about.id);
      const plate = asset && assetPlate(view, asset.id).upgrade;
      if (!asset?.upgrade || !plate) return null;
      const printed = printedWords(asset.upgrade.card, asset.owner);
      return {
        ...printed,
        lies: [gauge(words.figures.damage, plate.damage)],
        texts: [...printed.texts, words.belongsTo(sideName(view, asset.owner))],
      };
    }
    case 'debris': {
      const wreck = view.debris.find(({ id }) => id === about.id);
      if (!wreck) return null;
      const printed = printedWords(wreck.card, wreck.owner);
      return {
        ...printed,
        title: thingName(view, wreck.id),
        line: words.lines.debris,
        texts: [words.place(thingName(view, wreck.asset), wreck.orbital)],
        rules: ['RG-12.7', 'RG-16.2'],
      };
    }
    case 'project':
      return projectWords(view, about.id);
  }
}

function assetWords(view: View, id: string): Words | null {
  const asset = view.assets.find((one) => one.id === id);
  if (!asset) return null;
  const plate = assetPlate(view, id);
  const printed = printedWords(asset.card, asset.owner);
  return {
    ...printed,
    title: thingName(view, id),
    lies: [
      gauge(words.figures.damage, plate.damage),
      ...(plate.upgrade ? [{ kind: 'token', name: plate.upgrade.name, copies: 1 } as const] : []),
    ],
    texts: [
      ...printed.texts,
      ...assetMarks(view, id),
      ...dialMarks(view, id),
      words.belongsTo(sideName(view, asset.owner)),
    ],
  };
}

function craftWords(view: View, id: string): Words | null {
  const craft = view.spacecraft.find((one) => one.id === id);
  if (!craft) return null;
  const plate = spacecraftPlate(view, id);
  const printed = printedWords(craft.card, craft.owner);
  return {
    ...printed,
    title: thingName(view, id),
    lies: [gauge(words.figures.left, plate.deltaVee), gauge(words.figures.damage, plate.damage)],
    texts: [
      ...printed.texts,
      ...craftMarks(view, id),
      words.place(thingName(view, craft.asset), craft.orbital),
      words.belongsTo(sideName(view, craft.owner)),
    ],
  };
}

function projectWords(view: View, id: string): Words | null {
  const project = view.projects.find((one) => one.id === id);
  if (!project) return null;
  const lies: readonly OnCard[] =
    project.cost === null
      ? [{ kind: 'token', name: words.points(project.points, null), copies: 1 }]
      : [
          gauge(words.pointsGiven, {
            now: Math.min(project.points, project.cost),
            of: project.cost,
          }),
        ];
  if (project.card !== null) {
    const printed = printedWords(project.card, project.owner);
    return { ...printed, lies, texts: [...printed.texts, ...projectMarks(view, id)] };
  }
  return {
    face: faceOf(null, project.owner),
    title: projectName(view, project),
    line: words.faceDown(kindNames[project.kind]),
    figures: [],
    lies,
    texts: [words.belongsTo(sideName(view, project.owner))],
    rules: ['RG-14.2', 'RG-20.1'],
  };
}

/** A card with those that lie beside it, in their order, and what that place is called. */
export interface Neighbours {
  readonly zone: string;
  readonly cards: readonly CardAbout[];
}

/** The cards a card lies among: a hand, or all of a seat's that are in play. */
export function neighboursOf(view: View, about: CardAbout): Neighbours {
  if (about.kind === 'hand') {
    const cards = [...new Set(sideOf(view, seatOf(view)).hand.cards ?? [about.card])];
    return { zone: words.hand, cards: cards.map((card): CardAbout => ({ kind: 'hand', card })) };
  }
  const owner = about.id.slice(0, 1);
  const inPlay: readonly CardAbout[] = [
    ...view.assets
      .filter((one) => one.owner === owner)
      .flatMap(({ id, upgrade }): readonly CardAbout[] => [
        { kind: 'asset', id },
        ...(upgrade ? [{ kind: 'upgrade', id: upgrade.id } as const] : []),
      ]),
    ...view.spacecraft.filter((one) => one.owner === owner).map(({ id }): CardAbout => ({ kind: 'spacecraft', id })),
    ...view.projects.filter((one) => one.owner === owner).map(({ id }): CardAbout => ({ kind: 'project', id })),
  ];
  const among = inPlay.some((one) => sameAbout(one, about)) ? inPlay : [about];
  return { zone: sideName(view, owner), cards: among };
}

/** Whether two cards are one. */
export const sameAbout = (one: CardAbout, other: CardAbout): boolean => JSON.stringify(one) === JSON.stringify(other);
