import { deleteIcon, exportIcon, renameIcon } from '../../../../../assets/icons/interface.ts';
import { Button, Notice, saveFile, showToast } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import type { DamagedFleet } from '../setup/fleet-library-text.ts';

/** Most faults listed of one entry. */
const MAX_FAULTS = 3;

interface DamagedProps {
  readonly damaged: readonly DamagedFleet[];
  readonly onMend: (text: string) => void;
  readonly onRemove: (text: string, shown: string) => void;
}

/**
 * Entries of the library that cannot be read: each with its faults, its text as it stands, and ways to save, mend or
 * delete it.
 */
export function Damaged({ damaged, onMend, onRemove }: DamagedProps) {
  const save = (text: string, at: number) => {
    const file = `damaged-fleet-${at + 1}.txt`;
    saveFile(file, text, 'text/plain');
    showToast(words.saved(file));
  };
  return (
    <Notice tone="bad" title={words.damagedTitle(damaged.length)}>
      <p>{words.damagedText}</p>
      <ul class="damaged">
        {damaged.map(({ text, faults }, at) => {
          const name = words.damagedOne(at + 1);
          return (
            <li key={`${at} ${text.slice(0, 40)}`}>
              <p class="figure">{name}</p>
              <ul>
                {faults.slice(0, MAX_FAULTS).map(({ line, reason }, place) => (
                  <li key={place}>{words.fault(line, reason)}</li>
                ))}
              </ul>
              <pre class="damaged-text" tabIndex={0} aria-label={words.theText}>
                {text}
              </pre>
              <div class="row">
                <Button
                  small
                  icon={exportIcon}
                  label={words.of(words.damagedSave, name)}
                  tip={words.damagedSave}
                  onClick={() => save(text, at)}
                >
                  {words.damagedSave}
                </Button>
                <Button
                  small
                  icon={renameIcon}
                  label={words.of(words.damagedMend, name)}
                  tip={words.damagedMend}
                  onClick={() => onMend(text)}
                >
                  {words.damagedMend}
                </Button>
                <Button
                  small
                  variant="quiet"
                  icon={deleteIcon}
                  label={words.of(words.remove, name)}
                  tip={words.remove}
                  onClick={() => onRemove(text, name)}
                >
                  {words.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
