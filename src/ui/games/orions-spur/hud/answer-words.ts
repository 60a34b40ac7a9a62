import {
  attackId,
  hitsOf,
  nameOfAttack,
  reactionOutlook,
  totalOf,
  windowOutlook,
  type Attack,
  type CommandOf,
  type Outlook,
  type Packet,
  type ReactionResult,
  type SpurView,
} from '../../../../games/orions-spur/index.ts';
import type { StripThing } from '../../../cards/reaction-strip.tsx';
import { shipName, sourceName } from '../names.ts';
import { spurWords as words } from '../words/play.ts';
import { endOf } from './outlook-words.ts';

type React = CommandOf<'react'>;

/** The code of an attack, `A0`, where several wait; null where there is no other it could be taken for. */
const markOf = ({ window }: SpurView, attack: string): string | null => (window!.pending.length > 1 ? attack : null);

/** A pending attack in words. */
export const thingOf =
  (view: SpurView) =>
  (attack: Attack): StripThing => {
    const id = view.window!.pending.find(({ thing }) => thing === attack)?.id ?? 0;
    const mark = markOf(view, attackId(id));
    const splash = hitsOf(attack).slice(1);
    return {
      title: words.thing(mark, shipName(attack.ship), nameOfAttack(attack), shipName(attack.target)),
      now: [
        words.packet(attack.main),
        attack.missile && words.missile,
        ...splash.map(({ ship, packet }) => words.splashOn(shipName(ship), words.packet(packet))),
      ]
        .filter(Boolean)
        .join(', '),
      figure: String(totalOf(attack.main)),
    };
  };

/** What is gone of a packet. */
const taken = (before: Packet, after: Packet): Packet => ({
  shield: before.shield - after.shield,
  any: before.any - after.any,
  hull: before.hull - after.hull,
});

/** What a reaction does to the attack it answers, in words. */
function deedOf(view: SpurView, { ship: by, target }: React, result: ReactionResult): string {
  const { reacts } = words;
  const attack = view.window!.pending.find(({ id }) => attackId(id) === target.attack)!.thing;
  const mark = markOf(view, target.attack);
  const ship = shipName(by);
  switch (result.kind) {
    case 'counterfire':
      return reacts.counterfire(ship, mark === null ? null : shipName(attack.ship), words.packet(result.attack.main));
    case 'intercepted':
      return result.destroyed
        ? reacts.shootsDown(ship, mark)
        : reacts.intercepts(ship, mark, words.packet(result.packet));
    case 'evaded':
      return reacts.evades(ship, mark);
    case 'redirected':
      return reacts.redirects(mark, shipName(result.target));
    case 'weakened': {
      const hit = target.ship ?? attack.target;
      const hits = hitsOf(attack);
      const before = hits.find((one) => one.ship === hit)!.packet;
      const whose = hits.length > 1 ? shipName(hit) : null;
      return reacts.takes(whose, words.packet(taken(before, result.packet)), mark);
    }
  }
}

/** What a ship answers with: a card by its name; an ability with its ship, and with what it spends by choice. */
function meansOf({ ship, source, amount, target }: React): string {
  const name = sourceName(ship, source);
  if (amount !== undefined) return words.spending(name, amount);
  // Whoever answers for another ship is named; one that answers for itself is what the rest speaks of.
  return target.kind === 'hit' && target.ship !== ship ? words.meansOf(name, shipName(ship)) : name;
}

/** What an answer changes for the ships, beside what stands already. */
function changedEnds(view: SpurView, { ships }: Outlook): string {
  const standing = windowOutlook(view).ships;
  const endNow = (id: string): string | null => {
    const now = standing.find(({ ship }) => ship === id);
    return now ? endOf(view, now) : null;
  };
  const spared = standing.filter(({ ship }) => ships.every((one) => one.ship !== ship));
  const changed = ships.filter((one) => endOf(view, one) !== endNow(one.ship));
  const lost = ships.filter((one) => one.destroyed && !changed.includes(one));
  const told = [
    ...changed.map((one) => words.endOf(shipName(one.ship), endOf(view, one))),
    ...spared.map(({ ship }) => words.endOf(shipName(ship), words.ends.unhurt)),
    ...lost.map(({ ship }) => words.stillLost(shipName(ship))),
  ];
  return told.length > 0 ? told.join('; ') : words.noChange;
}

/** An answer in words: what is done, and what then becomes of the ships otherwise than it stands. */
export function answerWords(
  view: SpurView,
  seat: string,
  command: React,
): { readonly label: string; readonly does: string } {
  const { result, outlook } = reactionOutlook(view, seat, command);
  return {
    label: words.answer(meansOf(command), deedOf(view, command, result)),
    does: changedEnds(view, outlook),
  };
}
