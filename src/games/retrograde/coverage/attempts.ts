import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { cardOf, DECK_CARDS, spacecraftCard } from '../data/cards.ts';
import type { RetrogradeCommand } from '../command.ts';
import { sideOf } from '../rules/things.ts';
import type { RetrogradeState } from '../state.ts';

/** Attempts of each kind in a state. */
const OF_A_KIND = 3;

/** Commands made of whatever lies on the table, drawn by chance: most of them are illegal, each in its own way. */
export function attemptsAt(state: RetrogradeState, seat: Seat, chance: Chance): readonly RetrogradeCommand[] {
  const pick = <T>(list: readonly T[], none: T): T => (list.length > 0 ? list[chance.below(list.length)]! : none);
  const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
  const spacecraft = [...ids(state.spacecraft), ...ids(state.debris)];
  const assets = [...ids(state.assets), 'nothing'];
  const upgrades = state.assets.flatMap(({ upgrade }) => (upgrade ? [upgrade.id] : []));
  const projects = ids(state.projects);
  const { hand } = sideOf(state, seat);
  const ship = (): string => pick(spacecraft, 'nothing');
  const asset = (): string => pick(assets, 'nothing');
  const project = (): string => pick(projects, 'nothing');
  const card = (): string => pick([...hand, ...hand, pick(DECK_CARDS, DECK_CARDS[0]!).id], 'nothing');
  const orbital = (): number => chance.below(7);
  const made = (): readonly RetrogradeCommand[] => [
    { type: 'sweep', asset: asset(), debris: [pick(ids(state.debris), 'nothing'), pick(ids(state.debris), 'nothing')] },
    { type: 'burn', spacecraft: ship(), asset: pick([...assets, ...projects], 'nothing'), orbital: orbital() },
    { type: 'scuttle', spacecraft: ship() },
    { type: 'attack', spacecraft: ship(), target: ship(), spend: orbital() },
    { type: 'refit', spacecraft: ship(), card: card() },
    { type: 'bombard', spacecraft: ship(), target: pick(['asset', 'upgrade', ...assets, ...upgrades], 'asset') },
    { type: 'missileDefense', asset: asset(), target: ship() },
    { type: 'research', asset: asset(), draw: 1 + chance.below(2) },
    { type: 'repair', asset: asset(), target: pick(['asset', 'upgrade', ...assets], 'asset') },
    { type: 'startProject', card: card(), asset: asset() },
    { type: 'startProject', card: card() },
    { type: 'contribute', asset: asset(), project: project() },
    { type: 'contribute', asset: asset(), project: project(), debris: pick(ids(state.debris), 'nothing') },
    { type: 'complete', project: project(), orbital: orbital() },
    { type: 'complete', project: project() },
    { type: 'scrapProject', project: project() },
    { type: 'sacrifice', spacecraft: ship(), project: project() },
  ];
  return [...Array.from({ length: OF_A_KIND }, made).flat(), ...likely(state, seat)];
}

/** Spacecraft for which likely attempts are made. */
const LIKELY = 8;

/** What own spacecraft may do once but not again in a turn: free burns back, refits after a maneuver, bombardments. */
function likely(state: RetrogradeState, seat: Seat): readonly RetrogradeCommand[] {
  const { hand } = sideOf(state, seat);
  return state.spacecraft
    .filter(({ owner }) => owner === seat)
    .slice(-LIKELY)
    .flatMap((one): readonly RetrogradeCommand[] => {
      const old = spacecraftCard(one.card);
      const likes = [...new Set(hand)].filter((id) => {
        const card = cardOf(id);
        return card.kind === 'spacecraft' && card.shipClass === old.shipClass && card.cost === old.cost;
      });
      return [
        { type: 'burn', spacecraft: one.id, asset: one.asset, orbital: one.orbital - 1 },
        { type: 'burn', spacecraft: one.id, asset: one.asset, orbital: one.orbital + 1 },
        { type: 'bombard', spacecraft: one.id, target: 'asset' },
        ...likes.map((card): RetrogradeCommand => ({ type: 'refit', spacecraft: one.id, card })),
      ];
    });
}
