import type { ComponentChildren } from 'preact';
import { ruleBookIcon, sheetIcon } from '../../../../../assets/icons/interface.ts';
import { Button } from '../../../kit/index.ts';
import { PageHead } from '../../../kit/page-head.tsx';
import { battle } from '../words/play.ts';
import { quickStart as words } from '../words/quick-start.ts';
import { BehindFigure, BoxesFigure, MoveFigure, Phases, ShipTable, SightFigure, ThrowsFigure } from './figures.tsx';
import './quick-start.css';

/** The game on two illustrated pages, before anybody opens the rule book. */
export const QuickStartPage = () => (
  <div class="page quick-page">
    <PageHead title={words.title} lead={words.lead}>
      <Button icon={sheetIcon} variant="quiet" onClick={() => print()}>
        {words.print}
      </Button>
      <Button icon={ruleBookIcon} variant="quiet" href="#/rules/OG">
        {words.book}
      </Button>
      <Button variant="primary" href="#/learn/orions-gate">
        {words.learn}
      </Button>
    </PageHead>
    <div class="quick-spread">
      <Sheet number={1} title={words.turn}>
        <Part title={words.aim.title} text={words.aim.text} />
        <Part title={words.ships.title} text={words.ships.text}>
          <ShipTable />
        </Part>
        <Part title={words.round.title} text={words.round.text}>
          <Phases />
        </Part>
        <Part title={words.moving.title} text={words.moving.text}>
          <MoveFigure />
        </Part>
        <Part title={words.actions.title}>
          <Actions />
        </Part>
      </Sheet>
      <Sheet number={2} title={words.fight}>
        <Part title={words.sight.title} text={words.sight.text}>
          <SightFigure />
        </Part>
        <Part title={words.throws.title}>
          <ThrowsFigure />
        </Part>
        <Part title={words.behind.title} text={words.behind.text}>
          <BehindFigure />
        </Part>
        <Part title={words.boxes.title} text={words.boxes.text}>
          <BoxesFigure />
        </Part>
      </Sheet>
    </div>
  </div>
);

interface SheetProps {
  readonly number: number;
  readonly title: string;
  readonly children: ComponentChildren;
}

const Sheet = ({ number, title, children }: SheetProps) => (
  <section class="quick-sheet" aria-label={`${words.page(number)}: ${title}`}>
    <h2>
      <span class="quick-number figure">{number}</span>
      {title}
    </h2>
    {children}
  </section>
);

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ComponentChildren;
}

const Part = ({ title, text, children }: PartProps) => (
  <div class="quick-part">
    <h3>{title}</h3>
    {text && <p>{text}</p>}
    {children}
  </div>
);

/** The four actions, as the action panel names them (OG-6.2). */
const Actions = () => (
  <>
    <dl class="quick-actions">
      {(['hold', 'move', 'cruise', 'ram'] as const).map((action) => (
        <div key={action}>
          <dt>{battle.actions[action]}</dt>
          <dd>{words.actions[action]}</dd>
        </div>
      ))}
    </dl>
    <p class="small second">{words.actions.after}</p>
  </>
);
