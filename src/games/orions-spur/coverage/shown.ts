import { namesOf, type Shown } from '../../coverage.ts';
import { ALL_CARDS, ALL_DESIGNS, cardOf, designOf } from '../data/cards.ts';
import { DATA_SETS, lineIn } from '../data/sets.ts';
import { KEYWORDS, type Keyword } from '../data/ships.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { EventOf, ReactionResult, SpurEvent } from '../event.ts';
import { targetable } from '../rules/formation.ts';
import { totalOf } from '../rules/packet.ts';
import { allyOf, has, playerOf, shipAt } from '../rules/table.ts';
import { AUTO_PASS, TRIGGERS, type Attack, type SpurState, type Trigger } from '../state.ts';

const results = namesOf<ReactionResult['kind']>();

/** Whatever has to be seen at work, by group. */
export const WANTED_AT_WORK = {
  designs: [...new Set(DATA_SETS.flatMap((set) => ALL_DESIGNS.map(({ id }) => lineIn(set, id))))],
  weapons: Object.keys(WEAPONS),
  cards: ALL_CARDS.map(({ key }) => key),
  abilities: [...KEYWORDS] as readonly string[],
  reactions: [
    ...results({ weakened: 0, intercepted: 0, evaded: 0, redirected: 0, counterfire: 0 }),
    'helped',
  ] as readonly string[],
  /** Each setting of each trigger, as it is met (OS-6.21). */
  settings: TRIGGERS.flatMap((trigger) => AUTO_PASS.map((value) => `${trigger} ${value}`)) as readonly string[],
};

const ability = (name: Keyword): Shown => ({ group: 'abilities', name });

/** A card or weapon that is fired, or an ability that is used. */
function sourceShown(ship: string, source: string): readonly Shown[] {
  if (source === 'bracing' || source === 'interference') return [ability(source)];
  if (source !== 'weapon') return [{ group: 'cards', name: cardOf(source).key }];
  return [{ group: 'weapons', name: designOf(ship).weapon! }];
}

/** OS-6.21: the settings an attack meets: those of the owner of its target, and of the ally. */
function settingsMet(state: SpurState, { target }: Attack, own: Trigger, allied: Trigger): readonly Shown[] {
  const owner = shipAt(state, target)?.owner;
  if (owner === undefined) return [];
  const ally = allyOf(state.options, owner);
  const met = (seat: string, trigger: Trigger): Shown => ({
    group: 'settings',
    name: `${trigger} ${playerOf(state, seat).autoPass[trigger] ?? 'ask'}`,
  });
  return [met(owner, own), ...(ally === null ? [] : [met(ally, allied)])];
}

function declared(before: SpurState, { attack }: EventOf<'attackDeclared'>): readonly Shown[] {
  const settings = settingsMet(before, attack, 'ownAttacked', 'allyAttacked');
  if (attack.kind === 'ram') return [ability('ram'), ...settings];
  const owner = shipAt(before, attack.target)!.owner;
  const isBehind = !targetable(before, owner).some(({ id }) => id === attack.target);
  return [
    ...sourceShown(attack.ship, attack.source),
    ...(isBehind && has(attack.ship, 'artillery') ? [ability('artillery')] : []),
    ...settings,
  ];
}

function reacted(before: SpurState, { ship, source, helped, result }: EventOf<'reacted'>): readonly Shown[] {
  return [
    ...sourceShown(ship, source),
    { group: 'reactions', name: result.kind },
    ...(helped ? [{ group: 'reactions', name: 'helped' }] : []),
    ...(result.kind === 'counterfire' ? settingsMet(before, result.attack, 'ownCounterfired', 'allyCounterfired') : []),
  ];
}

/** What an event shows besides its type: designs in play, cards, weapons and abilities at work. */
export function shownBy(before: SpurState, event: SpurEvent): readonly Shown[] {
  switch (event.type) {
    case 'turnEnded':
      return before.ships.map(({ id }) => ({ group: 'designs', name: designOf(id).id }));
    case 'cardPlayed':
      return [{ group: 'cards', name: cardOf(event.card).key }];
    case 'attackDeclared':
      return declared(before, event);
    case 'reacted':
      return reacted(before, event);
    case 'hit':
      return has(event.ship, 'armored') && totalOf(event.dealt) < totalOf(event.packet) ? [ability('armored')] : [];
    case 'suppressed':
      return [ability('suppressingFire')];
    case 'flockActivated':
      return [ability('flock')];
    default:
      return [];
  }
}
