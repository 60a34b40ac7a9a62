import type { Page } from 'playwright-core';
import { createBot } from '../../../src/ai/bot.ts';
import type { Brain } from '../../../src/engine/brain.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import type { Json } from '../../../src/engine/json.ts';
import type { Recording, SeatInfo } from '../../../src/engine/recording.ts';
import { viewerOf, type Seat } from '../../../src/engine/seat.ts';
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
import { HUMAN } from '../../../src/session/local/undo.ts';
import { decides, keptMatch } from './kept.ts';

/** A match of a game that needs nothing but its rules, as tests play it without a screen. */
export interface Parts<P, C> {
  readonly seats: readonly SeatInfo[];
  readonly options?: { readonly [key: string]: Json };
  /** A described position; else the match begins with its set-up. */
  readonly position?: P;
  readonly seed?: string;
  /** All draws of the match, in the order they fall; else those of the seed. */
  readonly dice?: readonly number[];
  readonly plies?: readonly (readonly [seat: number | string, command: C])[];
}

/** What somebody decides next. */
export interface Next<V, C> {
  readonly seat: Seat;
  readonly view: V;
  /** What an easy computer player would do. */
  readonly command: C;
}

/** Ways to play a game without a screen, and to follow the one on it. */
export function scripted<S, V, C, P>(
  game: AnyGame,
  brain: unknown,
  standard: (seats: readonly SeatInfo[]) => { readonly [key: string]: Json } = () => ({}),
) {
  type Line = Timeline<S, unknown>;
  const bot = createBot(game, brain as Brain<S, C>, 'easy');

  const played = (line: Line, seat: Seat, command: C): Line => {
    const next = extend(game, line, seat, command as Json);
    if (!next.ok)
      throw new Error(`${JSON.stringify(command)}: ${next.rejections[0]!.rule} ${next.rejections[0]!.reason}`);
    return next.timeline as Line;
  };
  const begun = ({ seats, options = {}, position, seed = 'duel', dice }: Parts<P, C>): Line =>
    openTimeline(
      game,
      headerOf(game, {
        options: { ...standard(seats), ...options },
        seats,
        ...(dice ? { dice } : { seed }),
        ...(position ? { position: position } : {}),
      }),
    ) as Line;
  const stateOf = (line: Line): S => present(line).state;
  /** What the seat that decides sees, and what an easy computer player would do for it; null once the match is over. */
  const nextMove = (line: Line): Next<V, C> | null => {
    const state = stateOf(line);
    const seat = game.pending(state)[0]?.seats[0];
    if (seat === undefined) return null;
    const view = game.view(state, viewerOf(seat)) as V;
    return { seat, view, command: bot.choose(view, seat, `${String(line.plies.length)}`) as C };
  };
  /** A recording played again. */
  const lineOf = (file: Recording): Line => {
    const read = timelineOf(game, file);
    if (!read.ok) throw new Error(read.reason);
    return read.timeline as Line;
  };

  return {
    begun,
    played,
    stateOf,
    nextMove,
    lineOf,
    /** The file of a match after the commands given. */
    file: (parts: Parts<P, C>): Recording =>
      recordingOf(
        (parts.plies ?? []).reduce((line, [seat, command]) => played(line, String(seat), command), begun(parts)),
      ),
    /**
     * A whole match between easy computer players under the names of the seats given; `choose` may have its own way.
     */
    whole(parts: Parts<P, C>, choose: (next: Next<V, C>, line: Line) => C = ({ command }) => command): Line {
      let line = begun(parts);
      for (let next = nextMove(line); next; next = nextMove(line)) line = played(line, next.seat, choose(next, line));
      return line;
    },
    /** The file of a line, cut off where it first comes to a state. */
    fileAt(line: Line, where: (state: S) => boolean): Recording {
      const at = [line.first, ...line.plies.map((ply) => ply.match)].findIndex(({ state }) => where(state));
      if (at < 0) throw new Error('The match never came there.');
      return recordingOf(cutTo(line, at));
    },
    /** The kept match once somebody at this screen decides (then with the view of who does), or once it is over. */
    async atHand(page: Page): Promise<{ readonly line: Line; readonly next: Next<V, C> | null }> {
      for (let look = 0; look < 400; look++) {
        await decides(page);
        const line = lineOf(await keptMatch(page));
        const next = nextMove(line);
        // The browser keeps commands a moment after they are given.
        if (!next || line.header.seats.find(({ seat }) => seat === next.seat)!.player === HUMAN) return { line, next };
        await page.waitForTimeout(25);
      }
      throw new Error('The kept match does not come to a person.');
    },
  };
}
