import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/index.ts';
import { whyText as words } from '../words/why.ts';
import type { WhyAsker } from './asker.ts';

interface WhyProps {
  readonly asker: WhyAsker;
  /** The command, counted from 1. */
  readonly plies: number;
  /** Whether it is said who gave it: beside a line about something else. */
  readonly named?: boolean;
}

/** The answer to "Why?", fetched when it comes into sight and told to page readers when it is there. */
export function WhyText({ asker, plies, named = false }: WhyProps) {
  const [text, setText] = useState<string | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  // Asked about the last line of a list, it would stand below the edge.
  useEffect(() => answer.current?.scrollIntoView({ block: 'nearest' }), [text]);
  useEffect(() => {
    let gone = false;
    const show = (found: string): void => {
      if (gone) return;
      const said = named ? words.by(asker.by(plies), found) : found;
      setText(said);
      announce(said);
    };
    setText(null);
    import('./find-why.ts').then(
      ({ findWhy }) => void findWhy(asker.asked(), plies).then(show),
      (error: unknown) => show(words.failed(String(error))),
    );
    return () => {
      gone = true;
    };
  }, [asker, plies, named]);
  return (
    <p class="why-text" ref={answer}>
      {text ?? words.counting}
    </p>
  );
}
