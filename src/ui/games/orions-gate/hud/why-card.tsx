import { useEffect } from 'preact/hooks';
import { closeIcon, refusedIcon } from '../../../../../assets/icons/interface.ts';
import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';
import { marginOf } from '../why-geometry.ts';
import { announce, Button, Icon, RuleLink, sentenceOf } from '../../../kit/index.ts';
import { battle as words } from '../../../messages/battle.ts';

/** Why the last command was refused: the rule, its sentence with numbers, a way into the rule book. The geometry is drawn on the table. */
export function WhyCard({ battle, state }: { readonly battle: Battle; readonly state: BattleState }) {
  const { why } = state;
  useEffect(() => {
    if (why) announce(sentenceOf(why.rejections), true);
  }, [why?.count]);
  if (!why) return null;
  const margin = why.rejections[0]?.data ? marginOf(why.rejections[0].data) : null;
  return (
    <section class="why" aria-label={words.whyTitle} key={why.count}>
      <Icon of={refusedIcon} size={18} />
      <div>
        <p class="eyebrow">{words.whyTitle}</p>
        {why.rejections.map((rejection) => <p key={`${rejection.rule}${rejection.reason}`}><RuleLink id={rejection.rule} /> {rejection.reason}</p>)}
        {margin && <p class="small second">{words.whyMargin(margin)}</p>}
      </div>
      <Button variant="quiet" small icon={closeIcon} label={words.whyClose} onClick={battle.dismissWhy} />
    </section>
  );
}
