import type { LogLine, LogPart } from '../../engine/game.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { cardOf, isCard } from './data/cards.ts';
import type { Aim, EventOf, RetrogradeEvent } from './event.ts';
import { nameOf } from './rules/things.ts';
import type { RetrogradeView } from './view.ts';

type Parts = { readonly [name: string]: LogPart };

const seat = (name: string): LogPart => ({ kind: 'seat', seat: name });
const term = (name: string): LogPart => ({ kind: 'term', term: name });
const number = (value: number): LogPart => ({ kind: 'number', value });
const rule = (id: string): LogPart => ({ kind: 'rule', id });
const card = (id: string): LogPart => ({ kind: 'unit', id, name: cardOf(id).name });
const line = (key: string, parts: Parts): LogLine => ({ key: `rg.${key}`, parts });
const numbered = <T>(name: string, list: readonly T[], part: (one: T) => LogPart): Parts =>
  Object.fromEntries(list.map((one, index) => [`${name}${index + 1}`, part(one)]));

/** Seat, an optional number and the card between them: what an id in play is made of. */
const ID = /^[12]-(.+?)(?:-(\d+))?$/;

/** A thing by its id: what lies on the table by its card, what has left it by the card its id names. */
function thing({ assets, spacecraft, debris }: RetrogradeView, id: string): LogPart {
  const found = [...assets, ...spacecraft, ...debris, ...assets.flatMap(({ upgrade }) => upgrade ?? [])].find(
    (one) => one.id === id,
  );
  return { kind: 'unit', id, name: found ? nameOf(found) : cardOf(cardIn(id)).name };
}

/** The card of an id: numbers may belong to its name (Moon 1212) or count its copies. */
function cardIn(id: string): string {
  const whole = id.slice(2);
  return isCard(whole) ? whole : ID.exec(id)![1]!;
}

/**
 * The log line of a fact: a key `rg.<event>`, with a variant where the sentence differs, and typed parts. Things in
 * play are units by their ids, cards that lie nowhere by the ids of their cards. Terms are phases, kinds, reasons and
 * causes by their code names.
 */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts, a case each
export function describe(event: RetrogradeEvent, view: RetrogradeView): LogLine {
  const unit = (id: string): LogPart => thing(view, id);
  switch (event.type) {
    case 'begun':
      return event.coin === null
        ? line('begun.fixed', { seat: seat(event.first), rule: rule('RG-3.1') })
        : line('begun', { seat: seat(event.first), coin: number(event.coin), rule: rule('RG-3.1') });
    case 'dealt':
      return line('dealt', { seat: seat(event.seat), count: number(event.count), ...cards(event.cards) });
    case 'turnBegan':
      return line('turnBegan', { seat: seat(event.seat), turn: number(event.turn) });
    case 'refreshed':
      return line('refreshed', { seat: seat(event.seat), counter: number(event.orbitCounter), rule: rule('RG-5.2') });
    case 'topSeen':
      return line(event.card === null ? 'topSeen.hidden' : 'topSeen', {
        seat: seat(event.seat),
        asset: unit(event.asset),
        ...(event.card !== null && { card: card(event.card) }),
        rule: rule('RG-17.12'),
      });
    case 'sweepOpened':
      return line('sweepOpened', { seat: seat(event.seat), asset: unit(event.asset), rule: rule('RG-17.9') });
    case 'swept':
      return line(event.auto ? 'swept.auto' : 'swept', {
        seat: seat(event.seat),
        asset: unit(event.asset),
        count: number(event.debris.length),
        ...numbered('debris', event.debris, unit),
        rule: rule('RG-17.9'),
      });
    case 'phaseBegan':
      return line('phaseBegan', { seat: seat(event.seat), phase: term(event.phase) });
    case 'burned':
      return line(event.asset === event.leaves ? 'burned' : 'burned.transfer', {
        seat: seat(event.seat),
        spacecraft: unit(event.spacecraft),
        leaves: unit(event.leaves),
        from: number(event.from),
        asset: unit(event.asset),
        orbital: number(event.orbital),
        cost: number(event.cost),
        left: number(event.left),
      });
    case 'scuttled':
      return line('scuttled', {
        seat: seat(event.seat),
        spacecraft: unit(event.spacecraft),
        cost: number(event.cost),
      });
    case 'attacked':
      return line(event.hits > 0 ? 'attacked.hit' : 'attacked.missed', {
        seat: seat(event.seat),
        spacecraft: unit(event.spacecraft),
        spend: number(event.spend),
        ...shots(view, event),
      });
    case 'missilesFired':
      return line(event.hits > 0 ? 'missilesFired.hit' : 'missilesFired.missed', {
        seat: seat(event.seat),
        asset: unit(event.asset),
        ...shots(view, event),
        rule: rule('RG-17.13'),
      });
    case 'spacecraftDestroyed':
      return line(`spacecraftDestroyed.${event.cause}`, {
        spacecraft: unit(event.spacecraft),
        asset: unit(event.asset),
        orbital: number(event.orbital),
        rule: rule('RG-12.6'),
      });
    case 'refitted':
      return line('refitted', {
        seat: seat(event.seat),
        spacecraft: unit(event.spacecraft),
        replacement: unit(event.replacement),
      });
    case 'bombarded':
      return line(`bombarded.${event.target}`, {
        seat: seat(event.seat),
        spacecraft: unit(event.spacecraft),
        asset: unit(event.asset),
        power: number(event.power),
        cost: number(event.cost),
        damage: number(event.damage),
      });
    case 'upgradeDestroyed':
      return line('upgradeDestroyed', { upgrade: unit(event.upgrade), asset: unit(event.asset) });
    case 'assetDestroyed':
      return line('assetDestroyed', {
        asset: unit(event.asset),
        projects: number(event.projects.length),
        rule: rule('RG-12.1'),
      });
    case 'researched':
      return line('researched', {
        seat: seat(event.seat),
        asset: unit(event.asset),
        count: number(event.count),
        ...cards(event.cards),
      });
    case 'repaired':
      return line(`repaired.${event.target}`, {
        seat: seat(event.seat),
        asset: unit(event.asset),
        damage: number(event.damage),
      });
    case 'projectStarted':
    case 'projectScrapped':
      return project(view, event);
    case 'contributed':
      return line(event.debris === null ? 'contributed' : 'contributed.reclaimed', {
        seat: seat(event.seat),
        asset: unit(event.asset),
        project: projectPart(event.project),
        points: number(event.points),
        total: number(event.total),
        ...(event.debris !== null && { debris: unit(event.debris) }),
      });
    case 'spacecraftCompleted':
      return line('spacecraftCompleted', {
        seat: seat(event.seat),
        spacecraft: unit(event.spacecraft),
        asset: unit(event.asset),
        orbital: number(event.orbital),
      });
    case 'upgradeInstalled':
      return line(event.replaced === null ? 'upgradeInstalled' : 'upgradeInstalled.replaced', {
        seat: seat(event.seat),
        upgrade: unit(event.upgrade),
        asset: unit(event.asset),
        ...(event.replaced !== null && { replaced: card(event.replaced) }),
      });
    case 'assetCompleted':
      return line('assetCompleted', { seat: seat(event.seat), asset: unit(event.asset) });
    case 'sacrificed':
      return line('sacrificed', {
        seat: seat(event.seat),
        spacecraft: unit(event.spacecraft),
        asset: unit(event.asset),
        project: projectPart(event.project),
        points: number(event.points),
        total: number(event.total),
        rule: rule('RG-17.8'),
      });
    case 'untapped':
      return line('untapped', { seat: seat(event.seat), count: number(event.assets.length) });
    case 'debrisStruck':
      return line('debrisStruck', {
        seat: seat(event.seat),
        count: number(event.struck.length),
        ...numbered('spacecraft', event.struck, ({ spacecraft }) => unit(spacecraft)),
        ...numbered('dealt', event.struck, ({ dealt }) => number(dealt)),
        rule: rule('RG-16.2'),
      });
    case 'turnEnded':
      return line('turnEnded', { seat: seat(event.seat), turn: number(event.turn) });
    case 'drawOffered':
    case 'drawDeclined':
    case 'drawAgreed':
    case 'resigned':
      return line(event.type, { seat: seat(event.seat) });
    case 'gameEnded':
      return ended(event);
    default:
      return unhandled(event);
  }
}

/** The cards that are told, `card1`, `card2`. */
const cards = (told: readonly string[] | null): Parts => (told ? numbered('card', told, card) : {});

/** A project has no name of its own that everybody may know. */
const projectPart = (id: string): LogPart => ({ kind: 'unit', id, name: id });

function shots(
  view: RetrogradeView,
  {
    target,
    aim,
    dice,
    hits,
    damage,
  }: {
    readonly target: string;
    readonly aim: Aim;
    readonly dice: readonly number[];
    readonly hits: number;
    readonly damage: number;
  },
): Parts {
  return {
    target: thing(view, target),
    range: number(aim.range),
    defence: number(aim.defence),
    hitNumber: number(aim.hitNumber),
    dice: { kind: 'dice', drawn: dice, kept: dice },
    hits: number(hits),
    damage: number(damage),
  };
}

function project(view: RetrogradeView, event: EventOf<'projectStarted'> | EventOf<'projectScrapped'>): LogLine {
  return line(event.card === null ? `${event.type}.hidden` : event.type, {
    seat: seat(event.seat),
    project: projectPart(event.project),
    kind: term(event.kind),
    ...(event.asset !== null && { asset: thing(view, event.asset) }),
    ...(event.card !== null && { card: card(event.card) }),
  });
}

function ended({ winner, reason, difference }: EventOf<'gameEnded'>): LogLine {
  const parts: Parts = { reason: term(reason), ...(difference !== null && { difference: term(difference) }) };
  return winner === null
    ? line('gameEnded.draw', parts)
    : line(`gameEnded.${reason}`, { winner: seat(winner), ...parts });
}
