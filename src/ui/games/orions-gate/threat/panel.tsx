import {
  COUNTS,
  harmFrom,
  SHARES,
  UNIT_TYPES,
  type OrionsGateView,
  type UnitId,
  type UnitType,
} from '../../../../games/orions-gate/index.ts';
import { Button } from '../../../kit/index.ts';
import { list } from '../../../kit/words/text.ts';
import { plans } from '../words/plans.ts';
import { battle as common } from '../words/play.ts';
import { threatWords as words } from '../words/threat.ts';
import { unitName } from '../hud/names.ts';
import { usePressedInSight } from '../hud/pressed-in-sight.ts';
import type { ThreatHeard } from './watch.ts';
import './threat.css';

export interface ThreatPanelProps {
  readonly view: OrionsGateView;
  readonly unit: UnitId | null;
  readonly enemy: UnitId | null;
  readonly type: UnitType | null;
  readonly heard: ThreatHeard;
  readonly onType: (type: UnitType | null) => void;
}

/** Whose threat the field shows, against whom, and what its shades and lines say. */
export function ThreatPanel(props: ThreatPanelProps) {
  const { view, unit, heard } = props;
  if (unit === null) return <p class="quiet small">{words.none}</p>;
  const layer = heard.layer?.unit === unit ? heard.layer : null;
  const counting = layer && layer.places.length < layer.cells;
  return (
    <div class="threat" aria-busy={!heard.fault && (!layer || counting === true)}>
      <p class="small">
        {words.against} <strong>{unitName(view, unit)}</strong>{' '}
        <span class="second">{layer ? plans.heat.round(layer.enemies.length, layer.round) : words.counting}</span>
      </p>
      <Filter {...props} />
      {heard.fault && <p class="small plans-bad">{words.fault}</p>}
      <Here {...props} />
      <Legend />
      <progress max={layer?.cells ?? 1} value={layer?.places.length ?? 0} class={counting ? '' : 'threat-done'} />
      <p class="quiet threat-honest">{words.honest}</p>
    </div>
  );
}

/** All enemies, or those of one class; and whether one alone is pointed at. */
function Filter({ view, enemy, type, heard, onType }: ThreatPanelProps) {
  const row = usePressedInSight(type);
  const finger = matchMedia('(hover: none)').matches;
  const enemies = heard.layer?.enemies ?? [];
  const classOf = (id: UnitId) => view.units.find((unit) => unit.id === id)?.unitType;
  return (
    <>
      <div class="threat-row" role="group" aria-label={words.filter} ref={row}>
        <Button small pressed={type === null} onClick={() => onType(null)}>
          {words.all(enemies.length)}
        </Button>
        {UNIT_TYPES.map((one) => (
          <Button key={one} small pressed={type === one} onClick={() => onType(type === one ? null : one)}>
            {words.type(common.phases[one], enemies.filter((id) => classOf(id) === one).length)}
          </Button>
        ))}
      </div>
      <p class="small second threat-line">
        {enemy === null ? words.several[finger ? 'finger' : 'mouse'] : words.alone(unitName(view, enemy))}
      </p>
    </>
  );
}

/** What the enemies asked about would do to the ship where it stands. */
function Here({ unit, enemy, type, heard: { layer } }: ThreatPanelProps) {
  const place = layer?.unit === unit ? layer.places.find(({ at }) => at === -1) : undefined;
  if (!layer || !place) return <p class="small threat-line">{words.counting}</p>;
  const { count, points, lost } = harmFrom(place, { type, enemy });
  return (
    <p class="small figure threat-here">
      {words.here(count, points.toFixed(2), layer.boxes)}
      {count > 0 && `, ${words.lost(`${(lost * 100).toFixed(2)} %`)}`}
    </p>
  );
}

/** What the shades and the lines mean. */
const Legend = () => (
  <div class="threat-legend small second">
    <ul aria-label={words.shades}>
      {SHARES.map((share, index) => (
        <li key={share}>
          <i style={{ '--depth': index + 1 }} />
          {words.from(Math.round(share * 100))}
        </li>
      ))}
    </ul>
    <p>{words.shades}</p>
    <p>{words.lines(list(COUNTS.map(String)))}</p>
  </div>
);
