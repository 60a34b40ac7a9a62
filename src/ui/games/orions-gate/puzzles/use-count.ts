import { useEffect, useRef, useState } from 'preact/hooks';
import { percentText } from '../../../../games/orions-gate/index.ts';
import type { Recorded } from '../../../../games/orions-gate/scenario/index.ts';
import { showToast } from '../../../kit/index.ts';
import { navigate } from '../../../match/router.ts';
import { keepDraft } from '../editor/drafts.ts';
import { scenariosPage } from '../pages.ts';
import { keepScenario } from '../scenarios/own-scenarios.ts';
import type { BattleState } from '../state.ts';
import { editorText } from '../words/editor.ts';
import { recordingText as words } from '../words/recording.ts';
import { countApart, type CountAsked, type CountHeard } from './count-thread.ts';
import { rivalText, whyNotText } from './why-not.ts';

/** Lines counted, of how many; of 0 while it begins. */
export interface Count {
  readonly done: number;
  readonly all: number;
}

/**
 * Counts what was played as the puzzle of a draft, apart from the page, and keeps it among the reader's own; `count` is
 * null while nothing is counted, `failure` says why there is no puzzle.
 */
export function useCount(draft: string, view: BattleState['view']) {
  const [count, setCount] = useState<Count | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ended = useRef<(() => void) | null>(null);
  const stop = () => {
    ended.current?.();
    setCount(null);
  };
  // What was said of a line is not true of a longer one.
  useEffect(() => {
    setFailure(null);
    return stop;
  }, [view]);
  const hear = (heard: CountHeard) => {
    if (heard.kind === 'progress') return setCount(heard);
    setCount(null);
    setFailure(heard.kind === 'done' ? kept(draft, heard.recorded, view) : words[heard.kind]);
  };
  const begin = (asked: CountAsked) => {
    setFailure(null);
    setCount({ done: 0, all: 0 });
    ended.current = countApart(asked, hear);
  };
  return { count, failure, begin, stop };
}

/** Keeps a puzzle among the reader's own; why not, or null when it is kept. */
function kept(draft: string, made: Recorded, { units }: BattleState['view']): string | null {
  const nameOf = (unit: string) => units.find(({ id }) => id === unit)?.name ?? unit;
  if (!made.ok) return whyNotText(made, nameOf);
  const { scenario, chance, next } = made;
  if (!keepScenario(scenario)) return editorText.notSaved;
  keepDraft({ id: draft, at: Date.now(), scenario });
  const than = [rivalText(next.rival, nameOf), percentText(next.chance)] as const;
  showToast(words.kept(scenario.title, percentText(chance), ...than), 'good');
  navigate(scenariosPage());
  return null;
}
