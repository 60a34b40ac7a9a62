import {
  cardOf,
  designNamed,
  designOf,
  KIND_NAMES,
  WEAPONS,
  type CardKind,
  type Design,
  type Ship,
  type SpurView,
} from '../../../../games/orions-spur/index.ts';
import type { CardWords, OnCard } from '../../../cards/card-words.ts';
import { designFace, shipFace, tacticsFace, type SpurFace } from '../art/face.ts';
import { cardName, shipIn, shipName } from '../names.ts';
import type { CardAbout } from '../state.ts';
import { classNames, figureNames as figures, keywordLines } from '../words/names.ts';
import { spurWords as words } from '../words/play.ts';

type Words = CardWords<SpurFace>;

/** The rule of each kind of card, beside that of what it does. */
const RULES: { readonly [kind in CardKind]: readonly string[] } = {
  attack: ['OS-5.2', 'OS-10.4'],
  reaction: ['OS-6.8', 'OS-10.4'],
  attackReaction: ['OS-6.9', 'OS-6.10'],
  draw: ['OS-10.1'],
  repair: ['OS-10.2'],
  special: ['OS-10.3'],
};

/** A tactics card as it is printed. */
export function tacticsWords(id: string): Words {
  const { key, name, kind, energy, text } = cardOf(id);
  const costs = kind === 'attack' || kind === 'reaction' || kind === 'attackReaction';
  return {
    face: tacticsFace(key),
    title: name,
    line: KIND_NAMES[kind],
    figures: costs ? [[figures.energy, String(energy)]] : [],
    texts: [text],
    rules: RULES[kind],
  };
}

/** What is printed on a ship besides its values. */
function printed({ weapon, keywords }: Design): readonly string[] {
  const gun = weapon && WEAPONS[weapon];
  return [
    ...(gun
      ? [`${gun.name}: ${words.energyCost(gun.energy)}.${gun.reacts ? ' It also fires in reaction windows.' : ''}`]
      : []),
    ...keywords.map((one) => keywordLines[one]),
  ];
}

/** A design as it is printed. */
export function designWords(id: string, seat: string, face?: SpurFace): Words {
  const design = designNamed(id)!;
  const { name, shipClass, vp, cost, shield, hull, energy } = design;
  return {
    face: face ?? designFace(id, seat),
    title: name,
    line: classNames[shipClass],
    figures: [
      [figures.shield, String(shield)],
      [figures.hull, String(hull)],
      [figures.energy, String(energy)],
      [figures.vp, String(vp)],
      [figures.cost, String(cost)],
    ],
    texts: printed(design),
    rules: ['OS-17.4', 'OS-0.6'],
  };
}

/** What of a ship is less than printed, and what lasts on it. */
function liesOn(view: SpurView, { id, owner, shield, hull, energy }: Ship): readonly OnCard[] {
  const design = designOf(id);
  const gauge = (name: string, value: number, most: number): OnCard => ({ kind: 'gauge', name, value, most });
  const lasting = view.modifiers.filter((one) => (one.ship === null ? one.seat === owner : one.ship === id));
  return [
    gauge(figures.shield, shield, design.shield),
    gauge(figures.hull, hull, design.hull),
    gauge(figures.energy, energy, design.energy),
    ...lasting.map(({ card, kind, amount, until }): OnCard => ({
      kind: 'modifier',
      change: words.modifiers[kind](amount),
      reason: words.lasting(cardName(card), '', until).trim(),
    })),
  ];
}

/** Where a ship stands, in words. */
export function standingWords(view: SpurView, ship: Ship, reach: ReadonlySet<string>): readonly string[] {
  return [
    ...(ship.slot === null ? [words.unplacedShip] : [ship.slot]),
    ...(ship.slot?.startsWith('B') ? [words.flagship] : []),
    ...(view.turn > 0 && reach.has(ship.id) ? [words.foremost] : []),
    ...(ship.overcharged ? [words.overcharged] : []),
    ...(ship.suppressed ? [words.suppressed] : []),
    ...(view.activeShip === ship.id ? [words.active] : []),
  ];
}

/** A card in words, as it lies now; null where it lies no more. */
export function cardWords(view: SpurView, about: CardAbout): Words | null {
  switch (about.kind) {
    case 'card':
      return tacticsWords(about.card);
    case 'design':
      return designWords(about.design, about.seat);
    case 'ship': {
      const ship = shipIn(view, about.id);
      if (!ship) return null;
      const plain = designWords(designOf(ship.id).id, ship.owner, shipFace(ship.id, ship.hull));
      return { ...plain, title: shipName(ship.id), lies: liesOn(view, ship) };
    }
  }
}
