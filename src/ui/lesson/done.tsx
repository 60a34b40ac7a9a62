import { checkIcon } from '../../../assets/icons/interface.ts';
import { Button, Dialog, Icon } from '../kit/index.ts';
import { lessonWords as words } from '../messages/lesson.ts';
import type { Lesson } from './lesson.ts';

interface DoneProps {
  readonly lesson: Lesson;
  /** The address of a match of this game. */
  readonly playHref: string;
  readonly onAgain: () => void;
}

/** The end of a lesson: what was learnt, and on to a real match. */
export function Done({ lesson, playHref, onAgain }: DoneProps) {
  return (
    <Dialog
      title={words.doneTitle}
      dismissible={false}
      onClose={() => undefined}
      actions={<><Button variant="quiet" href="#/">{words.home}</Button><Button onClick={onAgain}>{words.again}</Button><Button variant="primary" href={playHref}>{words.playNow}</Button></>}
    >
      <p>{words.doneLead}</p>
      <ul class="coach-learnt">{lesson.learnt.map((line) => <li key={line}><Icon of={checkIcon} size={16} /><span>{line}</span></li>)}</ul>
    </Dialog>
  );
}
