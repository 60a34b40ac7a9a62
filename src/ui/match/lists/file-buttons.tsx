import { exportIcon } from '../../../../assets/icons/interface.ts';
import { Button, saveFile, showToast } from '../../kit/index.ts';
import { fileNameOf } from './address.ts';
import type { Named } from './form.ts';
import { calledIn, type ListGame } from './list-game.ts';

const TYPES = { txt: 'text/plain', json: 'application/json' } as const;

/** Hands a list to the reader as a file that is called like it. */
export function saveList<L extends Named>(
  game: Pick<ListGame<L>, 'id' | 'form'>,
  name: string,
  ending: keyof typeof TYPES,
  text: string,
): void {
  const file = fileNameOf(game, name, ending);
  saveFile(file, text, TYPES[ending]);
  showToast(game.form.words.saved(file));
}

interface FilesProps<L extends Named> {
  readonly game: Pick<ListGame<L>, 'id' | 'form'>;
  readonly list: L;
}

/** A list as files: its text, and JSON where the game has it. */
export function FileButtons<L extends Named>({ game, list }: FilesProps<L>) {
  const { json, words, write } = game.form;
  const name = calledIn(game, list);
  return (
    <>
      <Button icon={exportIcon} onClick={() => saveList(game, name, 'txt', `${write(list).trimEnd()}\n`)}>
        {words.file}
      </Button>
      {json && (
        <Button
          icon={exportIcon}
          onClick={() => saveList(game, name, 'json', `${JSON.stringify(json.write(list), null, 1)}\n`)}
        >
          {words.json}
        </Button>
      )}
    </>
  );
}
