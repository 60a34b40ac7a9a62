import type { ComponentChildren, RefObject } from 'preact';
import { coachIcon, eyeIcon, fitIcon, menuIcon, redoIcon, undoIcon } from '../../../assets/icons/interface.ts';
import { Button, LoadingRing, useSubject } from '../kit/index.ts';
import { coachText } from './words/coach.ts';
import { play as words } from './words/play.ts';
import { canAsk, coached$, isAsked, toggleCoach } from './coach/open.ts';
import type { AnyDesk } from './desk.ts';
import { SpeedButton } from './speed-button.tsx';
import type { AnyState } from './state.ts';

/** What a game writes into the bar on top. */
export interface BarParts {
  /** Where in the match it is: round, phase, turn. */
  readonly left: ComponentChildren;
  /** Who decides what now, and why. It is read out when a person here decides. */
  readonly sentence: string;
  /** A mark of whose turn it is, before the sentence. */
  readonly mark?: ComponentChildren;
  /** Class that gives the sentence the colour of who acts. */
  readonly tint?: string;
  /** What stands on the right: a score, a turn order. */
  readonly right?: ComponentChildren;
  /** What undo would take back. */
  readonly undoTip: string;
}

interface BarProps extends BarParts {
  readonly desk: Pick<AnyDesk, 'session' | 'undo' | 'redo' | 'open' | 'stage' | 'coverScreen'>;
  readonly state: Pick<AnyState, 'seat' | 'viewer' | 'busy' | 'holder' | 'thinking' | 'undo' | 'redoable'>;
  readonly element: RefObject<HTMLElement>;
}

/** Asks for good moves; on a small screen the menu does. */
function CoachButton({ desk: { session }, state }: Pick<BarProps, 'desk' | 'state'>) {
  const asked = useSubject(coached$);
  if (!session.host || session.guided) return null;
  return (
    <Button
      variant="quiet"
      small
      class="topbar-coach"
      icon={coachIcon}
      label={coachText.ask}
      tip={coachText.hint}
      pressed={isAsked(session, asked)}
      disabled={!canAsk(session, state)}
      onClick={() => toggleCoach(session)}
    />
  );
}

/** Menu, where the match is, whose turn and why, the score, undo, speed, the whole table. */
export function TopBar({ desk, state, element, left, sentence, mark, tint = '', right, undoTip }: BarProps) {
  return (
    <header class="topbar" ref={element}>
      <Button variant="quiet" small icon={menuIcon} label={words.menu} onClick={() => desk.open('menu')} />
      <div class="topbar-round">{left}</div>
      <p key={state.seat} class={`says ${tint} ${state.seat === null ? '' : 'says-open'}`}>
        {mark}
        {state.thinking !== null && <LoadingRing />}
        <span>{sentence}</span>
      </p>
      {right}
      <div class="topbar-tools">
        <CoachButton desk={desk} state={state} />
        {state.holder !== null && (
          <Button variant="quiet" small icon={eyeIcon} label={words.coverNow} onClick={desk.coverScreen} />
        )}
        <Button
          variant="quiet"
          small
          icon={undoIcon}
          label={words.undo}
          tip={undoTip}
          disabled={state.undo.terms === 'none'}
          onClick={() => desk.undo()}
        />
        <Button
          variant="quiet"
          small
          icon={redoIcon}
          label={words.redo}
          disabled={state.redoable === 0}
          onClick={desk.redo}
        />
        <SpeedButton name={words.speed} speeds={[1, 2, 4, 0]} />
        <Button variant="quiet" small icon={fitIcon} label={words.fit} onClick={() => desk.stage()?.overview()} />
      </div>
    </header>
  );
}
