import { firstStepWithin, INCH } from '../../../table/index.ts';
import { rollDice } from '../roll.ts';
import { theUnit } from '../units.ts';
import { autoHit } from './damage-auto-hit.ts';
import { NOTHING, type EncounterKind, type Meeting } from './displacement-meeting.ts';
import { record } from './play-ledger.ts';

/** A mine goes off when an enemy of its side comes within 3" of it in a displacement (OG-9.35). */
export const MINE_REACH = 3 * INCH;
/** What a mine adds to the D6 of its Strength. */
const MINE_BONUS = 1;

/**
 * Enemy mines within 3", in mine order; they count at step 0 too, except for jumps and exits (OG-6.13). One automatic hit of Strength
 * D6+1, then the mine is gone; nobody's roll, so EMP never counts (OG-9.35, 9.50).
 */
export const enemyMines: EncounterKind = ({ ledger, unit, radius, table, jump }, leg, last) => {
  const { mines } = ledger.state;
  if (mines.length === 0) return NOTHING;
  const { side } = theUnit(ledger.state, unit);
  const meetings: Meeting[] = [];
  for (const mine of mines) {
    if (mine.side === side || mine.table !== table.number) continue;
    const step = firstStepWithin(leg, mine, MINE_REACH + radius, jump ? 1 : 0);
    if (step === null || step > last) continue;
    const meet = (): void => {
      record(ledger, { type: 'mineExploded', unit, mine: mine.id });
      const die = rollDice(ledger.chance, 1, false);
      const strength = [
        { name: 'mine', value: MINE_BONUS },
        { name: 'd6', value: die.total },
      ];
      autoHit(ledger, { kind: 'mine', mine: mine.id }, unit, [die], strength, false, false);
    };
    meetings.push({ step, meet });
  }
  return meetings;
};
