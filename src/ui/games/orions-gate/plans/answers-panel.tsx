import {
  COMPONENTS,
  percentText,
  toNumber,
  type Answer,
  type Answers,
  type ComponentKind,
  type OrionsGateView,
} from '../../../../games/orions-gate/index.ts';
import { Button } from '../../../kit/index.ts';
import { list } from '../../../kit/words/text.ts';
import { plans as words } from '../words/plans.ts';
import { unitName } from '../hud/names.ts';
import { hoverProps } from '../hud/hover-props.ts';
import type { PlanProps } from './props.ts';
import './plans.css';

const says = words.heat;
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const points = (mean: number): string => mean.toFixed(2);
/** Chances below are not worth a line. */
const SEEN = 0.00005;
/** Levels of the legend, as the layer draws them. */
const LEVELS = [0, 0.1, 0.3, 0.6, 1] as const;

/** "What would they do to me here?": the answers of every enemy, all together, and the legend of the heat layer. */
export default function AnswersPanel(props: PlanProps) {
  const { state } = props;
  const { heat } = props.planned;
  const { answers, unit } = heat;
  if (unit === null) return <p class="quiet small">{says.none}</p>;
  const counted = answers && answers.unit === unit ? answers : null;
  return (
    <div class="answers" aria-busy={heat.busy}>
      <p class="small">
        <strong>{says.at(unitName(state.view, unit))}</strong>{' '}
        <span class="second">{counted ? says.round(counted.enemies, counted.round) : says.counting}</span>
      </p>
      <HeatLegend {...props} />
      {heat.fault && <p class="small plans-bad">{says.fault}</p>}
      {counted && counted.list.length + counted.pulls.length === 0 && <p class="small second">{says.safe}</p>}
      {counted && counted.list.length > 0 && <Together {...props} counted={counted} />}
      {counted && counted.pulls.length > 0 && <Pulls {...props} pulls={counted.pulls} />}
      {counted && (
        <p class="quiet answers-honest">
          {[says.honest(counted.sampled), ...notCounted(state.view, counted.leftOut)].join(' ')}
        </p>
      )}
    </div>
  );
}

/** What these enemies could do besides, by name; nothing where all is counted. */
function notCounted(view: OrionsGateView, { warps, layers, ways }: Answers['leftOut']): readonly string[] {
  const named = (ids: readonly string[]): string => list(ids.map((id) => unitName(view, id)));
  const what = [
    ...(warps.length > 0 ? [says.warps(named(warps))] : []),
    ...(layers.length > 0 ? [says.layers(named(layers))] : []),
    ...(ways ? [says.rolledWays] : []),
  ];
  return what.length > 0 ? [says.notCounted(what.join('; '))] : [];
}

/** What Tractor Beams may pull the unit into. */
const Pulls = ({ battle, state, pulls }: PlanProps & { readonly pulls: Answers['pulls'] }) => (
  <section aria-label={says.pulls}>
    <p class="small second">{says.pulls}</p>
    <ul class="answers-list">
      {pulls.map(({ enemy, action, needs, damaged, lost }) => (
        <li key={enemy}>
          <button
            type="button"
            class="answer"
            onClick={() => battle.select(enemy, true)}
            {...hoverProps(battle, enemy)}
          >
            <span class="small second">
              {says.pulled(unitName(state.view, enemy), says.from(words.actions[action], needs))}
            </span>
            <Lost
              parts={[
                { slot: 0, name: says.destroyed, text: percentText(lost) },
                { slot: 1, name: says.damages, text: percentText(damaged) },
              ]}
            />
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** What the heat layer shows, in which colours, and how far it has been counted. */
function HeatLegend({ planning, planned: { heat }, state }: PlanProps) {
  const { layer } = heat;
  // A captured ship counts as a destroyed one.
  const nameOf = (scale: typeof heat.scale) => (scale === 'destroyed' && state.view.options.boarding ? 'lost' : scale);
  const counting = layer && layer.list.length < layer.cells ? layer : null;
  return (
    <div class="heat-legend" role="group" aria-label={says.scale}>
      {(['destroyed', 'damage'] as const).map((scale) => (
        <Button key={scale} small pressed={heat.scale === scale} onClick={() => planning.scale(scale)}>
          {says.scales[nameOf(scale)]}
        </Button>
      ))}
      <ul class="heat-levels" aria-hidden="true">
        {LEVELS.map((level) => (
          <li key={level}>
            <i
              style={{ '--share': Math.sqrt(level), '--tint': 0.12 + 0.3 * level }}
              class={level === 0 ? 'heat-safe' : 'heat-place'}
            />
            {level * 100}
          </li>
        ))}
      </ul>
      <p class="small second">
        {says.legend[nameOf(heat.scale)]}
        {counting ? ` (${says.progress(counting.list.length, counting.cells)})` : ''}
      </p>
      {counting && <progress max={counting.cells} value={counting.list.length} />}
    </div>
  );
}

/** What all enemies would do together, then each of them. */
const Together = ({ counted, ...props }: PlanProps & { readonly counted: Answers }) => (
  <>
    <dl class="answers-all">
      <div>
        <dt>{says.together}</dt>
        <dd class="figure">{says.mean(points(counted.together.mean), counted.together.boxes)}</dd>
      </div>
      <div>
        <dt>{says.destroyed}</dt>
        <dd class="figure">{percent(counted.together.destroyed)}</dd>
      </div>
      {counted.together.captured > 0 && (
        <div>
          <dt>{says.captured}</dt>
          <dd class="figure">{percent(counted.together.captured)}</dd>
        </div>
      )}
    </dl>
    <Lost
      parts={counted.together.lost
        .filter(({ chance }) => chance >= SEEN)
        .map((one) => ({ ...one, text: percent(one.chance) }))}
    />
    <ul class="answers-list">
      {counted.list.map((one) => (
        <Line key={one.enemy} answer={one} {...props} />
      ))}
    </ul>
  </>
);

/** What one enemy would do. */
function Line({ answer, battle, state }: PlanProps & { readonly answer: Answer }) {
  const { view } = state;
  const enemy = view.units.find(({ id }) => id === answer.enemy);
  const weapons = answer.slots.map((slot) =>
    slot === 0 ? words.gun : enemy ? COMPONENTS[enemy.components[slot - 1]!.kind].name : '',
  );
  const boards = answer.kind === 'boarding';
  return (
    <li>
      <button
        type="button"
        class="answer"
        onClick={() => battle.select(answer.enemy, true)}
        {...hoverProps(battle, answer.enemy)}
      >
        <span class="answer-name">
          <strong>{unitName(view, answer.enemy)}</strong>{' '}
          <span class="figure">
            {boards ? says.captures(percentText(answer.captured)) : says.points(points(toNumber(answer.mean)))}
          </span>
        </span>
        <span class="small second">
          <span class={`answer-kind answer-${answer.kind}`}>{says.kinds[answer.kind]}</span>
          {answer.through && (
            <>
              {' '}
              <span class="answer-kind">{says.gated}</span>
            </>
          )}{' '}
          {answer.kind === 'ram' ? says.ahead(answer.needs) : says.from(words.actions[answer.action], answer.needs)}
          {answer.through ? `, ${says.through(answer.through.enter, answer.through.leave)}` : ''}
          {weapons.length > 0 ? says[answer.kind === 'ram' ? 'then' : 'fires'](list(weapons)) : ''}
          {answer.comes.num === answer.comes.den ? '' : ` (${says.comes(percentText(answer.comes))})`}
        </span>
        <Lost
          parts={[
            ...(answer.captured.num > 0n && !boards
              ? [{ slot: -1, name: says.captured, text: percentText(answer.captured) }]
              : []),
            ...(answer.destroyed.num > 0n && answer.lost.length !== 1
              ? [{ slot: 0, name: says.destroyed, text: percentText(answer.destroyed) }]
              : []),
            ...answer.lost
              .filter(({ chance }) => toNumber(chance) >= SEEN)
              .map((one) => ({ ...one, text: percentText(one.chance) })),
          ]}
        />
        {toNumber(answer.costs) >= SEEN && (
          <span class="small second">{says.costs[answer.kind](percentText(answer.costs))}</span>
        )}
      </button>
    </li>
  );
}

interface Part {
  readonly slot: number;
  readonly text: string;
  readonly kind?: ComponentKind;
  readonly name?: string;
}

/** What is lost, each with its chance. */
function Lost({ parts }: { readonly parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <span class="answer-lost small">
      {parts.map(({ slot, kind, name, text }) => (
        <span key={slot}>
          {kind ? COMPONENTS[kind].name : name} <span class="figure">{text}</span>
        </span>
      ))}
    </span>
  );
}
