import {
  attackPreview,
  bombardmentPreview,
  debrisWarnings,
  missilePreview,
  spacecraftCard,
  type Aim,
  type RetrogradeCommand,
  type RetrogradeView,
  type ShipClass,
} from '../../../games/retrograde/index.ts';
import { forecastAid } from './aids/forecast.ts';
import { reachAids } from './aids/reach-aids.ts';
import { goalOf } from './aids/waiting.ts';
import type { RetrogradeScreenState } from './state.ts';
import type { OrreryOverlay, Target } from './table/stage.ts';
import type { Held, Tool } from './tools/tool.ts';
import { chanceOf } from './hud/actions.ts';
import { percent, retrogradeWords as words } from './words/play.ts';

type Drawn = Pick<RetrogradeScreenState, 'view' | 'tool' | 'pointed' | 'busy' | 'shape' | 'seat'>;

/** A thing that is spoken of. */
export const mark = (
  target: Target,
  tone: Extract<OrreryOverlay, { kind: 'mark' }>['tone'],
  label?: string,
): OrreryOverlay => ({
  kind: 'mark',
  target,
  tone,
  ...(label === undefined ? {} : { label }),
});

/** Everything drawn over the orrery, from the view, what is in hand and what is pointed at. */
export function overlaysOf(state: Drawn): readonly OrreryOverlay[] {
  const { view, tool, pointed, busy, shape, seat } = state;
  const lies: readonly OrreryOverlay[] = [{ kind: 'shape', shape }];
  if (busy || view.phase === 'over') return lies;
  return [
    ...lies,
    ...(seat === null ? [] : heldAids(view, tool, pointed)),
    ...(seat === null || view.phase !== 'maneuvers' ? [] : threatMarks(view, tool, pointed)),
    ...(tool.command ? commandAids(view, tool.command) : []),
    ...(seat === null || view.phase !== 'maneuvers' ? [] : warnings(view, seat)),
    ...pointedAids(state),
  ];
}

/** Where what is in hand can be used. */
function heldAids(view: RetrogradeView, { held, plan }: Tool, pointed: Target | null): readonly OrreryOverlay[] {
  if (held === null) return readyMarks(view);
  switch (held.kind) {
    case 'spacecraft': {
      const burns = view.choices.some((one) => one.type === 'burn' && one.spacecraft === held.id);
      const targets = new Set(
        view.choices.flatMap((one) => (one.type === 'attack' && one.spacecraft === held.id ? [one.target] : [])),
      );
      return [
        ...(burns ? reachAids(view, held.id, pointed, plan) : []),
        mark({ kind: 'spacecraft', id: held.id }, 'chosen'),
        // It fires from where it is, not from where it may go.
        ...(plan.length > 0 ? [] : [...targets].map((id) => mark({ kind: 'spacecraft', id }, 'danger'))),
      ];
    }
    case 'asset':
      return [
        mark({ kind: 'asset', asset: held.id }, 'chosen'),
        ...view.choices.flatMap((one) => {
          if (one.type === 'missileDefense' && one.asset === held.id)
            return [mark({ kind: 'spacecraft', id: one.target }, 'danger')];
          return one.type === 'contribute' && one.asset === held.id
            ? [mark({ kind: 'project', id: one.project }, 'offered')]
            : [];
        }),
      ];
    case 'project':
      return [
        mark({ kind: 'project', id: held.id }, 'chosen'),
        ...view.choices.flatMap((one) =>
          one.type === 'contribute' && one.project === held.id
            ? [mark({ kind: 'asset', asset: one.asset }, 'offered')]
            : [],
        ),
      ];
    case 'card':
      return view.choices.flatMap((one) =>
        one.type === 'startProject' && one.card === held.id && one.asset !== undefined
          ? [mark({ kind: 'asset', asset: one.asset }, 'offered')]
          : [],
      );
  }
}

/** How many of those who could shoot are told on the table; the panel tells all. */
const TOLD = 3;

/** Who could shoot at the craft in hand where it is planned to go, each with its chance. */
function threatMarks(view: RetrogradeView, tool: Tool, pointed: Target | null): readonly OrreryOverlay[] {
  const goal = goalOf(view, tool, pointed);
  if (!goal || goal.kind === 'here') return [];
  return goal.waiting.threats
    .slice(0, TOLD)
    .map(({ by, missiles, hits, destroys }) =>
      mark(
        missiles ? { kind: 'asset', asset: by } : { kind: 'spacecraft', id: by },
        'warn',
        destroys > 0 ? words.waits.kills(percent(destroys, 1)) : words.waits.hits(percent(hits, 1)),
      ),
    );
}

/** With nothing in hand: all that can do something. */
function readyMarks(view: RetrogradeView): readonly OrreryOverlay[] {
  const ready = new Set<string>();
  return view.choices.flatMap((one): readonly OrreryOverlay[] => {
    const target = readyTarget(view, one);
    const key = JSON.stringify(target);
    if (!target || ready.has(key)) return [];
    ready.add(key);
    return [mark(target, 'offered')];
  });
}

/** What does something by a command; null for a command of nothing on the table. */
export function readyTarget(view: RetrogradeView, command: RetrogradeCommand): Target | null {
  switch (command.type) {
    case 'burn':
    case 'attack':
    case 'bombard':
      return { kind: 'spacecraft', id: command.spacecraft };
    case 'research':
    case 'repair':
    case 'missileDefense':
    case 'contribute':
      return { kind: 'asset', asset: command.asset };
    case 'complete':
      return { kind: 'project', id: command.project };
    case 'sweep':
      return { kind: 'asset', asset: view.pendingSweep ?? command.asset };
    default:
      return null;
  }
}

/** A shot at a spacecraft with its chance and its parts. */
const aimAid = (from: Target, target: string, shot: Parameters<typeof chanceOf>[0] & Aim): readonly OrreryOverlay[] => [
  {
    kind: 'aim',
    from,
    to: { kind: 'spacecraft', id: target },
    tone: 'danger',
    figure: chanceOf(shot).short,
    label: words.aimLabel(shot.dice, shot.hitNumber, shot.range, shot.defence),
  },
];

/** A shot that waits for its confirmation: from where to where, its chance and its parts. */
export function commandAids(view: RetrogradeView, command: RetrogradeCommand): readonly OrreryOverlay[] {
  switch (command.type) {
    case 'attack':
      return aimAid(
        { kind: 'spacecraft', id: command.spacecraft },
        command.target,
        attackPreview(view, command.spacecraft, command.target, command.spend),
      );
    case 'missileDefense':
      return aimAid(
        { kind: 'asset', asset: command.asset },
        command.target,
        missilePreview(view, command.asset, command.target)!,
      );
    case 'bombard': {
      const target = command.target === 'upgrade' ? 'upgrade' : 'asset';
      const preview = bombardmentPreview(view, command.spacecraft, target);
      const { asset } = view.spacecraft.find(({ id }) => id === command.spacecraft)!;
      if (!preview) return [];
      return [
        {
          kind: 'aim',
          from: { kind: 'spacecraft', id: command.spacecraft },
          to: { kind: target, asset },
          tone: 'danger',
          figure: String(preview.power),
          label: words.bombardFor(preview.power, preview.damage, preview.resistance, preview.destroys),
        },
      ];
    }
    default:
      return [];
  }
}

/** RG-23.10: own spacecraft that debris will damage at the end of the turn. */
const warnings = (view: RetrogradeView, seat: string): readonly OrreryOverlay[] =>
  debrisWarnings(view, seat).map(({ about, fatal }) =>
    mark({ kind: 'spacecraft', id: about }, 'warn', fatal ? words.debrisFatal : words.debrisHurts),
  );

/** The class a forecast is made for: that of what is in hand, else a corvette. */
const classFor = (view: RetrogradeView, held: Held | null): ShipClass => {
  const craft = held?.kind === 'spacecraft' ? view.spacecraft.find(({ id }) => id === held.id) : undefined;
  return craft ? spacecraftCard(craft.card).shipClass : 'frigate';
};

/** What is pointed at, and what there is to know of it: the reach of a spacecraft, the window forecast of an asset. */
function pointedAids({ view, pointed, tool, seat }: Drawn): readonly OrreryOverlay[] {
  if (pointed === null) return [];
  const looked = mark(pointed, 'pointed');
  switch (pointed.kind) {
    case 'spacecraft': {
      const free = tool.held === null || seat === null;
      return [...(free ? reachAids(view, pointed.id) : []), looked];
    }
    case 'asset':
    case 'dial':
      return [looked, forecastAid(view, pointed.asset, classFor(view, tool.held))];
    case 'orbital':
      return isAway(view, tool, pointed.asset) ? [forecastAid(view, pointed.asset, classFor(view, tool.held))] : [];
    case 'debris':
    case 'upgrade':
    case 'project':
      return [looked];
  }
}

/** Whether a spacecraft in hand is elsewhere, and the burns laid out for it end elsewhere. */
function isAway(view: RetrogradeView, { held, plan }: Tool, asset: string): boolean {
  const craft = held?.kind === 'spacecraft' ? view.spacecraft.find(({ id }) => id === held.id) : undefined;
  const from = plan.at(-1)?.asset ?? craft?.asset;
  return from !== undefined && from !== asset;
}
