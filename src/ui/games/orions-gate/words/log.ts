import type { LogLine, LogPart } from '../../../../engine/game.ts';
import { COMPONENTS, UNITS } from '../../../../games/orions-gate/index.ts';
import { inches } from '../../../../table/inches.ts';
import type { LogEntry } from '../../../match/log.ts';
import { oneDecimal } from './one-decimal.ts';

/** How the captain of a seat is called. */
export type SeatName = (seat: string) => string;

/** The name of the one person who plays alone; sentences about them say "you". */
const YOU = 'You';

/**
 * The sentence of a fact, its tone that of the unit it speaks of, in the hands it is in afterwards. `{part}` is filled
 * in, `{+part}` with its sign; `<...>` is left out when a part in it is missing; `[has|have]` chooses by whether the
 * captain is called "You".
 */
interface Sentence extends Pick<LogEntry, 'tone' | 'head' | 'label'> {
  readonly text: string;
  readonly maths?: string;
}

const hit = { tone: 'bad', label: 'To hit', maths: '{roll} {+bonus} ≥ {need} hit' } as const;
const damage = { tone: 'bad', label: 'Damage', maths: '{roll} {+bonus} ≥ {need} damage' } as const;
const none = { label: 'Damage', maths: '{roll} {+bonus} < {need} no damage' } as const;
const began = { head: true, label: 'Engines' } as const;

/** One sentence for each key of `describe`; null = another line already says it. */
const SENTENCES: { readonly [key: string]: Sentence | null } = {
  'og.fleetSubmitted': { text: '{captain} [has|have] locked a fleet.' },
  'og.fleetSubmitted.open': { text: '{captain} [has|have] locked a fleet of {units}.' },
  'og.fleetWithdrawn': { text: '{captain} [takes|take] the fleet back.' },
  'og.fleetsRevealed': { text: 'Both fleets are shown.', head: true },
  'og.rolledOff': {
    text: 'Roll-off: side {winner} wins and chooses an edge.',
    maths: 'A {a}, B {b}',
    label: 'Roll-off',
  },
  'og.edgeChosen': { text: 'Side {side} takes the {edge} edge.' },
  'og.missionRolled': { text: 'The mission is {mission}.', maths: '{dice}', label: 'Mission', head: true },
  'og.markersRolled': { text: '{count} objective markers will be placed.', label: 'Markers' },
  'og.placingBegan': {
    text: 'Roll-off: side {winner} places the first of {count} markers.',
    label: 'Roll-off',
    head: true,
  },
  'og.markerPlaced': { text: '{marker} is placed.' },
  'og.markerLeftOut': { text: 'Side {side} finds no room for a marker.' },
  'og.deploymentBegan': { text: 'Side {side} deploys.', head: true },
  'og.deployed': { text: '{unit} is placed.' },
  'og.undeployed': { text: '{unit} is taken back.' },
  'og.leftOut': { text: '{unit} is left out and counts as destroyed.', tone: 'bad' },
  'og.deploymentFinished': { text: '{captain} [has|have] deployed.' },
  'og.roundBegan': { text: 'Round {round}. Side {side} goes first.', head: true },
  'og.turnBegan': { text: '{phase} phase: side {side} acts.' },
  'og.roundEnded': { text: 'Round {round} is over.' },
  'og.activated': { text: '{unit} {action} up to {allowance}.', ...began },
  'og.activated.engines': {
    text: '{unit} {action} up to {allowance}.',
    maths: '{base} + {dice} = {allowance}',
    ...began,
  },
  'og.activated.halved': {
    text: '{unit} {action} up to {allowance}, halved< by {by}>.',
    maths: '<{base} + {dice}, halved = {allowance}>',
    ...began,
  },
  'og.activated.hold': { text: '{unit} holds.', head: true },
  'og.planned': { text: '{unit} goes {length}.' },
  'og.planned.stays': null,
  'og.displaced.path': null,
  'og.displaced.ram': null,
  'og.displaced.push': null,
  'og.displaced.pull': null,
  'og.displaced.warp': { text: '{unit} jumps.' },
  // The lines about gates tell these.
  'og.displaced.gate': null,
  'og.displaced.exit': null,
  'og.turned': { text: '{unit} turns.' },
  'og.dangerRolled': { text: '{unit} enters {piece}.', maths: '{dice} damage', tone: 'bad', label: 'Danger' },
  'og.markerRevealed.1': { text: '{unit} finds nothing at {marker}.', maths: '{dice}', label: 'Mystery' },
  'og.markerRevealed.2': { text: '{unit} finds nothing at {marker}.', maths: '{dice}', label: 'Mystery' },
  'og.markerRevealed.3': {
    text: '{unit} wakes {marker}: it strikes at ships that pass.',
    maths: '{dice}',
    label: 'Mystery',
    tone: 'bad',
  },
  'og.markerRevealed.4': {
    text: '{unit} uncovers {marker}: it slows ships that set out near it.',
    maths: '{dice}',
    label: 'Mystery',
    tone: 'bad',
  },
  'og.markerRevealed.5': {
    text: '{unit} uncovers {marker}: +1 Accuracy near it.',
    maths: '{dice}',
    label: 'Mystery',
    tone: 'good',
  },
  'og.markerRevealed.6': {
    text: '{unit} uncovers {marker}: +1 Toughness near it.',
    maths: '{dice}',
    label: 'Mystery',
    tone: 'good',
  },
  'og.markerRolled.struck': {
    text: '{marker} strikes {unit}.',
    maths: '{dice}: {points} damage',
    label: 'Mystery',
    tone: 'bad',
  },
  'og.markerRolled.none': { text: '{marker} leaves {unit} alone.', maths: '{dice}', label: 'Mystery' },
  'og.artifactTaken': { text: '{unit} picks up an artifact.', tone: 'good' },
  'og.artifactDropped': { text: '{unit} drops an artifact.', tone: 'bad' },
  'og.leftTable': { text: '{unit} leaves the table. Artifacts saved: {artifacts}.', tone: 'good' },
  'og.stationDestroyed': { text: '{marker} is destroyed by side {by}.', tone: 'bad', head: true },
  'og.weaponUsed': { text: '{weapon}< at {targets}>.' },
  'og.hitRolled.hit': { text: 'Hit on {target} at {gap}.', ...hit },
  'og.hitRolled.miss': { text: 'Miss on {target} at {gap}.', label: 'To hit', maths: '{roll} {+bonus} < {need} miss' },
  'og.damageRolled.hit': { text: 'Goes through< ({cover})>.', ...damage },
  'og.damageRolled.back': { text: 'Goes through (in the back<, {cover}>).', ...damage },
  'og.damageRolled.none': { text: 'Does no damage< ({cover})>.', ...none },
  'og.passedOver': { text: '{target} is already gone.' },
  'og.damaged': { text: '{unit} takes {points} damage<: {slots}>.', tone: 'bad' },
  'og.destroyed': { text: '{unit} is destroyed.< Side {scorer} scores it.>', tone: 'bad' },
  'og.ablativeRolled.hit': {
    text: 'Ablative Armor of {unit} against {against}.',
    maths: '{dice} ≥ 4',
    label: 'Ablative',
  },
  'og.ablativeRolled.miss': {
    text: 'Ablative Armor of {unit} against {against}.',
    maths: '{dice} < 4',
    label: 'Ablative',
  },
  'og.autoHit.ram.hit': { text: 'The ram hits {target}.', ...damage, label: 'Ram' },
  'og.autoHit.ram.none': { text: 'The ram hits {target}.', ...none, label: 'Ram' },
  'og.autoHit.backlash.hit': { text: 'Backlash on {target}.', ...damage, label: 'Backlash' },
  'og.autoHit.backlash.none': { text: 'Backlash on {target}.', ...none, label: 'Backlash' },
  'og.autoHit.collision.hit': { text: '{target} runs into {cause}.', ...damage, label: 'Collision' },
  'og.autoHit.collision.none': { text: '{target} runs into {cause}.', ...none, label: 'Collision' },
  'og.pushed': { text: '{by} pushes {unit}.', maths: '{inches}', label: 'Push' },
  'og.pushed.stopped': { text: '{by} pushes {unit}; {stop} stops it.', maths: '{inches}', label: 'Push' },
  'og.gateEntered': { text: '{unit} enters {piece} and comes out of {leave}.' },
  'og.wormholeRolled': {
    text: '{piece} tears at {unit}.',
    maths: '{dice}: {roll} damage',
    label: 'Wormhole',
    tone: 'bad',
  },
  'og.lifted': { text: '{unit} is drawn into {piece}. It will come out of {leave}.' },
  'og.exitClosed': { text: '{unit} comes out.' },
  'og.exitClosed.noRoom': { text: '{unit} finds no room to come out and is back where it was stopped.' },
  'og.pulled': { text: '{by} pulls {unit}.', maths: '{inches}', label: 'Pull' },
  'og.pulled.stopped': { text: '{by} pulls {unit}; {stop} stops it.', maths: '{inches}', label: 'Pull' },
  'og.autoHit.mine.hit': { text: 'The mine hits {target}.', ...damage, label: 'Mine' },
  'og.autoHit.mine.none': { text: 'The mine hits {target}.', ...none, label: 'Mine' },
  'og.minePlaced': { text: '{unit} lays a mine.' },
  'og.mineExploded': { text: '{unit} sets off a mine.', tone: 'bad' },
  'og.pieceMade': { text: '{unit} raises {piece}.' },
  'og.stealthSwitched.on': { text: '{unit} goes into stealth mode.' },
  'og.stealthSwitched.off': { text: '{unit} leaves stealth mode.' },
  'og.backfired': { text: 'The Plasma Cannon of {unit} backfires.', tone: 'bad' },
  'og.repaired': { text: '{by} repairs {unit}: {component}.', tone: 'good' },
  'og.repaired.itself': { text: '{unit} repairs itself: {component}.', tone: 'good' },
  'og.salvageClosed': null,
  'og.salvageClosed.unused': null,
  'og.warpRolled': { text: '{unit} may jump up to {inches}.', maths: '{inches}', label: 'Warp' },
  'og.warpClosed': null,
  'og.warpClosed.stayed': { text: '{unit} stays.' },
  'og.debrisPlaced': { text: '{unit} leaves {piece}.' },
  'og.debrisDeclined': { text: '{unit} leaves no debris.' },
  'og.boardingRolled.won': {
    text: '{unit} boards {target} and takes it.',
    maths: '{roll} {+bonus} = {total} > {need}',
    label: 'Boarding',
    tone: 'good',
  },
  'og.boardingRolled.lost': {
    text: '{unit} boards {target} and is taken.',
    maths: '{roll} {+bonus} = {total} < {need}',
    label: 'Boarding',
    tone: 'good',
  },
  'og.boardingRolled.tie': {
    text: '{unit} boards {target}: neither gives way.',
    maths: '{roll} {+bonus} = {total} = {need}',
    label: 'Boarding',
  },
  'og.boardingTied': {
    text: '{unit} and {target} tear at each other.',
    maths: '{own} and {other} damage',
    label: 'Boarding',
  },
  'og.captured': { text: '{unit} now flies for side {side}.', tone: 'good' },
  'og.activationEnded': null,
  'og.conceded': { text: '{captain} [concedes|concede].', head: true },
  'og.drawOffered': { text: '{captain} [offers|offer] a draw.' },
  'og.drawAccepted': { text: '{captain} [accepts|accept] the draw.' },
  'og.drawDeclined': { text: '{captain} [declines|decline] the draw.' },
  'og.ended.won': { text: 'Side {winner} wins. A {a}, B {b}. {reason}', head: true },
  'og.ended.draw': { text: 'A draw. A {a}, B {b}. {reason}', head: true },
};

/** Whether a key of `describe` has its sentence here, or is known to need none. */
export const knowsKey = (key: string): boolean => key in SENTENCES;

const TERMS: { readonly [name: string]: string } = {
  hold: 'holds',
  move: 'moves',
  cruise: 'cruises',
  ram: 'sets out to ram',
  primary: 'Primary gun',
  cover: 'in cover',
  edge: 'the table edge',
  annihilation: 'Annihilation',
  territoryControl: 'Territory Control',
  artifactHunt: 'Artifact Hunt',
  stationAssault: 'Station Assault',
  breakthrough: 'Breakthrough',
  captureTheGate: 'Capture the Gate',
  rounds: 'The last round is over.',
  elimination: 'One side has no unit left.',
  finish: 'The battle was finished early.',
  concede: 'A side conceded.',
  agreedDraw: 'Both sides agreed on a draw.',
  scouts: UNITS.scouts.name,
  fighters: UNITS.fighters.name,
  destroyers: UNITS.destroyers.name,
  battleships: UNITS.battleships.name,
};

/** Why a match ended, as a sentence. */
export const endReason = (reason: string): string => TERMS[reason] ?? reason;

const SUMS: { readonly [name: string]: string } = {
  primary: 'gun',
  shield: 'Shields',
  precisionSensor: 'Sensors',
  scouts: 'Scouts',
  fighters: 'Fighters',
  destroyers: 'Destroyer',
  battleships: 'Battleship',
  d3: 'D3',
};

/** Name of a part of a sum. */
export const termName = (name: string): string =>
  SUMS[name] ?? (COMPONENTS as { readonly [kind: string]: { readonly name: string } })[name]?.name ?? name;

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

function said(part: LogPart, seat: SeatName): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'number':
      return part.unit === 'mil' ? inches(part.value) : `${part.value}`;
    case 'unit':
      return part.name;
    case 'seat':
      return seat(part.seat);
    case 'term':
      return TERMS[part.term] ?? part.term;
    case 'dice':
      return `${total(part.kept)}`;
    case 'rule':
      return part.id;
  }
}

function filled(template: string, { parts }: LogLine, seat: SeatName): string {
  const captain = parts['captain'];
  const you = captain?.kind === 'seat' && seat(captain.seat) === YOU;
  const word = (name: string): string | null => {
    const part = parts[name.replace('+', '')];
    const text = part ? said(part, seat) : '';
    if (text === '') return null;
    if (!name.startsWith('+')) return text;
    return text.startsWith('-') ? `− ${text.slice(1)}` : `+ ${text}`;
  };
  const fill = (text: string): string => text.replace(/\{([^}]+)\}/g, (_all, name: string) => word(name) ?? '');
  return fill(
    template
      .replace(/\[([^|]*)\|([^\]]*)\]/g, (_all, they: string, self: string) => (you ? self : they))
      .replace(/<([^>]*\{[^>]*)>/g, (_all, part: string) =>
        [...part.matchAll(/\{([^}]+)\}/g)].every(([, name]) => word(name!) !== null) ? part : '',
      ),
  );
}

/** Places of the drawn dice that are not among the kept ones. */
function droppedOf(drawn: readonly number[], kept: readonly number[]): readonly number[] {
  const over = [...drawn];
  for (const die of kept) over.splice(over.indexOf(die), 1);
  return over.map((die) => drawn.indexOf(die));
}

/** A described fact in words, or null where another line already says it. */
export function entryOf(line: LogLine, seat: SeatName): LogEntry | null {
  const sentence = SENTENCES[line.key];
  if (!sentence) return null;
  const { text, maths, ...look } = sentence;
  const { parts, at } = line;
  const strength = parts['strengthDice'];
  const dice = parts['dice'];
  const before = strength?.kind === 'dice' ? strength.drawn : [];
  const about = parts['unit'] ?? parts['target'];
  const sums = maths === undefined ? '' : filled(maths, line, seat);
  return {
    ...look,
    text: oneDecimal(filled(text, line, seat)),
    ...(sums === '' ? {} : { maths: oneDecimal(sums) }),
    ...(dice?.kind === 'dice'
      ? {
          dice: [...before, ...dice.drawn],
          dropped: droppedOf(dice.drawn, dice.kept).map((index) => before.length + index),
        }
      : {}),
    ...(about?.kind === 'unit' ? { unit: about.id } : {}),
    ...(at ? { at: { x: at.x, y: at.y } } : {}),
    ...(parts['rule']?.kind === 'rule' ? { rule: parts['rule'].id } : {}),
  };
}
