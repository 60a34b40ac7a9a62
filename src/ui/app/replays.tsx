import { useEffect, useState } from 'preact/hooks';
import { deleteIcon, openIcon, playIcon, saveIcon } from '../../../assets/icons/interface.ts';
import type { Glance } from '../../engine/game.ts';
import type { MatchSummary } from '../../session/local/shelf.ts';
import { Button, Choice, Confirm, Empty, Loading, Notice, pickFile } from '../kit/index.ts';
import { app } from '../kit/words/app.ts';
import { moment } from '../kit/words/text.ts';
import { replays as words } from '../match/words/replays.ts';
import { gameEntry, GAMES, isGame, type GameId } from '../../games/index.ts';
import { GameEmblem } from '../match/game-emblem.tsx';
import { hashOf } from '../match/router.ts';
import { resultOf } from '../match/result-words.ts';
import { MatchPicture } from './match-picture.tsx';
import { badgeOf } from './seat-badge.ts';
import { storageRoom, type StorageRoom } from './storage-room.ts';
import { useDrop, useMatches, type Said } from './use-matches.ts';
import './replays.css';

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

function Head({ onPick }: { readonly onPick: () => void }) {
  return (
    <header class="page-head">
      <div>
        <h1>{words.title}</h1>
        <p class="second">{words.lead}</p>
      </div>
      <div class="push">
        <Button icon={openIcon} onClick={onPick}>
          {words.import}
        </Button>
      </div>
    </header>
  );
}

/** What there is to say: of the browser, of what was done last, or that the matches are looked for. */
function Notices({
  durable,
  said,
  looking,
}: {
  readonly durable: boolean;
  readonly said: Said;
  readonly looking: boolean;
}) {
  return (
    <>
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
      {looking && !said && <Loading>{words.looking}</Loading>}
    </>
  );
}

function NoMatches() {
  return (
    <Empty title={words.emptyTitle}>
      <div class="empty-games">
        {GAMES.map(({ id }) => (
          <GameEmblem key={id} game={id} size={64} />
        ))}
      </div>
      <p>{words.emptyText}</p>
      <Button variant="primary" href="#/new">
        {words.newMatch}
      </Button>
    </Empty>
  );
}

interface FilterProps {
  readonly games: readonly (typeof GAMES)[number][];
  readonly value: GameId | 'all';
  readonly onChange: (value: GameId | 'all') => void;
}

/** Which game's matches are shown. */
function Filter({ games, value, onChange }: FilterProps) {
  const options = games.map(({ id, title }) => ({
    value: id,
    label: (
      <>
        <GameEmblem game={id} size={18} />
        {title}
      </>
    ),
  }));
  return (
    <div class="match-filter">
      <Choice<GameId | 'all'>
        label={<span class="unseen">{words.games}</span>}
        value={value}
        options={[{ value: 'all', label: words.allGames }, ...options]}
        onChange={onChange}
      />
    </div>
  );
}

interface ListProps {
  readonly matches: readonly MatchSummary[];
  readonly onSave: (match: MatchSummary) => void;
  readonly onDelete: (match: MatchSummary) => void;
}

/** The matches; of one game only, where there are several and it is asked for. */
function Matches({ matches, onSave, onDelete }: ListProps) {
  const [only, setOnly] = useState<GameId | 'all'>('all');
  const played = GAMES.filter(({ id }) => matches.some(({ game }) => game === id));
  const several = played.length > 1;
  // The last match of a game may have been deleted while only that game is shown.
  const filter = several && played.some(({ id }) => id === only) ? only : 'all';
  return (
    <>
      {several && <Filter games={played} value={filter} onChange={setOnly} />}
      <ul class="matches">
        {matches
          .filter(({ game }) => filter === 'all' || game === filter)
          .map((match) => (
            <Match
              key={match.id}
              match={match}
              named={several}
              onSave={() => onSave(match)}
              onDelete={() => onDelete(match)}
            />
          ))}
      </ul>
    </>
  );
}

/** All matches kept in this browser; files in and out. */
export function Replays() {
  const { matches, durable, said, take, save, remove, tryAgain } = useMatches();
  const [leaving, setLeaving] = useState<MatchSummary | null>(null);
  const over = useDrop(take);
  const pick = async () => {
    const file = await pickFile('.json,application/json');
    if (file) await take(file);
  };
  const leave = (match: MatchSummary) => {
    setLeaving(null);
    void remove(match);
  };
  const count = matches?.length ?? 0;
  return (
    <div class="page page-middle">
      <Head onPick={() => void pick()} />
      <Notices durable={durable} said={said} looking={!matches} />
      {!matches && said && (
        <div class="row">
          <Button onClick={tryAgain}>{app.tryAgain}</Button>
        </div>
      )}
      {matches?.length === 0 && <NoMatches />}
      {matches && count > 0 && <Matches matches={matches} onSave={(match) => void save(match)} onDelete={setLeaving} />}
      {durable && count > 0 && <Room count={count} />}
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
          onYes={() => leave(leaving)}
        >
          <p>{words.deleteText(leaving.title)}</p>
        </Confirm>
      )}
    </div>
  );
}
