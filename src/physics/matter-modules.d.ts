/**
 * The modules of matter-js that a sight world needs, imported one by one: a third of the bytes of the package entry.
 */
declare module 'matter-js/src/body/Body.js' {
  import type { Body } from 'matter-js';
  const module: typeof Body;
  export default module;
}

declare module 'matter-js/src/collision/Collision.js' {
  import type { Collision } from 'matter-js';
  const module: typeof Collision;
  export default module;
}

declare module 'matter-js/src/geometry/Bounds.js' {
  import type { Bounds } from 'matter-js';
  const module: typeof Bounds;
  export default module;
}
