import { Button, Dialog } from '../../../kit/index.ts';
import { list } from '../../../kit/words/text.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { optionsText as words } from '../words/options.ts';

interface SetupCurtainProps {
  /** The people who are called to the screen. */
  readonly people: readonly string[];
  readonly onOpen: () => void;
}

/** Hides the fleets until the people whose turn it is to build say that they sit there. */
export function SetupCurtain({ people, onOpen }: SetupCurtainProps) {
  return (
    <Dialog
      title={words.curtainTitle(list(people))}
      dismissible={false}
      onClose={() => undefined}
      shape="curtain"
      actions={
        <Button variant="primary" autoFocus onClick={onOpen}>
          {people.length > 1 ? battleSetup.weAre(list(people)) : words.curtainOpen(people[0]!)}
        </Button>
      }
    >
      <p>{words.curtainText(list(people))}</p>
    </Dialog>
  );
}
