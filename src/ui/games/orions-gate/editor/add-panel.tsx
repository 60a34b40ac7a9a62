import { useState } from 'preact/hooks';
import { diceIcon } from '../../../../../assets/icons/interface.ts';
import { UNIT_TYPES, UNITS } from '../../../../games/orions-gate/index.ts';
import { announce, Button, Choice, choicesOf, Select, Slider, showToast } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { optionsText } from '../words/options.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { ShipPicture } from '../art/ship-picture.tsx';
import { captainIds, sown, type Sowing } from './edit.ts';
import type { Editor } from './open-editor.ts';
import { PRESET_PIECES, type PresetPiece } from './presets.ts';
import { CHOOSE, docOf, type EditorState, type Tool } from './state.ts';
import { markerKind } from './things.ts';

interface PanelProps {
  readonly editor: Editor;
  readonly state: EditorState;
}

const PRESETS = Object.keys(PRESET_PIECES) as PresetPiece[];

/** Everything that can be laid on the table. */
export function AddPanel({ editor, state }: PanelProps) {
  const doc = docOf(state);
  const captains = captainIds(doc);
  const [captain, setCaptain] = useState('a1');
  const own = captains.includes(captain) ? captain : captains[0]!;
  const inHand = (one: Tool): boolean => JSON.stringify(one) === JSON.stringify(state.tool);
  const take = (one: Tool, what: string) => {
    editor.take(inHand(one) ? CHOOSE : one);
    if (!inHand(one)) announce(words.putHint(what));
  };
  const hand: Hand = { inHand, take };
  return (
    <div class="stack editor-add">
      {state.tool.kind !== 'choose' && <ToolHint editor={editor} tool={state.tool} />}
      <TerrainPalette editor={editor} tool={state.tool} {...hand} />
      <Generator editor={editor} state={state} />
      <h3 class="eyebrow">{words.ships}</h3>
      {doc.position ? (
        <>
          <CaptainChoice captains={captains} own={own} onChange={setCaptain} />
          <ShipPalette captain={own} {...hand} />
          <MarkerPalette kind={markerKind(doc)} {...hand} />
        </>
      ) : (
        <p class="small quiet">{words.noShips}</p>
      )}
    </div>
  );
}

/** What a tap on the table will do with the tool in hand. */
const ToolHint = ({ editor, tool }: Pick<PanelProps, 'editor'> & { readonly tool: Tool }) => (
  <p class="small editor-hint" role="status">
    {tool.kind === 'polygon' ? words.polygonHint : `${words.putHint(toolName(tool))} ${words.putMore}`}
    {tool.kind === 'polygon' && tool.points.length > 2 && (
      <Button small onClick={editor.closePolygon}>
        {words.polygonClose}
      </Button>
    )}
  </p>
);

interface Hand {
  readonly inHand: (tool: Tool) => boolean;
  /** Takes a tool in hand, or puts it down when it is there already. */
  readonly take: (tool: Tool, what: string) => void;
}

/** Ready-made pieces of terrain, and outlines to be drawn. */
const TerrainPalette = ({
  editor,
  tool,
  inHand,
  take,
}: Hand & Pick<PanelProps, 'editor'> & { readonly tool: Tool }) => (
  <>
    <h3 class="eyebrow">{words.terrain}</h3>
    <div class="editor-palette">
      {PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          class="editor-brush"
          aria-pressed={inHand({ kind: 'piece', preset })}
          onClick={() => take({ kind: 'piece', preset }, words.pieces[preset])}
        >
          <span class={`brush-mark brush-${preset}`} aria-hidden="true" />
          {words.pieces[preset]}
        </button>
      ))}
      <p class="small quiet editor-wide">{words.polygonBy}</p>
      <Outlines editor={editor} tool={tool} />
    </div>
  </>
);

/** Outlines of each kind of terrain, drawn corner by corner. */
const Outlines = ({ editor, tool }: Pick<PanelProps, 'editor'> & { readonly tool: Tool }) => (
  <>
    {(['obscuring', 'blocking', 'dangerous'] as const).map((of) => (
      <button
        key={of}
        type="button"
        class="editor-brush"
        aria-label={`${words.polygonKind} ${words.kinds[of]}`}
        aria-pressed={tool.kind === 'polygon' && tool.of === of}
        onClick={() =>
          tool.kind === 'polygon' && tool.of === of
            ? editor.take(CHOOSE)
            : editor.take({ kind: 'polygon', of, points: [] })
        }
      >
        <span class={`brush-mark brush-polygon brush-${of}`} aria-hidden="true" />
        {words.kinds[of]}
      </button>
    ))}
  </>
);

interface CaptainProps {
  readonly captains: readonly string[];
  readonly own: string;
  readonly onChange: (captain: string) => void;
}

/** Whose ships are laid down: a side while it has one captain, else a captain. */
const CaptainChoice = ({ captains, own, onChange }: CaptainProps) =>
  captains.length > 2 ? (
    <Select
      label={words.shipsFor}
      value={own}
      options={captains.map((value) => ({ value, label: value.toUpperCase() }))}
      onChange={onChange}
    />
  ) : (
    <Choice
      label={words.side}
      value={own}
      options={captains.map((value) => ({ value, label: words.sideName[value.startsWith('a') ? 'A' : 'B'] }))}
      onChange={onChange}
    />
  );

/** The ships that can be laid down for a captain. */
const ShipPalette = ({ captain, inHand, take }: Hand & { readonly captain: string }) => (
  <div class="editor-palette">
    {UNIT_TYPES.map((type) => (
      <button
        key={type}
        type="button"
        class="editor-brush"
        aria-pressed={inHand({ kind: 'unit', type, captain })}
        onClick={() => take({ kind: 'unit', type, captain }, UNITS[type].one)}
      >
        <ShipPicture type={type} side={captain.startsWith('a') ? 'A' : 'B'} size={22} />
        {UNITS[type].one}
      </button>
    ))}
  </div>
);

/** The markers of the mission, and mines. */
const MarkerPalette = ({ kind, inHand, take }: Hand & { readonly kind: ReturnType<typeof markerKind> }) => (
  <>
    <h3 class="eyebrow">{words.markers}</h3>
    <div class="editor-palette">
      {kind === null && <p class="small quiet editor-wide">{words.noMarkers}</p>}
      {kind === 'station' &&
        (['A', 'B'] as const).map((of) => (
          <Brush
            key={of}
            tool={{ kind: 'marker', side: of }}
            name={words.stationOf(of)}
            mark="station"
            on={inHand({ kind: 'marker', side: of })}
            onTake={take}
          />
        ))}
      {(kind === 'objective' || kind === 'artifact') && (
        <Brush
          tool={{ kind: 'marker', side: null }}
          name={words.marker[kind]}
          mark={kind}
          on={inHand({ kind: 'marker', side: null })}
          onTake={take}
        />
      )}
      {(['A', 'B'] as const).map((of) => (
        <Brush
          key={`mine ${of}`}
          tool={{ kind: 'mine', side: of }}
          name={words.mineOf(of)}
          mark={`mine-${of}`}
          on={inHand({ kind: 'mine', side: of })}
          onTake={take}
        />
      ))}
    </div>
  </>
);

function Brush({
  tool,
  name,
  mark,
  on,
  onTake,
}: {
  readonly tool: Tool;
  readonly name: string;
  readonly mark: string;
  readonly on: boolean;
  readonly onTake: (tool: Tool, what: string) => void;
}) {
  return (
    <button type="button" class="editor-brush" aria-pressed={on} onClick={() => onTake(tool, name)}>
      <span class={`brush-mark brush-${mark}`} aria-hidden="true" />
      {name}
    </button>
  );
}

function toolName(tool: Tool): string {
  if (tool.kind === 'piece') return words.pieces[tool.preset];
  if (tool.kind === 'unit') return UNITS[tool.type].one;
  if (tool.kind === 'mine') return words.mineOf(tool.side);
  return tool.kind === 'marker' && tool.side ? words.stationOf(tool.side) : words.thing.marker;
}

/** The seeded generator of OG-4.6. */
function Generator({ editor, state }: PanelProps) {
  const [sowing, setSowing] = useState<Sowing>(() => ({
    terrainSeed: randomSeed(6),
    terrainDensity: 'normal',
    terrainSymmetry: 'rotate',
    gatesPerTable: 0,
    wormholesPerTable: 0,
  }));
  const set = (change: Partial<Sowing>) => setSowing({ ...sowing, ...change });
  const several = docOf(state).options.layout.length > 1;
  const fill = () => {
    const asked =
      several && sowing.gatesPerTable + sowing.wormholesPerTable === 0 ? { ...sowing, gatesPerTable: 1 } : sowing;
    const next = sown(docOf(editor.state$.value), asked);
    if (!next) return showToast(words.noRoom, 'bad');
    editor.edit(next, null, []);
    showToast(words.generated(next.options.layout.flat().length));
  };
  return (
    <details class="more">
      <summary>{words.generator}</summary>
      <div class="stack more-body">
        <SowingFields sowing={sowing} set={set} />
        <Button wide onClick={fill}>
          {words.generate}
        </Button>
        <p class="small quiet">{words.generateHint}</p>
      </div>
    </details>
  );
}

/** What the generator sows: its seed, how densely, how evenly, and how many ways from table to table. */
const SowingFields = ({
  sowing,
  set,
}: {
  readonly sowing: Sowing;
  readonly set: (change: Partial<Sowing>) => void;
}) => (
  <>
    <div class="field-line">
      <input
        class="input figure"
        aria-label={words.seed}
        value={sowing.terrainSeed}
        maxLength={40}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => set({ terrainSeed: event.currentTarget.value })}
      />
      <Button icon={diceIcon} label={words.newSeed} onClick={() => set({ terrainSeed: randomSeed(6) })} />
    </div>
    <Choice
      label={words.density}
      value={sowing.terrainDensity}
      options={choicesOf(optionsText.densities)}
      onChange={(terrainDensity) => set({ terrainDensity })}
    />
    <Choice
      label={words.symmetry}
      value={sowing.terrainSymmetry}
      options={choicesOf(optionsText.symmetries)}
      onChange={(terrainSymmetry) => set({ terrainSymmetry })}
    />
    <Slider
      label={words.gates}
      value={sowing.gatesPerTable}
      min={0}
      max={4}
      onInput={(gatesPerTable) => set({ gatesPerTable })}
    />
    <Slider
      label={words.wormholes}
      value={sowing.wormholesPerTable}
      min={0}
      max={4}
      onInput={(wormholesPerTable) => set({ wormholesPerTable })}
    />
  </>
);
