import type { Json } from '../../engine/json.ts';
import { parseRecording, playsRules, type Recording } from '../../engine/recording.ts';
import { isScriptFault } from '../../engine/rng.ts';
import { extend, timelineOf, type Timeline } from '../../engine/timeline.ts';
import type { FindGame } from '../find-game.ts';
import { playersFault } from '../players.ts';
import { packText, unpackText } from './packed-text.ts';
import type { ReadMatch } from './read-match.ts';

/** Begins an id that holds a whole match instead of naming one. */
export const LINK_MARK = 'z.';
/** The longest link that is handed out, in characters; longer ones break in mail and chat programs. */
export const LINK_LIMIT = 12_000;
/** The longest link that is read, and the largest match it may unfold to, in characters. */
const LIMITS = { packed: 16_000, text: 400_000 } as const;
/** Most moves of a link. */
const MAX_PLIES = 6000;
/** Milliseconds that a link is played at a stretch before the page may answer. */
const STRETCH = 25;

/** A match as the text of a link. Hashes are left out: whoever opens it plays it again. */
export function linkOf(recording: Recording): string {
  const { plies, ...header } = recording;
  const bare = { ...header, plies: plies.map(({ seat, command }) => [seat, command]) };
  return LINK_MARK + packText(JSON.stringify(bare));
}

type Failed = { readonly ok: false; readonly reason: string };
const failed = (reason: string): Failed => ({ ok: false, reason });
const DAMAGED = failed('The link is damaged or cut off.');

/** What stands in a link: the head of a match, and its moves without hashes. */
interface Bare {
  readonly header: Recording;
  readonly plies: readonly (readonly [string, Json])[];
}

/** Unpacks a link's text; nothing is played yet. */
function unpacked(id: string): (Bare & { readonly ok: true }) | Failed {
  const packed = id.slice(LINK_MARK.length);
  if (packed.length > LIMITS.packed)
    return failed(
      `The link has ${packed.length} characters; at most ${LIMITS.packed} are read. Send the match as a file.`,
    );
  let bare: unknown;
  try {
    bare = JSON.parse(unpackText(packed, LIMITS) ?? '');
  } catch {
    return DAMAGED;
  }
  if (typeof bare !== 'object' || bare === null) return DAMAGED;
  const { plies, ...rest } = bare as { readonly plies?: unknown };
  if (!Array.isArray(plies)) return DAMAGED;
  if (plies.length > MAX_PLIES) return failed(`The link holds ${plies.length} moves; at most ${MAX_PLIES} are read.`);
  if (!plies.every((ply) => Array.isArray(ply) && ply.length === 2 && typeof ply[0] === 'string')) return DAMAGED;
  // A link is as little to be trusted as a file: what stands before its moves is read as a file's is.
  const head = parseRecording(JSON.stringify({ ...rest, plies: [] }));
  return head.ok ? { ok: true, header: head.recording, plies: plies as Bare['plies'] } : DAMAGED;
}

/**
 * Reads a link's text and plays the match, with pauses in which the page can answer. The reason of a failure says what
 * is wrong.
 */
export async function readLink(find: FindGame, id: string): Promise<ReadMatch> {
  const read = unpacked(id);
  if (!read.ok) return read;
  const { header, plies } = read;
  const game = await find(header.game);
  if (!game) return failed(`The link is of a game called ${header.game}, which this program does not have.`);
  if (!playsRules(game, header.rulesVersion))
    return failed(`The link was made by rules ${header.rulesVersion}; this program has rules ${game.rulesVersion}.`);
  const fault = await playersFault(game.id, header.seats);
  if (fault !== null) return failed(fault);
  const opened = timelineOf(game, header);
  if (!opened.ok) return opened.breach === 'start' || opened.breach === 'missing' ? DAMAGED : failed(opened.reason);
  let timeline: Timeline<unknown, unknown> = opened.timeline;
  let paused = performance.now();
  for (const [index, [seat, command]] of plies.entries()) {
    if (performance.now() - paused > STRETCH) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      paused = performance.now();
    }
    try {
      const next = extend(game, timeline, seat, command);
      if (!next.ok) {
        const { rule, reason } = next.rejections[0]!;
        return failed(`Move ${index + 1} of the link is refused: ${rule}: ${reason}`);
      }
      timeline = next.timeline;
    } catch (error) {
      if (isScriptFault(error)) return DAMAGED;
      return failed(`This program failed at move ${index + 1} of the link: ${(error as Error).message}`);
    }
  }
  return { ok: true, game, timeline };
}
