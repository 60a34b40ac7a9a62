import { attack, ram, suppress } from './deeds/attack.ts';
import { chooseDiscard, playCard, repairForRecruit, reviseTactics, storeRepair } from './deeds/cards.ts';
import { concede } from './deeds/concede.ts';
import { flockActivate } from './deeds/flock.ts';
import { react } from './deeds/react.ts';
import { recruit, regroup, reorganize } from './deeds/regroup.ts';
import { finishAction } from './deeds/resolve.ts';
import { chooseFleet, setLayout } from './deeds/setup.ts';
import { passTurn } from './deeds/turn.ts';
import { pass } from './deeds/window.ts';
import { refuse } from './refusals/refuse.ts';
import { playerOf, type Command, type Game, type Of, type Rand, type Seat } from './state.ts';

/**
 * The game after a command of `seat`; the one handed in stays as it was. `rand` gives the results of OS-15.1 in the
 * order of chapter 15. Throws for a command that is refused.
 */
export function apply(game: Game, seat: Seat, command: Command, rand: Rand): Game {
  const refusal = refuse(game, seat, command);
  if (refusal) throw new Error(`${refusal.rules.join(' / ')}: ${refusal.reasons.join(' / ')}`);
  const next = structuredClone(game);
  const deed = DEEDS[command.type] as (deed: Deed<Command>) => void;
  deed({ game: next, command, rand, seat });
  return next;
}

interface Deed<C> {
  readonly game: Game;
  readonly command: C;
  readonly rand: Rand;
  readonly seat: Seat;
}

/** What each command does to the table; it is legal when this is called. */
const DEEDS: { readonly [T in Command['type']]: (deed: Deed<Of<T>>) => void } = {
  chooseFleet: ({ game, command, rand, seat }) => chooseFleet(game, command, rand, seat),
  setLayout: ({ game, command, rand, seat }) => setLayout(game, command, rand, seat),
  attack: ({ game, command, seat }) => attack(game, command, seat),
  ram: ({ game, command }) => ram(game, command),
  suppress: ({ game, command }) => suppress(game, command),
  flockActivate: ({ game, command, seat }) => flockActivate(game, command, seat),
  finishAttacks: ({ game }) => finishAction(game),
  regroup: ({ game, command, rand, seat }) => regroup(game, command, rand, seat),
  recruit: ({ game, command, seat }) => recruit(game, command, seat),
  reorganize: ({ game, command }) => reorganize(game, command),
  playDraw: ({ game, command, rand, seat }) => playCard(game, command, rand, seat),
  playRepair: ({ game, command, rand, seat }) => playCard(game, command, rand, seat),
  playSpecial: ({ game, command, rand, seat }) => playCard(game, command, rand, seat),
  reviseTactics: ({ game, command, rand, seat }) => reviseTactics(game, command, rand, seat),
  storeRepair: ({ game, command, seat }) => storeRepair(game, command, seat),
  repairForRecruit: ({ game, command, seat }) => repairForRecruit(game, command, seat),
  chooseDiscard: ({ game, command, seat }) => chooseDiscard(game, command, seat),
  react: ({ game, command, seat }) => react(game, command, seat),
  pass: ({ game, command, seat }) => pass(game, command, seat),
  endTurn: ({ game }) => passTurn(game, { point: true }),
  setAutoPass: ({ game, command, seat }) => {
    playerOf(game, seat).autoPass[command.trigger] = command.value;
  },
  concede: ({ game, rand, seat }) => concede(game, rand, seat),
};
