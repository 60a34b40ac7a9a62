import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/index.ts';
import { whyText as words } from '../words/why.ts';
import type { WhyAsker } from './asker.ts';

interface WhyProps {
  readonly asker: WhyAsker;
  /** The command, counted from 1. */
  readonly plies: number;
}

/** The answer to "Why?", fetched when it comes into sight and told to page readers when it is there. */
export function WhyText({ asker, plies }: WhyProps) {
  const [text, setText] = useState<string | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  // Asked about the last line of a list, it would stand below the edge.
  useEffect(() => answer.current?.scrollIntoView({ block: 'nearest' }), [text]);
  useEffect(() => {
    let gone = false;
    const show = (found: string): void => {
      if (gone) return;
      setText(found);
      announce(found);
    };
    setText(null);
    import('./find-why.ts').then(
      ({ findWhy }) => void findWhy(asker.asked(), plies).then(show),
      (error: unknown) => show(words.failed(String(error))),
    );
    return () => {
      gone = true;
    };
  }, [asker, plies]);
  return (
    <p class="why-text" ref={answer}>
      {text ?? words.counting}
    </p>
  );
}
