import { useEffect, useRef } from 'preact/hooks';
import type { AnyGame } from '../../../engine/game.ts';
import { announce } from '../../kit/index.ts';
import { battle as words } from './words/play.ts';
import { endName, rulerSentence, sightSentence } from './measure-text.ts';
import type { Measured } from './state.ts';

/** Says to screen readers what was measured, and which end the keys point at. */
export function useMeasureSpoken(game: AnyGame, state: Measured): void {
  const { rulers, view, tool } = state;
  const laid = useRef(rulers.length);
  useEffect(() => {
    const last = rulers.at(-1);
    if (last && rulers.length > laid.current) announce(rulerSentence(game, view, last));
    laid.current = rulers.length;
  }, [rulers]);
  const sight = sightSentence(game, state);
  useEffect(() => {
    if (sight) announce(sight);
  }, [sight]);
  useEffect(() => {
    if (tool.kind !== 'ruler' || !tool.keys || (!tool.from && !tool.to)) return;
    if (tool.from && tool.to) announce(rulerSentence(game, view, { from: tool.from, to: tool.to }));
    else
      announce(
        tool.from ? words.rulerHint.end(endName(view, tool.from)) : words.rulerHint.start(endName(view, tool.to!)),
      );
  }, [tool]);
}
