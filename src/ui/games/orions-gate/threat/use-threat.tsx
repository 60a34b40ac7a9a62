import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyGame } from '../../../../engine/game.ts';
import type { OrionsGateView, UnitId, UnitType } from '../../../../games/orions-gate/index.ts';
import type { PanelParts } from '../../../match/docks.tsx';
import { stateOf } from '../asking.ts';
import type { Measured, Trying } from '../state.ts';
import type { Overlay } from '../table/stage.ts';
import { placedIn } from '../tools/tool.ts';
import { battle as words } from '../words/play.ts';
import { threatSubject } from './subject.ts';
import type { ThreatHeard, ThreatWatch } from './watch.ts';

type Parts = typeof import('./threat.ts');

/** The threat field of a screen while it is switched on. */
export interface Threat {
  readonly overlays: readonly Overlay[];
  readonly panels: readonly PanelParts[];
}

const NOTHING_HEARD: ThreatHeard = { layer: null, fault: false };
const OFF: Threat = { overlays: [], panels: [] };

/** What is looked at: a ship that is only tried somewhere stands where it stood. */
type Seen = Measured & { readonly trying?: Trying | null; readonly subject: UnitId | null };

/**
 * The enemy's threat as a field (OG-25.7), in a battle and in a replay. Its parts are fetched when it is first asked
 * for.
 */
export function useThreat(game: AnyGame, seen: Seen, fail: (detail: string) => void): Threat {
  const view: OrionsGateView = seen.trying?.real ?? seen.view;
  const on = seen.aids.threat && (view.stage === 'play' || view.stage === 'over');
  const [parts, setParts] = useState<Parts | null>(null);
  const [heard, setHeard] = useState(NOTHING_HEARD);
  const [type, setType] = useState<UnitType | null>(null);
  const before = useRef<string | null>(null);
  const { unit, enemy } = threatSubject(
    { view, selected: seen.subject, hovered: seen.hovered ?? seen.selected },
    before.current,
  );
  before.current = unit;
  useEffect(() => {
    if (on && !parts) void import('./threat.ts').then(setParts, () => undefined);
  }, [on]);
  const watch = useWatch(parts, setHeard, fail);
  useEffect(() => {
    if (!seen.busy) watch?.look(on ? stateOf(game, view) : null, unit);
  }, [watch, on, view, unit, seen.busy]);
  const { layer } = heard;
  const drawn = layer ? Math.min(layer.places.length, layer.cells) : 0;
  const stage = layer && parts ? (drawn === layer.cells ? 2 : Number(parts.isDrawable(layer))) : 0;
  const overlays = useMemo(
    () =>
      on && parts && layer ? parts.threatOverlays(layer, { type, enemy }, placedIn(view, layer.unit)?.pose.table) : [],
    [on, stage, layer?.unit, type, enemy],
  );
  if (!on || !parts) return OFF;
  const content = (
    <parts.ThreatPanel view={view} unit={unit} enemy={enemy} type={type} heard={heard} onType={setType} />
  );
  return { overlays, panels: [{ id: 'threat', title: words.threat, dock: 'right', content }] };
}

/** The watch of the screen, opened with its parts and closed with the screen. */
function useWatch(
  parts: Parts | null,
  hear: (heard: ThreatHeard) => void,
  fail: (detail: string) => void,
): ThreatWatch | null {
  const [watch, setWatch] = useState<ThreatWatch | null>(null);
  useEffect(() => {
    if (!parts) return;
    const opened = parts.openThreatWatch(hear, fail);
    setWatch(opened);
    return opened.close;
  }, [parts]);
  return watch;
}
