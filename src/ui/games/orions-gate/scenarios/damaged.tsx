import { Button, Notice, saveFile } from '../../../kit/index.ts';
import type { DamagedText } from '../../../match/setup/kept-list.ts';
import { scenariosText as words } from '../words/scenarios.ts';
import './damaged.css';

interface DamagedProps {
  readonly title: string;
  readonly damaged: readonly DamagedText[];
  /** The name of the file a text is saved as. */
  readonly file: string;
  readonly onRemove: (text: string) => void;
}

/** What could not be read: its text can be saved, or deleted. */
export const Damaged = ({ title, damaged, file, onRemove }: DamagedProps) => (
  <Notice tone="warn" title={title}>
    <p>{words.damagedText}</p>
    <ul class="scenario-damaged">
      {damaged.map(({ text, fault }, place) => (
        <li key={`${place} ${text.slice(0, 40)}`}>
          {fault}
          <div class="row">
            <Button small onClick={() => saveFile(file, text, 'text/plain')}>
              {words.saveText}
            </Button>
            <Button small onClick={() => onRemove(text)}>
              {words.remove}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  </Notice>
);
