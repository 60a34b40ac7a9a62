import { sideOf, type BattleState } from '../state.ts';
import { battle as words } from '../../../messages/battle.ts';
import { endReason } from '../../../messages/log.ts';
import type { Teller } from '../../../play/desk.ts';
import { damageByShip, luckOf } from './figures.ts';

/** The figures of the end of a battle: OG-19.6, damage by ship, luck. Nothing until it is over. */
export function ResultFigures({ session, state }: { readonly session: Teller; readonly state: BattleState }) {
  const { view } = state;
  const { outcome } = view;
  if (!outcome) return null;
  const events = state.told.flatMap((told) => told.events);
  const ships = damageByShip(view, events).filter(({ done, taken }) => done + taken > 0);
  const most = Math.max(1, ...ships.map(({ done, taken }) => Math.max(done, taken)));
  const luck = luckOf(events);
  return (
    <>
      <p class="second">{endReason(outcome.reason)}</p>
      <div class="result-score figure" aria-label={words.resultScore}>
        <span class="side-A"><span class="side-letter">A</span>{view.score.A}</span>
        <span class="quiet">:</span>
        <span class="side-B">{view.score.B}<span class="side-letter">B</span></span>
      </div>
      <dl class="result-figures">
        <div><dt>{words.resultDestroyed}</dt><dd class="figure">A {view.destroyedPoints.A}, B {view.destroyedPoints.B}</dd></div>
        <div><dt>{words.resultRounds}</dt><dd class="figure">{view.round}</dd></div>
      </dl>
      {ships.length > 0 && (
        <section>
          <h3 class="eyebrow">{words.damageByShip}</h3>
          <table class="result-table">
            <thead><tr><th scope="col" class="unseen">{words.sheet}</th><th scope="col">{words.damageDone}</th><th scope="col">{words.damageTaken}</th></tr></thead>
            <tbody>
              {ships.map(({ id, done, taken }) => {
                const unit = view.units.find((one) => one.id === id)!;
                return (
                  <tr key={id} class={`side-${sideOf(id)}`}>
                    <th scope="row"><span class="side-letter">{sideOf(id)}</span> {unit.name}</th>
                    <td><span class="result-bar" style={{ '--share': done / most }} aria-hidden="true" /><span class="figure">{done}</span></td>
                    <td><span class="result-bar result-taken" style={{ '--share': taken / most }} aria-hidden="true" /><span class="figure">{taken}</span></td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      <section>
        <h3 class="eyebrow">{words.luck}</h3>
        <table class="result-table result-luck">
          <thead><tr><th scope="col" class="unseen">{words.luck}</th><th scope="col">{words.luckHead.rolls}</th><th scope="col">{words.luckHead.expected}</th><th scope="col">{words.luckHead.rolled}</th></tr></thead>
          <tbody>
            {(['A', 'B'] as const).map((side) => (
              <tr key={side} class={`side-${side}`}>
                <th scope="row"><span class="side-letter">{side}</span> {session.seats.find((info) => sideOf(info.seat) === side)?.name}</th>
                <td class="figure">{luck[side].rolls}</td>
                <td class="figure">{luck[side].expected.toFixed(1)}</td>
                <td class="figure">{luck[side].rolled}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="small quiet">{words.luckText}</p>
      </section>
    </>
  );
}
