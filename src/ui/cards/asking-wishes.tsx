import type { AutoPass, AutoPassSettings } from '../../cards/window.ts';
import { Choice } from '../kit/index.ts';
import { WISHES } from './strip-data.ts';
import { cardText as words } from './words/cards.ts';

interface WishesProps<T extends string> {
  readonly triggers: readonly { readonly trigger: T; readonly name: string }[];
  readonly settings: AutoPassSettings<T>;
  readonly onWish: (trigger: T, wish: AutoPass) => void;
}

/** In which windows somebody wants to be asked, trigger by trigger. Shown to them alone. */
export function AskingWishes<T extends string>({ triggers, settings, onWish }: WishesProps<T>) {
  return (
    <>
      <p class="small second">{words.autoPassHelp}</p>
      {triggers.map(({ trigger, name }) => (
        <Choice<AutoPass>
          key={trigger}
          label={name}
          value={settings[trigger] ?? 'ask'}
          options={WISHES.map((value) => ({ value, label: words.wishes[value], hint: words.wishTips[value] }))}
          onChange={(wish) => onWish(trigger, wish)}
        />
      ))}
    </>
  );
}
