import { Notice } from '../kit/index.ts';
import { settingsText as words } from '../match/words/settings.ts';
import { settingsLast } from '../theme/settings.ts';
import { SettingsForm } from '../match/settings-form.tsx';
import { PageHead } from '../kit/page-head.tsx';

/** The settings as a page of their own. */
export function SettingsPage() {
  return (
    <div class="page page-middle">
      <PageHead title={words.title} lead={settingsLast() ? words.lead : words.leadUnkept} />
      {!settingsLast() && (
        <Notice tone="warn" title={words.notKept}>
          {words.notKeptText}
        </Notice>
      )}
      <SettingsForm />
    </div>
  );
}
