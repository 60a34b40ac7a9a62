import { verdictHash } from '../../physics/verdict-hash.ts';

Object.assign(window, { verdict: verdictHash() });
