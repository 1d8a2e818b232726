import { loadAll } from '../load-all.ts';
import type { WholePhrases } from '../tr/whole.ts';
import { consent } from './consent.ts';
import { en as common, screens } from './index.ts';

/** Every English phrase of the public site, those of single screens too; for the server and the stories. */
export const en: WholePhrases = { ...common, ...(await loadAll(screens)), consent };
