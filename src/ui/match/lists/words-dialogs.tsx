import { useState } from 'preact/hooks';
import { closeIcon, plusIcon } from '../../../../assets/icons/interface.ts';
import { Button, Dialog, Icon, TextInput, type IconData } from '../../kit/index.ts';
import type { ListWords } from '../words/lists.ts';
import { nameOf, TAGS, tagsOf } from './kept-form.ts';

interface RenameProps {
  readonly words: ListWords;
  /** Most characters of a name. */
  readonly longest: number;
  /** The name it has. */
  readonly before: string;
  readonly taken: readonly string[];
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Another name for a list; one that is taken is refused. */
export function RenameDialog({ words, longest, before, taken, onRename, onClose }: RenameProps) {
  const [text, setText] = useState(before);
  const name = nameOf(text, longest);
  const fault = name === '' ? words.nameEmpty : name !== before && taken.includes(name) ? words.nameTaken : null;
  return (
    <Dialog
      title={words.renameTitle(before || words.unnamed)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" disabled={fault !== null} onClick={() => onRename(name)}>
            {words.keep}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!fault) onRename(name);
        }}
      >
        <TextInput label={words.newName} value={text} maxLength={longest} onInput={setText} hint={fault} />
      </form>
    </Dialog>
  );
}

interface TagsProps {
  readonly words: ListWords;
  /** The list's name. */
  readonly name: string;
  readonly before: readonly string[];
  /** Tags of all lists. */
  readonly known: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The tags of a list: take off, write new ones, or take those other lists have. */
export function TagsDialog({ words, name, before, known, onTags, onClose }: TagsProps) {
  const [tags, setTags] = useState(before);
  const [text, setText] = useState('');
  const full = tags.length >= TAGS.most;
  const add = (more: readonly string[]) => {
    setTags(tagsOf([...tags, ...more]));
    setText('');
  };
  const others = known.filter((tag) => !tags.includes(tag));
  return (
    <Dialog
      title={words.tagsTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={() => onTags(tagsOf([...tags, ...text.split(',')]))}>
            {words.keep}
          </Button>
        </>
      }
    >
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          add(text.split(','));
        }}
      >
        {tags.length === 0 ? (
          <p class="quiet">{words.noTags}</p>
        ) : (
          <TagRow
            tags={tags}
            icon={closeIcon}
            labelOf={words.removeTag}
            onPress={(tag) => setTags(tags.filter((one) => one !== tag))}
          />
        )}
        <TextInput
          label={words.newTag}
          value={text}
          hint={full ? words.tagsFull(TAGS.most) : words.tagHint(TAGS.most, TAGS.longest)}
          onInput={setText}
          suffix={
            <Button submit icon={plusIcon} disabled={full}>
              {words.addTag}
            </Button>
          }
        />
        {others.length > 0 && !full && (
          <div>
            <p class="field-label">{words.knownTags}</p>
            <TagRow known tags={others} icon={plusIcon} labelOf={words.addKnown} onPress={(tag) => add([tag])} />
          </div>
        )}
      </form>
    </Dialog>
  );
}

interface TagRowProps {
  readonly tags: readonly string[];
  /** They are other lists' tags. */
  readonly known?: boolean;
  readonly icon: IconData;
  readonly labelOf: (tag: string) => string;
  readonly onPress: (tag: string) => void;
}

/** Tags to be taken off, or to be taken. */
const TagRow = ({ tags, known = false, icon, labelOf, onPress }: TagRowProps) => (
  <ul class="tags">
    {tags.map((tag) => (
      <li key={tag}>
        <button
          type="button"
          class={`tag ${known ? 'tag-known' : ''}`}
          aria-label={labelOf(tag)}
          onClick={() => onPress(tag)}
        >
          {tag}
          <Icon of={icon} size={10} />
        </button>
      </li>
    ))}
  </ul>
);
