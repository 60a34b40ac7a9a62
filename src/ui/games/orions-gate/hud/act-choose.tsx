import { allowanceOf, type Action, type Unit } from '../../../../games/orions-gate/index.ts';
import { stateOf } from '../asking.ts';
import { Button } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { groupWords } from '../words/group.ts';
import { missionText } from '../words/missions.ts';
import { FIRST_CHOICE } from '../../../match/keys.ts';
import type { ActProps } from './act-props.ts';
import { subjectOf } from '../subject.ts';
import { ACTION_KEYS } from '../trying.ts';
import { unitName } from './names.ts';
import { usePressedInSight } from './pressed-in-sight.ts';

/** More ready units than this are scrolled through, so that the table stays in sight. */
const MANY = 12;

/** Which unit acts, and how (OG-6.2): the four actions with what each gives. */
export function ChooseActions({ battle, state }: ActProps) {
  const { view } = state;
  const subject = subjectOf(state);
  const row = usePressedInSight(subject);
  const units = view.activatable.map((id) => view.units.find((unit) => unit.id === id)!);
  const unit = units.find((one) => one.id === subject);
  const many = units.length > MANY;
  return (
    <div class="act-stack">
      {many && (
        <div class="act-units">
          <Several battle={battle} units={units.length} />
          <HoldAll battle={battle} units={units.length} />
        </div>
      )}
      <div class="act-choice">
        <div class={`act-units ${many ? 'act-units-many' : ''}`} role="group" aria-label={words.chooseHint} ref={row}>
          {units.map((one) => (
            <Button key={one.id} small pressed={one.id === subject} onClick={() => battle.select(one.id, true)}>
              {one.name}
            </Button>
          ))}
          {!many && <Several battle={battle} units={units.length} />}
          {battle.context().check({ type: 'finish' }).length === 0 && (
            <Button small variant="quiet" onClick={() => void battle.order({ type: 'finish' })}>
              {missionText.finish}
            </Button>
          )}
        </div>
        {!many && <HoldAll battle={battle} units={units.length} />}
      </div>
      {view.drawOffers.length > 0 && <DrawOffer battle={battle} state={state} />}
      {unit ? (
        <div class="act-cards">
          {ACTION_KEYS.map((action, index) => (
            <ActionCard
              key={action}
              action={action}
              shortcut={String(index + 1)}
              unit={unit}
              battle={battle}
              state={state}
            />
          ))}
        </div>
      ) : (
        <p class="second small">{subject === null ? words.chooseHint : words.looksOnly(unitName(view, subject))}</p>
      )}
    </div>
  );
}

type Together = Pick<ActProps, 'battle'> & { readonly units: number };

/** Takes several units in hand at once. */
const Several = ({ battle, units }: Together) =>
  units > 1 && battle.holdAll && !battle.session.guided ? (
    <Button small variant="quiet" label={groupWords.several} onClick={battle.several}>
      <span class="act-long">{groupWords.several}</span>
      <span class="act-short">{groupWords.severalShort}</span>
    </Button>
  ) : null;

/** Lets all hold in one press; beside the row of names, so that it is seen as a whole however long that is. */
const HoldAll = ({ battle, units }: Together) =>
  units > 1 && battle.holdAll ? (
    <Button small variant="quiet" onClick={battle.holdAll}>
      {words.holdAll(units)}
    </Button>
  ) : null;

interface ActionCardProps extends ActProps {
  readonly action: Action;
  readonly shortcut: string;
  readonly unit: Unit;
}

function ActionCard({ action, shortcut, unit, battle, state }: ActionCardProps) {
  const refused = battle.context().check({ type: 'activate', unit: unit.id, action });
  const { least, most, engines } = reachFor(battle, state, unit, action);
  const reach = words.reach(least, most);
  const whole = engines === 0 ? reach : `${reach} (${words.engineDice(engines)})`;
  return (
    <div
      class="act-card"
      onPointerEnter={() => battle.preview(refused.length > 0 ? null : action)}
      onPointerLeave={() => battle.preview(null)}
      onFocusIn={() => battle.preview(refused.length > 0 ? null : action)}
      onFocusOut={() => battle.preview(null)}
    >
      <Button
        wide
        class={action === 'move' ? FIRST_CHOICE : ''}
        shortcut={shortcut}
        refused={refused}
        onClick={() => void battle.order({ type: 'activate', unit: unit.id, action })}
      >
        {words.actions[action]}
      </Button>
      <p class="small second act-gives">{refused[0] ? refused[0].reason : givesOf(words.gives, action, whole)}</p>
      {!refused[0] && <p class="small second act-gives-short">{givesOf(words.givesShort, action, reach)}</p>}
    </div>
  );
}

type Gives = typeof words.gives | typeof words.givesShort;

const givesOf = (gives: Gives, action: Action, reach: string): string =>
  action === 'hold' ? gives.hold : gives[action](reach);

/** How far an action takes a unit, mils; what cannot be done goes nowhere. */
function reachFor({ session }: ActProps['battle'], { view }: ActProps['state'], unit: Unit, action: Action) {
  if (action === 'hold' || (unit.unitType === 'scouts' && action === 'ram')) return { least: 0, most: 0, engines: 0 };
  return allowanceOf(stateOf(session.game, view), unit.id, action);
}

function DrawOffer({ battle, state }: ActProps) {
  const from = state.view.drawOffers[0]!;
  if (state.view.drawOffers.includes(state.seat!)) return null;
  return (
    <span class="row">
      <span class="small">
        {words.drawOffered(battle.session.seats.find((info) => info.seat === from)?.name ?? from)}
      </span>
      <Button small onClick={() => void battle.order({ type: 'acceptDraw' })}>
        {words.acceptDraw}
      </Button>
      <Button small variant="quiet" onClick={() => void battle.order({ type: 'declineDraw' })}>
        {words.declineDraw}
      </Button>
    </span>
  );
}
