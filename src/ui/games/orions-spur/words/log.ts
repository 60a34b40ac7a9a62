import type { Packet } from '../../../../games/orions-spur/index.ts';
import { count, list } from '../../../kit/words/text.ts';
import { damage, hold } from './damage.ts';

const named = (names: readonly string[]): string => (names.length > 0 ? `: ${list(names)}` : '');

/** Sentences of the log. Players are called by their species. */
export const logWords = {
  fleetChosen: (who: string) => `The ${who} have chosen their fleet.`,
  fleetShown: (who: string, ships: readonly string[]) => `Fleet of the ${who}: ${list(ships)}.`,
  shuffled: (who: string) => `The ${who} shuffle their discard pile into a new deck.`,
  drew: (who: string, cards: number, names: readonly string[]) =>
    `The ${who} draw ${count(cards, 'card')}${named(names)}.`,
  layoutSet: (who: string) => `The ${who} have arranged their fleet.`,
  begun: (who: string, rolled: boolean) => `The ${who} have the first turn${rolled ? ', by chance' : ''}.`,
  turn: (round: number, who: string) => `Round ${round}: ${who}`,
  attacked: (ship: string, source: string, target: string, packet: Packet) =>
    `${ship} fires ${source} at ${target}: ${damage(packet)}.`,
  rammed: (ship: string, target: string, packet: Packet) => `${ship} rams ${target}: ${damage(packet)}.`,
  overcharged: 'It overcharges.',
  pays: (cost: number, left: number) => `${cost} energy, ${left} left`,
  weakened: (ship: string, source: string, attack: string, packet: Packet) =>
    `${ship}, ${source}: ${attack} is down to ${damage(packet)}.`,
  intercepted: (ship: string, source: string, attack: string, packet: Packet) =>
    `${ship}, ${source}, shoots at the missile: ${attack} is down to ${damage(packet)}.`,
  shotDown: (ship: string, source: string, attack: string) =>
    `${ship}, ${source}, shoots down the missile of ${attack}.`,
  evaded: (ship: string, source: string, attack: string) => `${ship}, ${source}, evades ${attack}.`,
  redirected: (ship: string, source: string, attack: string, target: string) =>
    `${ship}, ${source}: ${attack} now goes at ${target}.`,
  counterfire: (ship: string, source: string, target: string, packet: Packet) =>
    `${ship} fires back with ${source} at ${target}: ${damage(packet)}.`,
  passed: (who: string, rest: boolean) => `The ${who} pass${rest ? ' for the rest' : ''}.`,
  hit: (ship: string, packet: Packet, shield: number, hull: number) =>
    `${ship} takes ${damage(packet)}: ${hold(shield, hull)} left.`,
  unhurt: (ship: string) => `${ship} takes no damage.`,
  recoiled: (ship: string, hull: number, left: number) =>
    `${ship} takes ${hull} hull damage from its ram: ${left} left.`,
  destroyed: (ship: string, who: string | null, vp: number) =>
    who === null ? `${ship} is destroyed; nobody scores.` : `${ship} is destroyed: ${vp} VP to the ${who}.`,
  salvage: (points: number) => `${points} recruitment from the wreck.`,
  eliminated: (who: string) => `The ${who} are out of the game.`,
  suppressed: (ship: string, target: string) => `${ship} suppresses ${target} for this turn.`,
  flocked: (flagship: string, ship: string, energy: number) =>
    `${flagship} activates ${ship} by Flock; ${energy} energy left.`,
  regrouped: (who: string) => `The ${who} regroup: ships are ready, their energy is full.`,
  recruited: (who: string, ship: string, left: number) => `The ${who} recruit ${ship}; ${left} recruitment left.`,
  reorganized: (who: string, keep: boolean) => `The ${who} ${keep ? 'keep' : 'rearrange'} their formation.`,
  played: (who: string, card: string, ship: string | null) =>
    `The ${who} play ${card}${ship === null ? '' : ` on ${ship}`}.`,
  restored: (ship: string, amount: number, stat: string) => `${ship} regains ${amount} ${stat}.`,
  reEnabled: (ship: string) => `${ship} is ready again.`,
  gained: (who: string, amount: number, now: number) => `The ${who} gain ${amount} recruitment: ${now}.`,
  moved: (ships: readonly string[]) => `${list(ships)} change their places.`,
  modifier: (card: string, ship: string | null) =>
    ship === null ? `${card} lasts for the whole fleet.` : `${card} lasts for ${ship}.`,
  discarded: {
    regroup: (who: string, names: readonly string[]) => `The ${who} discard ${list(names)}.`,
    revised: (who: string, names: readonly string[]) => `The ${who} revise their tactics and discard ${list(names)}.`,
    chosen: (who: string, names: readonly string[]) => `The ${who} discard ${list(names)}.`,
    forced: (who: string, names: readonly string[]) => `The ${who} lose ${list(names)}.`,
    traded: (who: string, names: readonly string[]) => `The ${who} trade in ${list(names)}.`,
  },
  stored: (who: string, card: string | null) => `The ${who} lay ${card ?? 'a Repair card'} into their reserve.`,
  conceded: (who: string) => `The ${who} concede.`,
  wins: (who: readonly string[], reason: string) => `The ${list(who)} win. ${reason}`,
  draw: (reason: string) => `A draw. ${reason}`,
  refused: (who: string, what: string, reason: string) => `${who}, ${what} refused: ${reason}`,
} as const;

/** What each order is called in a sentence. */
export const commandNames: { readonly [type: string]: string | undefined } = {
  chooseFleet: 'a fleet',
  setLayout: 'a formation',
  attack: 'an attack',
  ram: 'a ram',
  suppress: 'Suppressing Fire',
  flockActivate: 'an activation',
  finishAttacks: 'finishing the attacks',
  endTurn: 'the end of the turn',
  regroup: 'a Regroup',
  recruit: 'a recruit',
  reorganize: 'a formation',
  playDraw: 'a Draw card',
  playRepair: 'a Repair card',
  playSpecial: 'a Special card',
  reviseTactics: 'Revise Tactics',
  storeRepair: 'storing a card',
  repairForRecruit: 'a trade',
  chooseDiscard: 'a discard',
  react: 'a reaction',
  pass: 'passing',
  setAutoPass: 'a setting',
  concede: 'conceding',
};
