import type { BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../words/play.ts';
import { playerOf } from '../names.ts';
import { figureLabels, fireLines } from './fire-data.ts';
import { VolleyHead, WeaponsCard } from './weapons-card.tsx';

/** The odds of every open lock, to be looked at in a replay (BS-19.7). */
export function FireOdds({ view }: { readonly view: BattlespaceSiriusView }) {
  const lines = fireLines(view);
  if (lines.length === 0) return <p class="quiet small">{words.oddsNone}</p>;
  return (
    <div class="bs-odds">
      {lines.map(({ line, title, cards }) => (
        <section key={line} class={`ship-${playerOf(view, view.turnSeat).ship}`}>
          <h3 class="small figure">{title}</h3>
          <VolleyHead cards={cards} />
          <ul>
            {cards
              .filter(({ weapons }) => weapons > 0)
              .map((card) => (
                <li key={card.weapons} class="bs-pick">
                  <WeaponsCard card={card} labels={figureLabels(cards)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
