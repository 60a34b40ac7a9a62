/** `seedrandom` ships no types for its single-generator entry, which is a third of the size of the whole. */
declare module 'seedrandom/lib/alea' {
  interface AleaState {
    s0: number;
    s1: number;
    s2: number;
    c: number;
  }
  interface Alea {
    (): number;
    state(): AleaState;
  }
  export default function alea(seed: string, options?: { state?: boolean | AleaState }): Alea;
}
