import { useEffect, useState } from 'preact/hooks';
import { percentText } from '../../../../games/orions-gate/index.ts';
import {
  SCENARIO_LENGTHS,
  withRecorded,
  type Given,
  type Said,
  type Scenario,
} from '../../../../games/orions-gate/scenario/index.ts';
import type { Session } from '../../../../session/session.ts';
import { Button, Notice, showToast, TextInput } from '../../../kit/index.ts';
import { hashOf, navigate } from '../../../match/router.ts';
import { RULES } from '../asking.ts';
import { draftOf, keepDraft } from '../editor/drafts.ts';
import { editorPage, scenariosPage } from '../pages.ts';
import { keepScenario } from '../scenarios/own-scenarios.ts';
import type { BattleState } from '../state.ts';
import { editorText } from '../words/editor.ts';
import { recordingText as words } from '../words/recording.ts';
import { wayBack } from '../words/way-back.ts';
import { beginRecording } from './begin.ts';
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setFailure(null), [view]);
  const scenario = draft?.scenario;
  if (!scenario?.puzzle) return <p class="small">{words.gone}</p>;
  const acted = view.units.filter(
    ({ captain, activatedIn }) => captain === scenario.puzzle!.seat && activatedIn === view.round,
  ).length;
  const decided = isDecided(view, scenario);
  const keep = () => {
    setBusy(true);
    // After the notice that it is being counted has been drawn.
    setTimeout(() => {
      setFailure(kept(id, scenario, playedIn(session), said));
      setBusy(false);
    }, 50);
  };
  return (
    <div class="stack puzzle">
      <p class="puzzle-task">{scenario.puzzle.task}</p>
      <p class="small second">{words.lead}</p>
      <p class="small" role="status">
        {busy ? words.keeping : words.orders(acted)}
      </p>
      {decided && <SaidFields said={said} onChange={setSaid} />}
      {failure && <Notice tone="bad" title={failure} />}
      <div class="row">
        <Button
          small
          variant="primary"
          refused={decided ? [] : [{ rule: 'OG-24.1', reason: words.notYet }]}
          disabled={busy}
          onClick={keep}
        >
          {words.keep}
        </Button>
        <Button
          small
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

/** Makes the puzzle of what was played and keeps it among the reader's own; why not, or null when it is kept. */
function kept(id: string, scenario: Scenario, line: readonly Given[], said: Said) {
  const made = withRecorded(RULES, scenario, line, { ...said, text: said.text.trim() || words.textFor });
  if (!made.ok) return words.why[made.why];
  if (!keepScenario(made.scenario)) return editorText.notSaved;
  keepDraft({ id, at: Date.now(), scenario: made.scenario });
  showToast(words.kept(made.scenario.title, percentText(made.chance)), 'good');
  navigate(scenariosPage());
  return null;
}
