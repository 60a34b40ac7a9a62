import { Button, Choice, choicesOf, Panel, Select, Slider, Toggle, showToast, useSubject } from '../kit/index.ts';
import { settingsText as words } from './words/settings.ts';
import { DEFAULT_SETTINGS, settings$, updateSettings, type Settings } from '../theme/settings.ts';
import { lazy } from '../kit/lazy.tsx';
import { allGameUis } from './manifest.ts';
import './settings-form.css';

/** What the games show in the palette. */
const SAMPLES = allGameUis().flatMap(({ paletteSample }) => (paletteSample ? [lazy(paletteSample, 'silent')] : []));

/** How the palette tells things apart: never by colour alone. */
function Swatches() {
  return (
    <ul class="swatches small">
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2l7 7-2 12H7L5 9z" fill="var(--side-a)" />
        </svg>
        {words.sideA}
      </li>
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2c6 4 8 12 5 20-3-2-7-2-10 0C4 14 6 6 12 2z" fill="var(--side-b)" />
        </svg>
        {words.sideB}
      </li>
      {SAMPLES.map((Sample, index) => (
        <Sample key={index} />
      ))}
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 13l5 5L20 6" fill="none" stroke="var(--good)" stroke-width="3.4" />
        </svg>
        {words.good}
      </li>
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="var(--bad)" stroke-width="3.4" />
        </svg>
        {words.bad}
      </li>
    </ul>
  );
}

/** Sets one setting. */
const set =
  <K extends keyof Settings>(key: K) =>
  (value: Settings[K]) =>
    updateSettings({ [key]: value });

interface GroupProps {
  readonly settings: Settings;
  readonly level: 2 | 3;
}

function Look({ settings, level }: GroupProps) {
  return (
    <Panel title={words.look} level={level}>
      <Select
        label={words.palette}
        hint={words.paletteHint}
        value={settings.palette}
        options={choicesOf(words.palettes)}
        onChange={set('palette')}
      />
      <Swatches />
      <Slider
        label={words.textScale}
        value={settings.textScale}
        min={100}
        max={200}
        step={10}
        show={words.percent}
        onInput={set('textScale')}
      />
    </Panel>
  );
}

function Motion({ settings, level }: GroupProps) {
  return (
    <Panel title={words.motion} level={level}>
      <Choice
        label={words.reducedMotion}
        value={settings.reducedMotion}
        options={choicesOf(words.motions)}
        onChange={set('reducedMotion')}
      />
      <Slider
        label={words.animationSpeed}
        value={settings.animationSpeed}
        min={0}
        max={4}
        step={0.5}
        show={words.speeds}
        onInput={set('animationSpeed')}
      />
    </Panel>
  );
}

function Table({ settings, level }: GroupProps) {
  return (
    <Panel title={words.table} level={level}>
      <Choice
        label={words.overlayStyle}
        value={settings.overlayStyle}
        options={choicesOf(words.overlayStyles)}
        onChange={set('overlayStyle')}
      />
      <Slider
        label={words.overlayOpacity}
        value={Math.round(settings.overlayOpacity * 100)}
        min={20}
        max={100}
        step={5}
        show={words.percent}
        onInput={(value) => updateSettings({ overlayOpacity: value / 100 })}
      />
      <Toggle label={words.showGrid} hint={words.showGridHint} checked={settings.showGrid} onChange={set('showGrid')} />
      <Toggle
        label={words.endsAlone}
        hint={words.endsAloneHint}
        checked={settings.endsAlone}
        onChange={set('endsAlone')}
      />
      <Toggle label={words.hints} hint={words.hintsHint} checked={settings.hints} onChange={set('hints')} />
      <Select
        label={words.renderer}
        hint={words.rendererHint}
        value={settings.renderer}
        options={choicesOf(words.renderers)}
        onChange={set('renderer')}
      />
    </Panel>
  );
}

function Sound({ settings, level }: GroupProps) {
  return (
    <Panel title={words.sound} level={level}>
      <Toggle label={words.soundOn} checked={settings.sound} onChange={set('sound')} />
      <Slider
        label={words.volume}
        value={Math.round(settings.volume * 100)}
        min={0}
        max={100}
        step={5}
        show={words.percent}
        onInput={(value) => updateSettings({ volume: value / 100 })}
      />
    </Panel>
  );
}

function reset(): void {
  updateSettings(DEFAULT_SETTINGS);
  showToast(words.resetDone);
}

/** All settings; on the settings page and, with `level` 3 below the title of the dialog, on the battle screen. */
export function SettingsForm({ level = 2 }: { readonly level?: 2 | 3 }) {
  const settings = useSubject(settings$);
  return (
    <div class="settings-form">
      <div class="stack">
        <Look settings={settings} level={level} />
        <Motion settings={settings} level={level} />
      </div>
      <div class="stack">
        <Table settings={settings} level={level} />
        <Sound settings={settings} level={level} />
      </div>
      <div class="row settings-reset">
        <Button variant="quiet" small onClick={reset}>
          {words.reset}
        </Button>
      </div>
    </div>
  );
}
