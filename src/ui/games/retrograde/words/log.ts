import type { CapDifference, EndReason, LossCause, Phase, CardKind } from '../../../../games/retrograde/index.ts';
import { count, list } from '../../../kit/words/text.ts';

/** The phases of a turn, as players call them. */
export const phaseNames: { readonly [phase in Phase]: string } = {
  setup: 'Setup',
  upkeep: 'Upkeep',
  maneuvers: 'Maneuvers',
  research: 'Research',
  repair: 'Repair',
  construction: 'Construction',
  endOfTurn: 'End of turn',
  over: 'Over',
};

/** Kinds of cards. */
export const kindNames: { readonly [kind in CardKind]: string } = {
  spacecraft: 'spacecraft',
  upgrade: 'upgrade',
  asset: 'asset',
};

const article = (kind: CardKind): string => (kind === 'spacecraft' ? 'a' : 'an');

/** The dice of an attack against what they have to beat. */
interface Shot {
  readonly range: number;
  readonly defence: number;
  readonly hitNumber: number;
  readonly hits: number;
}

/** Sentences of the log. Players are called by their homeworld. */
export const logWords = {
  begun: (who: string, coin: number | null) =>
    coin === null ? `${who} has the first turn.` : `The coin shows ${coin}: ${who} has the first turn.`,
  dealt: (who: string, cards: number, names: readonly string[]) =>
    `${who} draws ${count(cards, 'card')}${names.length > 0 ? `: ${list(names)}` : ''}.`,
  turn: (turn: number, who: string) => `Turn ${turn}: ${who}`,
  refreshed: (who: string, counter: number) =>
    `${who}'s orbit counter moves to ${counter}; spacecraft are healed and filled up.`,
  topSeen: (who: string, asset: string, card: string | null) =>
    card === null
      ? `${who}'s Espionage Agency on ${asset} looks at the other deck.`
      : `The Espionage Agency on ${asset} sees the next card of the other deck: ${card}.`,
  sweepOpened: (who: string, asset: string) => `${who} chooses debris to clear around ${asset}.`,
  swept: (asset: string, debris: readonly string[]) =>
    `The Debris Sweeper of ${asset} clears ${count(debris.length, 'wreck')}: ${list(debris)}.`,
  burned: (craft: string, asset: string, from: number, orbital: number) =>
    `${craft} burns from orbital ${from} to ${orbital} of ${asset}.`,
  transferred: (craft: string, leaves: string, asset: string, orbital: number) =>
    `${craft} crosses from ${leaves} to ${asset}, orbital ${orbital}.`,
  pays: (cost: number, left: number) => `${cost} delta-vee, ${left} left`,
  scuttled: (craft: string) => `${craft} is scuttled.`,
  attacked: (craft: string, target: string, hits: number) =>
    `${craft} fires at ${target}: ${hits === 0 ? 'no hit' : count(hits, 'hit')}.`,
  missiles: (asset: string, target: string, hits: number) =>
    `The missiles of ${asset} fire at ${target}: ${hits === 0 ? 'no hit' : 'a hit'}.`,
  shot: ({ range, defence, hitNumber }: Shot) => `range ${range} − defence ${defence} = ${hitNumber}`,
  against: (hitNumber: number, orEqual: boolean) => `${orEqual ? '≤' : '<'} ${hitNumber}`,
  damageNow: (target: string, damage: number, armor: number) => `${target} has ${damage} of ${armor} damage.`,
  lost: (craft: string, cause: LossCause, asset: string, orbital: number) =>
    `${craft} ${causes[cause]}; its wreck drifts in orbital ${orbital} of ${asset}.`,
  refitted: (craft: string, replacement: string) => `${craft} goes back to the hand; ${replacement} takes its place.`,
  bombarded: (craft: string, target: string, power: number, damage: number, resistance: number) =>
    `${craft} bombards ${target} for ${power}: ${damage} of ${resistance} damage.`,
  upgradeLost: (upgrade: string, asset: string) => `${upgrade} on ${asset} is destroyed.`,
  assetLost: (asset: string, projects: number) =>
    `${asset} is destroyed${projects > 0 ? `, and ${count(projects, 'project')} with it` : ''}.`,
  researched: (who: string, asset: string, cards: number, names: readonly string[]) =>
    `${who} researches at ${asset}: ${names.length > 0 ? list(names) : count(cards, 'card')}.`,
  repaired: (asset: string, target: string, damage: number) =>
    `${asset} repairs ${target === asset ? 'itself' : target}: ${damage === 0 ? 'no damage left' : `${damage} damage left`}.`,
  started: (who: string, kind: CardKind, card: string | null, asset: string | null) =>
    `${who} starts ${card ?? `${article(kind)} ${kindNames[kind]} project`}${asset === null ? '' : ` on ${asset}`}.`,
  contributed: (asset: string, project: string, points: number, total: number, cost: number | null) =>
    `${asset} puts ${count(points, 'point')} on ${project}: ${total}${cost === null ? '' : ` of ${cost}`}.`,
  reclaimed: (debris: string) => `It reclaims the wreck of ${debris} for one more.`,
  project: (kind: CardKind, asset: string | null) =>
    `the ${kindNames[kind]} project${asset === null ? '' : ` on ${asset}`}`,
  aProject: 'a project',
  spacecraftCompleted: (craft: string, asset: string, orbital: number) =>
    `${craft} is complete and enters orbital ${orbital} of ${asset}.`,
  installed: (upgrade: string, asset: string, replaced: string | null) =>
    `${upgrade} is installed on ${asset}${replaced === null ? '' : ` in place of ${replaced}`}.`,
  assetCompleted: (who: string, asset: string) => `${who} completes ${asset}.`,
  scrapped: (who: string, project: string) => `${who} scraps ${project}.`,
  sacrificed: (craft: string, project: string, points: number, total: number) =>
    `${craft} is given up for ${count(points, 'point')} on ${project}: ${total}.`,
  debris: (struck: readonly (readonly [craft: string, dealt: number])[]) =>
    `Debris strikes ${list(struck.map(([craft, dealt]) => `${craft} for ${dealt}`))}.`,
  drawOffered: (who: string) => `${who} offers a draw.`,
  drawDeclined: (who: string) => `${who} declines the draw.`,
  drawAgreed: (who: string) => `${who} accepts the draw.`,
  resigned: (who: string) => `${who} resigns.`,
  wins: (who: string, reason: string) => `${who} wins. ${reason}`,
  draw: (reason: string) => `A draw. ${reason}`,
  reasons: {
    homeworld: 'A homeworld is destroyed.',
    resign: 'The other player has resigned.',
    agreement: 'Both players agreed.',
    turnLimit: 'The last round is over.',
  } satisfies { readonly [reason in EndReason]: string },
  differences: {
    homeworld: 'Only one homeworld still works.',
    population: 'The higher population limit decides.',
    costs: 'The costs of all that is in play decide.',
    none: 'Nothing tells the two apart.',
  } satisfies { readonly [difference in CapDifference]: string },
  refused: (who: string, what: string, reason: string) => `${who}, ${what} refused: ${reason}`,
} as const;

const causes: { readonly [cause in LossCause]: string } = {
  scuttle: 'breaks up',
  attack: 'is shot down',
  missileDefense: 'is shot down by missiles',
  debris: 'is torn apart by debris',
  expired: 'is spent',
};

/** What each order is called in a sentence. */
export const commandNames: { readonly [type: string]: string | undefined } = {
  sweep: 'clearing debris',
  burn: 'a burn',
  scuttle: 'scuttling',
  attack: 'an attack',
  refit: 'a refit',
  bombard: 'a bombardment',
  missileDefense: 'a shot of missiles',
  research: 'research',
  repair: 'a repair',
  startProject: 'the start of a project',
  contribute: 'a contribution',
  complete: 'a completion',
  scrapProject: 'scrapping a project',
  sacrifice: 'giving a ship up',
  endPhase: 'the end of a phase',
  resign: 'resigning',
  offerDraw: 'offering a draw',
  acceptDraw: 'accepting a draw',
  declineDraw: 'declining a draw',
};
