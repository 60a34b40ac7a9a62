import { useEffect, useMemo, useState } from 'preact/hooks';
import { lockIcon } from '../../../../../../assets/icons/interface.ts';
import { fleetCost, type Options, type Side } from '../../../../../games/orions-gate/index.ts';
import { announce, Button, Dialog, Icon, Panel, Toggle } from '../../../../kit/index.ts';
import { app } from '../../../../messages/app.ts';
import { fleetText } from '../../../../messages/fleet.ts';
import { optionsText as words } from '../../../../messages/options.ts';
import { setupText } from '../../../../messages/setup.ts';
import { useLaunch } from '../../../use-launch.ts';
import { LaunchBar } from '../shared/launch-bar.tsx';
import { nameOf } from '../shared/player.ts';
import { SetupPage } from '../shared/setup-page.tsx';
import { useSetup, type Query } from '../shared/use-setup.ts';
import { keepDraft, SIDES, type Draft, type DraftSeat, type HandTable } from './draft.ts';
import { FleetBuilder } from './fleet-builder.tsx';
import { faultsOf, plansOf } from './fleet-edit.ts';
import { opening } from './opening.ts';
import { battlePlan } from './plan.ts';
import { resolve } from './resolve.ts';
import { RulesSetup } from './rules-setup.tsx';
import { SeatsSetup } from './seats-setup.tsx';
import { packSetup } from './setup-link.ts';
import { TableSetup } from './table-setup.tsx';
import './page.css';

/** Nobody is called "You" when two share the screen. */
const personOf = (side: Side, alone: boolean): string => (alone ? setupText.you : words.people[side]);

const brings = (seat: DraftSeat): boolean => seat.player === 'human' || !seat.computerChooses;

/** A battle of Orion's Gate: captains, fleets, table, rules. */
export function NewBattle({ query }: { readonly query: Query }) {
  // A reload in the middle: whoever sits there says so before a fleet is shown.
  const waiting = ({ handed }: Draft): Side | null => (handed.includes('A') ? 'B' : null);
  const setup = useSetup<Draft>(query, {
    game: 'orions-gate',
    open: opening,
    keep: keepDraft,
    onTaken: (next) => {
      setShown(waiting(next) ?? 'A');
      setCurtain(waiting(next));
    },
  });
  const { draft, setDraft } = setup;
  const [shown, setShown] = useState<Side>(waiting(draft) ?? 'A');
  const [curtain, setCurtain] = useState<Side | null>(waiting(draft));
  const launch = useLaunch();
  const resolved = useMemo(() => resolve(draft.options, draft.table), [draft.options, draft.table]);
  // While an option is out of range the fleets are judged by the last good ones.
  const [lastGood, setLastGood] = useState<Options | null>(null);
  useEffect(() => {
    if (resolved.options) setLastGood(resolved.options);
  }, [resolved]);
  const options = resolved.options ?? lastGood;
  const { seats, handed } = draft;
  const setHanded = (next: readonly Side[]) => setDraft((before) => ({ ...before, handed: next }));
  const hotSeat = seats.A.player === 'human' && seats.B.player === 'human';
  const alone = !hotSeat;
  const secret = (side: Side): boolean => hotSeat && (handed.includes(side) || (side === 'B' && !handed.includes('A')));
  const changeSeat = (side: Side, change: Partial<DraftSeat>) => {
    setDraft((before) => ({ ...before, seats: { ...before.seats, [side]: { ...before.seats[side], ...change } } }));
    if (change.player) setHanded([]);
  };
  const changeOptions = (change: Partial<Draft['options']>) => setDraft((before) => ({ ...before, options: { ...before.options, ...change } }));

  const changeTable = (table: HandTable | null, change: Partial<Draft['options']> = {}) => setDraft((before) => ({ ...before, table, options: { ...before.options, ...change } }));

  const problem = (): string | null => {
    if (!resolved.options || resolved.layoutFaults.length > 0) return words.problemTable;
    for (const side of SIDES) {
      if (hotSeat && side === 'B' && !handed.includes('A')) break;
      if (!brings(seats[side])) continue;
      if (faultsOf(resolved.options, seats[side].fleet).length > 0) return words.problemFleet(words.seatOf[side]);
    }
    return null;
  };
  const trouble = problem();
  const name = (side: Side): string => nameOf(seats[side], personOf(side, alone));
  const plan = () => {
    const of = (side: Side) => ({ player: seats[side].player, name: name(side), fleet: brings(seats[side]) ? plansOf(seats[side].fleet.units) : null });
    return battlePlan({ options: resolved.options!, seats: { A: of('A'), B: of('B') }, seed: draft.seed });
  };
  const share = () => {
    const hidden = SIDES.filter(secret);
    const fleets = SIDES.filter((side) => !hidden.includes(side) && seats[side].fleet.units.length > 0).length;
    return {
      game: 'orions-gate' as const,
      packed: packSetup(draft, hidden),
      lead: setupText.shareLead,
      parts: [setupText.partTable, setupText.partRules, fleets > 0 ? setupText.partFleets(fleets) : setupText.partNoFleet, ...(draft.seed.trim() ? [setupText.partSeed] : [])],
      ...(hidden.length > 0 && { note: setupText.leftOut }),
    };
  };
  const handIn = () => {
    setHanded(['A']);
    setShown('B');
    setCurtain('B');
  };
  const takeBack = (side: Side) => {
    setHanded(handed.filter((one) => one !== side));
    setShown(side);
    setCurtain(side);
  };
  const mustHandIn = hotSeat && !handed.includes('A');
  const seat = seats[shown];
  return (
    <SetupPage game="orions-gate" title={words.title} lead={words.lead} setup={setup} share={share}>
      <Panel>
        <SeatsSetup seats={seats} onChange={changeSeat} />
        {hotSeat && <p class="small second">{words.hotSeat}</p>}
      </Panel>
      <div class="setup-columns">
        <Panel title={words.fleets} class="new-fleets" actions={<Button small variant="quiet" href="#/fleets">{app.pages.fleets}</Button>}>
          <div class="fleet-tabs" role="tablist" aria-label={words.fleets}>
            {SIDES.map((side) => (
              <button
                key={side}
                type="button"
                role="tab"
                id={`tab-${side}`}
                class={`fleet-tab fleet-tab-${side}`}
                aria-selected={shown === side}
                aria-controls="fleet-of-side"
                tabIndex={shown === side ? 0 : -1}
                onClick={() => setShown(side)}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                  const other = side === 'A' ? 'B' : 'A';
                  setShown(other);
                  document.getElementById(`tab-${other}`)?.focus();
                }}
              >
                <span class="captain-letter" aria-hidden="true">{side}</span>
                <span class="fleet-tab-text">
                  <span class="fleet-tab-name">{name(side)}</span>
                  <span class="small quiet">{secret(side) ? (handed.includes(side) ? words.sealed : words.later) : brings(seats[side]) ? fleetText.budget(fleetCost(plansOf(seats[side].fleet.units)), draft.options.points) : words.ownChoice}</span>
                </span>
                {secret(side) && <Icon of={lockIcon} size={18} />}
              </button>
            ))}
          </div>
          <div id="fleet-of-side" role="tabpanel" aria-labelledby={`tab-${shown}`} class={`stack of-${shown}`}>
            {seat.player !== 'human' && (
              <Toggle label={words.computerChooses} hint={words.computerChoosesHint} checked={seat.computerChooses} onChange={(computerChooses) => changeSeat(shown, { computerChooses })} />
            )}
            {secret(shown) ? (
              <div class="sealed">
                <Icon of={lockIcon} size={40} />
                <h3>{handed.includes(shown) ? words.handedIn(words.seatOf[shown]) : words.waits(words.seatOf.A)}</h3>
                <p class="second">{words.handedInText}</p>
                {handed.includes(shown) && <Button small onClick={() => takeBack(shown)}>{words.takeBack}</Button>}
              </div>
            ) : brings(seat) && options ? (
              <FleetBuilder key={shown} side={shown} fleet={seat.fleet} options={options} onChange={(fleet) => changeSeat(shown, { fleet })} />
            ) : null}
          </div>
        </Panel>
        <div class="stack">
          <TableSetup options={draft.options} table={draft.table} resolved={options} layout={resolved.layout} faultsAt={resolved.faultsAt} layoutFaults={resolved.layoutFaults} onChange={changeOptions} onTable={changeTable} />
          <RulesSetup options={draft.options} seed={draft.seed} faultsAt={resolved.faultsAt} onChange={changeOptions} onSeed={(seed) => setDraft((before) => ({ ...before, seed }))} />
        </div>
      </div>
      <LaunchBar
        launch={launch}
        trouble={trouble}
        start={words.start}
        failed={words.startFailed}
        plan={plan}
        seed={draft.seed}
        onStarted={() => keepDraft({ ...draft, handed: [] })}
        instead={mustHandIn && <Button variant="primary" icon={lockIcon} disabled={trouble !== null} onClick={handIn}>{words.handIn(words.seatOf.A)}</Button>}
      />
      {curtain && (
        <Dialog
          title={words.curtainTitle(name(curtain))}
          dismissible={false}
          onClose={() => undefined}
          shape="curtain"
          actions={
            <Button
              variant="primary"
              autoFocus
              onClick={() => {
                setCurtain(null);
                announce(`${words.fleets}: ${words.seatOf[curtain]}`);
              }}
            >
              {words.curtainOpen(name(curtain))}
            </Button>
          }
        >
          <p>{words.curtainText(name(curtain))}</p>
        </Dialog>
      )}
    </SetupPage>
  );
}
