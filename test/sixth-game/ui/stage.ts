import { NEVER } from 'rxjs';
import type { Stage } from '../../../src/ui/table/stage.ts';
import type { WardsEvent, WardsView } from '../../helpers/toy/wards.ts';

/** The cards that were played, as text: the least a table can be. */
export async function openTable(host: HTMLElement) {
  const list = host.appendChild(document.createElement('p'));
  const show = ({ discard, faces }: WardsView): void => {
    list.textContent = discard.map((card) => faces[card]).join(' ');
  };
  const stage: Stage<WardsView, WardsEvent, never> = {
    show,
    play: async (_events, view) => show(view),
    forget: () => undefined,
    skip: () => undefined,
    overlays: () => undefined,
    configure: () => undefined,
    input$: NEVER,
    grabs: () => undefined,
    camera$: NEVER,
    camera: () => ({ x: 0, y: 0, scale: 1 }),
    sight: () => 'whole',
    fit: () => undefined,
    insets: () => undefined,
    focus: () => undefined,
    frame: () => undefined,
    zoom: () => undefined,
    pan: () => undefined,
    turned: () => false,
    toScreen: ({ x, y }) => ({ x, y }),
    toTable: ({ x, y }) => ({ x, y }),
    destroy: () => list.remove(),
  };
  return Object.assign(stage, {
    sounds$: NEVER,
    failures$: NEVER,
  });
}
