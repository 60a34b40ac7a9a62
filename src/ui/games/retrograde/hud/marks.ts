import {
  assetPlate,
  CLASS_NAMES,
  dialOf,
  readinessOf,
  spacecraftCard,
  spacecraftPlate,
  type RetrogradeView,
} from '../../../../games/retrograde/index.ts';
import { sideName } from '../names.ts';
import { retrogradeWords as words } from '../words/play.ts';

/** What is true of a thing in play now besides what is printed on its card, as sentences (chapter 23). */
type Marks = readonly string[];

const kept = (texts: readonly (string | false)[]): Marks => texts.filter((text): text is string => text !== false);

/** RG-23.2: what it costs to arrive now and after its owner's next upkeep, with the parts of both. */
export function dialMarks(view: RetrogradeView, id: string): Marks {
  const { values, active, next, entry, surcharge, arrival } = dialOf(view, id);
  const [now, then] = [values[active - 1]!, values[next - 1]!];
  return [
    words.arrivalNow(arrival, now, active, entry, surcharge),
    words.arrivalNext(sideName(view, assetPlate(view, id).owner), next, then + entry + surcharge),
  ];
}

/** RG-23.3: what is added to its facilities, what it has done this turn, whether it works. */
export function assetMarks(view: RetrogradeView, id: string): Marks {
  const { added, tapped, destroyed } = assetPlate(view, id);
  return kept([
    added.length > 0 && words.added(added.map((one) => CLASS_NAMES[one])),
    tapped && words.isTapped,
    destroyed && words.isDestroyed,
  ]);
}

/** RG-23.5: has maneuvered, barred, can bombard; the population it uses where that is not what is printed. */
export function craftMarks(view: RetrogradeView, id: string): Marks {
  const { maneuvered, barred, canBombard, population } = spacecraftPlate(view, id);
  const { card } = view.spacecraft.find((one) => one.id === id)!;
  const printed = spacecraftCard(card).population;
  return kept([
    population !== printed && words.usesPopulation(population, printed),
    maneuvered && words.hasManeuvered,
    barred && words.isBarred,
    canBombard && words.canBombard,
  ]);
}

/** RG-23.7: whether an own spacecraft project can be completed, or why not. */
export function projectMarks(view: RetrogradeView, id: string): Marks {
  const readiness = readinessOf(view, id);
  return readiness === null ? [] : [readiness.ready ? words.isReady : readiness.reason];
}
