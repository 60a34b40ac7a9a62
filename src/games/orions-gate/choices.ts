import type { Sample } from '../../engine/game.ts';
import { openChance, seedChance, type Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { check } from './check.ts';
import { drawUse } from './choices-advanced.ts';
import { drawExit, drawMarker, lastExit, lastMarker } from './choices-places.ts';
import { anyPlan } from './choices-plan.ts';
import type { OrionsGateCommand } from './command.ts';
import { componentData } from './data/components.ts';
import { DEBRIS_RADIUS, DEBRIS_REACH } from './rules/debris.ts';
import { deploymentMeant, ZONE_DEPTH } from './rules/deployment.ts';
import { readyUnits } from './rules/eligible.ts';
import { randomShare } from './rules/fleet-guess.ts';
import { fleetMeant } from './rules/fleet-share.ts';
import { stepOf } from './rules/order.ts';
import type { Rules } from './rules/rules.ts';
import type { Action, DebrisWindow, OrionsGateState, Unit, UnitPlan, WarpWindow } from './state.ts';
import { isWorking, radiusOf, theUnit } from './units.ts';

/** Draws of the parameters of one kind of command before the kind counts as not legal now. */
const TRIES = 24;
const ACTIONS: readonly Action[] = ['hold', 'move', 'cruise', 'ram'];
const FACINGS = ['front', 'left', 'right'] as const;

type Legal = (command: OrionsGateCommand) => boolean;
/** Draws the parameters of one kind of command, legal by `legal`, or null when none was found. */
type Kind = (legal: Legal) => OrionsGateCommand | null;

/**
 * A fair sample of the legal commands of a seat: the kind of command uniform over the kinds that are legal, then
 * parameters drawn uniformly and kept if legal. Never concedes, offers a draw, withdraws, undeploys or finishes, and
 * leaves a unit out only when no place was found for it; a plan that finds no legal path stays where it is (OG-20.3).
 * Without `sample` a fixed one of 16. Empty when the seat has nothing to decide.
 */
export function choices(
  rules: Rules,
  state: OrionsGateState,
  seat: Seat,
  sample?: Sample,
): readonly OrionsGateCommand[] {
  const { chance, count } = sample ?? { chance: openChance(seedChance('choices')), count: 16 };
  const legal = (command: OrionsGateCommand): boolean => check(rules, state, seat, command).length === 0;
  const found: OrionsGateCommand[] = [];
  for (let i = 0; i < count; i++) {
    const command = oneChoice(state, seat, chance, legal);
    if (!command) break;
    found.push(command);
  }
  return found;
}

function oneChoice(
  state: OrionsGateState,
  seat: Seat,
  chance: Chance,
  legal: (command: OrionsGateCommand) => boolean,
): OrionsGateCommand | null {
  const kinds = [...kindsNow(state, seat, chance)];
  while (kinds.length > 0) {
    const [kind] = kinds.splice(chance.die(kinds.length) - 1, 1);
    const command = kind!(legal);
    if (command) return command;
  }
  return lastResort(state, seat, legal);
}

function kindsNow(state: OrionsGateState, seat: Seat, chance: Chance): readonly Kind[] {
  switch (stepOf(state)) {
    case 'setup.fleet':
      return [
        (legal) =>
          firstLegal(legal, () => ({
            type: 'submitFleet',
            units: plain(randomShare(state, fleetMeant(state, seat), chance), state.options.firingArcs ? chance : null),
          })),
      ];
    case 'setup.edge':
      return [
        (legal) => firstLegal(legal, () => ({ type: 'chooseEdge', edge: chance.die(2) === 1 ? 'south' : 'north' })),
      ];
    case 'setup.marker':
      return [
        (legal) =>
          firstLegal(legal, () => drawMarker(state, chance), 20 * TRIES) ??
          firstLegal(legal, () => lastMarker(state), 1),
      ];
    case 'window.exit':
      return [
        (legal) =>
          firstLegal(legal, () => drawExit(state, chance), 20 * TRIES) ?? firstLegal(legal, () => lastExit(state), 1),
      ];
    case 'setup.deploy':
      return [
        (legal) => anyDeployment(state, seat, chance, legal),
        (legal) => firstLegal(legal, () => ({ type: 'finishDeployment' }), 1),
      ];
    case 'play.choose':
      return [(legal) => anyActivation(state, seat, chance, legal)];
    case 'play.plan':
      return [(legal) => anyPlan(state, chance, legal)];
    case 'play.fire':
      return [
        (legal) => anyShot(state, chance, legal),
        (legal) => anyComponent(state, chance, legal),
        (legal) => firstLegal(legal, () => ({ type: 'endActivation' }), 1),
        ...(state.options.boarding
          ? [
              (legal: Legal) =>
                firstOf(shuffled(enemyIds(state), chance), legal, (target) => ({ type: 'board', target })),
            ]
          : []),
      ];
    case 'window.debris':
      return [(legal) => anyDebris(state, chance, legal), (legal) => firstLegal(legal, () => ({ type: 'decline' }), 1)];
    case 'window.salvage':
      return [
        (legal) => anySalvage(state, chance, legal),
        (legal) => firstLegal(legal, () => ({ type: 'decline' }), 1),
      ];
    case 'window.warp':
      return [(legal) => anyJump(state, chance, legal), (legal) => firstLegal(legal, () => ({ type: 'stay' }), 1)];
    case 'over':
      return [];
  }
}

/** A command when nothing else fits: a unit that finds no place is left out (OG-4.11). */
function lastResort(
  state: OrionsGateState,
  seat: Seat,
  legal: (command: OrionsGateCommand) => boolean,
): OrionsGateCommand | null {
  const [waiting] = waitingOf(state, seat);
  if (!waiting) return null;
  const command = { type: 'leaveOut', unit: waiting.id } as const;
  return legal(command) ? command : null;
}

function firstLegal(
  legal: (command: OrionsGateCommand) => boolean,
  draw: () => OrionsGateCommand,
  tries = TRIES,
): OrionsGateCommand | null {
  for (let i = 0; i < tries; i++) {
    const command = draw();
    if (legal(command)) return command;
  }
  return null;
}

/** A fleet as it is handed in; facings are drawn where they count (OG-3.9). */
const plain = (fleet: readonly UnitPlan[], chance: Chance | null) =>
  fleet.map(({ type, name, components }) => ({
    type,
    name,
    components: components.map(({ kind }) => (chance ? { kind, facing: pick(FACINGS, chance) } : { kind })),
  }));

/** Units of the deployment a seat works on that wait for their place (OG-17.4, 19.5). */
function waitingOf(state: OrionsGateState, seat: Seat): readonly Unit[] {
  const captain = state.stage === 'deploy' ? deploymentMeant(state, seat) : null;
  return state.units.filter((unit) => unit.captain === captain && unit.status === 'waiting');
}

/** A waiting unit at a random place of its zone; units that stand already stay there. */
function anyDeployment(
  state: OrionsGateState,
  seat: Seat,
  chance: Chance,
  legal: (command: OrionsGateCommand) => boolean,
): OrionsGateCommand | null {
  const waiting = waitingOf(state, seat);
  if (waiting.length === 0) return null;
  return firstLegal(
    legal,
    () => {
      const unit = pick(waiting, chance);
      const table = pick(state.tables, chance);
      const radius = radiusOf(state.options, unit.unitType);
      const deep = between(radius, ZONE_DEPTH - radius, chance);
      const y = state.edges[unit.side] === 'south' ? deep : table.height - deep;
      const heading = chance.die(36_000) - 1;
      return {
        type: 'deploy',
        unit: unit.id,
        table: table.number,
        x: between(radius, table.width - radius, chance),
        y,
        heading,
      };
    },
    20 * TRIES,
  );
}

function anyActivation(
  state: OrionsGateState,
  seat: Seat,
  chance: Chance,
  legal: (command: OrionsGateCommand) => boolean,
): OrionsGateCommand | null {
  const ready = readyUnits(state, seat);
  if (ready.length === 0) return null;
  return firstLegal(legal, () => ({ type: 'activate', unit: pick(ready, chance).id, action: pick(ACTIONS, chance) }));
}

function anyShot(
  state: OrionsGateState,
  chance: Chance,
  legal: (command: OrionsGateCommand) => boolean,
): OrionsGateCommand | null {
  if (state.activation!.gunFired) return null;
  return firstOf(shuffled(enemyIds(state), chance), legal, (target) => ({ type: 'firePrimary', target }));
}

function anyComponent(
  state: OrionsGateState,
  chance: Chance,
  legal: (command: OrionsGateCommand) => boolean,
): OrionsGateCommand | null {
  const { unit, used } = state.activation!;
  const usable = theUnit(state, unit).components.filter(
    (one) => isWorking(one) && !used.includes(one.slot) && USED.has(componentData(one.kind).use),
  );
  for (const { slot, kind } of shuffled(usable, chance)) {
    const { targets } = componentData(kind);
    let command: OrionsGateCommand | null;
    if (targets === 'one')
      command = firstOf(shuffled(enemyIds(state), chance), legal, (target) => ({ type: 'useComponent', slot, target }));
    else if (targets === 'upToThree') {
      const inReach = enemyIds(state).filter((target) => legal({ type: 'useComponent', slot, targets: [target] }));
      if (inReach.length === 0) continue;
      const chosen = shuffled(inReach, chance).slice(0, chance.die(Math.min(3, inReach.length)));
      command = { type: 'useComponent', slot, targets: chosen };
    } else {
      const draw = drawUse(state, kind, slot, chance);
      command = draw ? firstLegal(legal, draw) : firstLegal(legal, () => ({ type: 'useComponent', slot }), 1);
    }
    if (command) return command;
  }
  return null;
}

const USED: ReadonlySet<string> = new Set(['attack', 'active', 'toggle']);

function anyJump(
  state: OrionsGateState,
  chance: Chance,
  legal: (command: OrionsGateCommand) => boolean,
): OrionsGateCommand | null {
  const { unit, inches } = state.windows[0] as WarpWindow;
  const { x, y } = theUnit(state, unit).pose!;
  const reach = 1000 * inches;
  return firstLegal(legal, () => ({
    type: 'warpTo',
    x: between(x - reach, x + reach, chance),
    y: between(y - reach, y + reach, chance),
  }));
}

/** A piece somewhere round the ship that lost a component (OG-12.4). */
function anyDebris(state: OrionsGateState, chance: Chance, legal: Legal): OrionsGateCommand | null {
  const { unit, from } = state.windows[0] as DebrisWindow;
  const reach = radiusOf(state.options, theUnit(state, unit).unitType) + DEBRIS_REACH + DEBRIS_RADIUS;
  return firstLegal(legal, () => ({
    type: 'placeDebris',
    x: between(from.x - reach, from.x + reach, chance),
    y: between(from.y - reach, from.y + reach, chance),
  }));
}

/** A component of the ship whose Salvage Arm works (OG-9.38). */
const anySalvage = (state: OrionsGateState, chance: Chance, legal: Legal): OrionsGateCommand | null =>
  firstOf(shuffled(theUnit(state, state.windows[0]!.unit).components, chance), legal, ({ slot }) => ({
    type: 'salvage',
    slot,
  }));

function enemyIds(state: OrionsGateState): readonly string[] {
  const { side } = theUnit(state, state.activation!.unit);
  return state.units.filter((unit) => unit.side !== side && unit.status === 'inPlay').map(({ id }) => id);
}

function firstOf<T>(
  things: readonly T[],
  legal: (command: OrionsGateCommand) => boolean,
  make: (thing: T) => OrionsGateCommand,
): OrionsGateCommand | null {
  for (const thing of things) {
    const command = make(thing);
    if (legal(command)) return command;
  }
  return null;
}

const pick = <T>(things: readonly T[], chance: Chance): T => things[chance.die(things.length) - 1]!;

/** A whole number from `least` to `most`, both included. */
const between = (least: number, most: number, chance: Chance): number => least + chance.die(most - least + 1) - 1;

function shuffled<T>(things: readonly T[], chance: Chance): readonly T[] {
  const order = [...things];
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.die(i + 1) - 1;
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
