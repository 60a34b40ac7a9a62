import {
  FLEET_POINTS,
  RECOMMENDED,
  SPECIES,
  type OwnFleet,
  type Species,
} from '../../../../games/orions-spur/index.ts';
import { announce, Choice, Slider, Toggle } from '../../../kit/index.ts';
import { EVEN } from '../setup/draft.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { spurText } from '../words/setup.ts';
import type { BuildTerms } from './bench.ts';
import { speciesNames } from '../words/names.ts';

interface TermsProps {
  readonly fleet: OwnFleet;
  readonly terms: BuildTerms;
  readonly onFleet: (fleet: OwnFleet) => void;
  readonly onTerms: (terms: BuildTerms) => void;
}

const SPECIES_CHOICES = SPECIES.map((value) => ({ value, label: speciesNames[value] }));

const RECOMMENDED_POINTS: readonly number[] = RECOMMENDED.fleetPoints;
const { standard, own } = words.budgets;
const BUDGETS = [
  { value: 'standard', label: standard },
  ...RECOMMENDED_POINTS.map((points) => ({ value: `${points}`, label: `${points}` })),
  { value: 'own', label: own },
];

/** OS-2.1, OS-2.2, OS-12.1: the species, and the options of a battle that say which fleets are legal. */
export function TermsBar({ fleet, terms, onFleet, onTerms }: TermsProps) {
  const { startingFleet, fleetPoints, fleetPointsRule, flagshipExposure, dataSet } = terms;
  const [other, byPoints] = [!RECOMMENDED_POINTS.includes(fleetPoints), startingFleet === 'points'];
  const lead = (species: Species) => {
    if (species === fleet.species) return;
    onFleet({ name: fleet.name, species, ships: [] });
    announce(words.emptied(speciesNames[species]));
  };
  const budget = (value: string) => {
    if (value === 'standard') return onTerms({ ...terms, startingFleet: 'standard' });
    // Beside the recommended totals stands the next one, until it is set.
    const points = value === 'own' ? (other ? fleetPoints : fleetPoints + 1) : Number(value);
    onTerms({ ...terms, startingFleet: 'points', fleetPoints: points });
  };
  return (
    <div class="sf-terms" role="group" aria-label={words.terms}>
      <Choice label={words.species} value={fleet.species} options={SPECIES_CHOICES} onChange={lead} />
      <Choice
        label={words.budget}
        hint={words.budgetHint}
        value={byPoints ? (other ? 'own' : `${fleetPoints}`) : 'standard'}
        options={BUDGETS}
        onChange={budget}
      />
      {byPoints && other && (
        <Slider
          label={words.pointsTitle}
          value={fleetPoints}
          min={FLEET_POINTS.least}
          max={FLEET_POINTS.most}
          show={words.points}
          onInput={(points) => onTerms({ ...terms, fleetPoints: points })}
        />
      )}
      {byPoints && (
        <Toggle
          label={words.atMost}
          checked={fleetPointsRule === 'atMost'}
          onChange={(on) => onTerms({ ...terms, fleetPointsRule: on ? 'atMost' : 'exact' })}
        />
      )}
      <Toggle
        label={words.exposed}
        checked={flagshipExposure === 'rowsEmpty'}
        onChange={(on) => onTerms({ ...terms, flagshipExposure: on ? 'rowsEmpty' : 'column' })}
      />
      <Toggle
        label={spurText.evenShips}
        hint={words.evenShipsHint}
        checked={dataSet !== 'catalogue'}
        onChange={(on) => onTerms({ ...terms, dataSet: on ? EVEN.dataSet : 'catalogue' })}
      />
    </div>
  );
}
