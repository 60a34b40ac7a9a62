import { componentData, otherSide, type EventOf, type Side } from '../../../../../games/orions-gate/index.ts';
import type { Note } from '../../../../table/fx/note.ts';
import { add, type Reel } from '../../../../table/motion/reel.ts';
import { verdictText as words } from '../../words/verdicts.ts';
import type { Actor } from '../world/tableau.ts';

/** How long a verdict stands, ms at speed 1: long enough to be read, with reduced motion too. */
const READ = 1150;
/** And the last word on a ship. */
const LAST = 1500;
/** How long the last die over a ship rolls on, ms at speed 1, and how many faces it shows until it lies. */
const BREATH = 800;
const FACES = 9;

const sum = (terms: readonly { readonly value: number }[]): number => terms.reduce((all, { value }) => all + value, 0);

/** Writes a verdict at a ship; what happens next does not wait for it. */
const write = (reel: Reel<Actor>, at: Actor, note: Pick<Note, 'text' | 'dice' | 'favours'>, ms = READ): void => {
  add(
    reel,
    ms,
    {
      notes: (_, cast) => {
        const { x, y, radius } = cast.get(at.id) ?? at;
        return [{ ...note, x, y, away: radius }];
      },
    },
    0,
  );
};

const against = (actor: Actor): Side => otherSide(actor.side);

/** "9 + 4 >= 13 hit" at the target. */
export const writeHit = (reel: Reel<Actor>, event: EventOf<'hitRolled'>, target: Actor): void => {
  const { roll, accuracy, evasion, hit } = event;
  reel.dice.delete(target.id);
  write(reel, target, {
    text: words.toHit(roll.total, sum(accuracy), evasion, hit),
    dice: roll.kept,
    favours: hit ? against(target) : null,
  });
};

/** The face a die shows at a part of its roll: fast at first, then slower and slower, its own before the end. */
const faceAt = (own: number, t: number): number => {
  const left = FACES - Math.min(FACES, Math.floor((FACES + 1) * (1 - (1 - t) ** 2)));
  return ((own - 1 + 5 * left) % 6) + 1;
};

/**
 * The damage roll that is about a ship's last box, open until its last die lies: that die rolls on for a breath, and
 * what comes of it waits.
 */
export const writeBreath = (reel: Reel<Actor>, event: EventOf<'damageRolled'>, actor: Actor): void => {
  const { kept, total } = event.roll;
  const own = kept.at(-1) ?? 0;
  const [bonus, need] = [sum(event.strength), sum(event.toughness)];
  const face = need - bonus - (total - own);
  const left = sum(actor.boxes.map((boxes, slot) => ({ value: boxes - (actor.damage[slot] ?? 0) })));
  if (reel.still || left > 1 || face <= 1 || face > 6) return;
  const { x, y, radius } = actor;
  add(reel, BREATH, {
    notes: (t) => [
      {
        text: words.rolling(total - own, bonus, need),
        dice: [...kept.slice(0, -1), faceAt(own, t)],
        favours: null,
        x,
        y,
        away: radius,
      },
    ],
  });
};

/** The dice of a damage roll lie until it is written what they took, or what came in between. */
export const layDice = ({ dice }: Reel<Actor>, { target, roll, success }: EventOf<'damageRolled'>): void => {
  dice.delete(target);
  if (success) dice.set(target, roll.kept);
};

/** What a hit that does no damage came to. */
export const writeHeld = (reel: Reel<Actor>, event: EventOf<'damageRolled'>, target: Actor): void => {
  const { roll, strength, toughness } = event;
  write(reel, target, {
    text: words.held(roll.total, sum(strength), sum(toughness)),
    dice: roll.kept,
    favours: null,
  });
};

/** "-1 Shield": what the ship lost, component by component, with the dice that took it. */
export const writeLoss = (reel: Reel<Actor>, event: EventOf<'damaged'>, actor: Actor): void => {
  const parts = event.slots.flatMap(({ slot, damage }) => {
    const points = damage - (actor.damage[slot - 1] ?? 0);
    const kind = actor.kinds[slot - 1];
    return kind && points > 0 ? [{ points, name: componentData(kind).name }] : [];
  });
  write(reel, actor, {
    text: words.lost(parts, event.points),
    dice: reel.dice.get(actor.id) ?? [],
    favours: against(actor),
  });
  reel.dice.delete(actor.id);
};

/** The last word on a ship. */
export const writeEnd = (reel: Reel<Actor>, actor: Actor): void =>
  write(reel, actor, { text: words.destroyed(actor.name), dice: [], favours: against(actor) }, LAST);
