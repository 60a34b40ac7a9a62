import { percentText } from '../../../../games/orions-gate/index.ts';
import type { Recorded, Rival } from '../../../../games/orions-gate/scenario/index.ts';
import { recordingText as words } from '../words/recording.ts';

type Refused = Extract<Recorded, { readonly ok: false }>;

/** What an answer is compared with, in words. `nameOf` gives the name of a ship. */
export function rivalText(rival: Rival, nameOf: (unit: string) => string): string {
  if (rival.kind === 'answer') return words.rivals.answer(rival.text);
  return words.rivals[rival.kind]('unit' in rival && rival.unit !== null ? nameOf(rival.unit) : '');
}

/** Why a recorded line makes no puzzle, and what to do about it. */
export function whyNotText(refused: Refused, nameOf: (unit: string) => string): string {
  if (!('next' in refused)) return words.why[refused.why];
  const { why, chance, next } = refused;
  const than = words.behind[next.rival.kind === 'nothing' && why !== 'close' ? 'nothing' : why];
  return `${words.both(percentText(chance), rivalText(next.rival, nameOf), percentText(next.chance))} ${than}`;
}
