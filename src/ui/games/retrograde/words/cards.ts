/** What is written on the cards of Retrograde. */
export const cardFaceWords = {
  classes: { fighter: 'Fighter', corvette: 'Corvette', frigate: 'Frigate', capital: 'Capital (Cruiser)' },
  kinds: { asset: 'Asset', upgrade: 'Upgrade' },
  short: {
    accuracy: 'Dice',
    armor: 'Armor',
    deltaVee: 'Delta-v',
    bombardment: 'Bomb',
    population: 'Pop',
    power: 'Power',
    resistance: 'Resist',
  },
  orbitals: (costs: readonly number[]) => `Orbitals ${costs.join(', ')} from the lowest.`,
  transfer: (values: readonly number[]) => `Transfer ${values.join(' / ')}.`,
} as const;
