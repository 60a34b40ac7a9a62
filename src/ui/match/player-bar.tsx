import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  fastIcon,
  linkIcon,
  nextIcon,
  pauseIcon,
  playIcon,
  previousIcon,
  rewindIcon,
  saveIcon,
  verifyIcon,
} from '../../../assets/icons/interface.ts';
import { linkOf, LINK_LIMIT, LINK_MARK } from '../../session/replay/share-link.ts';
import { matchStore } from './match-store.ts';
import { hashOf, navigate } from './router.ts';
import { announce, Button, copyText, saveFile } from '../kit/index.ts';
import { replayWords as says } from './words/play.ts';
import { trust } from './words/trust.ts';
import type { LoadLuck } from './trust/luck.ts';
import { SpeedButton } from './speed-button.tsx';
import { TrustSheet, type TrustPart } from './trust/trust-sheets.tsx';
import type { Player } from './replay/use-replay.ts';

interface BarProps {
  readonly player: Player<unknown, unknown>;
  readonly matchId: string;
  /** Says on the screen what a press has done. */
  readonly onNote: (text: string) => void;
  /** How the game reads the luck of a match. */
  readonly luck?: LoadLuck | undefined;
  /** Tools of the game, e.g. to measure. */
  readonly children?: ComponentChildren;
}

/** Whether an id names a match kept in this browser, not a link or a file. */
export const isKept = (matchId: string): boolean => matchId !== 'open' && !matchId.startsWith(LINK_MARK);

/** Scrub, step, play, speed; link to the moment, save, play on from here. */
export function PlayerBar({ player, matchId, onNote, luck, children }: BarProps) {
  const [part, setPart] = useState<TrustPart | null>(null);
  const { reel, ply, playing, to, step, playPause } = player;
  const kept = isKept(matchId);
  const playOn = async () => {
    if (!reel.recording) return;
    // Its seed was shown: what goes on from here promises nothing any more.
    const { plies, commitment: _commitment, salt: _salt, ...header } = reel.recording;
    const id = await (
      await matchStore()
    ).createMatch(
      header,
      plies.slice(0, ply).map(({ seat, command }) => ({ seat, command })),
    );
    navigate({ page: 'battle', id });
  };
  const link = async () => {
    if (!reel.recording) return;
    const address = `${location.origin}${location.pathname}${hashOf({ page: 'replay', id: linkOf(reel.recording), ply })}`;
    const text =
      address.length > LINK_LIMIT
        ? says.linkTooLong(address.length, LINK_LIMIT)
        : (await copyText(address))
          ? says.linkCopied
          : address;
    onNote(text);
    announce(text);
  };
  const save = () =>
    reel.recording && saveFile(`${reel.game.id}-${matchId.slice(0, 16)}.json`, JSON.stringify(reel.recording));
  return (
    <section class="plate player" aria-label={says.title}>
      <div class="player-scrub">
        <input
          class="slider"
          type="range"
          min={0}
          max={reel.length}
          value={ply}
          aria-label={says.scrub}
          aria-valuetext={says.at(ply, reel.length)}
          style={{ '--part': `${reel.length === 0 ? 0 : (ply * 100) / reel.length}%` }}
          onInput={(event) => to(event.currentTarget.valueAsNumber)}
        />
        <span class="figure small second">{says.at(ply, reel.length)}</span>
      </div>
      <div class="player-row">
        <span class="row">
          <Button
            variant="quiet"
            small
            icon={rewindIcon}
            label={says.start}
            disabled={ply === 0}
            onClick={() => to(0)}
          />
          <Button
            variant="quiet"
            small
            icon={previousIcon}
            label={says.back}
            disabled={ply === 0}
            onClick={() => step(-1)}
          />
          <Button
            small
            icon={playing ? pauseIcon : playIcon}
            label={playing ? says.pause : says.play}
            disabled={ply >= reel.length && !playing}
            onClick={playPause}
          />
          <Button
            variant="quiet"
            small
            icon={nextIcon}
            label={says.forward}
            disabled={ply >= reel.length}
            onClick={() => step(1)}
          />
          <Button
            variant="quiet"
            small
            icon={fastIcon}
            label={says.end}
            disabled={ply >= reel.length}
            onClick={() => to(reel.length)}
          />
          <SpeedButton name={says.speed} speeds={[1, 2, 4]} />
        </span>
        {children}
        {reel.recording && (
          <span class="row push">
            {/* A copy of a match that is not over could be ended to see what is hidden in it and which dice come (BS-15.4). */}
            {reel.over ? (
              <>
                <Button
                  variant="quiet"
                  small
                  icon={verifyIcon}
                  label={luck ? trust.verifyAndLuck : trust.verify}
                  onClick={() => setPart('verify')}
                />
                <Button variant="quiet" small icon={linkIcon} label={says.linkMoment} onClick={() => void link()} />
                <Button variant="quiet" small icon={saveIcon} label={says.save} onClick={save} />
                <Button small variant="primary" tip={says.playOnHint} onClick={() => void playOn()}>
                  {says.playOn}
                </Button>
              </>
            ) : (
              kept && (
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
          seats={reel.seats}
          timeline={reel.timeline}
          over={reel.over}
          luck={luck}
          onPart={setPart}
          onClose={() => setPart(null)}
          onMoment={(at) => {
            setPart(null);
            to(at);
          }}
        />
      )}
    </section>
  );
}
