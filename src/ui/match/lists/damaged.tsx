import { deleteIcon, exportIcon, renameIcon } from '../../../../assets/icons/interface.ts';
import { Button, Notice, saveFile, showToast } from '../../kit/index.ts';
import type { Named } from './form.ts';
import type { ListGame } from './list-game.ts';
import type { LibraryDesk } from './use-library.ts';

/** Most faults listed of one entry. */
const MAX_FAULTS = 3;

interface DamagedProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly desk: LibraryDesk<L>;
  readonly onMend: (text: string) => void;
}

/**
 * Entries of the library that cannot be read: each with its faults, its text as it stands, and ways to save, mend or
 * delete it.
 */
export function Damaged<L extends Named>({ game, desk, onMend }: DamagedProps<L>) {
  const { words } = game.form;
  const { damaged } = desk.shelf;
  const save = (text: string, at: number) => {
    const file = `damaged-${game.id}-${at + 1}.txt`;
    saveFile(file, text, 'text/plain');
    showToast(words.saved(file));
  };
  if (damaged.length === 0) return null;
  return (
    <Notice tone="bad" title={words.damagedTitle(damaged.length)}>
      <p>{words.damagedText}</p>
      <ul class="damaged">
        {damaged.map(({ text, faults }, at) => {
          const name = words.damagedOne(at + 1);
          const tools = [
            { icon: exportIcon, does: words.damagedSave, press: () => save(text, at) },
            { icon: renameIcon, does: words.damagedMend, press: () => onMend(text) },
            { icon: deleteIcon, does: words.remove, press: () => desk.removeDamaged(text, name), quiet: true },
          ];
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
                {tools.map(({ icon, does, press, quiet }) => (
                  <Button
                    key={does}
                    small
                    variant={quiet ? 'quiet' : 'plain'}
                    icon={icon}
                    label={words.of(does, name)}
                    tip={does}
                    onClick={press}
                  >
                    {does}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
