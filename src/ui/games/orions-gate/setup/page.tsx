import { useEffect, useMemo, useState } from 'preact/hooks';
import { lockIcon } from '../../../../../assets/icons/interface.ts';
import type { Options, Side } from '../../../../games/orions-gate/index.ts';
import { announce, Button, Dialog } from '../../../kit/index.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { list } from '../../../kit/words/text.ts';
import { optionsText as words } from '../words/options.ts';
import { setupText } from '../../../match/words/setup.ts';
import { useLaunch } from '../../../match/use-launch.ts';
import { LaunchBar } from '../../../match/setup/launch-bar.tsx';
import { scenariosPage } from '../pages.ts';
import { menuWords } from '../words/menu.ts';
import { hashOf } from '../../../match/router.ts';
import { SetupPage } from '../../../match/setup/setup-page.tsx';
import { useSetup, type Query } from '../../../match/setup/use-setup.ts';
import { BattlePanel } from './battle-panel.tsx';
import {
  brings,
  captainsIn,
  isHotSeat,
  namedIn,
  namesIn,
  shareIn,
  SIDES,
  withSeat,
  type Captain,
  type DraftSeat,
  type SeatId,
  type Seats,
} from './captains.ts';
import { CaptainsPanel } from './captains-panel.tsx';
import { keepDraft, type Draft } from './draft.ts';
import { faultsOf, plansOf } from './fleet-edit.ts';
import { FleetsPanel } from './fleets-panel.tsx';
import { opening } from './opening.ts';
import { battlePlan } from './plan.ts';
import type { RawOptions } from './raw-options.ts';
import { resolve } from './resolve.ts';
import { RulesSetup } from './rules-setup.tsx';
import { isSecret, peopleOf, waitingFor } from './secrecy.ts';
import { packSetup } from './setup-link.ts';
import { TableSetup } from './table-setup.tsx';
import './page.css';

/** A battle of Orion's Gate: what it is about, captains, fleets, tables, rules. */
export function NewBattle({ query }: { readonly query: Query }) {
  // A reload in the middle: whoever sits there says so before a fleet is shown.
  const setup = useSetup<Draft>(query, {
    game: 'orions-gate',
    open: opening,
    keep: keepDraft,
    onTaken: (next) => {
      const side = waitingFor(next);
      setShown(side === 'B' ? 'b1' : 'a1');
      setCurtain(side && peopleOf(next.seats, side));
    },
  });
  const { draft, setDraft } = setup;
  const { seats, handed } = draft;
  const [shown, setShown] = useState<SeatId>(waitingFor(draft) === 'B' ? 'b1' : 'a1');
  /** Who is asked to take the screen: their names. */
  const [curtain, setCurtain] = useState<readonly string[] | null>(() => {
    const side = waitingFor(draft);
    return side && peopleOf(seats, side);
  });
  const launch = useLaunch();
  const [playersA, playersB] = [seats.A.length, seats.B.length];
  const resolved = useMemo(
    () => resolve(draft.options, draft.tables, { playersA, playersB }),
    [draft.options, draft.tables, playersA, playersB],
  );
  // While an option is out of range the fleets are judged by the last good ones.
  const [lastGood, setLastGood] = useState<Options | null>(null);
  useEffect(() => {
    if (resolved.options) setLastGood(resolved.options);
  }, [resolved]);
  const options = resolved.options ?? lastGood;
  const names = namesIn(seats);
  const all = captainsIn(seats);
  const open = all.find(({ id }) => id === shown) ?? all[0]!;
  const hotSeat = isHotSeat(seats);
  const secret = (side: Side): boolean => isSecret(draft, side);

  const changeSeats = (next: Seats) => {
    const stays =
      next.A.length === playersA &&
      next.B.length === playersB &&
      all.every(({ side, place, seat }) => seat.player === next[side][place]!.player);
    if (stays) return setDraft((before) => ({ ...before, seats: next }));
    const after = { ...draft, seats: next, handed: [] };
    // A fleet that was hidden is not laid open by changing who plays: its people are called to the screen first.
    const laidOpen = SIDES.find(
      (side) => secret(side) && !isSecret(after, side) && seats[side].some(({ fleet }) => fleet.units.length > 0),
    );
    if (laidOpen) setCurtain(peopleOf(seats, laidOpen));
    setDraft(() => after);
  };
  const changeSeat = (captain: Captain, change: Partial<DraftSeat>) => changeSeats(withSeat(seats, captain, change));
  const changeOptions = (change: Partial<RawOptions>) =>
    setDraft((before) => ({ ...before, options: { ...before.options, ...change } }));

  /** What is not in order, and the captain whose fleet it is. */
  const problem = (): { readonly what: string; readonly captain?: Captain } | null => {
    if (!resolved.options || resolved.layoutFaults.length > 0) return { what: words.problemTable };
    for (const captain of all) {
      if (hotSeat && captain.side === 'B' && !handed.includes('A')) break;
      if (!brings(captain.seat)) continue;
      if (faultsOf(resolved.options, captain.seat.fleet, shareIn(seats, captain)).length > 0)
        return { what: words.problemFleet(namedIn(seats, captain)), captain };
    }
    return null;
  };
  const trouble = problem();
  const plan = () =>
    battlePlan({
      options: resolved.options!,
      seats: all.map(({ id, seat }) => ({
        seat: id,
        player: seat.player,
        name: names[id]!,
        fleet: brings(seat) ? plansOf(seat.fleet.units) : null,
      })),
      seed: draft.seed,
    });
  const share = () => {
    const hidden = SIDES.filter(secret);
    const fleets = all.filter(({ side, seat }) => !hidden.includes(side) && seat.fleet.units.length > 0).length;
    const { tables } = draft.options;
    return {
      game: 'orions-gate' as const,
      packed: packSetup(draft, hidden),
      lead: setupText.shareLead,
      parts: [
        tables > 1 ? setupText.partTables(tables) : setupText.partTable,
        setupText.partRules,
        fleets > 0 ? setupText.partFleets(fleets) : setupText.partNoFleet,
        ...(draft.seed.trim() ? [setupText.partSeed] : []),
      ],
      ...(hidden.length > 0 && { note: setupText.leftOut }),
    };
  };
  const handOver = (next: readonly Side[], to: Side) => {
    setDraft((before) => ({ ...before, handed: next }));
    setShown(to === 'A' ? 'a1' : 'b1');
    setCurtain(peopleOf(seats, to));
  };
  /** Leads to what is not in order, where it is out of sight. */
  const goTo = (place: string) => document.querySelector(place)?.scrollIntoView({ block: 'start' });
  const faulty = trouble?.captain;
  const atFault =
    resolved.layoutFaults.length > 0
      ? () => goTo('.tables-panel')
      : faulty && all.length > 2 && faulty.id !== open.id
        ? () => {
            setShown(faulty.id);
            goTo('.fleet-tabs');
          }
        : null;
  const mustHandIn = hotSeat && !handed.includes('A');
  return (
    <SetupPage
      game="orions-gate"
      title={words.title}
      lead={words.lead}
      setup={setup}
      share={share}
      links={
        <Button small href={hashOf(scenariosPage())}>
          {menuWords.scenarios}
        </Button>
      }
    >
      <BattlePanel options={draft.options} resolved={resolved.options} onChange={changeOptions} />
      <CaptainsPanel
        seats={seats}
        names={names}
        options={options}
        pointSplit={draft.options.pointSplit}
        secret={secret}
        onSeats={changeSeats}
        onSplit={(pointSplit) => changeOptions({ pointSplit })}
      />
      <div class="setup-columns">
        <FleetsPanel
          seats={seats}
          names={names}
          options={options}
          shown={open}
          secret={secret}
          handed={handed}
          onShow={setShown}
          onSeat={changeSeat}
          onTakeBack={(side) =>
            handOver(
              handed.filter((one) => one !== side),
              side,
            )
          }
        />
        <div class="stack">
          <TableSetup
            options={draft.options}
            sources={draft.tables}
            resolved={resolved}
            onChange={changeOptions}
            onTables={(tables, change = {}) =>
              setDraft((before) => ({ ...before, tables, options: { ...before.options, ...change } }))
            }
          />
          <RulesSetup
            options={draft.options}
            seed={draft.seed}
            faultsAt={resolved.faultsAt}
            onChange={changeOptions}
            onSeed={(seed) => setDraft((before) => ({ ...before, seed }))}
          />
        </div>
      </div>
      <LaunchBar
        launch={launch}
        trouble={trouble && trouble.what}
        start={words.start}
        failed={words.startFailed}
        plan={plan}
        seed={draft.seed}
        onStarted={() => keepDraft({ ...draft, handed: [] })}
        mend={
          atFault && (
            <Button small onClick={atFault}>
              {battleSetup.show}
            </Button>
          )
        }
        instead={
          mustHandIn && (
            <Button variant="primary" icon={lockIcon} disabled={trouble !== null} onClick={() => handOver(['A'], 'B')}>
              {(seats.A.length > 1 ? battleSetup.handInAll : words.handIn)(words.seatOf.A)}
            </Button>
          )
        }
      />
      {curtain && (
        <Dialog
          title={words.curtainTitle(list(curtain))}
          dismissible={false}
          onClose={() => undefined}
          shape="curtain"
          actions={
            <Button
              variant="primary"
              autoFocus
              onClick={() => {
                setCurtain(null);
                announce(`${words.fleets}: ${names[open.id]}`);
              }}
            >
              {curtain.length > 1 ? battleSetup.weAre(list(curtain)) : words.curtainOpen(curtain[0]!)}
            </Button>
          }
        >
          <p>{words.curtainText(list(curtain))}</p>
        </Dialog>
      )}
    </SetupPage>
  );
}
