import type * as v from 'valibot';

/** Most names and characters of a foreign file that are repeated to the reader. */
const MAX_NAMES = 4;
const MAX_LETTERS = 40;

const short = (text: string): string => (text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text);

/** What a text that is not JSON seems to be. */
export function notJson(text: string): string {
  const begins = text.trimStart();
  if (begins === '') return 'Not a match file: the file is empty.';
  if (begins.startsWith('{') && /"format"\s*:\s*"orion-(match|watch)"/.test(begins.slice(0, 200)))
    return 'The match file is damaged: it was cut off or changed on the way (it is not JSON any more).';
  return `Not a match file: this is not JSON; it seems to be ${kindOf(begins)}. Match files are the .json files that "Save file" writes.`;
}

function kindOf(text: string): string {
  if (/^<(!doctype|html|\?xml)/i.test(text)) return 'a web page or XML';
  if (text.startsWith('PK')) return 'a zip archive';
  return /\0|�/.test(text.slice(0, 400)) ? 'a picture or a program' : 'some other text';
}

/** What a JSON value that is no match file seems to be; null when it calls itself one. */
export function foreignTo(raw: unknown): string | null {
  if (Array.isArray(raw)) return 'it holds a list';
  if (typeof raw !== 'object' || raw === null) return `it holds only ${raw === null ? 'null' : `a ${typeof raw}`}`;
  const { format } = raw as { format?: unknown };
  if (format === 'orion-match') return null;
  if (typeof format === 'string') return `it says it is of the format "${short(format)}"`;
  const names = Object.keys(raw);
  if (names.length === 0) return 'it holds an object with nothing in it';
  const some = names
    .slice(0, MAX_NAMES)
    .map((name) => `"${short(name)}"`)
    .join(', ');
  return `it is JSON of another kind, with ${some}${names.length > MAX_NAMES ? ' and more' : ''}`;
}

/** What belongs where, for faults inside a file that is a match file by its own word. */
const EXPECTED: { readonly [name: string]: string } = {
  version: 'a whole number of at least 1',
  game: 'the name of a game, at most 40 characters',
  rulesVersion: 'the version of the rules, at most 40 characters',
  options: 'the settings of the game',
  seats: 'a list of at most 16 seats, each with seat, player and name, and perhaps paint and squadron',
  seed: 'a text of at most 100 characters',
  commitment: '64 letters 0-9a-f',
  salt: '32 letters 0-9a-f',
  dice: 'a list of at most 100000 whole numbers',
  briefing: 'a title of at most 60 characters and notes of at most 4000',
  analysis:
    'the hash of the last move, and a list of judged moves: each its number and two chances, whole numbers from 0 to 10000',
  plies: 'a list of at most 100000 moves, each with seat, command and a hash of 16 letters 0-9a-f',
};

/** The place of a fault and what was expected there, as a sentence. */
export function faultIn(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => key);
  const [top, place, ...rest] = path;
  const name = String(top);
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `there should be no "${short(String(path.at(-1)))}"${path.length > 1 ? ` in "${name}"` : ''}.`;
  const where =
    name === 'plies' && typeof place === 'number'
      ? `move ${place + 1}${rest.length > 0 ? ` ("${rest.join('.')}")` : ''}`
      : `"${path.slice(0, 3).join('.')}"`;
  const missing = issue.input === undefined ? ' is missing' : ' is wrong';
  return `${where}${missing}; expected is ${EXPECTED[name] ?? 'something else'}.`;
}
