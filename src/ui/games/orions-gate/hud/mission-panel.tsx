import {
  markerName,
  missionAid,
  missionAidIf,
  type MarkerStanding,
  type Mission,
  type MissionAid,
  type OrionsGateView,
  type Side,
} from '../../../../games/orions-gate/index.ts';
import { missionText as words } from '../words/missions.ts';
import { stateOf } from '../asking.ts';
import type { Battle } from '../controller.ts';
import type { PlannedEnd } from '../planned-end.ts';
import type { BattleState } from '../state.ts';
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
  const now = stateOf(battle.session.game, view);
  const aid = missionAid(now);
  const then = end && missionAidIf(now, end.unit, end.pose);
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

const pointsOf = (now: number, then: number | null): string =>
  then === null || then === now ? words.points(now) : words.instead(String(then), words.points(now));

/** What is; where a plan would change it, what would be instead. */
const changed = (now: string, then: string | null): string =>
  then === null || then === now ? now : words.instead(then, now);

/** Who would win if the battle ended now. A station is all or nothing, so there is no lead to show (OG-16.13). */
function endOf(mission: Mission, { leader, lead }: MissionAid): string {
  if (!leader) return words.draw;
  return mission === 'stationAssault' ? words.wins(leader) : words.leads(leader, lead);
}

const toneOf = ({ holder, falling }: MarkerStanding): string =>
  falling ? 'mission-falling' : holder === 'A' || holder === 'B' ? `side-${holder}` : 'second';

function standingOf(marker: MarkerStanding, name: (id: string) => string): string {
  const { kind, holder, carrier, takenBy, mystery, falling } = marker;
  const result = mystery ? words.results[mystery] : '';
  const said = ((): string => {
    if (takenBy) return kind === 'station' ? words.destroyed : words.movedOff(takenBy);
    if (carrier) return words.carriedBy(name(carrier));
    if (kind === 'station') return falling ? words.falling : words.safe;
    if (holder === 'contested') return words.contested;
    return holder ? words.held(holder) : words.free;
  })();
  return result ? `${said}; ${result}` : said;
}
