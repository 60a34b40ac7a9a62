import type { Design, Keyword, ShipClass, Species, WeaponId } from './faces.ts';

/** A row in the order of the columns. */
function row(
  species: Species,
  id: string,
  name: string,
  shipClass: ShipClass,
  [copies, vp, shield, hull, energy, cost]: readonly [number, number, number, number, number, number],
  weapon: WeaponId | null,
  keywords: readonly Keyword[],
): Design {
  return { species, id, name, shipClass, copies, vp, shield, hull, energy, cost, weapon, keywords };
}

/** OS-17.6 to OS-17.9: copies, VP, shield, hull, energy, recruitment cost. */
export const DESIGNS: readonly Design[] = [
  row('terran', 'ter-ceres', 'Ceres', 'frigate', [2, 1, 1, 2, 2, 2], 'shipMissile', []),
  row('terran', 'ter-phobos', 'Phobos', 'frigate', [2, 1, 1, 2, 2, 2], 'lightLaser', ['interference']),
  row('terran', 'ter-venus', 'Venus', 'destroyer', [2, 2, 2, 3, 2, 3], 'lightLaser', ['suppressingFire']),
  row('terran', 'ter-deimos', 'Deimos', 'destroyer', [1, 2, 2, 3, 3, 3], 'shipMissile', []),
  row('terran', 'ter-mars', 'Mars', 'lightCruiser', [2, 3, 3, 4, 3, 5], 'mediumLaser', ['suppressingFire']),
  row('terran', 'ter-europa', 'Europa', 'lightCruiser', [1, 3, 3, 4, 4, 5], 'shipMissile', ['interference']),
  row('terran', 'ter-ganymede', 'Ganymede', 'heavyCruiser', [2, 4, 4, 5, 4, 7], 'mediumLaser', ['artillery']),
  row('terran', 'ter-io', 'Io', 'carrier', [1, 4, 4, 5, 5, 6], 'shipMissile', ['interference']),
  row('terran', 'ter-sol', 'Sol', 'battlecruiser', [1, 5, 5, 6, 5, 8], 'heavyLaser', ['suppressingFire']),
  row('hssuk', 'hss-scale', 'Scale', 'frigate', [3, 1, 1, 2, 2, 2], 'lightLaser', ['bracing']),
  row('hssuk', 'hss-clanguard', 'Clanguard', 'destroyer', [2, 2, 1, 2, 3, 3], 'lightLaser', ['armored']),
  row('hssuk', 'hss-bulwark', 'Bulwark', 'destroyer', [1, 2, 2, 3, 2, 3], null, ['bracing', 'interference']),
  row('hssuk', 'hss-elder', 'Elder', 'lightCruiser', [2, 3, 2, 3, 3, 5], 'mediumLaser', ['bracing']),
  row('hssuk', 'hss-scribe', 'Scribe', 'lightCruiser', [1, 3, 3, 4, 3, 5], 'lightLaser', ['bracing', 'interference']),
  row('hssuk', 'hss-monolith', 'Monolith', 'heavyCruiser', [2, 4, 3, 5, 3, 7], 'siegeMortar', ['armored', 'artillery']),
  row('hssuk', 'hss-citadel', 'Citadel', 'battlecruiser', [1, 5, 4, 6, 4, 8], 'mediumLaser', ['armored', 'bracing']),
  row('hssuk', 'hss-throne', 'Throne', 'dreadnought', [2, 6, 5, 8, 4, 10], 'heavyLaser', ['armored', 'bracing']),
  row('churrap', 'chu-swift', 'Swift', 'frigate', [4, 1, 1, 2, 1, 2], 'lightLaser', ['flock']),
  row('churrap', 'chu-kite', 'Kite', 'frigate', [2, 1, 1, 2, 2, 2], 'shipMissile', ['interference']),
  row('churrap', 'chu-harrier', 'Harrier', 'destroyer', [3, 2, 1, 3, 3, 3], 'lightLaser', ['flock']),
  row('churrap', 'chu-heron', 'Heron', 'destroyer', [1, 2, 2, 2, 3, 3], 'needleGun', ['flock', 'interference']),
  row('churrap', 'chu-roost', 'Roost', 'lightCruiser', [2, 3, 3, 3, 5, 5], 'lightLaser', []),
  row('churrap', 'chu-eyrie', 'Eyrie', 'carrier', [1, 4, 4, 4, 6, 6], 'shipMissile', ['interference']),
  row('churrap', 'chu-thunderhead', 'Thunderhead', 'battlecruiser', [1, 5, 5, 5, 6, 8], 'mediumLaser', ['artillery']),
  row('mrooshen', 'mro-cub', 'Cub', 'frigate', [3, 1, 0, 3, 2, 2], 'grappleGun', ['ram']),
  row('mrooshen', 'mro-stalker', 'Stalker', 'frigate', [1, 1, 1, 2, 2, 2], 'shipMissile', []),
  row('mrooshen', 'mro-prowler', 'Prowler', 'destroyer', [3, 2, 0, 5, 2, 3], 'grappleGun', ['ram']),
  row('mrooshen', 'mro-mauler', 'Mauler', 'lightCruiser', [2, 3, 2, 6, 4, 5], 'lightLaser', ['ram']),
  row('mrooshen', 'mro-matron', 'Matron', 'lightCruiser', [1, 3, 3, 5, 4, 5], 'shipMissile', ['interference']),
  row('mrooshen', 'mro-pridelord', 'Pridelord', 'heavyCruiser', [2, 4, 2, 8, 4, 7], 'mediumLaser', ['ram']),
  row('mrooshen', 'mro-steppe', 'Steppe', 'carrier', [1, 4, 3, 6, 5, 6], 'shipMissile', ['interference']),
  row('mrooshen', 'mro-ancestor', 'Ancestor', 'battlecruiser', [1, 5, 3, 10, 5, 8], 'heavyLaser', ['ram']),
];
