// Whole games of random legal commands, by a generator of their own.
import { apply } from '../apply.ts';
import { begin } from '../begin.ts';
import { POOL } from '../cards.ts';
import type { AnyFace } from '../data/faces.ts';
import type { Deck } from '../deck.ts';
import { starter } from '../deck-text.ts';
import { legal } from '../legal.ts';
import type { Options } from '../options.ts';
import {
  assetOf,
  findProject,
  findShip,
  otherSeat,
  TALK,
  type Command,
  type Game,
  type Seat,
  type Talk,
} from '../state.ts';

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

/**
 * A starter deck, or a random one of the cards the options allow: two in five assets, two in five spacecraft. Many have
 * a Debris Sweeper near the top, whose choice is rare otherwise.
 */
export function randomDeck(pick: Pick, options: Partial<Options>): Deck {
  const made = oneOf(pick, ['earth', 'mars', 'jupiter', null, null, null] as const);
  if (made) return starter(made);
  const kinds = ['asset', 'asset', 'spacecraft', 'spacecraft', 'upgrade'];
  const isAllowed = (face: AnyFace) => face.kind !== 'spacecraft' || !face.problematic || options.problematicCards;
  const cards = Array.from({ length: 30 }, () => {
    const kind = oneOf(pick, kinds);
    return oneOf(
      pick,
      POOL.filter((face) => face.kind === kind && face.cost !== null && isAllowed(face)),
    ).id;
  });
  if (pick(2) === 0) cards[pick(5)] = 'debris-sweeper';
  return { homeworld: oneOf(pick, ['earth', 'mars', 'jupiter']), cards };
}

/** Options with every value now and then; the cap keeps random games short. */
export const randomOptions = (pick: Pick): Partial<Options> => ({
  errata: pick(2) === 0,
  hitRule: oneOf(pick, ['lower', 'lowerOrEqual']),
  problematicCards: pick(2) === 0,
  firstPlayer: oneOf(pick, ['random', 'seat1', 'seat2']),
  scrapProjects: pick(3) === 0,
  turnLimit: 6 + pick(16),
});

/** What players like to do, by type of command. */
export interface Liking {
  readonly [type: string]: number;
}

/** How much a type is liked; what is not named counts 8. */
export const LIKED: Liking = {
  endPhase: 1.5,
  scuttle: 1,
  scrapProject: 0.1,
  research: 2,
  repair: 4,
  refit: 2,
  startProject: 5,
  attack: 20,
  bombard: 30,
  complete: 20,
  resign: 0,
  offerDraw: 0,
};

/** One of the legal commands of the active player; once in a while, either player talks. */
export function choose(
  pick: Pick,
  game: Game,
  liked: Liking,
  commands: readonly Command[] = legal(game),
): { command: Command; seat: Seat } {
  if (pick(600) === 0) {
    const seat = oneOf(pick, [game.activeSeat, otherSeat(game.activeSeat)]);
    const talk = legal(game, seat).filter(({ type }) => TALK.includes(type as Talk));
    return { command: oneOf(pick, talk), seat };
  }
  const likedBy = (type: Command['type']) => (liked[type] ?? 8) * 10;
  const types = [...new Set(commands.map(({ type }) => type))];
  let left = pick(types.reduce((sum, type) => sum + likedBy(type), 0));
  const type = types.find((one) => (left -= likedBy(one)) < 0)!;
  const among = commands.filter((command) => command.type === type);
  const bold = among.filter((command) => isBold(game, command));
  const command = oneOf(pick, bold.length > 0 && pick(3) > 0 ? bold : among);
  return { command, seat: game.activeSeat };
}

/** Goes to an enemy asset or down there, shoots with all it has, or helps the project that is furthest. */
function isBold(game: Game, command: Command): boolean {
  if (command.type === 'contribute') {
    const most = Math.max(
      ...game.projects.filter(({ owner }) => owner === game.activeSeat).map(({ points }) => points),
    );
    return findProject(game, command.project)!.points === most;
  }
  if (command.type === 'attack') return command.spend === findShip(game, command.spacecraft)!.left;
  if (command.type !== 'burn' || assetOf(game, command.asset).owner === game.activeSeat) return false;
  const ship = findShip(game, command.spacecraft)!;
  return ship.asset !== command.asset || command.orbital < ship.orbital;
}

/**
 * A command with parameters from anywhere in the game, every parameter written out as `legal` does: most are refused.
 * Three of four belong to the phase.
 */
export function randomAttempt(pick: Pick, game: Game): Command {
  const makers = attempts(pick, game);
  const all = Object.values(makers).flat();
  const fitting = makers[game.phase];
  return oneOf(pick, pick(4) > 0 ? fitting : all)();
}

/** Ways to make a command of each phase. */
function attempts(pick: Pick, game: Game) {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const [assets, ships, debris, projects] = [game.assets, game.spacecraft, game.debris, game.projects].map(ids);
  const cards = [...game.players[1].hand, ...game.players[2].hand];
  const anything = [...assets!, ...ships!, ...debris!, ...projects!, ...cards];
  const some = (list: readonly string[]) => oneOf(pick, list.length > 0 && pick(20) > 0 ? list : anything);
  const parts = game.assets.flatMap(({ id, upgrade }) => (upgrade ? [id, upgrade.id] : [id]));
  const [asset, spacecraft, project] = [some(assets!), some(ships!), some(projects!)];
  const target = some(parts);
  const here = findShip(game, spacecraft)?.asset ?? asset;
  const prey = some([...ships!, ...debris!]);
  const wreck = pick(2) === 0 ? {} : { debris: some(debris!) };
  const flights: (() => Command)[] = [
    () => ({ type: 'burn', spacecraft, asset, orbital: pick(6) }),
    () => ({ type: 'burn', spacecraft, asset: here, orbital: pick(6) }),
    () => ({ type: 'bombard', spacecraft, target: pick(2) === 0 ? here : target }),
  ];
  const rest: (() => Command)[] = [() => ({ type: 'endPhase' }), () => ({ type: oneOf(pick, TALK) })];
  return {
    upkeep: [(): Command => ({ type: 'sweep', asset, debris: [some(debris!), some(debris!)] })],
    maneuvers: [
      ...flights,
      (): Command => ({ type: 'scuttle', spacecraft }),
      (): Command => ({ type: 'attack', spacecraft, target: prey, spend: pick(9) }),
      (): Command => ({ type: 'refit', spacecraft, card: some(cards) }),
      (): Command => ({ type: 'missileDefense', asset, target: prey }),
    ],
    research: [(): Command => ({ type: 'research', asset, draw: 1 + pick(2) })],
    repair: [(): Command => ({ type: 'repair', asset, target: pick(2) === 0 ? asset : target })],
    construction: [
      ...flights,
      (): Command => ({ type: 'startProject', card: some(cards), asset }),
      (): Command => ({ type: 'contribute', asset, project, ...wreck }),
      (): Command => ({ type: 'complete', project, orbital: pick(6) }),
      (): Command => ({ type: 'scrapProject', project }),
      (): Command => ({ type: 'sacrifice', spacecraft, project }),
    ],
    endOfTurn: rest,
    over: rest,
  };
}

/** One game to its end; `seen` is called with each command and the games before and after it. */
export function playRandomly(seed: number, seen: (before: Game, command: Command, next: Game) => void): Game {
  const pick = generator(seed);
  const options = randomOptions(pick);
  const roll = (sides: number) => 1 + pick(sides);
  let game = begin(options, [randomDeck(pick, options), randomDeck(pick, options)], roll);
  // Some games leave many wrecks.
  const liked = pick(4) === 0 ? { ...LIKED, scuttle: 8 } : LIKED;
  while (game.phase !== 'over') {
    const { command, seat } = choose(pick, game, liked);
    const next = apply(game, command, roll, seat);
    seen(game, command, next);
    game = next;
  }
  return game;
}
