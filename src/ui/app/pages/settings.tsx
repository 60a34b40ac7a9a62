import { settingsText as words } from '../../messages/settings.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings as a page of their own. */
export function SettingsPage() {
  return (
    <div class="page page-middle">
      <header class="page-head">
        <div>
          <h1>{words.title}</h1>
          <p class="second">{words.lead}</p>
        </div>
      </header>
      <SettingsForm />
    </div>
  );
}
