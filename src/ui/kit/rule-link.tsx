import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** How a rule is opened. The battle screen gives a function that opens its side dialog; elsewhere the address changes. */
export const OpenRule = createContext<((id: string) => void) | null>(null);

/** A rule ID that leads to its text. */
export function RuleLink({ id }: { readonly id: string }) {
  const open = useContext(OpenRule);
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
