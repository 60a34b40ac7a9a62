/** OS-0.3: the four species, in the order of the tables. */
export const SPECIES = ['terran', 'hssuk', 'churrap', 'mrooshen'] as const;
export type Species = (typeof SPECIES)[number];

export const isSpecies = (word: string): word is Species => (SPECIES as readonly string[]).includes(word);

/** What screens tell of a species. */
export interface SpeciesLore {
  readonly name: string;
  /** Who they are (OS-18.2 to OS-18.6), in sentences for players. */
  readonly people: string;
  /** How they fight (OS-18.7). */
  readonly style: string;
}

/** OS-18.1: the frame of the game, in a sentence. */
export const FRAME =
  "Orion's Spur is the fleet simulator in which cadets of the Terran Defense Force are tested for command, ship against ship, and also with the ships of their neighbours.";

/** OS-18.2 to OS-18.7. */
export const LORE: { readonly [species in Species]: SpeciesLore } = {
  terran: {
    name: 'Terran Federation',
    people:
      'Humans of the whole Sol system, among them the Gennies bred for its harsh worlds: Greys of Mars, Elves of Venus, Dwarves of Io and Gnomes of Ceres. Since the Republican Civil War everybody of human descent is human by law, with the same rights.',
    style: 'Missiles, lasers that also answer fire, Suppressing Fire, repairs and refits.',
  },
  hssuk: {
    name: "H'ssuk Empire",
    people:
      'Old and long-lived people like lizards, who sleep through long journeys. Since the Tragedy the wise Red clan leads, and the colour of the feathers marks clan and trade.',
    style:
      'Armored and big ships, heavy broadsides that cost much energy, Bracing and redirected fire; their games are slow.',
  },
  churrap: {
    name: 'Churrap Hegemony',
    people:
      'Fliers of the high air with great wings on the back and small ones to steer by. They do everything together: nothing is worse than to be flocked.',
    style: 'Cheap ships, flagships full of energy for the Flock, and evasion.',
  },
  mrooshen: {
    name: "Mroo'shen Clans",
    people:
      'Great cats from the steppes of the Pride Lands. Scarcity made them strict: the clan comes first, Menials work off their guilt, and scouts have the next world ready.',
    style: 'Large hulls behind thin shields, damage to the hull, Ram and boarding.',
  },
};
