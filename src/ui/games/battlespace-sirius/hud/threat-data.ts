import {
  lifeboatData,
  lifeboatOdds,
  mostWeapons,
  toNumber,
  volleyOdds,
  type BattlespaceSiriusView,
  type LineOutlook,
  type ReactionOutlook,
} from '../../../../games/battlespace-sirius/index.ts';

/** What the turn player could do after a reaction with all weapons of each locked line: to the reacting vessel. */
export interface Threat {
  /** A locked side is unshielded: 1 weapon destroys the ship (BS-8.5). */
  readonly destroys: boolean;
  /** The chance that a lifeboat is destroyed (table 18.F); null for a ship. */
  readonly destroyed: number | null;
  /** Power the ship loses on average (table 18.A); 0 for a lifeboat. */
  readonly lost: number;
  /** The chance that at least one side falls to 0. */
  readonly emptied: number;
}

/** What the largest volley along one locked line may do after a reaction. */
export interface ThreatLine extends Pick<Threat, 'lost' | 'emptied'> {
  readonly lock: LineOutlook;
  /** The most weapons, unless a Sentry hit leaves fewer. */
  readonly weapons: number;
  /** The locked side is unshielded. */
  readonly bare: boolean;
  readonly destroyed: number;
}

/**
 * BS-19.6 seen one step ahead: the volleys that are still to come, with the most weapons, after the Sentry dice of the
 * reaction itself.
 */
export const threatLines = (view: BattlespaceSiriusView, { locks, sentry }: ReactionOutlook): readonly ThreatLine[] => {
  const attacker = view.players.find(({ seat }) => seat === view.turnSeat)?.vessel;
  return locks.map((lock): ThreatLine => {
    const hit = sentry.find(({ line }) => line === lock.line)?.hit ?? null;
    if (attacker?.kind === 'lifeboat') {
      const spared = hit === null ? 1 : 1 - toNumber(hit);
      const { weapons } = lifeboatData(attacker.lifeboat);
      return { lock, weapons, ...volley(lock, weapons, spared) };
    }
    const power = lock.own.kind === 'side' ? lock.own.power : 0;
    const struck = hit === null ? 0 : toNumber(hit);
    const [weaker, whole] = [
      volley(lock, mostWeapons(power - 1), struck),
      volley(lock, mostWeapons(power), 1 - struck),
    ];
    return {
      lock,
      weapons: mostWeapons(power),
      bare: whole.bare,
      destroyed: weaker.destroyed + whole.destroyed,
      lost: weaker.lost + whole.lost,
      emptied: weaker.emptied + whole.emptied,
    };
  });
};

/** The same for all locked lines together; null where nobody is left to fire. */
export function threatOf(view: BattlespaceSiriusView, outlook: ReactionOutlook): Threat | null {
  // A turn player whose ship is destroyed fires no more.
  if (outlook.destroys) return null;
  const lines = threatLines(view, outlook);
  const boat = outlook.locks.some(({ other }) => other.kind === 'lifeboat');
  return {
    destroys: lines.some(({ bare }) => bare),
    destroyed: boat ? Math.max(...lines.map(({ destroyed }) => destroyed)) : null,
    lost: lines.reduce((sum, { lost }) => sum + lost, 0),
    emptied: 1 - lines.reduce((none, { emptied }) => none * (1 - emptied), 1),
  };
}

/** A chance in percent with one decimal. */
export const share = (chance: number): string => `${(chance * 100).toFixed(1)} %`;

/** What a volley does, counted so many times. */
function volley({ other }: LineOutlook, weapons: number, times: number) {
  const none = { bare: false, destroyed: 0, lost: 0, emptied: 0 };
  if (other.kind === 'lifeboat') return { ...none, destroyed: times * toNumber(lifeboatOdds(weapons, other.hull)) };
  if (other.power <= 0) return { ...none, bare: true };
  const { expectedRemoved, emptied } = volleyOdds(weapons, other.power);
  return { ...none, lost: times * toNumber(expectedRemoved), emptied: times * toNumber(emptied) };
}
