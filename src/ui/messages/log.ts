import { componentData, UNITS, type OrionsGateEvent, type Roll, type Term, type UnitId, type Weapon } from '../../games/orions-gate/index.ts';

/** A line of the battle log: words, dice as drawn, the maths behind them, and the unit it speaks of. */
export interface LogEntry {
  readonly text: string;
  readonly dice?: readonly number[];
  /** Of the dice drawn, those that count no more (the highest die under EMP). */
  readonly dropped?: number;
  readonly maths?: string;
  readonly tone?: 'good' | 'bad';
  readonly unit?: UnitId;
  /** Begins a group. */
  readonly head?: boolean;
  /** Short word for the dice tray. */
  readonly label?: string;
}

/** How units and pieces are called in the log. */
export interface Names {
  readonly unit: (id: string) => string;
  readonly piece: (id: string) => string;
  readonly seat: (seat: string) => string;
}

const TERMS: { readonly [name: string]: string } = {
  primary: 'gun', back: 'back', cover: 'cover', shield: 'Shields', precisionSensor: 'Sensors', reinforcedRam: 'Reinforced Ram',
  scouts: 'Scouts', fighters: 'Fighters', destroyers: 'Destroyer', battleships: 'Battleship', ram: 'ram', die: 'die', d3: 'D3', type: 'type',
};

/** Name of a part of a sum. */
export const termName = (name: string): string => TERMS[name] ?? (name in UNITS ? UNITS[name as keyof typeof UNITS].one : componentName(name));

const componentName = (kind: string): string => {
  try {
    return componentData(kind as Parameters<typeof componentData>[0]).name;
  } catch {
    return kind;
  }
};

/** Name of what struck. */
export const weaponName = (weapon: Weapon): string => (weapon.kind === 'primary' ? 'Primary gun' : componentData(weapon.kind).name);

/** "18.25 in": without needless zeros. */
export const inch = (mils: number): string => `${Number((mils / 1000).toFixed(3))} in`;

const sum = (terms: readonly Term[]): number => terms.reduce((total, term) => total + term.value, 0);
const signed = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);
const maths = (roll: Roll, plus: number, need: number, met: boolean, word: string): string => `${roll.total} ${signed(plus)} ${met ? '≥' : '<'} ${need} ${word}`;

function rolled(roll: Roll): { dice: readonly number[]; dropped?: number } {
  if (!roll.emp) return { dice: roll.drawn };
  // With EMP the last die drawn replaced the highest one before it.
  const before = roll.drawn.slice(0, -1);
  return { dice: roll.drawn, dropped: before.indexOf(Math.max(...before)) };
}

const ACTIONS = { hold: 'holds', move: 'moves', cruise: 'cruises', ram: 'sets out to ram' } as const;
const REASONS: { readonly [reason: string]: string } = {
  rounds: 'The last round is over.', elimination: 'One side has no unit left.', finish: 'The battle was finished early.', concede: 'A side conceded.', agreedDraw: 'Both sides agreed on a draw.',
};

/** Why a match ended, as a sentence. */
export const endReason = (reason: string): string => REASONS[reason] ?? reason;

/** The log line of an event, or null where another line already says it. */
export function tell(event: OrionsGateEvent, names: Names): LogEntry | null {
  const unit = names.unit;
  switch (event.type) {
    case 'fleetSubmitted':
      return { text: `${names.seat(event.captain)} has locked a fleet.` };
    case 'fleetWithdrawn':
      return { text: `${names.seat(event.captain)} takes the fleet back.` };
    case 'fleetsRevealed':
      return { text: 'Both fleets are shown.', head: true };
    case 'rolledOff': {
      const last = event.rolls.at(-1)!;
      return { text: `Roll-off: side ${event.winner} wins and chooses an edge.`, dice: event.rolls.flatMap((roll) => [roll.A, roll.B]), maths: `A ${last.A}, B ${last.B}`, label: 'Roll-off' };
    }
    case 'edgeChosen':
      return { text: `Side ${event.side} takes the ${event.edge} edge.` };
    case 'deploymentBegan':
      return { text: `Side ${event.side} deploys.`, head: true };
    case 'deployed':
      return { text: `${unit(event.unit)} is placed.`, unit: event.unit };
    case 'undeployed':
      return { text: `${unit(event.unit)} is taken back.`, unit: event.unit };
    case 'leftOut':
      return { text: `${unit(event.unit)} is left out and counts as destroyed.`, unit: event.unit, tone: 'bad' };
    case 'deploymentFinished':
      return { text: `${names.seat(event.captain)} has deployed.` };
    case 'roundBegan':
      return { text: `Round ${event.round}. Side ${event.firstSide} goes first.`, head: true };
    case 'turnBegan':
      return { text: `${UNITS[event.phase].name} phase: side ${event.side} acts.` };
    case 'roundEnded':
      return { text: `Round ${event.round} is over.` };
    case 'activated': {
      const dice = event.engines.flatMap((engine) => engine.roll.drawn);
      const extra = event.engines.reduce((total, engine) => total + engine.roll.total, 0);
      const how = event.action === 'hold' ? '' : ` up to ${inch(event.allowance)}`;
      const halved = event.halvedBy ? `, halved by ${unit(event.halvedBy)}` : '';
      const sums = dice.length > 0 ? { dice, maths: `${inch(event.base)} + ${extra}${halved} = ${inch(event.allowance)}`, label: 'Engines' } : {};
      return { text: `${unit(event.unit)} ${ACTIONS[event.action]}${how}${dice.length === 0 ? halved : ''}.`, unit: event.unit, head: true, ...sums };
    }
    case 'planned':
      return event.moved ? { text: `${unit(event.unit)} goes ${inch(event.length)}.`, unit: event.unit } : null;
    case 'displaced':
      switch (event.cause) {
        case 'push':
          return { text: `${unit(event.unit)} is pushed.`, unit: event.unit };
        case 'pull':
          return { text: `${unit(event.unit)} is pulled.`, unit: event.unit };
        case 'warp':
          return { text: `${unit(event.unit)} jumps.`, unit: event.unit };
        default:
          return null;
      }
    case 'turned':
      return { text: `${unit(event.unit)} turns.`, unit: event.unit };
    case 'dangerRolled':
      return { text: `${unit(event.unit)} enters ${names.piece(event.piece)}.`, ...rolled(event.roll), maths: `${event.roll.total} damage`, tone: 'bad', unit: event.unit, label: 'Danger' };
    case 'weaponUsed':
      return { text: `${weaponName(event.weapon)}${event.targets.length > 0 ? ` at ${event.targets.map(unit).join(', ')}` : ''}.`, ...(event.targets[0] ? { unit: event.targets[0] } : {}) };
    case 'hitRolled':
      return {
        text: `${event.hit ? 'Hit' : 'Miss'} on ${unit(event.target)} at ${inch(event.gap)}.`,
        ...rolled(event.roll), maths: maths(event.roll, sum(event.accuracy), event.evasion, event.hit, event.hit ? 'hit' : 'miss'), unit: event.target, label: 'To hit',
        ...(event.hit ? { tone: 'good' as const } : {}),
      };
    case 'damageRolled': {
      const need = sum(event.toughness);
      const why = [event.back ? 'in the back' : '', event.toughness.some((term) => term.name === 'cover') ? 'in cover' : ''].filter(Boolean).join(', ');
      return {
        text: `${event.success ? 'Goes through' : 'Holds'}${why ? ` (${why})` : ''}.`,
        ...rolled(event.roll), maths: maths(event.roll, sum(event.strength), need, event.success, event.success ? 'damage' : 'no damage'), unit: event.target, label: 'Damage',
        ...(event.success ? { tone: 'good' as const } : {}),
      };
    }
    case 'passedOver':
      return { text: `${unit(event.target)} is already gone.`, unit: event.target };
    case 'damaged':
      return { text: `${unit(event.unit)} takes ${event.points} damage.`, tone: 'bad', unit: event.unit };
    case 'destroyed':
      return { text: `${unit(event.unit)} is destroyed. Side ${event.scoredBy} scores it.`, tone: 'bad', unit: event.unit };
    case 'ablativeRolled':
      return { text: `Ablative Armor of ${unit(event.unit)}.`, ...rolled(event.roll), maths: `${event.roll.total} ${event.success ? '≥' : '<'} 4`, unit: event.unit, label: 'Ablative' };
    case 'autoHit': {
      const strength = event.strengthRolls.flatMap((roll) => roll.drawn);
      const cause = { ram: 'Ram hits', backlash: 'Backlash on', collision: 'Collision of' }[event.cause.kind];
      return {
        text: `${cause} ${unit(event.target)}${event.back ? ' in the back' : ''}.`, dice: [...strength, ...event.roll.drawn],
        maths: maths(event.roll, sum(event.strength), sum(event.toughness), event.success, event.success ? 'damage' : 'no damage'), unit: event.target, label: 'Impact',
        ...(event.success ? { tone: 'good' as const } : {}),
      };
    }
    case 'pushed':
      return { text: `Push of ${unit(event.unit)}${stopped(event.stoppedBy, names)}.`, ...rolled(event.roll), maths: `${event.roll.total} in`, unit: event.unit, label: 'Push' };
    case 'pulled':
      return { text: `Pull on ${unit(event.unit)}${stopped(event.stoppedBy, names)}.`, ...rolled(event.roll), maths: `${event.roll.total} in`, unit: event.unit, label: 'Pull' };
    case 'warpRolled':
      return { text: `${unit(event.unit)} may jump up to ${event.roll.total} in.`, ...rolled(event.roll), maths: `${event.roll.total} in`, unit: event.unit, label: 'Warp' };
    case 'warpClosed':
      return event.stayed ? { text: `${unit(event.unit)} stays.`, unit: event.unit } : null;
    case 'activationEnded':
      return null;
    case 'conceded':
      return { text: `${names.seat(event.captain)} concedes.`, head: true };
    case 'drawOffered':
      return { text: `${names.seat(event.captain)} offers a draw.` };
    case 'drawAccepted':
      return { text: `${names.seat(event.captain)} accepts the draw.` };
    case 'drawDeclined':
      return { text: `${names.seat(event.captain)} declines the draw.` };
    case 'ended': {
      const winner = event.outcome.winners[0];
      return { text: `${winner ? `${names.seat(winner)} wins.` : 'A draw.'} ${endReason(event.outcome.reason)}`, head: true };
    }
  }
}

function stopped(by: Extract<OrionsGateEvent, { type: 'pushed' }>['stoppedBy'], names: Names): string {
  if (!by) return '';
  if (by.kind === 'edge') return ', stopped by the table edge';
  return `, stopped by ${by.kind === 'unit' ? names.unit(by.id) : names.piece(by.id)}`;
}
