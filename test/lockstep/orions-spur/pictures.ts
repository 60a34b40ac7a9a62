import { plain } from '../../../src/games/orions-spur/data/text.ts';
import { attackId, nameOfAttack } from '../../../src/games/orions-spur/rules/attacks.ts';
import { flagshipOf, targetable } from '../../../src/games/orions-spur/rules/formation.ts';
import type { Modifier } from '../../../src/games/orions-spur/rules/lasting.ts';
import { sideVp, sidesOf, vpOf } from '../../../src/games/orions-spur/rules/table.ts';
import { choiceOf, type Sealed } from '../../../src/cards/sealed.ts';
import {
  TRIGGERS,
  type Attack,
  type Packet,
  type Player,
  type SpurState,
} from '../../../src/games/orions-spur/state.ts';
import { picture, type Game, type Picture, type Seat } from '../../models/orions-spur/index.ts';
import { playerOf } from '../../models/orions-spur/state.ts';

type PlayerPicture = Picture['players'][number];

/**
 * The model's picture as far as it is asked of both: what the phase has done with (sealed choices, the action of who
 * has left the game, marks of a turn on ships that are gone) is left out.
 */
export function pictureOfModel(game: Game): object {
  const { action, interfered, silenced, ...rest } = picture(game);
  const inPlay = (id: string): boolean => game.ships.some((ship) => ship.id === id);
  const isOut = (seat: Seat): boolean => playerOf(game, seat).eliminated;
  const whole = { ...rest, players: rest.players.map((player) => playerOfModel(game, player)) };
  if (rest.phase === 'gameOver') return { ...whole, revised: null, played: null };
  return {
    ...whole,
    interfered: interfered.filter(inPlay),
    silenced: silenced.filter((seat) => !isOut(seat)),
    action:
      game.round > 0 && action && !isOut(game.activeSeat)
        ? { ...action, activated: action.activated.filter(inPlay) }
        : null,
  };
}

/** Choices are compared while they lie sealed, decks from the moment they are shuffled. */
function playerOfModel(
  { phase, round, players }: Game,
  { chosen, layout, eliminated, ...player }: PlayerPicture,
): object {
  return {
    ...player,
    eliminated,
    tacticsDeck: areDealt(players) || round > 0 ? player.tacticsDeck : [],
    chosen: phase === 'setupFleet' && !eliminated ? chosen : null,
    layout: phase === 'setupLayout' && !eliminated ? layout : null,
  };
}

const areDealt = (players: readonly { readonly joined: number }[]): boolean => players.some(({ joined }) => joined > 0);

/** The same of the engine's state, in the model's terms. */
export function pictureOfEngine(state: SpurState): object {
  const { phase, round, players, ships, options } = state;
  const isOver = phase === 'gameOver';
  const begun = round > 0;
  const common = {
    phase,
    round,
    firstSeat: begun ? Number(state.firstSeat) : 0,
    activeSeat: begun ? Number(state.activeSeat) : 0,
    primary: state.primary === 'main' ? 'attack' : state.primary,
    revised: isOver ? null : players.some(({ revised }) => revised),
    played: isOver ? null : players.flatMap(({ played }) => played).sort(),
    toDiscard: state.choosing?.count ?? 0,
    result: resultOf(state),
    sides: sidesOf(state).map((side) => ({ side: sideOf(state, side[0]!), vp: sideVp(state, side) })),
    players: players.map((player, at) => playerOfEngine(state, player, options.species[at]!)),
    ships: [...ships].sort(byId).map(({ interfered: _i, activated: _a, ...ship }) => ({
      ...ship,
      owner: Number(ship.owner),
    })),
    modifiers: state.lasting.map((one) => JSON.stringify(modifierOf(one))).sort(),
    window: windowOf(state),
  };
  if (isOver) return common;
  return {
    ...common,
    interfered: ships.flatMap(({ id, interfered }) => (interfered ? [id] : [])).sort(),
    silenced: state.silenced.filter((seat) => players.some((one) => one.seat === seat && !one.eliminated)).map(Number),
    action: actionOf(state),
  };
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/** OS-0.2: the number of the side of a seat. */
const sideOf = ({ options }: SpurState, seat: string): number =>
  options.mode === 'teams' ? ((Number(seat) - 1) % 2) + 1 : Number(seat);

/** The engine's names of how a game ends, in the model's. */
const ENDS: { readonly [reason: string]: string } = { vpTarget: 'vp', allOut: 'lastSide' };

interface Rank {
  readonly seats: readonly string[];
  readonly rank: number;
}

function resultOf(state: SpurState): object | null {
  const { outcome } = state;
  if (!outcome) return null;
  const { ranking, tied = [] } = outcome.result as unknown as {
    readonly ranking: readonly Rank[];
    readonly tied?: readonly string[];
  };
  const winners = outcome.winners.length > 0 ? outcome.winners : tied;
  return {
    winners: [...new Set(winners.map((seat) => sideOf(state, seat)))].sort(),
    reason: ENDS[outcome.reason] ?? outcome.reason,
    ranking: ranking
      .map(({ seats, rank }) => ({ side: sideOf(state, seats[0]!), rank }))
      .sort((a, b) => a.side - b.side),
  };
}

function playerOfEngine(state: SpurState, player: Player, species: string): object {
  const { seat, eliminated, autoPass, revised: _revised, played: _played, ...rest } = player;
  return {
    ...rest,
    seat: Number(seat),
    species,
    side: sideOf(state, seat),
    eliminated,
    shipDeck: [...rest.shipDeck].sort(),
    reserve: [...rest.reserve].sort(),
    trophies: [...rest.trophies].sort(),
    tacticsDeck: areDealt(state.players) || state.round > 0 ? rest.tacticsDeck : [],
    chosen: state.phase === 'setupFleet' ? chosenBy(state.fleetChoice, seat) : null,
    layout: state.phase === 'setupLayout' ? chosenBy(state.layoutChoice, seat) : null,
    autoPass: Object.fromEntries(TRIGGERS.map((trigger) => [trigger, autoPass[trigger] ?? 'ask'])),
    vp: vpOf(player),
    flagship: flagshipOf(state, seat)?.id ?? null,
    targetable: eliminated ? [] : targetable(state, seat).map(({ id }) => id),
  };
}

const chosenBy = <C>(sealed: Sealed<C> | null, seat: string): C | null => (sealed && choiceOf(sealed, seat)) ?? null;

function modifierOf({ effect, by, on }: Modifier): object {
  const { until } = effect;
  const [kind, value] = effect.kind === 'modify' ? [effect.value, plain(effect.by)] : ['reach', 1];
  return { seat: Number(by), kind, value, duration: until, ship: on };
}

function actionOf({ mode, activeShip, activeSeat, suppressor, ships, players }: SpurState): object | null {
  if (mode === null || players.find(({ seat }) => seat === activeSeat)!.eliminated) return null;
  const activated = mode === 'flock' ? ships.flatMap(({ id, activated: is }) => (is ? [id] : [])).sort() : [];
  return { mode, activeShip, suppressor: mode === 'suppress' ? suppressor : null, activated };
}

/** Attacks of whoever left the game, or on their ships, are out of the window in both (OS-11.9). */
function windowOf({ window, helpers, ships }: SpurState): object | null {
  if (!window) return null;
  const inPlay = (id: string): boolean => ships.some((ship) => ship.id === id);
  return {
    asked: Number(window.participants[window.pointer]),
    participants: window.participants.map(Number),
    passes: window.passes,
    resting: window.resting.map(Number).sort(),
    helpers: Object.fromEntries(helpers.map(({ seat, ship }) => [Number(seat), ship])),
    attacks: window.pending
      .filter(({ thing }) => inPlay(thing.ship) && inPlay(thing.target))
      .map(({ id, thing, live }) => ({ ...attackOf(thing), id: attackId(id), live })),
  };
}

const packetOf = ({ shield, any, hull }: Packet): object => ({ s: shield, a: any, h: hull });

const attackOf = (attack: Attack): object => ({
  kind: attack.kind,
  name: nameOfAttack(attack),
  controller: Number(attack.controller),
  source: attack.ship,
  target: attack.target,
  packet: packetOf(attack.main),
  splash: attack.splash,
  splashHits: attack.splashHits.map(({ ship, packet }) => ({ ship, packet: packetOf(packet) })),
  missile: attack.missile,
  braced: [...attack.braced].sort(),
});
