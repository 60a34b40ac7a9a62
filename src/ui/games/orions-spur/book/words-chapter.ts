import { chapterOf } from './chapter-of.ts';

/** What words mean. */
export const wordsChapter = chapterOf(0, 'Words', [
  ['Seats', 'Players sit at seats 1, 2 and so on, clockwise, and keep their seat for the whole game.'],
  [
    'Sides',
    'Usually everybody is a side alone. With two against two, seats 1 and 3 are one side, 2 and 4 the other. An opponent is on another side, an ally on your own.',
  ],
  [
    'Species',
    "There are four: the Terran Federation, the H'ssuk Empire, the Churrap Hegemony and the Mroo'shen Clans.",
  ],
  [
    'Designs and ships',
    'A design is a line of the ship tables, a ship one copy of it. Ships are numbered in the order in which they join a fleet.',
  ],
  ['Tactics cards', 'A tactics card is one copy of a line of the tables of cards.'],
  [
    'Printed and current values',
    'Ships have printed victory points, shield, hull, energy and cost. Shield, hull and energy begin at what is printed, never go above it and never below 0.',
  ],
  ['Recruitment', 'Recruitment points are your own, and buy ships in a Regroup.'],
  [
    'Victory points and trophies',
    'A trophy is an enemy ship you dealt the final blow. Your victory points are those printed on your trophies; a side adds up those of its players.',
  ],
  [
    'Slots',
    'A fleet has five columns and three rows: front F, middle M, back B. Columns count from the left as their owner sees them.',
  ],
  ['Flagship', 'The ship that stands in the back row; see OS-3.3.'],
  ['Foremost, second, targetable', 'Which ships of a column can be reached is told in OS-3.5 to OS-3.8.'],
  ['Adjacent', 'Ships beside each other in the same fleet; see OS-3.10.'],
  [
    'Turn and round',
    'The active player is the one whose turn it is. A round ends when the turn comes back to the first player, or passes their seat.',
  ],
  ['Actions', 'Primary and secondary actions are told in chapter 4.'],
  [
    'Attack source',
    'What an attack is made with: an Attack or Attack/Reaction card, a printed weapon, or a ram. Special cards that do damage count too, but nobody can answer them.',
  ],
  [
    'Pending attack',
    'An attack that is declared and not settled yet. The one that opens a window is A0; fire in answer is C1, C2 and so on.',
  ],
  [
    'Hits',
    'The damage one attack is about to do to one ship: to its target, and with splash to each ship beside the target.',
  ],
  ['Live', 'An attack is live until it is evaded or its missile is destroyed. A live attack may have no damage left.'],
  ['Under attack', 'A ship is under attack while it is the target of a live attack. Splash alone does not count.'],
  ['Missiles', 'Only attacks marked as missiles can be shot down.'],
  [
    'Reactions',
    'A reaction is anything played in a window. Counterfire hits the attacking ship, interception hits an incoming missile.',
  ],
  ['Window', 'The time in which an attack may be answered; see chapter 6.'],
  ['Overcharged', 'An overcharged ship is turned by a quarter, and does nothing; see OS-5.9 to OS-5.11.'],
  ['Suppressed', 'A ship marked by Suppressing Fire until the end of the turn; see OS-8.12.'],
  ['Continuous', 'Effects that last bear this icon, and so does Armored.'],
  [
    'Automatic order',
    'Where damage is taken off and nobody chooses, it comes off hull damage first, then normal, then shield damage.',
  ],
  [
    'Places of cards',
    'Each player has a tactics deck face down, a hand, an open discard pile, an open deck of ships, a fleet and trophies; in Hard Mode also a reserve face down.',
  ],
  ['Icons', 'Every icon has a name in words wherever it is shown.'],
  ['Types of cards', 'Attack, Reaction, Attack/Reaction, Draw, Repair and Special.'],
  ['Rounding', 'Halves are rounded up, each number by itself.'],
  ['Choosing fleets', 'All choose their starting fleets in secret at the same time; it ends when all have confirmed.'],
  ['Arranging fleets', 'Then all arrange their fleets in secret at the same time.'],
  ['Turn open', 'The start of a turn, until a primary action begins.'],
  ['Attacking', 'From the first attack, Suppressing Fire or Flock until the attacks are finished.'],
  ['In a window', 'While an attack or ram is answered, one player at a time is asked.'],
  ['Regrouping', 'Recruiting and rearranging, until the formation is set.'],
  ['Discarding', 'When a card tells you to discard cards of your own.'],
  ['Turn done', 'After the primary action, until you end your turn.'],
  ['Game over', 'The game has ended as told in chapter 11.'],
]);

/** The game and its material. */
export const gameChapter = chapterOf(1, 'The game', [
  [
    'Aim of the game',
    'Two to four players lead a fleet each. Usually whoever first has 10 victory points, earned by destroying enemy ships, wins.',
  ],
  ['Sides', 'Two to four play all against all, or exactly four play two against two.'],
  [
    'Choosing a species',
    'Each player picks any species, also one that another player has; each has full decks of their own.',
  ],
  ['Material', 'Each species has 14 ships and 45 tactics cards.'],
  [
    'Tokens and the reference card',
    'Tokens are plain numbers here and never run out. The reference card can be opened at any time, with the key H.',
  ],
  ['Order of turns', 'Turns pass clockwise; players who are out are left out.'],
]);

/** Before the first turn. */
export const setupChapter = chapterOf(2, 'Setup', [
  ['Decks', 'Each player has a deck of ships and a deck of tactics cards of their species.'],
  [
    'Starting fleet',
    'The standard fleet is 2 Frigates, 1 Destroyer and 1 Light Cruiser, freely chosen among their designs. Fleets may also be bought by points; see OS-12.1.',
  ],
  ['In secret', 'All choose at the same time, and the fleets are shown together.'],
  ['First hand', 'Each deck is shuffled and 7 cards are drawn. There is no second draw.'],
  [
    'Formation',
    'All arrange their fleets in secret, knowing their hand and all fleets; the formations are shown together.',
  ],
  ['Values', 'Every ship begins with the shield, hull and energy printed on it.'],
  ['First player', 'The first player is drawn by chance.'],
  [
    'Nothing yet',
    'Everybody begins with 0 recruitment and 0 victory points. With recruitment for later seats the second player begins with 1, the third with 2, the fourth with 3.',
  ],
]);

/** Formations. */
export const formationChapter = chapterOf(3, 'The fleet', [
  [
    'Room',
    'Front and middle row have five slots each, one ship to a slot. The back row holds the flagship alone, so a fleet has 11 ships at most.',
  ],
  ['Its column', 'You choose the column of the flagship when you arrange the fleet; column 3 is offered.'],
  [
    'Flagship',
    'It is always your ship with the most victory points; of equal ones you choose. When it is lost, the next best ship is the flagship in name, where it stands, until you rearrange.',
  ],
  [
    'Legal formations',
    'Every ship has one slot. Exactly one ship stands in the back row, and none of yours is worth more. With two ships or more, one stands ahead of the flagship in its column, unless the rows protect it anyway.',
  ],
  ['Foremost', 'The foremost ship of a column is the first one found from the front; empty slots are skipped.'],
  [
    'Targetable',
    'The foremost ships of a fleet can be targeted. So can the flagship once nothing stands before it in its column.',
  ],
  [
    'Protected by its rows',
    'As an option the flagship cannot be targeted while any ship stands in front or middle row.',
  ],
  ['Second', 'The second ship of a column is the next one behind the foremost; empty slots are skipped.'],
  ['Suppressed ships', 'A suppressed ship is skipped when foremost and second are looked for.'],
  [
    'Adjacent',
    'Neighbours are the slots before, behind, left and right in the same fleet. Diagonal slots are not, nor are ships with an empty slot between them. In the back row only the slot ahead counts.',
  ],
  [
    'Gaps',
    'When a ship is lost, the next one of its column is foremost at once. Ships do not move up; only a Regroup or a card moves them.',
  ],
  [
    'Arranged for you',
    'The formation that is offered has the best ship in the back of column 3 and the others from the middle outwards.',
  ],
]);

/** Turns. */
export const turnChapter = chapterOf(4, 'Your turn', [
  ['What you do', 'Exactly one primary action, and any number of secondary ones.'],
  [
    'Primary actions',
    'A Main Attack, a special ability (Flock, Ram, Suppressing Fire), or a Regroup. They exclude each other.',
  ],
  ['It must be', 'The primary action must be taken before the turn ends. A Regroup is always possible.'],
  [
    'Secondary actions',
    'They are played before or after the primary action, not during it and never in a window. Revise Tactics is possible at any time of your turn but in a window or while you discard.',
  ],
  ['Abilities', 'Flock, Ram and Suppressing Fire need a ship that has them.'],
  [
    'End of the turn',
    'Marks and effects of this turn end; you gain 1 recruitment; the turn passes on; effects that last until the next player’s turn end, and limits of once a turn begin anew.',
  ],
  ['Without ships', 'A player without ships regroups, and may recruit; they are out only as told in OS-11.6.'],
]);

/** Attacks. */
export const attackChapter = chapterOf(5, 'Main Attack', [
  [
    'Declaring',
    'Choose one ship, what it attacks with, and a target. All further attacks of the action are made by that ship.',
  ],
  [
    'With what',
    'An Attack or Attack/Reaction card of your hand, or the weapon printed on the ship. Any ship may fire any such card.',
  ],
  ['Which ship', 'It may stand in any row, but may not be overcharged.'],
  [
    'At whom',
    'At a foremost ship of any opponent. With reach of two, by the card, by Artillery or by an effect, also at the second ship of a column.',
  ],
  [
    'Cost',
    'The attacking ship alone pays the energy, and the card is discarded at once. Nothing comes back, whatever becomes of the attack.',
  ],
  ['Then', 'Every attack opens a window for answers; then damage is dealt.'],
  ['Attacking on', 'The same ship may attack again as long as it can pay, at the same target or another.'],
  [
    'Printed weapons',
    'A printed weapon is used like a card, as often as energy allows. Lasers may answer attacks too.',
  ],
  [
    'Overcharging',
    'A ship that lacks exactly 1 energy may overcharge: it gains that 1 for this attack, and is turned.',
  ],
  [
    'When it is possible',
    'Only for an attack, and only if the ship has exactly 1 energy less than the cost. Reactions, rams, Suppressing Fire and the payment for Flock cannot be overcharged.',
  ],
  [
    'What it means',
    'An overcharged ship does not attack, react, pay, use abilities or take effects of Draw and Special cards. It can still be repaired and readied, and Armored still works.',
  ],
  ['How long', 'Until a Regroup, or a card that readies it.'],
  [
    'Its end',
    'The action ends when you say so, or when the attacking ship is lost or overcharged. A ship without energy does not end it.',
  ],
  [
    'Splash is fixed',
    'Which ships splash hits is fixed when the attack is declared: those beside the target. Only a redirect makes it anew.',
  ],
]);
