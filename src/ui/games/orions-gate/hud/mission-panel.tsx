import {
  markerName,
  type MarkerStanding,
  type Mission,
  type MissionAid,
  type OrionsGateView,
  type Side,
} from '../../../../games/orions-gate/index.ts';
import { missionText as words } from '../words/missions.ts';
import { missionAhead } from '../mission-ahead.ts';
import type { Battle } from '../controller.ts';
import type { PlannedEnd } from '../planned-end.ts';
import type { BattleState } from '../state.ts';
import { changed, pointsOf, standingOf } from './mission-words.ts';
import { unitName } from './names.ts';

type Shown = Pick<BattleState, 'view'>;
interface MissionProps {
  readonly battle: Pick<Battle, 'session' | 'focus'>;
  readonly state: Shown;
  /** Where the movement in hand would end: what would change then is shown beside what is. */
  readonly end?: PlannedEnd | null;
}

const SIDES: readonly Side[] = ['A', 'B'];

/** What the battle is fought for and how it stands: who holds each marker, what counts where (OG-25.10). */
export function MissionPanel({ battle, state, end = null }: MissionProps) {
  const { view } = state;
  if (!view.mission || view.stage === 'fleet') return null;
  const { now: aid, then } = missionAhead(battle.session.game, view, end);
  const zones =
    view.mission === 'breakthrough' ? 'inEnemyZone' : view.mission === 'captureTheGate' ? 'nearCentre' : null;
  return (
    <div class="mission">
      <p class="mission-name">
        <strong>{words.names[view.mission]}</strong>
      </p>
      <p class="second small">
        {view.mission === 'annihilation' && view.options.captureScores ? words.captureScores : words.aims[view.mission]}
      </p>
      {view.stage === 'play' && (
        <p class="small">
          {words.now}: <span class={aid.leader ? `side-${aid.leader}` : ''}>{endOf(view.mission, aid)}</span>
        </p>
      )}
      {end && then && (
        <p class="small">
          {words.ifHere(unitName(view, end.unit))}:{' '}
          <span class={then.leader ? `side-${then.leader}` : ''}>{endOf(view.mission, then)}</span>
          {scoresChanged(view.mission, aid, then).map((side) => (
            <span key={side} class={`mission-change side-${side}`}>
              {words.scores(side, pointsOf(aid[side].score, then[side].score))}
            </span>
          ))}
        </p>
      )}
      {zones && (
        <dl class="mission-list">
          {SIDES.map((side) => (
            <div key={side}>
              <dt class={`side-${side}`}>
                <span class="side-letter">{side}</span> {zones === 'inEnemyZone' ? words.inZone : words.nearCentre}
              </dt>
              <dd class="figure">{pointsOf(aid[side][zones].points, then && then[side][zones].points)}</dd>
            </div>
          ))}
        </dl>
      )}
      {markerList(battle, view, aid, then)}
    </div>
  );
}

/** Sides whose score a plan would change; a station is all or nothing (OG-16.13). */
const scoresChanged = (mission: Mission, now: MissionAid, then: MissionAid): readonly Side[] =>
  mission === 'stationAssault' ? [] : SIDES.filter((side) => now[side].score !== then[side].score);

/** Who holds each marker now and, where a plan would change it, then. */
function markerList(battle: MissionProps['battle'], view: OrionsGateView, aid: MissionAid, then: MissionAid | null) {
  const name = (id: string): string => unitName(view, id);
  if (aid.markers.length === 0) return null;
  return (
    <ul class="mission-list" aria-label={words.markers}>
      {aid.markers.map((marker, index) => (
        <li key={marker.marker}>
          <button
            type="button"
            class="mission-marker"
            disabled={marker.at === null}
            onClick={() => marker.at && battle.focus(marker.at)}
          >
            <span class={marker.side ? `side-${marker.side}` : ''}>{markerName(view, marker.marker)}</span>
            <span class={`small ${toneOf(then?.markers[index] ?? marker)}`}>
              {changed(standingOf(marker, name), then && standingOf(then.markers[index]!, name))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Who would win if the battle ended now. A station is all or nothing, so there is no lead to show (OG-16.13). */
function endOf(mission: Mission, { leader, lead }: MissionAid): string {
  if (!leader) return words.draw;
  return mission === 'stationAssault' ? words.wins(leader) : words.leads(leader, lead);
}

const toneOf = ({ holder, falling }: MarkerStanding): string =>
  falling ? 'mission-falling' : holder === 'A' || holder === 'B' ? `side-${holder}` : 'second';
