import { fleetFigures, textOf, type OwnFleet } from '../../../../games/orions-spur/index.ts';
import { Panel } from '../../../kit/index.ts';
import { keywordLines } from '../words/names.ts';
import { fleetsText as words } from '../words/fleets.ts';

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
      {weapons.length === 0 ? (
        <p class="small second">{words.noWeapons}</p>
      ) : (
        <>
          <table class="sf-table">
            <caption>{words.weapons}</caption>
            <thead>
              <tr>
                <th scope="col">{words.weaponColumns.weapon}</th>
                <th scope="col">{words.weaponColumns.does}</th>
                <th scope="col">{words.weaponColumns.energy}</th>
                <th scope="col">{words.weaponColumns.ships}</th>
              </tr>
            </thead>
            <tbody>
              {weapons.map(({ weapon, ships }) => (
                <tr key={weapon.id}>
                  <th scope="row">{weapon.name}</th>
                  <td>
                    {textOf(weapon.effects)}
                    {weapon.reacts && ` (${words.answers})`}
                  </td>
                  <td class="figure">{weapon.energy}</td>
                  <td class="figure">{ships}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="small second">{words.volley(volley, energy)}</p>
        </>
      )}
      <h3>{words.abilities}</h3>
      {keywords.length === 0 ? (
        <p class="small second">{words.noAbilities}</p>
      ) : (
        <ul class="sf-abilities">
          {keywords.map(({ keyword, ships }) => (
            <li key={keyword}>
              <span class="figure">{words.abilityOn(ships)}</span>
              <span class="small second">{keywordLines[keyword]}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
