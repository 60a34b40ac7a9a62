/** Letters and figures only, lower case, so that "line-of-sight" is found by "line of sight". */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();

/** Words that say nothing about what is sought; a query of nothing else keeps them. */
const EMPTY = new Set(
  'a an the of in on at to is are be it its and or do does did can may i my me we you your how what when where why which who if with for from by as that this there'.split(
    ' ',
  ),
);

/** What players abbreviate. */
const LONG_FORMS: { readonly [short: string]: string } = {
  los: 'line of sight',
  dmg: 'damage',
  acc: 'accuracy',
  str: 'strength',
  dd: 'destroyer',
  bb: 'battleship',
};

/** The words of a query that matter, as typed. */
export function wordsOf(query: string): readonly string[] {
  // A full stop belongs to a number (6.7), not to the end of a sentence.
  const all = plain(query)
    .split(' ')
    .flatMap((word) => (Object.hasOwn(LONG_FORMS, word) ? LONG_FORMS[word]!.split(' ') : [word]))
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);
  const full = all.filter((word) => !EMPTY.has(word));
  return full.length > 0 ? full : all;
}

const SHORTEST = 3;

/** A word without its endings: "shooting", "shoots" and "shoot" are one. Rough, but the same for query and text. */
export function stem(word: string): string {
  if (word.length <= SHORTEST || /[\d.]/.test(word)) return word;
  let rest = word;
  for (const [ending, instead] of ENDINGS) {
    if (!rest.endsWith(ending) || rest.length - ending.length < SHORTEST) continue;
    rest = rest.slice(0, rest.length - ending.length) + instead;
    break;
  }
  // "ramm(ing)" and "ram", "hitt(ing)" and "hit"; "move" and "mov(ing)"; but "kill" and "pass" keep their pairs.
  if (/([bdgmnprt])\1$/.test(rest)) rest = rest.slice(0, -1);
  return rest.length > SHORTEST ? rest.replace(/e$/, '') : rest;
}

const ENDINGS: readonly (readonly [string, string])[] = [
  ['ements', ''],
  ['ement', ''],
  ['ations', ''],
  ['ation', ''],
  ['ments', ''],
  ['ment', ''],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'y'],
  ['ers', ''],
  ['er', ''],
  ['ed', ''],
  ['es', ''],
  ['ly', ''],
  ['s', ''],
];

/** Words players use for one another, each group in the words of the rules and of the table. */
const GROUPS: readonly (readonly string[])[] = [
  ['shot', 'shoot', 'fire', 'gun', 'attack', 'volley'],
  ['back', 'behind', 'rear', 'tail', 'stern'],
  ['move', 'fly', 'path', 'movement', 'motion'],
  ['turn', 'pivot', 'rotate'],
  ['sight', 'visible', 'see', 'los', 'view'],
  ['hidden', 'secret', 'hide'],
  ['hit', 'accuracy'],
  ['damage', 'strength', 'hurt', 'harm'],
  ['destroy', 'kill', 'lost', 'sink', 'death', 'die'],
  ['dice', 'die', 'roll', 'd6'],
  ['unit', 'ship', 'vessel'],
  ['distance', 'range', 'measure', 'ruler', 'gap'],
  ['ram', 'crash', 'collide', 'collision', 'bump'],
  ['win', 'victory', 'score', 'result', 'winner'],
  ['terrain', 'planet', 'obstacle', 'piece'],
  ['nebula', 'asteroid', 'obscuring', 'cloud'],
  ['edge', 'border', 'off'],
  ['deploy', 'setup', 'zone', 'place'],
  ['points', 'budget', 'cost', 'price'],
  ['component', 'slot', 'weapon', 'equipment'],
  ['arc', 'sector', 'front', 'facing'],
  ['armor', 'armour', 'toughness', 'shield'],
  ['surrender', 'concede', 'resign', 'give'],
  ['blackhole', 'hole', 'dangerous', 'sun'],
  ['speed', 'engine', 'far', 'reach'],
  ['initiative', 'first', 'order'],
  ['cover', 'half'],
  ['power', 'energy', 'clip'],
  ['repair', 'fix', 'heal', 'restore'],
  ['lock', 'target', 'aim'],
  ['lifeboat', 'pod', 'escape'],
  ['double', 'pair', 'triple', 'quadruple'],
  ['draw', 'tie', 'agree'],
  ['buy', 'purchase', 'shop', 'dealer', 'price', 'pay'],
  ['money', 'coin', 'cash', 'value'],
  ['scrapyard', 'wreck', 'lost'],
  ['flip', 'deck', 'card'],
];

const SYNONYMS = new Map<string, ReadonlySet<string>>();
for (const group of GROUPS) {
  const stems = group.map(stem);
  for (const one of stems) SYNONYMS.set(one, new Set([...(SYNONYMS.get(one) ?? []), ...stems]));
}

/** Stems that mean the same as this one at a table, itself left out. */
export const akin = (stemmed: string): ReadonlySet<string> => SYNONYMS.get(stemmed) ?? NONE;
const NONE: ReadonlySet<string> = new Set();

/** Shorter words with a letter wrong are other words. */
const MIN_TYPO = 5;

/** Whether two words differ by one slip: a letter wrong, missing, too many, or two swapped. */
export function oneSlip(a: string, b: string): boolean {
  if (
    Math.min(a.length, b.length) < MIN_TYPO - 1 ||
    Math.max(a.length, b.length) < MIN_TYPO ||
    Math.abs(a.length - b.length) > 1 ||
    /\d/.test(a)
  )
    return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - start && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const [restA, restB] = [a.slice(start, a.length - tail), b.slice(start, b.length - tail)];
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === [...restB].reverse().join(''));
}
