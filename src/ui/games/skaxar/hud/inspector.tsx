import { ASTEROID_AMOUNTS, shipCard, shopCard, type SkaxarView } from '../../../../games/skaxar/index.ts';
import type { CardFace } from '../../../../../assets/art/skaxar/index.ts';
import { asteroidFace, backFace, fleetOf, shipFace, shopFace } from '../table/faces.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { Dialog, RuleLink } from '../../../kit/index.ts';
import { WAR_CARDS } from '../card-art.ts';
import { skaxar as words } from '../words/play.ts';
import { money } from '../words/log.ts';
import type { About } from '../state.ts';

/** What stands beside the picture of a card. */
export interface CardWords {
  readonly face: CardFace;
  readonly title: string;
  readonly line: string;
  readonly figures: readonly (readonly [name: string, value: string])[];
  readonly texts: readonly string[];
  readonly rules: readonly string[];
}

/** The rule of each kind of shop card, beside those of buying. */
const RULES: { readonly [effect: string]: string } = {
  raise: 'SK-7.2',
  bring: 'SK-7.3',
  turnUp: 'SK-7.4',
  shuffleInto: 'SK-7.5',
  exchange: 'SK-7.6',
};

/** A card in words, as it lies now. */
export function cardWords(view: SkaxarView, about: Exclude<About, { readonly kind: 'pile' }>): CardWords {
  const { figures } = words;
  switch (about.kind) {
    case 'ship': {
      const { name, shipClass, firepower, shield, speed, value } = shipCard(about.ship);
      const side = view.sides.find(({ field }) => field.some(({ ship }) => ship === about.ship));
      const lies = side?.field.find(({ ship }) => ship === about.ship);
      return {
        face: shipFace(about.ship),
        title: name,
        line: words.classLine(words.classes[shipClass], words.fleets[fleetOf(about.ship)]),
        figures: [
          [figures.firepower, String(firepower)],
          [figures.shield, String(shield)],
          [figures.speed, String(speed)],
          [figures.value, money(value)],
        ],
        texts: [
          ...(side?.leadShip === about.ship ? [words.whereShip.lead] : []),
          ...(lies?.reinforcement ? [words.whereShip.reinforcement] : []),
          words.shipText(value),
        ],
        rules: ['SK-2.2', 'SK-8.2', 'SK-10.2'],
      };
    }
    case 'card': {
      const { name, kind, price, text, effects } = shopCard(about.card);
      return {
        face: shopFace(about.card),
        title: name,
        line: words[kind],
        figures: [[figures.price, money(price)]],
        texts: [text],
        rules: [...effects.map((effect) => RULES[effect.kind]!), 'SK-6.5'],
      };
    }
    case 'asteroid':
      return {
        face: asteroidFace(about.asteroid),
        title: words.asteroidTitle(ASTEROID_AMOUNTS[about.asteroid] ?? 0),
        line: words.asteroids,
        figures: [],
        texts: [words.asteroidText],
        rules: ['SK-10.3'],
      };
    case 'slot':
      return {
        face: backFace('asteroid'),
        title: words.asteroidDown(about.slot),
        line: words.asteroids,
        figures: [],
        texts: [words.asteroidText],
        rules: ['SK-10.3', 'SK-13.1'],
      };
  }
}

interface InspectorProps {
  readonly view: SkaxarView;
  readonly about: Exclude<About, { readonly kind: 'pile' }>;
  readonly onClose: () => void;
}

/** A card at 420 px with its text in words and the rules it follows. */
export function Inspector({ view, about, onClose }: InspectorProps) {
  const { face, title, line, figures, texts, rules } = cardWords(view, about);
  return (
    <Dialog title={title} shape="wide" onClose={onClose}>
      <div class="sk-inspect">
        <CardPicture art={WAR_CARDS} face={face} width={420} detail="inspect" />
        <div class="sk-inspect-words">
          <p class="eyebrow">{line}</p>
          {figures.length > 0 && (
            <dl class="sk-inspect-figures">
              {figures.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd class="figure">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p class="small row">
            {rules.map((id) => (
              <RuleLink key={id} id={id} />
            ))}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
