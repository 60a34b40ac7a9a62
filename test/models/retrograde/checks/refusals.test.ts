import { describe, expect, it } from 'vitest';
import { refusal } from '../refusals/refusal.ts';
import { assetOf, findShip, type Command, type Game, type Seat } from '../state.ts';
import { addAsset, addDebris, addProject, addShip, addToHand, after, inPhase, install, table } from './position.ts';

/** An attempt of chapter 19 and its answer. */
type Row = readonly [attempt: string, game: Game, command: Command, rule: string, reason: string, seat?: Seat];

/** One position for many attempts: seat 1 with Earth, a moon in ruins and a station; seat 2 with Mars and a project. */
function desk() {
  const game = table('earth', 'mars');
  const moon = addAsset(game, 1, 'moon-1212', { destroyed: true });
  const station = addAsset(game, 1, 'research-station-1232');
  const theirMoon = addAsset(game, 2, 'moon-1212', { destroyed: true });
  return { game, moon, station, theirMoon };
}

const burn = (spacecraft: string, asset: string, orbital: number): Command => ({
  type: 'burn',
  spacecraft,
  asset,
  orbital,
});
const attack = (spacecraft: string, target: string, spend: number): Command => ({
  type: 'attack',
  spacecraft,
  target,
  spend,
});
const at = (game: Game, phase: Game['phase']) => inPhase(game, phase);
const bombard = (spacecraft: string, target: string): Command => ({ type: 'bombard', spacecraft, target });

function frames(): Row[] {
  const { game, station } = desk();
  const lav = addShip(game, 1, 'lav', ['1:earth', 1]);
  const enemy = addShip(game, 2, 'lav', ['1:earth', 3]);
  const theirs = { ...structuredClone(game), activeSeat: 2 as const };
  const project = addProject(game, 1, 'light-corvette', station, 2);
  const over = at(game, 'over');
  const burns = 'Burns belong to the maneuvers phase; this is the research phase.';
  const studies = 'Research belongs to the research phase; this is the maneuvers phase.';
  const builds = 'Completion belongs to the construction phase; this is the maneuvers phase.';
  const sweeps = 'Sweeping belongs to the upkeep phase; this is the maneuvers phase.';
  const offered = structuredClone(game);
  offered.players[1].offer = 'open';
  return [
    ['X1', theirs, burn(lav, '1:earth', 2), 'RG-4.2', "It is seat 2's turn.", 1],
    ['X2', at(game, 'research'), burn(lav, '1:earth', 2), 'RG-4.1', burns],
    ['X3', game, { type: 'research', asset: station }, 'RG-4.1', studies],
    ['X4', game, burn(enemy, '1:earth', 2), 'RG-6.1', 'This spacecraft belongs to the other player.'],
    ['X59', game, { type: 'complete', project }, 'RG-4.1', builds],
    ['X81', game, { type: 'sweep', asset: '1:earth', debris: [] }, 'RG-4.1', sweeps],
    ['X63', game, { type: 'acceptDraw' }, 'RG-18.3', 'No draw has been offered.'],
    ['X64', offered, { type: 'offerDraw' }, 'RG-18.3', 'You have offered a draw this turn.'],
    ['X65', over, burn(lav, '1:earth', 2), 'RG-18.6', 'The game is over.'],
    ['X65', over, { type: 'resign' }, 'RG-18.6', 'The game is over.'],
  ];
}

function burnRows(): Row[] {
  const { game } = desk();
  const low = addShip(game, 1, 'lav', ['1:earth', 1]);
  const second = addShip(game, 1, 'lav', ['1:earth', 2], { left: 2 });
  const high = addShip(game, 1, 'lav', ['1:earth', 4]);
  const fresh = addShip(game, 1, 'heavy-frigate', ['1:earth', 1], { barred: true });
  const project = addProject(game, 2, 'supergiant', null);
  const jovian = table('jupiter', 'mars');
  const corvette = addShip(jovian, 1, 'light-corvette', ['1:jupiter', 2], { visited: [2, 3] });
  const errata = table('earth', 'mars', { errata: true });
  const bomber = addShip(errata, 1, 'light-bomber', ['1:earth', 1], { left: 0 });
  const starts = 'Transfers start in the outermost orbital (4); this spacecraft is in orbital 2.';
  const back = 'A burn of cost 0 may not return to an orbital visited this turn.';
  const barred = 'Heavy Frigate came by refit this turn and cannot maneuver.';
  const scuttling = 'Scuttling costs 1 delta-vee; Light Bomber has 0.';
  return [
    ['X5', game, burn(low, '1:earth', 3), 'RG-7.1', 'Orbital 3 is not next to orbital 1.'],
    ['X6', game, burn(low, '1:earth', 0), 'RG-7.1', 'There is no orbital below orbital 1.'],
    ['X7', game, burn(second, '1:earth', 1), 'RG-6.3', 'This burn costs 3 delta-vee; L.A.V. has 2.'],
    ['X8', game, burn(second, '2:mars', 3), 'RG-7.3', starts],
    ['X10', game, burn(high, project, 5), 'RG-7.4', 'This asset is still under construction.'],
    ['X11', jovian, burn(corvette, '1:jupiter', 3), 'RG-7.7', back],
    ['X12', game, burn(fresh, '1:earth', 2), 'RG-10.5', barred],
    ['X12', game, { type: 'scuttle', spacecraft: fresh }, 'RG-10.5', barred],
    ['X13', errata, { type: 'scuttle', spacecraft: bomber }, 'RG-8.2', scuttling],
  ];
}

function transferRow(): Row {
  const game = table('mars', 'earth');
  const lav = addShip(game, 1, 'lav', ['1:mars', 3]);
  const reason = 'Transfers end in the outermost orbital of Earth (4).';
  return ['X9', game, burn(lav, '2:earth', 1), 'RG-7.3', reason];
}

function attackRows(): Row[] {
  const { game } = desk();
  const destroyer = addShip(game, 1, 'destroyer', ['1:earth', 2]);
  const craft = addShip(game, 1, 'fast-attack-craft', ['1:earth', 2], { attacks: 1 });
  const bomber = addShip(game, 1, 'light-bomber', ['1:earth', 2]);
  const near = addShip(game, 2, 'destroyer', ['1:earth', 2]);
  const far = addShip(game, 2, 'lav', ['2:mars', 2]);
  const wreck = addDebris(game, 2, ['1:earth', 2]);
  return [
    ['X14', game, attack(destroyer, far, 1), 'RG-9.2', 'The target orbits Mars; the attacker orbits Earth.'],
    ['X15', game, attack(destroyer, bomber, 1), 'RG-9.2', 'Only enemy spacecraft can be attacked.'],
    ['X16', game, attack(destroyer, wreck, 1), 'RG-9.2', 'Debris cannot be attacked.'],
    ['X17', game, attack(destroyer, near, 0), 'RG-9.3', 'Spend at least 1 delta-vee.'],
    ['X18', game, attack(destroyer, near, 4), 'RG-9.3', 'Destroyer has 3 delta-vee.'],
    ['X19', game, attack(bomber, near, 4), 'RG-4.6', '0 dice: accuracy 0 and no height above the target.'],
    ['X20', game, attack(destroyer, near, 3), 'RG-4.6', 'Hit number 0: no die can hit. Spend at least 5.'],
    ['X21', game, attack(craft, near, 5), 'RG-17.4', 'Fast Attack Craft has made its 1 attack this turn.'],
  ];
}

function refitRows(): Row[] {
  const { game, moon } = desk();
  const hand = (face: string) => addToHand(game, 1, face);
  const refit = (spacecraft: string, card: string): Command => ({ type: 'refit', spacecraft, card });
  const corvette = (where: readonly [string, number], given = {}) => addShip(game, 1, 'heavy-corvette', where, given);
  const light = hand('light-corvette');
  const moved = addShip(game, 1, 'light-corvette', ['1:earth', 1], { maneuvered: true });
  const crowded = table('mars', 'earth');
  const vehicle = addShip(crowded, 1, 'heavy-assault-vehicle', ['1:mars', 1]);
  addShip(crowded, 1, 'missile-frigate', ['1:mars', 1]);
  const elite = addToHand(crowded, 1, 'elite-fighter');
  const high = 'Refit needs orbital 1; this spacecraft is in orbital 2.';
  const classes = 'Elite Fighter is a Fighter; Heavy Corvette is a Corvette.';
  const costs = 'Light Bomber costs 3; Heavy Corvette costs 2.';
  const home = corvette(['1:earth', 1]);
  return [
    ['X22', game, refit(corvette(['1:earth', 2]), light), 'RG-10.1', high],
    ['X23', game, refit(corvette(['2:mars', 1]), light), 'RG-10.1', 'Mars is not yours.'],
    ['X24', game, refit(corvette([moon, 1]), light), 'RG-10.1', 'Moon 1212 is destroyed.'],
    ['X25', game, refit(home, hand('elite-fighter')), 'RG-10.2', classes],
    ['X26', game, refit(home, hand('light-bomber')), 'RG-10.2', costs],
    ['X27', game, refit(moved, hand('heavy-corvette')), 'RG-10.4', 'Light Corvette has maneuvered this turn.'],
    ['X28', crowded, refit(vehicle, elite), 'RG-10.6', 'Population would be 5 of 4.'],
    ['X80', game, refit(home, '1:light-corvette.9'), 'RG-4.5', 'This card is not in your hand.'],
  ];
}

function bombardRows(): Row[] {
  const { game, theirMoon } = desk();
  const ship = (face: string, where: readonly [string, number], left?: number) =>
    addShip(game, 1, face, where, left === undefined ? {} : { left });
  const moon = addAsset(game, 2, 'moon-1212');
  const guarded = table('mars', 'earth');
  const battleship = addShip(guarded, 1, 'battleship', ['2:earth', 1]);
  for (const orbital of [1, 4]) addShip(guarded, 2, 'lav', ['2:earth', orbital]);
  const full = 'Bombardment takes the full 3 delta-vee; Destroyer has 2.';
  const defended = 'Bombardment power 2 - 0 - 2 defenders = 0.';
  const elsewhere = 'This spacecraft orbits Moon 1212, not Mars.';
  const atMars = ship('destroyer', ['2:mars', 1]);
  return [
    ['X29', game, bombard(ship('destroyer', ['2:mars', 1], 2), '2:mars'), 'RG-11.2', full],
    ['X30', game, bombard(ship('destroyer', ['1:earth', 1]), '1:earth'), 'RG-11.1', 'Earth is yours.'],
    ['X31', game, bombard(ship('destroyer', [theirMoon, 1]), theirMoon), 'RG-11.1', 'Moon 1212 is already destroyed.'],
    ['X32', game, bombard(atMars, 'upgrade'), 'RG-11.1', 'Mars has no upgrade.'],
    ['X33', game, bombard(ship('lav', ['2:mars', 1]), '2:mars'), 'RG-4.6', 'L.A.V. has bombardment power 0.'],
    ['X34', game, bombard(ship('destroyer', ['2:mars', 3]), '2:mars'), 'RG-4.6', 'Bombardment power 2 - 2 = 0.'],
    ['X35', guarded, bombard(battleship, '2:earth'), 'RG-4.6', defended],
    ['X77', game, bombard(ship('destroyer', [moon, 1]), '2:mars'), 'RG-11.1', elsewhere],
  ];
}

function defenseRows(): Row[] {
  const defended = (errata: boolean) => {
    const game = table('mars', 'earth', { errata });
    install(game, '1:mars', 'missile-defense-system');
    const lav = addShip(game, 2, 'lav', ['1:mars', 1], { left: 0 });
    return { game, lav, fired: structuredClone(game) };
  };
  const [seed, later] = [defended(false), defended(true)];
  for (const { fired, lav } of [seed, later]) assetOf(fired, '1:mars').upgrade!.attacked = [lav];
  const far = addShip(seed.game, 2, 'lav', ['2:earth', 1]);
  const spry = addShip(seed.game, 2, 'lav', ['1:mars', 1], { left: 5 });
  const { game: bare } = desk();
  const guest = addShip(bare, 2, 'lav', ['1:earth', 1]);
  const defend = (asset: string, target: string): Command => ({ type: 'missileDefense', asset, target });
  const none = 'Earth has no Missile Defense System.';
  return [
    ['X36', seed.fired, defend('1:mars', seed.lav), 'RG-17.13', 'This system has attacked L.A.V. this turn.'],
    ['X37', later.fired, defend('1:mars', later.lav), 'RG-17.13', 'This system has attacked this turn.'],
    ['X38', seed.game, defend('1:mars', far), 'RG-17.13', 'The target does not orbit Mars.'],
    ['X39', bare, defend('1:earth', guest), 'RG-17.13', none],
    ['X78', seed.game, defend('1:mars', spry), 'RG-4.6', 'Hit number 1: the die cannot hit.'],
  ];
}

function workRows(): Row[] {
  const { game, moon, station } = desk();
  const tired = structuredClone(game);
  assetOf(tired, '1:earth').tapped = true;
  const study = (asset: string, draw = 1): Command => ({ type: 'research', asset, draw });
  const repair = (asset: string): Command => ({ type: 'repair', asset, target: 'asset' });
  const mars = at(table('mars', 'earth'), 'repair');
  const stocked = at(game, 'research');
  stocked.players[1].deck.push('1:lav.1');
  const two = 'Only an asset with University draws 2.';
  return [
    ['X40', at(tired, 'research'), study('1:earth'), 'RG-13.1', 'Earth is tapped.'],
    ['X41', stocked, study(moon), 'RG-12.1', 'Moon 1212 is destroyed.'],
    ['X42', at(game, 'research'), study(station), 'RG-4.6', 'Your deck is empty.'],
    ['X43', stocked, study('1:earth', 2), 'RG-17.11', two],
    ['X44', mars, repair('1:mars'), 'RG-4.6', 'Mars has no damage.'],
    ['X45', at(tired, 'repair'), repair('1:earth'), 'RG-13.3', 'Earth is tapped.'],
  ];
}

function startRows(): Row[] {
  const { game, moon } = desk();
  game.phase = 'construction';
  const card = (face: string) => addToHand(game, 1, face);
  const start = (id: string, asset: string): Command => ({ type: 'startProject', card: id, asset });
  const cannot = 'Earth cannot build Capital (Cruiser) spacecraft.';
  const battleship = card('battleship');
  const free = structuredClone(game);
  addProject(game, 1, 'lav', '1:earth');
  addProject(game, 1, 'university', '1:earth');
  const [ship, upgrade] = [card('destroyer'), card('debris-screen')];
  const twoShips = 'Earth already carries a spacecraft project.';
  const twoUpgrades = 'Earth already carries an upgrade project.';
  return [
    ['X46', free, start(battleship, '1:earth'), 'RG-14.3', cannot],
    ['X47', game, start(ship, '1:earth'), 'RG-14.3', twoShips],
    ['X48', game, start(upgrade, '1:earth'), 'RG-14.4', twoUpgrades],
    ['X49', game, start(ship, moon), 'RG-14.3', 'Moon 1212 is destroyed.'],
    ['X49', game, start(upgrade, moon), 'RG-14.4', 'Moon 1212 is destroyed.'],
    ['X49', game, start(ship, '2:mars'), 'RG-14.3', 'Mars is not yours.'],
    ['X49', game, start(upgrade, '2:mars'), 'RG-14.4', 'Mars is not yours.'],
    ['X80', game, start('1:lav.9', '1:earth'), 'RG-4.5', 'This card is not in your hand.'],
  ];
}

function contributeRows(): Row[] {
  const { game, station } = desk();
  game.phase = 'construction';
  const give = (asset: string, project: string, debris?: string): Command => ({
    type: 'contribute',
    asset,
    project,
    ...(debris ? { debris } : {}),
  });
  const factory = addAsset(game, 1, 'manufactory-a');
  const moon = addProject(game, 1, 'moon-1212', null);
  const lav = addProject(game, 1, 'lav', '1:earth');
  const battleship = addProject(game, 1, 'battleship', factory);
  const debris = addDebris(game, 2, ['1:earth', 1]);
  const tired = structuredClone(game);
  assetOf(tired, '1:earth').tapped = true;
  const watched = structuredClone(game);
  addShip(watched, 2, 'lav', ['1:earth', 4]);
  const lost = 'Manufactory A has lost its Capital (Cruiser) facility.';
  return [
    ['X50', game, give(station, moon), 'RG-4.6', 'Research Station 1232 has construction power 0.'],
    ['X51', tired, give('1:earth', lav), 'RG-14.1', 'Earth is tapped.'],
    ['X52', game, give(factory, lav), 'RG-14.6', 'This project can only be built by Earth.'],
    ['X53', game, give(factory, battleship), 'RG-14.6', lost],
    ['X54', watched, give('1:earth', moon), 'RG-14.7', '1 enemy spacecraft orbits Earth.'],
    ['X55', game, give('1:earth', lav, debris), 'RG-17.10', 'Earth has no Debris Reclamation.'],
  ];
}

function completeRows(): Row[] {
  const { game, station } = desk();
  game.phase = 'construction';
  addAsset(game, 1, 'asteroid-colony-4443');
  const complete = (project: string, orbital = 1): Command => ({ type: 'complete', project, orbital });
  const bomber = addProject(game, 1, 'light-bomber', station, 2);
  const craft = addProject(game, 1, 'lav', '1:earth', 1);
  const moon = addProject(game, 1, 'moon-1212', null, 3);
  const boosted = structuredClone(game);
  install(boosted, '1:earth', 'booster-rockets');
  const crowded = structuredClone(game);
  for (const face of ['elite-fighter', 'light-corvette']) addShip(crowded, 1, face, ['1:earth', 2]);
  const frigate = addProject(crowded, 1, 'missile-frigate', '1:earth', 5);
  const lav = addShip(game, 1, 'lav', ['1:earth', 2]);
  const giving = 'Only a Colony Ship can be given up for points.';
  const strike = at(table('earth', 'mars', { problematicCards: true }), 'construction');
  const missile = addShip(strike, 1, 'interplanetary-missile', ['2:mars', 1], { enteredTurn: strike.turn });
  const target = addShip(strike, 2, 'lav', ['2:mars', 1]);
  const struck = after(strike, [bombard(missile, '2:mars')]);
  const wrongPhase = 'Attacks belong to the maneuvers phase; this is the construction phase.';
  return [
    ['X56', game, complete(bomber), 'RG-14.10', 'Light Bomber has 2 of 3 points.'],
    ['X57', crowded, complete(frigate), 'RG-14.12', 'Population would be 8 of 6.'],
    ['X58', game, complete(craft, 2), 'RG-14.11', 'New spacecraft enter orbital 1.'],
    ['X60', game, { type: 'scrapProject', project: craft }, 'RG-14.18', 'Projects cannot be scrapped in this game.'],
    ['X73', boosted, complete(craft, 5), 'RG-17.14', 'Earth has 4 orbitals.'],
    ['X74', struck, bombard(missile, '2:mars'), 'RG-17.5', 'Interplanetary Missile has made its 1 bombardment.'],
    ['X75', strike, attack(missile, target, 9), 'RG-4.1', wrongPhase],
    ['X76', game, { type: 'sacrifice', spacecraft: lav, project: craft }, 'RG-17.8', giving],
    ['X79', game, complete(moon), 'RG-14.13', 'Upgrades and assets complete by themselves.'],
  ];
}

function sweepRows(): Row[] {
  const { game } = desk();
  const debris = [1, 1, 2].map((orbital) => addDebris(game, 1, ['1:earth', orbital]));
  install(game, '1:earth', 'debris-sweeper');
  const waiting: Game = { ...game, phase: 'upkeep', starting: ['1:earth'] };
  const sweep: Command = { type: 'sweep', asset: '1:earth', debris: debris.slice(0, 1) };
  return [
    ['X61', waiting, sweep, 'RG-17.9', 'Choose exactly 2 debris.'],
    ['X62', waiting, { type: 'endPhase' }, 'RG-17.9', 'First choose 2 debris around Earth.'],
  ];
}

const ROWS: readonly Row[] = [
  ...frames(),
  ...burnRows(),
  transferRow(),
  ...attackRows(),
  ...refitRows(),
  ...bombardRows(),
  ...defenseRows(),
  ...workRows(),
  ...startRows(),
  ...contributeRows(),
  ...completeRows(),
  ...sweepRows(),
];

describe('illegal attempts of chapter 19 in the model', () => {
  for (const [attempt, game, command, rule, reason, seat] of ROWS) {
    it(`${attempt}: ${reason}`, () => {
      const before = structuredClone(game);
      expect(refusal(game, command, seat)).toEqual({ rules: [rule], reasons: [reason], worded: true });
      expect(game).toEqual(before);
    });
  }

  it('are all there, those of decks and options apart', () => {
    const decks = [66, 67, 68, 69, 70, 71, 72];
    const numbers = Array.from({ length: 81 }, (_, index) => index + 1).filter((number) => !decks.includes(number));
    const made = new Set(ROWS.map(([attempt]) => attempt));
    expect(numbers.filter((number) => !made.has(`X${number}`))).toEqual([]);
  });
});

describe('the order of tests in the model', () => {
  it('names the first group that fails, then the lowest rule', () => {
    const { game, theirMoon } = desk();
    const barred = addShip(game, 1, 'fast-attack-craft', ['1:earth', 2], { barred: true, attacks: 1, left: 0 });
    const enemy = addShip(game, 2, 'lav', ['1:earth', 2]);
    // Barred (RG-10.5) and its limit used up (RG-17.4) come before what is wrong with the target or the spend.
    expect(refusal(game, attack(barred, barred, 0))!.rules).toEqual(['RG-10.5']);
    findShip(game, barred)!.barred = false;
    expect(refusal(game, attack(barred, barred, 0))!.rules).toEqual(['RG-17.4']);
    findShip(game, barred)!.attacks = 0;
    expect(refusal(game, attack(barred, enemy, 1))!.rules).toEqual(['RG-9.3']);
    // A wrong phase comes before whose spacecraft it is.
    expect(refusal(at(game, 'repair'), burn(enemy, '1:earth', 1))!.rules).toEqual(['RG-4.1']);
    // Payment comes before the missing power.
    const destroyer = addShip(game, 1, 'destroyer', ['2:mars', 3], { left: 1 });
    expect(refusal(game, bombard(destroyer, '2:mars'))!.rules).toEqual(['RG-11.2']);
    // Two tests of one rule: both sentences are given.
    expect(refusal(game, bombard(destroyer, theirMoon))!.reasons).toEqual([
      'This spacecraft orbits Mars, not Moon 1212.',
      'Moon 1212 is already destroyed.',
    ]);
  });
});
