import { checkIcon } from '../../../../assets/icons/interface.ts';
import { gameUiManifest } from '../manifest.ts';
import { useLaunch } from '../use-launch.ts';
import { usePuzzles } from '../use-practice.ts';
import { Button, Dialog, Icon, Notice } from '../../kit/index.ts';
import { lessonWords as words } from '../words/lesson.ts';
import type { Lesson } from './lesson.ts';

interface DoneProps {
  readonly lesson: Lesson;
  readonly onAgain: () => void;
}

/** The end of a lesson: what was learnt, and on to a real match. */
export function Done({ lesson, onAgain }: DoneProps) {
  const { busy, failure, launch } = useLaunch();
  const puzzles = usePuzzles(lesson.game, [], null);
  const play = () => void launch(() => gameUiManifest(lesson.game)!.quickMatch());
  return (
    <Dialog
      title={words.doneTitle}
      dismissible={false}
      onClose={() => undefined}
      actions={
        <>
          <Button variant="quiet" href="#/">
            {words.home}
          </Button>
          <Button onClick={onAgain}>{words.again}</Button>
          <Button variant="primary" disabled={busy} onClick={play}>
            {words.playNow}
          </Button>
        </>
      }
    >
      <p>{words.doneLead}</p>
      <ul class="coach-learnt">
        {lesson.learnt.map((line) => (
          <li key={line}>
            <Icon of={checkIcon} size={16} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {puzzles.map(({ title, href }) => (
        <p key={href}>
          {words.doneThen} <a href={href}>{title}</a>
        </p>
      ))}
      {failure && (
        <Notice tone="bad" title={words.playFailed}>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
