import { nameOf } from '../faces.ts';
import { areAdjacent } from '../formation.ts';
import { anyOf, firstOf, listed, unlisted, type Refusal } from '../fault.ts';
import { effectOf } from '../sources.ts';
import { faceOf } from '../faces.ts';
import { findShip, type Game, type Pending, type React, type Ship } from '../state.ts';
import { isHelp, packetOn, type Reaction } from './react.ts';

/** OS-6.7, OS-6.13: whether the target is one for this reaction. */
export function reactionTarget(game: Game, reaction: Reaction): Refusal | null {
  const { source } = reaction.command;
  if (source === 'bracing') return bracingTarget(game, reaction);
  if (source === 'interference') return interferenceTarget(game, reaction);
  return anyOf(
    () => liveRefusal(reaction.attack),
    () => ownRefusal(game, reaction),
    () => kindTarget(game, reaction),
  );
}

/** OS-0.18. */
export const liveRefusal = (attack: Pending): Refusal | null =>
  attack.live ? null : unlisted('OS-6.18 OS-0.18 OS-6.13', `${attack.id} is no longer a threat.`);

/** OS-6.8 to OS-6.10: the attack is one on the ship that reacts, or on a ship of the ally. */
function ownRefusal(game: Game, reaction: Reaction): Refusal | null {
  const { attack, ship, command } = reaction;
  if (attack.target === ship.id || isHelp(game, reaction)) return null;
  return unlisted(`${ruleOf(command)} OS-6.13`, `${attack.id} is no attack on ${nameOf(ship)}.`);
}

/** The row of OS-6.7 for a card or weapon. */
function ruleOf({ source, target: { kind } }: React): string {
  if (kind === 'attackingShip') return 'OS-6.9';
  const isFired = source === 'weapon' || !effectOf(source, 'intercept');
  return kind === 'incomingAttack' && isFired ? 'OS-6.10' : 'OS-6.8';
}

function kindTarget(game: Game, reaction: Reaction): Refusal | null {
  const { target, source } = reaction.command;
  const { attack } = reaction;
  switch (target.kind) {
    case 'attackingShip':
      if (target.ship === undefined || target.ship === attack.source) return null;
      return listed('OS-6.9', `Counterfire can only hit the attacking ship ${nameOf({ id: attack.source })}.`);
    case 'incomingAttack':
      return attack.missile ? null : listed('OS-6.10', `${attack.name} is not a missile.`);
    case 'attack':
      if (attack.missile || !effectOf(source, 'evade')!.missilesOnly) return null;
      return listed('OS-7.10', `${faceOf(source).name} evades missiles only.`);
    case 'hit':
      if (target.ship === attack.target) return null;
      return unlisted('OS-6.8 OS-6.13', `${faceOf(source).name} works on the main hit only.`);
    case 'redirect':
      return redirectTarget(game, reaction, target.ship);
  }
}

/** OS-7.14. */
function redirectTarget(game: Game, reaction: Reaction, id: string): Refusal | null {
  const { ship, command, seat } = reaction;
  if (isHelp(game, reaction)) {
    return unlisted('OS-12.20', `${faceOf(command.source).name} protects only the ship itself.`);
  }
  const target = findShip(game, id);
  if (!target) return unlisted('OS-7.14 OS-13.29', `There is no ship ${id} in play.`);
  return firstOf(
    () => (target.owner === seat ? null : unlisted('OS-7.14 OS-13.29', `${id} is not your ship.`)),
    () =>
      anyOf(
        () => adjacency('OS-7.14', target, ship),
        () =>
          target.suppressed
            ? unlisted('OS-8.12 OS-7.14', `${nameOf(target)} is suppressed and cannot be targeted this turn.`)
            : null,
      ),
  );
}

/** X43, X44; a ship is not adjacent to itself. */
function adjacency(rule: string, one: Ship, other: Ship): Refusal | null {
  if (areAdjacent(one, other)) return null;
  const reason = `${nameOf(one)} at ${one.slot} is not adjacent to ${other.slot}.`;
  return one === other ? unlisted(rule, reason) : listed(rule, reason);
}

/** OS-6.11, OS-12.20. */
function bracingTarget(game: Game, reaction: Reaction): Refusal | null {
  const { ship, sheltered } = reaction;
  const reason = 'Bracing protects only the ship itself.';
  return anyOf(
    () => {
      if (isHelp(game, reaction)) return listed('OS-12.20', reason);
      return sheltered === ship ? null : unlisted('OS-6.11 OS-8.7', reason);
    },
    () => liveRefusal(reaction.attack),
    () => hitRefusal(reaction, 'OS-6.11'),
  );
}

/** OS-6.12, OS-8.5, OS-12.20. */
function interferenceTarget(game: Game, reaction: Reaction): Refusal | null {
  const { ship, sheltered, seat } = reaction;
  return anyOf(
    () => {
      if (isHelp(game, reaction)) return helpedRefusal(game, sheltered);
      if (sheltered.owner !== seat) return unlisted('OS-8.5 OS-6.12', `${sheltered.id} is not your ship.`);
      return adjacency('OS-8.5', ship, sheltered);
    },
    () => liveRefusal(reaction.attack),
    () => hitRefusal(reaction, 'OS-6.12'),
  );
}

/** OS-12.20: a helper stands beside the ally's ship that is under attack, and beside no other one. */
function helpedRefusal(game: Game, ship: Ship): Refusal | null {
  if (game.window!.attacks.some(({ live, target }) => live && target === ship.id)) return null;
  return unlisted('OS-12.20 OS-8.5 OS-6.12', `${nameOf(ship)} is not under attack.`);
}

/** OS-0.17. */
function hitRefusal({ attack, sheltered }: Reaction, rule: string): Refusal | null {
  if (packetOn(attack, sheltered.id)) return null;
  return unlisted(`${rule} OS-6.13 OS-0.17`, `${attack.id} does not hit ${nameOf(sheltered)}.`);
}
