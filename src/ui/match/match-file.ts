import type { Json } from '../../engine/json.ts';
import type { Seat } from '../../engine/seat.ts';
import { recordingOf } from '../../engine/timeline.ts';
import type { Session } from '../../session/session.ts';
import { withAnalysis } from './analysis/kept.ts';
import { briefingOf, keepBriefing } from './briefings.ts';
import { matchStore } from './match-store.ts';
import { navigate } from './router.ts';
import { freshSeal } from '../../session/local/seal.ts';
import { saveFile, showToast } from '../kit/index.ts';
import { saving as words } from './words/saving.ts';

// Fetched when a file is made.
const savedFiles = () => import('../../session/replay/saved-file.ts');

/**
 * Saves the whole match as it is played, kept or not: sealed until it is over. Where it is hosted elsewhere nothing is
 * saved.
 */
export async function saveMatch(session: Session): Promise<void> {
  if (!session.host) return;
  const over = session.outcome() !== null;
  const recording = withAnalysis(recordingOf(session.host.timeline()));
  try {
    const { name, text } = await (await savedFiles()).fileOfMatch(recording, over, session.id, Date.now());
    saveFile(name, text);
  } catch (error) {
    showToast(words.noFile((error as Error).message), 'bad');
  }
}

/** Saves a match that is kept in this browser, though it cannot be opened here. */
export async function saveKept(id: string): Promise<void> {
  try {
    const file = await (await matchStore()).exportMatch(id);
    if (file) saveFile(file.name, file.text);
    else showToast(words.noFile(words.gone), 'bad');
  } catch (error) {
    showToast(words.noFile((error as Error).message), 'bad');
  }
}

/** Saves what may be seen at this screen, for watching. */
export async function saveWatchCopy(session: Session): Promise<void> {
  if (!session.host) return;
  const timeline = session.host.timeline();
  try {
    const { watchCopy } = await savedFiles();
    const { name, text } = watchCopy(session.game, timeline, session.id, Date.now());
    saveFile(name, text);
  } catch (error) {
    showToast(words.noFile((error as Error).message), 'bad');
  }
}

/** Keeps a match that another tab played on as a match of its own, as it was played here, and goes there. */
export async function keepApart(session: Session): Promise<void> {
  if (!session.host) return;
  const { header, plies } = session.host.timeline();
  const played = plies.map(({ seat, command }) => ({ seat, command }));
  try {
    const id = await (await matchStore()).createMatch(header, played);
    navigate({ page: 'battle', id });
  } catch (error) {
    showToast(words.notApart((error as Error).message), 'bad');
  }
}

/** A played command as a rematch looks at it. */
export interface Played {
  readonly seat: Seat;
  readonly command: Json;
}

/**
 * The same match anew with fresh chance, and goes there. The commands that `opening` picks are given again as they were
 * (fleets handed in).
 */
export async function rematch(session: Session, opening: (played: Played) => boolean = () => false): Promise<void> {
  if (!session.host) return;
  const { header, plies } = session.host.timeline();
  const again = plies.filter(opening).map(({ seat, command }) => ({ seat, command }));
  try {
    const id = await (await matchStore()).createMatch({ ...header, ...freshSeal() }, again);
    const briefing = briefingOf(session.id);
    if (briefing) keepBriefing({ ...briefing, match: id });
    navigate({ page: 'battle', id });
  } catch (error) {
    showToast(words.noRematch((error as Error).message), 'bad');
  }
}
