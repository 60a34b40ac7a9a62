import { inFull, STALEMATE_LIMIT, STARTING_MONEY, TURN_LIMIT } from '../../../../games/skaxar/index.ts';
import { Button, Panel, Refusal, Slider, Toggle, type Reason } from '../../../kit/index.ts';
import { warText as words } from '../words/setup.ts';
import { DiceSeed, Ruled } from '../../../match/setup/more-rules.tsx';
import { STANDARD_RULES, type Draft, type WarRules } from './draft.ts';

interface RulesSetupProps {
  readonly draft: Draft;
  readonly faults: readonly Reason[];
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Turns of a limit when it is switched on: a game is over in about 36. */
const FIRST_LIMIT = 30;

const isUsual = (rules: WarRules): boolean =>
  (Object.keys(STANDARD_RULES) as (keyof WarRules)[]).every((key) => rules[key] === STANDARD_RULES[key]);

interface GroupProps {
  readonly rules: WarRules;
  readonly change: (part: Partial<WarRules>) => void;
}

/** The fleets alike, the money at the start, and how often nobody may win. */
function StartRules({ rules, change }: GroupProps) {
  return (
    <>
      <Toggle
        label={<Ruled rule="SK-3.2">{words.mirror}</Ruled>}
        hint={words.mirrorHint}
        checked={rules.mirror}
        onChange={(mirror) => change({ mirror })}
      />
      <Slider
        label={<Ruled rule="SK-3.6">{words.startingMoney}</Ruled>}
        hint={words.startingMoneyHint}
        value={rules.startingMoney}
        min={STARTING_MONEY.least}
        max={STARTING_MONEY.most}
        step={STARTING_MONEY.step}
        show={inFull}
        onInput={(startingMoney) => change({ startingMoney })}
      />
      <Slider
        label={<Ruled rule="SK-9.6">{words.stalemateLimit}</Ruled>}
        hint={words.stalemateHint}
        value={rules.stalemateLimit}
        min={STALEMATE_LIMIT.least}
        max={STALEMATE_LIMIT.most}
        show={words.stalemateShow}
        onInput={(stalemateLimit) => change({ stalemateLimit })}
      />
    </>
  );
}

/** Whether the match ends after a turn, and after which. */
function TurnLimit({ rules, change }: GroupProps) {
  const limited = rules.turnLimit !== TURN_LIMIT.off;
  return (
    <>
      <Toggle
        label={<Ruled rule="SK-12.7">{words.turnLimit}</Ruled>}
        hint={words.turnLimitHint}
        checked={limited}
        onChange={(on) => change({ turnLimit: on ? FIRST_LIMIT : TURN_LIMIT.off })}
      />
      {limited && (
        <Slider
          label={words.lastTurn}
          value={rules.turnLimit}
          min={TURN_LIMIT.least}
          max={TURN_LIMIT.most}
          show={words.lastTurnShow}
          onInput={(turnLimit) => change({ turnLimit })}
        />
      )}
    </>
  );
}

/** The options of chapter 15; the fleets stand with their seats. */
export function RulesSetup({ draft, faults, onChange }: RulesSetupProps) {
  const { rules } = draft;
  const change = (part: Partial<WarRules>) => onChange({ rules: { ...rules, ...part } });
  return (
    <Panel
      title={words.rules}
      actions={
        <Button small variant="quiet" disabled={isUsual(rules)} onClick={() => change(STANDARD_RULES)}>
          {words.reset}
        </Button>
      }
    >
      <StartRules rules={rules} change={change} />
      <TurnLimit rules={rules} change={change} />
      <Toggle
        label={<Ruled rule="SK-6.8">{words.withoutEffect}</Ruled>}
        hint={words.withoutEffectHint}
        checked={rules.purchaseWithoutEffect}
        onChange={(purchaseWithoutEffect) => change({ purchaseWithoutEffect })}
      />
      <Toggle
        label={<Ruled rule="SK-7.8">{words.itemsLeave}</Ruled>}
        hint={words.itemsLeaveHint}
        checked={rules.redrawItems === 'leave'}
        onChange={(leave) => change({ redrawItems: leave ? 'leave' : 'stay' })}
      />
      <Toggle
        label={<Ruled rule="SK-13.3">{words.tracker}</Ruled>}
        hint={words.trackerHint}
        checked={rules.openTracker}
        onChange={(openTracker) => change({ openTracker })}
      />
      <Refusal reasons={faults} />
      <DiceSeed of="cards" seed={draft.seed} onSeed={(seed) => onChange({ seed })} />
    </Panel>
  );
}
