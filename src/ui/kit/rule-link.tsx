import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/**
 * How a rule is opened. The battle screen gives a function that opens its side dialog; elsewhere the address changes.
 */
export const OpenRule = createContext<((id: string) => void) | null>(null);

/** A number of a rule book, e.g. `BS-7.5`. Refusals that come from elsewhere name where instead. */
const NUMBERED = /^[A-Z]+-\d/;

/** A rule ID that leads to its text; a refusal by no rule of a book (`lesson`) is only named. */
export function RuleLink({ id }: { readonly id: string }) {
  const open = useContext(OpenRule);
  if (!NUMBERED.test(id)) return <span class="figure">{`${id.charAt(0).toUpperCase()}${id.slice(1)}:`}</span>;
  return (
    <a
      class="rule-link figure"
      href={`#/rules/${id}`}
      onClick={(event) => {
        if (!open) return;
        event.preventDefault();
        open(id);
      }}
    >
      {id}
    </a>
  );
}
