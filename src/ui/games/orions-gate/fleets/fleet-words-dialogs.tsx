import { useState } from 'preact/hooks';
import { closeIcon, plusIcon } from '../../../../../assets/icons/interface.ts';
import { Button, Dialog, Icon, TextInput } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { LONGEST_NAME, nameOf, TAGS, tagsOf, type KeptFleet } from '../setup/fleet-library-text.ts';

interface RenameProps {
  readonly fleet: KeptFleet;
  readonly taken: readonly string[];
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Another name for a fleet; one that is taken is refused. */
export function RenameDialog({ fleet, taken, onRename, onClose }: RenameProps) {
  const [text, setText] = useState(fleet.name);
  const name = nameOf(text);
  const fault = name === '' ? words.nameEmpty : name !== fleet.name && taken.includes(name) ? words.nameTaken : null;
  return (
    <Dialog
      title={words.renameTitle(fleet.name || words.unnamed)}
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
        <TextInput label={words.newName} value={text} maxLength={LONGEST_NAME} onInput={setText} hint={fault} />
      </form>
    </Dialog>
  );
}

interface TagsProps {
  readonly fleet: KeptFleet;
  /** Tags of all fleets. */
  readonly known: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The tags of a fleet: take off, write new ones, or take those other fleets have. */
export function TagsDialog({ fleet, known, onTags, onClose }: TagsProps) {
  const [tags, setTags] = useState(fleet.tags);
  const [text, setText] = useState('');
  const full = tags.length >= TAGS.most;
  const add = (more: readonly string[]) => {
    setTags(tagsOf([...tags, ...more]));
    setText('');
  };
  const others = known.filter((tag) => !tags.includes(tag));
  return (
    <Dialog
      title={words.tagsTitle(fleet.name || words.unnamed)}
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
          <OwnTags tags={tags} onDrop={(tag) => setTags(tags.filter((one) => one !== tag))} />
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
        {others.length > 0 && !full && <KnownTags tags={others} onAdd={(tag) => add([tag])} />}
      </form>
    </Dialog>
  );
}

/** The tags a fleet has, to be taken off. */
const OwnTags = ({ tags, onDrop }: { readonly tags: readonly string[]; readonly onDrop: (tag: string) => void }) => (
  <ul class="tags">
    {tags.map((tag) => (
      <li key={tag}>
        <button type="button" class="tag" aria-label={words.removeTag(tag)} onClick={() => onDrop(tag)}>
          {tag}
          <Icon of={closeIcon} size={10} />
        </button>
      </li>
    ))}
  </ul>
);

/** The tags other fleets have, to be taken. */
const KnownTags = ({ tags, onAdd }: { readonly tags: readonly string[]; readonly onAdd: (tag: string) => void }) => (
  <div>
    <p class="field-label">{words.knownTags}</p>
    <ul class="tags">
      {tags.map((tag) => (
        <li key={tag}>
          <button type="button" class="tag tag-known" aria-label={words.addKnown(tag)} onClick={() => onAdd(tag)}>
            {tag}
            <Icon of={plusIcon} size={10} />
          </button>
        </li>
      ))}
    </ul>
  </div>
);
