import { useEffect, useRef } from 'preact/hooks';
import { answersNow, shareText, shipCard, shopCard, type OfferOutlook } from '../../../../games/skaxar/index.ts';
import { list } from '../../../kit/words/text.ts';
import { skaxar as words } from '../words/play.ts';
import { Button, reachByKeys } from '../../../kit/index.ts';
import { cardName, shipName } from '../names.ts';
import type { TableProps } from '../state.ts';
import { ownOutcome } from './fight-data.ts';
import { answerWords, chanceLines } from './offer-data.ts';
import { Pick } from './pick.tsx';
import { whoIs } from './sentence.ts';
import type { Shown } from './shown.ts';
import { ToneMark } from './tone-mark.tsx';

interface DetailProps extends TableProps {
  readonly shown: Shown;
}

/**
 * What there is to know of the card that is looked at or in hand; without one, with what the other side could still
 * answer.
 */
export function Detail({ table, state, shown }: DetailProps) {
  const { view } = state;
  const { offer, seat } = shown;
  const { you } = whoIs(view, seat, table.session.seats);
  const answers = answerWords(offer ? offer.answers : answersNow(view, seat), seat, view, you);
  const rows = useRef<HTMLDivElement>(null);
  // On a low screen it scrolls; what it says changes more often than its size.
  useEffect(() => reachByKeys(rows.current!));
  if (!offer)
    return (
      <div class="sk-detail small second" ref={rows}>
        <p>{words.standsNow[matchMedia('(hover: none)').matches ? 'finger' : 'mouse']}</p>
        {answers && <p>{answers}</p>}
      </div>
    );
  const { text } = shopCard(offer.card);
  return (
    <div class="sk-detail small" ref={rows}>
      <p>
        {text} {offer.shortBy === 0 && <span class="second">{words.leaves(offer.moneyLeft ?? 0)}</span>}
      </p>
      <Effect table={table} state={state} shown={shown} offer={offer} />
      {answers && offer.effect.kind !== 'flip' && <p class="second">{answers}</p>}
    </div>
  );
}

/** What is not said by the comparison: ships to choose from, ships that may come, piles that are shuffled. */
function Effect({ table, state, shown, offer }: DetailProps & { readonly offer: OfferOutlook }) {
  const { effect } = offer;
  switch (effect.kind) {
    case 'repair':
      return <Targets table={table} state={state} shown={shown} targets={effect.targets} />;
    case 'shuffle':
      return <p class="second">{words.shuffles(effect.count, effect.deck)}</p>;
    case 'flip':
      return <Chances table={table} state={state} shown={shown} offer={offer} />;
    case 'none':
    case 'raise':
      return null;
  }
}

type RepairTargets = Extract<OfferOutlook['effect'], { readonly kind: 'repair' }>['targets'];

/** The ships a Repair card could bring back, best for this fight first. */
function Targets({ table, state: { tool }, shown, targets }: DetailProps & { readonly targets: RepairTargets }) {
  const held = tool.kind === 'shop' && tool.slot === shown.offer?.slot;
  return (
    <div class="sk-targets" role="group" aria-label={words.repairChoose}>
      {targets.map(({ ship, fight }) => {
        const { name, firepower, shield } = shipCard(ship);
        const own = fight && ownOutcome(fight.outcome, shown.seat);
        return (
          <Pick
            key={ship}
            pressed={held && shown.ship === ship}
            onPick={() => (held ? table.input({ kind: 'ship', ship }) : table.read({ kind: 'ship', ship }))}
          >
            <span>
              {name}{' '}
              <span class="figure">
                {firepower}/{shield}
              </span>
            </span>
            {own && (
              <span class={`sk-effect sk-tone-${own}`}>
                <ToneMark tone={own} size={10} /> {words.becomes[own]}
              </span>
            )}
          </Pick>
        );
      })}
    </div>
  );
}

/** What may come of a hidden ship, in exact chances; how they are counted comes on request. */
function Chances({ table, state: { view, maths }, shown, offer }: DetailProps & { readonly offer: OfferOutlook }) {
  if (offer.effect.kind !== 'flip') return null;
  const { arrivals, from, itemsLeaving } = offer.effect;
  const notes = (
    <>
      {from === 'repairBay' && <p class="second">{words.fromBay}</p>}
      {itemsLeaving.length > 0 && (
        <p class="second">{words.itemsLeave(list(itemsLeaving.map((card) => cardName(card))), itemsLeaving.length)}</p>
      )}
    </>
  );
  if (arrivals === null)
    return (
      <>
        {notes}
        <p class="second">{words.chancesHidden}</p>
      </>
    );
  const lines = chanceLines(offer, shown.seat);
  const each = arrivals[0]?.chance;
  return (
    <>
      {notes}
      <ul class="sk-chances">
        {lines.map(({ tone, what, percent, ways, ships }) => (
          <li key={what}>
            <span class={`sk-effect sk-tone-${tone}`}>
              <ToneMark tone={tone} size={11} /> {what}
            </span>{' '}
            <span class="figure">{percent}</span>
            {maths && (
              <span class="sk-maths second">
                {' '}
                <span class="figure">{ways}</span> {list(ships)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {maths && each && (
        <p class="second">
          {words.chancesText(each.of, shareText(each))}. {offer.card && leadText(view, shown)}
        </p>
      )}
      <Button small variant="quiet" pressed={maths} shortcut="H" onClick={() => table.set({ maths: !maths })}>
        {words.showMaths}
      </Button>
    </>
  );
}

/** SK-7.6: the lead ship is among those that may come back. */
function leadText(view: DetailProps['state']['view'], { offer, seat }: Shown): string {
  const lead = view.sides.find((side) => side.seat === seat)?.leadShip ?? null;
  const back = offer && lead !== null && shopCard(offer.card).effects.some(({ kind }) => kind === 'exchange');
  return back ? words.leadAmong(shipName(lead)) : '';
}
