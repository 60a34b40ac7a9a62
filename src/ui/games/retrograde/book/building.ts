import { chapterOf } from './chapter-of.ts';

/** Construction. */
export const constructionChapter = chapterOf(14, 'Construction', [
  [
    'Contributing',
    'Each working asset that is not tapped may tap and put all its power as points on one project. Power is never split.',
  ],
  [
    'Starting a project',
    'You may lay any card of your hand face down as a project, for nothing and as often as you like. Points can follow at once.',
  ],
  [
    'Spacecraft',
    'A spacecraft is built on one of your assets that has a facility of its class, one at a time on each.',
  ],
  [
    'Upgrades',
    'An upgrade is built on one of your assets, one at a time on each; one that is installed already does not matter.',
  ],
  [
    'Assets',
    'An asset is built beside your others, as many at a time as you like. It cannot be reached or attacked yet.',
  ],
  [
    'Whose points',
    'Spacecraft and upgrades take points only from the asset that carries them; for a spacecraft it must still have the facility.',
  ],
  [
    'Points for assets',
    'An asset takes points from any of your working assets that has no enemy spacecraft around it. Debris does not matter.',
  ],
  ['Facilities', 'An asset builds the classes printed on it, and the one a Facilities upgrade adds.'],
  [
    'What a card costs',
    'The printed cost. Spacecraft cost 2 less on an asset with Accelerated Assembly Lines; an asset costs 2 less if the last points come from one with Colonization Training. Nothing costs less than 1.',
  ],
  [
    'Completing a spacecraft',
    'With enough points you may complete it at any time in your construction phase. It never happens by itself.',
  ],
  ['Where it appears', 'It enters the lowest orbital of its asset, whole and with full tanks.'],
  [
    'No room for it',
    'It cannot be completed while the population would exceed the limit. The project keeps its points.',
  ],
  ['Upgrades and assets', 'They enter play at once when their points are enough.'],
  ['Replacing an upgrade', 'A new upgrade takes the place of the old one, which is removed from the game.'],
  ['A new asset works at once', 'A completed asset is not tapped and may contribute in the same phase.'],
  ['Too many points', 'Points beyond the cost are lost. A spacecraft project may hold any number.'],
  ['A facility is lost', 'The spacecraft project stays, gets no more points, and can be completed if it has enough.'],
  [
    'Projects stay',
    'A project cannot be moved or taken back. Where the match allows scrapping, you may remove one to make room.',
  ],
  ['Room again', 'The room a completed spacecraft leaves may be used again in the same phase.'],
]);

/** Population. */
export const populationChapter = chapterOf(15, 'Population', [
  ['The limit', 'Your limit is the population of all your working assets together.'],
  ['What is used', 'Your spacecraft in play use it up. Projects, cards in hand and debris use none.'],
  ['Completing', 'A spacecraft is completed only if the limit still holds then.'],
  [
    'A lower limit',
    'When the limit falls below what is used, nothing is lost; it only keeps you from completing more.',
  ],
]);

/** The abilities of cards. */
export const abilitiesChapter = chapterOf(17, 'Abilities', [
  ['Jupiter', 'Fighters and corvettes of Jupiter’s owner pay 1 less for every burn, everywhere, while Jupiter works.'],
  ['Mars', 'Frigates of Mars’ owner use 1 population less while Mars works.'],
  ['Earth', 'A bombardment of Earth or its upgrade loses 1 power for each spacecraft of Earth’s owner around Earth.'],
  ['Fast Attack Craft', 'It attacks once a turn. Burns are not limited.'],
  [
    'Interplanetary Missile: strike',
    'In the construction phase in which it was completed it may burn, and bombard once. It neither attacks nor scuttles then.',
  ],
  ['Interplanetary Missile: free', 'Its bombardment costs nothing and needs no full tank.'],
  ['Interplanetary Missile: spent', 'At the end of the turn in which it entered play it is destroyed.'],
  [
    'Colony Ship',
    'Around a working asset of yours, in your construction phase, it may be given up for 4 points on a project that asset could contribute to, tapped or not. It leaves no wreck.',
  ],
  [
    'Debris Sweeper',
    'As your turn begins, 2 wrecks around this asset are cleared. With more of them you choose which.',
  ],
  ['Debris Reclamation', 'When this asset contributes you may clear a wreck around it for 1 point more.'],
  ['University', 'Research here draws 1 or 2 cards, as you say.'],
  [
    'Espionage Agency',
    'As your turn begins you see the next card of the other deck. The other player learns only that you looked.',
  ],
  [
    'Missile Defense System',
    'In your maneuvers it fires one die at an enemy spacecraft around this asset, with range 6 plus the height of the target. Each target once a turn; with the author’s corrections once a turn at all.',
  ],
  ['Booster Rockets', 'Spacecraft completed here may enter any orbital.'],
  ['Facilities', 'The four Facilities let their asset build one class more.'],
  ['Fortified Buildings', 'The asset resists 2 more damage.'],
  ['Accelerated Assembly Lines', 'Spacecraft on this asset cost 2 less. Refits compare printed costs.'],
  ['Colonization Training', 'An asset costs 2 less when this one contributes to it.'],
  ['Debris Screen', 'Transfers to this asset cost 1 more, for both players.'],
]);

/** How the game ends. */
export const overChapter = chapterOf(18, 'The end of the game', [
  [
    'A homeworld is lost',
    'Whoever has no working homeworld when their turn begins loses. Nothing else in play ends the game.',
  ],
  ['Resigning', 'Either player may resign at any time.'],
  [
    'A draw',
    'Either player may offer a draw once a turn; the other accepts or declines. An offer lapses when the turn ends.',
  ],
  ['The last round', 'Where the match has a last round, the game ends after it.'],
  [
    'Who has won then',
    'The one whose homeworld alone still works; else the one with the higher population limit; else the one whose assets, upgrades and spacecraft in play cost more; else nobody.',
  ],
  ['Afterwards', 'When the game is over, nothing can be done any more and all hidden cards are shown.'],
]);
