import type { Fault } from '../../../../engine/game.ts';
import { parseScenario, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { scenariosText as words } from '../words/scenarios.ts';
import { parseJson } from '../../../match/setup/loose.ts';
import { pack, unpack } from '../../../match/setup/parcel.ts';

const MAX = { packed: 120_000, text: 500_000 };

/** A scenario packed for a link: letters, figures, `-` and `_` only. */
export const packScenario = (scenario: Scenario): string => pack(JSON.stringify(scenario));

/** The address of a scenario as a link. */
export const scenarioLink = (scenario: Scenario): string => `#/scenarios?scenario=${packScenario(scenario)}`;

export type Unpacked =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly reason: string };

/** A fault as a sentence that names its place. */
export const sentenceOfFault = ({ path, reason }: Fault): string => (path === '' ? reason : `${path}: ${reason}`);

/** Reads what `packScenario` made. A cut, altered or foreign text is refused with a sentence. */
export function unpackScenario(packed: string): Unpacked {
  const unpacked = unpack(packed, MAX, words);
  if (!unpacked.ok) return unpacked;
  const parsed = parseScenario(parseJson(unpacked.text));
  return parsed.ok ? { ok: true, scenario: parsed.value } : { ok: false, reason: sentenceOfFault(parsed.faults[0]!) };
}
