import {
  fireOutlooks,
  percentText,
  reactionOutlook,
  toNumber,
  type BattlespaceSiriusView,
  type LineEnd,
  type ReactionOutlook,
  type Vessel,
} from '../../../games/battlespace-sirius/index.ts';
import { share, threatLines } from './hud/threat-data.ts';
import type { CardOverlay } from './table/stage.ts';
import type { FireTool } from './tools/fire.ts';
import { reactionOf, type ReactTool } from './tools/react.ts';
import { sirius as words } from './words/play.ts';

type View = BattlespaceSiriusView;
type Harm = Extract<CardOverlay, { readonly kind: 'harm' }>;

const lost = (power: number): string => `\u2212${power.toFixed(1)}`;

/** Where a shot would land: a side with its Power, or a lifeboat. */
const at = (vessel: Vessel, end: LineEnd): Pick<Harm, 'kind' | 'vessel' | 'side' | 'power'> => ({
  kind: 'harm',
  vessel,
  side: end.kind === 'side' ? end.side : null,
  power: end.kind === 'side' ? end.power : end.hull,
});

/** Tells each of the other on its card, or that it stands there alone. */
const placed = (all: readonly Harm[]): readonly Harm[] =>
  all.map((one): Harm => {
    const other = all.find((another) => another !== one && another.vessel === one.vessel);
    if (!other) return { ...one, alone: true };
    return other.side === null ? one : { ...one, other: other.side };
  });

const destroyed = { expected: 0, figure: words.harm.destroyed, chance: words.noDie } as const;

/**
 * BS-19.7 on the card itself: what the volley that is pointed at, else the chosen one, else the largest would do to the
 * side it is aimed at.
 */
export function fireHarm(view: View, { line, weapons, pointed }: FireTool): readonly Harm[] {
  const shown = pointed ?? { line, weapons };
  const open = fireOutlooks(view).find((one) => one.line === shown.line);
  const target = view.players.find(({ seat }) => seat === view.engagedSeat)?.vessel;
  const volley = open?.weapons.find((one) => one.weapons === shown.weapons) ?? open?.weapons.at(-1);
  if (!open || !target || !volley || volley.weapons === 0) return [];
  const place = { ...at(target, open.lock.other), head: words.weapons(volley.weapons), alone: true } as const;
  if (volley.destroys) return [{ ...place, ...destroyed }];
  if (volley.lifeboat)
    return [{ ...place, expected: 0, figure: percentText(volley.lifeboat), chance: words.harm.destroyed }];
  if (!volley.volley) return [];
  const { expectedRemoved, emptied } = volley.volley;
  const expected = toNumber(expectedRemoved);
  return [{ ...place, expected, figure: lost(expected), chance: words.harm.opens(percentText(emptied)) }];
}

/**
 * BS-19.6 on the cards themselves: what the shots of the reaction that is pointed at, else the chosen one, would do,
 * and what the largest volleys may do after it.
 */
export function reactHarm(view: View, { option, pay, pointed }: ReactTool): readonly Harm[] {
  const shown = pointed ?? option ?? { kind: 'nothing' };
  const seen = reactionOutlook(view, reactionOf(shown, pointed ? [] : pay));
  return placed([...sentryHarm(view, seen), ...(seen.destroys ? [] : threats(view, seen))]);
}

/** The shots of Sentry Fire at the turn player's firing sides. */
function sentryHarm(view: View, { sentry, locks, destroys }: ReactionOutlook): readonly Harm[] {
  const attacker = view.players.find(({ seat }) => seat === view.turnSeat)?.vessel;
  if (!attacker) return [];
  return sentry.flatMap((shot): readonly Harm[] => {
    const lock = locks.find(({ line }) => line === shot.line);
    if (!lock || (destroys && !shot.destroys)) return [];
    const place = { ...at(attacker, lock.own), head: words.harm.sentry };
    if (shot.destroys || !shot.hit) return [{ ...place, ...destroyed }];
    const hit = toNumber(shot.hit);
    return [{ ...place, expected: hit, figure: lost(hit), chance: words.hits(percentText(shot.hit)) }];
  });
}

/** The largest volleys that may come back along the locked lines. */
const threats = (view: View, seen: ReactionOutlook): readonly Harm[] =>
  threatLines(view, seen).map(({ lock, weapons, bare, destroyed: chance, lost: power, emptied }): Harm => {
    const place = { ...at(seen.vessel, lock.other), head: words.weapons(bare ? 1 : weapons) };
    if (bare) return { ...place, ...destroyed };
    if (lock.other.kind === 'lifeboat')
      return { ...place, expected: 0, figure: share(chance), chance: words.harm.destroyed };
    return { ...place, expected: power, figure: lost(power), chance: words.harm.opens(share(emptied)) };
  });
