import type { SpurCommand } from '../command.ts';
import { cardOf, effectOf, isHarmful } from '../data/cards.ts';
import type { SpurEffect } from '../data/effects.ts';
import type { TacticsCard } from '../data/tactics.ts';
import { plain } from '../data/text.ts';
import { movesOf, afterMoves } from '../rules/moves.ts';
import { packetOf } from '../rules/packet.ts';
import { cannotPlay, namedBy } from '../rules/play.ts';
import { fleetOf, isOpponent, playerOf, sideOf } from '../rules/table.ts';
import { columnOf, ROWS, rowOf } from '../rules/formation.ts';
import { struck, withCraft, type Board } from './board.ts';
import { cardWorth, UNKNOWN } from './cards.ts';
import { volleyGain } from './primary.ts';
import type { Plan, Scene } from './scene.ts';
import { tradePlans } from './trade.ts';
import { WEIGHTS } from './worth.ts';

/** What it is worth to take 1 off every hit until the own next turn, for each ship that can be aimed at. */
const WARDED = 0.07;
/** What it is worth to keep a Repair card where it fills no hand (OS-12.12). */
const STORED = 0.02;

/** What a secondary action adds to what the turn comes to without it. `ahead` = the primary action is still to come. */
export function secondaryPlans(scene: Scene, base: number, ahead: boolean, regroups: boolean): readonly Plan[] {
  const { state, seat } = scene;
  const { hand, reserve } = playerOf(state, seat);
  const plans = [...new Set([...hand, ...reserve])].flatMap((card) =>
    namesFor(scene, card).flatMap((command): readonly Plan[] => {
      if (cannotPlay(state, seat, command) !== null) return [];
      return [{ command, sum: base + gainOf(scene, command, ahead, regroups, base) - cardWorth(card) }];
    }),
  );
  return [...plans, ...storePlans(scene, base, regroups), ...tradePlans(scene, base, regroups)];
}

type Play = Extract<SpurCommand, { readonly type: 'playDraw' | 'playRepair' | 'playSpecial' }>;

/** A card with everything it may name. */
function namesFor({ state, seat }: Scene, id: string): readonly Play[] {
  const card = cardOf(id);
  const own = fleetOf(state, seat);
  if (card.kind === 'repair')
    return state.ships
      .filter(({ owner }) => sideOf(state.options, seat).includes(owner))
      .map((ship) => ({ type: 'playRepair', card: id, ship: ship.id }));
  const named = namedBy(card);
  const ships = named.includes('ownShip') ? own.map((ship) => ship.id) : [];
  if (card.kind === 'draw')
    return [{ type: 'playDraw', card: id }, ...ships.map((ship): Play => ({ type: 'playDraw', card: id, ship }))];
  if (card.kind !== 'special') return [];
  if (named.includes('opponent'))
    return [
      { type: 'playSpecial', card: id },
      ...state.players
        .filter((player) => isOpponent(state, seat, player.seat))
        .map((player): Play => ({ type: 'playSpecial', card: id, player: player.seat })),
    ];
  if (isHarmful(card))
    return state.ships
      .filter(({ owner }) => isOpponent(state, seat, owner))
      .map((ship) => ({ type: 'playSpecial', card: id, target: ship.id }));
  if (effectOf(card.effects, 'shift'))
    return movesOf(state, seat).map((move) => ({ type: 'playSpecial', card: id, moves: [move] }));
  return [{ type: 'playSpecial', card: id }, ...ships.map((ship): Play => ({ type: 'playSpecial', card: id, ship }))];
}

/** What the effects of a card come to. */
function gainOf(scene: Scene, command: Play, ahead: boolean, regroups: boolean, base: number): number {
  const card = cardOf(command.card);
  const flat = card.effects.reduce((sum, effect) => sum + flatGain(scene, card, effect, command, regroups), 0);
  const { board, sumOf } = scene;
  const after = changedBoard(scene, card, command);
  if (after === board) return flat;
  const now = sumOf(board);
  const lasting = sumOf(after) - now;
  const ship = command.type === 'playSpecial' || command.type === 'playDraw' ? command.ship : undefined;
  if (!ahead) return flat + (isPassing(card) ? 0 : lasting);
  // What the ship that bears the effect, or the best of the fleet, then makes of its attack.
  const shooters = ship === undefined ? scene.board.crafts.filter(({ owner }) => owner === scene.seat) : [{ id: ship }];
  const fires =
    ship !== undefined || effectOf(card.effects, 'modify')
      ? Math.max(0, ...shooters.map(({ id }) => sumOf(after) + volleyGain(scene, after, id) - base))
      : 0;
  return flat + Math.max(isPassing(card) ? 0 : lasting, fires);
}

/** Whether the effects of a card on the board end with the turn. */
const isPassing = ({ effects }: TacticsCard): boolean =>
  effects.some((effect) => (effect.kind === 'modify' || effect.kind === 'grant') && effect.until === 'turn') &&
  !effects.some(({ kind }) => kind === 'restore' || kind === 'turn');

/** Cards and recruitment points a card brings, whatever the board. */
function flatGain(
  { state, seat, board }: Scene,
  { kind }: TacticsCard,
  effect: SpurEffect,
  command: Play,
  regroups: boolean,
): number {
  switch (effect.kind) {
    case 'draw':
      // A Regroup would draw as many without it: the card is kept for later.
      return regroups && kind === 'draw' ? 0 : effect.count * UNKNOWN;
    case 'discard':
      if (effect.pick !== 'random') return -effect.count * UNKNOWN * 0.6;
      return 'player' in command && command.player !== undefined
        ? Math.min(effect.count, playerOf(state, command.player).hand.length) * UNKNOWN
        : 0;
    case 'gain':
      return plain(effect.amount) * WEIGHTS.recruitment;
    case 'modify':
      return effect.value === 'ward'
        ? WARDED * board.crafts.filter(({ owner, row }) => owner === seat && row === 0).length
        : 0;
    default:
      return 0;
  }
}

/** The board with what a card does to ships. */
function changedBoard({ state, seat, board }: Scene, card: TacticsCard, command: Play): Board {
  if (command.type === 'playSpecial' && command.target !== undefined)
    return struck(board, command.target, packetOf(effectOf(card.effects, 'damage')!.strength), 0, seat);
  if (command.type === 'playSpecial' && command.moves) {
    let moved = board;
    for (const [slot, id] of Object.entries(afterMoves(state, seat, command.moves)))
      moved = withCraft(moved, id, { row: ROWS.indexOf(rowOf(slot) as 'F'), column: columnOf(slot) });
    return moved;
  }
  const on = command.ship;
  let next = board;
  for (const effect of card.effects) next = withEffect(next, seat, effect, on);
  return next;
}

function withEffect(board: Board, seat: string, effect: SpurEffect, on: string | undefined): Board {
  const bearers = board.crafts.filter(({ id, owner }) => (on === undefined ? owner === seat : id === on));
  switch (effect.kind) {
    case 'restore':
      if (on === undefined) return board;
      return bearers.reduce(
        (now, { id, design, ...craft }) =>
          withCraft(now, id, {
            [effect.stat]: Math.min(design[effect.stat], craft[effect.stat] + plain(effect.amount)),
          }),
        board,
      );
    case 'turn':
      return on === undefined ? board : withCraft(board, on, { overcharged: false });
    case 'modify':
      if (effect.value !== 'bonus' || (effect.target === 'ownShip' && on === undefined)) return board;
      return bearers.reduce((now, { id, bonus }) => withCraft(now, id, { bonus: bonus + plain(effect.by) }), board);
    case 'grant':
      return on === undefined ? board : withCraft(board, on, { far: true });
    default:
      return board;
  }
}

/** OS-12.12: Repair cards out of the hand, where a Regroup then draws others. */
function storePlans({ state, seat }: Scene, base: number, regroups: boolean): readonly Plan[] {
  if (!state.options.hardReserve || !regroups) return [];
  return playerOf(state, seat)
    .hand.filter((card) => cardOf(card).kind === 'repair')
    .map((card): Plan => ({ command: { type: 'storeRepair', card }, sum: base + UNKNOWN + STORED }));
}

/** OS-10.7: the least card of the hand for a new one, once a turn. */
export function revisePlans({ state, seat }: Scene, base: number): readonly Plan[] {
  const { hand, revised } = playerOf(state, seat);
  if (revised) return [];
  return hand.map((card): Plan => ({
    command: { type: 'reviseTactics', card },
    sum: base + (cardWorth(card) < SPARE ? 0.001 : 0) + SPARE - cardWorth(card),
  }));
}

/** A card worth less than this is given for one that is not known. */
const SPARE = 0.07;
