// Attempts aimed at the limits of the rules: one too many, one too few, the wrong place, thing, phase or player.
import { spends } from '../../models/retrograde/combat.ts';
import type { Command, Game, Seat } from '../../models/retrograde/index.ts';
import { outermost } from '../../models/retrograde/numbers.ts';
import { assetOf, findShip, TALK, type Phase } from '../../models/retrograde/state.ts';

/** A whole number from 0 to below `count`. */
export type Pick = (count: number) => number;

type Make = (table: Table) => Command;

/** What there is to be named. */
interface Table {
  readonly pick: Pick;
  readonly game: Game;
  readonly some: (list: readonly string[]) => string;
  /** Mostly of the active player; now and then an enemy's, a wreck, or nothing of the kind. */
  readonly ship: () => string;
  readonly asset: () => string;
  readonly project: () => string;
  readonly card: () => string;
}

/** One of a list that is not empty. */
export const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

function tableOf(pick: Pick, game: Game): Table {
  const { assets, spacecraft, debris, projects, players, activeSeat } = game;
  const cards = [...players[1].hand, ...players[2].hand];
  const parts = assets.flatMap(({ upgrade }) => (upgrade ? [upgrade.id] : []));
  const anything = [...parts, ...[assets, spacecraft, debris, projects].flatMap(idsOf), ...cards];
  const some = (list: readonly string[]): string => oneOf(pick, list.length > 0 && pick(24) > 0 ? list : anything);
  const mostlyOwn = (list: readonly { readonly id: string; readonly owner: Seat }[]): string => {
    const own = list.filter(({ owner }) => owner === activeSeat);
    return some(idsOf(own.length > 0 && pick(6) > 0 ? own : list));
  };
  return {
    pick,
    game,
    some,
    ship: () => mostlyOwn(pick(12) === 0 ? debris : spacecraft),
    asset: () => mostlyOwn(assets),
    project: () => mostlyOwn(projects),
    card: () => some(pick(4) === 0 ? cards : players[activeSeat].hand),
  };
}

/** From an orbital: one up, one down, two up, nowhere. */
const steps = [1, 1, -1, -1, 2, -2, 0];

const burnNear: Make = ({ pick, game, ship }) => {
  const spacecraft = ship();
  const one = findShip(game, spacecraft);
  const places = [...idsOf(game.assets), ...idsOf(game.projects)];
  if (!one || pick(2) === 0) return { type: 'burn', spacecraft, asset: oneOf(pick, places), orbital: 1 + pick(5) };
  return { type: 'burn', spacecraft, asset: one.asset, orbital: one.orbital + oneOf(pick, steps) };
};

/** A transfer to the outermost orbital of an asset, or beside it. */
const transferNear: Make = ({ pick, game, ship }) => {
  const asset = oneOf(pick, game.assets);
  const past = oneOf(pick, [0, 0, 0, 0, 1, -1]);
  return { type: 'burn', spacecraft: ship(), asset: asset.id, orbital: outermost(asset) + past };
};

const attackNear: Make = ({ pick, game, ship, some }) => {
  const spacecraft = ship();
  const one = findShip(game, spacecraft);
  const near = game.spacecraft.filter(({ asset, owner }) => asset === one?.asset && owner !== one.owner);
  const prey = pick(4) > 0 ? near : pick(2) === 0 ? game.spacecraft : game.debris;
  const target = some(idsOf(prey));
  const other = findShip(game, target);
  if (!one) return { type: 'attack', spacecraft, target, spend: 1 + pick(3) };
  const [useful, sure] = other ? spends(game.options, one, other) : [1, 7];
  const spend = oneOf(pick, [useful, useful - 1, sure, one.left, one.left + 1, 1, 0, -1]);
  return { type: 'attack', spacecraft, target, spend };
};

const bombardNear: Make = ({ pick, game, ship, some }) => {
  const spacecraft = ship();
  const one = findShip(game, spacecraft);
  const here = one && assetOf(game, one.asset);
  const parts = game.assets.flatMap(({ id, upgrade }) => (upgrade ? [id, upgrade.id] : [id]));
  const near = here ? ['asset', 'upgrade', here.id, here.upgrade?.id ?? 'upgrade'] : ['asset', 'upgrade'];
  return { type: 'bombard', spacecraft, target: pick(4) > 0 ? oneOf(pick, near) : some(parts) };
};

const defendNear: Make = ({ pick, game, asset, some }) => {
  const armed = game.assets.filter(({ upgrade }) => upgrade?.id.includes('missile-defense'));
  const id = armed.length > 0 && pick(4) > 0 ? oneOf(pick, armed).id : asset();
  const near = game.spacecraft.filter((one) => one.asset === id);
  const prey = near.length > 0 && pick(4) > 0 ? near : [...game.spacecraft, ...game.debris];
  return { type: 'missileDefense', asset: id, target: some(idsOf(prey)) };
};

const sweepNear: Make = ({ pick, game, asset, some }) => {
  const around = game.starting[0] ?? asset();
  const here = idsOf(game.debris.filter((one) => one.asset === around));
  const debris = Array.from({ length: oneOf(pick, [2, 2, 2, 1, 3, 0]) }, () =>
    some(pick(5) > 0 ? here : idsOf(game.debris)),
  );
  return { type: 'sweep', asset: pick(8) > 0 ? around : asset(), debris };
};

const repairNear: Make = ({ pick, game, asset, some }) => {
  const hurt = game.assets.filter(({ damage, upgrade }) => damage > 0 || (upgrade?.damage ?? 0) > 0);
  const id = hurt.length > 0 && pick(2) === 0 ? oneOf(pick, hurt).id : asset();
  const upgrade = game.assets.find((one) => one.id === id)?.upgrade?.id ?? 'upgrade';
  return { type: 'repair', asset: id, target: oneOf(pick, ['asset', 'upgrade', id, upgrade, some([asset()])]) };
};

const startNear: Make = ({ pick, card, asset }) => {
  const named = card();
  return pick(4) === 0 ? { type: 'startProject', card: named } : { type: 'startProject', card: named, asset: asset() };
};

const contributeNear: Make = ({ pick, game, asset, project, some }) => {
  const named = project();
  const carrier = game.projects.find(({ id }) => id === named)?.asset;
  const id = carrier && pick(3) > 0 ? carrier : asset();
  const here = game.debris.filter((one) => one.asset === id);
  const wreck = pick(3) > 0 ? {} : { debris: some(idsOf(here.length > 0 && pick(4) > 0 ? here : game.debris)) };
  return { type: 'contribute', asset: id, project: named, ...wreck };
};

const completeNear: Make = ({ pick, game, project }) => {
  const ready = game.projects.filter(({ kind }) => kind === 'spacecraft');
  const id = ready.length > 0 && pick(4) > 0 ? oneOf(pick, ready).id : project();
  const carrier = game.projects.find((one) => one.id === id)?.asset;
  const last = carrier ? outermost(assetOf(game, carrier)) : 1;
  const orbital = oneOf(pick, [1, 1, 2, last, last + 1, 0, -1]);
  return pick(5) === 0 ? { type: 'complete', project: id } : { type: 'complete', project: id, orbital };
};

const sacrificeNear: Make = ({ pick, game, ship, project }) => {
  const ships = game.spacecraft.filter(({ id }) => id.includes('colony-ship'));
  return {
    type: 'sacrifice',
    spacecraft: ships.length > 0 && pick(3) > 0 ? oneOf(pick, ships).id : ship(),
    project: project(),
  };
};

const OTHERS: readonly Make[] = [({ pick }) => ({ type: oneOf(pick, TALK) }), () => ({ type: 'endPhase' })];

/** Ways to come near the limits of each phase; what is likelier stands more than once. */
const NEAR: { readonly [phase in Phase]: readonly Make[] } = {
  upkeep: [sweepNear, sweepNear, ...OTHERS],
  maneuvers: [
    burnNear,
    transferNear,
    attackNear,
    attackNear,
    bombardNear,
    bombardNear,
    defendNear,
    ({ ship }) => ({ type: 'scuttle', spacecraft: ship() }),
    ({ ship, card }) => ({ type: 'refit', spacecraft: ship(), card: card() }),
    ({ ship, card }) => ({ type: 'refit', spacecraft: ship(), card: card() }),
  ],
  research: [
    ({ pick, asset }) => ({ type: 'research', asset: asset(), draw: 1 + pick(2) }),
    ({ asset }) => ({ type: 'research', asset: asset() }),
  ],
  repair: [repairNear],
  construction: [
    startNear,
    contributeNear,
    contributeNear,
    completeNear,
    completeNear,
    sacrificeNear,
    burnNear,
    bombardNear,
    ({ project }) => ({ type: 'scrapProject', project: project() }),
  ],
  endOfTurn: OTHERS,
  over: OTHERS,
};

const ALL = Object.values(NEAR).flat();

/** So many commands near the limits of a game; one in six belongs to any phase. */
export function nearLimits(pick: Pick, game: Game, count: number): readonly Command[] {
  const table = tableOf(pick, game);
  return Array.from({ length: count }, () => oneOf(pick, pick(6) > 0 ? NEAR[game.phase] : ALL)(table));
}
