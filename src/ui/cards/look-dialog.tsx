import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { announce, Button, Dialog, Explain, Refusal, sentenceOf, type Reason } from '../kit/index.ts';
import type { CardArt } from './face.ts';
import { Inspector } from './inspector.tsx';
import { lookedAt, missing, openLook, type Look, type Looked, type LookTask } from './look.ts';
import { LookRow, type LookCard, type RowEnds } from './look-row.tsx';
import { cardText as words } from './words/cards.ts';
import './cards.css';

interface LookProps<F> {
  readonly art: CardArt<F>;
  /** What the cards are, e.g. "The top three cards of your deck". */
  readonly title: string;
  /** What becomes of the chosen and of the others, and which end of the row is the top. */
  readonly text: string;
  /** The cards in the order they come in. */
  readonly cards: readonly LookCard<F>[];
  readonly task: LookTask;
  /** What the ends of the row are called, left and right, where the cards are put in order. */
  readonly ends?: RowEnds;
  /** The button that confirms; else the words of every game. */
  readonly confirm?: string;
  readonly onConfirm: (looked: Looked) => void;
}

/**
 * Cards that are looked at: some are chosen, the others put in order, by mouse, keys and touch; what comes of it are
 * ids. For a dialog, or for a `Curtain`, which makes it only while its owner looks: nothing of it outlives it.
 */
export function LookCards<F>({ children, ...props }: LookProps<F> & { readonly children?: ComponentChildren }) {
  const { art, title, text, cards, task, ends = words.ends, confirm = words.confirm, onConfirm } = props;
  const [look, setLook] = useState<Look>(() => openLook(cards.map(({ id }) => id)));
  const [read, setRead] = useState<string | null>(null);
  const [why, setWhy] = useState<readonly Reason[]>([]);
  const refuse = (reasons: readonly Reason[]) => {
    setWhy(reasons);
    announce(sentenceOf(reasons), true);
  };
  const change = (next: Look) => {
    setWhy([]);
    setLook(next);
  };
  const inOrder = look.ids.map((id) => cards.find((card) => card.id === id)!.words);
  return (
    <div class="card-look">
      <p>{text}</p>
      <LookRow
        art={art}
        label={title}
        cards={cards}
        task={task}
        ends={ends}
        look={look}
        onLook={change}
        onRead={setRead}
        onRefuse={refuse}
      />
      <Refusal reasons={why} />
      <p class="small second">
        {words.lookHelp} {task.order && words.orderHelp}
      </p>
      <Foot look={look} task={task} confirm={confirm} onRefuse={refuse} onConfirm={onConfirm}>
        {children}
      </Foot>
      {read !== null && (
        <Inspector
          art={art}
          zone={title}
          cards={inOrder}
          at={look.ids.indexOf(read)}
          onAt={(at) => setRead(look.ids[at]!)}
          onClose={() => setRead(null)}
        />
      )}
    </div>
  );
}

interface FootProps extends Pick<LookProps<never>, 'task' | 'onConfirm'> {
  readonly look: Look;
  readonly confirm: string;
  readonly onRefuse: (reasons: readonly Reason[]) => void;
  readonly children: ComponentChildren;
}

/** How many are chosen, and the button that confirms: bright once there is something to confirm. */
function Foot({ look, task, confirm, onRefuse, onConfirm, children }: FootProps) {
  const looked = lookedAt(look, task);
  return (
    <div class="card-look-foot">
      {task.most > 0 && (
        <span class="second" role="status">
          {words.tally(look.chosen.length, task.least, task.most)}
        </span>
      )}
      {children}
      {/* Said here: a why-card would lie under the dialog. */}
      <Explain.Provider value={onRefuse}>
        <Button
          variant={looked ? 'primary' : 'plain'}
          refused={looked ? [] : [{ rule: task.rule, reason: words.tooFew(missing(look, task)) }]}
          onClick={() => looked && onConfirm(looked)}
        >
          {confirm}
        </Button>
      </Explain.Provider>
    </div>
  );
}

/** The same over the table; `onClose`: put aside, to be asked again; without it there is no way but to confirm. */
export function LookDialog<F>({ onClose, ...props }: LookProps<F> & { readonly onClose?: () => void }) {
  return (
    <Dialog title={props.title} shape="wide" dismissible={onClose !== undefined} onClose={onClose ?? (() => undefined)}>
      <LookCards {...props} />
    </Dialog>
  );
}
