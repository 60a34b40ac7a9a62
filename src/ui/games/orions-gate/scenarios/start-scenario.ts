import type { Json } from '../../../../engine/json.ts';
import type { Scenario, ScenarioStart } from '../../../../games/orions-gate/scenario/index.ts';
import { keepBriefing } from '../../../match/briefings.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { startMatch } from '../../../match/start-match.ts';
import { namesOf, type SeatDraft } from '../../../match/setup/player.ts';
import { scenariosText as words } from '../words/scenarios.ts';

/** A scenario that can begin, and where it is started from. */
export interface Begun {
  readonly scenario: Scenario;
  readonly from: 'editor' | 'scenarios';
  /** The scenario on its page, when it has one. */
  readonly id: string | undefined;
  readonly start: ScenarioStart;
  /** The title of the reader's own puzzle that it asks, if it asks one. */
  readonly own?: string;
  /** The draft whose puzzle is recorded in it. */
  readonly recording?: string;
}
export type Drafts = { readonly [seat: string]: SeatDraft };

export const peopleIn = (seats: Drafts): number =>
  Object.values(seats).filter(({ player }) => player === 'human').length;

/** Starts the match of a scenario and keeps its briefing; returns the match. `read`: it need not be shown first. */
export async function startScenario(
  { scenario, from, id, start, own, recording }: Begun,
  seats: Drafts,
  { read = false, seed = randomSeed(), opening = start.opening }: StartOptions = {},
): Promise<string> {
  const { seats: captains } = start;
  const names = namesOf(
    captains.map((seat) => seats[seat]!),
    (place) => (peopleIn(seats) > 1 ? words.person(captains[place]!) : words.you),
  );
  const match = await startMatch({
    game: 'orions-gate',
    options: start.options as unknown as Json,
    ...(start.position !== undefined && { position: start.position }),
    ...(scenario.notes.trim() !== '' && { briefing: { title: scenario.title, notes: scenario.notes } }),
    opening,
    seats: captains.map((seat, place) => ({ seat, player: seats[seat]!.player, name: names[place]! })),
    seed,
  });
  keepBriefing({
    match,
    title: scenario.title,
    notes: scenario.notes,
    from,
    ...(id !== undefined && { scenario: id }),
    ...(own !== undefined && { own }),
    ...(recording !== undefined && { recording }),
    read,
  });
  return match;
}

interface StartOptions {
  readonly read?: boolean;
  readonly seed?: string;
  readonly opening?: ScenarioStart['opening'];
}
