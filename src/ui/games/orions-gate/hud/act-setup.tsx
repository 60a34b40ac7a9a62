import { Button } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import type { ActProps } from './act-props.ts';
import { CommandCard } from './load-command-card.ts';
import { LengthBox } from './typed-boxes.tsx';

/** The winner of the roll-off chooses an edge (OG-4.9). */
export function EdgeActions({ battle }: ActProps) {
  return (
    <div class="act-row act-edges">
      <Button onClick={() => void battle.order({ type: 'chooseEdge', edge: 'south' })}>{words.edgeSouth}</Button>
      <Button onClick={() => void battle.order({ type: 'chooseEdge', edge: 'north' })}>{words.edgeNorth}</Button>
      <p class="second small act-hint">{words.edgeHint}</p>
    </div>
  );
}

/** The place of a Warp Drive jump, or staying (OG-9.25). */
export function WarpActions({ battle, state }: ActProps) {
  const { tool, view } = state;
  const window = view.windows[0];
  if (window?.kind !== 'warp' || tool.kind !== 'warp') return null;
  const unit = view.units.find((other) => other.id === window.unit);
  const moved = unit?.pose && (tool.at.x !== unit.pose.x || tool.at.y !== unit.pose.y);
  return (
    <div class="act-row">
      <LengthBox
        battle={battle}
        label={words.place.x}
        value={tool.at.x}
        onValue={(x) => battle.input({ kind: 'place', x, y: tool.at.y })}
      />
      <LengthBox
        battle={battle}
        label={words.place.y}
        value={tool.at.y}
        onValue={(y) => battle.input({ kind: 'place', x: tool.at.x, y })}
      />
      <Button variant={moved ? 'primary' : 'plain'} disabled={!moved} onClick={() => battle.input({ kind: 'confirm' })}>
        {words.warpGo}
      </Button>
      <Button variant={moved ? 'plain' : 'primary'} onClick={() => void battle.order({ type: 'stay' })}>
        {words.warpStay}
      </Button>
      <CommandCard battle={battle} state={state} />
      <p class="second small act-hint">{words.warpHint(window.inches)}</p>
    </div>
  );
}
