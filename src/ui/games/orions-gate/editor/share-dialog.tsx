import { exportIcon, linkIcon } from '../../../../../assets/icons/interface.ts';
import { writeScenario, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, copyWithToast, Dialog, Field, saveFile, showToast } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { scenariosText } from '../words/scenarios.ts';
import { scenarioLink } from '../scenarios/scenario-link.ts';

/** Longer links are cut by some mail and chat programs. */
const LONG = 2000;

/** The name of the file of a scenario. */
export const fileOf = ({ title }: Scenario): string =>
  `${
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'scenario'
  }.json`;

/** Saves a scenario as a file and announces it. */
export function saveScenario(scenario: Scenario): void {
  saveFile(fileOf(scenario), writeScenario(scenario));
  showToast(scenariosText.saved(fileOf(scenario)));
}

/** The scenario as one link or one file. */
export function ShareDialog({ scenario, onClose }: { readonly scenario: Scenario; readonly onClose: () => void }) {
  const link = `${location.href.split('#')[0]}${scenarioLink(scenario)}`;
  return (
    <Dialog
      title={words.shareTitle}
      onClose={onClose}
      actions={
        <>
          <Button icon={exportIcon} onClick={() => saveScenario(scenario)}>
            {words.asFile}
          </Button>
          <Button
            variant="primary"
            icon={linkIcon}
            onClick={() => void copyWithToast(link, scenariosText.linkCopied, scenariosText.notCopied)}
          >
            {words.copyLink}
          </Button>
        </>
      }
    >
      <p>{words.shareLead}</p>
      <Field label={words.asLink} hint={link.length > LONG ? words.long(link.length) : undefined}>
        {(ids) => (
          <input class="input" readOnly value={link} {...ids} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
    </Dialog>
  );
}
