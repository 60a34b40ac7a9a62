import { useEffect, useState } from 'preact/hooks';
import type { Spot } from '../cards/use-press.ts';
import type { StageInput } from '../table/stage.ts';

/** Something of the table that is dragged, by its id, and where the pointer is. */
export interface Dragged {
  readonly id: string;
  readonly at: Spot;
}

interface Heard {
  readonly input$: {
    subscribe(hear: (event: StageInput) => void): { unsubscribe(): void };
  };
}

/**
 * Follows a drag on the table, for what is drawn under the pointer; a state of its own, so that nothing else is drawn
 * anew with every move. `found`: what a press takes up; null = nothing that follows.
 */
export function useDragged(stage: Heard | null, found: (event: StageInput) => string | null): Dragged | null {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  useEffect(() => {
    let id: string | null = null;
    const heard = stage?.input$.subscribe((event) => {
      if (event.kind === 'down') id = found(event);
      else if (event.kind === 'drag') setDragged(id === null ? null : { id, at: event.screen });
      else if (event.kind !== 'hover') setDragged(null);
    });
    return () => heard?.unsubscribe();
  }, [stage]);
  return dragged;
}
