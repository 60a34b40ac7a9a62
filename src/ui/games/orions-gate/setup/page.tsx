import { announce, Button } from '../../../kit/index.ts';
import { hashOf } from '../../../match/router.ts';
import { SetupPage } from '../../../match/setup/setup-page.tsx';
import type { Query } from '../../../match/setup/use-setup.ts';
import { scenariosPage } from '../pages.ts';
import { menuWords } from '../words/menu.ts';
import { optionsText as words } from '../words/options.ts';
import { BattleLaunch } from './battle-launch.tsx';
import { BattlePanel } from './battle-panel.tsx';
import { namesIn, withSeat } from './captains.ts';
import { CaptainsPanel } from './captains-panel.tsx';
import { FleetsPanel } from './fleets-panel.tsx';
import { RulesSetup } from './rules-setup.tsx';
import { isSecret } from './secrecy.ts';
import { SetupCurtain } from './setup-curtain.tsx';
import { sharedDraft } from './share-draft.ts';
import { TableSetup } from './table-setup.tsx';
import { useNewBattle, type NewBattleState } from './use-new-battle.ts';
import './page.css';

interface PanelsProps {
  readonly battle: NewBattleState;
}

/** What the battle is about, and its captains. */
function BattleAndCaptains({ battle }: PanelsProps) {
  const { draft, resolved, options, changeOptions, changeSeats } = battle;
  return (
    <>
      <BattlePanel options={draft.options} resolved={resolved.options} onChange={changeOptions} />
      <CaptainsPanel
        seats={draft.seats}
        names={namesIn(draft.seats)}
        options={options}
        pointSplit={draft.options.pointSplit}
        secret={(side) => isSecret(draft, side)}
        onSeats={changeSeats}
        onSplit={(pointSplit) => changeOptions({ pointSplit })}
      />
    </>
  );
}

/** Fleets on one side; tables and rules on the other. */
function FleetsAndRules({ battle }: PanelsProps) {
  const { draft, resolved, options, open, change, changeOptions, changeSeats } = battle;
  const { seats } = draft;
  return (
    <div class="setup-columns">
      <FleetsPanel
        seats={seats}
        names={namesIn(seats)}
        options={options}
        shown={open}
        secret={(side) => isSecret(draft, side)}
        handed={draft.handed}
        onShow={battle.show}
        onSeat={(captain, part) => changeSeats(withSeat(seats, captain, part))}
        onTakeBack={battle.takeBack}
      />
      <div class="stack">
        <TableSetup
          options={draft.options}
          sources={draft.tables}
          resolved={resolved}
          onChange={changeOptions}
          onTables={(tables, part = {}) => changeOptions(part, { tables })}
        />
        <RulesSetup
          options={draft.options}
          seed={draft.seed}
          faultsAt={resolved.faultsAt}
          onChange={changeOptions}
          onSeed={(seed) => change({ seed })}
        />
      </div>
    </div>
  );
}

/** A battle of Orion's Gate: what it is about, captains, fleets, tables, rules. */
export function NewBattle({ query }: { readonly query: Query }) {
  const battle = useNewBattle(query);
  const { setup, draft, open, curtain } = battle;
  const liftCurtain = () => {
    battle.liftCurtain();
    announce(`${words.fleets}: ${namesIn(draft.seats)[open.id]}`);
  };
  return (
    <SetupPage
      game="orions-gate"
      title={words.title}
      lead={words.lead}
      setup={setup}
      share={() => sharedDraft(draft)}
      links={
        <Button small href={hashOf(scenariosPage())}>
          {menuWords.scenarios}
        </Button>
      }
    >
      <BattleAndCaptains battle={battle} />
      <FleetsAndRules battle={battle} />
      <BattleLaunch battle={battle} />
      {curtain && <SetupCurtain people={curtain} onOpen={liftCurtain} />}
    </SetupPage>
  );
}
