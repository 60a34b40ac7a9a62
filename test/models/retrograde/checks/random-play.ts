// Whole games of random legal commands, by a generator of their own.
import { apply } from '../apply.ts';
import { begin } from '../begin.ts';
import { POOL } from '../cards.ts';
import type { Deck } from '../deck.ts';
import { starter } from '../deck-text.ts';
import { legal } from '../legal.ts';
import type { Options } from '../options.ts';
import { otherSeat, type Command, type Game, type Seat } from '../state.ts';

/** Whole numbers from 0 to below `count`, by a seed (a linear congruence of Numerical Recipes; its high bits). */
export function generator(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

type Pick = ReturnType<typeof generator>;

const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;

/** A starter deck, or one of any cards the options allow. */
export function randomDeck(pick: Pick, options: Partial<Options>): Deck {
  const made = oneOf(pick, ['earth', 'mars', 'jupiter', null] as const);
  if (made) return starter(made);
  const allowed = POOL.filter(
    (face) => face.cost !== null && (face.kind !== 'spacecraft' || !face.problematic || options.problematicCards),
  );
  const cards = Array.from({ length: 30 }, () => oneOf(pick, allowed).id);
  return { homeworld: oneOf(pick, ['earth', 'mars', 'jupiter']), cards };
}

/** Options with every value now and then; the cap keeps random games short. */
export const randomOptions = (pick: Pick): Partial<Options> => ({
  errata: pick(2) === 0,
  hitRule: oneOf(pick, ['lower', 'lowerOrEqual']),
  problematicCards: pick(2) === 0,
  firstPlayer: oneOf(pick, ['random', 'seat1', 'seat2']),
  scrapProjects: pick(3) === 0,
  turnLimit: 6 + pick(12),
});

/** A command of the active player; doing something is liked better than ending the phase, and nobody gives up early. */
function choose(pick: Pick, game: Game): { command: Command; seat: Seat } {
  if (pick(400) === 0) {
    const seat = oneOf(pick, [game.activeSeat, otherSeat(game.activeSeat)]);
    return { command: oneOf(pick, legal(game, seat)), seat };
  }
  const commands = legal(game).filter(({ type }) => type !== 'resign' && type !== 'offerDraw');
  const types = [...new Set(commands.map(({ type }) => type))];
  const wanted = types.filter((type) => type !== 'scuttle' && type !== 'scrapProject' && type !== 'endPhase');
  const type = wanted.length > 0 && pick(6) > 0 ? oneOf(pick, wanted) : oneOf(pick, types);
  return {
    command: oneOf(
      pick,
      commands.filter((command) => command.type === type),
    ),
    seat: game.activeSeat,
  };
}

/** One game to its end; `seen` is called with each command and the games before and after it. */
export function playRandomly(
  seed: number,
  seen: (before: Game, command: Command, next: Game) => void,
): { readonly game: Game; readonly plies: number } {
  const pick = generator(seed);
  const options = randomOptions(pick);
  const roll = (sides: number) => 1 + pick(sides);
  let game = begin(options, [randomDeck(pick, options), randomDeck(pick, options)], roll);
  let plies = 0;
  while (game.phase !== 'over') {
    const { command, seat } = choose(pick, game);
    const next = apply(game, command, roll, seat);
    seen(game, command, next);
    game = next;
    plies += 1;
  }
  return { game, plies };
}
