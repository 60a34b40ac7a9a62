import {
  allyOf,
  attackId,
  attackOutlook,
  harmOutlook,
  reactionOutlook,
  sourceOf,
  windowOutlook,
  type CommandOf,
  type Outlook,
  type ReactionOutlook,
  type SpurCommand,
  type SpurEvent,
  type SpurView,
} from '../../../games/orions-spur/index.ts';
import type { Seat } from '../../../engine/seat.ts';
import { inOrder, type Proposed } from '../../match/coach/proposal.ts';
import { ownerOf, seatIn, shipIn } from './names.ts';
import type { SpurScreenState } from './state.ts';
import type { SpurOverlay, Target } from './table/stage.ts';
import { deedOf, deedsFor, isPicked, pickedDeed, type Deed, type Picks } from './tools/deed.ts';

type Drawn = Pick<SpurScreenState, 'view' | 'tool' | 'pointed' | 'answer' | 'busy' | 'shape' | 'far' | 'viewer'> &
  Partial<Pick<SpurScreenState, 'log' | 'faced'>>;

const ship = (id: string): Target => ({ kind: 'ship', id });
const mark = (target: Target, tone: Extract<SpurOverlay, { kind: 'mark' }>['tone']): SpurOverlay => ({
  kind: 'mark',
  target,
  tone,
});
const outlooks = ({ ships }: Outlook): readonly SpurOverlay[] => ships.map((one) => ({ kind: 'outlook', ship: one }));

/** Whose fleet lies below: that of whoever looks, else of the first seat. */
export const nearOf = ({ viewer, view }: Pick<Drawn, 'viewer' | 'view'>): Seat =>
  viewer.kind === 'seat' ? viewer.seat : view.players[0]!.seat;

/** What is being shown: the events of the last command, while they are. */
const shownIn = ({ busy, log }: Drawn): readonly SpurEvent[] => (busy ? (log?.at(-1)?.events ?? []) : []);

/** Whom an event is about, besides whoever brings it about. */
function struckBy(event: SpurEvent): readonly Seat[] {
  switch (event.type) {
    case 'attackDeclared':
      return [ownerOf(event.attack.ship), ownerOf(event.attack.target)];
    case 'suppressed':
      return [ownerOf(event.target)];
    case 'hit':
    case 'destroyed':
      return [ownerOf(event.ship)];
    default:
      return [];
  }
}

/** What is aimed at: what is pointed at where it may be chosen, else what is chosen. */
function aimedAt({ tool, pointed }: Drawn): Seat | null {
  if (tool.kind !== 'deed') return null;
  if (pointed?.kind === 'ship' && isPicked(tool.picks)) return ownerOf(pointed.id);
  return tool.picks.target ? seatIn(tool.picks.target) : null;
}

/** Whose ships can be aimed at with what is in hand. */
export function aimedSeats({ view, tool }: Pick<Drawn, 'view' | 'tool'>): readonly Seat[] {
  if (tool.kind !== 'deed' || !isPicked(tool.picks)) return [];
  return [...new Set(deedsFor(view, tool.picks).flatMap(({ target }) => (target === null ? [] : seatIn(target))))];
}

/** On a tall screen the enemy it is about lies above: who attacks, who is attacked, or who was asked for. */
export function farOf(drawn: Drawn): Seat | null {
  const { view, far, faced = null } = drawn;
  const near = nearOf(drawn);
  const first = view.window?.pending[0]?.thing;
  const about = first
    ? [ownerOf(first.ship), ownerOf(first.target)]
    : [...shownIn(drawn).flatMap(struckBy), aimedAt(drawn), far, view.activeSeat, faced];
  return about.find((seat) => seat !== null && seat !== near && view.players.some((one) => one.seat === seat)) ?? null;
}

/** Whether the fleet of a seat lies out of sight, on a screen that shows two of more. */
export const isOutOfSight = (drawn: Drawn, seat: Seat): boolean =>
  drawn.shape === 'tall' && drawn.view.players.length > 2 && seat !== nearOf(drawn) && seat !== farOf(drawn);

/** Whether an attack waits, or is just declared. */
const isAttacked = (drawn: Drawn): boolean =>
  drawn.view.window !== null || shownIn(drawn).some(({ type }) => type === 'attackDeclared');

/** Whether whoever looks may answer an attack with the ship in the back row. */
const helpsFromBehind = ({ view }: Drawn): boolean =>
  view.window !== null &&
  view.choices.some((one) => one.type === 'react' && (shipIn(view, one.ship)?.slot?.startsWith('B') ?? false));

/** How the table lies; kept apart, as it holds while things move too. */
export const lyingAid = (drawn: Drawn): SpurOverlay => ({
  kind: 'shape',
  shape: drawn.shape,
  near: nearOf(drawn),
  ally: allyOf(drawn.view.options, nearOf(drawn)),
  far: farOf(drawn),
  attacked: isAttacked(drawn),
  helps: helpsFromBehind(drawn),
});

/** Where everything lies, with the formation that is being made: what a pointer meets follows from these alone. */
export function lyingAids(drawn: Drawn): readonly SpurOverlay[] {
  const { view, tool, busy, viewer } = drawn;
  const planned = !busy && view.phase !== 'gameOver' && (tool.kind === 'layout' || tool.kind === 'moves') ? tool : null;
  if (!planned || viewer.kind !== 'seat') return [lyingAid(drawn)];
  return [lyingAid(drawn), { kind: 'layout', seat: viewer.seat, layout: planned.layout }];
}

/**
 * Everything drawn over the table, from the view, what is in hand and what is pointed at, or what is proposed instead.
 */
export function overlaysOf(drawn: Drawn, proposed: Proposed | null = null): readonly SpurOverlay[] {
  const { view, tool, busy, pointed } = drawn;
  const lies = lyingAids(drawn);
  if (view.phase === 'gameOver') return lies;
  const asked = view.window ? view.window.asked : view.turn > 0 ? view.activeSeat : null;
  const decides: readonly SpurOverlay[] = asked === null ? [] : [{ kind: 'decides', seat: asked }];
  // What is under way is told by the film.
  if (busy) return [...lies, ...decides];
  if (proposed) return [...lies, ...decides, ...proposedAids(proposed)];
  const held = tool.kind === 'layout' || tool.kind === 'moves' ? tool.held : null;
  return [
    ...lies,
    ...decides,
    ...(held ? [mark(ship(held), 'chosen')] : []),
    ...windowAids(drawn),
    ...(tool.kind === 'deed' ? deedAids(view, tool.picks, pointed) : []),
    ...(pointed ? [mark(pointed, 'pointed')] : []),
  ];
}

/** What the attacks of the open window come to as they stand, or with the reaction that is looked at. */
function windowAids({ view, answer }: Drawn): readonly SpurOverlay[] {
  const { window, viewer } = view;
  if (!window) return [];
  if (!answer || viewer.kind !== 'seat') return outlooks(windowOutlook(view));
  return answerAids(view, viewer.seat, answer);
}

/** What a reaction of a seat would change, and what the attacks of the window would then come to. */
function answerAids(view: SpurView, seat: Seat, answer: CommandOf<'react'>): readonly SpurOverlay[] {
  const { result, outlook } = reactionOutlook(view, seat, answer);
  return [mark(ship(answer.ship), 'chosen'), ...changeAids(view, answer, result), ...outlooks(outlook)];
}

/** What is proposed, as the table shows an order before it is given; what ships come to once, at the end. */
function proposedAids(proposed: Proposed): readonly SpurOverlay[] {
  const all = inOrder(proposed);
  return all.flatMap((one) => commandAids(one).filter(({ kind }) => kind !== 'outlook' || one === all.at(-1)));
}

function commandAids({ view: any, commands: [command], seat, foe }: Proposed): readonly SpurOverlay[] {
  const view = any as SpurView;
  const given = command as unknown as SpurCommand;
  const acts = foe ? 'danger' : 'chosen';
  const deed = deedOf(given);
  if (deed) {
    const { actor, target } = deed;
    return [
      ...(actor === null ? [] : [mark(ship(actor), acts)]),
      ...(target === null ? [] : [mark(ship(target), actor === null ? acts : 'danger')]),
      ...orderAids(view, deed, seat),
    ];
  }
  if (given.type === 'react') {
    const aids = view.window ? answerAids(view, seat, given) : [];
    return aids.map((aid) => (aid.kind === 'mark' ? { ...aid, tone: acts } : aid));
  }
  if (given.type === 'pass') return view.window ? outlooks(windowOutlook(view)) : [];
  return [mark({ kind: 'plaque', seat }, acts)];
}

/** What a reaction that is looked at would change in the arena. */
function changeAids(
  { window }: SpurView,
  { target }: CommandOf<'react'>,
  result: ReactionOutlook['result'],
): readonly SpurOverlay[] {
  const name = target.attack;
  const first = window!.pending.find(({ id }) => attackId(id) === name)?.thing;
  switch (result.kind) {
    case 'counterfire':
      return [{ kind: 'joins', attack: result.attack, place: window!.pending.length }];
    case 'evaded':
      return [{ kind: 'would', name, packet: null }];
    case 'intercepted':
      return [{ kind: 'would', name, packet: result.destroyed ? null : result.packet }];
    case 'weakened':
      return target.ship === first?.target ? [{ kind: 'would', name, packet: result.packet }] : [];
    case 'redirected':
      return [mark(ship(result.target), 'chosen')];
  }
}

/** Who looks; null for the audience. */
const seatOf = ({ viewer }: SpurView): Seat | null => (viewer.kind === 'seat' ? viewer.seat : null);

/** What a deed of a seat comes to if nobody reacts. */
export function deedOutlook(view: SpurView, { command }: Deed, seat = seatOf(view)): Outlook | null {
  if (seat === null) return null;
  if (command.type === 'attack' || command.type === 'ram') return attackOutlook(view, seat, command);
  if (command.type === 'playSpecial' && command.target !== undefined)
    return harmOutlook(view, seat, command.card, command.target);
  return null;
}

/** What can act, what it can be aimed at, and the order as it is picked with what it comes to. */
function deedAids(view: SpurView, picks: Picks, pointed: Target | null): readonly SpurOverlay[] {
  const deeds = deedsFor(view, picks);
  if (!isPicked(picks))
    return [...new Set(deeds.flatMap(({ actor }) => actor ?? []))].map((id) => mark(ship(id), 'offered'));
  const actor = picks.actor === undefined ? [] : [mark(ship(picks.actor), 'chosen')];
  const actors =
    picks.actor === undefined
      ? [...new Set(deeds.flatMap((deed) => deed.actor ?? []))].map((id) => mark(ship(id), 'offered'))
      : [];
  const looked = pointed?.kind === 'ship' ? deeds.filter(({ target }) => target === pointed.id) : [];
  const deed = pickedDeed(view, picks) ?? (looked.length === 1 ? looked[0]! : null);
  const targets = [...new Set(deeds.flatMap(({ target }) => target ?? []))];
  const marks = targets.flatMap((id): readonly SpurOverlay[] => {
    if (view.players.some(({ seat }) => seat === id)) return [mark({ kind: 'plaque', seat: id }, 'offered')];
    const hostile = deeds.some((one) => one.target === id && one.verb !== 'playRepair' && one.actor !== null);
    return [mark(ship(id), hostile ? 'danger' : 'offered')];
  });
  return [...actor, ...actors, ...marks, ...(deed ? orderAids(view, deed) : [])];
}

/** An order that waits for its confirmation. */
function orderAids(view: SpurView, deed: Deed, seat = seatOf(view)): readonly SpurOverlay[] {
  const outlook = deedOutlook(view, deed, seat);
  const { command } = deed;
  if (!outlook) return [];
  if (command.type !== 'attack' && command.type !== 'ram') return outlooks(outlook);
  const hit = outlook.ships.find(({ ship: id }) => id === command.target)?.hits[0];
  const missile =
    command.type === 'attack' &&
    (sourceOf(command.ship, command.source)?.effects.some(
      (one) => one.kind === 'attack' && one.traits.includes('missile'),
    ) ??
      false);
  return [
    ...(hit
      ? [
          {
            kind: 'aim',
            from: command.ship,
            to: command.target,
            packet: hit.packet,
            missile,
          } as const,
        ]
      : []),
    ...outlooks(outlook),
  ];
}
