import { isSound, type Difference, type Stop, type Verdict } from './recording-verify.ts';

/** A verdict in plain words. */
export interface VerdictText {
  /**
   * `good`: nothing differs and the promise was kept. `open`: nothing differs, but nothing proves that the dice fell by
   * chance. `unknown`: the program could not play it to the end, which says nothing against the file. `bad`: the file
   * is not what was played.
   */
  readonly tone: 'good' | 'open' | 'unknown' | 'bad';
  readonly title: string;
  readonly lines: readonly string[];
}

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What was looked at, as far as it came out equal. */
function equalLine({ source, equal, plies, drawn, drawing, written }: Verdict): string {
  const from = {
    seed: 'the seed of the file gives',
    script: 'the list in the file gives',
    none: 'an empty seed gives',
  }[source];
  const numbers =
    drawn === 0
      ? 'no number was drawn'
      : `${drawn === 1 ? 'the only number drawn is' : `all ${drawn} numbers drawn are`} what ${from}`;
  const ways = equal === 0 ? '' : `, ${count(drawing, 'of them draws', 'of them draw')} dice or cards`;
  const first =
    equal === plies
      ? `${count(plies, 'move')} played again${ways}: ${numbers}, and every fingerprint is equal.`
      : `Up to there ${count(equal, 'move')} of ${plies} came out equal${ways}: ${numbers}.`;
  return written > 0 && written < drawn
    ? `${first} ${written} of them are written down in the file as well.`
    : written > 0
      ? `${first} The file writes them down as well.`
      : first;
}

/** The first difference, with what it means. */
function differsLines({ seat, breach, reason }: Difference): readonly string[] {
  const plain = reason.replace(/\bPly (\d+)/g, 'Move $1').replace(/\bply\b/g, 'move');
  const means = {
    start: 'The match cannot even be begun as the file says.',
    refused: 'The move, or one before it, is not the one that was played.',
    drawn: 'A number was changed, or the seed is not the one this match was played with.',
    missing: "The file's own list of numbers is too short, or one of them cannot be what was rolled.",
    hash: 'The fingerprint of a move sums up everything that happened: the move, a number drawn, or what the file says of its start was changed.',
  }[breach];
  return [seat === null ? plain : `${plain} (seat ${seat})`, means];
}

/** Why the program stopped, with what it means for the file. */
function stoppedLines({ breach, reason, ply }: Stop, { rules, equal, plies }: Verdict): readonly string[] {
  const at = ply === 0 ? 'at the start' : `at move ${ply}`;
  return breach === 'fault'
    ? [
        `This program failed ${at} (${reason.replace(/^Ply \d+: /, '')}). That is a fault of the program and says nothing against the file.`,
      ]
    : [
        `The match was played by rules ${rules.file}, this program has rules ${rules.program}: from ${at.replace(/^at /, '')} on they come to something else. That says nothing against the file; the program it was played with can verify all ${plies} moves, this one the first ${equal}.`,
      ];
}

const PROMISE = {
  kept: 'Seed and salt give the commitment. If it is the one you saw before the first roll, nobody could choose these dice.',
  none: 'The file carries no commitment: whether its seed was fixed before the first roll cannot be said.',
} as const;

const SOURCE = {
  script: 'The dice of this match were written down beforehand; they did not fall by chance.',
  none: 'The file names no seed; everybody can know the numbers of an empty seed beforehand.',
} as const;

/** What the commitment says of the seed, as far as nothing else speaks against it. */
function promiseLines(
  { promise, source, differs, stopped }: Verdict,
  noted: string | null,
  other: boolean,
): readonly string[] {
  if (promise === 'none') return source === 'seed' ? [PROMISE.none] : [];
  if (promise !== 'kept') return [];
  if (differs) return differs.ply > 0 ? ['The seed itself is the one that was committed to.'] : [];
  if (other || stopped) return [];
  return [
    noted === null ? PROMISE.kept : 'Seed and salt give the commitment that you noted: nobody could choose these dice.',
  ];
}

/** Everything that was found. `other`: the file carries another commitment than the one noted. */
function verdictLines(verdict: Verdict, noted: string | null, other: boolean): readonly string[] {
  const { source, broken, differs, stopped, over, commitment } = verdict;
  return [
    ...(broken === null ? [] : [broken]),
    ...(differs ? differsLines(differs) : []),
    ...(stopped ? stoppedLines(stopped, verdict) : []),
    ...(other ? [`You noted the commitment ${noted}; the file carries ${commitment ?? 'none'}.`] : []),
    ...((differs ?? stopped)?.ply === 0 ? [] : [equalLine(verdict)]),
    ...(source === 'seed' ? [] : [SOURCE[source]]),
    ...promiseLines(verdict, noted, other),
    ...(over || differs || stopped
      ? []
      : ['The match is not over where the file ends; nothing is said about what comes after.']),
  ];
}

function badTitle({ differs, broken }: Verdict, other: boolean): string {
  if (differs) return differs.ply === 0 ? 'This file cannot be played' : `Move ${differs.ply} differs`;
  return other && broken === null ? 'This is another match than the one you noted' : 'The commitment is broken';
}

function soundTitle(drawn: number): string {
  if (drawn === 0) return 'Every move is right';
  return drawn === 1 ? 'The only number drawn is the right one' : `All ${drawn} numbers drawn are right`;
}

/**
 * Says what a verdict found, first of all whether something differs. `noted`: the commitment that a reader noted before
 * the first roll.
 */
export function verdictText(verdict: Verdict, noted: string | null = null): VerdictText {
  const { source, promise, stopped, commitment, drawn } = verdict;
  const other = noted !== null && noted !== commitment;
  const lines = verdictLines(verdict, noted, other);
  if (!isSound(verdict) || other) return { tone: 'bad', title: badTitle(verdict, other), lines };
  if (stopped) {
    const title = stopped.breach === 'fault' ? 'This program failed' : 'Played by other rules';
    return { tone: 'unknown', title, lines };
  }
  if (source !== 'seed')
    return { tone: 'open', title: source === 'script' ? 'Scripted dice' : 'A match without a seed', lines };
  return { tone: promise === 'kept' ? 'good' : 'open', title: soundTitle(drawn), lines };
}
