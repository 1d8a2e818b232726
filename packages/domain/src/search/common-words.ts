import { foldTurkish } from '../text/turkish.ts';
import { rootsOf } from './turkish-roots.ts';

// Apart from the reading of queries, because pages load that, but not the roots of words.

/**
 * Spellings of the generic words. Typing errors in them are corrected without the catalogue, because titles need not
 * contain them.
 */
export const genericNouns: readonly string[] = ['kampanya', 'fırsat', 'teklif', 'campaign', 'offer'];

// They apply to every campaign, so they narrow nothing.
const genericRoots = rootsOfAll(genericNouns.map(foldTurkish));

/** Returns the form in which the roots of other words contain these. */
function rootsOfAll(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => [...rootsOf(word).keys()].slice(0, 1)));
}

function isFormOf(word: string, roots: ReadonlySet<string>): boolean {
  return [...rootsOf(word)].some(([root, kind]) => kind === 'form' && roots.has(root));
}

/**
 * Returns the words that narrow a search: "telefon kampanyası" is searched as "telefon", and "kampanyalar" leaves none.
 */
export function narrowingWords(words: readonly string[]): string[] {
  return words.filter((word) => !isFormOf(word, genericRoots));
}

/** Words whose forms mean as little as they do: "taksitli", "taksitlisi". */
const inflectedSoft = [
  'kampanyali indirim indirimi indirimler indirimleri indirimli indirimde ucuz uygun uygunu hesapli avantajli',
  'avantaj fiyat fiyati fiyatlar fiyatlari fiyatli guzel kaliteli yeni hangisi al lazim vade vadeli oran orani',
  'oranlari hesaplama hesapla basvuru basvurusu taksit taksitli taksitle pesin civari tl lira firmasi firmalari',
  'sirketi sirketleri markasi markalari modeli modelleri cesitleri onerisi onerileri tavsiye urun urunu satisi',
  'bedava ucretsiz takim takimi takimlari set seti setleri paket paketi paketleri siparis siparisi kurulum',
  'kurulumu sorgulama randevu randevusu hizmet hizmeti hizmetleri merkezi merkezleri yeri yerleri mekani',
  'mekanlari yakin gunluk haftalik abonelik aboneligi uyelik uyeligi kisilik tane adet yaptirma alisverisi',
  'ikinci kullanilmis pesinatsiz masrafsiz kefilsiz beles olan veren satan kod kodu kodlari kupon kuponu tum',
  'butun guncel uzun kisa dusuk yuksek buyuk kucuk hizli kolay ekonomik sade modern faizli faizsiz kotu degisim',
  'degisimi projesi projeleri ozel hafif agir sessiz dayanikli saglam guclu guvenli ince genis rahat butce',
  'butcem butceme butcemiz butceli aylik hesaplayici',
]
  .join(' ')
  .split(' ');

/** Words whose forms are other words, or none: "altı" and "altını" (gold), "bana" and "banana", "dahil" and "dahiliye". */
const fixedSoft = [
  'en iyi cok ne nerede nasil hangi kac bir var mi mu ve ile icin veya ya da de alma almak satin istiyorum',
  'ariyorum lazimdi bul acil bana benim gibi kadar alti ustu arasi civarinda yaklasik tutarinda bugun simdi',
  'internetten yakinimdaki evde evime cekmek yaptirmak hepsi karsi aldim kirildi bozuldu bitti bitecek doldu',
  'istiyoruz ariyoruz alsam alsak ceksem dahil haric inc hesaplamak el altinda ustunde arasinda icinde',
  'inch budget included calculator calculators calculate calculation monthly per are am looking find where',
  'which how much any please under below broken broke cracked dead stopped working cheap cheapest best deal',
  'deals discount discounts discounted sale sales off the a an for with in on of and or to what when who there',
  'this that my me i need want buy get price prices promotion promotions near new good used all every current',
  'latest long short low high big small large fast easy needs wants',
]
  .join(' ')
  .split(' ');

const soft = new Set([...inflectedSoft, ...fixedSoft]);

// Shorter words may also be the beginning of another one with an ending: "seti", "koda".
const shortestSoftRoot = 4;
const softRoots = rootsOfAll(inflectedSoft.filter((word) => word.length >= shortestSoftRoot));

/** Places, which few campaigns mention. */
const places =
  /^(?:istanbul|ankara|izmir|bursa|adana|konya|gaziantep|kayseri|mersin|eskisehir|samsun|denizli|trabzon|sakarya|kocaeli|izmit|malatya|diyarbakir|hatay|manisa|balikesir|aydin|mugla|tekirdag|kadikoy|besiktas|turkiye)(?:[dt][ae](?:n|ki)?)?$/;

/** Whether a folded word is a place, with or without a case ending: "ankara", "ankarada". */
export function isPlace(word: string): boolean {
  return places.test(word);
}

// The future has a stem of two letters: "bacağım" is a leg.
const verbs =
  /(?:\p{L}{2}(?:[ae]c[ae]g[iu][mz]|m[ae]k|[aeiu]rken)|\p{L}{4}(?:[ae]y[iu]m|s[ae][mk])|[iu]yor(?:u[mz])?)$/u;

/** Nouns that end like an infinitive: "çakmak" is a lighter. */
const nounsLikeVerbs = new Set(
  'cakmak parmak basamak kaymak irmak damak ekmek yemek hamak sumak tokmak yumak kacamak mercimek limak'.split(
    ' ',
  ),
);

/**
 * Whether a folded word is a verb such as "alacağım", "bozuluyor", "başlamak", "giderken". It means something only as
 * part of a known term.
 */
export function isVerb(word: string): boolean {
  return verbs.test(word) && !nounsLikeVerbs.has(word);
}

/** Whether a folded word only describes the kind of offer or carries no meaning: "ucuz", "kampanyalı", "için". */
export function isSoftWord(word: string): boolean {
  return soft.has(word) || isPlace(word) || isVerb(word) || isFormOf(word, softRoots);
}
