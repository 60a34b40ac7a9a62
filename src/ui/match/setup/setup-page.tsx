import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { linkIcon } from '../../../../assets/icons/interface.ts';
import { Button, Notice, showToast } from '../../kit/index.ts';
import { setupText as words } from '../words/setup.ts';
import type { GameId } from '../../../games/index.ts';
import { GameSwitch } from './game-switch.tsx';
import { ShareSetup, type Shared } from './share-setup.tsx';
import type { SetupState } from './use-setup.ts';
import './setup-page.css';
import { PageHead } from '../../kit/page-head.tsx';

interface SetupPageProps<D> {
  readonly game: GameId;
  readonly title: string;
  readonly lead: string;
  readonly setup: SetupState<D>;
  /** The whole page as a link, made when somebody asks for it. */
  readonly share: () => Shared;
  /** Ways to pages that only this game has. */
  readonly links?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The frame of every game's set-up: title, other games, link, and what a link that was followed brought. */
export function SetupPage<D>({
  game,
  title,
  lead,
  setup: { opened, goBack },
  share,
  links,
  children,
}: SetupPageProps<D>) {
  const [sharing, setSharing] = useState(false);
  return (
    <div class="page setup">
      <PageHead title={title} lead={lead}>
        <GameSwitch label={words.otherGame} chosen={game} hrefOf={(id) => `#/new/${id}`} />
        {links}
        <Button small icon={linkIcon} onClick={() => setSharing(true)}>
          {words.share}
        </Button>{' '}
      </PageHead>
      {opened.failures.map((one) => (
        <Notice key={one.title} tone="bad" title={one.title}>
          {one.reason}
        </Notice>
      ))}
      {opened.faults.length > 0 && (
        <Notice tone="bad" title={words.faultsTitle(opened.faults.length)}>
          <ul class="link-faults">
            {opened.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          <p>{words.faultsKept}</p>
        </Notice>
      )}
      {opened.before && (
        <Notice tone="info" title={words.opened}>
          <p>{words.openedText}</p>
          <div class="row notice-do">
            <Button
              small
              onClick={() => {
                goBack();
                showToast(words.wentBack);
              }}
            >
              {words.back}
            </Button>
          </div>
        </Notice>
      )}
      {children}
      {sharing && <ShareSetup {...share()} onClose={() => setSharing(false)} />}
    </div>
  );
}
