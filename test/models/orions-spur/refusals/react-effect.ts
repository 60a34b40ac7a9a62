import type { Packet } from '../data/faces.ts';
import { listed, unlisted, type Refusal } from '../fault.ts';
import { hitsOf } from '../outcome.ts';
import { total } from '../packet.ts';
import { damageOf, effectOf } from '../sources.ts';
import type { React } from '../state.ts';
import { packetOn, type Reaction } from './react.ts';

const NOTHING_LEFT = 'There is no damage left to take off.';

/** OS-6.17: a reaction must change something; parts chosen must be there. */
export function reactionEffect(reaction: Reaction): Refusal | null {
  const { command, attack, sheltered } = reaction;
  const { source, target, amount } = command;
  if (source === 'bracing') return bracingEffect(command, packetOn(attack, sheltered.id)!, amount!);
  if (source === 'interference') return takenOff(command, packetOn(attack, sheltered.id)!, 1, 'OS-8.5');
  if (target.kind === 'attackingShip') return null;
  if (target.kind === 'attack' || target.kind === 'redirect') {
    if (hitsOf(attack).some(({ packet }) => total(packet) > 0)) return null;
    return unlisted('OS-6.17', 'This attack has no damage left.');
  }
  if (target.kind === 'incomingAttack') return takenOff(command, attack.packet, strengthOf(reaction), 'OS-7.11');
  return cardOnHit(command, attack.packet);
}

/** OS-7.11. */
const strengthOf = ({ command, ship }: Reaction): number =>
  (command.source !== 'weapon' && effectOf(command.source, 'intercept')?.n) ||
  total(damageOf(ship, command.source).packet);

/** X40. */
function bracingEffect(command: React, packet: Packet, amount: number): Refusal | null {
  const most = total(packet);
  if (most > 0 && amount > most) return listed('OS-8.7', `The hit has ${most} damage; X can be 1 to ${most}.`);
  return takenOff(command, packet, amount, 'OS-8.7');
}

/** OS-7.12, OS-7.9. */
function cardOnHit(command: React, packet: Packet): Refusal | null {
  const { source, part } = command;
  if (effectOf(source, 'halve')) {
    if (Object.values(packet).some((value: number) => value >= 2)) return null;
    const reason = `Halving ${total(packet)} damage, rounded up, changes nothing.`;
    return total(packet) === 1 ? listed('OS-6.17', reason) : unlisted('OS-6.17', reason);
  }
  if (effectOf(source, 'blockType')) {
    if (part === undefined || !(part in packet)) {
      const rules = total(packet) > 0 ? 'OS-7.12 OS-13.26' : 'OS-7.12 OS-13.26 OS-6.17';
      return unlisted(rules, 'Name the damage to block.');
    }
    return packet[part] > 0 ? null : unlisted('OS-6.17 OS-7.12', NOTHING_LEFT);
  }
  return takenOff(command, packet, effectOf(source, 'block')!.n, 'OS-7.12');
}

/** What is taken off a packet, and by which parts. */
function takenOff({ split }: React, packet: Packet, n: number, rule: string): Refusal | null {
  const most = Math.min(n, total(packet));
  if (most === 0) return unlisted('OS-6.17', NOTHING_LEFT);
  if (!split) return null;
  const parts = (['s', 'a', 'h'] as const).every(
    (part) => Number.isInteger(split[part]) && split[part] >= 0 && split[part] <= packet[part],
  );
  if (parts && total(split) === most) return null;
  return unlisted(`${rule} OS-7.12 OS-6.17`, `The parts taken off must be there and add up to ${most}.`);
}
