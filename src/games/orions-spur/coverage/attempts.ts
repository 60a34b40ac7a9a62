import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { ReactionTarget, SpurCommand } from '../command.ts';
import { ALL_DESIGNS, cardOf } from '../data/cards.ts';
import { linesIn } from '../data/sets.ts';
import { attackId } from '../rules/attacks.ts';
import { SLOTS } from '../rules/formation.ts';
import { playerAt } from '../rules/table.ts';
import type { SpurState } from '../state.ts';

/** Attempts of each kind in a state. */
const OF_A_KIND = 2;
const FOR_WINDOWS: readonly string[] = ['reaction', 'attackReaction'];
const KINDS: readonly ReactionTarget['kind'][] = ['attackingShip', 'incomingAttack', 'attack', 'hit', 'redirect'];

/** Draws whatever lies on the table, for commands of a seat. */
interface Lots {
  readonly below: (count: number) => number;
  readonly pick: <T>(list: readonly T[], none: T) => T;
  /** A ship of the seat mostly, or any, or none there is. */
  readonly ship: () => string;
  readonly any: () => string;
  readonly card: () => string;
  /** A card of the hand of these kinds, where there is one. */
  readonly ofKind: (...kinds: readonly string[]) => string;
  readonly slot: () => string;
  readonly seat: () => string;
  readonly design: () => string;
  /** Designs of the species of the seat. */
  readonly designs: readonly string[];
  readonly own: readonly string[];
  /** A few cards of the hand that are for a window. */
  readonly reactions: readonly string[];
}

function lotsOf(state: SpurState, seat: Seat, chance: Chance): Lots {
  const pick = <T>(list: readonly T[], none: T): T => (list.length > 0 ? list[chance.below(list.length)]! : none);
  const { hand = [], reserve = [], played = [], discard = [] } = playerAt(state, seat) ?? {};
  const own = state.ships.filter(({ owner }) => owner === seat).map(({ id }) => id);
  const all = [...state.ships.map(({ id }) => id), 'nothing'];
  const cards = [...hand, ...hand, ...reserve, ...played, ...discard.slice(0, 1)];
  const { options, players } = state;
  const species = options.species[players.findIndex((one) => one.seat === seat)];
  return {
    below: (count) => chance.below(count),
    pick,
    ship: () => (chance.below(6) === 0 ? pick(all, 'nothing') : pick(own, 'nothing')),
    any: () => pick(all, 'nothing'),
    card: () => pick(cards, 'nothing'),
    ofKind: (...kinds) =>
      pick(
        hand.filter((one) => kinds.includes(cardOf(one).kind)),
        pick(cards, 'nothing'),
      ),
    slot: () => pick(SLOTS, 'F1'),
    seat: () =>
      pick(
        state.players.map((player) => player.seat),
        '1',
      ),
    design: () => pick(ALL_DESIGNS, ALL_DESIGNS[0]!).id,
    designs: species === undefined ? [] : linesIn(options.dataSet, species).map(({ id }) => id),
    own,
    reactions: hand.filter((one) => FOR_WINDOWS.includes(cardOf(one).kind)).slice(0, 4),
  };
}

const layoutOf = ({ own, slot }: Lots): { readonly [slot: string]: string } =>
  Object.fromEntries(own.map((id) => [slot(), id]));

/** The setup, and primary actions with all that belongs to them. */
function actionsOf(lots: Lots): readonly SpurCommand[] {
  const { below, pick, ship, any, card, ofKind, design, designs } = lots;
  const four = (one: () => string): readonly string[] => [one(), one(), one(), one()];
  return [
    { type: 'chooseFleet', designs: four(design) },
    { type: 'chooseFleet', designs: four(() => pick(designs, 'nothing')) },
    { type: 'chooseFleet', designs: [] },
    { type: 'setLayout', layout: layoutOf(lots) },
    { type: 'attack', ship: ship(), source: pick(['weapon', card()], 'weapon'), target: any() },
    {
      type: 'attack',
      ship: ship(),
      source: ofKind('attack', 'attackReaction'),
      target: any(),
      overcharge: below(2) === 0,
    },
    { type: 'attack', ship: ship(), source: 'weapon', target: any(), overcharge: true },
    { type: 'ram', ship: ship(), target: any() },
    { type: 'suppress', ship: ship(), target: any() },
    { type: 'flockActivate', ship: ship() },
    { type: 'regroup', discard: [card()] },
    { type: 'recruit', design: pick([design(), ...designs], 'nothing') },
    { type: 'reorganize', keep: true },
    { type: 'reorganize', keep: false },
    { type: 'reorganize', layout: layoutOf(lots) },
    { type: 'finishAttacks' },
    { type: 'endTurn' },
  ];
}

/** Secondary actions, and cards that are to be discarded. */
function playsOf({ ship, any, card, ofKind, slot, seat }: Lots): readonly SpurCommand[] {
  const special = (): string => ofKind('special');
  return [
    { type: 'playDraw', card: ofKind('draw'), ship: ship() },
    { type: 'playDraw', card: card() },
    { type: 'playRepair', card: ofKind('repair'), ship: any() },
    { type: 'playSpecial', card: special() },
    { type: 'playSpecial', card: special(), ship: ship() },
    { type: 'playSpecial', card: special(), player: seat() },
    { type: 'playSpecial', card: special(), target: any() },
    { type: 'playSpecial', card: special(), moves: [{ ship: ship(), to: slot() }] },
    { type: 'reviseTactics', card: card() },
    { type: 'storeRepair', card: card() },
    { type: 'repairForRecruit', cards: [card()] },
    { type: 'repairForRecruit', cards: [] },
    { type: 'chooseDiscard', cards: [card()] },
  ];
}

/** Reactions, aimed at this and that. */
function reactionsOf({ below, pick, ship, any, card, ofKind }: Lots): readonly SpurCommand[] {
  const attack = (): string => pick(['A0', 'C1', 'C9'], 'A0');
  const aimed = (kind: ReactionTarget['kind']): ReactionTarget =>
    kind === 'hit' || kind === 'redirect' ? { kind, attack: attack(), ship: any() } : { kind, attack: attack() };
  const strange = pick(['weapon', 'bracing', 'interference', card()], 'weapon');
  const whole: ReactionTarget = { kind: pick(KINDS, 'hit'), attack: attack(), ship: any() };
  return [
    { type: 'react', ship: ship(), source: strange, target: whole, amount: below(4) },
    { type: 'react', ship: ship(), source: 'bracing', target: aimed('hit'), amount: below(5) },
    { type: 'react', ship: ship(), source: 'interference', target: aimed('hit') },
    { type: 'react', ship: ship(), source: 'weapon', target: aimed(pick(KINDS.slice(0, 2), 'attackingShip')) },
    ...KINDS.map((kind): SpurCommand => {
      const source = ofKind('reaction', 'attackReaction');
      return { type: 'react', ship: ship(), source, target: aimed(kind) };
    }),
    { type: 'pass' },
  ];
}

/** Reactions of a ship under attack with its cards, aimed as they may be, but for a number or a place. */
function defencesOf(state: SpurState, lots: Lots): readonly SpurCommand[] {
  const attacks = state.window?.pending.filter(({ live, thing }) => live && lots.own.includes(thing.target)) ?? [];
  return attacks.flatMap(({ id, thing: { target: ship } }) => {
    const attack = attackId(id);
    const hit: ReactionTarget = { kind: 'hit', attack, ship };
    const split = { s: lots.below(2), a: lots.below(3), h: lots.below(2) };
    return [
      { type: 'react', ship, source: 'bracing', target: hit, amount: 1, split } as const,
      ...lots.reactions.flatMap((source): readonly SpurCommand[] => [
        { type: 'react', ship, source, target: hit },
        { type: 'react', ship, source, target: hit, split },
        { type: 'react', ship, source, target: { kind: 'incomingAttack', attack }, split },
        { type: 'react', ship, source, target: { kind: 'attack', attack } },
        { type: 'react', ship, source, target: { kind: 'redirect', attack, ship: lots.any() } },
        { type: 'react', ship, source, target: { kind: 'redirect', attack, ship: lots.ship() } },
      ]),
    ];
  });
}

/** Commands made of whatever lies on the table, drawn by chance: most of them are illegal, each in its own way. */
export function attemptsAt(state: SpurState, seat: Seat, chance: Chance): readonly SpurCommand[] {
  const lots = lotsOf(state, seat, chance);
  const made = (): readonly SpurCommand[] => [...actionsOf(lots), ...playsOf(lots), ...reactionsOf(lots)];
  return [...Array.from({ length: OF_A_KIND }, made).flat(), ...defencesOf(state, lots)];
}
