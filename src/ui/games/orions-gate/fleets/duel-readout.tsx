import { useEffect, useRef } from 'preact/hooks';
import { copyIcon, exportIcon } from '../../../../../assets/icons/interface.ts';
import { writeFleet } from '../../../../games/orions-gate/index.ts';
import { Button, copyWithToast, Panel, saveFile, showToast } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { labText } from '../../../match/words/lab.ts';
import { ShipPicture } from '../art/ship-picture.tsx';
import { LengthChart } from '../../../match/lab/length-chart.tsx';
import { Failures, Progress } from '../../../match/lab/progress.tsx';
import type { Bench } from '../../../match/lab/use-series.ts';
import { WonChart } from '../../../match/lab/won-chart.tsx';
import { DestroyedChart } from './destroyed-chart.tsx';
import { commandOfDuel, DUEL_FILES, type Duel } from './duel-draft.ts';
import {
  destroyedBy,
  duelCsv,
  duelGroups,
  duelJson,
  duelText,
  fatesOf,
  lengthOf,
  type FleetFate,
  type Fought,
} from './duel-results.ts';

const SIDES = ['A', 'B'] as const;

/** What is left of a fleet, ship by ship. */
function Survivors({ fate: { name, ships, survivors }, at }: { readonly fate: FleetFate; readonly at: 0 | 1 }) {
  return (
    <table class="survivors">
      <caption>{words.survivorsOf(name, survivors, ships.length)}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{words.shipColumn}</th>
          <th scope="col">{words.standingColumn}</th>
        </tr>
      </thead>
      <tbody>
        {ships.map((ship, place) => (
          <tr key={place}>
            <th scope="row">
              <ShipPicture type={ship.type} side={SIDES[at]} size={20} />
              {ship.name}
            </th>
            <td class="figure">
              <svg class="survivors-bar" aria-hidden="true">
                <rect class="survivors-all" width="100%" height="100%" rx="3" />
                <rect class={`destroyed-${at}`} width={`${ship.standing * 100}%`} height="100%" rx="3" />
              </svg>
              {labText.percent(ship.standing)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ways to keep the results, and to fight the same battles elsewhere. */
function Keep({ fought }: { readonly fought: Fought }) {
  const { draft, played } = fought;
  const save = (file: string, text: string, type: string) => {
    saveFile(file, text, type);
    showToast(words.saved(file));
  };
  const command = commandOfDuel(draft);
  return (
    <Panel title={words.keepResults}>
      <div class="row">
        <Button
          small
          icon={copyIcon}
          onClick={() => void copyWithToast(duelText(fought), labText.copied, labText.notCopied)}
        >
          {labText.copyText}
        </Button>
        <Button small icon={exportIcon} onClick={() => save('duel.json', duelJson(fought), 'application/json')}>
          {labText.json}
        </Button>
        <Button small icon={exportIcon} onClick={() => save('duel.csv', duelCsv(played), 'text/csv')}>
          {labText.csv}
        </Button>
      </div>
      <details class="duel-command">
        <summary class="small">{words.command}</summary>
        <p class="small quiet">{words.fleetFiles}</p>
        <code class="small">{command}</code>
        <div class="row">
          {SIDES.map((side, at) => (
            <Button
              key={side}
              small
              icon={exportIcon}
              onClick={() => save(DUEL_FILES[at]!, `${writeFleet(draft.fleets[at]!)}\n`, 'text/plain')}
            >
              {words.fleetFile(side)}
            </Button>
          ))}
          <Button
            small
            icon={copyIcon}
            onClick={() => void copyWithToast(command, words.commandCopied, labText.notCopied)}
          >
            {words.copyCommand}
          </Button>
        </div>
      </details>
    </Panel>
  );
}

function Results({ fought }: { readonly fought: Fought }) {
  const fates = fatesOf(fought);
  const length = lengthOf(fought.played);
  return (
    <>
      <Panel title={labText.shares}>
        <WonChart groups={duelGroups(fought)} />
      </Panel>
      <Panel title={words.destroyed}>
        <DestroyedChart fates={fates} values={[destroyedBy(fought.played, 0), destroyedBy(fought.played, 1)]} />
      </Panel>
      <Panel title={words.survivors}>
        <div class="survivors-both">
          {fates.map((fate, at) => (
            <Survivors key={fate.name} fate={fate} at={at as 0 | 1} />
          ))}
        </div>
        <p class="small quiet">{words.survivorsHow}</p>
      </Panel>
      {length && (
        <Panel title={words.length}>
          <LengthChart lengths={length.lengths} values={length.rounds} figure={words.lengthFigure} />
        </Panel>
      )}
      <Keep fought={fought} />
    </>
  );
}

/** The measuring side of a duel: progress, results as they come, failures. */
export function DuelReadout({ bench, onStop }: { readonly bench: Bench<Duel>; readonly onStop: () => void }) {
  const { draft, reading } = bench;
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below the set-up on a narrow screen: what was started comes into sight.
    if (top.current && top.current.getBoundingClientRect().top > innerHeight * 0.6)
      top.current.scrollIntoView({ block: 'start' });
  }, [draft]);
  return (
    <section class="lab-readout" aria-label={words.readout} ref={top}>
      <Progress bench={bench} onStop={onStop} />
      <Failures bench={bench} />
      {reading && <Results fought={{ ...bench, reading }} />}
    </section>
  );
}
