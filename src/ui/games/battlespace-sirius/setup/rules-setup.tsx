import { DRAW_ROUNDS, PLAYERS, PRESETS } from '../../../../games/battlespace-sirius/index.ts';
import { Choice, choicesOf, Panel, Refusal, Slider, Toggle, type Reason } from '../../../kit/index.ts';
import { duelText as words } from '../words/setup.ts';
import { DiceSeed, Ruled } from '../../../match/setup/more-rules.tsx';
import { STANDARD_RULES, type Draft, type DuelRules } from './draft.ts';

interface RulesSetupProps {
  readonly draft: Draft;
  readonly faultsAt: (option: keyof DuelRules) => readonly Reason[];
  readonly onChange: (change: Partial<Draft>) => void;
}

type ReadySet = keyof typeof PRESETS;

/** BS-17.1: Basic is the game with all defaults, two players among them; Advanced is for any number. */
const ofSet = (set: ReadySet, players: number): Pick<Draft, 'players' | 'rules'> => ({
  players: set === 'basic' ? PLAYERS.standard : players,
  rules: { ...STANDARD_RULES, ...PRESETS[set] },
});

function setOf({ players, rules }: Draft): ReadySet | 'own' {
  const is = (set: ReadySet): boolean => {
    const wanted = ofSet(set, players);
    return (
      wanted.players === players &&
      (Object.keys(rules) as (keyof DuelRules)[]).every((key) => rules[key] === wanted.rules[key])
    );
  };
  return is('basic') ? 'basic' : is('advanced') ? 'advanced' : 'own';
}

/** The options of chapter 17. */
export function RulesSetup({ draft, faultsAt, onChange }: RulesSetupProps) {
  const { rules } = draft;
  const set = setOf(draft);
  const change = (part: Partial<DuelRules>) => onChange({ rules: { ...rules, ...part } });
  const { own, ...ready } = words.setNames;
  return (
    <Panel title={words.rules}>
      <Choice<ReadySet | 'own'>
        label={<Ruled rule="BS-17.1">{words.sets}</Ruled>}
        hint={words.setHints[set]}
        value={set}
        options={[...choicesOf(ready), ...(set === 'own' ? [{ value: 'own' as const, label: own }] : [])]}
        onChange={(next) => next !== 'own' && onChange(ofSet(next, draft.players))}
      />
      <Toggle
        label={<Ruled rule="BS-12.1">{words.lifeboats}</Ruled>}
        hint={words.lifeboatsHint}
        checked={rules.lifeboats}
        onChange={(lifeboats) => change({ lifeboats })}
      />
      <Slider
        label={<Ruled rule="BS-10.5">{words.noFireDrawRounds}</Ruled>}
        hint={words.noFireHint}
        value={rules.noFireDrawRounds}
        min={DRAW_ROUNDS.least}
        max={DRAW_ROUNDS.most}
        show={words.noFireShow}
        onInput={(noFireDrawRounds) => change({ noFireDrawRounds })}
      />
      <Refusal reasons={faultsAt('noFireDrawRounds')} />
      <Choice
        label={<Ruled rule="BS-9.3">{words.twoPairs}</Ruled>}
        hint={words.twoPairsHint}
        value={String(rules.twoPairsRepair)}
        options={choicesOf<string>(words.twoPairsShow)}
        onChange={(value) => change({ twoPairsRepair: Number(value) })}
      />
      <Refusal reasons={faultsAt('twoPairsRepair')} />
      <DiceSeed seed={draft.seed} onSeed={(seed) => onChange({ seed })} />
    </Panel>
  );
}
