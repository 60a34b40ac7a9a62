import { useEffect } from 'preact/hooks';
import { closeIcon, refusedIcon, targetIcon } from '../../../assets/icons/interface.ts';
import type { Rejection } from '../../engine/game.ts';
import { announce, Button, Icon, RuleLink, sentenceOf } from '../kit/index.ts';
import { play as words } from './words/play.ts';
import { LESSON_RULE } from './lesson/lesson-rule.ts';
import type { Why } from './state.ts';

interface WhyProps {
  readonly why: Why | null;
  /** What the game adds to the first refusal, e.g. by how much it fails. */
  readonly line?: ((rejection: Rejection) => string | null) | undefined;
  readonly onClose: () => void;
}

/** Why the last command was refused: the rule, its sentence with numbers, a way into the rule book. */
export function WhyCard({ why, line, onClose }: WhyProps) {
  useEffect(() => {
    if (why) announce(guided ? why.rejections.map(({ reason }) => reason).join(' ') : sentenceOf(why.rejections), true);
  }, [why?.count]);
  const first = why?.rejections[0];
  // A lesson turns down what the rules allow: nothing went wrong.
  const guided = first?.rule === LESSON_RULE;
  if (!why || !first) return null;
  const more = line?.(first) ?? null;
  const title = guided ? words.whyLesson : words.whyTitle;
  return (
    <section class={`why ${guided ? 'why-guided' : ''}`} aria-label={title} key={why.count}>
      <Icon of={guided ? targetIcon : refusedIcon} size={18} />
      <div>
        <p class="eyebrow">{title}</p>
        {why.rejections.map((rejection) => (
          <p key={`${rejection.rule}${rejection.reason}`}>
            {!guided && <RuleLink id={rejection.rule} />} {rejection.reason}
          </p>
        ))}
        {more && <p class="small second">{more}</p>}
      </div>
      <Button variant="quiet" small icon={closeIcon} label={words.whyClose} onClick={onClose} />
    </section>
  );
}
