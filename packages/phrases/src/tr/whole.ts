import { loadAll } from '../load-all.ts';
import { consent } from './consent.ts';
import { tr as common, type Phrases, screens } from './index.ts';
import type { ScreenPhrases } from './screens.ts';

/** The shape that both languages have. */
export type WholePhrases = Phrases & ScreenPhrases & { readonly consent: typeof consent };

/** Every Turkish phrase of the public site, those of single screens too; for the server and the stories. */
export const tr: WholePhrases = { ...common, ...(await loadAll(screens)), consent };
