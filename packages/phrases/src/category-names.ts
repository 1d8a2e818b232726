/**
 * English names of common categories, by the slug of the Turkish name. A renamed category has a new slug, so its
 * Turkish name is shown until somebody enters an English one.
 */
const english: Readonly<Record<string, string>> = {
  aydinlatma: 'Lighting',
  bahce: 'Garden',
  bankacilik: 'Banking',
  'beyaz-esya': 'Large appliances',
  bilgisayar: 'Computers',
  'cep-telefonu': 'Mobile phones',
  egitim: 'Education',
  elektrikli: 'Electric',
  elektronik: 'Electronics',
  emlak: 'Property',
  enerji: 'Energy',
  'ev-interneti': 'Home internet',
  'ev-ve-yasam': 'Home and living',
  finans: 'Finance',
  giyim: 'Clothing',
  'hayat-sigortasi': 'Life insurance',
  'ihtiyac-kredisi': 'Personal loans',
  internet: 'Internet',
  'internet-ve-telefon': 'Internet and phone',
  kasko: 'Comprehensive motor',
  'konut-kredisi': 'Home loans',
  'konut-sigortasi': 'Home insurance',
  kozmetik: 'Cosmetics',
  'kredi-karti': 'Credit cards',
  market: 'Supermarket',
  'market-ve-yemek': 'Groceries and food',
  mobilya: 'Furniture',
  moda: 'Fashion',
  otomobil: 'Cars',
  restoran: 'Restaurants',
  saglik: 'Health',
  'saglik-sigortasi': 'Health insurance',
  seyahat: 'Travel',
  sigorta: 'Insurance',
  spor: 'Sports',
  'tasit-kredisi': 'Vehicle loans',
  tatil: 'Holidays',
  telekom: 'Telecom',
  televizyon: 'Televisions',
  'trafik-sigortasi': 'Compulsory traffic insurance',
};

/** Returns the English name of a category by its slug, or undefined if there is none. */
export function englishCategoryName(slug: string): string | undefined {
  return Object.hasOwn(english, slug) ? english[slug] : undefined;
}
