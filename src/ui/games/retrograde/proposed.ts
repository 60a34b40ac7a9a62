import {
  contributionPreview,
  knownProjects,
  type CommandOf,
  type RetrogradeCommand,
  type RetrogradeView,
} from '../../../games/retrograde/index.ts';
import { inOrder, type Proposed } from '../../match/coach/proposal.ts';
import { planned } from './aids/reach.ts';
import { commandAids, mark, readyTarget } from './overlays.ts';
import type { OrreryOverlay, Target } from './table/stage.ts';
import { retrogradeWords as words } from './words/play.ts';

/** What is proposed, as the orrery shows an order of one's own before it is given. */
export const proposedAids = (proposed: Proposed): readonly OrreryOverlay[] => inOrder(proposed).flatMap(aidsOf);

function aidsOf({ view: any, commands, foe }: Proposed): readonly OrreryOverlay[] {
  const view = any as RetrogradeView;
  const [first, then] = commands as unknown as readonly RetrogradeCommand[];
  if (!first || !isThere(view, first)) return [];
  const actor = readyTarget(view, first);
  return [
    ...(actor ? [mark(actor, foe ? 'danger' : 'chosen')] : []),
    ...(first.type === 'burn' ? burnAids(view, first, then) : orderAids(view, first)),
  ];
}

/** A burn with its cost and the ghost at its end, and what is aimed at from there. */
function burnAids(
  view: RetrogradeView,
  { spacecraft, asset, orbital }: CommandOf<'burn'>,
  then: RetrogradeCommand | undefined,
): readonly OrreryOverlay[] {
  const end = planned(view, spacecraft, [{ asset, orbital }]);
  if (!end) return [];
  const aims = then && isThere(end.view, then) ? commandAids(end.view, then) : [];
  // It fires from where its ghost is.
  const from: Target = { kind: 'orbital', asset, orbital };
  return [
    { kind: 'plan', spacecraft, legs: end.legs, emphasis: 'chosen' },
    ...aims.map((aid) => (aid.kind === 'aim' ? { ...aid, from } : aid)),
  ];
}

function orderAids(view: RetrogradeView, command: RetrogradeCommand): readonly OrreryOverlay[] {
  if (command.type !== 'contribute') return commandAids(view, command);
  const { points, total, cost } = contributionPreview(view, command);
  return [
    {
      kind: 'aim',
      from: { kind: 'asset', asset: command.asset },
      to: { kind: 'project', id: command.project },
      tone: 'good',
      figure: `+${points}`,
      label: words.worked(total, cost),
    },
  ];
}

/** Whether all things a command names are seen; of somebody else's hidden things nothing is drawn. */
function isThere(view: RetrogradeView, command: RetrogradeCommand): boolean {
  const craft = (id: string): boolean => view.spacecraft.some((one) => one.id === id);
  switch (command.type) {
    case 'burn':
    case 'bombard':
      return craft(command.spacecraft);
    case 'attack':
      return craft(command.spacecraft) && craft(command.target);
    case 'missileDefense':
      return craft(command.target);
    case 'contribute':
      return knownProjects(view).some(({ id }) => id === command.project);
    default:
      return true;
  }
}
