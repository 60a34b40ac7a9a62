import {
  assetPlate,
  cardOf,
  readinessOf,
  spacecraftCard,
  spacecraftPlate,
  type RetrogradeView,
} from '../../../../games/retrograde/index.ts';
import { cardName, projectName, sideOf, thingName } from '../names.ts';
import type { CardAbout } from '../state.ts';
import type { Target } from '../table/stage.ts';
import { actorsWithChoice, sameHeld, type Held } from '../tools/tool.ts';
import { retrogradeWords as words } from '../words/play.ts';

/** A thing of the own side as the action panel lists it. */
export interface Row {
  readonly held: Held;
  readonly name: string;
  readonly note: string;
  readonly figure: string;
  /** It can do something now. */
  readonly able: boolean;
  readonly target: Target | null;
  readonly about: CardAbout;
}

/** A list of the action panel; `empty` is said where nothing is in it. */
export interface RowGroup {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly empty: string;
}

type View = RetrogradeView;

/** What the action panel lists in the open phase: all of it, also what can do nothing more. */
export function groupsOf(view: View, seat: string): readonly RowGroup[] {
  const able = actorsWithChoice(view);
  const can = (held: Held): boolean => able.some((one) => sameHeld(one, held));
  const crafts = craftRows(view, seat, can);
  const assets = assetRows(view, seat, can);
  switch (view.phase) {
    case 'maneuvers': {
      const armed = assets.filter(({ able: fires }) => fires);
      return [
        { title: words.crafts, rows: crafts, empty: words.noCrafts },
        ...(armed.length > 0 ? [{ title: words.groups.missiles, rows: armed, empty: '' }] : []),
      ];
    }
    case 'research':
    case 'repair':
      return [{ title: words.assets, rows: assets, empty: words.nothingTo(view.phase) }];
    case 'construction': {
      const strikers = crafts.filter(({ able: strikes }) => strikes);
      return [
        { title: words.projects, rows: projectRows(view, seat, can), empty: words.noProjects },
        { title: words.hand, rows: handRows(view, seat, can), empty: words.noHand },
        ...(strikers.length > 0 ? [{ title: words.crafts, rows: strikers, empty: '' }] : []),
        { title: words.assets, rows: assets, empty: '' },
      ];
    }
    default:
      return [];
  }
}

type Can = (held: Held) => boolean;

const craftRows = (view: View, seat: string, can: Can): readonly Row[] =>
  view.spacecraft
    .filter(({ owner }) => owner === seat)
    .map((one): Row => {
      const plate = spacecraftPlate(view, one.id);
      const held: Held = { kind: 'spacecraft', id: one.id };
      return {
        held,
        name: thingName(view, one.id),
        note: [
          words.at(thingName(view, one.asset), one.orbital),
          plate.damage.now > 0 && words.damage(plate.damage.now, plate.damage.of),
          plate.barred && words.barred,
        ]
          .filter(Boolean)
          .join(', '),
        figure: words.leftOf(one.left, plate.deltaVee.of),
        able: can(held),
        target: { kind: 'spacecraft', id: one.id },
        about: { kind: 'spacecraft', id: one.id },
      };
    });

const assetRows = (view: View, seat: string, can: Can): readonly Row[] =>
  view.assets
    .filter(({ owner, destroyed }) => owner === seat && !destroyed)
    .map(({ id }): Row => {
      const plate = assetPlate(view, id);
      const held: Held = { kind: 'asset', id };
      const gives =
        view.phase === 'construction' && view.choices.some((one) => one.type === 'contribute' && one.asset === id);
      return {
        held,
        name: thingName(view, id),
        note: [
          plate.upgrade?.name,
          plate.damage.now > 0 && words.damage(plate.damage.now, plate.damage.of),
          plate.tapped && words.tapped,
        ]
          .filter(Boolean)
          .join(', '),
        figure: view.phase === 'construction' ? words.power(plate.power) : '',
        able: can(held) || gives,
        target: { kind: 'asset', asset: id },
        about: { kind: 'asset', id },
      };
    });

const projectRows = (view: View, seat: string, can: Can): readonly Row[] =>
  view.projects
    .filter(({ owner }) => owner === seat)
    .map((project): Row => {
      const held: Held = { kind: 'project', id: project.id };
      const readiness = readinessOf(view, project.id);
      return {
        held,
        name: projectName(view, project),
        note: [
          project.asset !== null && thingName(view, project.asset),
          readiness?.ready === true && words.ready,
          readiness?.ready === false && project.cost !== null && project.points >= project.cost && readiness.reason,
        ]
          .filter(Boolean)
          .join(', '),
        figure: words.points(project.points, project.cost),
        able: can(held),
        target: { kind: 'project', id: project.id },
        about: { kind: 'project', id: project.id },
      };
    });

/** The cards of the hand, each kind once. */
function handRows(view: View, seat: string, can: Can): readonly Row[] {
  const cards = sideOf(view, seat).hand.cards ?? [];
  return [...new Set(cards)].map((card): Row => {
    const held: Held = { kind: 'card', id: card };
    const copies = cards.filter((one) => one === card).length;
    return {
      held,
      name: `${cardName(card)}${words.copies(copies)}`,
      note: kindLine(card),
      figure: words.cost('cost' in cardOf(card) ? ((cardOf(card) as { cost: number | null }).cost ?? 0) : 0),
      able: can(held),
      target: null,
      about: { kind: 'hand', card },
    };
  });
}

/** The kind of a card in a word: the class of a spacecraft. */
export function kindLine(card: string): string {
  const { kind } = cardOf(card);
  return kind === 'spacecraft' ? words.classes[spacecraftCard(card).shipClass] : words.lines[kind];
}
