import type { DemoPattern } from '../shape.ts';

export const motorcycleGear: DemoPattern = {
  key: 'motorcycle-gear',
  path: ['Motosiklet'],
  benefit: { tr: '{reward} ekipman çeki', en: '{reward} riding gear voucher' },
  conditions: [
    {
      tr: 'Çek {reward} değerindedir; kask, mont, eldiven ve botta teslim günü kullanılır.',
      en: 'The voucher is worth {reward} and is used on helmets, jackets, gloves and boots on the day of delivery.',
    },
    {
      tr: 'Motosiklet {listPrice} yerine {campaignPrice} bedelle satılır.',
      en: 'The motorcycle sells for {campaignPrice} instead of {listPrice}.',
    },
    {
      tr: 'Alıcının araca uygun sınıfta sürücü belgesi bulunmalıdır.',
      en: 'The buyer must hold the right class of licence.',
    },
    {
      tr: 'Çek bölünemez, paraya çevrilemez; stokla sınırlıdır.',
      en: 'The voucher cannot be split or exchanged for money; subject to stock.',
    },
  ],
  campaigns: [
    {
      brand: 'Esintay',
      title: {
        tr: 'Esintay Arı 125 scooter, {reward} ekipman çekiyle',
        en: 'Esintay Arı 125 scooter with a {reward} gear voucher',
      },
      description: {
        tr: 'B sınıfı ehliyetle kullanılan, trafikte araçların arasından değil yanından güvenle geçen bir günlük scooter. Sele altına tam boy kask, ön göze su şişesi sığar. Ekipmanı ertelemeyin diye çek veriyoruz: ilk gün, ilk tur, tam korumayla. Sürüş eğitmeni teslimatta yarım saat boş alanda sizinle fren çalışır.',
        en: 'A daily scooter you can ride on a car licence and that passes traffic safely rather than squeezing through it. A full-size helmet fits under the seat and a water bottle in front. The voucher is there so that you do not put off buying protection: first day, first ride, fully equipped. An instructor practises braking with you for half an hour at delivery.',
      },
      figures: { listPrice: 129000, campaignPrice: 119000, reward: 9000 },
      facts: [
        {
          label: { tr: 'Ehliyet', en: 'Licence' },
          value: { tr: 'B sınıfı yeterli', en: 'Class B is enough' },
        },
        {
          label: { tr: 'Tüketim', en: 'Consumption' },
          value: { tr: '2,2 litre / 100 km', en: '2.2 litres per 100 km' },
        },
        {
          label: { tr: 'Eğitim', en: 'Training' },
          value: { tr: 'Yarım saat, teslimatta', en: 'Half an hour at delivery' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'petrol',
        seatingCapacity: 2,
        range: 320,
        isElectric: false,
        doorCount: 0,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Alazyel',
      title: { tr: 'Elektrikli Alazyel Vızır’la sessiz teslimat, {campaignPrice}' },
      description: {
        tr: 'Moto kuryenin günü, öğle ve akşam yemeği arasında ikiye bölünür; Vızır’ın çıkarılabilir bataryası da öyle. Lokantanın mutfağında şarja takılır, yedeğiyle yola devam edilir. Yakıt, yağ, buji masrafı olmadığından sipariş başına kazanç büyür. Yağmurluk ve reflektörlü yeleği çekle alın; kurye esnafına arka çanta montajı armağandır. Gece dağıtımında mahalleyi uyandırmaz.',
      },
      figures: { listPrice: 154000, campaignPrice: 139000, reward: 7500 },
      more: {
        title: { tr: 'Yedek bataryayla çift vardiya' },
        text: {
          tr: 'İkinci batarya aylık kiralanabilir. Biri dolarken öteki çalışır; dört saatte dolan batarya seksen kilometre götürür. Apartman prizinden beslendiği için ayrı bir istasyona, kurulum parasına gerek kalmaz.',
        },
      },
      facts: [
        {
          label: { tr: 'Batarya', en: 'Battery' },
          value: { tr: 'Çıkarılabilir, on bir kg', en: 'Removable, eleven kg' },
        },
        {
          label: { tr: 'Arka çanta', en: 'Top box' },
          value: { tr: 'Kuryelere montajı ücretsiz', en: 'Fitted free for couriers' },
        },
        { label: { tr: 'Azami hız', en: 'Top speed' }, value: { tr: '85 km/sa', en: '85 km/h' } },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 2,
        range: 110,
        isElectric: true,
        doorCount: 0,
        batteryCapacity: 4,
        modelYear: 2027,
      },
    },
    {
      brand: 'Fersahan',
      title: { tr: 'Fersahan Patika 450: uzun yolun ekipmanı bizden' },
      description: {
        tr: 'Karadeniz yaylalarına, Toros geçitlerine, stabilize yola alışık bir macera motoru. Yan çanta demirleri hazır gelir, ön cam beş kademelidir, ısıtmalı elcik ayazda bile eldiveni inceltir. Çekle zırhlı mont ve su geçirmez bot takımını tamamlayın. Rota kulübüne kaydolanlar ilk toplu geziye ücretsiz katılır, konaklamayı kendileri öder.',
      },
      figures: { listPrice: 389000, campaignPrice: 365000, reward: 25000 },
      facts: [
        { label: { tr: 'Ehliyet', en: 'Licence' }, value: { tr: 'A2 sınıfı', en: 'Class A2' } },
        { label: { tr: 'Sele yüksekliği', en: 'Seat height' }, value: { tr: '83 cm', en: '83 cm' } },
        {
          label: { tr: 'Kulüp', en: 'Club' },
          value: { tr: 'İlk toplu gezi ücretsiz', en: 'First group tour free' },
        },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'petrol',
        seatingCapacity: 2,
        range: 410,
        isElectric: false,
        doorCount: 0,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Esintay',
      title: {
        tr: 'Retro seven alsın: Esintay Plak 350 ve {reward} hediye çeki',
        en: 'For lovers of retro: Esintay Plak 350 and a {reward} voucher',
      },
      description: {
        tr: 'Damla depo, yuvarlak far, tek silindirin kalp atışı gibi sesi. Plak 350 acele etmez; pazar sabahı sahil kahvesine gitmenin en keyifli yoludur. Açık kask ve kahverengi deri eldiven ona yakışır, çek tam da onun için. Krom parçalar deniz havasına karşı seramik kaplanarak teslim edilir, ilk yıkama bezi kutunun içindedir.',
        en: 'A teardrop tank, a round headlamp and a single cylinder that beats like a heart. The Plak 350 is in no hurry; it is the nicest way to a seaside café on a Sunday morning. An open helmet and brown leather gloves suit it, and that is what the voucher is for. Chrome parts are ceramic-coated against sea air before delivery.',
      },
      figures: { listPrice: 268000, campaignPrice: 252000, reward: 15000 },
      more: {
        title: { tr: 'Krom nasıl parlak kalır?', en: 'Keeping the chrome bright' },
        text: {
          tr: 'Sahilde sürdükten sonra tatlı suyla durulayın, mikrofiber bezle kurulayın. Seramik tabaka iki yıl korur; yıllık bakımda kontrol edilir ve gerekirse ücretsiz tazelenir. Basınçlı su tutmamaya özen gösterin.',
          en: 'After a ride by the sea rinse with fresh water and dry with a microfibre cloth. The ceramic layer lasts two years and is checked and renewed at the annual service. Avoid pressure washers.',
        },
      },
      facts: [
        {
          label: { tr: 'Kaplama', en: 'Coating' },
          value: { tr: 'Seramik, iki yıl', en: 'Ceramic, two years' },
        },
        { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '174 kg', en: '174 kg' } },
        {
          label: { tr: 'Renk', en: 'Colour' },
          value: { tr: 'Bordo, haki, siyah', en: 'Burgundy, khaki, black' },
        },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'petrol',
        seatingCapacity: 2,
        range: 360,
        isElectric: false,
        doorCount: 0,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Fersahan',
      title: { tr: 'Fersahan Ulak 250 maxi scooter’da kask ve mont dâhil fiyat' },
      description: {
        tr: 'Köprü geçip işe gidenlerin derdi üçtür: rüzgâr, yağmur, park. Ulak’ın yüksek camı ilkini keser, diz örtüsü ikinciyi, bir metrelik eni üçüncüyü çözer. Takım elbisenin üstüne giyilen korumalı montu çekle alabilirsiniz. Anahtarsız çalıştırma ve telefon tutacağı standarttır; sele altı iki kask aldığı için eşinizi de unutmayın.',
      },
      figures: { listPrice: 219000, campaignPrice: 205000, reward: 12000 },
      facts: [
        {
          label: { tr: 'Standart donanım', en: 'Standard kit' },
          value: { tr: 'Diz örtüsü, telefon tutacağı', en: 'Leg cover, phone holder' },
        },
        { label: { tr: 'Ehliyet', en: 'Licence' }, value: { tr: 'A2 sınıfı', en: 'Class A2' } },
        { label: { tr: 'Depo', en: 'Tank' }, value: { tr: '13 litre', en: '13 litres' } },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'petrol',
        seatingCapacity: 2,
        range: 390,
        isElectric: false,
        doorCount: 0,
        batteryCapacity: 0,
        modelYear: 2027,
      },
    },
  ],
};
