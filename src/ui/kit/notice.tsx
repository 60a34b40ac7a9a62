import type { ComponentChildren } from 'preact';
import { checkIcon, infoIcon, refusedIcon, warningIcon } from '../../../assets/icons/interface.ts';
import { Icon } from './icon.tsx';
import './notice.css';

const ICONS = { good: checkIcon, bad: refusedIcon, warn: warningIcon, info: infoIcon } as const;

/** A plate that says what happened, what was kept and what to do. `bad` is read out at once. */
export function Notice({
  tone,
  title,
  children,
}: {
  readonly tone: keyof typeof ICONS;
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon of={ICONS[tone]} size={18} />
      <div>
        <p class="notice-title">{title}</p>
        {children && <div class="small second">{children}</div>}
      </div>
    </div>
  );
}

/** What a list shows while it has nothing: what it will hold and what to do next. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}
