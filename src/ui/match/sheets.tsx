import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { isGame } from '../../games/index.ts';
import { lazy } from '../kit/lazy.tsx';
import { navigate } from './router.ts';
import { Button, Confirm, Dialog } from '../kit/index.ts';
import { coachText } from './words/coach.ts';
import { play as words } from './words/play.ts';
import { trust } from './words/trust.ts';
import { Beside } from './beside.ts';
import { forgetLeft, goFrom, leftOpen } from './came-from.ts';
import { canAsk, toggleCoach } from './coach/open.ts';
import type { AnyDesk } from './desk.ts';
import type { LoadLuck } from './trust/luck.ts';
import { rematch, saveMatch, saveWatchCopy, type Played } from './match-file.ts';
import { PhotoButton } from './photo/photo.tsx';
import { ResultFrame } from './result-frame.tsx';
import type { AnyState } from './state.ts';
import { isTrustPart, type TrustPart } from './trust/trust-part.ts';

// Fetched when they are opened.
const RuleBookPanel = lazy(async () => (await import('./book/panel.tsx')).RuleBookPanel);
const TrustSheet = lazy(async () => (await import('./trust/trust-sheets.tsx')).TrustSheet);
const SettingsForm = lazy(async () => (await import('./settings-form.tsx')).SettingsForm);

/** Giving up, in the game's words. */
export interface GiveUp {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  order(): void;
}

interface SheetsProps {
  readonly desk: AnyDesk;
  readonly state: Pick<AnyState, 'sheet' | 'rule' | 'seat' | 'viewer' | 'busy'>;
  /** The keys of the game; those of every game follow. */
  readonly keys: readonly (readonly [key: string, what: string])[];
  /** Null while nobody here may give up. */
  readonly giveUp: GiveUp | null;
  /** Whether a sheet of the game itself shares a moment (`share`). */
  readonly shares?: boolean;
  /** More buttons of the menu while the match is open. */
  readonly menu?: ComponentChildren;
  /** The game's figures of the result; null until there is one to show. */
  readonly result: ComponentChildren;
  /** How the game reads the luck of a match. */
  readonly luck?: LoadLuck;
  /** Commands that a rematch gives again. */
  readonly opening?: (played: Played) => boolean;
  /** Sheets of the game itself. */
  readonly children?: ComponentChildren;
}

/** What may lie over a match: menu, rules, settings, keys, questions, the result, and the game's own. */
export function Sheets(props: SheetsProps) {
  const { desk, state, keys, giveUp, menu, shares, children } = props;
  // A match with something beside it is kept nowhere, and ends with what lies beside it.
  const kept = useContext(Beside) === null;
  const close = () => desk.open('none');
  switch (state.sheet) {
    case 'none':
      return null;
    case 'menu':
      return (
        <Menu desk={desk} state={state} giveUp={giveUp} kept={kept} shares={shares}>
          {menu}
        </Menu>
      );
    case 'keys':
      return <Keys keys={keys} onClose={close} />;
    case 'rules':
      return <Rules desk={desk} rule={state.rule} onClose={close} />;
    case 'settings':
      return (
        <Dialog title={words.menuSettings} shape="wide" onClose={close}>
          <SettingsForm level={3} />
        </Dialog>
      );
    case 'undo':
      return (
        <Confirm title={words.undoTitle} yes={words.undoYes} onYes={() => desk.undo(true)} onNo={close}>
          <p>{words.undoText}</p>
        </Confirm>
      );
    case 'concede':
      return giveUp && <Concede giveUp={giveUp} onClose={close} />;
    case 'result':
      return kept && <Result {...props} onClose={close} />;
    default:
      if (!isTrustPart(state.sheet)) return <>{children}</>;
      return kept && <Chance {...props} part={state.sheet} onClose={close} />;
  }
}

interface Closing {
  readonly onClose: () => void;
}

/** The keys of the game, and those of every game that it says nothing else of. */
function Keys({ keys, onClose }: Pick<SheetsProps, 'keys'> & Closing) {
  const others = words.keys.filter(([key]) => keys.every(([own]) => own !== key));
  return (
    <Dialog title={words.keysTitle} onClose={onClose}>
      <dl class="keys">
        {[...keys, ...others].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Rules({ desk, rule, onClose }: Pick<SheetsProps, 'desk'> & Closing & { readonly rule: string | null }) {
  const { id } = desk.session.game;
  return (
    <Dialog title={words.menuRules} shape="side" onClose={onClose}>
      <RuleBookPanel game={isGame(id) ? id : null} ruleId={rule} onRule={(next) => desk.open('rules', next)} />
    </Dialog>
  );
}

function Concede({ giveUp, onClose }: { readonly giveUp: GiveUp } & Closing) {
  const concede = () => {
    onClose();
    giveUp.order();
  };
  return (
    <Confirm title={giveUp.title} yes={giveUp.label} danger onYes={concede} onNo={onClose}>
      <p>{giveUp.text}</p>
    </Confirm>
  );
}

function Result({ desk, result, luck, opening, onClose }: SheetsProps & Closing) {
  const { session } = desk;
  const outcome = session.outcome();
  if (!outcome || !result) return null;
  return (
    <ResultFrame
      session={session}
      outcome={outcome}
      onClose={onClose}
      onSave={() => void saveMatch(session)}
      onReplay={() => navigate({ page: 'replay', id: session.id, ply: null })}
      onVerify={() => desk.open('verify')}
      onAnalysis={() => desk.open('analysis')}
      onLuck={luck && (() => desk.open('luck'))}
      onRematch={() => void rematch(session, opening)}
    >
      {result}
    </ResultFrame>
  );
}

/** The dice of the match: its promise, and once it is over what became of it. */
function Chance({ desk, part, luck, onClose }: Pick<SheetsProps, 'desk' | 'luck'> & Closing & { part: TrustPart }) {
  const { session } = desk;
  if (!session.host) return null;
  const leave = (then: () => void) => {
    forgetLeft();
    then();
  };
  return (
    <TrustSheet
      part={part}
      game={session.game}
      id={session.id}
      seats={session.seats}
      timeline={session.host.timeline()}
      over={session.outcome() !== null}
      luck={luck}
      at={leftOpen()?.plies ?? null}
      onPart={(next) => leave(() => desk.open(next))}
      onClose={() => leave(onClose)}
      onMoment={(ply) => goFrom({ part, plies: ply }, { page: 'replay', id: session.id, ply })}
    />
  );
}

/** The buttons of a match that is kept: its dice, its replay, and files of it; with what the last file is good for. */
function KeptButtons({ desk }: Pick<SheetsProps, 'desk'>) {
  const [hint, setHint] = useState<string | null>(null);
  const { session } = desk;
  const over = session.outcome() !== null;
  const save = () => {
    setHint(over ? null : words.menuFileHint);
    void saveMatch(session);
  };
  const saveWatch = () => {
    setHint(words.menuWatchHint);
    void saveWatchCopy(session);
  };
  return (
    <>
      <Button wide onClick={() => desk.open('dice')}>
        {trust.diceTitle}
      </Button>
      <Button wide onClick={() => navigate({ page: 'replay', id: session.id, ply: 0 })}>
        {words.menuReplay}
      </Button>
      <Button wide onClick={save}>
        {over ? words.saveFile : words.menuFile}
      </Button>
      {!over && (
        <Button wide onClick={saveWatch}>
          {words.menuWatch}
        </Button>
      )}
      {hint !== null && (
        <p class="small second" role="status">
          {hint}
        </p>
      )}
    </>
  );
}

/** Asks for good moves, where the bar on top has no room for the lamp. */
function CoachEntry({ desk }: Pick<SheetsProps, 'desk'>) {
  const ask = () => {
    desk.open('none');
    toggleCoach(desk.session);
  };
  return (
    <Button wide shortcut="K" onClick={ask}>
      {coachText.ask}
    </Button>
  );
}

function Menu({
  desk,
  state,
  giveUp,
  kept,
  shares,
  children,
}: Pick<SheetsProps, 'desk' | 'state' | 'giveUp'> & {
  readonly kept: boolean;
  readonly shares: boolean | undefined;
  readonly children: ComponentChildren;
}) {
  const { session } = desk;
  const over = session.outcome() !== null;
  return (
    <Dialog title={words.menuTitle} onClose={() => desk.open('none')}>
      <div class="menu">
        {kept && (
          <p class="small second">{session.host?.saving().kind === 'kept' ? words.menuSaved : words.menuUnsaved}</p>
        )}
        <Button wide onClick={() => desk.open('rules')}>
          {words.menuRules}
        </Button>
        <Button wide onClick={() => desk.open('settings')}>
          {words.menuSettings}
        </Button>
        <Button wide shortcut="?" onClick={() => desk.open('keys')}>
          {words.menuKeys}
        </Button>
        {canAsk(desk.session, state) && <CoachEntry desk={desk} />}
        {shares && (
          <Button wide onClick={() => desk.open('share')}>
            {words.menuShare}
          </Button>
        )}
        <PhotoButton before={() => desk.open('none')} />
        {kept && <KeptButtons desk={desk} />}
        {!over && children}
        {!over && kept && giveUp && (
          <Button wide variant="danger" onClick={() => desk.open('concede')}>
            {giveUp.label}
          </Button>
        )}
        <Button wide variant="quiet" href="#/">
          {words.menuHome}
        </Button>
      </div>
    </Dialog>
  );
}
