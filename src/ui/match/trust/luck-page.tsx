import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame } from '../../../engine/game.ts';
import type { SeatInfo } from '../../../engine/recording.ts';
import type { Timeline } from '../../../engine/timeline.ts';
import { Choice, Loading } from '../../kit/index.ts';
import { trustPages as words } from '../words/trust-pages.ts';
import { Dice } from '../dice.tsx';
import { LuckChart } from './luck-chart.tsx';
import { extremes, luckOf, luckSum, type LoadLuck, type LuckBook, type LuckEntry } from './luck.ts';
import { MomentLine } from '../moment-line.tsx';
import { ResultTable } from '../result-table.tsx';
import './trust.css';

interface LuckProps {
  readonly load: LoadLuck;
  readonly timeline: Timeline<unknown, unknown>;
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  /** The moment that was gone to from here before: its roll has the focus. */
  readonly at: number | null;
  /** Goes to the moment of a roll. */
  readonly onMoment: (plies: number) => void;
}

/** Kinds of rolls that are listed, and how many of each. */
const KINDS = [
  ['luckiest', 1],
  ['unluckiest', -1],
] as const;
const LISTED = 6;
/** Milliseconds for the page to say what it does before the work begins. */
const BREATH = 40;

/** The luck of a match: sums of each side, its course, and the rolls that made it. */
export default function LuckPage({ load, timeline, game, seats, at, onMoment }: LuckProps) {
  const [book, setBook] = useState<LuckBook | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([load(), new Promise((done) => setTimeout(done, BREATH))]).then(
      ([read]) => !gone && setBook(read(timeline, game, seats)),
    );
    return () => {
      gone = true;
    };
  }, [timeline]);
  if (!book) return <Loading>{words.luckReading}</Loading>;
  return <Book book={book} length={timeline.plies.length} at={at} onMoment={onMoment} />;
}

/** What every party rolled of one kind, against what was to be expected. */
function Sums({
  book,
  tally: { key, title, text },
}: {
  readonly book: LuckBook;
  readonly tally: LuckBook['tallies'][number];
}) {
  const rows = book.parties.map((one) => {
    const { rolls, expected, came, luck } = luckSum(book, one.key, key);
    return {
      key: one.key,
      tint: one.tint,
      who: (
        <span class="luck-party">
          <span class="luck-mark">{one.mark}</span> {one.name}
        </span>
      ),
      cells: [
        rolls,
        words.figure(expected),
        words.figure(came),
        <strong class={`figure ${toneOf(luck)}`}>{words.luckOf(luck)}</strong>,
      ],
    };
  });
  return (
    <ResultTable
      class="luck-sums"
      title={title}
      rowsAre={words.columns.party}
      titles={[words.columns.rolls, words.columns.expected, words.columns.came, words.columns.luck]}
      rows={rows}
      text={text}
    />
  );
}

function Book({
  book,
  length,
  at,
  onMoment,
}: { readonly book: LuckBook; readonly length: number } & Pick<LuckProps, 'at' | 'onMoment'>) {
  const [party, setParty] = useState<string>('');
  // Once something was chosen here the focus stays there, whatever is listed.
  const [left, setLeft] = useState(at);
  const tallies = useMemo(
    () => book.tallies.filter(({ key }) => book.entries.some(({ tally }) => tally === key)),
    [book],
  );
  const main = tallies[0];
  if (!main) return <p class="second">{words.luckNone}</p>;
  const of = party === '' ? null : party;
  return (
    <div class="luck stack">
      <p class="small second">{words.luckLead}</p>
      {tallies.map((tally) => (
        <Sums key={tally.key} book={book} tally={tally} />
      ))}
      <section>
        <h3 class="eyebrow">
          {words.chart}: {main.title}
        </h3>
        <LuckChart book={book} tally={main.key} length={length} />
      </section>
      <Choice
        label={words.whose}
        value={party}
        options={[
          { value: '', label: words.everybody },
          ...book.parties.map(({ key, name, mark }) => ({
            value: key,
            label: mark === name ? name : `${mark} ${name}`,
          })),
        ]}
        onChange={(next) => {
          setLeft(null);
          setParty(next);
        }}
      />
      <div class="luck-lists">
        {KINDS.map(([kind, sign]) => (
          <Rolls
            key={kind}
            title={words[kind]}
            entries={extremes(book, main.key, sign, LISTED, of)}
            book={book}
            at={left}
            onMoment={onMoment}
          />
        ))}
      </div>
    </div>
  );
}

const toneOf = (luck: number): string =>
  words.luckOf(luck) === words.luckOf(0) ? '' : luck > 0 ? 'luck-good' : 'luck-bad';

interface RollsProps extends Pick<LuckProps, 'at' | 'onMoment'> {
  readonly title: string;
  readonly entries: readonly LuckEntry[];
  readonly book: LuckBook;
}

function Rolls({ title, entries, book, at, onMoment }: RollsProps) {
  return (
    <section>
      <h3 class="eyebrow">{title}</h3>
      {entries.length === 0 && <p class="small quiet">{words.luckNone}</p>}
      <ol class="luck-rolls">
        {entries.map((entry, place) => {
          const logged = entry.logEntry();
          const party = book.parties.find(({ key }) => key === entry.party);
          const luck = luckOf(entry);
          return (
            <MomentLine key={`${entry.plies} ${place}`} here={entry.plies === at}>
              <button
                type="button"
                class={`luck-roll ${party?.tint ?? ''}`}
                title={words.toMove(entry.plies)}
                onClick={() => onMoment(entry.plies)}
              >
                <strong class={`luck-swing figure ${toneOf(luck)}`}>{words.luckOf(luck)}</strong>
                <span class="luck-what">
                  <span>
                    <span class="luck-mark">{party?.mark}</span> {logged?.text ?? words.moveOf(entry.plies)}
                  </span>
                  <span class="luck-how small second">
                    {logged?.dice && (
                      <Dice
                        drawn={logged.dice}
                        dropped={logged.dropped}
                        hits={logged.hits}
                        rings={logged.rings}
                        size={15}
                      />
                    )}
                    <span>
                      {words.moveOf(entry.plies)}, {words.swing(words.figure(entry.before), words.figure(entry.after))}
                    </span>
                  </span>
                </span>
              </button>
            </MomentLine>
          );
        })}
      </ol>
    </section>
  );
}
