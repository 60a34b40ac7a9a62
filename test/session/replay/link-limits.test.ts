import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { among } from '../../../src/session/find-game.ts';
import { inflate, packText, toBase64Url, unpackText } from '../../../src/session/replay/packed-text.ts';
import { readLink } from '../../../src/session/replay/share-link.ts';
import { TOY } from '../toy.ts';

const find = among([TOY]);

describe('the limits of links', () => {
  it('turns a match link of 666,000 characters down by its length, without unpacking it', async () => {
    const link = `z.${'A'.repeat(666_000)}`;
    expect(await readLink(find, link)).toEqual({
      ok: false,
      reason: 'The link has 666000 characters; at most 16000 are read. Send the match as a file.',
    });
  });

  it('reads a match link of exactly 16,000 characters', async () => {
    const read = (length: number) => readLink(find, `z.${'A'.repeat(length)}`);
    expect(await read(16_000)).toEqual({ ok: false, reason: 'The link is damaged or cut off.' });
    expect(await read(16_001)).toMatchObject({ reason: expect.stringContaining('The link has 16001 characters') });
  });

  it('stops unpacking a short link that unfolds to a large text', async () => {
    const bomb = toBase64Url(deflateSync(strToU8(' '.repeat(8_000_000)), { level: 9 }));
    expect(bomb.length).toBeLessThan(16_000);
    expect(await readLink(find, `z.${bomb}`)).toEqual({ ok: false, reason: 'The link is damaged or cut off.' });
    expect(unpackText(bomb, { packed: 16_000, text: 400_000 })).toBeNull();
    expect(unpackText(bomb, { packed: 100, text: 9_000_000 })).toBeNull();
    expect(unpackText(bomb, { packed: 16_000, text: 9_000_000 })).toHaveLength(8_000_000);
  });

  it('reads nothing of a packed text that was cut, wherever', () => {
    const text = 'A match of some length, packed for a link: '.repeat(8);
    const bytes = deflateSync(strToU8(text), { level: 9 });
    const limits = { packed: 16_000, text: 400_000 };
    expect(unpackText(toBase64Url(bytes), limits)).toBe(text);
    for (let length = 0; length < bytes.length; length += 1)
      expect(unpackText(toBase64Url(bytes.subarray(0, length)), limits), `${length} bytes`).toBeNull();
    expect(() => inflate(new Uint8Array(0), 400_000)).toThrow('It is cut off.');
  });

  it('reads a text exactly as long as is allowed, and none that is longer', () => {
    const packed = packText('x'.repeat(1000));
    expect(unpackText(packed, { packed: packed.length, text: 1000 })).toHaveLength(1000);
    expect(unpackText(packed, { packed: packed.length, text: 999 })).toBeNull();
    expect(unpackText(packed, { packed: packed.length - 1, text: 1000 })).toBeNull();
  });

  it('looks at the size of what is unpacked all along', () => {
    const bytes = deflateSync(strToU8(' '.repeat(8_000_000)), { level: 9 });
    let read = 0;
    const counted = new Proxy(bytes, {
      get(target, name) {
        if (name === 'subarray')
          return (from: number, to: number) => {
            read = Math.min(to, target.length);
            return target.subarray(from, to);
          };
        return Reflect.get(target, name, target) as unknown;
      },
    });
    expect(() => inflate(counted, 400_000)).toThrow(RangeError);
    expect(read).toBeLessThan(bytes.length / 4);
  });

  it('turns a link with too many moves down before any is played', async () => {
    const bare = { format: 'orion-match', version: 1, game: 'toy', rulesVersion: '1', options: {}, seats: [] };
    const plies = Array.from({ length: 6001 }, () => ['x', 1]);
    expect(await readLink(find, `z.${packText(JSON.stringify({ ...bare, plies }))}`)).toEqual({
      ok: false,
      reason: 'The link holds 6001 moves; at most 6000 are read.',
    });
  });
});
