import { ruleBookIcon } from '../../../assets/icons/interface.ts';
import { Button } from '../kit/index.ts';
import { rulebook as words } from '../match/words/rulebook.ts';
import { RuleBookPanel } from '../match/book/panel.tsx';
import { gameEntry, gameOfRule, GAMES, type GameId } from '../../games/index.ts';
import { menuEntry } from './games.ts';
import { lastGame } from '../match/last-game.ts';
import { navigate } from '../match/router.ts';
import { GameSwitch } from '../match/setup/game-switch.tsx';

/** The address of a game's rule book. */
const bookAt = (game: GameId): string => `#/rules/${gameEntry(game).prefix}`;

/** The rule books as a page; each rule has its own address, its first letters say in which book it stands. */
export function RulesPage({ ruleId }: { readonly ruleId: string | null }) {
  const game = (ruleId === null ? null : gameOfRule(ruleId)) ?? gameEntry(lastGame() ?? GAMES[0]!.id);
  const guide = menuEntry(game.id).pages?.find((page) => page.guide);
  return (
    <div class="page page-reader">
      <header class="page-head">
        <div>
          <h1>{words.title}</h1>
          <p class="second">{words.lead(game.title)}</p>
        </div>
        <div class="row push">
          {guide && (
            <Button icon={guide.icon ?? ruleBookIcon} href={`#/${guide.name}`}>
              {guide.title}
            </Button>
          )}
          <GameSwitch label={words.books} chosen={game.id} hrefOf={bookAt} />
        </div>
      </header>
      <RuleBookPanel
        key={game.id}
        wide
        game={game.id}
        ruleId={ruleId === game.prefix ? null : ruleId}
        onRule={(rule) => navigate({ page: 'rules', rule })}
      />
    </div>
  );
}
