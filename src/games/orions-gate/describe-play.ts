import type { LogLine, LogPart } from '../../engine/game.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { componentData } from './data/components.ts';
import type { DamageCause, EventOf, Roll } from './event.ts';
import type { PlayEvent } from './evolve-play.ts';
import {
  calledIn,
  dice,
  line,
  markerName,
  number,
  piecePart,
  rule,
  seat,
  stopPart,
  sum,
  term,
  text,
  unitPart,
  weaponPart,
  type Parts,
} from './log-parts.ts';
import { otherSide, sumOf } from './units.ts';
import type { OrionsGateView } from './view.ts';

/**
 * The log line of a fact of an activation (chapters 6 to 16). Sums carry their dice, so that the maths can be shown.
 */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts of an activation, a case each
export function describePlay(event: PlayEvent, view: OrionsGateView): LogLine {
  const unit: Parts = 'unit' in event ? { unit: unitPart(view, event.unit) } : {};
  switch (event.type) {
    case 'activated':
      return activated(event, unit, view);
    case 'displaced':
      return line(`displaced.${event.cause}`, { ...unit, x: number(event.to.x, 'mil'), y: number(event.to.y, 'mil') });
    case 'planned':
      return line(event.moved ? 'planned' : 'planned.stays', { ...unit, length: number(event.length, 'mil') });
    case 'turned':
      return line('turned', { ...unit, heading: number(event.heading, 'centidegree') });
    case 'dangerRolled':
      return line('dangerRolled', {
        ...unit,
        piece: piecePart(view, event.piece),
        dice: dice(event.roll),
        rule: rule('OG-11.5'),
      });
    case 'weaponUsed':
      return line('weaponUsed', {
        ...unit,
        weapon: weaponPart(event.weapon),
        targets: text(event.targets.map((id) => nameOf(view, id)).join(', ')),
      });
    case 'hitRolled':
      return hitRolled(event, view);
    case 'damageRolled':
      return damageRolled(event, view);
    case 'passedOver':
      return line('passedOver', { target: unitPart(view, event.target), weapon: weaponPart(event.weapon) });
    case 'damaged':
      return line('damaged', {
        ...unit,
        points: number(event.points),
        cause: causePart(view, event.cause),
        slots: text(slotsText(event, view)),
      });
    case 'destroyed': {
      const { scoredBy } = event;
      // In the other missions a lost unit is worth nothing (OG-16.5).
      const scores = view.mission === null || view.mission === 'annihilation';
      const points = {
        side: term(scoredBy),
        loser: term(otherSide(scoredBy)),
        ...(scores && { scorer: term(scoredBy) }),
      };
      return line('destroyed', { ...unit, cause: causePart(view, event.cause), ...points });
    }
    case 'ablativeRolled':
      return line(event.success ? 'ablativeRolled.hit' : 'ablativeRolled.miss', {
        ...unit,
        against: unitPart(view, event.against),
        dice: dice(event.roll),
        rule: rule('OG-9.11'),
      });
    case 'autoHit':
      return autoHit(event, view);
    case 'pushed':
    case 'pulled': {
      const parts = {
        ...unit,
        by: unitPart(view, event.by),
        inches: number(1000 * event.roll.total, 'mil'),
        dice: dice(event.roll),
      };
      return event.stoppedBy
        ? line(`${event.type}.stopped`, { ...parts, stop: stopPart(view, event.stoppedBy) })
        : line(event.type, parts);
    }
    case 'warpRolled':
      return line('warpRolled', {
        ...unit,
        inches: number(1000 * event.roll.total, 'mil'),
        dice: dice(event.roll),
        rule: rule('OG-9.25'),
      });
    case 'warpClosed':
      return line(event.stayed ? 'warpClosed.stayed' : 'warpClosed', unit);
    case 'debrisPlaced':
      return line('debrisPlaced', { ...unit, piece: text(event.piece.name) });
    case 'debrisDeclined':
      return line('debrisDeclined', unit);
    case 'boardingRolled':
      return boardingRolled(event, unit, view);
    case 'boardingTied':
      return line('boardingTied', {
        ...unit,
        target: unitPart(view, event.target),
        dice: together([event.roll, event.targetRoll]),
        own: number(event.roll.total),
        other: number(event.targetRoll.total),
        rule: rule('OG-13.5'),
      });
    case 'captured':
      return line('captured', {
        ...unit,
        by: unitPart(view, event.by),
        side: term(event.side),
        captain: seat(event.captain),
        rule: rule('OG-13.6'),
      });
    // Advanced components (OG-9.34 to 9.39)
    case 'minePlaced':
      return line('minePlaced', { ...unit, rule: rule('OG-9.35') });
    case 'mineExploded':
      return line('mineExploded', { ...unit, rule: rule('OG-9.35') });
    case 'pieceMade':
      return line('pieceMade', { ...unit, piece: text(event.piece.name), rule: rule('OG-9.34') });
    case 'stealthSwitched':
      return line(event.on ? 'stealthSwitched.on' : 'stealthSwitched.off', { ...unit, rule: rule('OG-9.39') });
    case 'backfired':
      return line('backfired', { ...unit, rule: rule('OG-9.36') });
    case 'repaired': {
      const kind = view.units.find(({ id }) => id === event.unit)?.components[event.slot - 1]?.kind;
      const component = kind ? `${componentData(kind).name} ${event.damage}/${componentData(kind).boxes}` : '';
      return line(event.by === event.unit ? 'repaired.itself' : 'repaired', {
        ...unit,
        by: unitPart(view, event.by),
        slot: number(event.slot),
        component: text(component),
        rule: rule('OG-8.6'),
      });
    }
    case 'salvageClosed':
      return line(event.repaired ? 'salvageClosed' : 'salvageClosed.unused', { ...unit, rule: rule('OG-9.38') });
    // Markers, gates and wormholes (chapters 14 to 16)
    case 'markerRevealed':
      return line(`markerRevealed.${event.roll.total}`, {
        ...unit,
        marker: text(markerName(view, event.marker)),
        dice: dice(event.roll),
        rule: rule('OG-15.2'),
      });
    case 'markerRolled':
      return markerRolled(event, view);
    case 'artifactTaken':
      return line('artifactTaken', { ...unit, rule: rule('OG-16.7') });
    case 'artifactDropped':
      return line('artifactDropped', { ...unit, rule: rule('OG-16.7') });
    case 'leftTable':
      return line('leftTable', { ...unit, artifacts: number(event.markers.length), rule: rule('OG-16.9') });
    case 'gateEntered':
      return line('gateEntered', {
        ...unit,
        piece: piecePart(view, event.enter),
        leave: piecePart(view, event.leave),
        rule: rule('OG-14.3'),
      });
    case 'wormholeRolled':
      return line('wormholeRolled', {
        ...unit,
        piece: piecePart(view, event.piece),
        dice: dice(event.roll),
        roll: number(event.roll.total),
        rule: rule('OG-14.7'),
      });
    case 'lifted':
      return line('lifted', {
        ...unit,
        piece: piecePart(view, event.enter),
        leave: piecePart(view, event.leave),
        rule: rule('OG-14.6'),
      });
    case 'exitClosed':
      return line(event.noRoom ? 'exitClosed.noRoom' : 'exitClosed', {
        ...unit,
        rule: rule(event.noRoom ? 'OG-14.9' : 'OG-14.6'),
      });
    case 'stationDestroyed':
      return line('stationDestroyed', {
        marker: text(markerName(view, event.marker)),
        by: term(event.by),
        rule: rule('OG-16.12'),
      });
    case 'activationEnded':
      return line('activationEnded', unit);
    default:
      return unhandled(event);
  }
}

function nameOf(view: OrionsGateView, id: string): string {
  const unit = view.units.find((one) => one.id === id);
  return unit ? calledIn(view, unit) : id;
}

function activated(event: EventOf<'activated'>, unit: Parts, view: OrionsGateView): LogLine {
  const parts = {
    ...unit,
    action: term(event.action),
    base: number(event.base, 'mil'),
    allowance: number(event.allowance, 'mil'),
  };
  if (event.action === 'hold') return line('activated.hold', parts);
  const rolls = event.engines.map(({ roll }) => roll);
  const by = halvedBy(event, view);
  const key = by ? 'activated.halved' : rolls.length > 0 ? 'activated.engines' : 'activated';
  return line(key, rolls.length > 0 ? { ...parts, ...by, dice: together(rolls) } : { ...parts, ...by });
}

/** Who or what halves the allowance. */
function halvedBy(
  { halvedBy: unit, halvedByMarker: marker }: EventOf<'activated'>,
  view: OrionsGateView,
): Parts | null {
  if (unit) return { by: unitPart(view, unit) };
  return marker ? { by: text(markerName(view, marker)) } : null;
}

const together = (rolls: readonly Roll[]): LogPart => ({
  kind: 'dice',
  drawn: rolls.flatMap(({ drawn }) => drawn),
  kept: rolls.flatMap(({ kept }) => kept),
});

function hitRolled(event: EventOf<'hitRolled'>, view: OrionsGateView): LogLine {
  const accuracy = sumOf(event.accuracy);
  return line(event.hit ? 'hitRolled.hit' : 'hitRolled.miss', {
    attacker: unitPart(view, event.attacker),
    target: unitPart(view, event.target),
    weapon: weaponPart(event.weapon),
    gap: number(event.gap, 'mil'),
    dice: dice(event.roll),
    roll: number(event.roll.total),
    bonus: number(accuracy),
    total: number(event.roll.total + accuracy),
    need: number(event.evasion),
    rule: rule('OG-7.8'),
  });
}

function damageRolled(event: EventOf<'damageRolled'>, view: OrionsGateView): LogLine {
  const key = event.success ? (event.back ? 'damageRolled.back' : 'damageRolled.hit') : 'damageRolled.none';
  const cover: Parts = event.toughness.some(({ name }) => name === 'cover') ? { cover: term('cover') } : {};
  return line(key, {
    attacker: unitPart(view, event.attacker),
    target: unitPart(view, event.target),
    weapon: weaponPart(event.weapon),
    ...cover,
    dice: dice(event.roll),
    roll: number(event.roll.total),
    bonus: sum(event.strength),
    total: number(event.roll.total + sumOf(event.strength)),
    need: sum(event.toughness),
    rule: rule(event.back ? 'OG-7.10' : 'OG-7.9'),
  });
}

function autoHit(event: EventOf<'autoHit'>, view: OrionsGateView): LogLine {
  const parts = {
    target: unitPart(view, event.target),
    cause: causePart(view, event.cause),
    strengthDice: together(event.strengthRolls),
    dice: dice(event.roll),
    roll: number(event.roll.total),
    bonus: sum(event.strength),
    total: number(event.roll.total + sumOf(event.strength)),
    need: sum(event.toughness),
    rule: rule(AUTO_HIT_RULES[event.cause.kind]),
  };
  return line(`autoHit.${event.cause.kind}.${event.success ? 'hit' : 'none'}`, parts);
}

function boardingRolled(event: EventOf<'boardingRolled'>, unit: Parts, view: OrionsGateView): LogLine {
  const { roll, bonus, targetRoll, targetBonus, winner } = event;
  const key = winner === null ? 'tie' : winner === event.unit ? 'won' : 'lost';
  return line(`boardingRolled.${key}`, {
    ...unit,
    target: unitPart(view, event.target),
    dice: together([roll, targetRoll]),
    roll: number(roll.total),
    bonus: sum(bonus),
    total: number(roll.total + sumOf(bonus)),
    targetRoll: number(targetRoll.total),
    targetBonus: sum(targetBonus),
    need: number(targetRoll.total + sumOf(targetBonus)),
    rule: rule('OG-13.3'),
  });
}

const AUTO_HIT_RULES = { ram: 'OG-10.8', backlash: 'OG-10.12', collision: 'OG-11.4', mine: 'OG-9.35' } as const;

/** Who or what struck. */
function causePart(view: OrionsGateView, cause: DamageCause): LogPart {
  if (cause.kind === 'mine') return text('a mine');
  if (cause.kind === 'marker') return text(markerName(view, cause.marker));
  return 'by' in cause ? unitPart(view, cause.by) : piecePart(view, cause.piece);
}

/** The state of each component touched: "Shield 1/2, Cannon destroyed". */
function slotsText({ unit: id, slots }: EventOf<'damaged'>, view: OrionsGateView): string {
  const unit = view.units.find((one) => one.id === id);
  return slots
    .map(({ slot, damage }) => {
      const kind = unit?.components[slot - 1]?.kind;
      if (!kind) return '';
      const { name, boxes } = componentData(kind);
      return damage >= boxes ? `${name} destroyed` : `${name} ${damage}/${boxes}`;
    })
    .join(', ');
}

function markerRolled({ unit, marker, roll, points }: EventOf<'markerRolled'>, view: OrionsGateView): LogLine {
  const parts = {
    unit: unitPart(view, unit),
    marker: text(markerName(view, marker)),
    dice: dice(roll),
    rule: rule('OG-15.2'),
  };
  return points
    ? line('markerRolled.struck', { ...parts, points: number(points.total) })
    : line('markerRolled.none', parts);
}
