import type { EventOf, OrionsGateEvent } from '../../../../../games/orions-gate/index.ts';
import { crunch, jump, ripple, wound } from '../../../../table/fx/blasts.ts';
import { beam, glow, type Effect, type EffectColour } from '../../../../table/fx/effect.ts';
import { change } from '../../../../table/motion/cue.ts';
import { add, brief, type Reel } from '../../../../table/motion/reel.ts';
import { pipOf, type Actor } from '../world/tableau.ts';

/** Durations at speed 1, ms. */
const SHOWN = 420;
const BOARDS = 700;
const BURNS = 360;

/** Mils from the middle of a mine or piece to where its light ends. */
const MINE = 700;
const PIECE = 1500;

const colourOf = ({ side }: Pick<Actor, 'side'>): EffectColour => (side === 'A' ? 'amber' : 'cyan');

/** Something that shows for a moment; with reduced motion only as a ring. */
const flash = (
  reel: Reel<Actor>,
  at: { readonly x: number; readonly y: number },
  size: number,
  colour: EffectColour,
  lively: (t: number) => Effect[],
  ms = SHOWN,
): void =>
  add(
    reel,
    brief(reel, ms),
    { effects: (t) => (reel.still ? [glow(at.x, at.y, size * 3, colour, 1 - t, 'ring')] : lively(t)) },
    brief(reel, ms) * 0.7,
  );

/** Lines thrown from one ship to the other, and boarders along them. */
const boards = (reel: Reel<Actor>, event: EventOf<'boardingRolled'>): void => {
  const from = reel.cast.get(event.unit);
  const to = reel.cast.get(event.target);
  if (!from || !to) return;
  const effects = (t: number): Effect[] => {
    const out = Math.min(t / 0.35, 1);
    const head = { x: from.x + (to.x - from.x) * out, y: from.y + (to.y - from.y) * out };
    const fade = 1 - Math.max(0, t - 0.8) / 0.2;
    const crews =
      out < 1
        ? []
        : [0, 0.25, 0.5].map((late) => {
            const way = Math.min(Math.max((t - 0.35 - late * 0.4) / 0.4, 0), 1);
            return glow(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way, 620, 'white', fade);
          });
    return [beam('bolt', from, head, 240, colourOf(from), fade), ...crews];
  };
  add(reel, brief(reel, BOARDS), {
    sound: 'tractor',
    effects: (t) => (reel.still ? [beam('bolt', from, to, 160, colourOf(from), 1 - t)] : effects(t)),
  });
};

const explodeMine = (reel: Reel<Actor>, event: EventOf<'mineExploded'>): void => {
  const actor = reel.cast.get(event.unit);
  const seed = reel.seed;
  if (!actor) return;
  add(reel, brief(reel, SHOWN), {
    sound: 'explosion',
    effects: (t) =>
      reel.still
        ? [glow(actor.x, actor.y, actor.radius * 3, 'red', 1 - t, 'ring')]
        : crunch(actor, actor.radius * 1.6, t, seed),
  });
};

const makePiece = (reel: Reel<Actor>, event: EventOf<'pieceMade' | 'debrisPlaced'>): void => {
  const [part] = event.piece.parts;
  if (part?.kind === 'circle')
    flash(reel, part, PIECE, 'cyan', (t) => ripple(part, Math.max(part.radius * 2.2, PIECE), t, 'cyan'));
};

const switchStealth = (reel: Reel<Actor>, event: EventOf<'stealthSwitched'>): void => {
  const actor = reel.cast.get(event.unit);
  if (!actor) return;
  add(reel, brief(reel, SHOWN), {
    sound: 'warp',
    act: (cast, t) => void (t >= 0.5 && change(cast, event.unit, { stealth: event.on })),
    effects: (t) => ripple(actor, actor.radius * 3, t, 'violet'),
  });
};

const backfire = (reel: Reel<Actor>, event: EventOf<'backfired'>): void => {
  const actor = reel.cast.get(event.unit);
  const seed = reel.seed;
  if (actor) flash(reel, actor, actor.radius, 'red', (t) => wound(actor, actor.radius * 1.2, t, seed, 2), BURNS);
};

const repair = (reel: Reel<Actor>, event: EventOf<'repaired'>): void => {
  const actor = reel.cast.get(event.unit);
  if (!actor) return;
  const pips = actor.pips.map((pip, index) =>
    index === event.slot - 1 ? pipOf(event.damage, actor.boxes[index] ?? 2) : pip,
  );
  add(reel, brief(reel, SHOWN), {
    act: (cast) => change(cast, event.unit, { pips }),
    effects: (t) => ripple(actor, actor.radius * 3, t, 'green'),
  });
};

/** A captured ship takes the colour of its new side. */
const capture = (reel: Reel<Actor>, event: EventOf<'captured'>): void => {
  const actor = reel.cast.get(event.unit);
  if (!actor) return;
  const taken = { ...actor, side: event.side, captured: !event.unit.startsWith(`${event.captain}.`) };
  add(reel, brief(reel, SHOWN), {
    act: (cast) => change(cast, event.unit, { side: taken.side, captured: taken.captured }),
    effects: (t) => ripple(taken, actor.radius * 3.5, t, colourOf(taken)),
  });
};

/** What advanced components, debris and boarding look like; everything else is logged, not drawn. */
export function directAdvanced(reel: Reel<Actor>, event: OrionsGateEvent): void {
  switch (event.type) {
    case 'minePlaced':
      return flash(reel, event.mine, MINE, colourOf(event.mine), (t) =>
        jump(event.mine, MINE, 0, t, colourOf(event.mine)),
      );
    case 'mineExploded':
      return explodeMine(reel, event);
    case 'pieceMade':
    case 'debrisPlaced':
      return makePiece(reel, event);
    case 'stealthSwitched':
      return switchStealth(reel, event);
    case 'backfired':
      return backfire(reel, event);
    case 'repaired':
      return repair(reel, event);
    case 'boardingRolled':
      return boards(reel, event);
    case 'captured':
      return capture(reel, event);
    default:
  }
}
