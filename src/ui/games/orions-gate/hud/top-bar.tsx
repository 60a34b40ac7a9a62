import { fitIcon, menuIcon, redoIcon, undoIcon } from '../../../../../assets/icons/interface.ts';
import { UNIT_TYPES } from '../../../../games/orions-gate/index.ts';
import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';
import { Button, Icon, useSubject } from '../../../kit/index.ts';
import { UNIT_ICONS } from '../../../../../assets/icons/fleet.ts';
import { battle as words } from '../../../messages/battle.ts';
import { settings$, updateSettings } from '../../../settings.ts';
import { sentenceFor } from './sentence.ts';
import { undoWords } from './undo-words.ts';

const SPEEDS = [1, 2, 4, 0] as const;

/** Round, phase, whose turn and why, score, undo, speed, menu. */
export function TopBar({ battle, state }: { readonly battle: Battle; readonly state: BattleState }) {
  const { view } = state;
  const { animationSpeed } = useSubject(settings$);
  const speed = SPEEDS.find((one) => one === animationSpeed) ?? 1;
  const acting = view.turn ?? view.deploying;
  return (
    <header class="topbar">
      <Button variant="quiet" small icon={menuIcon} label={words.menu} onClick={() => battle.open('menu')} />
      <div class="topbar-round">
        <span class="figure">{view.stage === 'play' || view.stage === 'over' ? words.round(Math.max(1, view.round), view.options.rounds) : words.setup}</span>
        <ol class="phases">
          {UNIT_TYPES.map((type) => (
            <li key={type} class={view.phase === type ? `phase phase-now ${acting ? `side-${acting}` : ''}` : 'phase'} aria-current={view.phase === type ? 'step' : undefined} title={words.phases[type]}>
              {UNIT_ICONS[type] && <Icon of={UNIT_ICONS[type]!} size={16} label={words.phases[type]} />}
              <span class="phase-word" aria-hidden="true">{words.phases[type]}</span>
            </li>
          ))}
        </ol>
      </div>
      <p key={state.seat} class={`says ${acting ? `side-${acting}` : ''} ${state.seat === null ? '' : 'says-open'}`}>
        {acting && <span class="side-letter">{acting}</span>}
        {state.thinking !== null && <span class="loading-ring" aria-hidden="true" />}
        <span>{sentenceFor(battle, state)}</span>
      </p>
      <div class="score figure" role="group" aria-label={words.score}>
        <span class="side-A" aria-label={words.scoreOf('A', view.score.A)}><span class="side-letter">A</span> {view.score.A}</span>
        <span class="side-B" aria-label={words.scoreOf('B', view.score.B)}>{view.score.B} <span class="side-letter">B</span></span>
      </div>
      <div class="topbar-tools">
        <Button variant="quiet" small icon={undoIcon} label={words.undo} tip={undoWords(battle, state)} disabled={state.undo.terms === 'none'} onClick={() => battle.undo()} />
        <Button variant="quiet" small icon={redoIcon} label={words.redo} disabled={state.redoable === 0} onClick={battle.redo} />
        <Button variant="quiet" small label={`${words.speed}: ${words.speeds[speed]}`} class="speed" onClick={() => updateSettings({ animationSpeed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]! })}>
          <span class="figure" aria-hidden="true">{words.speeds[speed]}</span>
        </Button>
        <Button variant="quiet" small icon={fitIcon} label={words.fit} onClick={() => battle.stage()?.fit()} />
      </div>
    </header>
  );
}
