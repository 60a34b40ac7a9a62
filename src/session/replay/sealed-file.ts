import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import { parseRecording, type Recording } from '../../engine/recording.ts';
import { fromBase64Url, inflate, toBase64Url } from './packed-text.ts';

/**
 * A whole match that is not over, to go on elsewhere. What is hidden in it (seed, hidden cards, commands) lies in
 * `box`, encrypted with `key`, which stands in the same file: it cannot be read by accident or by searching the text,
 * but whoever wants to can open it.
 */
interface SealedFile {
  readonly format: 'orion-sealed';
  readonly version: 1;
  readonly note: string;
  /** What everybody may know: it is shown before the box is opened, and bound to it. */
  readonly open: {
    readonly game: string;
    readonly rulesVersion: string;
    readonly seats: Recording['seats'];
    readonly commitment?: string;
    readonly plies: number;
  };
  readonly key: string;
  readonly nonce: string;
  readonly box: string;
}

const NOTE =
  'A match of Orion Tabletop that is not over. Open it there to go on. The key is in this file: the seal hides cards and dice to come from a glance, not from somebody who takes it apart.';

/** The most a file may hold, and the match in it, in characters. */
const MAX_FILE = 6_000_000;
const MAX_MATCH = 5_000_000;

const schema = v.strictObject({
  format: v.literal('orion-sealed'),
  version: v.literal(1),
  note: v.string(),
  open: v.looseObject({}),
  key: v.pipe(v.string(), v.length(43)),
  nonce: v.pipe(v.string(), v.length(32)),
  box: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
});

/** The text of a sealed file. `random` fills a list of bytes by chance. */
export function sealRecording(
  recording: Recording,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  const { game, rulesVersion, seats, commitment, plies } = recording;
  const open = { game, rulesVersion, seats, ...(commitment !== undefined && { commitment }), plies: plies.length };
  const [key, nonce] = [random(new Uint8Array(32)), random(new Uint8Array(24))];
  const box = cipher(key, nonce, open).encrypt(deflateSync(strToU8(JSON.stringify(recording))));
  const file: SealedFile = {
    format: 'orion-sealed',
    version: 1,
    note: NOTE,
    open,
    key: toBase64Url(key),
    nonce: toBase64Url(nonce),
    box: toBase64Url(box),
  };
  return JSON.stringify(file);
}

/** Opens a sealed file. A damaged or altered one is refused with a sentence. */
export function unsealRecording(
  text: string,
): { readonly ok: true; readonly recording: Recording } | { readonly ok: false; readonly reason: string } {
  if (text.length > MAX_FILE)
    return { ok: false, reason: `The file has ${text.length} characters; at most ${MAX_FILE} are read.` };
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, reason: 'The sealed match is damaged: it was cut off or changed on the way.' };
  }
  const { version } = raw as { readonly version?: unknown };
  if (typeof version === 'number' && version > 1)
    return { ok: false, reason: `The sealed match has format version ${version}; this program reads 1.` };
  const read = v.safeParse(schema, raw);
  if (!read.success) {
    const { path, reason } = faultsOf(read.issues)[0]!;
    return { ok: false, reason: `The sealed match is damaged: ${path || 'file'}: ${reason}` };
  }
  const { key, nonce, open, box } = read.output;
  try {
    const bytes = cipher(fromBase64Url(key), fromBase64Url(nonce), open).decrypt(fromBase64Url(box));
    return parseRecording(strFromU8(inflate(bytes, MAX_MATCH)));
  } catch {
    return { ok: false, reason: 'The sealed match is damaged or was changed: its seal does not open.' };
  }
}

/** What stands openly in the file is bound to the box: changed, the seal does not open. */
const cipher = (key: Uint8Array, nonce: Uint8Array, open: object) =>
  xchacha20poly1305(key, nonce, strToU8(JSON.stringify(open)));
