import { Notice } from '../../kit/index.ts';
import { settingsText as words } from '../../messages/settings.ts';
import { settingsLast } from '../../settings.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings as a page of their own. */
export function SettingsPage() {
  return (
    <div class="page page-middle">
      <header class="page-head">
        <div>
          <h1>{words.title}</h1>
          <p class="second">{settingsLast() ? words.lead : words.leadUnkept}</p>
        </div>
      </header>
      {!settingsLast() && (
        <Notice tone="warn" title={words.notKept}>
          {words.notKeptText}
        </Notice>
      )}
      <SettingsForm />
    </div>
  );
}
