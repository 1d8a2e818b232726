import { isMainThread } from 'node:worker_threads';
import { loadCopies } from './load-copies.mjs';
import { serveBuild } from './one-build.mjs';

// Node loads this before a server, and once more in each of its threads.
if (isMainThread) await serveBuild();
loadCopies();
