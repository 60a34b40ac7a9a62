import { keptText } from './kept-text.ts';

/** A text of a list that cannot be read (any more): kept as it is. */
export interface DamagedText {
  readonly text: string;
  /** What is wrong with it, a sentence. */
  readonly fault: string;
}

/** What was taken out of a list, and where it stood. */
export interface Taken {
  readonly text: string;
  readonly at: number;
}

/** Texts kept in this browser under one key, oldest first: what cannot be read stays as it is. */
export interface KeptList {
  /** All texts, a damaged list as one text; what is no text in it is listed as it stands there. */
  texts(): readonly string[];
  /** Keeps a list in place of the one there. False when the browser keeps nothing. */
  write(all: readonly string[]): boolean;
  /** Keeps a text in the place of the first that `holds`, or at the end. False when the browser keeps nothing. */
  keep(text: string, holds: (text: string) => boolean): boolean;
  /** Takes out the first text that `holds`; null when there is none, or that could not be kept. */
  take(holds: (text: string) => boolean): Taken | null;
  /** Puts back what was taken out, to where it stood. */
  putBack(taken: Taken): boolean;
}

/** The list of texts under a key. */
export function keptList(key: string): KeptList {
  const texts = (): readonly string[] => {
    const raw = keptText(key);
    return raw === null ? [] : listOf(raw);
  };
  const write = (all: readonly string[]): boolean => {
    try {
      localStorage.setItem(key, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  };
  return {
    texts,
    write,
    keep(text, holds) {
      const all = texts();
      const at = all.findIndex(holds);
      return write(at < 0 ? [...all, text] : all.map((one, place) => (place === at ? text : one)));
    },
    take(holds) {
      const all = texts();
      const at = all.findIndex(holds);
      return at >= 0 && write(all.filter((_, place) => place !== at)) ? { text: all[at]!, at } : null;
    },
    putBack({ text, at }) {
      const all = texts();
      return write([...all.slice(0, at), text, ...all.slice(at)]);
    },
  };
}

function listOf(raw: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(raw);
    if (Array.isArray(list)) return list.map((one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one)));
  } catch {
    // It was cut or overwritten: the whole of it is one damaged text.
  }
  return raw.trim() === '' ? [] : [raw];
}
