import type { Mission } from '../../../games/orions-gate/index.ts';
import type { Missed, Practice } from '../../match/practice.ts';
import { hashOf } from '../../match/router.ts';
import { puzzlePage } from './pages.ts';
import { shippedScenarios } from './scenarios/shipped.ts';

/** Most puzzles that are offered at once. */
const OFFERED = 2;
/** Who has missed nothing, or nothing there is a puzzle for, begins with the easiest. */
const EASIEST = 'puzzle-back';

/** A puzzle of each mission that has one. */
const OF_MISSION: { readonly [mission in Mission]?: string } = {
  territoryControl: 'puzzle-marker',
  breakthrough: 'puzzle-mine',
  artifactHunt: 'puzzle-relic',
};

/** A puzzle by the command that would have been better: who acts first, where to stand, what to fire. */
const OF_COMMAND: { readonly [type: string]: string } = {
  activate: 'puzzle-certain',
  plan: 'puzzle-shadow',
  firePrimary: 'puzzle-cloud',
  useComponent: 'puzzle-gun',
};

const typeOf = (command: Missed['better']): string =>
  typeof command === 'object' && command !== null && 'type' in command ? String(command['type']) : '';

/** The puzzles that fit what was missed, the dearest first, and a mission; at least one. */
export function puzzlesFor(missed: readonly Missed[], mission: string | null): readonly string[] {
  const found = missed.flatMap(({ better }) => OF_COMMAND[typeOf(better)] ?? []);
  const ofMission = missed.length > 0 ? [OF_MISSION[mission as Mission] ?? []].flat() : [];
  return [...new Set([...ofMission, ...found, EASIEST])].slice(0, Math.max(1, Math.min(OFFERED, missed.length)));
}

/** Where a player of Orion's Gate may practise what was missed in a match with these options. */
export async function practiceFor(missed: readonly Missed[], options: unknown): Promise<readonly Practice[]> {
  const { mission = null } = (options ?? {}) as { readonly mission?: string };
  const shipped = await shippedScenarios();
  return puzzlesFor(missed, mission).map((id) => ({
    title: shipped.find((one) => one.id === id)!.scenario.title,
    href: hashOf(puzzlePage(id)),
  }));
}
