import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { CardFace } from '../../../assets/art/skaxar/index.ts';
import type { AutoPassSettings } from '../../../src/cards/window.ts';
import { Inspector } from '../../../src/ui/cards/inspector.tsx';
import { LookCards, LookDialog } from '../../../src/ui/cards/look-dialog.tsx';
import { Peek, type Peeked } from '../../../src/ui/cards/peek.tsx';
import { ReactionStrip } from '../../../src/ui/cards/reaction-strip.tsx';
import { ZoneBrowser } from '../../../src/ui/cards/zone-browser.tsx';
import { WAR_CARDS } from '../../../src/ui/games/skaxar/card-art.ts';
import { Button, LiveRegion } from '../../../src/ui/kit/index.ts';
import { Curtain } from '../../../src/ui/match/curtain.tsx';
import { applyTheme } from '../../../src/ui/theme/index.ts';
import { looked, ship, strip, thingOf, zones } from './cards.ts';

const TASK = { least: 1, most: 2, order: true, rule: 'OS-10.6' };
const SEATS = ['1', '2', '3'].map((seat) => ({ name: `Player ${seat}`, mark: seat }));

/** A thumb of a card of some table: the mouse rests on it, and the peek shows it. */
const listen = (heard: (card: Peeked<CardFace> | null) => void) => {
  const thumb = document.getElementById('thumb')!;
  const card = { id: 'E10', face: ship('E10').face, box: () => thumb.getBoundingClientRect(), rest: 0 };
  const moved = ({ target, pointerType }: PointerEvent) =>
    heard(target === thumb && pointerType === 'mouse' ? card : null);
  addEventListener('pointermove', moved);
  return () => removeEventListener('pointermove', moved);
};

function Strip({ said }: { readonly said: (what: unknown) => void }) {
  const [settings, setSettings] = useState<AutoPassSettings<string>>({ ownAttacked: 'passIfSafe' });
  const [stops, setStops] = useState(false);
  return (
    <ReactionStrip
      window={strip()}
      thingOf={thingOf}
      seatOf={(seat) => SEATS[Number(seat) - 1]!}
      decides="2"
      answers={[
        { id: 'block', label: 'Scale Plating', does: 'A0 does nothing then' },
        {
          id: 'brace',
          label: 'Brace',
          does: 'takes 1 off',
          refused: [{ rule: 'OS-8.7', reason: 'Ceres has no energy left.' }],
        },
      ]}
      onAnswer={(id) => said({ answer: id })}
      onPass={(manner) => said({ pass: manner })}
      wishes={{
        triggers: [
          { trigger: 'ownAttacked', name: 'A ship of yours is attacked' },
          { trigger: 'allyAttacked', name: 'A ship of your ally is attacked' },
        ],
        settings,
        onSettings(next) {
          setSettings(next);
          said({ settings: next });
        },
        stops,
        onStops(next) {
          setStops(next);
          said({ stops: next });
        },
      }}
      pause={1500}
    />
  );
}

function Page() {
  const [open, setOpen] = useState('');
  const [at, setAt] = useState(0);
  const [says, setSays] = useState('');
  const said = (what: unknown) => setSays(JSON.stringify(what));
  const close = () => setOpen('');
  const zone = zones[open];
  const confirm = (what: unknown) => {
    said(what);
    close();
  };
  const look = {
    art: WAR_CARDS,
    title: 'The top four cards of your deck',
    text: 'Those you choose go to your hand; the others go back on top, the left one first.',
    cards: looked,
    task: TASK,
    onConfirm: confirm,
  };
  const cards = zones['Discard']!.cards!.map(({ words }) => words);
  return (
    <main style={{ padding: '16px', display: 'grid', gap: '14px' }}>
      <h1>Parts that show cards</h1>
      <div class="row">
        {['Inspect', ...Object.keys(zones), 'Look', 'Curtain'].map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <span id="thumb" style={{ width: '60px', height: '84px', background: 'var(--plate-sunk)' }} />
      </div>
      <Strip said={said} />
      <output id="said">{says}</output>
      <Peek art={WAR_CARDS} listen={listen} />
      {open === 'Inspect' && (
        <Inspector art={WAR_CARDS} zone="Discard" cards={cards} at={at} onAt={setAt} onClose={close} />
      )}
      {zone && <ZoneBrowser art={WAR_CARDS} zone={zone} onClose={close} />}
      {open === 'Look' && <LookDialog {...look} onClose={close} />}
      {open === 'Curtain' && (
        <Curtain name="Ada" onClose={close}>
          {() => <LookCards {...look} />}
        </Curtain>
      )}
      <LiveRegion />
    </main>
  );
}

applyTheme();
render(<Page />, document.getElementById('root')!);
await document.fonts.ready;
Object.assign(window, { ok: true });
