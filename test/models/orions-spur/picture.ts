import { flagshipOf, withinReach } from './formation.ts';
import { hitsOf } from './outcome.ts';
import { seatsIn, sideOf, sides, sideVp, vpOf } from './sides.ts';
import { playerOf, type Game, type Pending, type Player, type Window } from './state.ts';

/**
 * A game as plain data that two implementations can be compared by: everything of it, no seat's view. Decks, hands and
 * discard piles are ordered; what has no order is sorted.
 */
export function picture(game: Game) {
  const { phase, round, firstSeat, activeSeat, turn, action, choice, result } = game;
  return {
    phase,
    round,
    firstSeat,
    activeSeat,
    primary: turn.primary,
    revised: turn.revised,
    played: [...turn.played].sort(),
    interfered: [...turn.interfered].sort(),
    silenced: [...new Set(turn.silenced)].sort(),
    action: action && { ...action, activated: [...action.activated].sort() },
    toDiscard: choice?.count ?? 0,
    result,
    sides: sides(game).map((side) => ({ side, vp: sideVp(game, side) })),
    players: game.players.map((player) => playerPicture(game, player)),
    ships: [...game.ships].sort((a, b) => compare(a.id, b.id)).map((ship) => ({ ...ship })),
    modifiers: game.modifiers.map((one) => JSON.stringify(one)).sort(),
    window: game.window && windowPicture(game.window),
  };
}

export type Picture = ReturnType<typeof picture>;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function playerPicture(game: Game, player: Player) {
  const { seat, shipDeck, reserve, trophies, autoPass } = player;
  const isSeen = seatsIn(game).includes(seat);
  return {
    ...player,
    side: sideOf(game, seat),
    shipDeck: [...shipDeck].sort(),
    reserve: [...reserve].sort(),
    trophies: [...trophies].sort(),
    autoPass: { ...autoPass },
    vp: vpOf(playerOf(game, seat)),
    flagship: flagshipOf(game, seat)?.id ?? null,
    targetable: isSeen ? withinReach(game, seat, 'foremost').map(({ id }) => id) : [],
  };
}

function windowPicture({ attacks, participants, pointer, passes, resting, helpers }: Window) {
  return {
    asked: participants[pointer]!,
    participants: [...participants],
    passes,
    resting: [...resting].sort(),
    helpers: { ...helpers },
    attacks: attacks.map(attackPicture),
  };
}

function attackPicture(attack: Pending) {
  const splashHits = hitsOf(attack).slice(1);
  return { ...attack, splashHits, braced: [...attack.braced].sort() };
}
