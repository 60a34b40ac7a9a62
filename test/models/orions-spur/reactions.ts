import type { Part, React, ReactionTarget } from './state.ts';
import { has, weaponOf } from './faces.ts';
import { hitsOf } from './outcome.ts';
import { kindsOf, reactRefusal } from './refusals/react.ts';
import { effectOf } from './sources.ts';
import { fleetOf, playerOf, type Game, type Pending, type Seat, type Ship } from './state.ts';

const PARTS: readonly Part[] = ['s', 'a', 'h'];

/** OS-6.5: every legal reaction of a player in the open window, whether he is asked or not; without `split`. */
export const reactions = (game: Game, seat: Seat): React[] =>
  fleetOf(game, seat)
    .filter(({ overcharged, suppressed }) => !overcharged && !suppressed)
    .flatMap((ship) => sourcesOf(game, ship, seat).flatMap((source) => attempts(game, ship, source, seat)))
    .filter((command) => reactRefusal(game, command, seat) === null);

function sourcesOf(game: Game, ship: Ship, seat: Seat): string[] {
  const weapon = weaponOf(ship)?.reaction ? ['weapon'] : [];
  const abilities = (['bracing', 'interference'] as const).filter((keyword) => has(ship, keyword));
  return [...playerOf(game, seat).hand, ...weapon, ...abilities];
}

/** Everything worth asking about one source. */
function attempts(game: Game, ship: Ship, source: string, seat: Seat): React[] {
  const targets = game
    .window!.attacks.filter(({ live }) => live)
    .flatMap((attack) => kindsOf(source).flatMap((kind) => targetsOf(game, attack, kind, seat)));
  return targets.flatMap((target) => {
    const command: React = { type: 'react', ship: ship.id, source, target };
    if (source === 'bracing') {
      return Array.from({ length: ship.energy }, (_, index): React => ({ ...command, amount: index + 1 }));
    }
    const isCard = source !== 'weapon' && source !== 'interference';
    return isCard && effectOf(source, 'blockType') ? PARTS.map((part): React => ({ ...command, part })) : [command];
  });
}

function targetsOf(game: Game, attack: Pending, kind: ReactionTarget['kind'], seat: Seat): ReactionTarget[] {
  const { id } = attack;
  if (kind === 'hit') return hitsOf(attack).map(({ ship }) => ({ kind, attack: id, ship }));
  if (kind === 'redirect') return fleetOf(game, seat).map(({ id: ship }) => ({ kind, attack: id, ship }));
  return [{ kind, attack: id }];
}
