import type { DemoPattern } from '../shape.ts';

export const sedanCash: DemoPattern = {
  key: 'sedan-cash',
  path: ['Sıfır Otomobil', 'Sedan'],
  benefit: { tr: '{discountPercent} peşin indirimi', en: '{discountPercent} off for cash' },
  conditions: [
    {
      tr: 'Bedelin tamamı havale veya EFT ile teslimden önce ödendiğinde {discountPercent} indirim uygulanır.',
      en: '{discountPercent} is taken off when the full price is paid by transfer before delivery.',
    },
    {
      tr: 'Liste fiyatı {listPrice}, indirimli fiyat {campaignPrice}; özel renk farkı hariçtir.',
      en: 'List price {listPrice}, reduced price {campaignPrice}; special paint is extra.',
    },
    {
      tr: 'Stok tükenene kadar, her alıcı için bir araçla sınırlıdır.',
      en: 'While stocks last, one car per buyer.',
    },
    {
      tr: 'Kredi ve takas kampanyalarıyla birleştirilemez.',
      en: 'Not combinable with loan or trade-in campaigns.',
    },
  ],
  campaigns: [
    {
      brand: 'Alazyel',
      title: {
        tr: 'Alazyel Lodos Sedan’ı peşin alana {discountPercent} indirim',
        en: '{discountPercent} off when you pay cash for the Alazyel Lodos saloon',
      },
      description: {
        tr: 'Kredi masrafı, dosya ücreti, rehin işlemi olmadan anahtar teslim. Evini ya da eski aracını satıp nakdi hazır olan alıcı için Lodos Sedan’ın fiyatı bir kalemde düşer. Hibrit şanzıman dur kalkta sarsmaz, arka diz mesafesi uzun boylu yolcuyu üzmez. Ödeme hesaba geçtikten sonraki üç iş gününde plakalı teslim edilir.',
        en: 'No loan charges, no file fee, no lien: just the keys. If you have sold a home or an old car and the money is ready, the price of the Lodos falls in one stroke. The hybrid gearbox is smooth in traffic and tall passengers have room in the back. It is delivered with plates within three working days of payment.',
      },
      figures: { listPrice: 1580000, discountPercent: 8, campaignPrice: 1453600 },
      facts: [
        {
          label: { tr: 'Teslim', en: 'Delivery' },
          value: { tr: 'Ödemeden sonra üç iş günü', en: 'Three working days after payment' },
        },
        { label: { tr: 'Rehin', en: 'Lien' }, value: { tr: 'Yok', en: 'None' } },
        { label: { tr: 'Donanım', en: 'Trim' }, value: { tr: 'Orta ve üst paket', en: 'Mid and top trim' } },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'hybrid',
        seatingCapacity: 5,
        range: 1010,
        isElectric: false,
        doorCount: 4,
        batteryCapacity: 1,
        modelYear: 2026,
      },
    },
    {
      brand: 'Esintay',
      title: { tr: 'Memura Esintay Ilgaz Sedan: {listPrice} yerine {campaignPrice}' },
      description: {
        tr: 'Öğretmen, hemşire, polis, hâkim: kurum kimliğinizi gösterin, indirimi sözleşmeye yazalım. Ilgaz gösterişsiz bir aile sedanı; kışın çabuk ısınan klima, tozlu yola dayanan alt koruma, dört yetişkinin valizini yutan bagaj. Tayin bölgenizdeki bayiden teslim alabilir, ilk bakımı hangi ilde görevliyseniz orada yaptırabilirsiniz. Emekli memurlar ve eşleri de kapsam içindedir.',
      },
      figures: { listPrice: 1365000, discountPercent: 6, campaignPrice: 1283100 },
      more: {
        title: { tr: 'Tayin çıkarsa' },
        text: {
          tr: 'Sipariş verdikten sonra göreviniz başka ile taşınırsa aracı yeni ildeki bayiye ücretsiz sevk ederiz. Sözleşmeyi yenilemeniz gerekmez; atama yazınızı danışmanınıza iletmeniz yeterlidir, fiyat değişmez. Yol masrafı da bize aittir.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: {
            tr: 'Kamu çalışanları, emeklileri ve eşleri',
            en: 'Public servants, retired ones and spouses',
          },
        },
        {
          label: { tr: 'Belge', en: 'Document' },
          value: { tr: 'Kurum kimliği veya emekli kartı', en: 'Staff or pensioner’s card' },
        },
        {
          label: { tr: 'İlk bakım', en: 'First service' },
          value: { tr: 'Türkiye genelinde her yetkili serviste', en: 'Any authorised workshop in Türkiye' },
        },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'petrol',
        seatingCapacity: 5,
        range: 790,
        isElectric: false,
        doorCount: 4,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Fersahan',
      title: { tr: 'Fersahan Menzil Dizel Sedan’da tek çekimlik {discountPercent} indirim' },
      description: {
        tr: 'Taksi durağı değil, şehirlerarası çalışan avukat düşünün: haftada üç adliye, bin beş yüz kilometre, tek depo. Menzil’in yarı otomatik şanzımanı yokuşta sürücüye bırakır, düzde kendi seçer. Sırt destekli koltuk fizyoterapistlerle birlikte geliştirildi. Tek seferde ödeyene faturada indirim, ilk depo yakıt ve paspas takımı bizden gelir.',
      },
      figures: { listPrice: 1890000, discountPercent: 7, campaignPrice: 1757700 },
      facts: [
        {
          label: { tr: 'Menzil', en: 'Range' },
          value: { tr: 'Tek depoda 1.240 km', en: '1,240 km on a tank' },
        },
        {
          label: { tr: 'Yanında', en: 'Included' },
          value: { tr: 'İlk depo yakıt ve paspas', en: 'First tank of fuel and mats' },
        },
        {
          label: { tr: 'Koltuk', en: 'Seat' },
          value: { tr: 'Bel destekli, elektrikli', en: 'Lumbar support, powered' },
        },
      ],
      vehicle: {
        gearType: 'semi-automatic',
        fuel: 'diesel',
        seatingCapacity: 5,
        range: 1240,
        isElectric: false,
        doorCount: 4,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Esintay',
      title: {
        tr: 'Stok temizliği: Esintay Ilgaz Plus otomatik, {campaignPrice}',
        en: 'Stock clearance: Esintay Ilgaz Plus automatic at {campaignPrice}',
      },
      description: {
        tr: 'Yeni model yılı yoldayken depodaki son araçları beklemeden veriyoruz. Hepsi sıfır, hepsi kilometresiz, yalnızca üretim yılı bu yılın. Renk ısrarınız yoksa bu sayfadaki en kârlı sedan budur; gri, beyaz ve lacivert kaldı. Bayinin stok ekranı her sabah güncellenir, ayırtmak için kimlik ve küçük bir kapora yeterlidir.',
        en: 'With the next model year on its way we are letting the last cars in the depot go. All are new and unregistered; only the build year is this one. If you are not set on a colour, this is the best-value saloon on the page: grey, white and navy remain. The dealer’s stock screen is refreshed every morning, and a small deposit reserves a car.',
      },
      figures: { listPrice: 1495000, discountPercent: 10, campaignPrice: 1345500 },
      more: {
        title: { tr: 'Üretim yılı önemli mi?', en: 'Does the build year matter?' },
        text: {
          tr: 'Aracı beş yıl ve daha uzun kullanacaksanız aradaki fark ikinci elde neredeyse kaybolur. İki yılda bir değiştiriyorsanız yeni model yılını beklemek daha doğru olabilir; karar verirken danışmanınıza sorun.',
          en: 'If you keep a car for five years or more, the difference all but vanishes at resale. If you change every two years, waiting for the new model year may serve you better; ask your adviser.',
        },
      },
      facts: [
        {
          label: { tr: 'Renkler', en: 'Colours' },
          value: { tr: 'Gri, beyaz, lacivert', en: 'Grey, white, navy' },
        },
        {
          label: { tr: 'Adet', en: 'Quantity' },
          value: { tr: 'Ülke genelinde 140 araç', en: '140 cars nationwide' },
        },
        {
          label: { tr: 'Garanti başlangıcı', en: 'Warranty starts' },
          value: { tr: 'Tescil günü', en: 'On registration' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'petrol',
        seatingCapacity: 5,
        range: 740,
        isElectric: false,
        doorCount: 4,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Alazyel',
      title: { tr: 'Elektrikli sedan Alazyel Samyeli, peşin ödemede {discountPercent} ucuz' },
      description: {
        tr: 'Rüzgâr tünelinden çıkma burnu sayesinde otoyolda az harcayan, sessizliğiyle konuşmayı kolaylaştıran bir elektrikli. Samyeli’yi havaleyle alanlara vergi öncesi bedelden düşülen indirim, ikinci elde de dosyanızı temiz tutar: üzerinde banka rehni bulunmaz. Test için gece sürüşü öneririz; matris farların ne yaptığını en iyi karanlık bir sahil yolunda görürsünüz.',
      },
      figures: { listPrice: 2150000, discountPercent: 5, campaignPrice: 2042500 },
      facts: [
        {
          label: { tr: 'Gece deneme sürüşü', en: 'Night test drive' },
          value: { tr: 'Perşembe ve cuma akşamları', en: 'Thursday and Friday evenings' },
        },
        {
          label: { tr: 'Hızlı şarj', en: 'Fast charging' },
          value: { tr: '180 kW’a kadar', en: 'Up to 180 kW' },
        },
        { label: { tr: 'Sürtünme katsayısı', en: 'Drag coefficient' }, value: { tr: '0,21', en: '0.21' } },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 610,
        isElectric: true,
        doorCount: 4,
        batteryCapacity: 82,
        modelYear: 2027,
      },
    },
  ],
};
