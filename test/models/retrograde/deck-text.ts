import { findFace, POOL } from './cards.ts';
import { STARTERS } from './data/starters.ts';
import { deckFaults, problematic, strayHomeworld, type Deck } from './deck.ts';
import { listed, unlisted, type Fault } from './fault.ts';
import { DEFAULTS, type Options } from './options.ts';

/** A fault of a deck text; `line` counts from 1. */
export interface TextFault extends Fault {
  readonly line?: number;
}

/** What was read of a deck text so far. */
interface Reading {
  name: string | null;
  homeworld: string | null;
  cards: string[];
  faults: TextFault[];
}

/** RG-2.7: only letters and digits of a name count, whatever their case. */
const plain = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const faceNamed = (name: string) => POOL.find((face) => plain(face.name) === plain(name));

/** RG-2.7, RG-2.8: reads a deck text; the deck holds what could be read, and there is every fault at once. */
export function readDeck(text: string, options: Options = DEFAULTS): { deck: Deck; faults: TextFault[] } {
  const reading: Reading = { name: null, homeworld: null, cards: [], faults: [] };
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line !== '' && !line.startsWith('#')) readLine(reading, line, index + 1, options);
  });
  const { name, homeworld, cards, faults } = reading;
  const deck: Deck = { ...(name === null ? {} : { name }), homeworld, cards };
  // Faults of single cards were found on their lines.
  const whole = deckFaults(deck, options).filter(({ rules }) => !['RG-2.3', 'RG-2.5'].includes(rules[0]!));
  return { deck, faults: [...faults, ...whole] };
}

function readLine(reading: Reading, line: string, number: number, options: Options): void {
  const field = /^(name|homeworld)\s*:(.*)$/i.exec(line);
  if (!field) readCards(reading, line, number, options);
  else if (field[1]!.toLowerCase() === 'name') readName(reading, field[2]!.trim(), number);
  else readHomeworld(reading, field[2]!.trim(), number);
}

function readName(reading: Reading, name: string, line: number): void {
  if (name === '') return;
  const fault = (reason: string) =>
    reading.faults.push({ ...unlisted('g', ['RG-2.8'], `Line ${line}: ${reason}`), line });
  if ([...name].length > 60) fault('a name has at most 60 characters.');
  if (reading.name !== null) fault('a second Name.');
  else reading.name = name;
}

function readHomeworld(reading: Reading, name: string, line: number): void {
  if (reading.homeworld !== null)
    reading.faults.push({ ...unlisted('g', ['RG-2.8'], `Line ${line}: a second Homeworld.`), line });
  else if (name !== '') reading.homeworld = faceNamed(name)?.id ?? name;
}

function readCards(reading: Reading, line: string, number: number, options: Options): void {
  const counted = /^(\d+)(?:x\s+|\s+)(.+)$/i.exec(line);
  const count = counted ? Number(counted[1]) : 1;
  const name = counted ? counted[2]! : line;
  const face = faceNamed(name);
  const found: Fault[] = [];
  if (!face) found.push(listed('g', 'RG-2.8', `Line ${number}: unknown card "${name}".`));
  if (count < 1 || count > 30)
    found.push(unlisted('g', ['RG-2.8'], `Line ${number}: ${count} copies; a line gives 1 to 30.`));
  if (face && found.length === 0) {
    found.push(...strayHomeworld(face.id, reading.cards.length + 1), ...problematic(face.id, options));
    reading.cards.push(...Array.from({ length: count }, () => face.id));
  }
  reading.faults.push(...found.map((fault) => ({ ...fault, line: number })));
}

/** RG-2.9: the text of a deck. */
export function writeDeck(deck: Deck): string {
  const nameOf = (id: string) => findFace(id)?.name ?? id;
  const lines: string[] = [];
  if (deck.name !== undefined) lines.push(`Name: ${deck.name}`);
  if (deck.homeworld !== null) lines.push(`Homeworld: ${nameOf(deck.homeworld)}`);
  for (let from = 0; from < deck.cards.length;) {
    let to = from;
    while (deck.cards[to] === deck.cards[from]) to += 1;
    lines.push(`${to - from}x ${nameOf(deck.cards[from]!)}`);
    from = to;
  }
  return `${lines.join('\n')}\n`;
}

/** A starter deck of chapter 25. */
export const starter = (name: keyof typeof STARTERS): Deck => readDeck(STARTERS[name]).deck;
