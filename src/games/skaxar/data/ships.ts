/** SK-0: the five kinds of ship. */
export const SHIP_CLASSES = ['mothership', 'destroyer', 'fighter', 'scout', 'drone'] as const;
export type ShipClass = (typeof SHIP_CLASSES)[number];

/** The printed face of a ship card (SK-2.2). `value` is money. */
export interface ShipCard {
  /** `E01`-`E25` or `X01`-`X25`; with the seat in front it names one card of a match (SK-2.11). */
  readonly id: string;
  readonly name: string;
  readonly shipClass: ShipClass;
  readonly firepower: number;
  readonly shield: number;
  readonly speed: number;
  readonly value: number;
}

/** Table 2A (SK-2.4). */
export const EARTH_SHIPS: readonly ShipCard[] = [
  { id: 'E01', name: 'Ark Meridian', shipClass: 'mothership', firepower: 12, shield: 10, speed: 4, value: 9000 },
  { id: 'E02', name: 'Ark Solace', shipClass: 'mothership', firepower: 10, shield: 10, speed: 6, value: 7000 },
  { id: 'E03', name: 'Ironclad', shipClass: 'destroyer', firepower: 9, shield: 7, speed: 7, value: 5000 },
  { id: 'E04', name: 'Great Wall', shipClass: 'destroyer', firepower: 6, shield: 11, speed: 5, value: 5000 },
  { id: 'E05', name: 'Thunderhead', shipClass: 'destroyer', firepower: 11, shield: 5, speed: 8, value: 5000 },
  { id: 'E06', name: 'Resolute', shipClass: 'destroyer', firepower: 8, shield: 8, speed: 6, value: 5000 },
  { id: 'E07', name: 'Kestrel', shipClass: 'fighter', firepower: 8, shield: 4, speed: 10, value: 3000 },
  { id: 'E08', name: 'Saber', shipClass: 'fighter', firepower: 9, shield: 3, speed: 11, value: 3000 },
  { id: 'E09', name: 'Tortoise', shipClass: 'fighter', firepower: 3, shield: 9, speed: 7, value: 3000 },
  { id: 'E10', name: 'Palisade', shipClass: 'fighter', firepower: 5, shield: 7, speed: 9, value: 3000 },
  { id: 'E11', name: 'Vanguard', shipClass: 'fighter', firepower: 7, shield: 5, speed: 10, value: 3000 },
  { id: 'E12', name: 'Pathfinder', shipClass: 'scout', firepower: 6, shield: 3, speed: 12, value: 2000 },
  { id: 'E13', name: 'Bloodhound', shipClass: 'scout', firepower: 7, shield: 2, speed: 13, value: 2000 },
  { id: 'E14', name: 'Lighthouse', shipClass: 'scout', firepower: 2, shield: 7, speed: 8, value: 2000 },
  { id: 'E15', name: 'Watchtower', shipClass: 'scout', firepower: 3, shield: 6, speed: 9, value: 2000 },
  { id: 'E16', name: 'Swiftwind', shipClass: 'scout', firepower: 6, shield: 3, speed: 14, value: 2000 },
  { id: 'E17', name: 'Surveyor', shipClass: 'scout', firepower: 5, shield: 4, speed: 12, value: 2000 },
  { id: 'E18', name: 'Whippet', shipClass: 'scout', firepower: 7, shield: 2, speed: 14, value: 2000 },
  { id: 'E19', name: 'Gadfly', shipClass: 'drone', firepower: 5, shield: 1, speed: 15, value: 1000 },
  { id: 'E20', name: 'Firecracker', shipClass: 'drone', firepower: 6, shield: 1, speed: 16, value: 1000 },
  { id: 'E21', name: 'Buckler', shipClass: 'drone', firepower: 1, shield: 6, speed: 10, value: 1000 },
  { id: 'E22', name: 'Picket', shipClass: 'drone', firepower: 2, shield: 5, speed: 11, value: 1000 },
  { id: 'E23', name: 'Wasp', shipClass: 'drone', firepower: 5, shield: 2, speed: 16, value: 1000 },
  { id: 'E24', name: 'Sparkler', shipClass: 'drone', firepower: 6, shield: 1, speed: 15, value: 1000 },
  { id: 'E25', name: 'Tinker', shipClass: 'drone', firepower: 4, shield: 3, speed: 14, value: 1000 },
];

/** Table 2B (SK-2.5). */
export const SKAXAR_SHIPS: readonly ShipCard[] = [
  { id: 'X01', name: 'Brood Throne', shipClass: 'mothership', firepower: 14, shield: 9, speed: 5, value: 10000 },
  { id: 'X02', name: 'Hungering Maw', shipClass: 'mothership', firepower: 13, shield: 8, speed: 7, value: 9000 },
  { id: 'X03', name: 'Star Render', shipClass: 'destroyer', firepower: 12, shield: 5, speed: 9, value: 5000 },
  { id: 'X04', name: 'Carapace Hulk', shipClass: 'destroyer', firepower: 7, shield: 9, speed: 6, value: 5000 },
  { id: 'X05', name: 'Night Talon', shipClass: 'destroyer', firepower: 11, shield: 6, speed: 8, value: 5000 },
  { id: 'X06', name: 'Venom Dart', shipClass: 'fighter', firepower: 10, shield: 3, speed: 12, value: 3000 },
  { id: 'X07', name: 'Claw of Ska', shipClass: 'fighter', firepower: 9, shield: 3, speed: 11, value: 3000 },
  { id: 'X08', name: 'Barbed Wing', shipClass: 'fighter', firepower: 9, shield: 4, speed: 11, value: 3000 },
  { id: 'X09', name: 'Shellback', shipClass: 'fighter', firepower: 4, shield: 8, speed: 8, value: 3000 },
  { id: 'X10', name: 'Duskfang', shipClass: 'fighter', firepower: 8, shield: 5, speed: 10, value: 3000 },
  { id: 'X11', name: 'Red Mandible', shipClass: 'fighter', firepower: 9, shield: 3, speed: 10, value: 3000 },
  { id: 'X12', name: 'Needle Eye', shipClass: 'scout', firepower: 8, shield: 1, speed: 14, value: 2000 },
  { id: 'X13', name: 'Prowler Moth', shipClass: 'scout', firepower: 7, shield: 2, speed: 13, value: 2000 },
  { id: 'X14', name: 'Cocoon', shipClass: 'scout', firepower: 2, shield: 6, speed: 9, value: 2000 },
  { id: 'X15', name: 'Husk Sentinel', shipClass: 'scout', firepower: 3, shield: 6, speed: 10, value: 2000 },
  { id: 'X16', name: 'Longfeeler', shipClass: 'scout', firepower: 7, shield: 3, speed: 13, value: 2000 },
  { id: 'X17', name: 'Skitter', shipClass: 'scout', firepower: 8, shield: 2, speed: 14, value: 2000 },
  { id: 'X18', name: 'Stinger', shipClass: 'drone', firepower: 6, shield: 1, speed: 16, value: 1000 },
  { id: 'X19', name: 'Gnat', shipClass: 'drone', firepower: 6, shield: 1, speed: 15, value: 1000 },
  { id: 'X20', name: 'Frenzy Mite', shipClass: 'drone', firepower: 7, shield: 1, speed: 17, value: 1000 },
  { id: 'X21', name: 'Larva Swarm', shipClass: 'drone', firepower: 5, shield: 2, speed: 15, value: 1000 },
  { id: 'X22', name: 'Chitin Plate', shipClass: 'drone', firepower: 2, shield: 5, speed: 12, value: 1000 },
  { id: 'X23', name: 'Egg Husk', shipClass: 'drone', firepower: 1, shield: 6, speed: 11, value: 1000 },
  { id: 'X24', name: 'Biting Cloud', shipClass: 'drone', firepower: 6, shield: 2, speed: 16, value: 1000 },
  { id: 'X25', name: 'Broodling', shipClass: 'drone', firepower: 4, shield: 3, speed: 13, value: 1000 },
];
