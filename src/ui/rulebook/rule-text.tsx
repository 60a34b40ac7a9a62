import { Fragment } from 'preact';
import { RuleLink } from '../kit/index.ts';

const RULE = /\b([A-Z]{2}-\d+\.\d+)/;

/** A line with every rule number in it made a link. */
export function LinkedText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(RULE).map((part, place) => (place % 2 === 1 ? <RuleLink key={place} id={part} /> : <Fragment key={place}>{part}</Fragment>))}
    </>
  );
}

/** The body of a rule: paragraphs divided by an empty line, lists by lines that begin with "- ". */
export function RuleText({ body }: { readonly body: string }) {
  return (
    <>
      {body.trim().split(/\n\s*\n/).map((paragraph, place) => {
        const lines = paragraph.split('\n').map((line) => line.trim());
        if (lines.every((line) => line.startsWith('- '))) {
          return <ul key={place} class="rule-list">{lines.map((line) => <li key={line}><LinkedText text={line.slice(2)} /></li>)}</ul>;
        }
        return <p key={place}><LinkedText text={lines.join(' ')} /></p>;
      })}
    </>
  );
}
