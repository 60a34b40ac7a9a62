import { warningIcon } from '../../../../../assets/icons/interface.ts';
import type { BattlespaceSiriusCommand, Side } from '../../../../games/battlespace-sirius/index.ts';
import { Button, Icon } from '../../../kit/index.ts';
import { sirius as words } from '../words/play.ts';
import { GoButton } from '../../../match/go-button.tsx';
import { PickCard, type PickProps } from '../../../match/pick-card.tsx';
import type { TableProps } from '../state.ts';
import { commandOf } from '../tools/reduce.ts';
import type { ToolInput } from '../tools/tool.ts';
import { Clip } from './line.tsx';
import { warningWords } from './place-data.ts';

/**
 * A choice of the panel as a card: pressing takes it in hand, nothing is ordered. Enter on the one in hand confirms
 * (see `keys.ts`).
 */
export const Pick = ({ class: extra = '', ...props }: Omit<PickProps, 'class'> & { readonly class?: string }) => (
  <PickCard {...props} class={`bs-pick ${extra}`} />
);

/** A side of the own ship that may pay or be repaired. */
export interface SideChoice {
  readonly side: Side;
  readonly power: number;
  /** Power with what is picked so far. */
  readonly after: number;
  readonly picked: number;
  /** It can be picked once more. */
  readonly open: boolean;
}

interface SidesProps {
  readonly title: string;
  /** Nothing goes on before a side is named. */
  readonly asks?: boolean;
  readonly choices: readonly SideChoice[];
  readonly onInput: (input: ToolInput) => void;
  /** What a press does, for page readers; it follows the side and its Power. */
  readonly does: (choice: SideChoice) => string;
  /** Shows a button that takes one back. */
  readonly back?: boolean;
}

/** The four sides as buttons, each with its clip before and after. */
export function Sides({ title, asks = false, choices, onInput, does, back = false }: SidesProps) {
  return (
    <div class={`bs-sides ${asks ? 'bs-asks' : ''}`} role="group" aria-label={title}>
      <span class="bs-caption">{title}</span>
      {choices.map((choice, index) => {
        const { side, power, after, picked, open } = choice;
        return (
          <span key={side} class="bs-side">
            <button
              type="button"
              class="bs-pick"
              aria-pressed={picked > 0}
              aria-disabled={!open && picked === 0 ? true : undefined}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onInput({ kind: 'side', side })}
            >
              <span>{words.sides[side]}</span> <Clip power={power} after={after} />
              <span class="unseen">, {does(choice)}</span>
            </button>
            {back && picked > 0 && (
              <Button small label={words.takeBack(side)} onClick={() => onInput({ kind: 'unside', side })}>
                −1
              </Button>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** BS-19.5: what a command would risk, before it is confirmed. */
export function Warnings({
  state: { view },
  command,
}: Pick<TableProps, 'state'> & { readonly command: BattlespaceSiriusCommand | null }) {
  const warnings = warningWords(view, command);
  if (warnings.length === 0) return null;
  return (
    <div class="bs-warnings" role="status" aria-label={words.warning}>
      {warnings.map((warning) => (
        <p key={warning}>
          <Icon of={warningIcon} size={15} /> <span>{warning}</span>
        </p>
      ))}
    </div>
  );
}

interface GoProps extends TableProps {
  /** What the bright button does. */
  readonly name: string;
  /** What is still to be chosen, in place of the name. */
  readonly missing: string;
  /** Something was chosen that can be dropped. */
  readonly begun: boolean;
}

/** The one bright button of the panel: what is in hand is ordered. While a warning stands it is quiet (BS-19.5). */
export function Go({ table, state, name, missing, begun }: GoProps) {
  const command = commandOf(state.tool, state.view);
  const refused = command && state.seat !== null ? table.session.check(state.seat, command) : [];
  return (
    <div class="bs-go">
      {begun && (
        <Button small variant="quiet" shortcut="Esc" onClick={() => table.input({ kind: 'cancel' })}>
          {words.startOver}
        </Button>
      )}
      <GoButton
        name={command === null ? missing : name}
        warned={command !== null && warningWords(state.view, command).length > 0}
        shortcut="Enter"
        disabled={command === null}
        refused={refused}
        onClick={() => table.input({ kind: 'confirm' })}
      />
    </div>
  );
}

/** A chance of nothing, as `percentText` writes it. */
export const NEVER = '0.0 %';
