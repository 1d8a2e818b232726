import type { PageTemplate } from '../../page-text.ts';
import { dataCategories } from './data-categories.ts';
import { deadlines } from './deadlines.ts';

/** Page with the privacy notice of the forms, the table of data categories, and the time limits. */
export const kvkk: PageTemplate = {
  // Forms show the notice under its full name; the page has the short title used by links.
  title: 'KVKK aydınlatma metni',
  description:
    'KVKK aydınlatma metni: on veri kategorisi, işleme amaçları, hukuki sebepler, alıcılar, saklama süreleri ve başvuru yolu.',
  version: '2026-11-29',
  date: '2026-11-29',
  notice: 'general',
  introduction: [
    'Bu sayfa iki bölümden oluşur: teklif formlarında gösterilen aydınlatma metni ile onu ayrıntılandıran tablolar. Tablolarda geçen harfler, Kanun’un 5. maddesinin 2. fıkrasındaki bentlerdir.',
  ],
  sections: [dataCategories, deadlines],
};
