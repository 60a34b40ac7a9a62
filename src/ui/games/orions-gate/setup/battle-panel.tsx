import { useId } from 'preact/hooks';
import {
  MARKERS_OF,
  MISSIONS,
  READY_SET_IDS,
  setupNotes,
  sizeNote,
  suggestedWidth,
  type Mission,
  type Options,
  type ReadySetId,
} from '../../../../games/orions-gate/index.ts';
import { Button, Choice, choicesOf, Notice, Panel, RuleLink, Slider, Toggle } from '../../../kit/index.ts';
import { battleSetup as words } from '../words/battle-setup.ts';
import { missionText } from '../words/missions.ts';
import { optionsText } from '../words/options.ts';
import { Ruled } from '../../../match/setup/more-rules.tsx';
import type { RawOptions } from './raw-options.ts';
import { setIn, setOf } from './ready-sets.ts';
import './battle-panel.css';

interface BattlePanelProps {
  readonly options: RawOptions;
  /** The options as they would be played; null while one is out of range. */
  readonly resolved: Options | null;
  readonly onChange: (change: Partial<RawOptions>) => void;
}

/** What the battle is about: a ready-made set, the mission, how many points and rounds. */
export function BattlePanel({ options, resolved, onChange }: BattlePanelProps) {
  const set = setIn(options) ?? 'own';
  const sets: readonly (ReadySetId | 'own')[] = set === 'own' ? [...READY_SET_IDS, 'own'] : READY_SET_IDS;
  return (
    <Panel title={words.battle}>
      <div class="battle-size">
        <Choice<ReadySetId | 'own'>
          label={words.sets}
          value={set}
          hint={words.setLines[set]}
          options={sets.map((value) => ({ value, label: words.setNames[value], hint: words.setLines[value] }))}
          onChange={(name) => name !== 'own' && onChange(setOf(name))}
        />
        <Slider
          label={optionsText.points}
          value={options.points}
          min={12}
          max={96}
          show={optionsText.pointsShow}
          onInput={(points) => onChange({ points })}
        />
        <Slider
          label={optionsText.rounds}
          value={options.rounds}
          min={1}
          max={12}
          onInput={(rounds) => onChange({ rounds })}
        />
      </div>
      <MissionChoice mission={options.mission} onChange={(mission) => onChange({ mission })} />
      <MissionRules options={options} onChange={onChange} />
      {resolved && <Advice options={resolved} onChange={onChange} />}
    </Panel>
  );
}

const CHOICES = [...MISSIONS, 'random'] as const;
const nameOf = (mission: Mission | 'random'): string =>
  mission === 'random' ? words.random : missionText.names[mission];

/** The six missions and the random one, each with what it asks for (OG-16.1). */
function MissionChoice({
  mission,
  onChange,
}: {
  readonly mission: RawOptions['mission'];
  readonly onChange: (mission: RawOptions['mission']) => void;
}) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class="field-label">
        <Ruled rule="OG-16.1">{missionText.title}</Ruled>
      </legend>
      <div class="missions">
        {CHOICES.map((one) => (
          <label key={one} class="mission-choice">
            <input
              class="unseen"
              type="radio"
              name={name}
              value={one}
              checked={one === mission}
              onChange={() => onChange(one)}
            />
            <span class="mission-card">
              <span class="mission-title">{nameOf(one)}</span>{' '}
              <span class="mission-line small second">{words.missionLines[one]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What only some missions ask: markers with a secret, and when a station falls. */
function MissionRules({ options, onChange }: Omit<BattlePanelProps, 'resolved'>) {
  const { mission } = options;
  const markers = mission === 'random' ? 'station' : MARKERS_OF[mission];
  if (markers === null) return null;
  return (
    <div class="battle-more">
      <Toggle
        label={<Ruled rule="OG-15.1">{words.mysterious}</Ruled>}
        hint={words.mysteriousHint}
        checked={options.mysteriousObjectives}
        onChange={(mysteriousObjectives) => onChange({ mysteriousObjectives })}
      />
      {markers === 'station' && (
        <Choice
          label={<Ruled rule="OG-16.12">{words.stationCheck}</Ruled>}
          value={options.stationCheck}
          options={choicesOf(words.stationChecks)}
          onChange={(stationCheck) => onChange({ stationCheck })}
        />
      )}
    </div>
  );
}

/** What captains should know of settings that are legal all the same (OG-14.1, 18.2). */
function Advice({ options, onChange }: { readonly options: Options; readonly onChange: BattlePanelProps['onChange'] }) {
  const long = sizeNote(options.points);
  const width = suggestedWidth(options.points);
  const narrow = long !== null && options.tableWidth < width;
  return (
    <>
      {long && (
        <Notice tone="info" title={long.reason}>
          {narrow ? (
            <div class="row">
              <span>
                {words.suggested(width)} <RuleLink id={long.rule} />
              </span>
              <Button small onClick={() => onChange({ tableWidth: width })}>
                {words.useWidth(width)}
              </Button>
            </div>
          ) : (
            <RuleLink id={long.rule} />
          )}
        </Notice>
      )}
      {setupNotes(options).map(({ rule, reason }) => (
        <Notice key={rule} tone="info" title={reason}>
          <RuleLink id={rule} />
        </Notice>
      ))}
    </>
  );
}
