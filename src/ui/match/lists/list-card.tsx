import type { ComponentChildren } from 'preact';
import { Refusal } from '../../kit/index.ts';
import type { Named } from './form.ts';
import { calledIn, figureOf, type ListGame } from './list-game.ts';

interface CardProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly list: L;
  /** Below the picture: how it is played, or when it was kept. */
  readonly line?: string | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Between the words and the buttons. */
  readonly children?: ComponentChildren;
  readonly actions: ComponentChildren;
}

/** One list of the library: picture, name, what it counts, what is wrong with it, what can be done with it. */
export function ListCard<L extends Named>({ game, list, line, chosen, onChoose, children, actions }: CardProps<L>) {
  const { words, check } = game.form;
  const name = calledIn(game, list);
  const faults = check(list);
  return (
    <li class={`shelf-card ${chosen ? 'shelf-chosen' : ''}`}>
      <div class="shelf-head">
        <label class="shelf-choose">
          <input type="checkbox" checked={chosen} onChange={onChoose} />
          <span class="unseen">{words.choose(name)}</span>
        </label>
        <h3>{name}</h3>
        <span class="figure shelf-figure">{figureOf(game, list)}</span>
      </div>
      <game.Card list={list} />
      {faults.length > 0 && (
        <details class="more shelf-illegal">
          <summary>{words.illegalWith(faults.length)}</summary>
          <Refusal reasons={faults} />
        </details>
      )}
      {line && <p class="small quiet">{line}</p>}
      {children}
      <div class="row shelf-do">{actions}</div>
    </li>
  );
}
