import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import type { SeatInfo } from '../../src/engine/recording.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { present, timelineOf } from '../../src/engine/timeline.ts';
import { battlespaceSirius, type BattlespaceSiriusState } from '../../src/games/battlespace-sirius/index.ts';
import { orionsSpur, type SpurState } from '../../src/games/orions-spur/index.ts';
import { skaxar, type SkaxarState } from '../../src/games/skaxar/index.ts';
import { among } from '../../src/session/find-game.ts';
import { openLocal } from '../../src/session/local/local.ts';
import { memoryShelf } from '../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../src/session/local/store.ts';
import { anyLegal, workerThinker, type Asked, type Mailbox } from '../../src/session/threads/think/thinker.ts';

/** A match of computers alone. */
interface Secretive<S> {
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly options: { readonly [key: string]: Json };
  /** Cards that a seat must not know. */
  readonly hidden: (state: S, seat: Seat) => readonly string[];
  /** Cards of its own that it does know, so that a card which is told would have been found. */
  readonly own: (state: S, seat: Seat) => readonly string[];
}

const SIRIUS: Secretive<BattlespaceSiriusState> = {
  game: battlespaceSirius as AnyGame,
  seats: ['1', '2', '3', '4'],
  options: { playerCount: 4, lifeboats: true },
  hidden: ({ players }, seat) =>
    players.flatMap((player) =>
      player.seat !== seat && !player.shown && player.lifeboat !== null ? [player.lifeboat] : [],
    ),
  own: ({ players }, seat) => players.flatMap((player) => (player.seat === seat ? (player.lifeboat ?? []) : [])),
};

const SKAXAR: Secretive<SkaxarState> = {
  game: skaxar as AnyGame,
  seats: ['A', 'B'],
  options: { openTracker: false, turnLimit: 10 },
  hidden: ({ shopDeck, asteroidDeck, asteroidRow, sides }, seat) => [
    ...shopDeck,
    ...asteroidDeck,
    ...asteroidRow.filter((card) => card !== null),
    ...sides.flatMap(({ fleetDeck }) => fleetDeck),
    ...sides.flatMap((side) => (side.seat === seat ? [] : side.repairBay)),
  ],
  own: ({ sides }, seat) => sides.find((side) => side.seat === seat)!.field.map(({ ship }) => ship),
};

/** Hands and reserves of the others, and every deck, the own one too (OS-14.2, OS-14.3, OS-14.5). */
const SPUR: Secretive<SpurState> = {
  game: orionsSpur as AnyGame,
  seats: ['1', '2', '3'],
  options: { seats: 3, hardReserve: true, roundLimit: 3 },
  hidden: ({ players }, seat) =>
    players.flatMap(({ seat: other, tacticsDeck, hand, reserve }) =>
      other === seat ? tacticsDeck : [...tacticsDeck, ...hand, ...reserve],
    ),
  own: ({ players }, seat) => players.flatMap(({ seat: other, hand }) => (other === seat ? hand : [])),
};

/** Plays a match to its end; what was asked of the thread of the computer players, with the state at that moment. */
async function play<S>({ game, seats, options }: Secretive<S>, seed: string) {
  const store = storeOn(
    memoryShelf(),
    among([game]),
    () => 0,
    () => 'm',
  );
  const players = seats.map((seat): SeatInfo => ({ seat, player: 'easy', name: seat }));
  const id = await store.createMatch(headerOf(game, { options, seed, seats: players }));
  const read = timelineOf(game, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const told: { readonly message: Asked; readonly text: string; readonly state: S }[] = [];
  const hire = (): Mailbox => {
    const box: Mailbox = {
      postMessage(message) {
        told.push({
          message,
          text: JSON.stringify(message),
          state: present(session.host.timeline()).state as S,
        });
        const command = anyLegal(game, message.view, message.seat, told.length)[0];
        queueMicrotask(() => box.onmessage!({ data: { ticket: message.ticket, command } }));
      },
      terminate: () => undefined,
      onmessage: null,
      onerror: null,
    };
    return box;
  };
  const session = openLocal({ id, game, timeline: read.timeline, store, thinker: workerThinker(hire) });
  const over = new Promise<void>((resolve) => {
    session.notices$.subscribe(({ kind }) => kind === 'ended' && resolve());
  });
  session.start();
  await over;
  session.close();
  return told;
}

it.each([
  ['Battlespace Sirius', 'BS-15.4', SIRIUS as Secretive<unknown>],
  ['Skaxar', 'SK-13.7', SKAXAR as Secretive<unknown>],
  ["Orion's Spur", 'OS-14.2, OS-14.3, OS-14.13', SPUR as Secretive<unknown>],
])('%s, %s: in a whole match no thread is given a card that its seat must not know, nor the seed', async (...given) => {
  const [, , secretive] = given;
  const seed = 'canary of the seed';
  const told = await play(secretive, seed);
  expect(told.length).toBeGreaterThan(10);
  let searched = 0;
  for (const { message, text, state } of told) {
    const names = (cards: readonly string[]) => cards.filter((card) => text.includes(`"${card}"`));
    const hidden = secretive.hidden(state, message.seat);
    searched += hidden.length;
    expect(names(hidden)).toEqual([]);
    const own = secretive.own(state, message.seat);
    expect(names(own)).toEqual(own);
    expect(text).not.toContain(seed);
  }
  expect(searched).toBeGreaterThan(told.length);
});
