import { useMemo } from 'preact/hooks';
import { battle as words } from './words/play.ts';
import { missionText } from './words/missions.ts';
import { plannedEnd } from './planned-end.ts';
import { planNames } from './words/plan-names.ts';
import { play as common } from '../../match/words/play.ts';
import type { PanelParts } from '../../match/docks.tsx';
import { useRoom } from '../../match/layout.ts';
import { ActionPanel } from './hud/action-panel.tsx';
import { AidButtons } from './hud/aid-buttons.tsx';
import { FleetPanel } from './hud/fleet-panel.tsx';
import { MissionPanel } from './hud/parts.ts';
import { UnitSheet } from './hud/unit-sheet.tsx';
import { PlanButtons } from './plans/buttons.tsx';
import { AnswersPanel, DraftPanel, ListPanel } from './plans/parts.ts';
import type { PlanProps } from './plans/props.ts';
import { PuzzlePanel } from './puzzles/lazy-panel.ts';
import type { BattleState } from './state.ts';
import { lookedAt, subjectOf } from './subject.ts';

/**
 * The panels round the table; `puzzle` is the one being solved. Kept between pointer moves: only the action panel
 * follows a drag.
 */
export function usePanels(parts: PlanProps, puzzle: string | null): readonly PanelParts[] {
  const { battle, planning, state, planned } = parts;
  const { view, viewer, hovered } = state;
  const [subject, other] = spokenOf(planning.shown(state, planned));
  const fleets = useMemo(
    () => <FleetPanel battle={battle} state={{ ...state, selected: subject }} />,
    [view, viewer, subject, hovered],
  );
  const fought = view.mission !== null && view.mission !== 'annihilation';
  const end = fought ? plannedEnd(planning.shown(state, planned), planning.desk.context()) : null;
  const mission = useMemo(
    () => <MissionPanel battle={battle} state={state} end={end} />,
    [view, end?.unit, end?.pose.x, end?.pose.y, end?.pose.table],
  );
  const sheet = useMemo(
    () => <UnitSheet view={view} seats={battle.session.seats} subject={subject} other={other} />,
    [view, subject, other],
  );
  const { room } = useRoom();
  const task = useMemo(() => puzzle && <PuzzlePanel id={puzzle} battle={battle} state={state} />, [puzzle, view]);
  return [
    actPanel(parts),
    ...(task
      ? [{ id: 'puzzle', title: words.puzzle, dock: room === 'middle' ? 'right' : 'left', content: task } as const]
      : []),
    ...(planned.open
      ? [{ id: 'plans', title: planNames.title, dock: 'left', content: <ListPanel {...parts} /> } as const]
      : []),
    { id: 'fleets', title: words.fleets, dock: 'left', content: fleets },
    { id: 'sheet', title: words.sheet, dock: 'right', content: sheet },
    ...(fought ? [{ id: 'mission', title: missionText.title, dock: 'right', content: mission } as const] : []),
    ...(planned.heat.on
      ? [{ id: 'answers', title: planNames.answers, dock: 'right', content: <AnswersPanel {...parts} /> } as const]
      : []),
  ];
}

/** The ship all panels speak of, and another that is looked at. */
const spokenOf = (shown: BattleState) => [subjectOf(shown), lookedAt(shown)] as const;

/** What can be done now; while a plan is made, what can be planned. */
function actPanel(parts: PlanProps): PanelParts {
  const { battle, planning, state, planned } = parts;
  return {
    id: 'act',
    title: planned.draft ? planNames.draft : common.act,
    dock: 'bottom',
    content: planned.draft ? <DraftPanel {...parts} /> : <ActionPanel battle={battle} state={state} />,
    actions: (
      <AidButtons measure={battle} state={state}>
        <PlanButtons planning={planning} planned={planned} />
      </AidButtons>
    ),
  };
}
