import type { CommandOf } from '../command.ts';
import { cardOf } from '../data/cards.ts';
import { reduced, totalOf } from '../rules/packet.ts';
import { isMissile, packetOfSource, saysSecond, sourceOf, splashOf } from '../rules/source.ts';
import { playerOf } from '../rules/table.ts';
import type { Packet } from '../state.ts';
import {
  carries,
  craftAt,
  isReady,
  neighboursOf,
  struck,
  targetsOf,
  withCraft,
  type Board,
  type Craft,
} from './board.ts';
import { cardWorth, UNKNOWN } from './cards.ts';
import type { Scene } from './scene.ts';

/** Something a craft can attack with. */
export interface Gun {
  readonly source: string;
  readonly cost: number;
  readonly packet: Packet;
  readonly missile: boolean;
  readonly splash: number;
  readonly far: boolean;
  /** What is given up with the card; 0 for a weapon. */
  readonly worth: number;
}

/** A shot as it would be declared, and the sum that is expected of it and of what follows it. */
export interface Shot {
  readonly command: CommandOf<'attack'>;
  readonly sum: number;
}

function gunOf(ship: string, source: string): Gun | null {
  const found = sourceOf(ship, source);
  if (!found || (found.kind !== 'attack' && found.kind !== 'attackReaction')) return null;
  return {
    source,
    cost: found.cost,
    packet: packetOfSource(found),
    missile: isMissile(found),
    splash: splashOf(found),
    far: saysSecond(found),
    worth: found.weapon ? 0 : cardWorth(source),
  };
}

/** The weapon of a craft and the attack cards of its owner's hand. */
export const gunsOf = ({ state, seat }: Scene, craft: Craft): readonly Gun[] =>
  ['weapon', ...playerOf(state, seat).hand].flatMap((source) => gunOf(craft.id, source) ?? []);

/** One of each kind: cards of a kind are as good as each other. */
const unlike = (guns: readonly Gun[]): readonly Gun[] => {
  const seen = new Set<string>();
  return guns.filter(({ source }) => {
    const key = source === 'weapon' ? source : cardOf(source).key;
    return !seen.has(key) && seen.add(key);
  });
};

/** How many shots are followed up at each step of a volley, best first. */
const WIDTH = [4, 2, 1, 1, 1, 1] as const;

/** What a shot that failed leaves of what would have followed it. */
const AFTER_FAILURE = 0.5;
/** How much a block takes off that is not known. */
const BLOCKED = 2;
/** The share of those who can answer who do. */
const ANSWERED = 0.8;
/** The chance that a ship braces, or a neighbour interferes, where it can. */
const HELPED = 0.6;

/**
 * The shots a craft can fire next, best first, each with the sum that is expected of the whole volley; none where it
 * can fire nothing. The board as it stands is not among them: to fire nothing is always possible.
 */
export function shotsOf(scene: Scene, board: Board, id: string, guns: readonly Gun[], step = 0): readonly Shot[] {
  const craft = craftAt(board, id);
  if (!craft || !isReady(craft)) return [];
  const first = unlike(guns).flatMap((gun) => firedBy(scene, board, craft, gun));
  first.sort((a, b) => b.sum - a.sum);
  const wide = WIDTH[step] ?? 0;
  return first
    .map(({ full, sure, gun, ...shot }, at): Shot => {
      if (at >= wide || !full || sure === 0) return { command: shot.command, sum: shot.sum };
      const rest = gun.source === 'weapon' ? guns : guns.filter(({ source }) => source !== gun.source);
      const [next] = shotsOf(scene, full.board, id, rest, step + 1);
      const more = next ? Math.max(0, next.sum - full.sum) : 0;
      return { command: shot.command, sum: shot.sum + more * (sure + (1 - sure) * AFTER_FAILURE) };
    })
    .sort((a, b) => b.sum - a.sum);
}

/** A shot with what is left if nobody answers it, and the chance of that. */
interface Fired extends Shot {
  readonly gun: Gun;
  readonly full: { readonly board: Board; readonly sum: number } | null;
  readonly sure: number;
}

/** The shots of one gun at everything in its reach. */
function firedBy(scene: Scene, board: Board, craft: Craft, gun: Gun): readonly Fired[] {
  const { seat, sumOf } = scene;
  const overcharge = gun.cost > 0 && craft.energy === gun.cost - 1;
  if (!overcharge && craft.energy < gun.cost) return [];
  const energy = overcharge ? 0 : craft.energy - gun.cost;
  const paid = withCraft(board, craft.id, { energy, overcharged: overcharge });
  const packet = craft.bonus > 0 ? { ...gun.packet, any: gun.packet.any + craft.bonus } : gun.packet;
  const missed = sumOf(paid) - gun.worth;
  return targetsOf(paid, seat, gun.far || craft.far).map((target) => {
    const after = struck(paid, target.id, packet, gun.splash, seat);
    const full = sumOf(after) - gun.worth;
    const { sum, sure } = expected(scene, { board: paid, craft, target, gun, packet, missed, full });
    return {
      gun,
      sure,
      sum,
      full: { board: after, sum: full },
      command: {
        type: 'attack',
        ship: craft.id,
        source: gun.source,
        target: target.id,
        ...(overcharge && { overcharge }),
      },
    };
  });
}

/** A shot that is weighed: the board with its cost paid, and its sums if it fails and if it comes through. */
interface Aimed {
  readonly board: Board;
  readonly craft: Craft;
  readonly target: Craft;
  readonly gun: Gun;
  readonly packet: Packet;
  readonly missed: number;
  readonly full: number;
}

/** The sum of a shot over what its target may answer, and the chance that it answers nothing. */
function expected(
  scene: Scene,
  { board, craft, target, gun, packet, missed, full }: Aimed,
): { readonly sum: number; readonly sure: number } {
  const total = totalOf(packet);
  const { stop, block, counter, fire } = scene.answersBy(target, gun.missile, total);
  const share = ANSWERED * scene.caution;
  const help = openHelp(board, target, gun.missile);
  const [stopped, weakened] = [share * stop, share * Math.max(block, help > 0 ? HELPED : 0)];
  const sure = (1 - stopped) * (1 - weakened);
  let sum = stopped * (missed + UNKNOWN) + sure * full;
  if (weakened > 0) {
    const left = struck(
      board,
      target.id,
      reduced(packet, Math.max(help, block > 0 ? BLOCKED : 0)),
      gun.splash,
      scene.seat,
    );
    sum += (1 - stopped) * weakened * (scene.sumOf(left) - gun.worth + UNKNOWN);
  }
  const back = share * Math.max(counter, weaponBack(target) > 0 ? HELPED : 0);
  if (back > 0) {
    const any = Math.round(Math.max(counter > 0 ? fire : 0, weaponBack(target)));
    const hurt = struck(board, craft.id, { shield: 0, any, hull: 0 }, 0, target.owner);
    sum -= back * Math.max(0, missed + gun.worth - scene.sumOf(hurt));
  }
  return { sum, sure };
}

/** Damage of the weapon a craft can answer with. */
function weaponBack(target: Craft): number {
  const weapon = isReady(target) ? sourceOf(target.id, 'weapon') : null;
  return weapon?.kind === 'attackReaction' && weapon.cost <= target.energy ? totalOf(packetOfSource(weapon)) : 0;
}

/** Damage that ships in the open can take off: Bracing, the weapon against a missile, a neighbour's Interference. */
function openHelp(board: Board, target: Craft, missile: boolean): number {
  const beside = neighboursOf(board, target).some(
    (other) => isReady(other) && !other.interfered && other.energy > 0 && carries(other, 'interference'),
  );
  const own = isReady(target)
    ? Math.max(carries(target, 'bracing') ? target.energy : 0, missile ? weaponBack(target) : 0)
    : 0;
  return own + (beside ? 1 : 0);
}
