import type { PageTexts } from '../../page-text.ts';
import { about } from './about.ts';
import { borusan } from './borusan.ts';
import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { howWeEarn } from './how-we-earn.ts';
import { kvkk } from './kvkk.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** Pages of running text in English. They are long, so they are not part of the phrases that every page loads. */
export const pageTexts: PageTexts = {
  about,
  borusan,
  careers,
  contact,
  cookiePolicy,
  howWeEarn,
  kvkk,
  privacy,
  terms,
};
