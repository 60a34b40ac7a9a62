import { parseComputer } from '../../../engine/level.ts';
import { linkIcon, pauseIcon, playIcon, redoIcon } from '../../../../assets/icons/interface.ts';
import { Button, Choice, copyWithToast, NumberInput, Panel, Select, TextInput } from '../../kit/index.ts';
import { labText as words } from '../words/lab.ts';
import { randomSeed } from '../random-seed.ts';
import { changed, GAMES_RANGE, isGames, linkOf, MAX_SEED, type Draft } from './draft.ts';
import { valuesOf } from './lab-game.ts';
import { labGame, playerName, playersOf, sideName } from './lab-games.ts';

/** Names of the places: what players keep, or numbers. */
function placeNames({ game, chosen, names }: Draft): readonly string[] {
  const sides = labGame(game).sides?.(chosen);
  const numbered = names.map((_, at) => words.seat(at + 1));
  if (!sides) return numbered;
  return sides[0] === sides[1]
    ? numbered.map((name, at) => `${sideName(game, sides[at]!)}, ${name.toLowerCase()}`)
    : sides.map((side) => sideName(game, side));
}

/** Whether words stand beside each other in the narrow column. */
const fitsInARow = (values: readonly { readonly label: string }[]): boolean =>
  values.reduce((letters, { label }) => letters + label.length, 0) <= 26;

interface SetupProps {
  readonly draft: Draft;
  readonly running: boolean;
  /** A stopped run of this very experiment waits to be gone on with. */
  readonly stopped: boolean;
  readonly measured: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}

type Change = (part: Parameters<typeof changed>[1]) => void;

interface FieldProps {
  readonly draft: Draft;
  readonly change: Change;
}

/** The options of the game that make a difference to a series. */
function Options({ draft: { game, chosen }, change }: FieldProps) {
  return (
    <>
      {labGame(game).choices.map((choice) => {
        const { key, label, own } = choice;
        const values = valuesOf(choice, chosen[key]!);
        // A row that grows with the library would jump between the two.
        const OneOf = !own && fitsInARow(values) ? Choice : Select;
        return (
          <OneOf
            key={`${game} ${key}`}
            label={label}
            value={chosen[key]!}
            options={values}
            onChange={(value: string) => change({ chosen: { ...chosen, [key]: value } })}
          />
        );
      })}
    </>
  );
}

/** Who plays at which place. */
function Players({ draft, change }: FieldProps) {
  const { game, names } = draft;
  const places = placeNames(draft);
  const options = playersOf(game).map((value) => ({
    value,
    label: playerName(game, value),
    group: parseComputer(value) ? words.levels : words.yardsticks,
  }));
  return (
    <div class="lab-places">
      {names.map((name, place) => (
        <Select
          key={`${game} ${place}`}
          label={places[place]}
          value={name}
          options={options}
          onChange={(value) => change({ names: names.map((one, other) => (other === place ? value : one)) })}
        />
      ))}
    </div>
  );
}

/** How many games, from which seed. */
function Amount({ draft: { games, seed }, change, running }: FieldProps & { readonly running: boolean }) {
  const range = words.gamesFault(GAMES_RANGE.least, GAMES_RANGE.most);
  return (
    <div class="lab-amount">
      <NumberInput
        label={words.games}
        value={games}
        min={GAMES_RANGE.least}
        max={GAMES_RANGE.most}
        step={1}
        onInput={(value) => change({ games: value })}
        faults={isGames(games) ? [] : [{ rule: 'range', reason: range }]}
      />
      <TextInput
        label={words.seed}
        value={seed}
        maxLength={MAX_SEED}
        onInput={(value) => change({ seed: value })}
        suffix={
          <Button
            label={words.newSeed}
            icon={redoIcon}
            disabled={running}
            onClick={() => change({ seed: randomSeed(8) })}
          />
        }
      />
    </div>
  );
}

type GoProps = Omit<SetupProps, 'draft' | 'onChange'> & { readonly inOrder: boolean };

/** What the one button does now, and what it is called. */
function mainAct({ running, stopped, measured, onStart, onStop, onGoOn }: GoProps): readonly [string, () => void] {
  if (running) return [words.stop, onStop];
  if (stopped) return [words.goOn, onGoOn];
  return [measured ? words.startOver : words.start, onStart];
}

/**
 * One button in one place, so that the focus stays where it is. It submits nothing: it would start anew what it just
 * stopped.
 */
function Go(props: GoProps) {
  const [label, act] = mainAct(props);
  return (
    <div class="row lab-do">
      <Button variant="primary" icon={props.running ? pauseIcon : playIcon} disabled={!props.inOrder} onClick={act}>
        {label}
      </Button>
      {props.stopped && (
        <Button icon={redoIcon} onClick={props.onStart}>
          {words.startOver}
        </Button>
      )}
    </div>
  );
}

/** What is to be played: options, players, how often, from which seed; and the start. */
export function LabSetup(props: SetupProps) {
  const { draft, running, onChange, onStart } = props;
  const change: Change = (part) => onChange(changed(draft, part));
  const inOrder = isGames(draft.games) && draft.seed.trim() !== '';
  const copyLink = () => void copyWithToast(linkOf(draft), words.linkCopied, words.notCopied);
  return (
    <Panel
      title={words.setup}
      class="lab-setup"
      actions={
        <Button small variant="quiet" icon={linkIcon} disabled={!inOrder} onClick={copyLink}>
          {words.link}
        </Button>
      }
    >
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (inOrder && !running) onStart();
        }}
      >
        <fieldset class="lab-fields" disabled={running}>
          <Options draft={draft} change={change} />
          <Players draft={draft} change={change} />
          <p class="field-hint">{labGame(draft.game).sides ? words.move.keep : words.move.one}</p>
          <Amount draft={draft} change={change} running={running} />
          <p class="field-hint">{words.amountHint(GAMES_RANGE.least, GAMES_RANGE.most)}</p>
        </fieldset>
        {/* Enter in a field starts too. */}
        <button type="submit" hidden disabled={!inOrder} />
        <Go {...props} inOrder={inOrder} />
      </form>
    </Panel>
  );
}
