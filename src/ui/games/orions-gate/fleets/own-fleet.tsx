import {
  copyIcon,
  deleteIcon,
  exportIcon,
  linkIcon,
  openIcon,
  renameIcon,
  sheetIcon,
  tagIcon,
} from '../../../../../assets/icons/interface.ts';
import { Button, copyWithToast, saveFile, showToast } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { moment } from '../../../kit/words/text.ts';
import { writeKept, type KeptFleet } from '../setup/fleet-library-text.ts';
import { FleetCard } from './fleet-card.tsx';
import { builderHref, fleetLink, fleetsHref, fileNameOf } from './fleet-address.ts';

interface OwnProps {
  readonly fleet: KeptFleet;
  readonly chosen: boolean;
  /** Tags asked for now. */
  readonly wanted: readonly string[];
  readonly onChoose: () => void;
  readonly onTag: (tag: string) => void;
  readonly onDuplicate: () => void;
  readonly onRename: () => void;
  readonly onTags: () => void;
  readonly onRemove: () => void;
}

/** A fleet kept in this browser, with all that can be done to it. */
export function OwnFleet(props: OwnProps) {
  const { fleet, chosen, wanted, onChoose, onTag } = props;
  const name = fleet.name || words.unnamed;
  return (
    <FleetCard
      fleet={fleet}
      line={fleet.saved === null ? undefined : words.kept(moment(fleet.saved))}
      chosen={chosen}
      onChoose={onChoose}
      actions={
        <>
          <Button
            small
            icon={openIcon}
            href={builderHref(fleet)}
            label={words.of(words.editIn, name)}
            tip={words.editIn}
          >
            {words.edit}
          </Button>
          <SmallTools {...props} />
        </>
      }
    >
      {fleet.tags.length > 0 && (
        <ul class="tags" aria-label={words.tagsTitle(name)}>
          {fleet.tags.map((tag) => (
            <li key={tag}>
              <button type="button" class="tag" aria-pressed={wanted.includes(tag)} onClick={() => onTag(tag)}>
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FleetCard>
  );
}

/** What is done to the fleet less often: copied, renamed, tagged, printed, given away, removed. */
function SmallTools({ fleet, onDuplicate, onRename, onTags, onRemove }: OwnProps) {
  const name = fleet.name || words.unnamed;
  const save = () => {
    const file = fileNameOf(name, 'txt');
    saveFile(file, `${writeKept(fleet)}\n`, 'text/plain');
    showToast(words.saved(file));
  };
  return (
    <span class="row shelf-small">
      <Button small variant="quiet" icon={copyIcon} label={words.of(words.duplicate, name)} onClick={onDuplicate} />
      <Button small variant="quiet" icon={renameIcon} label={words.of(words.rename, name)} onClick={onRename} />
      <Button small variant="quiet" icon={tagIcon} label={words.of(words.retag, name)} onClick={onTags} />
      <Button
        small
        variant="quiet"
        icon={sheetIcon}
        label={words.of(words.sheet, name)}
        href={fleetsHref('print', { fleet })}
      />
      <Button small variant="quiet" icon={exportIcon} label={words.of(words.file, name)} onClick={save} />
      <Button
        small
        variant="quiet"
        icon={linkIcon}
        label={words.of(words.link, name)}
        onClick={() => void copyWithToast(fleetLink(fleet), words.linkCopied, words.notCopied)}
      />
      <Button small variant="quiet" icon={deleteIcon} label={words.of(words.remove, name)} onClick={onRemove} />
    </span>
  );
}
