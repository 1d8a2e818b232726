import { loadAll } from '../load-all.ts';
import { consent } from './consent.ts';
import { tr as common, type Phrases, screens } from './index.ts';
import type { ScreenPhrases } from './screens.ts';

/** Shape of these phrases in both languages. */
export type WholePhrases = Phrases & ScreenPhrases & { readonly consent: typeof consent };

/** All Turkish phrases of the public site, including those of single screens. For the server and the stories. */
export const tr: WholePhrases = { ...common, ...(await loadAll(screens)), consent };
