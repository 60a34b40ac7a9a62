import { chapterOf } from './chapter-of.ts';
import { BUILDER, LIBRARY } from './leads.ts';

/** What there is: players, cards, orbitals, distances. */
export const frameChapter = chapterOf(1, 'What there is', [
  ['Two players', 'Retrograde is a war between two players. It cannot be played by any other number.'],
  [
    'Three kinds of cards',
    'An asset is a place that can be orbited and that works for its owner; three of them are homeworlds. Spacecraft orbit assets and make maneuvers. Upgrades are installed under an asset.',
  ],
  [
    'Where cards lie',
    'Each player has a deck in a fixed order, a hand, a field with everything in play, and a pile of removed cards. Debris lies in the orbital where it was made and still belongs to its owner.',
  ],
  ['Whole numbers', 'Every number is whole. Nothing falls below 0 unless a rule says so.'],
  [
    'Orbitals',
    'The orbitals of an asset are counted from the lowest, orbital 1, to the outermost. Any number of spacecraft and wrecks of both players may share one. An asset with one orbital has it as lowest and outermost at once.',
  ],
  [
    'Distance',
    'Two spacecraft around the same asset are as far apart as their orbitals. An asset is 0 from its lowest orbital, 1 from the next, and so on. Between different assets nothing reaches.',
  ],
  ['Classes', 'Spacecraft are fighters, corvettes, frigates or capitals; a capital is printed as Cruiser.'],
  [
    'Order of things',
    'Where several cards act by themselves, assets go in the order in which they entered play with the homeworld first, spacecraft likewise, debris in the order it was made.',
  ],
]);

/** Building a deck. */
export const decksChapter = chapterOf(2, 'Decks', [
  ['Thirty cards', 'A deck has exactly 30 cards. You choose their order; the first card is the top.', [BUILDER]],
  ['A homeworld', 'Beside them you choose one homeworld: Earth, Mars or Jupiter. Both players may choose the same.'],
  ['No homeworld inside', 'A homeworld never stands among the 30 cards.'],
  ['Copies', 'A card may be taken as often as you like, unless the match sets a limit of copies.'],
  [
    'Problematic cards',
    'Interplanetary Missile and Colony Ship are only allowed where the match says so. Usually it does not.',
  ],
  ['Never shuffled', 'No deck is ever shuffled, and nothing changes its order.'],
  [
    'Decks as text',
    'A deck is written one item a line. Empty lines and lines that begin with # are skipped. "Name: ..." names it, "Homeworld: ..." is needed once, every other line is a card, "3x Elite Fighter" three of it in a row. Capitals, spaces and signs in names do not matter.',
    [LIBRARY],
  ],
  [
    'Faults',
    'Reading a deck tells every fault at once, with its line where it has one. Nothing is left out silently; a line that cannot be read adds no card.',
  ],
  [
    'Written out',
    'Written out, equal cards that follow each other share a line. Reading that again gives the same deck.',
  ],
]);

/** Before the first turn. */
export const setupChapter = chapterOf(3, 'Before the first turn', [
  [
    'Who begins',
    'A coin decides who has the first turn, unless the match settles it. The other player gets nothing for it.',
  ],
  ['The homeworlds', 'Both homeworlds begin in play, unharmed and with nothing around them.'],
  ['The first hand', 'Each player draws five cards. They cannot be changed, and a hand may grow without limit.'],
  ['Orbit counters', 'Each orbit counter begins at 1. The first upkeep of a player moves their own to 2.'],
]);

/** The course of a turn. */
export const turnChapter = chapterOf(4, 'The turn', [
  [
    'Six phases',
    'A turn goes through upkeep, maneuvers, research, repair, construction and end of turn; then the other player has one. The first and last run by themselves, the others wait for you.',
  ],
  ['Who acts', 'Only the player whose turn it is acts. Resigning and talking about a draw are open to both.'],
  ['Ending a phase', 'You end each phase yourself. A phase that has ended does not come back in this turn.'],
  ['Free order', 'Everything in a phase is voluntary, and may be done in any order and mixed as you please.'],
  [
    'Orders are checked first',
    'An order is checked before anything is paid or rolled. One that is not allowed changes nothing and tells you the first thing in its way.',
  ],
  [
    'Nothing for nothing',
    'An order that could do nothing but cost something is refused: an attack without dice or without a chance, a bombardment of power 0, research with an empty deck, repairing what is whole, a contribution of 0 that completes nothing.',
  ],
]);

/** The start of a turn. */
export const upkeepChapter = chapterOf(5, 'Upkeep', [
  ['No homeworld', 'Whoever begins a turn without a working homeworld loses at once, before anything else happens.'],
  [
    'The counter turns',
    'Your orbit counter goes up by 1, and from 4 back to 1. It chooses the transfer value of all your assets: top, right, bottom, left.',
  ],
  ['Spacecraft heal', 'All damage on your spacecraft is gone.'],
  [
    'Tanks are filled',
    'Each of your spacecraft has all its delta-vee again. What it did not spend defended it until now.',
  ],
  ['Assets do not heal', 'Damage on assets and upgrades stays until it is repaired.'],
  ['A fresh turn', 'Whatever counted only for last turn is forgotten.'],
  ['Beginning of the turn', 'Now Espionage Agencies and Debris Sweepers act; then the maneuvers begin.'],
]);

/** Maneuvers at large. */
export const maneuversChapter = chapterOf(6, 'Maneuvers', [
  [
    'What a maneuver is',
    'In the maneuvers phase your spacecraft burn, scuttle, attack, refit and bombard, and assets with missiles may fire them. Nothing is tapped by that.',
  ],
  ['Cost first', 'The cost is paid, then the maneuver happens.'],
  ['Paid in full', 'What cannot be paid in full cannot be done.'],
  ['No refunds', 'What was paid stays paid. A missed attack is a finished attack.'],
  ['As often as you can', 'A spacecraft maneuvers as often as its delta-vee lasts.'],
  [
    'Having maneuvered',
    'After a burn, an attack or a bombardment a spacecraft has maneuvered, which rules a refit out.',
  ],
  ['New spacecraft wait', 'A spacecraft is built after the maneuvers and makes its first ones next turn.'],
]);

/** Burns. */
export const burnsChapter = chapterOf(7, 'Burns', [
  ['Up and down', 'A burn moves a spacecraft to the orbital next above or next below.'],
  ['What it costs', 'It costs the entry cost of the orbital that is entered, upwards as well as downwards.'],
  [
    'Transfers',
    'From the outermost orbital a spacecraft may cross to the outermost orbital of any other asset. That costs the active transfer value of where it goes, and the entry cost of the orbital it enters.',
  ],
  [
    'Where it may go',
    'It may go to any asset in play, of either player, destroyed ones too. Assets still being built cannot be reached.',
  ],
  ['Whose window', 'The transfer value is chosen by the counter of the asset’s owner, whoever flies.'],
  [
    'More and less',
    'A Debris Screen at the goal adds 1 to a transfer, then Jupiter’s ability takes off 1. Nothing costs less than 0.',
  ],
  [
    'No endless drifting',
    'A burn that costs nothing may not enter an orbital in which the spacecraft has been this turn around that asset.',
  ],
  ['One at a time', 'Each step is a burn of its own. Enemies and debris neither stop a burn nor make it dearer.'],
]);

/** Scuttling. */
export const scuttleChapter = chapterOf(8, 'Scuttling', [
  ['Giving a ship up', 'A spacecraft may destroy itself, for nothing. It becomes debris where it is.'],
  ['With the corrections', 'Where the author’s corrections are on, scuttling costs 1 delta-vee.'],
  ['Room at once', 'Its population is free at once, in time to build something this turn.'],
]);
