import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Goal, Threat, Waiting } from '../aids/waiting.ts';
import { thingName } from '../names.ts';
import { percent, retrogradeWords } from '../words/play.ts';

const { waits: words, bombardFor, at } = retrogradeWords;

/** A line of what waits somewhere. */
export interface WaitsLine {
  readonly key: 'enemies' | 'debris' | 'bombard';
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'plain';
}

/** How many enemies are named. */
const NAMED = 3;

/** Where that is, and how much delta-vee is left there. */
export const waitsTitle = (view: RetrogradeView, { waiting: { asset, orbital, left } }: Goal): string =>
  words.title(at(thingName(view, asset), orbital), left);

/** What waits for a spacecraft: enemies with their chances, debris, what it could bombard. */
export const waitsLines = (view: RetrogradeView, { waiting }: Goal): readonly WaitsLine[] => [
  ...debrisLine(waiting),
  ...(waiting.lost ? [] : [enemiesLine(view, waiting)]),
  ...bombardLine(view, waiting),
];

function enemiesLine(view: RetrogradeView, { threats, together }: Waiting): WaitsLine {
  const key = 'enemies';
  if (threats.length === 0) return { key, text: words.safe, tone: 'good' };
  const destroyers = threats.filter(({ destroys }) => destroys > 0);
  if (destroyers.length === 0 && together === 0)
    return { key, text: `${words.hit(named(view, threats, ({ hits }) => hits))}.`, tone: 'plain' };
  const of = destroyers.length > 0 ? destroyers : threats;
  const who = named(view, of, ({ destroys, hits }) => (destroyers.length > 0 ? destroys : hits));
  const all = threats.length > 1 ? `; ${words.together(threats.length, percent(together, 1))}` : '';
  return { key, text: `${destroyers.length > 0 ? words.destroy(who) : words.hit(who)}${all}.`, tone: 'warn' };
}

const named = (
  view: RetrogradeView,
  threats: readonly Threat[],
  chance: (one: Threat) => number,
): readonly string[] => [
  ...threats.slice(0, NAMED).map((one) => words.by(threatName(view, one), percent(chance(one), 1))),
  ...(threats.length > NAMED ? [words.more(threats.length - NAMED)] : []),
];

const threatName = (view: RetrogradeView, { by, missiles }: Threat): string =>
  missiles ? words.missilesOf(thingName(view, by)) : thingName(view, by);

const debrisLine = ({ wrecks, dealt, lost }: Waiting): readonly WaitsLine[] =>
  wrecks === 0 ? [] : [{ key: 'debris', text: words.wrecks(wrecks, dealt, lost), tone: dealt > 0 ? 'warn' : 'plain' }];

function bombardLine(view: RetrogradeView, { bombards, asset }: Waiting): readonly WaitsLine[] {
  if (!bombards) return [];
  const { refusal, power, damage, resistance, destroys } = bombards;
  const key = 'bombard';
  if (!refusal)
    return [
      {
        key,
        text: words.bombards(thingName(view, asset), bombardFor(power, damage, resistance, destroys)),
        tone: 'good',
      },
    ];
  const later = power > 0 ? ` ${words.later(power)}` : '';
  return [{ key, text: `${refusal.reason}${later}`, tone: 'plain' }];
}
