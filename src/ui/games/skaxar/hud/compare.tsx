import { STAT_ICONS } from '../../../../../assets/icons/skaxar.ts';
import type { Fight, SkaxarView } from '../../../../games/skaxar/index.ts';
import { Icon } from '../../../kit/index.ts';
import { skaxar as words } from '../words/play.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { attacksOf, cameOf, ownOutcome, type Attack } from './fight-data.ts';
import { ToneMark } from './tone-mark.tsx';

interface CompareProps {
  readonly view: SkaxarView;
  /** Through whose eyes an outcome is good or bad. */
  readonly seat: Seat;
  /** The fight as it stands; null while a side has no ship. */
  readonly now: Fight | null;
  /** A card that is looked at or in hand, with the fight it would make. */
  readonly would: { readonly name: string; readonly fight: Fight } | null;
  /** Things move: this is how it stood before. */
  readonly past?: boolean;
}

/**
 * Both Firepowers against both Shields, what would happen now and who is paid; with a card that is looked at, what it
 * would change.
 */
export function Compare({ view, seat, now, would, past = false }: CompareProps) {
  if (!now && !would) return <p class="sk-compare-none small second">{words.noFight}</p>;
  const shown = would?.fight ?? now!;
  const attacks = attacksOf(view, shown, would ? now : null);
  const most = Math.max(
    ...attacks.flatMap(({ firepower, shield, before }) => [
      firepower,
      shield,
      before?.firepower ?? 0,
      before?.shield ?? 0,
    ]),
    1,
  );
  const came = cameOf(view, shown);
  return (
    <section
      class={`sk-compare ${would ? 'sk-compare-would' : past ? 'sk-past' : ''}`}
      aria-label={would ? words.compareWith(would.name) : words.compare}
    >
      <div class={`sk-came sk-tone-${ownOutcome(shown.outcome, seat)}`}>
        <ToneMark tone={ownOutcome(shown.outcome, seat)} size={22} />
        <p class="sk-came-words">
          <span class="eyebrow">{would ? words.withCard(would.name) : past ? words.before : words.now}</span>{' '}
          <strong>{came.outcome}</strong>
        </p>
        <p class="small second">{came.money}</p>
      </div>
      {attacks.map((attack) => (
        <AttackBar key={attack.seat} attack={attack} most={most} mine={attack.seat === seat} />
      ))}
    </section>
  );
}

/** One attack: the bar of its Firepower, the wall of the Shield it must get over, the figures. */
function AttackBar({
  attack: { seat, name, firepower, shield, breaks, before },
  most,
  mine,
}: {
  readonly attack: Attack;
  readonly most: number;
  /** Who looks attacks. */
  readonly mine: boolean;
}) {
  const part = (value: number) => `${(value * 100) / most}%`;
  return (
    <div class={`sk-attack sk-side-${seat} ${breaks ? 'sk-breaks' : ''} ${mine ? 'sk-mine' : ''}`}>
      <span class="sk-attack-name" aria-hidden="true">
        {name}
      </span>
      <span class="sk-track" aria-hidden="true">
        <i class="sk-fill" style={{ width: part(before ? Math.min(before.firepower, firepower) : firepower) }} />
        {before && before.firepower !== firepower && (
          <i
            class="sk-more"
            style={{
              insetInlineStart: part(Math.min(before.firepower, firepower)),
              width: part(Math.abs(firepower - before.firepower)),
            }}
          />
        )}
        {before && before.shield !== shield && (
          <i class="sk-wall sk-wall-before" style={{ insetInlineStart: part(before.shield) }} />
        )}
        <i class="sk-wall" style={{ insetInlineStart: part(shield) }} />
      </span>
      <span class="sk-attack-figures figure" aria-hidden="true">
        <Icon of={STAT_ICONS.firepower} size={13} /> {words.changes(before?.firepower ?? firepower, firepower)}{' '}
        <span class="sk-versus">{breaks ? '>' : '≤'}</span> <Icon of={STAT_ICONS.shield} size={13} />{' '}
        {words.changes(before?.shield ?? shield, shield)}
      </span>
      <span class="unseen">{words.attackText(name, firepower, shield, breaks)}.</span>
    </div>
  );
}
