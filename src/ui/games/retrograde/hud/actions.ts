import {
  atLeast,
  attackPreview,
  bombardmentPreview,
  contributionPreview,
  contributionWarning,
  missilePreview,
  type AttackPreview,
  type CommandOf,
  type RetrogradeCommand,
  type RetrogradeView,
} from '../../../../games/retrograde/index.ts';
import { cardName, projectName, thingName } from '../names.ts';
import type { Orbit, Target } from '../table/stage.ts';
import { attackOn } from '../tools/reduce.ts';
import { sameCommand, type Held } from '../tools/tool.ts';
import { percent, retrogradeWords as words } from '../words/play.ts';
import { action, type Action } from './action.ts';
import { burnActions } from './burn-actions.ts';

type View = RetrogradeView;
/**
 * Everything that can be done with what is in hand, and burns that cannot with their reason; burns go on from where
 * those of `plan` end.
 */
export function actionsOf(view: View, held: Held, plan: readonly Orbit[] = []): readonly Action[] {
  switch (held.kind) {
    case 'spacecraft':
      return craftActions(view, held.id, plan);
    case 'asset':
      return assetActions(view, held.id);
    case 'project':
      return projectActions(view, held.id);
    case 'card':
      return ofType(view, 'startProject')
        .filter(({ card }) => card === held.id)
        .map((command) =>
          action({
            key: `start ${command.asset ?? ''}`,
            group: 'start',
            label: command.asset === undefined ? words.startAsset : words.start(thingName(view, command.asset)),
            detail: words.startFree,
            commands: [command],
            target: command.asset === undefined ? null : { kind: 'asset', asset: command.asset },
          }),
        );
  }
}

const ofType = <T extends RetrogradeCommand['type']>({ choices }: View, type: T): readonly CommandOf<T>[] =>
  choices.filter((one): one is CommandOf<T> => one.type === type);

/** The legal commands of a type that name a thing. */
const naming = <T extends RetrogradeCommand['type']>(view: View, type: T, id: string): readonly CommandOf<T>[] =>
  ofType(view, type).filter((one) => Object.values(one).includes(id));

function craftActions(view: View, id: string, plan: readonly Orbit[]): readonly Action[] {
  const mine = <T extends 'refit' | 'scuttle' | 'sacrifice'>(type: T) => naming(view, type, id);
  return [
    ...burnActions(view, id, plan),
    ...attackActions(view, id),
    ...bombardActions(view, id),
    ...mine('refit').map((command) =>
      action({
        key: `refit ${command.card}`,
        group: 'refit',
        label: words.refit(cardName(command.card)),
        detail: '',
        commands: [command],
      }),
    ),
    ...mine('sacrifice').map((command) =>
      action({
        key: `sacrifice ${command.project}`,
        group: 'other',
        label: words.sacrifice(projectNamed(view, command.project)),
        detail: '',
        commands: [command],
        aims: true,
      }),
    ),
    ...mine('scuttle').map((command) =>
      action({
        key: 'scuttle',
        group: 'other',
        label: words.scuttle,
        detail: words.scuttleDetail,
        commands: [command],
        aims: true,
      }),
    ),
  ];
}

/** One for each enemy around the same asset: how much is spent is chosen next. */
function attackActions(view: View, id: string): readonly Action[] {
  const targets = [
    ...new Set(ofType(view, 'attack').flatMap(({ spacecraft, target }) => (spacecraft === id ? [target] : []))),
  ];
  return targets.map((target) => {
    const command = attackOn(view, id, target);
    return action({
      key: `attack ${target}`,
      group: 'attack',
      label: thingName(view, target),
      detail: chanceOf(attackPreview(view, id, target, command.spend)).long,
      commands: [command],
      aims: true,
      target: { kind: 'spacecraft', id: target },
    });
  });
}

/** The chance of a shot in words: that it destroys its target, or, where it cannot, that it hits. */
export interface Chance {
  readonly long: string;
  readonly short: string;
}

/** RG-23.9: what a shot may come to, counted exactly. */
export function chanceOf({ dice, faces, destroys }: Pick<AttackPreview, 'dice' | 'faces' | 'destroys'>): Chance {
  if (destroys.ways > 0) {
    const chance = percent(destroys.ways, destroys.all);
    return { long: words.kills(chance), short: words.killsShort(chance) };
  }
  const { ways, all } = atLeast(dice, faces, 1);
  return { long: words.hits(percent(ways, all)), short: words.hitsShort(percent(ways, all)) };
}

/** RG-23.9: an attack with each amount that may be spent. */
export interface Spend {
  readonly command: CommandOf<'attack'>;
  readonly preview: AttackPreview;
  readonly chance: Chance;
  readonly mark: 'useful' | 'sure' | null;
}

/** The amounts of delta-vee that may be spent on an attack, each with its exact odds. */
export const spendsOf = (view: View, { spacecraft, target }: CommandOf<'attack'>): readonly Spend[] =>
  ofType(view, 'attack')
    .filter((one) => one.spacecraft === spacecraft && one.target === target)
    .map((command) => {
      const preview = attackPreview(view, spacecraft, target, command.spend);
      return {
        command,
        preview,
        chance: chanceOf(preview),
        mark: command.spend === preview.sure ? 'sure' : command.spend === preview.useful ? 'useful' : null,
      };
    });

/** RG-23.9: a bombardment of the asset that is orbited and of its upgrade, with the reason where it is refused. */
function bombardActions(view: View, id: string): readonly Action[] {
  const craft = view.spacecraft.find((one) => one.id === id)!;
  const asset = view.assets.find((one) => one.id === craft.asset)!;
  const may = view.choices.some((one) => 'spacecraft' in one && one.spacecraft === id && one.type !== 'sacrifice');
  if (!may || asset.owner === craft.owner || asset.destroyed) return [];
  return (['asset', 'upgrade'] as const).flatMap((target): readonly Action[] => {
    const preview = bombardmentPreview(view, id, target);
    if (!preview) return [];
    const { power, damage, resistance, destroys, refusal } = preview;
    return [
      action({
        key: `bombard ${target}`,
        group: 'bombard',
        label: target === 'asset' ? thingName(view, asset.id) : cardName(asset.upgrade!.card),
        detail: refusal ? '' : words.bombardFor(power, damage, resistance, destroys),
        commands: [{ type: 'bombard', spacecraft: id, target }],
        aims: true,
        refused: refusal,
        target: target === 'asset' ? { kind: 'asset', asset: asset.id } : { kind: 'upgrade', asset: asset.id },
      }),
    ];
  });
}

const projectNamed = (view: View, id: string): string => {
  const project = view.projects.find((one) => one.id === id);
  return project ? projectName(view, project) : id;
};

function assetActions(view: View, id: string): readonly Action[] {
  const mine = <T extends 'missileDefense' | 'research' | 'repair' | 'contribute'>(type: T) => naming(view, type, id);
  const asset = view.assets.find((one) => one.id === id)!;
  const here: Target = { kind: 'asset', asset: id };
  return [
    ...mine('missileDefense').map((command) =>
      action({
        key: `missiles ${command.target}`,
        group: 'missiles',
        label: thingName(view, command.target),
        detail: missileDetail(view, command),
        commands: [command],
        aims: true,
        target: { kind: 'spacecraft', id: command.target },
      }),
    ),
    ...mine('research').map((command) =>
      action({
        key: `research ${command.draw ?? 1}`,
        group: 'work',
        label: words.research(command.draw ?? 1),
        detail: words.researchDetail,
        commands: [command],
        target: here,
      }),
    ),
    ...mine('repair').map((command) =>
      action({
        key: `repair ${command.target}`,
        group: 'work',
        label: words.repair(
          command.target === 'upgrade' && asset.upgrade ? cardName(asset.upgrade.card) : thingName(view, id),
        ),
        detail: words.repairDetail((command.target === 'upgrade' ? asset.upgrade!.damage : asset.damage) - 1),
        commands: [command],
        target: command.target === 'upgrade' ? { kind: 'upgrade', asset: id } : here,
      }),
    ),
    ...mine('contribute').map((command) =>
      contribution(view, command, words.contributeTo(projectNamed(view, command.project)), {
        kind: 'project',
        id: command.project,
      }),
    ),
  ];
}

const missileDetail = (view: View, command: CommandOf<'missileDefense'>): string =>
  chanceOf(missilePreview(view, command.asset, command.target)!).long;

/** RG-23.9: points of the cost afterwards; what would destroy the own asset or be lost asks first (RG-23.10). */
function contribution(view: View, command: CommandOf<'contribute'>, label: string, target: Target): Action {
  const { total, cost, completes, room } = contributionPreview(view, command);
  const wreck = command.debris === undefined ? '' : words.reclaiming(thingName(view, command.debris));
  return action({
    key: `contribute ${command.asset} ${command.project} ${command.debris ?? ''}`,
    group: 'contribute',
    label: `${label}${wreck}`,
    detail: words.contributeDetail(total, cost, completes, room),
    commands: [command],
    aims: contributionWarning(view, command) !== null,
    target,
  });
}

function projectActions(view: View, id: string): readonly Action[] {
  const mine = <T extends 'contribute' | 'complete' | 'scrapProject'>(type: T) => naming(view, type, id);
  const { asset } = view.projects.find((one) => one.id === id)!;
  return [
    ...mine('complete').map((command) =>
      action({
        key: `complete ${command.orbital ?? 1}`,
        group: 'complete',
        label: words.complete(command.orbital ?? 1),
        detail: '',
        commands: [command],
        target: asset === null ? null : { kind: 'orbital', asset, orbital: command.orbital ?? 1 },
      }),
    ),
    ...mine('contribute').map((command) =>
      contribution(view, command, words.contribute(thingName(view, command.asset)), {
        kind: 'asset',
        asset: command.asset,
      }),
    ),
    ...mine('scrapProject').map((command) =>
      action({ key: 'scrap', group: 'other', label: words.scrap, detail: '', commands: [command], aims: true }),
    ),
  ];
}

/** RG-17.9: each choice of debris that may be cleared. */
export const sweepActions = (view: View): readonly Action[] =>
  ofType(view, 'sweep').map((command) =>
    action({
      key: command.debris.join(' '),
      group: 'other',
      label: words.sweep(
        command.debris.map((id) =>
          words.wreckIn(thingName(view, id), view.debris.find((one) => one.id === id)?.orbital ?? 1),
        ),
      ),
      detail: '',
      commands: [command],
    }),
  );

/** Whether an action is the one in hand. */
export const isInHand = ({ commands }: Action, command: RetrogradeCommand | null): boolean => {
  const [first] = commands;
  if (!first || !command) return false;
  if (first.type === 'attack' && command.type === 'attack')
    return first.spacecraft === command.spacecraft && first.target === command.target;
  return sameCommand(first, command);
};
