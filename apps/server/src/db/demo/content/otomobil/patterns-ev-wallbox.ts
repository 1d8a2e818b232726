import type { DemoPattern } from '../shape.ts';

export const evWallbox: DemoPattern = {
  key: 'ev-wallbox',
  path: ['Sıfır Otomobil', 'Elektrikli'],
  benefit: { tr: 'Ev şarj ünitesi hediye', en: 'Free home charger' },
  conditions: [
    {
      tr: 'Araç, {listPrice} liste fiyatı üzerinden {discountPercent} indirimle {campaignPrice} bedelle satılır.',
      en: 'The car sells for {campaignPrice}, which is {discountPercent} below its list price of {listPrice}.',
    },
    {
      tr: 'Hediye şarj ünitesinin değeri {reward}; keşif ve standart montaj buna dâhildir.',
      en: 'The charger given is worth {reward}; survey and standard fitting are included.',
    },
    {
      tr: 'On metreyi aşan kablo çekimi ve pano yenileme ücreti alıcıya aittir.',
      en: 'Cable runs over ten metres and a new fuse board are at the buyer’s expense.',
    },
    {
      tr: 'Montaj, aracın tesliminden sonraki üç ay içinde istenmelidir.',
      en: 'Fitting must be requested within three months of delivery.',
    },
    {
      tr: 'Bireysel alıcılara, araç başına bir ünite verilir; paraya çevrilemez.',
      en: 'For private buyers, one charger per car; it cannot be exchanged for money.',
    },
  ],
  campaigns: [
    {
      brand: 'Alazyel',
      title: { tr: 'Alazyel Kıvılcım’da {discountPercent} indirim ve şarj ünitesi' },
      description: {
        tr: 'Apartmanda oturuyorsanız önce yönetim izni gerekir; o dilekçeyi bile biz hazırlıyoruz. Kıvılcım, dar sokakta dönen, kaldırım kenarına tek hamlede giren şehirli bir elektrikli. {listPrice} yerine {campaignPrice} ödersiniz, park yerinize yedi buçuk kilovatlık ünite takılır. Gece tarifesinde dolan batarya sabah işe, akşam markete, hafta sonu sahile yeter.',
      },
      figures: { listPrice: 1490000, discountPercent: 4, campaignPrice: 1430400, reward: 42000 },
      facts: [
        {
          label: { tr: 'Montaj', en: 'Fitting' },
          value: { tr: '81 ilde anlaşmalı elektrikçi', en: 'Partner electricians in all 81 provinces' },
        },
        { label: { tr: 'Ünite gücü', en: 'Charger power' }, value: { tr: '7,4 kW', en: '7.4 kW' } },
        {
          label: { tr: 'Teslim süresi', en: 'Delivery time' },
          value: { tr: 'Dört hafta', en: 'Four weeks' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 410,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 52,
        modelYear: 2026,
      },
    },
    {
      brand: 'Esintay',
      title: {
        tr: 'Esintay Pervane: garajınıza şarj, cebinize {discountPercent} indirim',
        en: 'Esintay Pervane: a charger for your garage and {discountPercent} off',
      },
      description: {
        tr: 'Müstakil evi, çatısında güneş paneli olan bir aile düşünün: gündüz üretilen elektrik Pervane’nin bataryasına akıyor, fatura neredeyse yerinde sayıyor. Hediye ünite panel sistemleriyle konuşur, şarjı kendiliğinden güneşli saatlere kaydırır. Paneliniz yoksa da ucuz gece saatlerini seçer. Araç {campaignPrice} fiyatla, iki yıl ücretsiz bağlantı hizmetiyle teslim edilir.',
        en: 'Picture a house with solar panels on the roof: the power made by day flows into the Pervane and the bill hardly moves. The charger you are given talks to solar systems and shifts charging to sunny hours; without panels it picks the cheap night tariff instead. The car costs {campaignPrice} and comes with two years of free connected services.',
      },
      figures: { listPrice: 1720000, discountPercent: 5, campaignPrice: 1634000, reward: 38000 },
      more: {
        title: { tr: 'Panelsiz evde de kazandırır', en: 'Worth it without panels too' },
        text: {
          tr: 'Üniteyi telefondan kurarsınız: kalkış saatini yazarsınız, gerisini o hesaplar. Sabah yedide yüzünüze hazır bir batarya bakar, kabin önceden ısınmış olur ve fişi çekip yola çıkarsınız.',
          en: 'Set the charger up from your phone: enter when you leave and it works out the rest. At seven in the morning the battery is ready, the cabin is warm and you simply unplug.',
        },
      },
      facts: [
        {
          label: { tr: 'Uyum', en: 'Works with' },
          value: { tr: 'Güneş paneli ve gece tarifesi', en: 'Solar panels and the night tariff' },
        },
        {
          label: { tr: 'Bağlantı hizmeti', en: 'Connected services' },
          value: { tr: 'İki yıl ücretsiz', en: 'Free for two years' },
        },
        { label: { tr: 'Sınıf', en: 'Class' }, value: { tr: 'Kompakt', en: 'Compact' } },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 455,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 60,
        modelYear: 2027,
      },
    },
    {
      brand: 'Fersahan',
      title: { tr: 'Fersahan Poyraz elektrikli SUV, {reward} değerinde ünite ile' },
      description: {
        tr: 'Yedi koltuklu, dört çeker ve tamamen elektrikli: Poyraz kalabalık evlerin uzun yol arabası. Üç fazlı hattınız varsa takacağımız güçlü ünite boş bataryayı akşam yemeğinden sabaha doldurur. {discountPercent} oranındaki peşin alım indirimi faturada görünür; tutar {campaignPrice} olur. Karavan çekmeyi düşünenler çeki demirini siparişte ekletebilir. Üçüncü sıra düğmeyle katlanır.',
      },
      figures: { listPrice: 2380000, discountPercent: 3, campaignPrice: 2308600, reward: 55000 },
      facts: [
        {
          label: { tr: 'Koltuk düzeni', en: 'Seating' },
          value: { tr: 'Yedi kişilik, üç sıra', en: 'Seven, in three rows' },
        },
        { label: { tr: 'Çekiş', en: 'Drive' }, value: { tr: 'Dört tekerlek', en: 'All-wheel drive' } },
        {
          label: { tr: 'Ünite gücü', en: 'Charger power' },
          value: { tr: '11 kW, üç faz', en: '11 kW, three-phase' },
        },
        {
          label: { tr: 'Geçerli bayi', en: 'Where' },
          value: { tr: 'Tüm Fersahan yetkili satıcıları', en: 'All Fersahan dealers' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 7,
        range: 520,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 84,
        modelYear: 2026,
      },
    },
    {
      brand: 'Alazyel',
      title: { tr: 'Alazyel Kor Touring: {campaignPrice} ve şarjı bizden' },
      description: {
        tr: 'Satış temsilcileri, saha mühendisleri, her gün iki ilçe gezen veterinerler için tasarlandı. Station gövde, düz zeminli bagaj, arka camın altına gizlenmiş takım gözü. {discountPercent} indirimin yanında evinize ünite kuruyoruz; sabah dolu batarya ile çıkmak, yolda istasyon aramaktan daha ucuzdur. Serbest meslek sahipleri faturayı gider gösterebilir, mali müşavirinize danışın.',
      },
      figures: { listPrice: 1980000, discountPercent: 6, campaignPrice: 1861200, reward: 42000 },
      more: {
        title: { tr: 'Günde iki yüz kilometre sürenlere' },
        text: {
          tr: 'Evde gece tarifesiyle doldurmak, hızlı istasyonda doldurmaya göre belirgin biçimde ucuzdur. Yılda kırk bin kilometrede aradaki fark bir takım kış lastiğini karşılar; danışmanımız kendi güzergâhınızla hesabı çıkarır.',
        },
      },
      facts: [
        { label: { tr: 'Gövde', en: 'Body' }, value: { tr: 'Station', en: 'Estate' } },
        { label: { tr: 'Bagaj', en: 'Boot' }, value: { tr: '610 litre', en: '610 litres' } },
        {
          label: { tr: 'Deneme', en: 'Trial' },
          value: { tr: 'Kırk sekiz saat ücretsiz', en: 'Forty-eight hours free' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 540,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 77,
        modelYear: 2026,
      },
    },
    {
      brand: 'Esintay',
      title: {
        tr: 'Emeklilere Esintay Meltem ve {reward} tutarında şarj kurulumu',
        en: 'Esintay Meltem for pensioners, with charger fitting worth {reward}',
      },
      description: {
        tr: 'Basamaksız biniş, büyük rakamlı gösterge, geniş açılan kapı. Meltem, torunu okuldan alan, bahçeye fidan taşıyan, vites değiştirmekten yorulmuş sürücüler için sade tutuldu. Yazlıkla kışlık arasında gidip geliyorsanız üniteyi hangi adrese takacağımızı siz söylersiniz. Emekli kimliğiyle gelen alıcı {listPrice} etiketi yerine {campaignPrice} öder ve teslimatta iki saat direksiyon eşliği alır.',
        en: 'Step-free entry, large figures on the dial and a door that opens wide. The Meltem was kept simple for drivers who collect a grandchild from school, carry saplings to the garden and are tired of changing gear. If you move between two homes, tell us where to fit the charger. With a pensioner’s card you pay {campaignPrice} instead of {listPrice}.',
      },
      figures: { listPrice: 1390000, discountPercent: 7, campaignPrice: 1292700, reward: 36000 },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Emekli kimliği sahipleri', en: 'Holders of a pensioner’s card' },
        },
        {
          label: { tr: 'Direksiyon eşliği', en: 'Guided drive' },
          value: { tr: 'İki saat, ücretsiz', en: 'Two hours, free of charge' },
        },
        {
          label: { tr: 'Şarj süresi', en: 'Charging time' },
          value: { tr: 'Evde altı saat', en: 'Six hours at home' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 4,
        range: 330,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 38,
        modelYear: 2026,
      },
    },
  ],
};
