import type { Box } from '../../../../table/box.ts';
import type { BattlespaceSiriusEvent, BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import type { Shot } from '../../../match/share/shot.ts';
import { overlaysOf } from '../overlays.ts';
import { openTable } from '../open-table.ts';
import { shipName } from '../names.ts';
import { CELL, centreOf } from '../table/card-layout.ts';
import type { CardOverlay } from '../table/stage.ts';
import { IDLE } from '../tools/tool.ts';
import { sirius as words } from '../words/play.ts';
import type { Deciding, Watched } from './deciding.ts';

export type MomentShot = Shot<BattlespaceSiriusView, BattlespaceSiriusEvent, CardOverlay>;

/** Space round the pair, cells. */
const ROUND = 0.62;

/** What the deciding shot did, on the card it hit. */
function harmOf(view: BattlespaceSiriusView, deciding: Deciding): readonly CardOverlay[] {
  const { target, side, against, kind, chance, sentry, weapons } = deciding;
  const vessel = view.players.find(({ seat }) => seat === target)?.vessel;
  if (!vessel) return [];
  const opened = kind === 'opened';
  return [
    {
      kind: 'harm',
      vessel,
      side,
      power: against,
      expected: opened ? against : 0,
      head: sentry ? words.harm.sentry : words.weapons(weapons),
      figure: opened ? words.changes(against, 0) : words.harm.destroyed,
      chance: chance ?? words.noDie,
      alone: true,
    },
  ];
}

function pairBox(view: BattlespaceSiriusView, { by, target }: Deciding): Box | null {
  const cells = view.players.flatMap(({ seat, vessel }) =>
    vessel && (seat === by || seat === target) ? [centreOf(vessel.cell)] : [],
  );
  if (cells.length === 0) return null;
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const round = ROUND * CELL;
  return {
    left: Math.min(...xs) - round,
    right: Math.max(...xs) + round,
    bottom: Math.min(...ys) - round,
    top: Math.max(...ys) + round,
  };
}

/** The deciding shot as a picture: the pair as it stood when it fell, with what it did on the card it hit. */
export function shotOf(watched: Watched, deciding: Deciding): MomentShot {
  const view = watched.view(deciding.plies - 1);
  return {
    open: openTable,
    view,
    overlays: [...overlaysOf({ view, tool: IDLE, busy: false, coordinates: false }), ...harmOf(view, deciding)],
    fight: pairBox(view, deciding),
    seen: null,
    caption: { sides: [], line: '' },
    film: null,
    name: `battlespace-sirius-${deciding.plies}`,
  };
}

/** The deciding shot in one sentence of the rules, with its chance. */
export function sentenceOf(watched: Watched, deciding: Deciding): string {
  const view = watched.view(deciding.plies - 1);
  return words.decided[deciding.kind]({
    turn: deciding.turn,
    by: shipName(view, deciding.by),
    target: shipName(view, deciding.target),
    side: deciding.side,
    shot: deciding.sentry ? words.sentryShot : words.volleyOf(deciding.weapons),
    against: deciding.against,
    chance: deciding.chance ?? '',
  });
}
