import type { ComponentChildren } from 'preact';
import { fleetFigures, textOf, type OwnFleet } from '../../../../games/orions-spur/index.ts';
import { Panel } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { keywordLines } from '../words/names.ts';

const TOTALS = ['points', 'ships', 'shield', 'hull', 'energy', 'vp'] as const;

/** What the fleet comes to: all ships together, weapons by kind, abilities. */
export function FiguresPanel({ fleet }: { readonly fleet: OwnFleet }) {
  const figures = fleetFigures(fleet);
  const { weapons, keywords, volley, energy } = figures;
  return (
    <Panel title={words.figures} class="sf-figures">
      <dl class="sf-totals">
        {TOTALS.map((key) => (
          <div key={key}>
            <dt>{words.totals[key]}</dt>
            <dd class="figure">{figures[key]}</dd>
          </div>
        ))}
      </dl>
      <Carried title={words.weapons} none={words.noWeapons}>
        {weapons.map(({ weapon, ships }) => (
          <Line key={weapon.id} ships={ships}>
            <strong>{words.weapon(weapon.name, weapon.energy)}</strong> {textOf(weapon.effects)}
            {weapon.reacts && ` ${words.answers}`}
          </Line>
        ))}
      </Carried>
      {weapons.length > 0 && <p class="small second">{words.volley(volley, energy)}</p>}
      <Carried title={words.abilities} none={words.noAbilities}>
        {keywords.map(({ keyword, ships }) => (
          <Line key={keyword} ships={ships}>
            {keywordLines[keyword]}
          </Line>
        ))}
      </Carried>
    </Panel>
  );
}

interface CarriedProps {
  readonly title: string;
  /** What is said where no ship has any. */
  readonly none: string;
  readonly children: readonly ComponentChildren[];
}

/** What ships carry, kind by kind. */
const Carried = ({ title, none, children }: CarriedProps) => (
  <div>
    <h3>{title}</h3>
    {children.length === 0 ? <p class="small second">{none}</p> : <ul class="sf-carried">{children}</ul>}
  </div>
);

/** How many ships have something, and what it does. */
const Line = ({ ships, children }: { readonly ships: number; readonly children: ComponentChildren }) => (
  <li>
    <span class="figure">{words.shipsWith(ships)}</span>
    <span class="small second">{children}</span>
  </li>
);
