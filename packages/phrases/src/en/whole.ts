import { loadAll } from '../load-all.ts';
import type { WholePhrases } from '../tr/whole.ts';
import { consent } from './consent.ts';
import { en as common, screens } from './index.ts';

/** All English phrases of the public site, including those of single screens. For the server and the stories. */
export const en: WholePhrases = { ...common, ...(await loadAll(screens)), consent };
