// Whole games of random legal commands, by a generator of their own.
import { apply } from '../apply.ts';
import { begin } from '../begin.ts';
import { SPECIES } from '../data/faces.ts';
import { DESIGNS } from '../data/ships.ts';
import { faceOf } from '../faces.ts';
import { ROW_SLOTS, SLOTS } from '../formation.ts';
import { legal } from '../legal.ts';
import type { Options } from '../options.ts';
import { refuse } from '../refusals/refuse.ts';
import { fleetOf, playerOf, type Command, type Game, type Layout, type Rand, type Seat } from '../state.ts';

/** Whole numbers from 0 to below `count`, by a seed (a linear congruence of Numerical Recipes; its high bits). */
export function generator(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

export type Pick = ReturnType<typeof generator>;

export const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;

/** Options with every value now and then; the limit of rounds keeps random games short. */
export function randomOptions(pick: Pick): Partial<Options> {
  const yes = () => pick(2) === 0;
  const teams = pick(3) === 0;
  return {
    seats: teams ? 4 : 2 + pick(3),
    mode: teams ? 'teams' : 'ffa',
    species: Array.from({ length: 4 }, () => oneOf(pick, SPECIES)),
    startingFleet: oneOf(pick, ['standard', 'points']),
    fleetPoints: 2 + pick(39),
    fleetPointsRule: oneOf(pick, ['exact', 'atMost']),
    victory: oneOf(pick, ['vp', 'vp', 'collector', 'lastStanding']),
    vpTarget: 3 + pick(15),
    collectorTrophies: 1 + pick(6),
    hardShieldRecovery: yes(),
    hardSalvage: yes(),
    hardReserve: yes(),
    hardRepairTrade: yes(),
    flagshipExposure: oneOf(pick, ['column', 'rowsEmpty']),
    suppressingFireMode: oneOf(pick, ['ship', 'player']),
    shieldOverflow: oneOf(pick, ['lost', 'toHull']),
    bluffWindows: yes(),
    lateSeatRecruitment: oneOf(pick, ['off', 'on']),
    roundLimit: 4 + pick(12),
  };
}

/** What players like to do, by type of command; what is not named counts 8. */
export const LIKED: Readonly<Record<string, number>> = {
  attack: 30,
  ram: 15,
  suppress: 25,
  flockActivate: 25,
  react: 16,
  pass: 5,
  regroup: 4,
  recruit: 20,
  reviseTactics: 1,
  finishAttacks: 2,
  setAutoPass: 0.3,
  concede: 0.01,
};

/** One of the legal commands of a seat, by what players like. */
export function choose(
  pick: Pick,
  game: Game,
  seat: Seat,
  commands: readonly Command[] = legal(game, seat),
  liked = LIKED,
): Command {
  const likedBy = (type: string) => (liked[type] ?? 8) * 100;
  const types = [...new Set(commands.map(({ type }) => type))];
  let left = pick(types.reduce((sum, type) => sum + likedBy(type), 0));
  const type = types.find((one) => (left -= likedBy(one)) < 0)!;
  const among = commands.filter((command) => command.type === type);
  return varied(pick, game, seat, oneOf(pick, among));
}

/** Another value for the parameters of which `legal` lists only one, where it finds a legal one. */
function varied(pick: Pick, game: Game, seat: Seat, command: Command): Command {
  const attempt = variant(pick, game, seat, command);
  return refuse(game, seat, attempt) === null ? attempt : command;
}

function variant(pick: Pick, game: Game, seat: Seat, command: Command): Command {
  const player = playerOf(game, seat);
  const some = (list: readonly string[]) => list.filter(() => pick(3) === 0);
  switch (command.type) {
    case 'chooseFleet':
      return { ...command, designs: randomFleet(pick, game, seat) };
    case 'setLayout':
    case 'reorganize':
      return 'keep' in command ? command : { ...command, layout: randomLayout(pick, game, seat) };
    case 'regroup':
      return { ...command, discard: some(player.hand) };
    case 'chooseDiscard':
      return { ...command, cards: shuffled(pick, player.hand).slice(0, command.cards.length) };
    case 'repairForRecruit':
      return {
        ...command,
        cards: some([...player.hand, ...player.reserve].filter((card) => faceOf(card).type === 'repair')),
      };
    case 'playSpecial':
      return command.moves
        ? { ...command, moves: [randomMove(pick, game, seat), randomMove(pick, game, seat)] }
        : command;
    case 'react':
      return pick(4) === 0 ? { ...command, split: { s: pick(3), a: pick(3), h: pick(3) } } : command;
    default:
      return command;
  }
}

const shuffled = <T>(pick: Pick, list: readonly T[]): T[] =>
  list
    .map((value) => [pick(1000), value] as const)
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);

const randomMove = (pick: Pick, game: Game, seat: Seat) => ({
  ship: oneOf(pick, fleetOf(game, seat)).id,
  to: oneOf(pick, ROW_SLOTS),
});

/** The flagship of most VP somewhere in the back row, the others anywhere. */
function randomLayout(pick: Pick, game: Game, seat: Seat): Layout {
  const ships = shuffled(pick, fleetOf(game, seat)).map(({ id }) => id);
  const vp = (id: string) => DESIGNS.find((design) => id.includes(`:${design.id}#`))!.vp;
  const [flagship, ...others] = ships.sort((a, b) => vp(b) - vp(a));
  if (flagship === undefined) return {};
  const back = oneOf(pick, SLOTS.slice(10));
  const places = shuffled(pick, ROW_SLOTS);
  return { [back]: flagship, ...Object.fromEntries(others.map((id, index) => [places[index]!, id])) };
}

/** A few designs, of which the first that make up a legal fleet are taken. */
function randomFleet(pick: Pick, game: Game, seat: Seat): string[] {
  const own = DESIGNS.filter(({ species }) => species === playerOf(game, seat).species);
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const designs: string[] = [];
    for (let ships = 0; ships < 11; ships += 1) {
      designs.push(oneOf(pick, own).id);
      if (refuse(game, seat, { type: 'chooseFleet', designs }) === null) return designs;
    }
  }
  return [];
}

/** The seats that somebody waits for. */
export function actors(game: Game): Seat[] {
  const waiting = game.players.filter(({ eliminated }) => !eliminated);
  if (game.phase === 'setupFleet') return waiting.filter(({ chosen }) => chosen === null).map(({ seat }) => seat);
  if (game.phase === 'setupLayout') return waiting.filter(({ layout }) => layout === null).map(({ seat }) => seat);
  if (game.phase === 'gameOver') return [];
  return [game.window ? game.window.participants[game.window.pointer]! : game.activeSeat];
}

/** What is told of each step of a game. */
export type Watch = (before: Game, seat: Seat, command: Command, next: Game) => void;

/** Plays a game of a seed to its end. Throws where nobody can act, or where it does not end. */
export function playRandomly(seed: number, watch: Watch, given: Partial<Options> = {}): Game {
  const pick = generator(seed);
  const rand: Rand = (n) => pick(n);
  let game = begin({ ...randomOptions(pick), ...given });
  for (let step = 0; step < 20_000; step += 1) {
    const seats = actors(game);
    if (seats.length === 0) return game;
    const seat = oneOf(pick, seats);
    const command = choose(pick, game, seat);
    const next = apply(game, seat, command, rand);
    watch(game, seat, command, next);
    game = next;
  }
  throw new Error(`Game ${seed} does not end.`);
}
