import type { EventOf, RetrogradeEvent } from '../../../../games/retrograde/index.ts';
import { add, brief, filmsBy, STILL } from '../../../table/motion/reel.ts';
import { debrisId, type AssetActor, type DebrisActor } from './cast.ts';
import {
  alter,
  arrivalPlace,
  assetIn,
  burn,
  craftIn,
  ease,
  fadeIn,
  fadeOut,
  flare,
  projectIn,
  say,
  settle,
  TIMES,
  turnAssets,
  type Orrery,
} from './film-moves.ts';

/** Which of the dice that fell hit: the lowest ones (RG-9.7). */
const hitting = (dice: readonly number[], hits: number): readonly boolean[] => {
  const lowest = [...dice.keys()].sort((a, b) => dice[a]! - dice[b]! || a - b).slice(0, hits);
  return dice.map((_, index) => lowest.includes(index));
};

/** Shots one after another, then what they did. */
function volley(
  reel: Orrery,
  { dice, hits, damage, target, seat }: EventOf<'attacked'> | EventOf<'missilesFired'>,
  from: { readonly at: 'craft' | 'upgrade'; readonly id: string },
): void {
  const to = { at: 'craft', id: target } as const;
  const weapon = from.at === 'upgrade' ? 'missile' : 'bolt';
  say(reel, { at: to, text: hits === 1 ? '1 hit' : `${hits} hits`, dice, tone: hits > 0 ? seat : 'neutral' });
  hitting(dice, hits).forEach((hit, index) => {
    flare(
      reel,
      TIMES.bolt,
      { picture: hit ? weapon : reel.still ? 'clear' : 'miss', from, to, seat },
      { ...(index % 2 ? {} : { sound: from.at === 'upgrade' ? 'missiles' : 'cannon' }), hold: TIMES.bolt * 0.6 },
    );
  });
  if (hits === 0) return;
  flare(
    reel,
    TIMES.hit,
    { picture: 'hit', to, seat },
    {
      act: (cast) => {
        const craft = craftIn(cast, target);
        if (craft) alter(cast, target, { plate: { ...craft.plate, damage: { ...craft.plate.damage, now: damage } } });
      },
    },
  );
}

function attack(reel: Orrery, event: EventOf<'attacked'>): void {
  const craft = craftIn(reel.cast, event.spacecraft);
  if (craft) add(reel, 1, { act: (cast) => alter(cast, craft.id, { left: Math.max(craft.left - event.spend, 0) }) });
  volley(reel, event, { at: 'craft', id: event.spacecraft });
}

/** RG-12.6: it breaks up; a wreck is left in its orbital. */
function lose(reel: Orrery, { spacecraft: id, asset, orbital }: EventOf<'spacecraftDestroyed'>): void {
  const craft = craftIn(reel.cast, id);
  if (!craft) return;
  const pile = debrisId(asset, orbital);
  const place = { asset, orbital, slot: craft.place.slot, of: craft.place.of };
  flare(
    reel,
    reel.still ? STILL * 2 : TIMES.death,
    { picture: 'death', to: { at: 'orbit', place, owner: craft.owner }, seat: craft.owner },
    {
      sound: 'explosion',
      hold: TIMES.death * 0.7,
      act: (cast, t) => {
        if (t > 0.32) cast.delete(id);
        if (t < 0.6) return;
        const old = cast.get(pile);
        const wrecks = old?.kind === 'debris' ? old.wrecks : [];
        if (wrecks.includes(id)) return;
        const grown: DebrisActor = {
          kind: 'debris',
          id: pile,
          asset,
          orbital,
          wrecks: [...wrecks, id],
          drift: 0,
          alpha: 1,
        };
        cast.set(pile, grown);
      },
    },
  );
}

function bombard(
  reel: Orrery,
  { spacecraft, asset: id, target, power, damage, cost, seat }: EventOf<'bombarded'>,
): void {
  const craft = craftIn(reel.cast, spacecraft);
  const at = { at: target, id } as const;
  say(reel, { at, text: `\u2212${power}`, dice: [], tone: seat });
  flare(
    reel,
    TIMES.bombard,
    { picture: 'bombard', from: { at: 'craft', id: spacecraft }, to: at, seat },
    {
      sound: 'gigaCannon',
      act: (cast, t) => {
        if (craft) alter(cast, spacecraft, { left: Math.max(craft.left - cost * Math.min(t * 2, 1), 0) });
        const asset = t > 0.55 ? assetIn(cast, id) : null;
        if (asset) alter(cast, id, { plate: harmed(asset.plate, target, damage) });
      },
    },
  );
}

const harmed = (plate: AssetActor['plate'], target: 'asset' | 'upgrade', now: number): AssetActor['plate'] => {
  if (target === 'asset') return { ...plate, damage: { ...plate.damage, now } };
  return plate.upgrade ? { ...plate, upgrade: { ...plate.upgrade, damage: { ...plate.upgrade.damage, now } } } : plate;
};

function loseUpgrade(reel: Orrery, { asset: id }: EventOf<'upgradeDestroyed'>): void {
  flare(
    reel,
    TIMES.hit,
    { picture: 'hit', to: { at: 'upgrade', id }, seat: null },
    {
      sound: 'explosion',
      act: (cast, t) => {
        const asset = assetIn(cast, id);
        if (asset && t > 0.5) alter(cast, id, { upgradeCard: null, plate: { ...asset.plate, upgrade: null } });
      },
    },
  );
}

/** RG-12.1: it dies, and stays to be orbited. */
function loseAsset(reel: Orrery, { asset: id, projects }: EventOf<'assetDestroyed'>): void {
  flare(
    reel,
    TIMES.quake,
    { picture: 'quake', to: { at: 'asset', id }, seat: null },
    {
      sound: 'explosion',
      act: (cast, t) => {
        alter(cast, id, { dead: reel.still ? (t >= 1 ? 1 : 0) : Math.min(Math.max((t - 0.2) / 0.6, 0), 1) });
        if (t > 0.5) for (const project of projects) cast.delete(project);
      },
    },
  );
}

/** RG-5.2 to RG-5.4: needles turn, gauges fill, damage is gone. */
function refresh(reel: Orrery, { seat, orbitCounter }: EventOf<'refreshed'>): void {
  const owned = [...reel.cast.values()].filter(
    (actor) => (actor.kind === 'asset' || actor.kind === 'craft') && actor.owner === seat,
  );
  add(reel, brief(reel, TIMES.orbit), {
    sound: 'tick',
    act: (cast, t) => {
      const s = t >= 1 ? 1 : reel.still ? 0 : ease(t);
      for (const actor of owned) {
        if (actor.kind === 'asset') {
          const turned = ((orbitCounter - actor.needle + 4) % 4) * s;
          const end = s >= 1 ? (assetIn(reel.after, actor.id)?.dial ?? actor.dial) : actor.dial;
          alter(cast, actor.id, { needle: s >= 1 ? orbitCounter : actor.needle + turned, dial: end });
        }
        if (actor.kind !== 'craft') continue;
        const { deltaVee, damage } = actor.plate;
        alter(cast, actor.id, {
          left: actor.left + (deltaVee.of - actor.left) * s,
          ...(s >= 1 ? { plate: { ...actor.plate, damage: { ...damage, now: 0 } } } : {}),
        });
      }
    },
  });
}

/** An asset does its one job: it turns, and what it did goes where it belongs. */
function contribute(reel: Orrery, { asset, project, points, total, seat, debris }: EventOf<'contributed'>): void {
  const scaffold = projectIn(reel.cast, project);
  if (debris !== null) removeWrecks(reel, [debris]);
  turnAssets(reel, [asset], 1, 0);
  if (!scaffold) return;
  say(reel, { at: { at: 'project', id: project }, text: `+${points}`, dice: [], tone: seat });
  grow(reel, { at: 'asset', id: asset }, scaffold.id, scaffold.points, total, seat);
}

function grow(
  reel: Orrery,
  from: { readonly at: 'asset' | 'craft'; readonly id: string },
  id: string,
  before: number,
  total: number,
  seat: string,
): void {
  flare(
    reel,
    TIMES.spark,
    { picture: 'spark', from, to: { at: 'project', id }, seat },
    {
      sound: 'clip',
      act: (cast, t) =>
        alter(cast, id, { points: t >= 1 ? total : before + (total - before) * Math.max((t - 0.4) / 0.6, 0) }),
    },
  );
}

/** Wrecks leave the game. */
function removeWrecks(reel: Orrery, ids: readonly string[]): void {
  const piles = [...reel.cast.values()].filter(
    (actor): actor is DebrisActor => actor.kind === 'debris' && actor.wrecks.some((wreck) => ids.includes(wreck)),
  );
  if (piles.length === 0) return;
  add(reel, brief(reel, TIMES.fade), {
    sound: 'clip',
    act: (cast, t) => {
      for (const pile of piles) {
        const wrecks = pile.wrecks.filter((wreck) => !ids.includes(wreck));
        if (t < 1)
          cast.set(pile.id, wrecks.length > 0 ? { ...pile, drift: t * 2 } : { ...pile, drift: t * 2, alpha: 1 - t });
        else if (wrecks.length > 0) cast.set(pile.id, { ...pile, wrecks });
        else cast.delete(pile.id);
      }
    },
  });
}

/** Something that was a scaffold stands there now. */
function complete(reel: Orrery, project: string, id: string, seat: string): void {
  fadeOut(reel, [project]);
  const actor = reel.after.get(id);
  if (actor) fadeIn(reel, [actor], 'confirm');
  const at = actor?.kind === 'craft' ? ({ at: 'craft', id } as const) : ({ at: 'asset', id } as const);
  flare(reel, TIMES.pulse, { picture: 'pulse', to: at, seat }, { hold: TIMES.pulse * 0.4 });
}

function install(reel: Orrery, { project, asset: id, seat }: EventOf<'upgradeInstalled'>): void {
  fadeOut(reel, [project]);
  flare(
    reel,
    TIMES.pulse,
    { picture: 'pulse', to: { at: 'upgrade', id }, seat },
    {
      sound: 'confirm',
      act: (cast) => {
        const end = assetIn(reel.after, id);
        if (end) alter(cast, id, { upgradeCard: end.upgradeCard, plate: end.plate });
      },
    },
  );
}

function refit(reel: Orrery, { spacecraft, replacement, seat }: EventOf<'refitted'>): void {
  const actor = reel.after.get(replacement);
  fadeOut(reel, [spacecraft]);
  if (actor) fadeIn(reel, [actor], 'repair');
  flare(reel, TIMES.pulse, { picture: 'pulse', to: { at: 'craft', id: replacement }, seat }, { hold: 0 });
}

function struck(reel: Orrery, { struck: all }: EventOf<'debrisStruck'>): void {
  for (const { spacecraft: id, total, dealt } of all) {
    const to = { at: 'craft', id } as const;
    say(reel, { at: to, text: `\u2212${dealt}`, dice: [], tone: 'bad' });
    flare(
      reel,
      TIMES.hit,
      { picture: 'hit', to, seat: null },
      {
        sound: 'crunch',
        hold: TIMES.hit * 0.5,
        act: (cast) => {
          const craft = craftIn(cast, id);
          if (craft) alter(cast, id, { plate: { ...craft.plate, damage: { ...craft.plate.damage, now: total } } });
        },
      },
    );
  }
}

function start(reel: Orrery, { project }: EventOf<'projectStarted'>): void {
  const actor = projectIn(reel.after, project);
  if (actor) fadeIn(reel, [{ ...actor, points: 0, ready: false }], 'card');
}

function repair(reel: Orrery, { asset: id, target, damage, seat }: EventOf<'repaired'>): void {
  turnAssets(reel, [id], 1, 0);
  flare(
    reel,
    TIMES.pulse,
    { picture: 'pulse', to: { at: target, id }, seat },
    {
      sound: 'repair',
      act: (cast) => {
        const asset = assetIn(cast, id);
        if (asset) alter(cast, id, { plate: harmed(asset.plate, target, damage) });
      },
    },
  );
}

function research(reel: Orrery, { asset: id, count, seat }: EventOf<'researched'>): void {
  turnAssets(reel, [id], 1, 0);
  say(reel, { at: { at: 'asset', id }, text: `+${count}`, dice: [], tone: seat });
  flare(reel, TIMES.pulse, { picture: 'pulse', to: { at: 'asset', id }, seat }, { sound: 'card' });
}

function sacrifice(reel: Orrery, { spacecraft, project, total, seat }: EventOf<'sacrificed'>): void {
  const scaffold = projectIn(reel.cast, project);
  if (scaffold) grow(reel, { at: 'craft', id: spacecraft }, project, scaffold.points, total, seat);
  fadeOut(reel, [spacecraft]);
}

/** How each kind of fact is shown. What is left out shows in the panels, not in the picture. */
const DIRECTIONS: { readonly [T in RetrogradeEvent['type']]?: (reel: Orrery, event: EventOf<T>) => void } = {
  refreshed: refresh,
  swept: (reel, { debris }) => removeWrecks(reel, debris),
  topSeen: (reel, { asset: id, seat }) =>
    flare(reel, TIMES.pulse, { picture: 'pulse', to: { at: 'upgrade', id }, seat }),
  burned: (reel, { spacecraft, asset, orbital, left, cost, seat }) =>
    burn(reel, spacecraft, arrivalPlace(reel, spacecraft, asset, orbital), left, cost, seat),
  attacked: attack,
  missilesFired: (reel, event) => volley(reel, event, { at: 'upgrade', id: event.asset }),
  spacecraftDestroyed: lose,
  refitted: refit,
  bombarded: bombard,
  upgradeDestroyed: loseUpgrade,
  assetDestroyed: loseAsset,
  researched: research,
  repaired: repair,
  projectStarted: start,
  contributed: contribute,
  spacecraftCompleted: (reel, { project, spacecraft, seat }) => complete(reel, project, spacecraft, seat),
  upgradeInstalled: install,
  assetCompleted: (reel, { project, asset, seat }) => complete(reel, project, asset, seat),
  projectScrapped: (reel, { project }) => fadeOut(reel, [project]),
  sacrificed: sacrifice,
  untapped: (reel, { assets }) => turnAssets(reel, assets, 0),
  debrisStruck: struck,
};

const direct = (reel: Orrery, event: RetrogradeEvent): void =>
  (DIRECTIONS[event.type] as ((reel: Orrery, event: RetrogradeEvent) => void) | undefined)?.(reel, event);

/** Spreads events over time, from what lay on the table before to what lies there after. */
export const makeFilm = filmsBy(direct, settle);
