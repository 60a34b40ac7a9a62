import { useState } from 'preact/hooks';
import { SCENARIO_LENGTHS, type Given, type Said } from '../../../../games/orions-gate/scenario/index.ts';
import type { Session } from '../../../../session/session.ts';
import { Button, Notice, TextInput } from '../../../kit/index.ts';
import { hashOf, navigate } from '../../../match/router.ts';
import { draftOf } from '../editor/drafts.ts';
import { editorPage } from '../pages.ts';
import type { BattleState } from '../state.ts';
import { recordingText as words } from '../words/recording.ts';
import { wayBack } from '../words/way-back.ts';
import { beginRecording } from './begin.ts';
import { useCount, type Count } from './use-count.ts';
import { isDecided } from './verdict.ts';

interface PanelProps {
  /** The draft whose puzzle is recorded. */
  readonly draft: string;
  readonly session: Session;
  readonly view: BattleState['view'];
}

/** Every command of a match at this device, with what the computer did: the game is open (OG-22.1). */
const playedIn = ({ host }: Session): readonly Given[] =>
  host?.timeline().plies.map(({ seat, command }) => ({ seat, command })) ?? [];

/** Beside the table while the solution of a puzzle is played: how far it is, what it is called, and keeping it. */
export function RecordPanel({ draft: id, session, view }: PanelProps) {
  const [draft] = useState(() => draftOf(id));
  const [said, setSaid] = useState<Said>({ text: '', reason: '' });
  const { count, failure, begin, stop } = useCount(id, view);
  const scenario = draft?.scenario;
  if (!scenario?.puzzle) return <p class="small">{words.gone}</p>;
  const acted = view.units.filter(
    ({ captain, activatedIn }) => captain === scenario.puzzle!.seat && activatedIn === view.round,
  ).length;
  const decided = isDecided(view, scenario);
  const answer = { ...said, text: said.text.trim() || words.textFor };
  const busy = count !== null;
  return (
    <div class="stack puzzle">
      <p class="puzzle-task">{scenario.puzzle.task}</p>
      {!decided && <p class="small second">{words.lead}</p>}
      <p class="small" role="status">
        {busy ? words.keeping : words.orders(acted)}
      </p>
      {decided && !busy && failure === null && <SaidFields said={said} onChange={setSaid} />}
      {count && <Counting {...count} onStop={stop} />}
      {failure !== null && (
        <Notice tone="bad" title={words.whyTitle}>
          {failure}
        </Notice>
      )}
      <div class="row">
        <Button
          small
          variant={failure === null ? 'primary' : 'plain'}
          refused={decided ? [] : [{ rule: 'OG-24.1', reason: words.notYet }]}
          disabled={busy}
          onClick={() => begin({ scenario, line: playedIn(session), said: answer })}
        >
          {words.keep}
        </Button>
        <Button
          small
          variant={failure === null ? 'plain' : 'primary'}
          disabled={busy}
          onClick={() => void beginRecording(id, scenario).then((match) => navigate({ page: 'battle', id: match }))}
        >
          {words.again}
        </Button>
        <Button small href={hashOf(editorPage({ draft: id }))}>
          {wayBack.toEditor}
        </Button>
      </div>
    </div>
  );
}

interface SaidProps {
  readonly said: Said;
  readonly onChange: (said: Said) => void;
}

/** What the author says of the answer. */
const SaidFields = ({ said, onChange }: SaidProps) => (
  <>
    <TextInput
      label={words.text}
      value={said.text}
      placeholder={words.textFor}
      maxLength={SCENARIO_LENGTHS.answer}
      onInput={(text) => onChange({ ...said, text })}
    />
    <TextInput
      label={words.reason}
      value={said.reason}
      maxLength={SCENARIO_LENGTHS.reason}
      onInput={(reason) => onChange({ ...said, reason })}
    />
  </>
);

/** How much of a puzzle is counted, and a way to end that. */
const Counting = ({ done, all, onStop }: Count & { readonly onStop: () => void }) => (
  <>
    <progress class="puzzle-count" max={all || 1} value={done} aria-label={words.keeping} />
    {all > 0 && <p class="small second">{words.progress(done, all)}</p>}
    <div class="row">
      <Button small onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  </>
);
