import type { CampaignSort } from '../campaign/campaign-order.ts';
import type { CampaignFilters } from '../filter/campaign-filter.ts';
import { narrowingWords } from './common-words.ts';

/** List of all campaigns that a query asks for, without naming a thing: its order, and how soon they end. */
export interface AskedList {
  /** Undefined for campaigns of any kind: "kampanyalar neler". */
  readonly sort?: CampaignSort;
  readonly ending?: CampaignFilters['ending'];
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const newest = setOf('yeni son latest new newest recent eklenen eklenenler added');
const general = setOf(
  'en guncel iyi guzel tum butun hepsi bugun bugunun bugunku gunun haftanin ayin bu hafta ay var neler ' +
    'nelerdir ne hangi hangileri aktif gecerli super harika ' +
    'all best top current today todays this week weeks hot active the',
);
/** Nouns that mean campaigns beside words such as "yeni" and "biten". */
const nouns = setOf(
  'indirim indirimi indirimler indirimleri indirimli discount discounts deal deals sale sales',
);

const ends = setOf('biten bitenler bitiyor bitecek bitmek sona eren erecek ending ends end expiring expires');
const aboutToEnd = setOf('uzere olan yakinda gun icinde yarin soon tomorrow in days');
const lastTime = setOf('gun gunu gunler gunleri sans firsat saat saatler chance day days call minute hours');
const withinADay = setOf(
  'bugun bugunku sans saat saatler gun gunu yarin today tonight tomorrow chance day call hours',
);
const most = setOf('en cok yuksek buyuk fazla most biggest highest largest');
const wanted = setOf(
  'populer trend tercih edilen edilenler begenilen ilgi goren gorenler talep istenen popular trending',
);

/**
 * Returns the list that the folded words of a query ask for: "yeni kampanyalar", "bugün bitenler", "en çok indirim".
 * Undefined when they may mean a thing.
 */
export function askedList(words: readonly string[]): AskedList | undefined {
  const narrowing = narrowingWords(words);
  const hasNoun = narrowing.length < words.length;
  const said = (some: ReadonlySet<string>) => narrowing.some((word) => some.has(word));
  const isOnly = (...sets: readonly ReadonlySet<string>[]) =>
    narrowing.every((word) => sets.some((some) => some.has(word)));

  const isLast = (words[0] === 'son' || words[0] === 'last') && lastTime.has(words[1] ?? '');
  if ((said(ends) || isLast) && isOnly(ends, aboutToEnd, lastTime, general, nouns, setOf('son last'))) {
    return { sort: 'ending-soon', ending: [said(withinADay) ? 'last-day' : 'last-week'] };
  }
  if (said(most) && said(nouns) && isOnly(most, nouns, general)) return { sort: 'discount' };
  if (said(wanted) && (said(most) || hasNoun) && isOnly(wanted, most, general))
    return { sort: 'most-wanted' };
  if (said(newest) && (hasNoun || said(nouns)) && isOnly(newest, nouns, general)) return { sort: 'newest' };
  // Without a noun such as "kampanyalar", the words may mean a thing.
  return hasNoun && isOnly(general) ? {} : undefined;
}
