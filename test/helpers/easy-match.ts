import { createBot } from '../../src/ai/bot.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { viewerOf, type Seat } from '../../src/engine/seat.ts';
import { extend, openTimeline, present, type Timeline } from '../../src/engine/timeline.ts';
import type { AnyBrain } from '../../src/games/manifest.ts';
import { headerOf } from '../../src/session/local/store.ts';

/** What is played, and for whom. */
interface Ordered {
  /** The match's seed, and the id that its computer players draw their chance from. */
  readonly seed: string;
  /** Options beside the standard ones. */
  readonly options?: { readonly [option: string]: Json };
  /** Who each seat's player is said to be. */
  readonly playerOf: (seat: Seat) => string;
  /** Commands at most; the whole match where left out. */
  readonly most?: number;
}

/** A match as easy computer players play it, whoever its players are said to be. */
export function easyMatch(
  game: AnyGame,
  brain: AnyBrain,
  { seed, options: raw = {}, playerOf, most = Infinity }: Ordered,
): Timeline<unknown, unknown> {
  const options = game.parseOptions(raw);
  if (!options.ok) throw new Error(`${game.id}: ${options.faults[0]!.reason}`);
  const seats = game.seats(options.value).map((seat) => ({ seat, player: playerOf(seat), name: `Player ${seat}` }));
  const bot = createBot(game, brain, 'easy');
  let line = openTimeline(
    game,
    headerOf(game, { options: options.value as { readonly [key: string]: Json }, seats, seed }),
  );
  while (line.plies.length < most) {
    const { state } = present(line);
    const seat = game.pending(state)[0]?.seats[0];
    if (seat === undefined) break;
    const command = bot.choose(game.view(state, viewerOf(seat)), seat, `${seed}/${line.plies.length}`);
    const next = extend(game, line, seat, command as Json);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    line = next.timeline;
  }
  return line;
}
