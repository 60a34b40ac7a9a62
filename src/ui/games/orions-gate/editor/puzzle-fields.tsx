import { useState } from 'preact/hooks';
import { deleteIcon } from '../../../../../assets/icons/interface.ts';
import type { Json } from '../../../../engine/json.ts';
import {
  MAX_ANSWERS,
  SCENARIO_LENGTHS,
  type Goal,
  type Puzzle,
  type PuzzleAnswer,
  type Scenario,
  type ScenarioFault,
} from '../../../../games/orions-gate/scenario/index.ts';
import {
  Button,
  Choice,
  choicesOf,
  Field,
  NumberInput,
  Refusal,
  Select,
  TextInput,
  type Reason,
} from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { recordingText as recording } from '../words/recording.ts';
import { captainIds } from './edit.ts';
import { faultsAt, orNone, shipChoices } from './field-parts.ts';
import { commandsOf, freshPuzzle, linesOf, withPuzzle } from './puzzle-edit.ts';

interface PuzzleProps {
  readonly doc: Scenario;
  readonly faults: readonly ScenarioFault[];
  readonly edit: (next: Scenario, field: string) => void;
  /** Sets the table for the solution to be played. */
  readonly record: () => void;
}

const FRESH_ANSWER: PuzzleAnswer = { text: '', commands: [], chance: [0, 1], reason: '' };

/** A question about the position: who is asked, what is to be reached, and the answers with their chances. */
export function PuzzleFields({ doc, faults, edit, record }: PuzzleProps) {
  const { puzzle } = doc;
  if (!puzzle) return null;
  const set = (change: Partial<Puzzle>, field: string) =>
    edit(withPuzzle(doc, { ...puzzle, ...change }), `puzzle ${field}`);
  const answer = (index: number, change: Partial<PuzzleAnswer>, field: string) =>
    set(
      { answers: puzzle.answers.map((one, place) => (place === index ? { ...one, ...change } : one)) },
      `${index} ${field}`,
    );
  const at = (field: string) => faultsAt(faults, `puzzle.${field}`);
  return (
    <>
      <Field label={words.task}>
        {(ids) => (
          <textarea
            class="input editor-notes"
            rows={3}
            maxLength={SCENARIO_LENGTHS.task}
            value={puzzle.task}
            {...ids}
            onInput={(event) => set({ task: event.currentTarget.value }, 'task')}
          />
        )}
      </Field>
      <Select
        label={words.asked}
        value={puzzle.seat}
        faults={at('seat')}
        options={captainIds(doc).map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(seat) => set({ seat }, 'seat')}
      />
      <GoalFields doc={doc} goal={puzzle.goal} faults={at('goal')} onChange={(goal) => set({ goal }, 'goal')} />
      <RecordButton refused={whyNotRecord(doc, faults)} onRecord={record} />
      <Refusal reasons={at('answers').filter(({ reason }) => /Exactly one/.test(reason))} />
      <AnswerList
        answers={puzzle.answers}
        at={at}
        onRemove={(index) => set({ answers: puzzle.answers.filter((_, place) => place !== index) }, 'fewer')}
        onChange={answer}
      />
      <div class="row">
        <Button
          small
          disabled={puzzle.answers.length >= MAX_ANSWERS}
          onClick={() => set({ answers: [...puzzle.answers, FRESH_ANSWER] }, 'more')}
        >
          {words.answerAdd}
        </Button>
        <Button small onClick={() => edit(withPuzzle(doc, null), 'puzzle')}>
          {words.puzzleDrop}
        </Button>
      </div>
    </>
  );
}

/** What stands in the way of recording: a missing task, and all the rules refuse but the answers still to come. */
const whyNotRecord = (doc: Scenario, faults: readonly ScenarioFault[]): readonly Reason[] => [
  ...(doc.puzzle!.task.trim() === '' ? [{ rule: 'OG-24.1', reason: recording.noTask }] : []),
  ...faults.filter(({ path }) => !/^puzzle\.(answers|replies)/.test(path)),
];

/** What leads to a puzzle where there is none. */
export function NoPuzzle({ doc, edit }: Pick<PuzzleProps, 'doc' | 'edit'>) {
  const unit = shipChoices(doc).find(({ value }) => value.startsWith('b'))?.value ?? shipChoices(doc)[0]?.value ?? null;
  return (
    <>
      <p class="small second">{words.puzzleLead}</p>
      <Button small onClick={() => edit(withPuzzle(doc, freshPuzzle(captainIds(doc)[0]!, unit)), 'puzzle')}>
        {words.puzzleAdd}
      </Button>
    </>
  );
}

/** Leads to the table, where the solution is played. */
const RecordButton = ({
  refused,
  onRecord,
}: {
  readonly refused: readonly Reason[];
  readonly onRecord: () => void;
}) => (
  <>
    <p class="small second">{recording.recordLead}</p>
    <div class="editor-record">
      <Button small variant="primary" refused={refused} onClick={onRecord}>
        {recording.record}
      </Button>
    </div>
  </>
);

interface ListProps {
  readonly answers: readonly PuzzleAnswer[];
  readonly at: (field: string) => readonly Reason[];
  readonly onRemove: (index: number) => void;
  readonly onChange: (index: number, change: Partial<PuzzleAnswer>, field: string) => void;
}

/** All answers, to be written or mended by hand. */
const AnswerList = ({ answers, at, onRemove, onChange }: ListProps) => (
  <details class="more">
    <summary>{recording.byHand(answers.length)}</summary>
    <div class="stack more-body">
      {answers.map((one, index) => (
        <AnswerFields
          key={index}
          answer={one}
          index={index}
          at={at}
          removable={answers.length > 2}
          onRemove={() => onRemove(index)}
          onChange={(change, field) => onChange(index, change, field)}
        />
      ))}
    </div>
  </details>
);

interface AnswerProps {
  readonly answer: PuzzleAnswer;
  readonly index: number;
  readonly at: (field: string) => readonly Reason[];
  /** A puzzle keeps two answers at least. */
  readonly removable: boolean;
  readonly onRemove: () => void;
  readonly onChange: (change: Partial<PuzzleAnswer>, field: string) => void;
}

/** One answer: its words, its chance, and what it stands for. */
const AnswerFields = ({ answer, index, at, removable, onRemove, onChange }: AnswerProps) => (
  <fieldset class="stack editor-inset">
    <legend class="row">
      <span class="eyebrow">{words.answer(index + 1)}</span>
      <Button
        small
        variant="quiet"
        icon={deleteIcon}
        label={words.removeAnswer(index + 1)}
        disabled={!removable}
        onClick={onRemove}
      />
    </legend>
    <TextInput
      label={words.answerText}
      value={answer.text}
      maxLength={SCENARIO_LENGTHS.answer}
      onInput={(text) => onChange({ text }, 'text')}
    />
    <TextInput
      label={words.answerReason}
      value={answer.reason}
      maxLength={SCENARIO_LENGTHS.reason}
      onInput={(reason) => onChange({ reason }, 'reason')}
    />
    <div class="editor-pair">
      <NumberInput
        label={words.cases}
        min={0}
        value={answer.chance[0]}
        faults={at(`answers.${index}.chance`)}
        onInput={(cases) => isCount(cases) && onChange({ chance: [cases, answer.chance[1]] }, 'cases')}
      />
      <NumberInput
        label={words.casesOf}
        min={1}
        value={answer.chance[1]}
        onInput={(of) => isCount(of) && onChange({ chance: [answer.chance[0], of] }, 'of')}
      />
    </div>
    <Commands commands={answer.commands} onChange={(commands) => onChange({ commands }, 'commands')} />
  </fieldset>
);

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** What the answer is to reach. */
function GoalFields({
  doc,
  goal,
  faults,
  onChange,
}: Pick<PuzzleProps, 'doc'> & {
  readonly faults: readonly Reason[];
  readonly goal: Goal;
  readonly onChange: (goal: Goal) => void;
}) {
  const ships = shipChoices(doc);
  const of = (kind: Goal['kind']): Goal =>
    kind === 'won'
      ? { kind, side: 'A' }
      : { kind, unit: goal.kind === 'won' ? (ships[0]?.value ?? 'a1.1') : goal.unit };
  return (
    <>
      <Select
        label={words.goal}
        value={goal.kind}
        options={choicesOf(words.goals)}
        onChange={(kind) => onChange(of(kind))}
      />
      {goal.kind === 'won' ? (
        <Choice
          label={words.side}
          value={goal.side}
          options={choicesOf(words.sideName)}
          onChange={(side) => onChange({ ...goal, side })}
        />
      ) : (
        <Select
          label={words.thing.unit}
          value={goal.unit}
          faults={faults}
          options={ships.some(({ value }) => value === goal.unit) ? ships : orNone(goal.unit, ships)}
          onChange={(unit) => onChange({ ...goal, unit })}
        />
      )}
    </>
  );
}

/**
 * The commands an answer stands for, one on a line as a match file writes them. What cannot be read is refused by its
 * line, and the last that could be stays.
 */
function Commands({
  commands,
  onChange,
}: {
  readonly commands: readonly Json[];
  readonly onChange: (commands: readonly Json[]) => void;
}) {
  const [text, setText] = useState(() => linesOf(commands));
  const read = commandsOf(text);
  // A step back, or another answer in this place, shows its own.
  const shown = read.ok && linesOf(read.commands) !== linesOf(commands) ? linesOf(commands) : text;
  return (
    <Field
      label={words.commands}
      hint={words.commandsHint}
      faults={read.ok ? [] : [{ rule: 'OG-24.1', reason: read.reason }]}
    >
      {(ids) => (
        <textarea
          class="input editor-commands"
          rows={3}
          spellcheck={false}
          value={shown}
          {...ids}
          onInput={(event) => {
            setText(event.currentTarget.value);
            const next = commandsOf(event.currentTarget.value);
            if (next.ok) onChange(next.commands);
          }}
        />
      )}
    </Field>
  );
}
