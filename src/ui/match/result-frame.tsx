import type { ComponentChildren } from 'preact';
import type { Outcome } from '../../engine/game.ts';
import type { Session } from '../../session/session.ts';
import { Button, Dialog } from '../kit/index.ts';
import { list } from '../kit/words/text.ts';
import { play as words } from './words/play.ts';
import { trust } from './words/trust.ts';

interface ResultProps {
  readonly session: Pick<Session, 'seats' | 'isHuman'>;
  readonly outcome: Outcome;
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly onReplay: () => void;
  readonly onVerify: () => void;
  readonly onAnalysis: () => void;
  /** Absent: the game has no luck to tell. */
  readonly onLuck?: (() => void) | undefined;
  /** Absent: there is nothing to play again. */
  readonly onRematch?: (() => void) | undefined;
  /** The figures of the game. */
  readonly children: ComponentChildren;
}

/** How a match ended for the people at this screen: alone against computers won or lost, else who won. */
export function resultTitle({ seats, isHuman }: ResultProps['session'], { winners }: Outcome): string {
  if (winners.length === 0) return words.resultDraw;
  const people = seats.filter(({ seat }) => isHuman(seat));
  if (people.length === 1) return winners.includes(people[0]!.seat) ? words.resultYouWin : words.resultYouLose;
  const names = list(winners.map((winner) => seats.find(({ seat }) => seat === winner)?.name ?? winner));
  return winners.length > 1 ? words.resultWinTogether(names) : words.resultWin(names);
}

/** The end of a match: who won, the game's own figures, and what to do next. */
export function ResultFrame({
  session,
  outcome,
  onClose,
  onSave,
  onReplay,
  onVerify,
  onAnalysis,
  onLuck,
  onRematch,
  children,
}: ResultProps) {
  return (
    <Dialog
      title={resultTitle(session, outcome)}
      shape="wide"
      onClose={onClose}
      actions={
        <div class="result-actions">
          <Button variant="quiet" onClick={onClose}>
            {words.look}
          </Button>
          <Button onClick={onSave}>{words.saveFile}</Button>
          <Button onClick={onReplay}>{words.watchReplay}</Button>
          {onRematch && (
            <Button variant="primary" onClick={onRematch}>
              {words.rematch}
            </Button>
          )}
        </div>
      }
    >
      <div class="result">
        {children}
        <div class="row">
          <Button small onClick={onAnalysis}>
            {trust.analysis}
          </Button>
          {onLuck && (
            <Button small onClick={onLuck}>
              {trust.luck}
            </Button>
          )}
          <Button small onClick={onVerify}>
            {trust.verify}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
