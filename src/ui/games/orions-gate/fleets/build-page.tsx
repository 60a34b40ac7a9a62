import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { redoIcon, targetIcon, undoIcon } from '../../../../../assets/icons/interface.ts';
import {
  defaultOptions,
  optionsForFleets,
  type NamedFleet,
  type Options,
} from '../../../../games/orions-gate/index.ts';
import { Button, Slider, Toggle } from '../../../kit/index.ts';
import { PageHead } from '../../../kit/page-head.tsx';
import { keyName } from '../../../match/keys.ts';
import type { Query } from '../../../match/manifest.ts';
import { hashOf, navigate } from '../../../match/router.ts';
import { listAt, listsHref } from '../../../match/lists/address.ts';
import { LinkFailed } from '../../../match/lists/link-notice.tsx';
import { keepText, keptText } from '../../../match/setup/kept-text.ts';
import { changed, newHistory, redone, undone, type History } from '../editor/history.ts';
import { fleetsPage } from '../pages.ts';
import { FleetBuilder } from '../setup/fleet-builder.tsx';
import { editable, namedFleet, NO_FLEET, plansOf, type EditFleet } from '../setup/fleet-edit.ts';
import { packFleet, unpackUnfinished } from '../setup/fleet-form.ts';
import { advancedText } from '../words/components.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { optionsText } from '../words/options.ts';
import { FLEETS } from './fleet-lists.ts';
import { LiveryPanel } from './livery-panel.tsx';
import './build.css';

const KEY = 'orion.fleet-builder';

interface Opened {
  readonly fleet: EditFleet;
  /** Why the fleet of the address could not be read. */
  readonly failure: string | null;
}

/** The fleet the address brings, or the one that was left here. */
function opened(query: Query): Opened {
  const asked = listAt(FLEETS, query['fleet']);
  if (asked?.ok) return { fleet: editable(asked.list), failure: null };
  const left = unpackUnfinished(keptText(KEY) ?? '');
  return { fleet: left ? editable(left) : NO_FLEET, failure: asked ? asked.reason : null };
}

/** Where a battle is set up with a fleet as that of side A. */
const battleHref = (fleet: NamedFleet): string =>
  hashOf({ page: 'new', game: 'orions-gate', query: { fleetA: packFleet(fleet) } });

/** What a change is about: words being typed are one step. */
const aboutOf = (before: EditFleet, after: EditFleet): string | null => {
  if (before.name !== after.name) return 'name';
  if (before.units === after.units && before.squadron !== after.squadron) return 'squadron';
  const renamed = after.units.find(({ name }, at) => before.units[at] && before.units[at].name !== name);
  return renamed && before.units.length === after.units.length ? `name ${renamed.key}` : null;
};

/** A fleet being built, with everything that was done to it; it is kept in this browser until another is brought. */
function useBuilding(query: Query) {
  const [first] = useState(() => opened(query));
  const [history, setHistory] = useState<History<EditFleet>>(() => newHistory(first.fleet));
  const { now } = history;
  // At once, not after the next frame: a reload in between would lose the last change.
  useLayoutEffect(() => keepText(KEY, packFleet(namedFleet(now))), [now]);
  // The fleet is here now: a reload goes on with what was made of it.
  useEffect(() => {
    if (query['fleet'] !== undefined) navigate(fleetsPage('build'), true);
  }, []);
  const undo = () => setHistory(undone);
  const redo = () => setHistory(redone);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const typing = (event.target as Partial<Element> | null)?.closest?.('input, textarea, select, dialog');
      if (typing || event.altKey || !(event.ctrlKey || event.metaKey) || keyName(event) !== 'z') return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  return {
    history,
    failure: first.failure,
    undo,
    redo,
    change: (next: EditFleet) => setHistory((before) => changed(before, next, aboutOf(before.now, next))),
  };
}

/** The fleet builder: the ships in large, their figures beside them, and all choices with what they change. */
export function BuildPage({ query }: { readonly query: Query }) {
  const { history, failure, undo, redo, change } = useBuilding(query);
  const fleet = history.now;
  const [points, setPoints] = useState(() => optionsForFleets([plansOf(fleet.units)]).points);
  const [arcs, setArcs] = useState(() => fleet.units.some(({ slots }) => slots.some((part) => part?.facing)));
  const options: Options = { ...defaultOptions(), points, ...(arcs && { firingArcs: true }) };
  return (
    <div class="page build-page">
      <PageHead title={words.buildTitle} lead={words.buildLead}>
        <Button icon={undoIcon} disabled={history.past.length === 0} onClick={undo}>
          {words.undo}
        </Button>
        <Button
          variant="quiet"
          icon={redoIcon}
          label={words.redo}
          disabled={history.future.length === 0}
          onClick={redo}
        />
        <Button href={listsHref(FLEETS, null)}>{words.back}</Button>
        <Button variant="primary" icon={targetIcon} href={battleHref(namedFleet(fleet))}>
          {words.toBattle}
        </Button>
      </PageHead>
      {failure && <LinkFailed game={FLEETS} reason={failure} />}
      <div class="build-size">
        <Slider
          label={optionsText.points}
          value={points}
          min={12}
          max={96}
          show={optionsText.pointsShow}
          onInput={setPoints}
        />
        <Toggle label={words.arcs} hint={advancedText.optionHints.firingArcs} checked={arcs} onChange={setArcs} />
      </div>
      <LiveryPanel fleet={fleet} side="A" onChange={change} />
      <FleetBuilder side="A" fleet={fleet} options={options} large onChange={change} />
    </div>
  );
}
