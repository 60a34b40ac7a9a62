import {
  sideOfCaptain,
  type CaptureForecast,
  type OrionsGateState,
  type Side,
  type Unit,
} from '../../../../games/orions-gate/index.ts';
import { battleAdvanced } from '../words/play-advanced.ts';

const words = battleAdvanced.capture;

/**
 * What a capture would score and what it would not, and whether it would end the battle (OG-13.6, 13.8, 16.2, 19.2), in
 * sentences for the card of a boarding.
 */
export function captureWords(
  { mission, options }: Pick<OrionsGateState, 'mission' | 'options'>,
  captor: Unit,
  taken: Unit,
  { points, before, after, ends }: CaptureForecast,
): string {
  const changed = before.A !== after.A || before.B !== after.B;
  const own = sideOfCaptain(taken.id) === captor.side;
  const held = mission === 'annihilation' && options.captureScores === true;
  const scored = ((): string => {
    if (held)
      return own ? words.takenBack(taken.name, points, taken.side) : words.held(taken.name, points, captor.side);
    if (changed) return words.changes(taken.name, after.A, after.B);
    return mission === 'annihilation'
      ? words.onlyDestroyed(taken.name, points, captor.side)
      : words.nothing(taken.name);
  })();
  if (!ends) return scored;
  const { winner } = ends.result as { readonly winner: Side | null };
  return `${scored} ${words.ends(winner ? words.wins(winner, after.A, after.B) : words.draw(after.A, after.B))}`;
}
