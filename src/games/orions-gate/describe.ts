import type { LogLine, LogPart } from '../../engine/game.ts';
import { componentData } from './data/components.ts';
import { describePlay } from './describe-play.ts';
import type { EventOf, OrionsGateEvent } from './event.ts';
import type { PlayEvent } from './evolve-play.ts';
import { dice, line, markerName, number, rule, seat, term, text, unitPart } from './log-parts.ts';
import type { OrionsGateView } from './view.ts';

/**
 * The log line of a fact, read with the view after it: a key `og.<event>` (with a variant where the sentence differs)
 * and typed parts. Terms are names the message catalogue knows: sides, edges, actions, unit types, component kinds,
 * reasons.
 */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts, a case each
export function describe(event: OrionsGateEvent, view: OrionsGateView): LogLine {
  switch (event.type) {
    case 'fleetSubmitted': {
      if (!event.units) return line(event.type, { captain: seat(event.captain) });
      return line('fleetSubmitted.open', { captain: seat(event.captain), units: number(event.units.length) });
    }
    case 'fleetWithdrawn':
    case 'deploymentFinished':
    case 'conceded':
    case 'drawOffered':
    case 'drawAccepted':
    case 'drawDeclined':
      return line(event.type, { captain: seat(event.captain) });
    case 'fleetsRevealed':
      return line(event.type, { fleets: text(fleetsText(event.fleets)) });
    case 'rolledOff': {
      const last = event.rolls.at(-1)!;
      return line(event.type, {
        winner: term(event.winner),
        a: number(last.A),
        b: number(last.B),
        dice: rolledOff(event.rolls),
        rule: rule('OG-1.6'),
      });
    }
    case 'missionRolled':
      return line(event.type, { mission: term(event.mission), dice: dice(event.roll), rule: rule('OG-16.1') });
    case 'markersRolled':
      return line(event.type, { count: number(event.count), dice: dice(event.roll), rule: rule('OG-16.6') });
    case 'placingBegan':
      return line(event.type, {
        winner: term(event.winner),
        count: number(event.count),
        dice: rolledOff(event.rolls),
        rule: rule('OG-16.3'),
      });
    case 'markerPlaced':
      return {
        ...line(event.type, { marker: text(markerName(view, event.marker.id)), rule: rule('OG-16.3') }),
        at: at(event.marker),
      };
    case 'markerLeftOut':
      return line(event.type, { side: term(event.side), rule: rule('OG-16.4') });
    case 'edgeChosen':
      return line(event.type, { side: term(event.side), edge: term(event.edge) });
    case 'deploymentBegan':
      return line(event.type, { side: term(event.side) });
    case 'deployed':
      return { ...line(event.type, { unit: unitPart(view, event.unit) }), at: at(event.pose) };
    case 'undeployed':
    case 'leftOut':
      return line(event.type, { unit: unitPart(view, event.unit) });
    case 'roundBegan':
      return line(event.type, { round: number(event.round), side: term(event.firstSide) });
    case 'turnBegan':
      return line(event.type, { phase: term(event.phase), side: term(event.side) });
    case 'roundEnded':
      return line(event.type, { round: number(event.round) });
    case 'ended':
      return ended(event.outcome);
    default:
      return withPlace(view, event, describePlay(event, view));
  }
}

/** All dice of a roll-off; the last pair decided (OG-1.6). */
function rolledOff(rolls: readonly { readonly A: number; readonly B: number }[]): LogPart {
  const last = rolls.at(-1)!;
  return { kind: 'dice', drawn: rolls.flatMap(({ A, B }) => [A, B]), kept: [last.A, last.B] };
}

const at = ({ table, x, y }: { table: number; x: number; y: number }) => ({ table, x, y });

/** Facts of an activation happen where their unit is after them, or was last. */
function withPlace(view: OrionsGateView, event: PlayEvent, said: LogLine): LogLine {
  const id = 'target' in event ? event.target : 'unit' in event ? event.unit : null;
  const pose = id === null ? null : view.units.find((unit) => unit.id === id)?.pose;
  return pose ? { ...said, at: at(pose) } : said;
}

function ended({ reason, result }: EventOf<'ended'>['outcome']): LogLine {
  const { winner, score, rounds } = result as {
    winner: 'A' | 'B' | null;
    score: { A: number; B: number };
    rounds: number;
  };
  const parts = {
    a: number(score.A, 'points'),
    b: number(score.B, 'points'),
    rounds: number(rounds),
    reason: term(reason),
  };
  return winner ? line('ended.won', { winner: term(winner), ...parts }) : line('ended.draw', parts);
}

const fleetsText = (fleets: EventOf<'fleetsRevealed'>['fleets']): string =>
  Object.entries(fleets)
    .map(
      ([captain, units]) =>
        `${captain}: ${units.map(({ name, components }) => [name, ...components.map(({ kind }) => componentData(kind).name)].join(', ')).join('; ')}`,
    )
    .join(' / ');
