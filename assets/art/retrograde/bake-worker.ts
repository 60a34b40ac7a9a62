// A thread of its own that bakes limbs, so that the one the person sees never waits for them.
import { serveKiln } from '../kiln.ts';
import { bakeLimb } from './bake.ts';

serveKiln(bakeLimb);
