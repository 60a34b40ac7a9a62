import { useState } from 'preact/hooks';
import { rightAnswers, type Puzzle } from '../../../../games/orions-gate/scenario/index.ts';
import { announce, Button, Notice, Panel } from '../../../kit/index.ts';
import { scenariosText as words } from '../words/scenarios.ts';

/** The question of a puzzle with its answers; each one chosen says whether it is right, how likely it is, and why. */
export function PuzzlePanel({ puzzle }: { readonly puzzle: Puzzle }) {
  const [picked, setPicked] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const right = rightAnswers(puzzle);
  const pick = (index: number) => {
    setPicked(index);
    const { chance, reason } = puzzle.answers[index]!;
    announce(`${right.includes(index) ? words.right : words.wrong}: ${words.chance(...chance)}. ${reason}`);
  };
  const answer = picked === null ? null : puzzle.answers[picked]!;
  return (
    <Panel title={words.task}>
      <p class="puzzle-task">{puzzle.task}</p>
      <ul class="puzzle-answers" aria-label={words.answers}>
        {puzzle.answers.map(({ text, chance }, index) => (
          <li key={text}>
            <button
              type="button"
              class={`puzzle-answer ${picked === index || all ? (right.includes(index) ? 'puzzle-right' : 'puzzle-wrong') : ''}`}
              aria-pressed={picked === index}
              onClick={() => pick(index)}
            >
              <span>{text}</span>
              {(picked === index || all) && (
                <span class="small figure">
                  {right.includes(index) ? '✓' : '✕'} {words.chance(...chance)}
                </span>
              )}
            </button>
            {all && <p class="small second">{puzzle.answers[index]!.reason}</p>}
          </li>
        ))}
      </ul>
      {answer && (
        <Notice
          tone={right.includes(picked!) ? 'good' : 'warn'}
          title={`${right.includes(picked!) ? words.right : words.wrong}: ${words.chance(...answer.chance)}`}
        >
          {answer.reason}
        </Notice>
      )}
      {answer && !all && (
        <div class="row">
          <Button small onClick={() => setAll(true)}>
            {words.showAll}
          </Button>
        </div>
      )}
    </Panel>
  );
}
