import type { Seat } from '../../../engine/seat.ts';
import type { ReactionTarget } from '../command.ts';
import type { EventOf } from '../event.ts';
import type { Ship, SpurState } from '../state.ts';
import { attackId, hitsOf, isUnderAttack, liveAttacks } from './attacks.ts';
import { adjacentTo } from './formation.ts';
import { PARTS, totalOf } from './packet.ts';
import { cannotReact, INTERFERENCE_COST, type React } from './react.ts';
import { resultOf } from './reaction-effect.ts';
import { sourceOf } from './source.ts';
import { allyOf, fleetOf, has, isReady, playerOf, shipOf } from './table.ts';

/** All legal reactions of a seat in a fixed order; splits are left to the automatic order (OS-13.28). */
export const reactionsOf = (state: SpurState, seat: Seat): readonly React[] =>
  thinkable(state, seat).filter((command) => cannotReact(state, seat, command) === null);

/** OS-6.5: whether a seat has a legal reaction now. */
export const canReact = (state: SpurState, seat: Seat): boolean =>
  thinkable(state, seat).some((command) => cannotReact(state, seat, command) === null);

/** Whatever could be a legal reaction of a seat. */
function thinkable(state: SpurState, seat: Seat): readonly React[] {
  const targets = targetsOf(state);
  const helps = isAllyAttacked(state, seat);
  return fleetOf(state, seat)
    .filter(isReady)
    .flatMap((ship) => {
      const abilities = abilitiesOf(state, seat, ship);
      // OS-6.8, OS-12.20: cards and weapons are for ships under attack, and for those that may help an ally's.
      if (!helps && !isUnderAttack(state, ship)) return abilities;
      return [
        ...sourcesOf(state, seat, ship).flatMap((source) =>
          targets.flatMap((target) => withPart({ type: 'react', ship: ship.id, source, target })),
        ),
        ...redirectsOf(state, seat, ship),
        ...abilities,
      ];
    });
}

/** OS-12.20: whether a ship of the ally is under attack. */
function isAllyAttacked(state: SpurState, seat: Seat): boolean {
  const ally = allyOf(state.options, seat);
  return ally !== null && liveAttacks(state).some(({ thing }) => shipOf(state, thing.target).owner === ally);
}

/** Everything a card or weapon can be aimed at but the new target of a redirect. */
const targetsOf = (state: SpurState): readonly ReactionTarget[] =>
  liveAttacks(state).flatMap(({ id, thing }): readonly ReactionTarget[] => {
    const attack = attackId(id);
    return [
      { kind: 'attackingShip', attack },
      { kind: 'incomingAttack', attack },
      { kind: 'attack', attack },
      { kind: 'hit', attack, ship: thing.target },
    ];
  });

/** Cards and weapon that can be played in a window at all; equal cards of a hand are one. */
function sourcesOf(state: SpurState, seat: Seat, ship: Ship): readonly string[] {
  const { hand } = playerOf(state, seat);
  const cards = state.silenced.includes(seat)
    ? []
    : hand.filter((card) => {
        const { kind, cost } = sourceOf(ship.id, card)!;
        return (kind === 'reaction' || kind === 'attackReaction') && cost <= ship.energy;
      });
  return sourceOf(ship.id, 'weapon')?.kind === 'attackReaction' ? ['weapon', ...cards] : cards;
}

/** A use of a card with each part it could block, where it blocks one (OS-7.12). */
function withPart(command: React): readonly React[] {
  if (command.target.kind !== 'hit' || command.source === 'weapon') return [command];
  const reduce = sourceOf(command.ship, command.source)!.effects.find(({ kind }) => kind === 'reduce');
  if (reduce?.kind !== 'reduce' || reduce.by !== 'onePart') return [command];
  return PARTS.map((part) => ({ ...command, part }));
}

const redirectsOf = (state: SpurState, seat: Seat, ship: Ship): readonly React[] =>
  sourcesOf(state, seat, ship)
    .filter((card) => sourceOf(ship.id, card)!.effects.some(({ kind }) => kind === 'redirect'))
    .flatMap((source) =>
      liveAttacks(state).flatMap(({ id }) =>
        adjacentTo(state, ship).map((next): React => ({
          type: 'react',
          ship: ship.id,
          source,
          target: { kind: 'redirect', attack: attackId(id), ship: next.id },
        })),
      ),
    );

/** Bracing with each amount, and Interference, against every hit. */
function abilitiesOf(state: SpurState, seat: Seat, ship: Ship): readonly React[] {
  const [braces, interferes] = [has(ship.id, 'bracing'), has(ship.id, 'interference')];
  if (!braces && !interferes) return [];
  const ally = allyOf(state.options, seat);
  return liveAttacks(state).flatMap(({ id, thing }) =>
    hitsOf(thing).flatMap((hit): readonly React[] => {
      const target: ReactionTarget = { kind: 'hit', attack: attackId(id), ship: hit.ship };
      const base = { type: 'react', ship: ship.id, target } as const;
      if (hit.ship === ship.id && braces)
        return Array.from({ length: Math.min(ship.energy, totalOf(hit.packet)) }, (_, at) => ({
          ...base,
          source: 'bracing',
          amount: at + 1,
        }));
      const { owner } = shipOf(state, hit.ship);
      return interferes && (owner === seat || owner === ally) ? [{ ...base, source: 'interference' }] : [];
    }),
  );
}

/** OS-6.16: a legal reaction, carried out at once. */
export function reacted(state: SpurState, seat: Seat, command: React): EventOf<'reacted'> {
  const { ship: id, source, target, amount } = command;
  const ship = shipOf(state, id);
  const cost = costOf(ship, source, amount);
  return {
    type: 'reacted',
    seat,
    ship: id,
    source,
    target,
    cost,
    energy: ship.energy - cost,
    helped: isHelp(state, seat, command),
    result: resultOf(state, ship, command),
  };
}

function costOf({ id }: Ship, source: string, amount = 0): number {
  if (source === 'bracing') return amount;
  return source === 'interference' ? INTERFERENCE_COST : sourceOf(id, source)!.cost;
}

/** OS-12.20: whether the ship that is defended belongs to an ally. */
function isHelp(state: SpurState, seat: Seat, { source, target }: React): boolean {
  const attack = liveAttacks(state).find(({ id }) => attackId(id) === target.attack)!.thing;
  const defended = source === 'interference' ? target.ship! : attack.target;
  return shipOf(state, defended).owner !== seat;
}
