import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { linkIcon, lockIcon, playIcon } from '../../../../../assets/icons/interface.ts';
import { fleetCost, type Options, type Side } from '../../../../games/orions-gate/index.ts';
import { announce, Button, Dialog, Icon, Notice, Panel, tell, Toggle } from '../../../kit/index.ts';
import { fleetText } from '../../../messages/fleet.ts';
import { optionsText as words } from '../../../messages/options.ts';
import { setupText } from '../../../messages/setup.ts';
import { randomSeed } from '../../random-seed.ts';
import { navigate } from '../../router.ts';
import { startBattle, type SeatPlan } from '../../start-battle.ts';
import { keepDraft, type Draft, type DraftSeat, type HandTable } from './draft.ts';
import { FleetBuilder } from './fleet-builder.tsx';
import { faultsOf, plansOf } from './fleet-edit.ts';
import { opening, type Opening, type Query } from './opening.ts';
import { resolve } from './resolve.ts';
import { RulesSetup } from './rules-setup.tsx';
import { SeatsSetup } from './seats-setup.tsx';
import { ShareSetup } from './share-setup.tsx';
import { TableSetup } from './table-setup.tsx';
import './page.css';

const SIDES = ['A', 'B'] as const;

const nameOf = (side: Side, seat: DraftSeat, alone: boolean): string =>
  seat.player === 'human' ? seat.name.trim() || (alone ? words.you : words.people[side]) : words.computer[seat.player];

const brings = (seat: DraftSeat): boolean => seat.player === 'human' || !seat.computerChooses;

/** New battle: captains, fleets, table, rules. */
export function NewBattle({ query }: { readonly query: Query }) {
  const [opened, setOpened] = useState(() => opening(query));
  const [draft, setDraft] = useState(opened.draft);
  const [shown, setShown] = useState<Side>(opened.draft.handed.includes('A') ? 'B' : 'A');
  // A reload in the middle: whoever sits there says so before a fleet is shown.
  const [curtain, setCurtain] = useState<Side | null>(() => (opened.draft.handed.includes('A') ? 'B' : null));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
  const read = useRef(query);
  const takeUp = (next: Opening) => {
    setOpened(next);
    setDraft(next.draft);
    setShown(next.draft.handed.includes('A') ? 'B' : 'A');
    setCurtain(next.draft.handed.includes('A') ? 'B' : null);
  };
  useEffect(() => {
    // A link followed while the page stands open is taken up too.
    if (query !== read.current && Object.keys(query).length > 0) takeUp(opening(query));
    read.current = query;
    if (Object.keys(query).length > 0) navigate({ page: 'new', query: {} }, true);
  }, [query]);
  useEffect(() => keepDraft(draft), [draft]);
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
  const start = async () => {
    if (!resolved.options) return;
    setBusy(true);
    setFailure(null);
    const plan = (side: Side): SeatPlan => ({
      player: seats[side].player,
      name: nameOf(side, seats[side], alone),
      fleet: brings(seats[side]) ? plansOf(seats[side].fleet.units) : null,
    });
    try {
      const id = await startBattle({ options: resolved.options, seats: { A: plan('A'), B: plan('B') }, seed: draft.seed.trim() || randomSeed() });
      keepDraft({ ...draft, handed: [] });
      navigate({ page: 'battle', id });
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
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
    <div class="page new-battle">
      <header class="page-head">
        <div>
          <h1>{words.title}</h1>
          <p class="second">{words.lead}</p>
        </div>
        <div class="push"><Button small icon={linkIcon} onClick={() => setSharing(true)}>{setupText.share}</Button></div>
      </header>
      {opened.failures.map((one) => <Notice key={one.title} tone="bad" title={one.title}>{one.reason}</Notice>)}
      {opened.faults.length > 0 && (
        <Notice tone="bad" title={setupText.faultsTitle(opened.faults.length)}>
          <ul class="layout-faults">{opened.faults.map((fault) => <li key={fault}>{fault}</li>)}</ul>
          <p>{setupText.faultsKept}</p>
        </Notice>
      )}
      {opened.before && (
        <Notice tone="info" title={setupText.opened}>
          <p>{setupText.openedText}</p>
          <div class="row notice-do">
            <Button
              small
              onClick={() => {
                takeUp({ draft: opened.before!, failures: [], faults: [], before: null });
                tell(setupText.wentBack);
              }}
            >
              {setupText.back}
            </Button>
          </div>
        </Notice>
      )}
      <Panel>
        <SeatsSetup seats={seats} onChange={changeSeat} />
        {hotSeat && <p class="small second">{words.hotSeat}</p>}
      </Panel>
      <div class="new-columns">
        <Panel title={words.fleets} class="new-fleets">
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
                  <span class="fleet-tab-name">{nameOf(side, seats[side], alone)}</span>
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
          <RulesSetup options={draft.options} seed={draft.seed} faultsAt={resolved.faultsAt} onChange={changeOptions} onSeed={(seed) => setDraft({ ...draft, seed })} />
        </div>
      </div>
      <div class="launch">
        {failure && <Notice tone="bad" title={words.startFailed}>{failure}</Notice>}
        <div class="launch-line">
          <p class={`small second ${trouble ? '' : 'launch-ready'}`} role="status">{trouble ? words.notReady(trouble) : words.readyToStart}</p>
          {mustHandIn ? (
            <Button variant="primary" icon={lockIcon} disabled={trouble !== null} onClick={handIn}>{words.handIn(words.seatOf.A)}</Button>
          ) : (
            <Button variant="primary" icon={playIcon} disabled={trouble !== null || busy} onClick={start}>{busy ? words.starting : words.start}</Button>
          )}
        </div>
      </div>
      {sharing && <ShareSetup draft={draft} hidden={SIDES.filter(secret)} onClose={() => setSharing(false)} />}
      {curtain && (
        <Dialog
          title={words.curtainTitle(nameOf(curtain, seats[curtain], alone))}
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
              {words.curtainOpen(nameOf(curtain, seats[curtain], alone))}
            </Button>
          }
        >
          <p>{words.curtainText(nameOf(curtain, seats[curtain], alone))}</p>
        </Dialog>
      )}
    </div>
  );
}
