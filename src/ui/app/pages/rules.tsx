import { rulebook as words } from '../../messages/rulebook.ts';
import { RuleBookPanel } from '../../rulebook/panel.tsx';
import { navigate } from '../router.ts';

/** The rule book as a page; each rule has its own address. */
export function RulesPage({ ruleId }: { readonly ruleId: string | null }) {
  return (
    <div class="page page-reader">
      <header class="page-head">
        <div>
          <h1>{words.title}</h1>
          <p class="second">{words.lead}</p>
        </div>
      </header>
      <RuleBookPanel wide ruleId={ruleId} onRule={(rule) => navigate({ page: 'rules', rule })} />
    </div>
  );
}
