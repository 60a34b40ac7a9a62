import type { Json } from '../../engine/json.ts';
import type { Seat } from '../../engine/seat.ts';
import type { LocalSession } from '../../session/local.ts';
import { briefingOf, keepBriefing } from '../app/briefings.ts';
import { matchStore } from '../app/match-store.ts';
import { navigate } from '../app/router.ts';
import { freshSeal } from '../../session/seal.ts';
import { saveFile } from '../kit/index.ts';

/** Saves the file a match may give now. */
export async function saveMatch(session: LocalSession): Promise<void> {
  await session.saved();
  const file = await (await matchStore()).exportMatch(session.id);
  if (file) saveFile(file.name, file.text);
}

/** A played command as a rematch looks at it. */
export interface Played {
  readonly seat: Seat;
  readonly command: Json;
}

/** The same match anew with fresh chance, and goes there. The commands that `opening` picks are given again as they were (fleets handed in). */
export async function rematch(
  session: LocalSession,
  opening: (played: Played) => boolean = () => false,
): Promise<void> {
  const { header, plies } = session.timeline();
  const again = plies.filter(opening).map(({ seat, command }) => ({ seat, command }));
  const id = await (await matchStore()).createMatch({ ...header, ...freshSeal() }, again);
  const briefing = briefingOf(session.id);
  if (briefing) keepBriefing({ ...briefing, match: id });
  navigate({ page: 'battle', id });
}
