// A thread of its own that bakes hulls, so that the one the person sees never waits for them.
import { serveKiln } from '../kiln.ts';
import { bakeHull } from './bake.ts';

serveKiln(bakeHull);
