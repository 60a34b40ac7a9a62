import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { ReactionTarget, SpurCommand } from '../command.ts';
import { ALL_DESIGNS, cardOf } from '../data/cards.ts';
import { SLOTS } from '../rules/formation.ts';
import { playerAt } from '../rules/table.ts';
import type { SpurState } from '../state.ts';

/** Attempts of each kind in a state. */
const OF_A_KIND = 2;
const KINDS: readonly ReactionTarget['kind'][] = ['attackingShip', 'incomingAttack', 'attack', 'hit', 'redirect'];

/** Commands made of whatever lies on the table, drawn by chance: most of them are illegal, each in its own way. */
export function attemptsAt(state: SpurState, seat: Seat, chance: Chance): readonly SpurCommand[] {
  const pick = <T>(list: readonly T[], none: T): T => (list.length > 0 ? list[chance.below(list.length)]! : none);
  const { hand = [], reserve = [], played = [], discard = [] } = playerAt(state, seat) ?? {};
  const own = state.ships.filter(({ owner }) => owner === seat).map(({ id }) => id);
  const all = [...state.ships.map(({ id }) => id), 'nothing'];
  const ship = (): string => (chance.below(6) === 0 ? pick(all, 'nothing') : pick(own, 'nothing'));
  const any = (): string => pick(all, 'nothing');
  const card = (): string => pick([...hand, ...hand, ...reserve, ...played, ...discard.slice(0, 1)], 'nothing');
  const ofKind = (...kinds: readonly string[]): string =>
    pick(
      hand.filter((one) => kinds.includes(cardOf(one).kind)),
      card(),
    );
  const slot = (): string => pick(SLOTS, 'F1');
  const seats = state.players.map((player) => player.seat);
  const design = (): string => pick(ALL_DESIGNS, ALL_DESIGNS[0]!).id;
  const target = (): ReactionTarget => ({
    kind: pick(KINDS, 'hit'),
    attack: pick(['A0', 'C1', 'C9'], 'A0'),
    ship: any(),
  });
  const aimed = (kind: ReactionTarget['kind']): ReactionTarget => {
    const { attack, ship: at } = target();
    return kind === 'hit' || kind === 'redirect' ? { kind, attack, ship: at! } : { kind, attack };
  };
  const made = (): readonly SpurCommand[] => [
    { type: 'chooseFleet', designs: [design(), design(), design(), design()] },
    {
      type: 'chooseFleet',
      designs: own.length > 0 ? [] : Array.from({ length: 4 }, () => pick(ownDesigns(state, seat), design())),
    },
    { type: 'setLayout', layout: Object.fromEntries(own.map((id) => [slot(), id])) },
    { type: 'attack', ship: ship(), source: pick(['weapon', card()], 'weapon'), target: any() },
    {
      type: 'attack',
      ship: ship(),
      source: ofKind('attack', 'attackReaction'),
      target: any(),
      overcharge: chance.below(2) === 0,
    },
    { type: 'attack', ship: ship(), source: 'weapon', target: any(), overcharge: true },
    { type: 'ram', ship: ship(), target: any() },
    { type: 'suppress', ship: ship(), target: any() },
    { type: 'flockActivate', ship: ship() },
    { type: 'regroup', discard: [card()] },
    { type: 'recruit', design: pick([design(), ...ownDesigns(state, seat)], design()) },
    { type: 'reorganize', keep: true },
    { type: 'reorganize', keep: false },
    { type: 'reorganize', layout: Object.fromEntries(own.map((id) => [slot(), id])) },
    { type: 'playDraw', card: ofKind('draw'), ship: ship() },
    { type: 'playDraw', card: card() },
    { type: 'playRepair', card: ofKind('repair'), ship: any() },
    { type: 'playSpecial', card: ofKind('special') },
    { type: 'playSpecial', card: ofKind('special'), ship: ship() },
    { type: 'playSpecial', card: ofKind('special'), player: pick(seats, '1') },
    { type: 'playSpecial', card: ofKind('special'), target: any() },
    { type: 'playSpecial', card: ofKind('special'), moves: [{ ship: ship(), to: slot() }] },
    { type: 'reviseTactics', card: card() },
    { type: 'storeRepair', card: card() },
    { type: 'repairForRecruit', cards: [card()] },
    { type: 'repairForRecruit', cards: [] },
    { type: 'chooseDiscard', cards: [card()] },
    {
      type: 'react',
      ship: ship(),
      source: pick(['weapon', 'bracing', 'interference', card()], 'weapon'),
      target: target(),
      amount: chance.below(4),
    },
    { type: 'react', ship: ship(), source: 'bracing', target: aimed('hit'), amount: chance.below(5) },
    { type: 'react', ship: ship(), source: 'interference', target: aimed('hit') },
    {
      type: 'react',
      ship: ship(),
      source: 'weapon',
      target: aimed(pick(['attackingShip', 'incomingAttack'], 'attackingShip')),
    },
    ...KINDS.map((kind): SpurCommand => ({
      type: 'react',
      ship: ship(),
      source: ofKind('reaction', 'attackReaction'),
      target: aimed(kind),
    })),
    { type: 'finishAttacks' },
    { type: 'endTurn' },
    { type: 'pass' },
  ];
  return Array.from({ length: OF_A_KIND }, made).flat();
}

/** Designs of the species of a seat. */
const ownDesigns = ({ options, players }: SpurState, seat: Seat): readonly string[] => {
  const species = options.species[players.findIndex((one) => one.seat === seat)];
  return ALL_DESIGNS.filter((one) => one.species === species).map(({ id }) => id);
};
