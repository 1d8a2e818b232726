import { loadCopies } from './load-copies.mjs';
import { serveBuild } from './one-build.mjs';

// Node loads this before a server.
await serveBuild();
loadCopies();
