import { stepsEntering, touches } from '../../../table/index.ts';
import { rollDice } from '../roll.ts';
import { nearBox, worldOf } from '../world.ts';
import { damage } from './damage.ts';
import { artifacts } from './displacement-artifacts.ts';
import { mysteriousMarkers } from './displacement-markers.ts';
import { NOTHING, type EncounterKind, type Meeting } from './displacement-meeting.ts';
import { enemyMines } from './displacement-mines.ts';
import { record } from './play-ledger.ts';

/** Dangerous pieces newly touched: D6 plain damage each time (OG-11.5). Nobody's roll, so EMP never counts (OG-9.50). */
const dangerousPieces: EncounterKind = ({ ledger, unit, radius, table, crossed }, leg, last) => {
  const { dangerous } = worldOf(ledger.rules, table);
  let meetings: Meeting[] | null = null;
  for (const { piece, box } of dangerous) {
    if (!nearBox(leg.from, leg.to, radius + 1, box)) continue;
    const steps = crossed
      ? piece.parts.some((part) => touches({ ...leg.to, radius }, part))
        ? [1]
        : []
      : stepsEntering(leg, radius, piece.parts);
    for (const step of steps) {
      if (step > last) break;
      const meet = (): void => {
        const roll = rollDice(ledger.chance, 1, false);
        record(ledger, { type: 'dangerRolled', unit, piece: piece.id, roll });
        damage(ledger, unit, roll.total, { kind: 'dangerous', piece: piece.id });
      };
      (meetings ??= []).push({ step, meet });
    }
  }
  return meetings ?? NOTHING;
};

/** What a displacement may meet, in the order of OG-6.13: mines, Dangerous pieces, markers, artifacts. */
export const ENCOUNTERS: readonly EncounterKind[] = [enemyMines, dangerousPieces, mysteriousMarkers, artifacts];
