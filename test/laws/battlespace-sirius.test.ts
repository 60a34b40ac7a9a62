import { describe, it } from 'vitest';
import type { Viewer } from '../../src/engine/seat.ts';
import { alwaysOpen } from '../../src/games/battlespace-sirius/choices.ts';
import type { Attempt } from '../../src/games/battlespace-sirius/command.ts';
import { LIFEBOAT_IDS, type LifeboatId } from '../../src/games/battlespace-sirius/data/lifeboats.ts';
import type { BattlespaceSiriusEvent } from '../../src/games/battlespace-sirius/event.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/game.ts';
import type { Options } from '../../src/games/battlespace-sirius/options.ts';
import type { BattlespaceSiriusState } from '../../src/games/battlespace-sirius/state.ts';
import type { BattlespaceSiriusView } from '../../src/games/battlespace-sirius/view.ts';
import { expectSame } from '../helpers/quick-expect.ts';
import { variedDuel } from './random-duel.ts';
import { laws, lawsOf, type Subject } from './laws.ts';

/**
 * Throws when what is shown names a lifeboat the viewer may not know: hidden cards of others, and cards nobody drew
 * (BS-15.2 to 15.4).
 */
function assertHidden(
  shown: { readonly view: BattlespaceSiriusView } | { readonly event: BattlespaceSiriusEvent },
  { phase, players }: BattlespaceSiriusState,
  viewer: Viewer,
): void {
  if (phase === 'over') return;
  const known = players.flatMap(({ seat, lifeboat, shown: open }): readonly LifeboatId[] =>
    lifeboat && (open || (viewer.kind === 'seat' && viewer.seat === seat)) ? [lifeboat] : [],
  );
  const text = JSON.stringify(shown);
  for (const id of LIFEBOAT_IDS) if (!known.includes(id)) expectSame(text.includes(`"${id}"`), false);
}

const subject: Subject<BattlespaceSiriusState, Attempt, BattlespaceSiriusEvent, BattlespaceSiriusView, Options> = {
  game: battlespaceSirius,
  options: variedDuel,
  runs: 10,
  mostPlies: 80,
  assertHidden,
};

laws(subject);

/** The commands of BS-13.5 among the choices: a player may draw, resign or show their card while they decide. */
const restless: typeof subject = {
  ...subject,
  game: {
    ...battlespaceSirius,
    choices: (state, seat) => [
      ...battlespaceSirius.choices(state, seat),
      ...(battlespaceSirius.pending(state).some(({ seats }) => seats.includes(seat)) ? alwaysOpen(state, seat) : []),
    ],
  },
};

describe('laws of Battlespace Sirius with BS-13.5 draw flags, resignations and shown lifeboats', () => {
  // Whoever need not decide may give these commands all the same, so that law does not hold for them.
  for (const { name, prove } of lawsOf(restless))
    if (!name.startsWith('a seat that need not decide')) it(name, prove, 120_000);
});
