import type { Abilities, ShipClass, SpacecraftFace } from './faces.ts';

/** A row in the order of the columns of RG-24.3. */
function row(
  id: string,
  name: string,
  shipClass: ShipClass,
  [accuracy, armor, deltaVee, population, cost, bombard]: readonly [number, number, number, number, number, number],
  abilities: Abilities = {},
  problematic = false,
): SpacecraftFace {
  const printed = { shipClass, accuracy, armor, deltaVee, population, cost, bombard };
  return { kind: 'spacecraft', id, name, ...printed, abilities, problematic };
}

/** RG-24.3: the 13 spacecraft; accuracy, armor, delta-vee, population, cost, bombardment power. */
export const SPACECRAFT: readonly SpacecraftFace[] = [
  row('lav', 'L.A.V.', 'fighter', [1, 1, 6, 1, 1, 0]),
  row('fast-attack-craft', 'Fast Attack Craft', 'fighter', [1, 1, 8, 1, 1, 0], { attackLimit: 1 }),
  row('heavy-assault-vehicle', 'Heavy Assault Vehicle', 'fighter', [1, 3, 2, 1, 2, 0]),
  row('elite-fighter', 'Elite Fighter', 'fighter', [3, 1, 4, 2, 2, 0]),
  row('light-corvette', 'Light Corvette', 'corvette', [2, 2, 5, 2, 2, 0]),
  row('heavy-corvette', 'Heavy Corvette', 'corvette', [2, 3, 3, 2, 2, 0]),
  row('light-bomber', 'Light Bomber', 'corvette', [0, 3, 4, 2, 3, 1]),
  row('missile-frigate', 'Missile Frigate', 'frigate', [2, 2, 5, 4, 3, 1]),
  row('destroyer', 'Destroyer', 'frigate', [1, 3, 3, 4, 4, 2]),
  row('heavy-frigate', 'Heavy Frigate', 'frigate', [3, 4, 3, 4, 3, 1]),
  row('battleship', 'Battleship', 'capital', [3, 4, 6, 6, 5, 2]),
  row(
    'interplanetary-missile',
    'Interplanetary Missile',
    'corvette',
    [2, 1, 10, 0, 3, 2],
    { entryTurnStrike: 1, freeBombardment: true, expires: true },
    true,
  ),
  row('colony-ship', 'Colony Ship', 'frigate', [0, 4, 4, 7, 4, 0], { sacrificeForPoints: 4 }, true),
];
