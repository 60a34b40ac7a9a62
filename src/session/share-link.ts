import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { Json } from '../engine/json.ts';
import { parseRecording, type Recording } from '../engine/recording.ts';
import { extend, timelineOf, type Timeline } from '../engine/timeline.ts';
import type { FindGame } from './find-game.ts';
import type { Header, ReadMatch } from './store.ts';

/** Begins an id that holds a whole match instead of naming one. */
export const LINK_MARK = 'z.';
/** The longest link that is handed out, in characters; longer ones break in mail and chat programs. */
export const LINK_LIMIT = 12_000;
/** The largest match a link may unfold to, in characters. */
const UNFOLDED_LIMIT = 2_000_000;

/** A match as the text of a link. Hashes are left out: whoever opens it plays it again. */
export function linkOf(recording: Recording): string {
  const { plies, ...header } = recording;
  const bare = { ...header, plies: plies.map(({ seat, command }) => [seat, command]) };
  return LINK_MARK + toBase64Url(deflateSync(strToU8(JSON.stringify(bare)), { level: 9 }));
}

/** Reads a link's text and plays the match. The reason of a failure says what is wrong. */
export async function readLink(find: FindGame, id: string): Promise<ReadMatch> {
  const damaged = { ok: false, reason: 'The link is damaged or cut off.' } as const;
  let bare: { readonly plies: readonly (readonly [string, Json])[] } & Header;
  try {
    const room = new Uint8Array(UNFOLDED_LIMIT);
    const raw = inflateSync(fromBase64Url(id.slice(LINK_MARK.length)), { out: room });
    bare = JSON.parse(strFromU8(raw)) as typeof bare;
  } catch {
    return damaged;
  }
  if (typeof bare !== 'object' || bare === null || !Array.isArray(bare.plies)) return damaged;
  const { plies, ...rest } = bare;
  // A link is as little to be trusted as a file: what stands before its moves is read as a file's is.
  const head = parseRecording(JSON.stringify({ ...rest, plies: [] }));
  if (!head.ok) return damaged;
  const header = head.recording;
  const game = await find(header.game);
  if (!game)
    return { ok: false, reason: `The link is of a game called ${header.game}, which this program does not have.` };
  if (header.rulesVersion !== game.rulesVersion)
    return {
      ok: false,
      reason: `The link was made by rules ${header.rulesVersion}; this program has rules ${game.rulesVersion}.`,
    };
  try {
    const opened = timelineOf(game, header);
    if (!opened.ok) return opened.breach === 'commitment' ? { ok: false, reason: opened.reason } : damaged;
    let timeline: Timeline<unknown, unknown> = opened.timeline;
    for (const [index, [seat, command]] of plies.entries()) {
      const next = extend(game, timeline, seat, command);
      if (!next.ok)
        return {
          ok: false,
          reason: `Move ${index + 1} of the link is refused: ${next.rejections[0]!.rule}: ${next.rejections[0]!.reason}`,
        };
      timeline = next.timeline;
    }
    return { ok: true, game, timeline };
  } catch {
    return damaged;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (char) => char.charCodeAt(0));
}
