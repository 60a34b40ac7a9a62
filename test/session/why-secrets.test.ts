import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import { viewerOf, type Seat } from '../../src/engine/seat.ts';
import { extend, openTimeline, present, type Timeline } from '../../src/engine/timeline.ts';
import { LIFEBOATS } from '../../src/games/battlespace-sirius/data/lifeboats.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/game.ts';
import type { BattlespaceSiriusState } from '../../src/games/battlespace-sirius/state.ts';
import { skaxar } from '../../src/games/skaxar/game.ts';
import type { SkaxarState } from '../../src/games/skaxar/state.ts';
import { decidedAt, isComputers } from '../../src/session/threads/why/ask.ts';
import { scrambled } from '../laws/skaxar-hidden.ts';

type Played = Timeline<unknown, unknown>;
type Scramble = (state: unknown, seat: Seat, chance: Chance) => unknown;

const PLIES = 60;

/** A match of computers that choose at random, up to so many commands. */
function played(game: AnyGame, options: object, seed: string): Played {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const seats = game.seats(parsed.value).map((seat) => ({ seat, player: 'random', name: `Computer ${seat}` }));
  const { id, rulesVersion } = game;
  const fixed = { format: 'orion-match', version: 1, game: id, rulesVersion, seats, seed } as const;
  let timeline: Played = openTimeline(game, { ...fixed, options: parsed.value as never });
  const chance = openChance(seedChance(`${seed} players`));
  while (timeline.plies.length < PLIES) {
    const { state } = present(timeline);
    const seat = game.pending(state)[0]?.seats[0];
    if (seat === undefined) break;
    const open = game.choices(state, seat);
    const next = extend(game, timeline, seat, open[chance.below(open.length)] as never);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    ({ timeline } = next);
  }
  return timeline;
}

/** The same match with everything replaced in all its states that a seat may not know. */
function blind(timeline: Played, seat: Seat, scramble: Scramble): Played {
  const chance = openChance(seedChance('hidden'));
  const swapped = (match: Played['first']) => ({ ...match, state: scramble(match.state, seat, chance) });
  return {
    ...timeline,
    first: swapped(timeline.first),
    plies: timeline.plies.map((ply) => ({ ...ply, match: swapped(ply.match) })),
  };
}

/** Throws when what a thread is told about a decision depends on what its seat may not know. */
function tellsNothingHidden(game: AnyGame, timeline: Played, scramble: Scramble): void {
  let replaced = 0;
  for (const [before, { seat }] of timeline.plies.entries()) {
    const asked = { game, id: 'm', timeline };
    expect(isComputers(asked, before + 1)).toBe(true);
    const other = { ...asked, timeline: blind(timeline, seat, scramble) };
    const [told, same] = [asked, other].map((one) => JSON.stringify(decidedAt(one, before + 1)));
    expect(same, `${before}`).toBe(told);
    expect(told).not.toContain(timeline.header.seed);
    const stateOf = ({ plies, first }: Played) => JSON.stringify((plies[before - 1]?.match ?? first).state);
    if (stateOf(timeline) !== stateOf(other.timeline)) replaced += 1;
  }
  // So that something which is told would have been found.
  expect(replaced).toBeGreaterThan(10);
}

/** Hidden lifeboats of others for cards that nobody has drawn and those of each other (BS-15.2). */
const otherLifeboats: Scramble = (state, seat, chance) => {
  const { players, ...rest } = state as BattlespaceSiriusState;
  const isHidden = (player: (typeof players)[number]) =>
    player.seat !== seat && player.lifeboat !== null && !player.shown && player.vessel?.kind !== 'lifeboat';
  const known = players.filter((player) => !isHidden(player)).map(({ lifeboat }) => lifeboat);
  const cards = LIFEBOATS.map(({ id }) => id).filter((id) => !known.includes(id));
  const drawn = () => cards.splice(chance.below(cards.length), 1)[0]!;
  return { ...rest, players: players.map((player) => (isHidden(player) ? { ...player, lifeboat: drawn() } : player)) };
};

it('SK-13.7 asks why a computer did something with nothing in the message that its seat did not know', () => {
  const scramble: Scramble = (state, seat, chance) => scrambled(state as SkaxarState, viewerOf(seat), chance);
  for (const openTracker of [true, false])
    tellsNothingHidden(skaxar as AnyGame, played(skaxar as AnyGame, { openTracker }, `why ${openTracker}`), scramble);
});

it('BS-15.2 asks why a computer did something without the hidden lifeboats of others, and with its own', () => {
  const game = battlespaceSirius as AnyGame;
  const timeline = played(game, { playerCount: 4, lifeboats: true }, 'why lifeboats');
  tellsNothingHidden(game, timeline, otherLifeboats);
  const { seat } = timeline.plies[0]!;
  const own = (timeline.first.state as BattlespaceSiriusState).players.find((player) => player.seat === seat)!.lifeboat;
  expect(JSON.stringify(decidedAt({ game, id: 'm', timeline }, 1))).toContain(`"${own}"`);
});
