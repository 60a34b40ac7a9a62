import { allowanceOf, type Action, type Unit } from '../../../../games/orions-gate/index.ts';
import { stateOf } from '../asking.ts';
import { Button } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { groupWords } from '../words/group.ts';
import { missionText } from '../words/missions.ts';
import type { ActProps } from './act-props.ts';
import { subjectOf } from '../subject.ts';
import { unitName } from './names.ts';
import { usePressedInSight } from './pressed-in-sight.ts';

/** More ready units than this are scrolled through, so that the table stays in sight. */
const MANY = 12;

const ACTIONS = ['move', 'hold', 'cruise', 'ram'] as const;

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
          <Together battle={battle} units={units.length} />
        </div>
      )}
      <div class={`act-units ${many ? 'act-units-many' : ''}`} role="group" aria-label={words.chooseHint} ref={row}>
        {units.map((one) => (
          <Button key={one.id} small pressed={one.id === subject} onClick={() => battle.select(one.id, true)}>
            {one.name}
          </Button>
        ))}
        {!many && <Together battle={battle} units={units.length} />}
        {battle.context().check({ type: 'finish' }).length === 0 && (
          <Button small variant="quiet" onClick={() => void battle.order({ type: 'finish' })}>
            {missionText.finish}
          </Button>
        )}
      </div>
      {view.drawOffers.length > 0 && <DrawOffer battle={battle} state={state} />}
      {unit ? (
        <div class="act-cards">
          {ACTIONS.map((action) => (
            <ActionCard key={action} action={action} unit={unit} battle={battle} state={state} />
          ))}
        </div>
      ) : (
        <p class="second small">{subject === null ? words.chooseHint : words.looksOnly(unitName(view, subject))}</p>
      )}
    </div>
  );
}

/** What several units do at once. */
function Together({ battle, units }: Pick<ActProps, 'battle'> & { readonly units: number }) {
  if (units < 2 || !battle.holdAll) return null;
  return (
    <>
      {!battle.session.guided && (
        <Button small variant="quiet" onClick={battle.several}>
          {groupWords.several}
        </Button>
      )}
      <Button small variant="quiet" onClick={battle.holdAll}>
        {words.holdAll(units)}
      </Button>
    </>
  );
}

function ActionCard({ action, unit, battle, state }: ActProps & { readonly action: Action; readonly unit: Unit }) {
  const refused = battle.context().check({ type: 'activate', unit: unit.id, action });
  const reach = action === 'hold' ? '' : reachWords(battle, state, unit, action);
  const gives = action === 'hold' ? words.gives.hold : words.gives[action](reach);
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
        variant={action === 'move' ? 'primary' : 'plain'}
        refused={refused}
        onClick={() => void battle.order({ type: 'activate', unit: unit.id, action })}
      >
        {words.actions[action]}
      </Button>
      <p class="small second">{refused[0] ? refused[0].reason : gives}</p>
    </div>
  );
}

function reachWords(battle: ActProps['battle'], state: ActProps['state'], unit: Unit, action: Action): string {
  if (unit.unitType === 'scouts' && action === 'ram') return '';
  const { least, most, engines } = allowanceOf(stateOf(battle.session.game, state.view), unit.id, action);
  return engines === 0 ? words.reach(least, most) : `${words.reach(least, most)} (${words.engineDice(engines)})`;
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
