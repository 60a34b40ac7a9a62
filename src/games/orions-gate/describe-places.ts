import type { LogLine } from '../../engine/game.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { dice, number, piecePart, rule, term, text, unitPart } from './describe-parts.ts';
import type { EventOf } from './event.ts';
import type { PlacesEvent } from './evolve-places.ts';
import type { OrionsGateView } from './view.ts';

/** The log line of a fact about a marker, a gate or a wormhole (chapters 14 to 16). */
// eslint-disable-next-line max-lines-per-function -- one flat switch over the facts of places, a case each
export function describePlaces(event: PlacesEvent, view: OrionsGateView): LogLine {
  if (event.type === 'stationDestroyed') {
    return {
      key: 'og.stationDestroyed',
      parts: { marker: text(markerName(view, event.marker)), by: term(event.by), rule: rule('OG-16.12') },
    };
  }
  const unit = unitPart(view, event.unit);
  switch (event.type) {
    case 'markerRevealed':
      return {
        key: `og.markerRevealed.${event.roll.total}`,
        parts: { unit, marker: text(markerName(view, event.marker)), dice: dice(event.roll), rule: rule('OG-15.2') },
      };
    case 'markerRolled':
      return markerRolled(event, view);
    case 'artifactTaken':
      return { key: 'og.artifactTaken', parts: { unit, rule: rule('OG-16.7') } };
    case 'artifactDropped':
      return { key: 'og.artifactDropped', parts: { unit, rule: rule('OG-16.7') } };
    case 'leftTable':
      return { key: 'og.leftTable', parts: { unit, artifacts: number(event.markers.length), rule: rule('OG-16.9') } };
    case 'gateEntered':
      return {
        key: 'og.gateEntered',
        parts: {
          unit,
          piece: piecePart(view, event.enter),
          leave: piecePart(view, event.leave),
          rule: rule('OG-14.3'),
        },
      };
    case 'wormholeRolled':
      return {
        key: 'og.wormholeRolled',
        parts: {
          unit,
          piece: piecePart(view, event.piece),
          dice: dice(event.roll),
          roll: number(event.roll.total),
          rule: rule('OG-14.7'),
        },
      };
    case 'lifted':
      return {
        key: 'og.lifted',
        parts: {
          unit,
          piece: piecePart(view, event.enter),
          leave: piecePart(view, event.leave),
          rule: rule('OG-14.6'),
        },
      };
    case 'exitClosed':
      return {
        key: event.noRoom ? 'og.exitClosed.noRoom' : 'og.exitClosed',
        parts: { unit, rule: rule(event.noRoom ? 'OG-14.9' : 'OG-14.6') },
      };
    default:
      return unhandled(event);
  }
}

function markerRolled({ unit, marker, roll, points }: EventOf<'markerRolled'>, view: OrionsGateView): LogLine {
  const parts = {
    unit: unitPart(view, unit),
    marker: text(markerName(view, marker)),
    dice: dice(roll),
    rule: rule('OG-15.2'),
  };
  return points
    ? { key: 'og.markerRolled.struck', parts: { ...parts, points: number(points.total) } }
    : { key: 'og.markerRolled.none', parts };
}

const WORDS = { objective: 'Objective', artifact: 'Artifact', station: 'Station' } as const;

/** What a marker is called: "Artifact 2", "Station A". */
export function markerName(view: Pick<OrionsGateView, 'markers'>, id: string): string {
  const marker = view.markers.find((one) => one.id === id);
  if (!marker) return id;
  return `${WORDS[marker.kind]} ${marker.side ?? id.slice(1)}`;
}
