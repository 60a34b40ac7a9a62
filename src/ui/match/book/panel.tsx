import { useEffect, useRef, useState } from 'preact/hooks';
import { linkIcon, undoIcon } from '../../../../assets/icons/interface.ts';
import { Button, copyWithToast, Empty, Loading, Notice, OpenRule, TextInput } from '../../kit/index.ts';
import { rulebook as words } from '../words/rulebook.ts';
import { gameOfRule, GAMES, type GameId } from '../../../games/index.ts';
import { loadBook, openedBook, type Book } from './book.ts';
import type { RuleEntry } from './entry.ts';
import type { Chapter } from './chapter.ts';
import { RuleText } from './rule-text.tsx';
import { excerpt, searchRules } from './search.ts';
import './rulebook.css';

interface PanelProps {
  /** Whose book is opened where no rule says it; null or left out = the first game's. */
  readonly game?: GameId | null;
  /** The rule to show; null = the first chapter. Its first letters name the book. */
  readonly ruleId?: string | null;
  /**
   * Told when the reader follows a link. Without it the panel remembers its own way, with a back button (in a dialog).
   */
  readonly onRule?: (id: string) => void;
  /** Room for the chapter list beside the text. */
  readonly wide?: boolean;
}

/** The chapter of a rule, also of one that is not in the book. */
const chapterOf = ({ chapters }: Book, ruleId: string | null): Chapter | null => {
  const written = Number(/^[A-Z]+-(\d+)/.exec(ruleId ?? '')?.[1] ?? -1);
  return chapters.find(({ number }) => number === written) ?? null;
};

function Results({
  book,
  query,
  onPick,
}: {
  readonly book: Book;
  readonly query: string;
  readonly onPick: (id: string) => void;
}) {
  const found = searchRules(book.rules, query);
  return (
    <section class="stack" aria-label={words.search}>
      <p class="eyebrow" role="status">
        {words.results(found.length)}
      </p>
      {found.length === 0 && <p class="second">{words.noResults}</p>}
      <ul class="rule-results">
        {found.slice(0, 60).map((entry) => (
          <li key={entry.id}>
            <button type="button" class="rule-result" onClick={() => onPick(entry.id)}>
              <span class="rule-result-head">
                <span class="rule-id figure">{entry.id}</span>
                <strong>{entry.title}</strong>
              </span>
              <span class="small second">{excerpt(entry, query)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RuleProps {
  readonly entry: RuleEntry;
  readonly sought: boolean;
  /** Whether its ways out of the book are shown: over a match they would lead away from it. */
  readonly leads: boolean;
}

function Rule({ entry, sought, leads }: RuleProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!sought) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [sought]);
  const share = () => {
    const link = `${location.href.split('#')[0]}#/rules/${entry.id}`;
    void copyWithToast(link, words.copied(entry.id), words.notCopied);
  };
  return (
    <article
      class={`rule ${sought ? 'rule-sought' : ''}`}
      id={entry.id}
      ref={element}
      tabIndex={-1}
      aria-current={sought || undefined}
    >
      <header class="rule-head">
        <span class="rule-id figure">{entry.id}</span>
        <h3>{entry.title}</h3>
        <Button
          variant="quiet"
          small
          icon={linkIcon}
          label={words.copyLink(entry.id)}
          class="rule-share"
          onClick={share}
        />
      </header>
      <div class="rule-body">
        <RuleText body={entry.body} />
        {leads && entry.leads && (
          <p class="row">
            {entry.leads.map(({ href, label }) => (
              <Button key={href} small href={href}>
                {label}
              </Button>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}

interface ReadProps {
  readonly book: Book;
  readonly chapter: Chapter;
  readonly go: (id: string) => void;
  /** Whether rules lead to other pages. */
  readonly leads: boolean;
}

const firstOf = ({ entries }: Chapter): string => entries[0]!.id;

/** The chapters where there is little room: a list that opens. */
function ChapterSelect({ book: { chapters }, chapter, go }: ReadProps) {
  const pick = (written: string) => go(firstOf(chapters.find(({ number }) => number === Number(written))!));
  return (
    <select
      class="input select"
      aria-label={words.chapters}
      value={String(chapter.number)}
      onChange={(event) => pick(event.currentTarget.value)}
    >
      {chapters.map(({ number, title }) => (
        <option key={number} value={String(number)}>
          {number} {title}
        </option>
      ))}
    </select>
  );
}

/** The chapters beside the text; none is marked while something is searched. */
function ChapterList({ book, chapter, go, searching }: ReadProps & { readonly searching: boolean }) {
  return (
    <nav class="rulebook-chapters" aria-label={words.chapters}>
      <p class="eyebrow">{words.chapters}</p>
      <ol>
        {book.chapters.map((one) => (
          <li key={one.number}>
            <a
              href={`#/rules/${firstOf(one)}`}
              aria-current={one === chapter && !searching ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(firstOf(one));
              }}
            >
              <span class="figure quiet">{one.number}</span> {one.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A chapter with all its rules, and the way to the chapters before and after. */
function ChapterText({
  book: { chapters, rules },
  chapter,
  go,
  at,
  leads,
}: ReadProps & { readonly at: string | null }) {
  const step = (by: number) => chapters[chapters.indexOf(chapter) + by];
  const [before, after] = [step(-1), step(1)];
  const missing = at !== null && !rules.some((entry) => entry.id === at);
  return (
    <>
      {missing && (
        <Notice tone="warn" title={words.unknownRule(at)}>
          {words.unknownRuleText}
        </Notice>
      )}
      <h2 class="rulebook-chapter">
        <span class="figure quiet">{chapter.number}</span> {chapter.title}
      </h2>
      {chapter.entries.map((entry) => (
        <Rule key={entry.id} entry={entry} sought={entry.id === at} leads={leads} />
      ))}
      <div class="row">
        {before && (
          <Button small variant="quiet" onClick={() => go(firstOf(before))}>
            {words.previous}
          </Button>
        )}
        {after && (
          <Button small variant="quiet" class="push" onClick={() => go(firstOf(after))}>
            {words.next}
          </Button>
        )}
      </div>
    </>
  );
}

interface OpenProps extends Omit<PanelProps, 'game'> {
  readonly book: Book;
}

function OpenBook({ book, ruleId = null, onRule, wide = false }: OpenProps) {
  const [way, setWay] = useState<readonly (string | null)[]>([ruleId]);
  const [query, setQuery] = useState('');
  useEffect(() => setWay([ruleId]), [ruleId]);
  const at = onRule ? ruleId : (way.at(-1) ?? null);
  const go = (id: string) => {
    setQuery('');
    if (onRule) onRule(id);
    else setWay([...way, id]);
  };
  const { chapters, rules } = book;
  const reading = { book, chapter: chapterOf(book, at) ?? chapters[0]!, go, leads: onRule !== undefined };
  return (
    <OpenRule.Provider value={go}>
      <div class={`rulebook ${wide ? 'rulebook-wide' : ''}`}>
        <div class="rulebook-find">
          <TextInput
            label={words.searchLabel}
            type="search"
            placeholder={words.searchHint(rules[Math.floor(rules.length / 3)]!.id)}
            value={query}
            onInput={setQuery}
          />
          {wide ? <ChapterList {...reading} searching={query !== ''} /> : <ChapterSelect {...reading} />}
        </div>
        <div class="rulebook-text">
          {!onRule && way.length > 1 && !query && (
            <div>
              <Button small variant="quiet" icon={undoIcon} onClick={() => setWay(way.slice(0, -1))}>
                {words.back}
              </Button>
            </div>
          )}
          {query.trim() ? <Results book={book} query={query} onPick={go} /> : <ChapterText {...reading} at={at} />}
        </div>
      </div>
    </OpenRule.Provider>
  );
}

/** The book of a game: null while it is fetched, `failed` when that did not work. */
function useBook(game: GameId): { readonly book: Book | null; readonly failed: boolean; again(): void } {
  const [fetched, setFetched] = useState<Book | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    setFetched(null);
    loadBook(game).then(
      (book) => !gone && setFetched(book),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [game, attempt]);
  return { book: openedBook(game) ?? fetched, failed, again: () => setAttempt(attempt + 1) };
}

/**
 * The rule-book reader: search by word and number, chapters, links between rules. The book is fetched when it is
 * opened.
 */
export function RuleBookPanel({ game, ruleId = null, ...rest }: PanelProps) {
  const shown = (ruleId === null ? null : gameOfRule(ruleId)?.id) ?? game ?? GAMES[0]!.id;
  const { book, failed, again } = useBook(shown);
  if (failed)
    return (
      <Notice tone="bad" title={words.failedTitle}>
        <p>{words.failedText}</p>
        <div class="row notice-do">
          <Button small onClick={again}>
            {words.again}
          </Button>
        </div>
      </Notice>
    );
  if (!book) return <Loading>{words.loading}</Loading>;
  if (book.rules.length === 0)
    return (
      <Empty title={words.emptyTitle}>
        <p>{words.emptyText}</p>
      </Empty>
    );
  return <OpenBook key={shown} book={book} ruleId={ruleId} {...rest} />;
}
