import { useState } from 'preact/hooks';
import type { Header } from '../../session/store.ts';
import { SettingsForm } from '../app/pages/settings-form.tsx';
import { matchStore } from '../app/match-store.ts';
import { navigate } from '../app/router.ts';
import { ResultDialog } from '../games/orions-gate/hud/result.tsx';
import { Button, Confirm, Dialog, saveFile } from '../kit/index.ts';
import { battle as words } from '../messages/battle.ts';
import { RuleBookPanel } from '../rulebook/panel.tsx';
import type { Battle } from '../games/orions-gate/controller.ts';
import type { BattleState } from '../games/orions-gate/state.ts';

interface SheetsProps {
  readonly battle: Battle;
  readonly state: BattleState;
}

/** What may lie over the battle: menu, rules, settings, keys, questions, the result. */
export function Sheets({ battle, state }: SheetsProps) {
  const close = () => battle.open('none');
  switch (state.sheet) {
    case 'none':
      return null;
    case 'menu':
      return <Menu battle={battle} state={state} />;
    case 'keys':
      return (
        <Dialog title={words.keysTitle} onClose={close}>
          <dl class="keys">{words.keys.map(([key, what]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{what}</dd></div>)}</dl>
        </Dialog>
      );
    case 'rules':
      return (
        <Dialog title={words.menuRules} shape="side" onClose={close}>
          <RuleBookPanel ruleId={state.rule} onRule={(rule) => battle.open('rules', rule)} />
        </Dialog>
      );
    case 'settings':
      return <Dialog title={words.menuSettings} shape="wide" onClose={close}><SettingsForm level={3} /></Dialog>;
    case 'undo':
      return <Confirm title={words.undoTitle} yes={words.undoYes} onYes={() => battle.undo(true)} onNo={close}><p>{words.undoText}</p></Confirm>;
    case 'concede':
      return (
        <Confirm
          title={words.concedeTitle}
          yes={words.concede}
          danger
          onYes={() => {
            close();
            battle.order({ type: 'concede' });
          }}
          onNo={close}
        >
          <p>{words.concedeText}</p>
        </Confirm>
      );
    case 'result':
      return (
        <ResultDialog
          battle={battle}
          state={state}
          onRematch={() => void rematch(battle)}
          onReplay={() => navigate({ page: 'replay', id: battle.session.id, ply: null })}
          onSave={() => void save(battle)}
        />
      );
  }
}

function Menu({ battle, state }: SheetsProps) {
  const [hint, setHint] = useState(false);
  const people = battle.session.seats.filter((info) => info.player === 'human').length;
  const over = state.view.outcome !== null;
  return (
    <Dialog title={words.menuTitle} onClose={() => battle.open('none')}>
      <div class="menu">
        <p class="small second">{words.menuSaved}</p>
        <Button wide onClick={() => battle.open('rules')}>{words.menuRules}</Button>
        <Button wide onClick={() => battle.open('settings')}>{words.menuSettings}</Button>
        <Button wide shortcut="?" onClick={() => battle.open('keys')}>{words.menuKeys}</Button>
        <Button wide onClick={() => navigate({ page: 'replay', id: battle.session.id, ply: 0 })}>{words.menuReplay}</Button>
        <Button
          wide
          onClick={() => {
            setHint(!over);
            void save(battle);
          }}
        >
          {over ? words.saveFile : words.menuFile}
        </Button>
        {hint && <p class="small second">{words.menuFileHint}</p>}
        {!over && state.seat !== null && people > 1 && <Button wide onClick={() => { battle.open('none'); battle.order({ type: 'offerDraw' }); }}>{words.offerDraw}</Button>}
        {!over && state.seat !== null && <Button wide variant="danger" onClick={() => battle.open('concede')}>{words.concede}</Button>}
        <Button wide variant="quiet" href="#/">{words.menuHome}</Button>
      </div>
    </Dialog>
  );
}

/** Saves the file a match may give now. */
export async function save(battle: Battle): Promise<void> {
  await battle.session.saved();
  const file = await (await matchStore()).exportMatch(battle.session.id);
  if (file) saveFile(file.name, file.text);
}

/** The same match anew with fresh dice: the fleets are handed in again as they were. */
async function rematch(battle: Battle): Promise<void> {
  const { header, plies } = battle.session.timeline();
  const fresh: Header = { ...header, seed: crypto.randomUUID() };
  const fleets = plies.filter((ply) => (ply.command as { type?: string }).type === 'submitFleet').map(({ seat, command }) => ({ seat, command }));
  const id = await (await matchStore()).createMatch(fresh, fleets);
  navigate({ page: 'battle', id });
}
