import { cardOf, designOf, shipDeckOf, tacticsDeckOf } from '../data/cards.ts';
import { isExposed } from '../rules/layout.ts';
import { FULL_FLEET, layoutOf, SLOTS } from '../rules/formation.ts';
import { fleetOf, shipAt } from '../rules/table.ts';
import type { Player, Ship, SpurState } from '../state.ts';

/** Plain and fast: it is asked by the million. */
function must(holds: boolean, id: string, said: () => string): void {
  if (!holds) throw new Error(`${id}: ${said()}`);
}

const isCount = (value: number, most = Infinity): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** OS-2.1, OS-0.27: each card lies in one zone, none is lost, none is added. */
function assertCards({ options }: SpurState, player: Player, at: number): void {
  const { seat, tacticsDeck, hand, discard, reserve } = player;
  const there = [...tacticsDeck, ...hand, ...discard, ...reserve];
  const all = tacticsDeckOf(seat, options.species[at]!);
  must(
    there.length === all.length && new Set([...there, ...all]).size === all.length,
    'OS-0.27',
    () => `seat ${seat} has ${there.length} cards`,
  );
  must(
    reserve.every((card) => cardOf(card).kind === 'repair'),
    'OS-12.12',
    () => `the reserve of seat ${seat} holds another card`,
  );
}

/** OS-7.7: a ship is in the ship deck, in play, somebody's trophy, or out of the game. */
function assertShips(state: SpurState, player: Player, at: number): void {
  const { seat, shipDeck, joined } = player;
  const all = shipDeckOf(seat, state.options.species[at]!, state.options.dataSet);
  const taken = state.players.flatMap(({ trophies }) => trophies).filter((ship) => ship.startsWith(`${seat}:`));
  const there = [...shipDeck, ...fleetOf(state, seat).map(({ id }) => id), ...taken];
  must(new Set(there).size === there.length, 'OS-7.7', () => `a ship of seat ${seat} is in two places`);
  must(
    there.every((ship) => all.includes(ship)),
    'OS-1.4',
    () => `seat ${seat} has a ship of no deck`,
  );
  must(
    player.eliminated || joined + shipDeck.length === all.length,
    'OS-0.4',
    () => `${joined} ships of seat ${seat} have joined`,
  );
}

/** OS-0.6, OS-3.1: numbers within those printed, and one ship a slot. */
function assertFleet(state: SpurState, fleet: readonly Ship[], seat: string): void {
  for (const ship of fleet) {
    const printed = designOf(ship.id);
    must(
      isCount(ship.shield, printed.shield) && isCount(ship.hull, printed.hull) && isCount(ship.energy, printed.energy),
      'OS-0.6',
      () => `${ship.id} stands at ${ship.shield}/${ship.hull}/${ship.energy}`,
    );
    must(ship.hull > 0, 'OS-7.5', () => `${ship.id} is in play without hull`);
    must(ship.slot === null || SLOTS.includes(ship.slot), 'OS-0.9', () => `${ship.id} stands at ${ship.slot}`);
    must(
      ship.slot !== null || state.phase === 'regrouping' || state.phase === 'setupLayout' || state.phase === 'gameOver',
      'OS-9.7',
      () => `${ship.id} has no slot`,
    );
  }
  const slots = fleet.flatMap(({ slot }) => (slot === null ? [] : [slot]));
  must(new Set(slots).size === slots.length, 'OS-3.1', () => `two ships of seat ${seat} share a slot`);
  must(slots.filter((slot) => slot.startsWith('B')).length <= 1, 'OS-3.1', () => `seat ${seat} has two in row B`);
  must(fleet.length <= FULL_FLEET, 'OS-3.1', () => `seat ${seat} has ${fleet.length} ships`);
}

/** OS-0.31 to OS-0.39: what is unfinished lies in the state of its phase. */
function assertPhase(state: SpurState): void {
  const { window, phase, activeShip, choosing } = state;
  must((window !== null) === (phase === 'window'), 'OS-0.35', () => `a window is open in ${phase}`);
  must((choosing !== null) === (phase === 'choosing'), 'OS-0.37', () => `cards are to be discarded in ${phase}`);
  must(!state.unchecked, 'OS-11.11', () => 'the checks are still due');
  must(
    activeShip === null || phase === 'gameOver' || shipAt(state, activeShip)?.owner === state.activeSeat,
    'OS-5.1',
    () => `${activeShip} attacks for seat ${state.activeSeat}`,
  );
  for (const { thing } of window?.pending.filter(({ live }) => live) ?? [])
    must(
      shipAt(state, thing.ship) !== null && shipAt(state, thing.target) !== null,
      'OS-0.18',
      () => `${thing.source} waits for a ship that is gone`,
    );
}

/** What is true of every state at rest. Throws the first that is not. `whole`: the match began with its setup. */
export function assertState(state: SpurState, whole = true): void {
  for (const [at, player] of state.players.entries()) {
    const { seat, eliminated, recruitment, repairTraded } = player;
    const fleet = fleetOf(state, seat);
    must(isCount(recruitment) && isCount(repairTraded, 5), 'OS-0.7', () => `seat ${seat} has ${recruitment} points`);
    must(!eliminated || fleet.length === 0, 'OS-11.7', () => `seat ${seat} is out and has ships`);
    assertFleet(state, fleet, seat);
    if (whole && !eliminated) {
      assertCards(state, player, at);
      assertShips(state, player, at);
    }
  }
  assertPhase(state);
  if (state.phase === 'turnOpen' && state.turn === 1)
    for (const { seat } of state.players)
      must(
        !whole || !isExposed(state.options, layoutOf(fleetOf(state, seat))),
        'OS-3.4',
        () => `nobody stands ahead of the flagship of seat ${seat}`,
      );
}
