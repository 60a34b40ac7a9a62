import { orionsGateBrain } from '../../../src/games/orions-gate/bot.ts';
import { createBot } from '../../../src/ai/bot.ts';
import type { Json } from '../../../src/engine/json.ts';
import type { Recording, SeatInfo } from '../../../src/engine/recording.ts';
import { viewerOf } from '../../../src/engine/seat.ts';
import {
  cutTo,
  extend,
  openTimeline,
  present,
  recordingOf,
  timelineOf,
  type Timeline,
} from '../../../src/engine/timeline.ts';
import { headerOf } from '../../../src/session/local/store.ts';
import { orionsGate, type OrionsGateCommand, type OrionsGateState } from '../../../src/games/orions-gate/index.ts';
import type { OrionsGatePosition } from '../../../src/games/orions-gate/place.ts';
import { matterSight } from '../../../src/physics/index.ts';

const game = orionsGate(matterSight);
type Line = Timeline<unknown, unknown>;

/** Two people at one screen, or one against the computer. */
export const PEOPLE: readonly SeatInfo[] = [
  { seat: 'a1', player: 'human', name: 'Ada' },
  { seat: 'b1', player: 'human', name: 'Ben' },
];
export const ALONE: readonly SeatInfo[] = [
  { seat: 'a1', player: 'human', name: 'You' },
  { seat: 'b1', player: 'easy', name: 'Computer (easy)' },
];

type Options = { readonly [key: string]: Json };
/** An empty table. */
const EMPTY: Options = { layout: [[]], terrainMinimum: 0 };

/** A match that starts in a described position, with the commands given; its file. */
export function fromPosition(
  position: OrionsGatePosition,
  seats: readonly SeatInfo[],
  {
    options = {},
    seed = 'browser',
    dice,
    plies = [],
  }: {
    options?: Options;
    seed?: string;
    /** All draws of the match, in the order they fall; else those of the seed. */ dice?: readonly number[];
    plies?: readonly (readonly [string, OrionsGateCommand])[];
  } = {},
): Recording {
  let line: Line = openTimeline(
    game as never,
    headerOf(game as never, {
      options: { ...EMPTY, ...options },
      seats,
      ...(dice ? { dice } : { seed }),
      position: position,
    }),
  );
  for (const [seat, command] of plies) line = played(line, seat, command);
  return recordingOf(line);
}

function played(line: Line, seat: string, command: unknown): Line {
  const next = extend(game as never, line, seat, command as Json);
  if (!next.ok)
    throw new Error(`${JSON.stringify(command)}: ${next.rejections[0]!.rule} ${next.rejections[0]!.reason}`);
  return next.timeline;
}

/** Two computers play a battle to its end; the file of the whole battle under the names of the seats given. */
export function wholeBattle(
  seats: readonly SeatInfo[],
  options: Options,
  seed: string,
): { readonly file: Recording; cut(where: (state: OrionsGateState) => boolean): Recording } {
  const bot = createBot(game, orionsGateBrain(matterSight) as never, 'easy');
  let line: Line = openTimeline(game as never, headerOf(game as never, { options, seats, seed }));
  for (;;) {
    const { state } = present(line);
    const decision = game.pending(state as never)[0];
    if (!decision) break;
    const seat = decision.seats[0]!;
    line = played(
      line,
      seat,
      bot.choose(game.view(state as never, viewerOf(seat)), seat, `${seed}/${line.plies.length}`),
    );
  }
  const whole = line;
  return {
    file: recordingOf(whole),
    cut(where) {
      const at = [whole.first, ...whole.plies.map((ply) => ply.match)].findIndex(({ state }) =>
        where(state as OrionsGateState),
      );
      if (at < 0) throw new Error('The battle never came there.');
      return recordingOf(cutTo(whole, at));
    },
  };
}

/** How a recorded match stands. */
export function standOf(file: Recording): OrionsGateState {
  const read = timelineOf(game as never, file);
  if (!read.ok) throw new Error(read.reason);
  return present(read.timeline).state as OrionsGateState;
}

/** What is to be decided first, and by whom. */
export const awaits = (state: OrionsGateState, kind: string, seat: string): boolean => {
  const open = game.pending(state)[0];
  return open?.kind === kind && open.seats.includes(seat);
};
