/** RG-25.1: the three starter decks as the catalogue prints them. */
export const STARTERS = {
  earth: `Name: Earth starter
Homeworld: Earth
2x Fast Attack Craft
1x Asteroid Colony 4443
1x Light Bomber
1x Research Station 1232
1x Booster Rockets
1x Corporate Base 3322
1x Heavy Corvette
1x Missile Frigate
1x Manufactory C
1x Battleship
1x Research Station 2321
1x University
1x Research Station 3212
1x Missile Defense System
1x Destroyer
1x Elite Fighter
1x Debris Reclamation
1x Light Corvette
1x Elite Fighter
1x Light Corvette
1x Missile Defense System
3x Missile Frigate
1x Supergiant
1x Asteroid Colony 2122
1x Moon 1212
2x Battleship
`,
  mars: `Name: Mars starter
Homeworld: Mars
1x Destroyer
1x Asteroid Colony 2454
1x Colonization Training
1x Missile Defense System
1x Manufactory B
2x Destroyer
2x Supergiant
1x Asteroid Colony 2454
3x Elite Fighter
2x Battleship
1x Cruiser Facilities
1x Frigate Facilities
1x Corvette Facilities
1x Fighter Facilities
4x Heavy Frigate
1x Heavy Corvette
1x Light Bomber
1x Heavy Corvette
2x Light Bomber
1x Elite Fighter
1x Light Corvette
`,
  jupiter: `Name: Jupiter starter
Homeworld: Jupiter
1x Corporate Base 3322
1x Light Corvette
1x L.A.V.
1x Booster Rockets
1x Research Station 2123
1x Light Bomber
1x University
1x Manufactory A
1x Light Bomber
1x Fast Attack Craft
1x Heavy Corvette
1x Accelerated Assembly Lines
1x Missile Frigate
1x Moon 1212
1x Light Corvette
1x Debris Screen
1x Elite Fighter
1x Research Station 3212
1x Missile Defense System
1x Light Bomber
1x Light Corvette
1x Fortified Buildings
1x Destroyer
1x Light Bomber
1x Asteroid Colony 4443
1x Heavy Corvette
1x Debris Reclamation
1x Missile Frigate
1x Supergiant
1x Destroyer
`,
} as const;
