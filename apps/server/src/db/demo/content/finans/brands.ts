import type { DemoBrand } from '../shape.ts';

/** Six banks of the specification, under neutral marks and colours that are not their own, and five invented companies. */
export const financeBrands: readonly DemoBrand[] = [
  {
    name: 'Garanti',
    colour: '#4A5568',
    mark: '<rect x="14" y="14" width="36" height="36" rx="10" fill="none" stroke="#fff" stroke-width="4"/><rect x="26" y="26" width="12" height="12" rx="3" fill="#fff"/>',
    website: 'https://garanti.example',
    about: {
      tr: 'Bireysel kredi, kart ve mevduat ürünleri sunan banka. Buradaki teklifler örnektir.',
      en: 'A bank with personal loans, cards and deposits. The offers shown here are samples.',
    },
  },
  {
    name: 'Halkbank',
    colour: '#5B4B66',
    mark: '<rect x="14" y="40" width="36" height="8" rx="4" fill="#fff"/><rect x="14" y="28" width="26" height="8" rx="4" fill="#fff" opacity=".7"/><rect x="14" y="16" width="16" height="8" rx="4" fill="#fff" opacity=".45"/>',
    website: 'https://halkbank.example',
    about: {
      tr: 'Esnaf, KOBİ ve bireysel müşterilere kredi veren banka. Buradaki teklifler örnektir.',
      en: 'A bank lending to tradespeople, small firms and individuals. The offers shown here are samples.',
    },
  },
  {
    name: 'İş Bankası',
    colour: '#52525B',
    mark: '<circle cx="24" cy="32" r="6" fill="#fff"/><circle cx="40" cy="22" r="6" fill="#fff" opacity=".7"/><circle cx="40" cy="42" r="6" fill="#fff" opacity=".45"/><path d="M24 32 40 22M24 32 40 42" stroke="#fff" stroke-width="3"/>',
    website: 'https://is-bankasi.example',
    about: {
      tr: 'Kredi, kart, yatırım ve ticari bankacılık hizmeti veren banka. Buradaki teklifler örnektir.',
      en: 'A bank for loans, cards, investments and business banking. The offers shown here are samples.',
    },
  },
  {
    name: 'Enpara',
    colour: '#475A5A',
    mark: '<path d="M14 40 26 28l10 8 14-16" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="14" y="47" width="36" height="4" rx="2" fill="#fff" opacity=".45"/>',
    website: 'https://enpara.example',
    about: {
      tr: 'Şubesiz, uygulama üzerinden hizmet veren dijital banka. Buradaki teklifler örnektir.',
      en: 'A branchless bank that works through its app. The offers shown here are samples.',
    },
  },
  {
    name: 'Akbank',
    colour: '#57534E',
    mark: '<path d="M32 12 52 32 32 52 12 32Z" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/><path d="M20 32h24" stroke="#fff" stroke-width="4" opacity=".6"/>',
    website: 'https://akbank.example',
    about: {
      tr: 'Bireysel ve ticari müşterilere kredi, kart ve mevduat sunan banka. Buradaki teklifler örnektir.',
      en: 'A bank with loans, cards and deposits for people and firms. The offers shown here are samples.',
    },
  },
  {
    name: 'Ziraat',
    colour: '#4B5563',
    mark: '<rect x="14" y="14" width="16" height="16" rx="4" fill="#fff"/><rect x="34" y="14" width="16" height="16" rx="4" fill="#fff" opacity=".5"/><rect x="14" y="34" width="16" height="16" rx="4" fill="#fff" opacity=".5"/><rect x="34" y="34" width="16" height="16" rx="8" fill="#fff" opacity=".8"/>',
    website: 'https://ziraat.example',
    about: {
      tr: 'Konut, taşıt ve ihtiyaç kredileriyle yaygın şube ağına sahip banka. Buradaki teklifler örnektir.',
      en: 'A bank with a wide branch network and home, car and personal loans. The offers shown here are samples.',
    },
  },
  {
    name: 'Irmakkol Finansman',
    colour: '#0F5E6E',
    mark: '<path d="M12 22c10-8 16 8 26 0 6-5 10-3 14 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M12 36c10-8 16 8 26 0 6-5 10-3 14 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/><circle cx="44" cy="49" r="4" fill="#fff"/>',
    website: 'https://irmakkol.example',
    about: {
      tr: 'Araç ve tüketici finansmanında hızlı ön onay veren finansman şirketi. Başvuruyu galeride ya da evde tamamlarsınız.',
      en: 'A finance company for cars and consumer goods with quick pre-approval, at the dealer or at home.',
    },
  },
  {
    name: 'Limonkese',
    colour: '#6B5B00',
    mark: '<ellipse cx="32" cy="35" rx="19" ry="15" fill="#fff"/><path d="M46 22c2-6 6-8 9-8-1 6-4 9-9 8Z" fill="#fff" opacity=".65"/><path d="M18 35h28M24 26l16 18M40 26 24 44" stroke="#6B5B00" stroke-width="2.5"/>',
    website: 'https://limonkese.example',
    about: {
      tr: 'Telefonunuzdaki cüzdan: kart, bütçe ve geri ödeme tek uygulamada. Aidat ve işletim ücreti almaz.',
      en: 'A wallet on your phone: card, budget and cashback in one app, with no annual fee.',
    },
  },
  {
    name: 'Kıvanta Yatırım',
    colour: '#3B3A8C',
    mark: '<path d="M14 48V36h8v12ZM28 48V26h8v22ZM42 48V16h8v32Z" fill="#fff"/><path d="M12 30 28 18l8 4 14-12" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>',
    website: 'https://kivanta.example',
    about: {
      tr: 'Hisse, fon ve altın alım satımını sade bir ekranda toplayan aracı kurum. Yeni başlayanlara ücretsiz eğitim verir.',
      en: 'A broker that keeps shares, funds and gold on one plain screen, with free lessons for beginners.',
    },
  },
  {
    name: 'Harçlıca',
    colour: '#9A3412',
    mark: '<rect x="14" y="24" width="36" height="26" rx="11" fill="#fff"/><rect x="26" y="18" width="12" height="4" rx="2" fill="#fff" opacity=".6"/><circle cx="32" cy="11" r="5" fill="#fff" opacity=".8"/><circle cx="42" cy="34" r="2.5" fill="#9A3412"/>',
    website: 'https://harclica.example',
    about: {
      tr: 'Ailece birikim yapmayı kolaylaştıran dijital tasarruf kuruluşu. Hedef koyar, kalan günü ve tutarı gösterir.',
      en: 'A digital savings house for families: set a goal and see how far there is to go.',
    },
  },
  {
    name: 'Jurnalpos',
    colour: '#14532D',
    mark: '<rect x="20" y="10" width="24" height="40" rx="5" fill="#fff"/><rect x="24" y="15" width="16" height="10" rx="2" fill="#14532D"/><path d="M24 31h16M24 37h16M24 43h10" stroke="#14532D" stroke-width="2.5"/><path d="M20 54h24" stroke="#fff" stroke-width="4" opacity=".6"/>',
    website: 'https://jurnalpos.example',
    about: {
      tr: 'Esnafın kasası: mobil POS, ödeme linki ve gün sonu raporu. Sözleşmede taahhüt süresi yoktur.',
      en: 'The till of small shops: mobile POS, payment links and a daily report, with no lock-in.',
    },
  },
];
