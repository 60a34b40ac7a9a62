import {
  COLLECTOR_TROPHIES,
  FLEET_POINTS,
  ROUND_LIMIT,
  VP_TARGET,
  type Options,
} from '../../../../games/orions-spur/index.ts';
import { Button, Choice, choicesOf, Panel, Refusal, Slider, Toggle, type Reason } from '../../../kit/index.ts';
import { MoreRules, Ruled } from '../../../match/setup/more-rules.tsx';
import { spurText as words } from '../words/setup.ts';
import { EVEN, LENGTHS, PRINTED, PROPOSED_RULES, type Draft, type SpurRules } from './draft.ts';

interface RulesProps {
  readonly rules: SpurRules;
  readonly change: (part: Partial<SpurRules>) => void;
}

interface RulesSetupProps extends RulesProps {
  readonly draft: Draft;
  readonly onSeed: (seed: string) => void;
  readonly faults: readonly Reason[];
}

type Length = keyof typeof LENGTHS;

/** OS-12.2, OS-12.4: the recommended length these rules are. */
function lengthOf(rules: SpurRules): Length | 'own' {
  const is = (length: Length): boolean => {
    const { startingFleet, fleetPoints, vpTarget } = LENGTHS[length];
    return (
      rules.victory === 'vp' &&
      rules.startingFleet === startingFleet &&
      (startingFleet === 'standard' || rules.fleetPoints === fleetPoints) &&
      rules.vpTarget === vpTarget
    );
  };
  return (Object.keys(LENGTHS) as Length[]).find(is) ?? 'own';
}

function Lengths({ rules, change }: RulesProps) {
  const length = lengthOf(rules);
  const { own, ...named } = words.lengths;
  return (
    <Choice<Length | 'own'>
      label={<Ruled rule="OS-12.2">{words.length}</Ruled>}
      hint={words.lengthHints[length]}
      value={length}
      options={[...choicesOf(named), ...(length === 'own' ? [{ value: 'own' as const, label: own }] : [])]}
      onChange={(next) => next !== 'own' && change({ victory: 'vp', ...LENGTHS[next] })}
    />
  );
}

/** OS-12.1: what a starting fleet is made of. */
function Fleets({ rules, change }: RulesProps) {
  return (
    <>
      <Choice<Options['startingFleet']>
        label={<Ruled rule="OS-2.2">{words.startingFleet}</Ruled>}
        hint={words.startingFleetHint}
        value={rules.startingFleet}
        options={choicesOf(words.startingFleets)}
        onChange={(startingFleet) => change({ startingFleet })}
      />
      {rules.startingFleet === 'points' && (
        <>
          <Slider
            label={words.fleetPoints}
            value={rules.fleetPoints}
            min={FLEET_POINTS.least}
            max={FLEET_POINTS.most}
            show={words.fleetPointsShow}
            onInput={(fleetPoints) => change({ fleetPoints })}
          />
          <Toggle
            label={<Ruled rule="OS-12.3">{words.atMost}</Ruled>}
            hint={words.atMostHint}
            checked={rules.fleetPointsRule === 'atMost'}
            onChange={(on) => change({ fleetPointsRule: on ? 'atMost' : 'exact' })}
          />
        </>
      )}
    </>
  );
}

/** Chapter 11, OS-12.6, OS-12.8: how the game ends. */
function Victory({ rules, change }: RulesProps) {
  return (
    <>
      <Choice<Options['victory']>
        label={<Ruled rule="OS-11.1">{words.victory}</Ruled>}
        hint={words.victoryHints[rules.victory]}
        value={rules.victory}
        options={choicesOf(words.victories)}
        onChange={(victory) => change({ victory })}
      />
      {rules.victory === 'vp' && (
        <Slider
          label={<Ruled rule="OS-12.4">{words.vpTarget}</Ruled>}
          value={rules.vpTarget}
          min={VP_TARGET.least}
          max={VP_TARGET.most}
          show={words.vpShow}
          onInput={(vpTarget) => change({ vpTarget })}
        />
      )}
      {rules.victory === 'collector' && (
        <Slider
          label={<Ruled rule="OS-12.6">{words.trophies}</Ruled>}
          value={rules.collectorTrophies}
          min={COLLECTOR_TROPHIES.least}
          max={COLLECTOR_TROPHIES.most}
          show={words.trophiesShow}
          onInput={(collectorTrophies) => change({ collectorTrophies })}
        />
      )}
    </>
  );
}

/** Whether rules are as those of a set of choices. */
const isLike = (rules: SpurRules, part: Partial<SpurRules>): boolean =>
  (Object.keys(part) as (keyof SpurRules)[]).every((key) => rules[key] === part[key]);

type Numbers = 'even' | 'printed' | 'own';

/** OS-17.1, OS-2.8: whether numbers and places are evened out. */
function Evenness({ rules, change }: RulesProps) {
  const numbers: Numbers = isLike(rules, EVEN) ? 'even' : isLike(rules, PRINTED) ? 'printed' : 'own';
  const { own, ...named } = words.numbers;
  return (
    <Choice<Numbers>
      label={<Ruled rule="OS-17.1">{words.numbersLabel}</Ruled>}
      hint={words.numbersHints[numbers]}
      value={numbers}
      options={[...choicesOf(named), ...(numbers === 'own' ? [{ value: 'own' as const, label: own }] : [])]}
      onChange={(next) => next !== 'own' && change(next === 'even' ? EVEN : PRINTED)}
    />
  );
}

type Switch = {
  readonly rule: string;
  readonly label: string;
  readonly hint: string | ((rules: SpurRules) => string);
  readonly on: (rules: SpurRules) => boolean;
  readonly set: (on: boolean) => Partial<SpurRules>;
};

/** The switches few change, with the rule of each. */
const SWITCHES: readonly Switch[] = [
  {
    rule: 'OS-12.10',
    label: words.recovery,
    hint: words.recoveryHint,
    on: (rules) => rules.hardShieldRecovery,
    set: (on) => ({ hardShieldRecovery: on }),
  },
  {
    rule: 'OS-12.11',
    label: words.salvage,
    hint: words.salvageHint,
    on: (rules) => rules.hardSalvage,
    set: (on) => ({ hardSalvage: on }),
  },
  {
    rule: 'OS-12.12',
    label: words.reserve,
    hint: words.reserveHint,
    on: (rules) => rules.hardReserve,
    set: (on) => ({ hardReserve: on }),
  },
  {
    rule: 'OS-12.14',
    label: words.trade,
    hint: words.tradeHint,
    on: (rules) => rules.hardRepairTrade,
    set: (on) => ({ hardRepairTrade: on }),
  },
  {
    rule: 'OS-3.7',
    label: words.exposed,
    hint: words.exposedHint,
    on: (rules) => rules.flagshipExposure === 'rowsEmpty',
    set: (on) => ({ flagshipExposure: on ? 'rowsEmpty' : 'column' }),
  },
  {
    rule: 'OS-8.14',
    label: words.silence,
    hint: words.silenceHint,
    on: (rules) => rules.suppressingFireMode === 'player',
    set: (on) => ({ suppressingFireMode: on ? 'player' : 'ship' }),
  },
  {
    rule: 'OS-7.1',
    label: words.overflow,
    hint: words.overflowHint,
    on: (rules) => rules.shieldOverflow === 'toHull',
    set: (on) => ({ shieldOverflow: on ? 'toHull' : 'lost' }),
  },
  {
    rule: 'OS-6.6',
    label: words.bluff,
    hint: words.bluffHint,
    on: (rules) => rules.bluffWindows,
    set: (on) => ({ bluffWindows: on }),
  },
  {
    rule: 'OS-12.24',
    label: words.shares,
    hint: words.sharesHint,
    on: (rules) => rules.teamSharesHands,
    set: (on) => ({ teamSharesHands: on }),
  },
  {
    rule: 'OS-17.1',
    label: words.evenShips,
    hint: ({ dataSet }) => words.evenShipsHints[dataSet === 'catalogue' ? EVEN.dataSet : dataSet],
    on: ({ dataSet }) => dataSet !== 'catalogue',
    set: (on) => ({ dataSet: on ? EVEN.dataSet : 'catalogue' }),
  },
  {
    rule: 'OS-2.8',
    label: words.late,
    hint: words.lateHint,
    on: (rules) => rules.lateSeatRecruitment === 'on',
    set: (on) => ({ lateSeatRecruitment: on ? 'on' : 'off' }),
  },
];

const isUsual = (rules: SpurRules): boolean => isLike(rules, PROPOSED_RULES);

/** The options of chapter 16; species stand with their seats. */
export function RulesSetup({ draft, rules, change, onSeed, faults }: RulesSetupProps) {
  const ruled = { rules, change };
  const usual = (
    <Button small variant="quiet" disabled={isUsual(rules)} onClick={() => change(PROPOSED_RULES)}>
      {words.reset}
    </Button>
  );
  return (
    <Panel title={words.rules} actions={usual}>
      <Choice<Options['mode']>
        label={<Ruled rule="OS-1.2">{words.mode}</Ruled>}
        hint={words.modeHint}
        value={rules.mode}
        options={choicesOf(words.modes)}
        onChange={(mode) => change({ mode })}
      />
      <Refusal reasons={faults} />
      <Lengths {...ruled} />
      <Evenness {...ruled} />
      <Fleets {...ruled} />
      <Victory {...ruled} />
      <MoreRules seed={draft.seed} onSeed={onSeed} of="cards">
        {SWITCHES.map(({ rule, label, hint, on, set }) => (
          <Toggle
            key={rule}
            label={<Ruled rule={rule}>{label}</Ruled>}
            hint={typeof hint === 'string' ? hint : hint(rules)}
            checked={on(rules)}
            onChange={(next) => change(set(next))}
          />
        ))}
        <Slider
          label={<Ruled rule="OS-11.10">{words.roundLimit}</Ruled>}
          value={rules.roundLimit}
          min={ROUND_LIMIT.least}
          max={ROUND_LIMIT.most}
          show={words.roundShow}
          onInput={(roundLimit) => change({ roundLimit })}
        />
      </MoreRules>
    </Panel>
  );
}
