import { faceOf } from './cards.ts';
import { outermost } from './numbers.ts';
import { refusal } from './refusals/refusal.ts';
import {
  assetOf,
  debrisAround,
  otherSeat,
  shipsAround,
  TALK,
  type Asset,
  type Command,
  type Game,
  type Seat,
  type Spacecraft,
} from './state.ts';

/**
 * The full set of legal commands of a seat, always in the same order: by type as chapter 19 lists them, then by
 * cards in the order of RG-1.8. Every parameter is written out; a contribution without debris has none. Targets are
 * ids.
 */
export function legal(game: Game, seat: Seat = game.activeSeat): Command[] {
  const talk = TALK.map((type): Command => ({ type }));
  return [...candidates(game, seat), ...talk].filter((command) => refusal(game, command, seat) === null);
}

/** Everything worth asking `refusal` about: each parameter over all that is on the table. */
function candidates(game: Game, seat: Seat): Command[] {
  if (seat !== game.activeSeat) return [];
  const ships = game.spacecraft.filter(({ owner }) => owner === seat);
  const assets = game.assets.filter(({ owner }) => owner === seat);
  const rest: Command[] = [{ type: 'endPhase' }];
  if (game.phase === 'upkeep') return sweeps(game);
  if (game.phase === 'maneuvers') return [...flights(game, ships), ...systems(game, assets), ...rest];
  if (game.phase === 'research') return [...researches(assets), ...rest];
  if (game.phase === 'repair') return [...repairs(assets), ...rest];
  if (game.phase === 'construction') return [...works(game, seat, assets, ships), ...rest];
  return [];
}

/** RG-17.9: every pair of debris, the older piece first. */
function sweeps(game: Game): Command[] {
  const asset = game.starting[0]!;
  const here = debrisAround(game, asset).map(({ id }) => id);
  return here.flatMap((one, index) =>
    here.slice(index + 1).map((other): Command => ({ type: 'sweep', asset, debris: [one, other] })),
  );
}

/** Maneuvers of spacecraft. */
function flights(game: Game, ships: readonly Spacecraft[]): Command[] {
  return [
    ...ships.flatMap((ship) => burns(game, ship)),
    ...ships.map(({ id }): Command => ({ type: 'scuttle', spacecraft: id })),
    ...ships.flatMap((ship) => attacks(game, ship)),
    ...ships.flatMap((ship) =>
      game.players[ship.owner].hand.map((card): Command => ({ type: 'refit', spacecraft: ship.id, card })),
    ),
    ...ships.flatMap((ship) => bombardments(game, ship)),
  ];
}

const burns = (game: Game, { id }: Spacecraft): Command[] =>
  game.assets.flatMap((asset) =>
    upTo(outermost(asset)).map((orbital): Command => ({ type: 'burn', spacecraft: id, asset: asset.id, orbital })),
  );

const attacks = (game: Game, ship: Spacecraft): Command[] =>
  shipsAround(game, ship.asset, otherSeat(ship.owner)).flatMap((target) =>
    upTo(ship.left).map((spend): Command => ({ type: 'attack', spacecraft: ship.id, target: target.id, spend })),
  );

const bombardments = (game: Game, ship: Spacecraft): Command[] =>
  partsOf(assetOf(game, ship.asset)).map((target): Command => ({ type: 'bombard', spacecraft: ship.id, target }));

const systems = (game: Game, assets: readonly Asset[]): Command[] =>
  assets.flatMap(({ id, owner }) =>
    shipsAround(game, id, otherSeat(owner)).map((target): Command => ({
      type: 'missileDefense',
      asset: id,
      target: target.id,
    })),
  );

const researches = (assets: readonly Asset[]): Command[] =>
  assets.flatMap(({ id }) => upTo(2).map((draw): Command => ({ type: 'research', asset: id, draw })));

const repairs = (assets: readonly Asset[]): Command[] =>
  assets.flatMap((asset) => partsOf(asset).map((target): Command => ({ type: 'repair', asset: asset.id, target })));

/** Everything of the construction phase. */
function works(game: Game, seat: Seat, assets: readonly Asset[], ships: readonly Spacecraft[]): Command[] {
  const projects = game.projects.filter(({ owner }) => owner === seat).map(({ id }) => id);
  const starts = game.players[seat].hand.flatMap((card): Command[] => {
    if (faceOf(card).kind === 'asset') return [{ type: 'startProject', card }];
    return assets.map(({ id }): Command => ({ type: 'startProject', card, asset: id }));
  });
  return [
    ...starts,
    ...assets.flatMap(({ id }) => projects.flatMap((project) => contributions(game, id, project))),
    ...game.projects.filter(({ owner }) => owner === seat).flatMap(({ id, asset }) => completions(game, id, asset)),
    ...projects.map((project): Command => ({ type: 'scrapProject', project })),
    ...ships.flatMap(({ id }) => projects.map((project): Command => ({ type: 'sacrifice', spacecraft: id, project }))),
    ...ships.flatMap((ship) => burns(game, ship)),
    ...ships.flatMap((ship) => bombardments(game, ship)),
  ];
}

function contributions(game: Game, asset: string, project: string): Command[] {
  const plain: Command = { type: 'contribute', asset, project };
  return [plain, ...debrisAround(game, asset).map(({ id }): Command => ({ ...plain, debris: id }))];
}

function completions(game: Game, project: string, carrier: string | null): Command[] {
  if (carrier === null) return [];
  return upTo(outermost(assetOf(game, carrier))).map((orbital): Command => ({ type: 'complete', project, orbital }));
}

/** Ids of an asset and of what is installed on it. */
const partsOf = ({ id, upgrade }: Asset): string[] => (upgrade ? [id, upgrade.id] : [id]);

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
