import type { Mesh, V3 } from './kit.ts';

/** From where a model is seen. Angles in radians. */
export interface Pose {
  /** Turn of the bow: 0 = to the right, below 0 = towards the eye. */
  readonly yaw: number;
  /** How far from above. */
  readonly pitch: number;
  readonly roll: number;
  /** Distance of the eye in half lengths: near ones look big. */
  readonly far: number;
}

/** A model as the eye has it: places and normals (right, up, away), and places on the screen with nearness. */
export interface View {
  readonly spots: Float32Array;
  readonly normals: Float32Array;
  readonly screen: Float32Array;
  /** Pixels a half length is long at the keel. */
  readonly scale: number;
  readonly middle: readonly [number, number];
  readonly far: number;
  /** A place of the model on the screen. */
  at(spot: V3): { readonly x: number; readonly y: number; readonly near: number };
}

/** A box of the screen that the model fills. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const turnOf = ({ yaw, pitch, roll }: Pose): ((x: number, y: number, z: number) => V3) => {
  const [cy, sy, cp, sp, cr, sr] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(roll),
    Math.sin(roll),
  ];
  return (x, y, z) => {
    const right = x * cy - y * sy;
    const deep = x * sy + y * cy;
    const up = z * cp + deep * sp;
    return [right * cr - up * sr, right * sr + up * cr, deep * cp - z * sp];
  };
};

/** Looks at a model so that it fills a frame, whatever its size. */
export const viewOf = (mesh: Mesh, pose: Pose, frame: Frame): View => {
  const turn = turnOf(pose);
  const count = mesh.corners.length / 3;
  const spots = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < count; at += 1) {
    const spot = turn(mesh.corners[at * 3]!, mesh.corners[at * 3 + 1]!, mesh.corners[at * 3 + 2]!);
    spots.set(spot, at * 3);
    normals.set(turn(mesh.normals[at * 3]!, mesh.normals[at * 3 + 1]!, mesh.normals[at * 3 + 2]!), at * 3);
    const near = pose.far / (pose.far + spot[2]);
    left = Math.min(left, spot[0] * near);
    right = Math.max(right, spot[0] * near);
    low = Math.min(low, spot[1] * near);
    high = Math.max(high, spot[1] * near);
  }
  const scale = Math.min(frame.wide / (right - left), frame.high / (high - low));
  const middle = [
    frame.x + frame.wide / 2 - ((left + right) / 2) * scale,
    frame.y + frame.high / 2 + ((low + high) / 2) * scale,
  ] as const;
  const project = (x: number, y: number, z: number): { x: number; y: number; near: number } => {
    const near = pose.far / (pose.far + z);
    return { x: middle[0] + x * near * scale, y: middle[1] - y * near * scale, near: 1 / (pose.far + z) };
  };
  const screen = new Float32Array(count * 3);
  for (let at = 0; at < count; at += 1) {
    const { x, y, near } = project(spots[at * 3]!, spots[at * 3 + 1]!, spots[at * 3 + 2]!);
    screen[at * 3] = x;
    screen[at * 3 + 1] = y;
    screen[at * 3 + 2] = near;
  }
  return { spots, normals, screen, scale, middle, far: pose.far, at: (spot) => project(...turn(...spot)) };
};
