/** Icons of components. Source: game-icons.net (CC BY 3.0). */
import ablativeArmor from 'icon:metal-scales';
import cannon from 'icon:tesla-turret';
import empBlaster from 'icon:lightning-dome';
import engine from 'icon:rocket-thruster';
import gigaCannon from 'icon:lucifer-cannon';
import hangar from 'icon:carrier';
import inhibitor from 'icon:anchor';
import missileCluster from 'icon:missile-swarm';
import precisionSensor from 'icon:radar-sweep';
import railgun from 'icon:laser-precision';
import reinforcedRam from 'icon:battle-gear';
import shield from 'icon:bordered-shield';
import torpedo from 'icon:torpedo';
import tractorBeam from 'icon:magnet-blast';
import warpDrive from 'icon:magic-portal';
import armoredPlating from 'icon:layered-armor';
import barracks from 'icon:barracks';
import boardingPods from 'icon:apollo-capsule';
import deflector from 'icon:bubble-field';
import mineLauncher from 'icon:minefield';
import plasmaCannon from 'icon:plasma-bolt';
import repairBay from 'icon:auto-repair';
import salvageArm from 'icon:mechanical-arm';
import stealthGenerator from 'icon:invisible';
import tsunamiCannon from 'icon:big-wave';

/** Keyed by component kind (OG-27.2). */
export const COMPONENT_ICONS: { readonly [kind: string]: { readonly body: string } | undefined } = {
  ablativeArmor,
  cannon,
  empBlaster,
  engine,
  gigaCannon,
  hangar,
  inhibitor,
  missileCluster,
  precisionSensor,
  railgun,
  reinforcedRam,
  shield,
  torpedo,
  tractorBeam,
  warpDrive,
  armoredPlating,
  barracks,
  boardingPods,
  deflector,
  mineLauncher,
  plasmaCannon,
  repairBay,
  salvageArm,
  stealthGenerator,
  tsunamiCannon,
};
