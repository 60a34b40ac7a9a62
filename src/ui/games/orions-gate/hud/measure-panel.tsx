import { useRef } from 'preact/hooks';
import { closeIcon } from '../../../../../assets/icons/interface.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import type { Measure } from '../measure.ts';
import { endName, rulerText, sightSentence } from '../measure-text.ts';
import type { Measured } from '../state.ts';
import { Button, useMore } from '../../../kit/index.ts';
import { unitName } from './names.ts';
import { battle as words } from '../words/play.ts';
import { measures, type MeasureTool } from '../tools/tool.ts';

interface PanelProps {
  readonly game: AnyGame;
  readonly measure: Measure;
  readonly state: Measured;
}

/**
 * While a ruler or the line of sight is in hand: what to pick, by pointing or without, and every laid ruler in words
 * (OG-25.2).
 */
export function MeasurePanel({ game, measure, state }: PanelProps) {
  const { tool, rulers, view } = state;
  const list = useRef<HTMLUListElement>(null);
  useMore(list);
  if (!measures(tool)) return null;
  const sight = sightSentence(game, state);
  return (
    <div class="act-grid measure">
      <p class="act-head small" role="status">
        {sight ?? hintFor(state, tool)}
      </p>
      <div class="act-go">
        <Button small variant="quiet" shortcut="P" onClick={() => measure.input({ kind: 'cycle', step: -1 })}>
          {words.measurePrevious}
        </Button>
        <Button small variant="quiet" shortcut="N" onClick={() => measure.input({ kind: 'cycle', step: 1 })}>
          {words.measureNext}
        </Button>
        {tool.kind === 'ruler' && (
          <Button small shortcut="Enter" disabled={tool.to === null} onClick={() => measure.input({ kind: 'confirm' })}>
            {words.rulerTake}
          </Button>
        )}
        <Button
          small
          shortcut={tool.kind === 'ruler' ? 'R' : 'L'}
          onClick={tool.kind === 'ruler' ? measure.toggleRuler : measure.toggleSight}
        >
          {words.measureDone}
        </Button>
      </div>
      {tool.kind === 'ruler' && rulers.length > 0 && (
        <ul class="rulers small" aria-label={words.measure} ref={list}>
          {rulers.map((laid, index) => {
            const { title, gap, ends } = rulerText(game, view, laid);
            return (
              <li key={`${index} ${title}`}>
                <div>
                  <strong>{title}</strong> <span class="figure">{gap}</span>
                  <p class="second">{ends.join('; ')}</p>
                </div>
                <Button
                  small
                  variant="quiet"
                  icon={closeIcon}
                  label={words.rulerDrop(title)}
                  onClick={() => measure.dropRuler(index)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function hintFor({ view }: Measured, tool: MeasureTool): string {
  if (tool.kind === 'sight') return tool.from ? words.sightHint.end(unitName(view, tool.from)) : words.sightHint.begin;
  if (tool.from)
    return tool.to
      ? words.rulerTitle(endName(view, tool.from), endName(view, tool.to))
      : words.rulerHint.end(endName(view, tool.from));
  return tool.to ? words.rulerHint.start(endName(view, tool.to)) : words.rulerHint.begin;
}
