import { assetFace, faceOf, nameOf, shipFace } from '../cards.ts';
import { CLASS_NAMES } from '../data/faces.ts';
import { listed, unlisted, type Fault } from '../fault.ts';
import {
  enemiesAround,
  facilitiesOf,
  limitOf,
  outermost,
  populationOf,
  projectCost,
  upgradeOf,
  usedOf,
} from '../numbers.ts';
import {
  assetOf,
  debrisAround,
  findAsset,
  findProject,
  findShip,
  type Asset,
  type Game,
  type Of,
  type Project,
  type Seat,
} from '../state.ts';
import { assetFaults, handFaults, jobFaults, projectFaults, shipFaults, unknown } from './cards-named.ts';

/** RG-14.2 to RG-14.5. */
export function startFaults(game: Game, command: Of<'startProject'>, seat: Seat): Fault[] {
  const faults = handFaults(game, command.card, seat);
  const asset = command.asset === undefined ? undefined : findAsset(game, command.asset);
  if (command.asset !== undefined && !asset) faults.push(unknown('asset'));
  if (faults.length > 0) return faults;

  const face = faceOf(command.card);
  if (face.kind === 'asset') {
    if (!asset) return [];
    return [unlisted('g', ['RG-14.5', 'RG-4.5'], 'An asset project lies on the field, not on an asset.')];
  }
  const rule = face.kind === 'spacecraft' ? 'RG-14.3' : 'RG-14.4';
  if (!asset) return [unlisted('e', [rule, 'RG-4.5'], `${face.name} is built on an asset: name one.`)];
  if (asset.owner !== seat) faults.push(listed('e', rule, `${nameOf(asset.id)} is not yours.`));
  if (asset.destroyed) faults.push(listed('f', rule, `${nameOf(asset.id)} is destroyed.`));
  if (game.projects.some((project) => project.asset === asset.id && project.kind === face.kind)) {
    const what = face.kind === 'spacecraft' ? 'a spacecraft' : 'an upgrade';
    faults.push(listed('g', rule, `${nameOf(asset.id)} already carries ${what} project.`));
  }
  if (face.kind === 'spacecraft' && !facilitiesOf(asset).includes(face.shipClass)) {
    // Of one craft the catalogue says "Capital (Cruiser) spacecraft"; the other classes follow it.
    const reason = `${nameOf(asset.id)} cannot build ${CLASS_NAMES[face.shipClass]} spacecraft.`;
    faults.push(listed('g', rule, reason));
  }
  return faults;
}

/** RG-14.1, RG-14.6, RG-14.7, RG-17.10. */
export function contributeFaults(game: Game, command: Of<'contribute'>, seat: Seat): Fault[] {
  const named = [
    ...assetFaults(game, command.asset, seat, 'RG-14.1'),
    ...projectFaults(game, command.project, seat, 'RG-14.1'),
  ];
  const wreck = game.debris.find(({ id }) => id === command.debris);
  if (command.debris !== undefined && !wreck) named.push(unknown('debris'));
  if (named.length > 0) return named;

  const asset = assetOf(game, command.asset);
  const project = findProject(game, command.project)!;
  const faults = [...jobFaults(game, asset.id, 'RG-14.1'), ...supportFaults(game, asset, project)];
  const bonus = command.debris === undefined ? 0 : (upgradeOf(asset).reclaimDebris ?? 0);
  if (command.debris !== undefined && bonus === 0) {
    faults.push(listed('g', 'RG-17.10', `${nameOf(asset.id)} has no Debris Reclamation.`));
  }
  if (wreck && !debrisAround(game, asset.id).includes(wreck)) {
    faults.push(unlisted('g', ['RG-17.10'], `This debris is not around ${nameOf(asset.id)}.`));
  }
  const { name, power } = assetFace(asset.id);
  const completes = project.kind === 'asset' && project.points >= projectCost(game, project, asset);
  if (power + bonus === 0 && !completes) faults.push(listed('j', 'RG-4.6', `${name} has construction power ${power}.`));
  return faults;
}

/** RG-14.6 and RG-14.7: whether this asset could put points on this project, its tap and power apart. */
function supportFaults(game: Game, asset: Asset, project: Project): Fault[] {
  if (project.kind === 'asset') {
    const enemies = enemiesAround(game, asset.id, asset.owner).length;
    if (enemies === 0) return [];
    if (enemies === 1) return [listed('g', 'RG-14.7', `1 enemy spacecraft orbits ${nameOf(asset.id)}.`)];
    return [unlisted('g', ['RG-14.7'], `${enemies} enemy spacecraft orbit ${nameOf(asset.id)}.`)];
  }
  if (project.asset !== asset.id) {
    return [listed('g', 'RG-14.6', `This project can only be built by ${nameOf(project.asset!)}.`)];
  }
  if (project.kind === 'upgrade') return [];
  const { shipClass } = shipFace(project.id);
  if (facilitiesOf(asset).includes(shipClass)) return [];
  return [listed('g', 'RG-14.6', `${nameOf(asset.id)} has lost its ${CLASS_NAMES[shipClass]} facility.`)];
}

/** RG-14.10 to RG-14.13, RG-17.14. */
export function completeFaults(game: Game, command: Of<'complete'>, seat: Seat): Fault[] {
  const named = projectFaults(game, command.project, seat, 'RG-14.10');
  if (named.length > 0) return named;
  const project = findProject(game, command.project)!;
  if (project.kind !== 'spacecraft') {
    return [listed('g', 'RG-14.13', 'Upgrades and assets complete by themselves.')];
  }
  const face = shipFace(project.id);
  const carrier = assetOf(game, project.asset!);
  const cost = projectCost(game, project);
  const faults = entryFaults(carrier, command.orbital ?? 1);
  if (project.points < cost) {
    faults.push(listed('g', 'RG-14.10', `${face.name} has ${project.points} of ${cost} points.`));
  }
  const after = usedOf(game, seat) + populationOf(game, seat, face);
  const limit = limitOf(game, seat);
  if (after > limit) faults.push(listed('i', 'RG-14.12', `Population would be ${after} of ${limit}.`));
  return faults;
}

/** X58 and X73. */
function entryFaults(carrier: Asset, orbital: number): Fault[] {
  if (upgradeOf(carrier).openEntry !== true) {
    return orbital === 1 ? [] : [listed('g', 'RG-14.11', 'New spacecraft enter orbital 1.')];
  }
  const most = outermost(carrier);
  if (orbital >= 1 && orbital <= most) return [];
  if (most === 1) return [unlisted('g', ['RG-17.14'], `${nameOf(carrier.id)} has 1 orbital.`)];
  return [listed('g', 'RG-17.14', `${nameOf(carrier.id)} has ${most} orbitals.`)];
}

/** RG-14.18. */
export function scrapFaults(game: Game, command: Of<'scrapProject'>, seat: Seat): Fault[] {
  const faults = projectFaults(game, command.project, seat, 'RG-14.18');
  if (!game.options.scrapProjects) {
    faults.push(listed('g', 'RG-14.18', 'Projects cannot be scrapped in this game.'));
  }
  return faults;
}

/** RG-17.8. A spacecraft that is no Colony Ship, or not at home, has nothing whose points could be tested. */
export function sacrificeFaults(game: Game, command: Of<'sacrifice'>, seat: Seat): Fault[] {
  const named = [
    ...shipFaults(game, command.spacecraft, seat, ['RG-17.8', 'RG-6.1', 'RG-4.5']),
    ...projectFaults(game, command.project, seat, 'RG-17.8'),
  ];
  if (named.length > 0) return named;
  const ship = findShip(game, command.spacecraft)!;
  if (shipFace(ship.id).abilities.sacrificeForPoints === undefined) {
    return [listed('g', 'RG-17.8', 'Only a Colony Ship can be given up for points.')];
  }
  const here = assetOf(game, ship.asset);
  if (here.owner !== seat) return [unlisted('g', ['RG-17.8'], `${nameOf(here.id)} is not yours.`)];
  if (here.destroyed) return [unlisted('g', ['RG-17.8', 'RG-12.1'], `${nameOf(here.id)} is destroyed.`)];
  return supportFaults(game, here, findProject(game, command.project)!);
}
