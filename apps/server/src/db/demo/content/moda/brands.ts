import type { DemoBrand } from '../shape.ts';

export const fashionBrands: readonly DemoBrand[] = [
  {
    name: 'Sırmakuş',
    colour: '#7A1F4B',
    // A bird of two wings over a thread.
    mark: '<path d="M8 34C16 16 28 20 32 32C36 20 48 16 56 34C46 28 38 32 32 44C26 32 18 28 8 34Z" fill="#fff"/><path d="M12 52Q32 44 52 52" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="32" cy="18" r="4" fill="#fff" fill-opacity=".75"/>',
    website: 'https://sirmakus.example',
    about: {
      tr: 'Bursa’da dikilen kadın ve erkek koleksiyonları: elbiseden takıma, kendi kumaşını dokutan bir moda evi.',
      en: 'Women’s and men’s collections sewn in Bursa: a fashion house that commissions its own cloth, from dresses to suits.',
    },
  },
  {
    name: 'Zıpkanat',
    colour: '#0F6B5C',
    // A kite with its tail.
    mark: '<path d="M34 6L54 24L35 23Z" fill="#fff" fill-opacity=".7"/><path d="M34 6L35 23L18 22Z" fill="#fff"/><path d="M18 22L54 24L36 44Z" fill="#fff" fill-opacity=".45"/><path d="M36 44C28 48 34 54 24 54C16 54 18 60 10 58" stroke="#fff" stroke-opacity=".75" stroke-width="3" fill="none" stroke-linecap="round"/>',
    website: 'https://zipkanat.example',
    about: {
      tr: 'Çocuklar ve kalabalık aileler için yıkamaya dayanıklı, rahat kalıplı günlük giyim.',
      en: 'Everyday clothes for children and big families: easy fits that stand up to the wash.',
    },
  },
  {
    name: 'Tabanyolu',
    colour: '#6B3A12',
    // A sole print with its stitching.
    mark: '<path d="M26 6C38 6 42 18 38 30L37 36H19C18 33 17 30 16 26C13 14 18 6 26 6Z" fill="#fff"/><path d="M20 42H38C38 44 38 45 38 47C38 54 34 58 28 58C22 58 20 54 20 47Z" fill="#fff" fill-opacity=".75"/><circle cx="48" cy="18" r="3" fill="#fff" fill-opacity=".7"/><circle cx="51" cy="30" r="3" fill="#fff" fill-opacity=".55"/><circle cx="48" cy="42" r="3" fill="#fff" fill-opacity=".4"/>',
    website: 'https://tabanyolu.example',
    about: {
      tr: 'Gerçek deri ayakkabı, bot ve çanta; onarım atölyesi her mağazanın içinde.',
      en: 'Shoes, boots and bags in real leather, with a repair bench inside every shop.',
    },
  },
  {
    name: 'Vakitçe',
    colour: '#1F2F5C',
    // A dial at ten past ten, with its crown.
    mark: '<circle cx="31" cy="34" r="22" fill="none" stroke="#fff" stroke-width="5"/><path d="M31 34L21 26M31 34L42 24" stroke="#fff" stroke-width="4" stroke-linecap="round"/><rect x="52" y="30" width="7" height="8" rx="2" fill="#fff" fill-opacity=".7"/><circle cx="31" cy="34" r="3.5" fill="#fff"/>',
    website: 'https://vakitce.example',
    about: {
      tr: 'Kol saati, gümüş takı ve hediyelik aksesuar; saat ustaları beş şehirde yüz yüze hizmet verir.',
      en: 'Wristwatches, silver jewellery and gifts, with watchmakers at the counter in five cities.',
    },
  },
  {
    name: 'Yamaçkoş',
    colour: '#9A2F16',
    // Two slopes and the trail across them.
    mark: '<path d="M4 50L24 16L38 40L46 28L60 50Z" fill="#fff" fill-opacity=".55"/><path d="M6 56C20 44 26 56 36 46C44 38 50 46 58 34" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="50" cy="14" r="6" fill="#fff"/>',
    website: 'https://yamackos.example',
    about: {
      tr: 'Koşu, doğa yürüyüşü ve günlük spor için giyim ve ayakkabı; ürünlerini patikada dener.',
      en: 'Clothing and shoes for running, hiking and everyday sport, tested on the trail.',
    },
  },
];
