import { recordingOf } from '../../engine/timeline.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Failure } from '../../session/failure.ts';
import type { Session } from '../../session/session.ts';
import { faults as words } from './words/faults.ts';
import { reportOf } from './report.ts';

interface Failed {
  /** The exception with its stack, or what else is known; may be empty. */
  readonly detail: string;
  /** Commands played when it happened. */
  readonly plies: number;
}

/**
 * What of the screen can fail: an animation, the rules on a command, the drawing of the table or a panel, the graphics
 * processor, the count of the enemy's answers.
 */
export type ScreenFault = 'animation' | 'rules' | 'drawing' | 'graphics' | 'answers';

/**
 * A failure of the program in a match; with `computer` that of a computer player, and whether a legal command was
 * played for it.
 */
export type Fault =
  | (Failed & { readonly kind: ScreenFault; readonly computer: null })
  | (Failed & {
      readonly kind: Failure['kind'];
      readonly computer: { readonly seat: Seat; readonly replaced: boolean };
    });

/** Faults that look the same to the person: one that was put away does not come back. */
export const faultKey = ({ kind, detail, computer }: Fault): string =>
  [kind, computer?.seat, computer?.replaced, detail].join('\n');

/** What failed, in a headline. `nameOf` gives the name of a seat. */
export const faultTitle = ({ kind, computer }: Fault, nameOf: (seat: Seat) => string): string =>
  words.title[kind](computer ? nameOf(computer.seat) : '');

/** What was done instead, in a sentence. */
export const faultText = (fault: Fault): string =>
  fault.computer ? (fault.computer.replaced ? words.replaced : words.waits) : words.text[fault.kind];

/** Packs the match for a report; fetched when a failure is shown. Null when it cannot be fetched. */
export const loadPacker = () => import('../../session/replay/share-link.ts').catch(() => null);

/**
 * The failures of a match as a text for whoever mends the program: versions, exceptions, and the match, packed as in a
 * link to it (`#/replay/` before it opens it), so that reading the text gives nothing hidden away.
 */
export async function reportText(
  faults: readonly Fault[],
  session: Pick<Session, 'game' | 'host' | 'plies'>,
): Promise<string> {
  const { game } = session;
  const recording = session.host && recordingOf(session.host.timeline());
  const packer = recording && (await loadPacker());
  const lines = faults.map(({ kind, detail, plies, computer }, index) => {
    const who = computer ? ` (${computer.seat}, ${computer.replaced ? 'replaced' : 'not replaced'})` : '';
    return `${index + 1}. ${kind}${who} after ${plies} commands\n${detail}`;
  });
  return reportOf(`${game.id} rules ${game.rulesVersion}`, [
    `${session.plies()} commands played`,
    '',
    ...lines,
    ...(recording ? ['', 'Match:', packer?.linkOf(recording) ?? words.notPacked] : []),
  ]);
}
