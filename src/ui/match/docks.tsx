import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../kit/index.ts';
import { play as words } from './words/play.ts';
import { Fold } from './fold.tsx';
import type { Room } from './layout.ts';

/** A panel of the screen: docked where there is room, a tab of the one sheet on a small screen. */
export interface PanelParts {
  /** Its class is `dock-<id>`; `act` is the action panel, `log` the log of the frame. */
  readonly id: string;
  readonly title: string;
  readonly dock: 'left' | 'right' | 'bottom';
  readonly content: ComponentChildren;
  /** Buttons beside its title. */
  readonly actions?: ComponentChildren;
}

/** Which panels are open. */
export interface Docks {
  open(id: string): boolean;
  toggle(id: string): void;
}

/**
 * Keeps which panels are open. Another room begins anew with what `atFirst` says; on a small screen one at a time is
 * open, elsewhere a panel that comes later comes open. `front` opens whenever it becomes another.
 */
export function useDocks(
  panels: readonly PanelParts[],
  room: Room,
  atFirst: (panel: PanelParts, room: Room) => boolean,
  front?: string,
): Docks {
  const first = () => Object.fromEntries(panels.map((panel) => [panel.id, atFirst(panel, room)]));
  const [open, setOpen] = useState<{ readonly [id: string]: boolean }>(first);
  useEffect(() => setOpen(first()), [room]);
  const later = room !== 'narrow';
  useEffect(() => {
    if (front !== undefined) setOpen((before) => ({ ...(later ? before : {}), [front]: true }));
  }, [front]);
  return {
    open: (id) => open[id] ?? later,
    toggle: (id) => setOpen((before) => ({ ...(room === 'narrow' ? {} : before), [id]: !(before[id] ?? later) })),
  };
}

interface DockProps {
  readonly panels: readonly PanelParts[];
  readonly docks: Docks;
}

/** One docked panel. */
export function Docked({ panel, docks }: { readonly panel: PanelParts; readonly docks: Docks }) {
  const { id, title, actions, content } = panel;
  return (
    <Fold title={title} open={docks.open(id)} onToggle={() => docks.toggle(id)} class={`dock-${id}`} actions={actions}>
      {content}
    </Fold>
  );
}

interface SideProps extends DockProps {
  readonly room: Room;
  /** Over the left panels: what lies beside the match. */
  readonly above?: ComponentChildren;
  readonly tray?: ComponentChildren;
  /** Below the left panels, e.g. a map. */
  readonly corner?: ComponentChildren;
  /** At the foot of the right panels, in the place of the log. */
  readonly below?: ComponentChildren;
  /** Pixels at the bottom that the left panels leave to what lies there (`useFloor`). */
  readonly floor?: number | null;
}

/** The panels at both sides. The dice lie on the left where something else takes room there too, else over the log. */
export function SideDocks({ panels, docks, room, above, tray, corner, below, floor = null }: SideProps) {
  const at = (dock: PanelParts['dock']) =>
    panels
      .filter((panel) => panel.dock === dock && panel.id !== 'log')
      .map((panel) => <Docked key={panel.id} panel={panel} docks={docks} />);
  const log = panels.find(({ id }) => id === 'log');
  const diceLeft = room === 'wide' && (Boolean(above) || panels.some(({ dock }) => dock === 'left'));
  return (
    <>
      <div class="dock-left" style={floor === null ? undefined : { bottom: `${floor}px` }}>
        {above}
        {at('left')}
        {diceLeft && tray}
        {corner}
      </div>
      <div class="dock-right">
        {at('right')}
        {!diceLeft && tray}
        {below ?? (log && <Docked panel={log} docks={docks} />)}
      </div>
    </>
  );
}

interface TabProps extends DockProps {
  /** In the place of the open panel. */
  readonly instead?: ComponentChildren;
  /** A tab was pressed while something lies in the place of its panel. */
  readonly onTab?: () => void;
}

/** On a small screen: the open panel, and a row of tabs under the thumb. */
export function TabDock({ panels, docks, instead = null, onTab }: TabProps) {
  const open = (id: string): boolean => !instead && docks.open(id);
  const press = (id: string): void => {
    if (instead) onTab?.();
    if (!instead || !docks.open(id)) docks.toggle(id);
  };
  return (
    <>
      {instead}
      {panels.map(
        ({ id, title, actions, content }) =>
          open(id) && (
            <section key={id} class={`plate dock-${id}`} aria-label={title}>
              {actions}
              <div class="plate-body">{content}</div>
            </section>
          ),
      )}
      <nav class="tabs" style={{ '--tabs': panels.length }} aria-label={words.panels}>
        {panels.map(({ id, title }) => (
          <Button key={id} small variant="quiet" expanded={open(id)} pressed={open(id)} onClick={() => press(id)}>
            {title}
          </Button>
        ))}
      </nav>
    </>
  );
}
