import type { UnitId } from '../../../games/orions-gate/index.ts';
import type { Point } from '../../../table/shape.ts';
import type { Listening } from '../../match/desk.ts';
import type { BattleDesk } from './battle-desk.ts';
import type { Tables, TableStage } from './table/stage.ts';

/** The tables of a battle, one of which is in sight. */
export interface TablesInSight {
  /** Takes the drawn tables into use, in place of those before. */
  attach(stage: TableStage & Tables): void;
  /** Brings another table into sight; the next or previous one of them by a step. */
  look(table: number): void;
  lookOn(step: 1 | -1): void;
  /** Brings a place, or a unit that stands somewhere, into the middle of the picture. */
  focus(at: Point & { readonly table?: number }): void;
  focusOn(unit: UnitId | null): void;
  /** Shows the ship in hand with its surroundings; asked again, or once it has acted, the whole table. */
  frameUnit(): void;
}

/** The tables a desk shows. */
export function openTablesInSight(desk: Pick<BattleDesk, 'attach' | 'state$' | 'set' | 'stage'>): TablesInSight {
  const { state$, set, stage } = desk;
  let tables: Tables | null = null;
  let watching: Listening | null = null;
  let framing: Promise<() => void> | null = null;
  const look = (table: number): void => tables?.look(table);
  const focus = (at: Point & { readonly table?: number }): void => {
    if (at.table !== undefined) look(at.table);
    stage()?.focus(at);
  };
  return {
    attach(table) {
      watching?.unsubscribe();
      tables = table;
      desk.attach(table);
      // Ends with the stage.
      watching = table.table$.subscribe((number) => number !== state$.value.table && set({ table: number }));
    },
    look,
    lookOn(step) {
      const { view, table } = state$.value;
      look(((table - 1 + step + view.tables.length) % view.tables.length) + 1);
    },
    focus,
    focusOn(unit) {
      const pose = state$.value.view.units.find(({ id }) => id === unit)?.pose;
      if (pose) focus(pose);
    },
    frameUnit() {
      framing ??= import('./frame-unit.ts').then(({ openFraming }) => openFraming(desk));
      void framing.then((frame) => frame());
    },
  };
}
