import { useCallback, useEffect, useState } from 'preact/hooks';
import { deleteIcon, openIcon, playIcon, saveIcon } from '../../../assets/icons/interface.ts';
import type { Glance } from '../../engine/game.ts';
import type { MatchSummary } from '../../session/local/shelf.ts';
import { Button, Choice, Confirm, Empty, Notice, pickFile, saveFile, showToast } from '../kit/index.ts';
import { app } from '../kit/words/app.ts';
import { moment } from '../kit/words/text.ts';
import { replays as words } from '../match/words/replays.ts';
import { gameEntry, GAMES, isGame, type GameId } from '../../games/index.ts';
import { GameEmblem } from '../match/game-emblem.tsx';
import { handFile } from '../match/handed-file.ts';
import { matchStore } from '../match/match-store.ts';
import { hashOf, navigate } from '../match/router.ts';
import { ShipPicture } from '../games/orions-gate/art/ship-picture.tsx';
import { resultOf } from '../match/result-words.ts';
import { MatchPicture } from './match-picture.tsx';
import { storageRoom, type StorageRoom } from './storage-room.ts';
import './replays.css';

/** Bytes of the largest match file (the format's own limit is in characters). */
const MAX_BYTES = 5_000_000;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

type Said = { readonly tone: 'good' | 'bad' | 'info'; readonly title: string; readonly text?: string } | null;

/** A copy of a match that is not over: watched on the replay page, never kept. */
const isWatchCopy = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"orion-watch"/.test(text);

/** What stands before a name: the number of a seat that goes by one, else the letter and colour of its side. */
const badgeOf = (seat: string): { readonly letter: string; readonly tint: string } => {
  if (/^\d+$/.test(seat)) return { letter: seat, tint: 'match-numbered' };
  const letter = seat[0]!.toUpperCase();
  return { letter, tint: `match-${letter}` };
};

function Match({
  match,
  named,
  onSave,
  onDelete,
}: {
  readonly match: MatchSummary;
  readonly named: boolean;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}) {
  const over = match.outcome !== null;
  const ending = resultOf(match);
  const address = over ? hashOf({ page: 'replay', id: match.id, ply: null }) : hashOf({ page: 'battle', id: match.id });
  const { game } = match;
  const { glance } = match;
  return (
    <li class="match">
      {glance ? <MatchPicture picture={glance.picture} /> : <span class="match-picture" />}
      <div class="match-who">
        {named && isGame(game) && (
          <p class="match-game small">
            <GameEmblem game={game} size={18} />
            {gameEntry(game).title}
          </p>
        )}
        {match.seats.map((seat) => {
          const { letter, tint } = badgeOf(seat.seat);
          return (
            <span key={seat.seat} class={`match-seat ${tint}`}>
              <span class="match-letter" aria-hidden="true">
                {letter}
              </span>
              {seat.name}
            </span>
          );
        })}
      </div>
      <p class={`match-result ${over ? '' : 'match-open'}`}>
        {ending.result}
        {glance && <span class="match-why small">{glanceLine(match, glance)}</span>}
        {match.unsaved && <span class="match-why small match-unsaved">{words.unsaved}</span>}
        {ending.why && <span class="match-why small">{ending.why}</span>}
      </p>
      <p class="small quiet match-when">
        {moment(match.updated)} · {words.moves(match.plies)}
      </p>
      <div class="row match-do">
        <Button small icon={playIcon} href={address}>
          {over ? words.watch : words.continue}
        </Button>
        <Button small icon={saveIcon} label={words.save} onClick={onSave} />
        <Button small icon={deleteIcon} label={words.delete} onClick={onDelete} />
      </div>
    </li>
  );
}

/** What is played and how it stands: scenario or mission, round, score. */
function glanceLine({ scenario, outcome }: MatchSummary, { kind, round, score, counted }: Glance): string {
  const what = scenario ?? (kind === undefined ? null : (words.kinds[kind] ?? kind));
  const stands = round === 0 ? [words.setUp] : [words.round(round, counted), words.score(score, counted)];
  const parts = [what, ...(outcome ? [] : stands)];
  return parts.filter((part) => part !== null).join(' · ');
}

/** How much is kept here, and whether the browser may clear it away. */
function Room({ count }: { readonly count: number }) {
  const [room, setRoom] = useState<StorageRoom | null>(null);
  useEffect(() => void storageRoom(navigator.storage).then(setRoom), [count]);
  return (
    <p class="small quiet match-room">
      {words.kept(count)}
      {room && room.used !== null && ` ${words.used(room.used)}`}
      {room && ` ${room.persistent ? words.persistent : words.clearable}`}
    </p>
  );
}

/** All matches kept in this browser; files in and out. */
export function Replays() {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [durable, setDurable] = useState(true);
  const [said, setSaid] = useState<Said>(null);
  const [leaving, setLeaving] = useState<MatchSummary | null>(null);
  const [over, setOver] = useState(false);
  const [only, setOnly] = useState<GameId | 'all'>('all');
  const refresh = useCallback(async () => {
    try {
      const store = await matchStore();
      setDurable(store.durable);
      setMatches(await store.listMatches());
    } catch (error) {
      setSaid({ tone: 'bad', title: words.failed, text: (error as Error).message });
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);

  const take = useCallback(
    async (file: File) => {
      if (file.size > MAX_BYTES) {
        return setSaid({
          tone: 'bad',
          title: words.importFailed,
          text: `${words.tooBig((file.size / 1e6).toFixed(1))} ${words.importKept}`,
        });
      }
      try {
        const text = await file.text();
        if (isWatchCopy(text)) {
          handFile(text);
          return navigate({ page: 'replay', id: 'open', ply: null });
        }
        const store = await matchStore();
        const result = await store.importMatch(text);
        if (!result.ok)
          return setSaid({
            tone: 'bad',
            title: words.importFailed,
            text: `${file.name}: ${sentence(result.reason)} ${words.importKept}`,
          });
        setSaid({ tone: 'good', title: words.imported });
        await refresh();
      } catch (error) {
        setSaid({ tone: 'bad', title: words.importFailed, text: `${(error as Error).message} ${words.importKept}` });
      }
    },
    [refresh],
  );

  useEffect(() => {
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) void take(file);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, [take]);

  const save = async (match: MatchSummary) => {
    try {
      const file = await (await matchStore()).exportMatch(match.id);
      if (!file) return setSaid({ tone: 'bad', title: words.failed });
      saveFile(file.name, file.text);
      setSaid({
        tone: 'info',
        title: words.saved(file.name),
        ...(file.kind === 'whole' ? {} : { text: words.savedSealed }),
      });
    } catch (error) {
      setSaid({ tone: 'bad', title: words.failed, text: (error as Error).message });
    }
  };
  const remove = async (match: MatchSummary) => {
    setLeaving(null);
    try {
      await (await matchStore()).deleteMatch(match.id);
      showToast(words.deleted);
      await refresh();
    } catch (error) {
      setSaid({ tone: 'bad', title: words.failed, text: (error as Error).message });
    }
  };
  const played = GAMES.filter(({ id }) => matches?.some(({ game }) => game === id));
  const several = played.length > 1;
  // The last match of a game may have been deleted while only that game is shown.
  const filter = several && played.some(({ id }) => id === only) ? only : 'all';
  const shown = matches?.filter(({ game }) => filter === 'all' || game === filter) ?? [];
  const pick = async () => {
    const file = await pickFile('.json,application/json');
    if (file) await take(file);
  };
  return (
    <div class="page page-middle">
      <header class="page-head">
        <div>
          <h1>{words.title}</h1>
          <p class="second">{words.lead}</p>
        </div>
        <div class="push">
          <Button icon={openIcon} onClick={pick}>
            {words.import}
          </Button>
        </div>
      </header>
      {!durable && (
        <Notice tone="warn" title={words.notDurable}>
          {words.notDurableText}
        </Notice>
      )}
      {said && (
        <Notice tone={said.tone} title={said.title}>
          {said.text && <p>{said.text}</p>}
        </Notice>
      )}
      {!matches && !said && (
        <div class="loading" role="status">
          <span class="loading-ring" aria-hidden="true" />
          {words.looking}
        </div>
      )}
      {!matches && said && (
        <div class="row">
          <Button
            onClick={() => {
              setSaid(null);
              void refresh();
            }}
          >
            {app.tryAgain}
          </Button>
        </div>
      )}
      {matches?.length === 0 && (
        <Empty title={words.emptyTitle}>
          <div class="empty-ships">
            <ShipPicture type="destroyers" side="A" size={64} />
            <ShipPicture type="battleships" side="A" size={92} />
            <ShipPicture type="battleships" side="B" size={92} />
            <ShipPicture type="destroyers" side="B" size={64} />
          </div>
          <p>{words.emptyText}</p>
          <Button variant="primary" href="#/new">
            {words.newMatch}
          </Button>
        </Empty>
      )}
      {several && (
        <div class="match-filter">
          <Choice<GameId | 'all'>
            label={<span class="unseen">{words.games}</span>}
            value={filter}
            options={[
              { value: 'all', label: words.allGames },
              ...played.map(({ id, title }) => ({
                value: id,
                label: (
                  <>
                    <GameEmblem game={id} size={18} />
                    {title}
                  </>
                ),
              })),
            ]}
            onChange={setOnly}
          />
        </div>
      )}
      {shown.length > 0 && (
        <ul class="matches">
          {shown.map((match) => (
            <Match
              key={match.id}
              match={match}
              named={several}
              onSave={() => save(match)}
              onDelete={() => setLeaving(match)}
            />
          ))}
        </ul>
      )}
      {durable && matches !== null && matches.length > 0 && <Room count={matches.length} />}
      {over && (
        <div class="drop-veil" aria-hidden="true">
          <span>{words.dropHere}</span>
        </div>
      )}
      {leaving && (
        <Confirm
          title={words.deleteTitle}
          yes={words.delete}
          no={words.keep}
          danger
          onNo={() => setLeaving(null)}
          onYes={() => remove(leaving)}
        >
          <p>{words.deleteText(leaving.title)}</p>
        </Confirm>
      )}
    </div>
  );
}
