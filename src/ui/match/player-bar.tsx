import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  fastIcon,
  labIcon,
  linkIcon,
  nextIcon,
  pauseIcon,
  playIcon,
  previousIcon,
  rewindIcon,
  saveIcon,
  verifyIcon,
} from '../../../assets/icons/interface.ts';
import type { Recording } from '../../engine/recording.ts';
import { linkOf, LINK_LIMIT } from '../../session/replay/share-link.ts';
import { cameFrom, forgetLeft, goFrom, leftOpen } from './came-from.ts';
import { isKept } from './is-kept.ts';
import { playOn } from './play-on.ts';
import { hashOf, parseRoute } from './router.ts';
import { announce, Button, copyText, saveFile } from '../kit/index.ts';
import { replayWords as says } from './words/play.ts';
import { trust } from './words/trust.ts';
import type { LoadLuck } from './trust/luck.ts';
import { SpeedButton } from './speed-button.tsx';
import type { TrustPart } from './trust/trust-part.ts';
import { withAnalysis } from './analysis/kept.ts';
import { TrustSheet } from './trust/trust-sheets.tsx';
import { markedAt, Marks, type Mark } from './replay/marks.tsx';
import type { Player } from './replay/use-replay.ts';

interface BarProps {
  /** It is measured: what it covers of the table follows its height. */
  readonly element: RefObject<HTMLElement>;
  readonly player: Player<unknown, unknown>;
  readonly matchId: string;
  /** Says on the screen what a press has done. */
  readonly onNote: (text: string) => void;
  /** How the game reads the luck of a match. */
  readonly luck?: LoadLuck | undefined;
  /** What of the match is marked over the slider. */
  readonly marks?: readonly Mark[] | undefined;
  /** Tools of the game, e.g. to measure. */
  readonly children?: ComponentChildren;
}

/** Copies a link to the moment that is looked at; what came of it, in words. */
async function copyMoment(recording: Recording, ply: number): Promise<string> {
  const addressOf = (match: Recording): string =>
    `${location.origin}${location.pathname}${hashOf({ page: 'replay', id: linkOf(match), ply })}`;
  // A link that its analysis would make too long goes without: whoever opens it can have it counted again.
  const whole = addressOf(withAnalysis(recording));
  const { analysis: _analysis, ...bare } = recording;
  const address = whole.length > LINK_LIMIT ? addressOf(bare) : whole;
  if (address.length > LINK_LIMIT) return says.linkTooLong(address.length, LINK_LIMIT);
  return (await copyText(address)) ? says.linkCopied : address;
}

const NO_MARKS: readonly Mark[] = [];

/** The slider over the whole match, with what is of note in it. */
function Scrub({ player: { reel, ply, to }, marks = NO_MARKS }: Pick<BarProps, 'player' | 'marks'>) {
  return (
    <div class="player-scrub">
      <div class="player-slider">
        <Marks marks={marks} length={reel.length} />
        <input
          class="slider"
          type="range"
          min={0}
          max={reel.length}
          value={ply}
          aria-label={says.scrub}
          aria-valuetext={[says.at(ply, reel.length), markedAt(marks, ply)].filter(Boolean).join('. ')}
          style={{ '--part': `${reel.length === 0 ? 0 : (ply * 100) / reel.length}%` }}
          onInput={(event) => to(event.currentTarget.valueAsNumber)}
        />
      </div>
      <span class="figure small second">{says.at(ply, reel.length)}</span>
    </div>
  );
}

/** Start, back, play, forward, end, and how fast. */
function Steps({ player: { reel, ply, playing, to, step, playPause } }: Pick<BarProps, 'player'>) {
  const [first, last] = [ply === 0, ply >= reel.length];
  return (
    <span class="row">
      <Button variant="quiet" small icon={rewindIcon} label={says.start} disabled={first} onClick={() => to(0)} />
      <Button variant="quiet" small icon={previousIcon} label={says.back} disabled={first} onClick={() => step(-1)} />
      <Button
        small
        icon={playing ? pauseIcon : playIcon}
        label={playing ? says.pause : says.play}
        disabled={last && !playing}
        onClick={playPause}
      />
      <Button variant="quiet" small icon={nextIcon} label={says.forward} disabled={last} onClick={() => step(1)} />
      <Button variant="quiet" small icon={fastIcon} label={says.end} disabled={last} onClick={() => to(reel.length)} />
      <SpeedButton name={says.speed} speeds={[1, 2, 4]} />
    </span>
  );
}

/** What can be done with the recording of a match that is over: verify, link, save, play on. */
function KeepAndGoOn({
  player,
  matchId,
  onNote,
  luck,
  onPart,
}: Omit<BarProps, 'children'> & { readonly onPart: (part: TrustPart) => void }) {
  const { reel, ply } = player;
  const note = (text: string) => {
    onNote(text);
    announce(text);
  };
  const link = async () => reel.recording && note(await copyMoment(reel.recording, ply));
  const goOn = () =>
    reel.recording &&
    playOn({ ...reel.recording, plies: reel.recording.plies.slice(0, ply) }).catch(() => note(says.playOnFailed));
  const save = () =>
    reel.recording &&
    saveFile(`${reel.game.id}-${matchId.slice(0, 16)}.json`, JSON.stringify(withAnalysis(reel.recording)));
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={verifyIcon}
        label={luck ? trust.verifyAndLuck : trust.verify}
        onClick={() => onPart('verify')}
      />
      <Button variant="quiet" small icon={labIcon} label={trust.analysis} onClick={() => onPart('analysis')} />
      <Button variant="quiet" small icon={linkIcon} label={says.linkMoment} onClick={() => void link()} />
      <Button variant="quiet" small icon={saveIcon} label={says.save} onClick={save} />
      <Button small variant="primary" tip={says.playOnHint} onClick={() => void goOn()}>
        {says.playOn}
      </Button>
    </>
  );
}

/**
 * The sheet about decisions and dice that lies over the replay, and the way from it to a moment: a step of the
 * browser's history that leads back to it, except in a file that has no address.
 */
function usePart({ to }: BarProps['player'], matchId: string) {
  const [part, setPart] = useState<TrustPart | null>(() => leftOpen()?.part ?? null);
  const going = useRef(to);
  going.current = to;
  useEffect(() => {
    const turned = (): void => {
      const route = parseRoute(location.hash);
      if (route.page !== 'replay' || route.id !== matchId) return;
      setPart(leftOpen()?.part ?? null);
      going.current(route.ply ?? 0);
    };
    addEventListener('popstate', turned);
    return () => removeEventListener('popstate', turned);
  }, [matchId]);
  return {
    part,
    show(next: TrustPart | null) {
      forgetLeft();
      setPart(next);
    },
    goTo(at: number) {
      if (part && matchId !== 'open') goFrom({ part, plies: at }, { page: 'replay', id: matchId, ply: at });
      setPart(null);
      to(at);
    },
  };
}

/** Scrub, step, play, speed; link to the moment, save, play on from here. */
export function PlayerBar(props: BarProps) {
  const { player, matchId, luck, children } = props;
  const { reel } = player;
  const { part, show, goTo } = usePart(player, matchId);
  const came = cameFrom();
  return (
    <section class="plate player" ref={props.element} aria-label={says.title}>
      <Scrub player={player} marks={props.marks} />
      <div class="player-row">
        <Steps player={player} />
        {children}
        {came && (
          <Button small onClick={() => history.back()}>
            {says.backToPart[came.part]}
          </Button>
        )}
        {reel.recording && (
          <span class="row push">
            {/* A copy of a match that is not over could be ended to see what is hidden in it and which dice come (BS-15.4). */}
            {reel.over ? (
              <KeepAndGoOn {...props} onPart={show} />
            ) : (
              isKept(matchId) && (
                <Button small variant="primary" href={hashOf({ page: 'battle', id: matchId })}>
                  {says.backToMatch}
                </Button>
              )
            )}
          </span>
        )}
      </div>
      {part && reel.timeline && (
        <TrustSheet
          part={part}
          game={reel.game}
          id={isKept(matchId) ? matchId : null}
          seats={reel.seats}
          timeline={reel.timeline}
          over={reel.over}
          luck={luck}
          at={leftOpen()?.plies ?? null}
          onPart={show}
          onClose={() => show(null)}
          onMoment={goTo}
        />
      )}
    </section>
  );
}
