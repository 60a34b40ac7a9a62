import { ASTEROID_AMOUNTS, shareText } from '../../../../games/skaxar/index.ts';
import { backFace } from '../table/faces.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { WAR_CARDS } from '../card-art.ts';
import { skaxar as words } from '../words/play.ts';
import { money } from '../words/log.ts';
import type { TableProps } from '../state.ts';
import { Pick } from './pick.tsx';

/** Amounts not yet taken with how many cards hold them, smallest first; null where they may not be listed (SK-13.3). */
export function amountsLeft(
  left: readonly string[] | null,
): readonly { readonly amount: number; readonly cards: number }[] | null {
  if (left === null) return null;
  const amounts = left.map((id) => ASTEROID_AMOUNTS[id] ?? 0);
  return [...new Set(amounts)]
    .sort((a, b) => a - b)
    .map((amount) => ({ amount, cards: amounts.filter((one) => one === amount).length }));
}

/**
 * The mean of what an asteroid of the row holds: every one not yet taken may lie in any slot. Whole money, halves up.
 */
export function meanOf(amounts: readonly { readonly amount: number; readonly cards: number }[]): number {
  const cards = amounts.reduce((sum, one) => sum + one.cards, 0);
  return cards === 0 ? 0 : Math.round(amounts.reduce((sum, one) => sum + one.amount * one.cards, 0) / cards);
}

/** The asteroid row: five slots, face down, and what each may hold. */
export function HarvestList({ table, state: { view, tool } }: TableProps) {
  const amounts = amountsLeft(view.asteroidsLeft);
  const all = amounts?.reduce((sum, { cards }) => sum + cards, 0) ?? 0;
  return (
    <div class="sk-harvest">
      <ol class="sk-row" aria-label={words.asteroids}>
        {view.asteroidRow.map((lies, index) => {
          const slot = index + 1;
          if (!lies)
            return (
              <li key={slot} class="sk-sold small">
                <span class="figure">{slot}</span> {words.taken}
              </li>
            );
          return (
            <li key={slot}>
              <Pick
                pressed={tool.kind === 'harvest' && tool.slot === slot}
                shortcut={String(slot)}
                onPick={() => table.input({ kind: 'slot', slot })}
                onLook={(looked) => table.point(looked ? { kind: 'asteroid', slot } : null)}
              >
                <CardPicture art={WAR_CARDS} face={backFace('asteroid')} width={40} />
                <span class="unseen">
                  {words.asteroid(slot)}, {words.faceDown}
                </span>
                <span class="figure" aria-hidden="true">
                  {slot}
                </span>
              </Pick>
            </li>
          );
        })}
      </ol>
      {amounts === null ? (
        <p class="small second">{words.amountsHidden}</p>
      ) : (
        <>
          <p class="small second">
            {words.amountChances}: <strong>{words.expected(money(meanOf(amounts)))}</strong>
          </p>
          <ul class="sk-amounts">
            {amounts.map(({ amount, cards }) => (
              <li key={amount}>
                <span class="figure">{money(amount)}</span>
                <span class="sk-track" aria-hidden="true">
                  <i class="sk-fill" style={{ width: `${(cards * 100) / all}%` }} />
                </span>
                <span class="figure small">
                  {cards}/{all} = {shareText({ ways: cards, of: all })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
