import beltAmbush from './belt-ambush.json';
import relics from './black-hole-relics.json';
import boarders from './boarders.json';
import breakthrough from './breakthrough.json';
import orionGate from './capture-the-gate.json';
import dawnPatrol from './dawn-patrol.json';
import type { ShippedDocument } from './document.ts';
import duel from './duel.json';
import beacons from './five-beacons.json';
import fleetBattle from './fleet-battle.json';
import fourCaptains from './four-captains.json';
import gateRun from './gate-run.json';
import straits from './naval-straits.json';
import back from './puzzle-back.json';
import certain from './puzzle-certain.json';
import cloud from './puzzle-cloud.json';
import gun from './puzzle-gun.json';
import hangar from './puzzle-hangar.json';
import leash from './puzzle-leash.json';
import marker from './puzzle-marker.json';
import mine from './puzzle-mine.json';
import pull from './puzzle-pull.json';
import relic from './puzzle-relic.json';
import screen from './puzzle-screen.json';
import shadow from './puzzle-shadow.json';
import interference from './puzzle-static.json';
import siege from './station-siege.json';

/** In the order in which they are shown: battles from easy to hard, then puzzles. */
export const SHIPPED: readonly ShippedDocument[] = [
  { id: 'duel', document: duel },
  { id: 'dawn-patrol', document: dawnPatrol },
  { id: 'five-beacons', document: beacons },
  { id: 'belt-ambush', document: beltAmbush },
  { id: 'gate-run', document: gateRun },
  { id: 'black-hole-relics', document: relics },
  { id: 'breakthrough', document: breakthrough },
  { id: 'capture-the-gate', document: orionGate },
  { id: 'naval-straits', document: straits },
  { id: 'four-captains', document: fourCaptains },
  { id: 'station-siege', document: siege },
  { id: 'boarders', document: boarders },
  { id: 'fleet-battle', document: fleetBattle },
  { id: 'puzzle-certain', document: certain },
  { id: 'puzzle-gun', document: gun },
  { id: 'puzzle-back', document: back },
  { id: 'puzzle-cloud', document: cloud },
  { id: 'puzzle-hangar', document: hangar },
  { id: 'puzzle-pull', document: pull },
  { id: 'puzzle-static', document: interference },
  { id: 'puzzle-relic', document: relic },
  { id: 'puzzle-mine', document: mine },
  { id: 'puzzle-screen', document: screen },
  { id: 'puzzle-shadow', document: shadow },
  { id: 'puzzle-marker', document: marker },
  { id: 'puzzle-leash', document: leash },
];
