import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { linkIcon, undoIcon } from '../../../assets/icons/interface.ts';
import { Button, copyAndTell, Empty, Notice, OpenRule, TextInput } from '../kit/index.ts';
import { rulebook as words } from '../messages/rulebook.ts';
import { BOOK } from './book.ts';
import type { RuleEntry } from './entry.ts';
import { RuleText } from './rule-text.tsx';
import { excerpt, searchRules } from './search.ts';
import './rulebook.css';

interface PanelProps {
  /** The rule to show; null = the first chapter. */
  readonly ruleId?: string | null;
  /** Told when the reader follows a link. Without it the panel remembers its own way, with a back button (in a dialog). */
  readonly onRule?: (id: string) => void;
  /** Room for the chapter list beside the text. */
  readonly wide?: boolean;
}

const chapterOf = (ruleId: string | null): number | null => {
  const entry = BOOK.find((one) => one.id === ruleId);
  const written = /^OG-(\d+)/.exec(ruleId ?? '')?.[1];
  return entry?.chapter ?? (written !== undefined && BOOK.some((one) => one.chapter === Number(written)) ? Number(written) : null);
};

function Results({ query, onPick }: { readonly query: string; readonly onPick: (id: string) => void }) {
  const found = searchRules(BOOK, query);
  return (
    <section class="stack" aria-label={words.search}>
      <p class="eyebrow" role="status">{words.results(found.length)}</p>
      {found.length === 0 && <p class="second">{words.noResults}</p>}
      <ul class="rule-results">
        {found.slice(0, 60).map((entry) => (
          <li key={entry.id}>
            <button type="button" class="rule-result" onClick={() => onPick(entry.id)}>
              <span class="rule-result-head"><span class="rule-id figure">{entry.id}</span><strong>{entry.title}</strong></span>
              <span class="small second">{excerpt(entry, query)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rule({ entry, sought }: { readonly entry: RuleEntry; readonly sought: boolean }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!sought) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [sought]);
  const share = async () => {
    const link = `${location.href.split('#')[0]}#/rules/${entry.id}`;
    await copyAndTell(link, words.copied(entry.id), words.notCopied);
  };
  return (
    <article class={`rule ${sought ? 'rule-sought' : ''}`} id={entry.id} ref={element} tabIndex={-1} aria-current={sought || undefined}>
      <header class="rule-head">
        <span class="rule-id figure">{entry.id}</span>
        <h3>{entry.title}</h3>
        <Button variant="quiet" small icon={linkIcon} label={words.copyLink(entry.id)} class="rule-share" onClick={share} />
      </header>
      <div class="rule-body"><RuleText body={entry.body} /></div>
    </article>
  );
}

/** The rule-book reader: search by word and number, chapters, links between rules. */
export function RuleBookPanel({ ruleId = null, onRule, wide = false }: PanelProps) {
  const [way, setWay] = useState<readonly (string | null)[]>([ruleId]);
  const [query, setQuery] = useState('');
  useEffect(() => setWay([ruleId]), [ruleId]);
  const at = onRule ? ruleId : (way.at(-1) ?? null);
  const go = (id: string) => {
    setQuery('');
    if (onRule) onRule(id);
    else setWay([...way, id]);
  };
  const chapters = useMemo(() => [...new Set(BOOK.map((entry) => entry.chapter))], []);
  const chapter = chapterOf(at) ?? chapters[0] ?? null;
  const firstOf = (number: number): string => BOOK.find((entry) => entry.chapter === number)!.id;
  const step = (by: number) => chapters[chapters.indexOf(chapter ?? -1) + by];
  const missing = at !== null && !BOOK.some((entry) => entry.id === at);
  if (BOOK.length === 0) return <Empty title={words.emptyTitle}><p>{words.emptyText}</p></Empty>;
  const titleOf = (number: number): string => words.chapterTitles[number] ?? words.chapter(number);
  return (
    <OpenRule.Provider value={go}>
      <div class={`rulebook ${wide ? 'rulebook-wide' : ''}`}>
        <div class="rulebook-find">
          <TextInput label={words.searchLabel} type="search" placeholder={words.searchHint} value={query} onInput={setQuery} />
          {!wide && (
            <select class="input select" aria-label={words.chapters} value={String(chapter)} onChange={(event) => go(firstOf(Number(event.currentTarget.value)))}>
              {chapters.map((number) => <option key={number} value={String(number)}>{number} {titleOf(number)}</option>)}
            </select>
          )}
          {wide && (
            <nav class="rulebook-chapters" aria-label={words.chapters}>
              <p class="eyebrow">{words.chapters}</p>
              <ol>
                {chapters.map((number) => (
                  <li key={number}>
                    <a
                      href={`#/rules/${firstOf(number)}`}
                      aria-current={number === chapter && !query ? 'true' : undefined}
                      onClick={(event) => {
                        event.preventDefault();
                        go(firstOf(number));
                      }}
                    >
                      <span class="figure quiet">{number}</span> {titleOf(number)}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
        <div class="rulebook-text">
          {!onRule && way.length > 1 && !query && (
            <div><Button small variant="quiet" icon={undoIcon} onClick={() => setWay(way.slice(0, -1))}>{words.back}</Button></div>
          )}
          {query.trim() ? (
            <Results query={query} onPick={go} />
          ) : (
            <>
              {missing && <Notice tone="warn" title={words.unknownRule(at)}>{words.unknownRuleText}</Notice>}
              {chapter !== null && (
                <>
                  <h2 class="rulebook-chapter"><span class="figure quiet">{chapter}</span> {titleOf(chapter)}</h2>
                  {BOOK.filter((entry) => entry.chapter === chapter).map((entry) => <Rule key={entry.id} entry={entry} sought={entry.id === at} />)}
                  <div class="row">
                    {step(-1) !== undefined && <Button small variant="quiet" onClick={() => go(firstOf(step(-1)!))}>{words.previous}</Button>}
                    {step(1) !== undefined && <Button small variant="quiet" class="push" onClick={() => go(firstOf(step(1)!))}>{words.next}</Button>}
                  </div>
                </>
              )}
            </>
          )}
        </div>
      </div>
    </OpenRule.Provider>
  );
}
