import { assetFace, ownerOf, shipFace } from '../cards.ts';
import { projectCost, upgradeOf } from '../numbers.ts';
import { cardsAsked } from '../refusals/assets.ts';
import {
  assetOf,
  findProject,
  findShip,
  otherSeat,
  type Asset,
  type Game,
  type Of,
  type Project,
  type Seat,
} from '../state.ts';
import { targetOf } from '../target.ts';
import { faceOf } from '../cards.ts';
import { clearDebris, dropUpgrade, removeCard, settle, takeOut } from './destruction.ts';
import { freshShip } from './maneuvers.ts';

/** Takes cards from the top of a deck into its owner's hand, as many as there are. */
export function draw(game: Game, seat: Seat, count: number): void {
  const { deck, hand } = game.players[seat];
  const drawn = deck.splice(0, count);
  hand.push(...drawn);
  // RG-17.12: a card that was looked at is known no longer.
  const other = game.players[otherSeat(seat)];
  other.seen = other.seen.filter((id) => !drawn.includes(id));
}

/** RG-13.1, RG-17.11. */
export function research(game: Game, command: Of<'research'>): void {
  const asset = assetOf(game, command.asset);
  asset.tapped = true;
  draw(game, asset.owner, cardsAsked(asset, command.draw));
}

/** RG-13.3. */
export function repair(game: Game, { asset: id, target }: Of<'repair'>): void {
  const asset = assetOf(game, id);
  asset.tapped = true;
  const card = targetOf(game, target, asset)!.part === 'asset' ? asset : asset.upgrade!;
  card.damage -= 1;
}

/** RG-14.2. */
export function startProject(game: Game, { card, asset }: Of<'startProject'>): void {
  const owner = ownerOf(card);
  takeOut(game.players[owner].hand, card);
  game.projects.push({ id: card, owner, kind: faceOf(card).kind, asset: asset ?? null, points: 0 });
}

/** RG-14.1, RG-17.10. */
export function contribute(game: Game, command: Of<'contribute'>): void {
  const asset = assetOf(game, command.asset);
  asset.tapped = true;
  let points = assetFace(asset.id).power;
  if (command.debris !== undefined) {
    clearDebris(game, [command.debris]);
    points += upgradeOf(asset).reclaimDebris!;
  }
  addPoints(game, findProject(game, command.project)!, points, asset);
}

/** RG-17.8. */
export function sacrifice(game: Game, { spacecraft, project }: Of<'sacrifice'>): void {
  const ship = findShip(game, spacecraft)!;
  takeOut(game.spacecraft, ship);
  removeCard(game, ship.id, true);
  const points = shipFace(ship.id).abilities.sacrificeForPoints!;
  addPoints(game, findProject(game, project)!, points, assetOf(game, ship.asset));
}

/** RG-14.13: upgrades and assets enter play at once when they are paid for. */
function addPoints(game: Game, project: Project, points: number, contributor: Asset): void {
  project.points += points;
  if (project.kind === 'spacecraft' || project.points < projectCost(game, project, contributor)) return;
  takeOut(game.projects, project);
  if (project.kind === 'asset') {
    const { id, owner } = project;
    game.assets.push({ id, owner, destroyed: false, tapped: false, damage: 0, upgrade: null });
  } else {
    const carrier = assetOf(game, project.asset!);
    dropUpgrade(game, carrier);
    carrier.upgrade = { id: project.id, damage: 0, attacked: [] };
    settle(game, carrier);
  }
}

/** RG-14.10, RG-14.11. */
export function complete(game: Game, command: Of<'complete'>): void {
  const project = findProject(game, command.project)!;
  takeOut(game.projects, project);
  game.spacecraft.push(freshShip(game, project.owner, project.id, project.asset!, command.orbital ?? 1));
}
