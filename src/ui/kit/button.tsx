import { toChildArray, type ComponentChildren } from 'preact';
import { Asked } from './asked.ts';
import { Icon, type IconData } from './icon.tsx';
import { sentenceOf, type Reason } from './refusal.tsx';
import { Tooltip } from './tooltip.tsx';
import { useContext } from 'preact/hooks';
import { announce } from './announce.tsx';
import { Explain } from './explain.ts';
import './button.css';

export interface ButtonProps {
  readonly children?: ComponentChildren;
  /** At most one `primary` on the screen. */
  readonly variant?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly icon?: IconData;
  /** Name of a button that shows only its icon; it is also its tooltip. */
  readonly label?: string;
  /** A word of that name, to stand under the icon where nothing points: the style of its place shows it. */
  readonly short?: string;
  /** Why it cannot be pressed. It stays reachable and says so. */
  readonly refused?: readonly Reason[];
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** Makes it a link. */
  readonly href?: string;
  readonly tip?: ComponentChildren;
  readonly submit?: boolean;
  /**
   * A dialog that opens focuses it. Not the attribute `autofocus`: browsers complain of that where something has the
   * focus already.
   */
  readonly autoFocus?: boolean;
  readonly class?: string;
  readonly shortcut?: string;
  readonly onClick?: (event: MouseEvent) => void;
}

const classesOf = ({ children, variant = 'plain', small, wide, class: extra }: ButtonProps, blocked: boolean): string =>
  [
    'button',
    `button-${variant}`,
    small && 'button-small',
    wide && 'button-wide',
    !children && 'button-icon',
    blocked && 'button-refused',
    extra,
  ]
    .filter(Boolean)
    .join(' ');

type ContentProps = Pick<ButtonProps, 'icon' | 'small' | 'short' | 'children' | 'shortcut'>;

function Content({ icon, small, short, children, shortcut }: ContentProps) {
  return (
    <>
      {icon && <Icon of={icon} size={small ? 16 : 18} />}
      {short && <span class="button-short">{short}</span>}
      {children && <span class="button-text">{children}</span>}
      {shortcut && (
        <kbd class="button-key" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </>
  );
}

/** How a button looks when `asked` says which ones are bright; small ones and choices do not become so. */
export function variantAsked(
  { variant = 'plain', small, pressed, label, children }: ButtonProps,
  asked: readonly string[] | null,
): NonNullable<ButtonProps['variant']> {
  const may = variant === 'primary' || (variant === 'plain' && !small && pressed === undefined);
  if (asked === null || !may) return variant;
  const words = label ?? toChildArray(children).find((child) => typeof child === 'string') ?? '';
  return asked.some((begin) => String(words).startsWith(begin)) ? 'primary' : 'plain';
}

/** The one button. A refused one is greyed, reachable, and answers "why?" on hover, focus and press. */
export function Button(given: ButtonProps) {
  const props = { ...given, variant: variantAsked(given, useContext(Asked)) };
  const { children, label, refused = [], href, shortcut } = props;
  const explain = useContext(Explain);
  const blocked = refused.length > 0;
  const tip = blocked ? sentenceOf(refused) : (props.tip ?? (children ? undefined : label));
  const press = (event: MouseEvent) => {
    if (!blocked) return props.onClick?.(event);
    event.preventDefault();
    if (explain) explain(refused);
    else announce(sentenceOf(refused), true);
  };
  return (
    <Tooltip tip={tip}>
      {(describedBy) => {
        const common = {
          class: classesOf(props, blocked),
          'aria-label': label,
          'aria-describedby': blocked || props.tip ? describedBy : undefined,
          onClick: press,
        };
        const content = <Content {...props} />;
        if (href !== undefined)
          return (
            <a {...common} href={href}>
              {content}
            </a>
          );
        return (
          <button
            {...common}
            type={props.submit ? 'submit' : 'button'}
            disabled={props.disabled ?? false}
            aria-disabled={blocked || undefined}
            aria-pressed={props.pressed}
            aria-expanded={props.expanded}
            aria-keyshortcuts={shortcut}
            data-focus-first={props.autoFocus || undefined}
          >
            {content}
          </button>
        );
      }}
    </Tooltip>
  );
}
