import type { DemoPattern } from '../shape.ts';

export const rentalEarlyBooking: DemoPattern = {
  key: 'rental-early-booking',
  path: ['Araç Kiralama'],
  benefit: {
    tr: 'Erken rezervasyona {discountPercent} indirim',
    en: '{discountPercent} off for booking early',
  },
  conditions: [
    {
      tr: 'Rezervasyon, teslim gününden en az {count} gün önce yapılmalıdır.',
      en: 'The booking must be made at least {count} days before pick-up.',
    },
    {
      tr: '{listPrice} olan kira bedeli indirimle {campaignPrice} olur; yakıt, köprü ve otoyol geçişleri hariçtir.',
      en: 'The {listPrice} rental rate becomes {campaignPrice}; fuel, bridges and tolls are extra.',
    },
    {
      tr: 'Sürücü en az yirmi bir yaşında ve iki yıllık ehliyet sahibi olmalıdır.',
      en: 'The driver must be at least twenty-one and have held a licence for two years.',
    },
    {
      tr: 'Teslimden iki gün öncesine kadar ücretsiz iptal edilir.',
      en: 'Free cancellation up to two days before pick-up.',
    },
  ],
  campaigns: [
    {
      brand: 'Cemreyol',
      title: { tr: 'Havalimanından Cemreyol: erken ayırt, {discountPercent} az öde' },
      description: {
        tr: 'Uçaktan iner inmez kontuar kuyruğuna girmeyin; araç otoparkın girişinde, adınız camında yazılı bekler. Bayram ve sömestir dönüşlerinde fiyatlar iki katına çıkarken üç hafta önceden ayırtan, ekonomik sınıfı günlük {campaignPrice} bedelle sürer. Gecikmeli uçuşlarda görevli gece yarısına kadar yerinden ayrılmaz. Depoyu dolu alır, dolu bırakırsınız; bebek koltuğu isteği mesajla iletilir.',
      },
      figures: { listPrice: 2400, discountPercent: 25, campaignPrice: 1800, count: 21 },
      facts: [
        { label: { tr: 'Teslim noktası', en: 'Pick-up' }, value: { tr: '24 havalimanı', en: '24 airports' } },
        {
          label: { tr: 'Normal günlük fiyat', en: 'Usual daily rate' },
          value: { tr: '{listPrice}', en: '{listPrice}' },
        },
        { label: { tr: 'Kilometre', en: 'Mileage' }, value: { tr: 'Günde 300 km', en: '300 km a day' } },
        {
          label: { tr: 'Gece teslimi', en: 'Late pick-up' },
          value: { tr: 'Uçuş gecikmesinde ücretsiz', en: 'Free when flights are late' },
        },
      ],
    },
    {
      brand: 'Cemreyol',
      title: {
        tr: 'Yaz tatiline yedi kişilik araç: {discountPercent} erken indirim',
        en: 'Seven-seater for the summer holiday: {discountPercent} early discount',
      },
      description: {
        tr: 'Dede, torun, bavullar ve bir şişme kano. Geniş aileyi tek araca toplamak isteyenler yazın yedi koltukluyu zor bulur; sayımız az, talep çoktur. Bir buçuk ay önce karar verene günlük fiyatı {listPrice} yerine {campaignPrice} yazıyoruz. Tavan kutusu ve iki çocuk koltuğu aynı ücrete dâhil, ikinci sürücü de ödemesiz eklenir.',
        en: 'Grandparents, children, suitcases and an inflatable kayak. Anyone who wants the whole family in one car finds seven-seaters scarce in summer: we have few and many ask. Decide six weeks ahead and the daily rate is {campaignPrice} instead of {listPrice}. A roof box and two child seats are included and a second driver is added free.',
      },
      figures: { listPrice: 5200, discountPercent: 30, campaignPrice: 3640, count: 45 },
      more: {
        title: { tr: 'Tatil planınız değişirse', en: 'If your plans change' },
        text: {
          tr: 'Teslim gününe iki gün kalana dek tarihi ücretsiz kaydırabilirsiniz. Yeni günlerde aynı sınıf doluysa bir üst sınıf için fark istemeyiz; o da yoksa ödediğinizin tamamı geri döner.',
          en: 'You can move the dates free of charge until two days before pick-up. If the class is full on the new days we ask nothing extra for the next one up; failing that you are refunded in full.',
        },
      },
      facts: [
        {
          label: { tr: 'Dâhil olanlar', en: 'Included' },
          value: { tr: 'Tavan kutusu, iki çocuk koltuğu', en: 'Roof box, two child seats' },
        },
        { label: { tr: 'İkinci sürücü', en: 'Second driver' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        { label: { tr: 'En kısa süre', en: 'Minimum' }, value: { tr: 'Üç gün', en: 'Three days' } },
      ],
    },
    {
      brand: 'Fersahan',
      title: { tr: 'Fersahan Kirala’da 4x4 ile yayla yolu, {discountPercent} indirimli' },
      description: {
        tr: 'Yayla yoluna alçak araçla çıkmayın. Arazi lastikli, kış zincirli, çekme halatlı aracı markanın kendi kiralama birimi verir; Trabzon, Rize, Artvin ve Erzurum şubelerinden alıp bir başkasına bırakabilirsiniz. Navigasyonda yakıt bulunmayan vadiler işaretlidir. Stabilize yol hasarı bu araçlarda sözleşme dışı sayılmaz, cam ve lastik teminatı bedelin içindedir.',
      },
      figures: { listPrice: 4600, discountPercent: 20, campaignPrice: 3680, count: 30 },
      facts: [
        {
          label: { tr: 'Şubeler', en: 'Branches' },
          value: { tr: 'Trabzon, Rize, Artvin, Erzurum', en: 'Trabzon, Rize, Artvin, Erzurum' },
        },
        {
          label: { tr: 'Tek yön', en: 'One-way' },
          value: { tr: 'Bölge içinde ücretsiz', en: 'Free within the region' },
        },
        {
          label: { tr: 'Günlük bedel', en: 'Daily rate' },
          value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
        },
      ],
    },
    {
      brand: 'Alazyel',
      title: { tr: 'Alazyel Paylaş: hafta sonu elektrikli, {discountPercent} avantajla' },
      description: {
        tr: 'Elektrikli almayı düşünüyor, ama önce yaşamak istiyorsanız cuma akşamından pazartesi sabahına bir Kor Touring götürün. Tam şarjlı teslim edilir, boş getirmeniz sorun olmaz. Hafta sonunun ardından araç almaya karar veren kiracının ödediği bedel satış sözleşmesinden düşülür. Şarj istasyonu üyeliği ve kablo torpido gözünde hazırdır. Evcil dostunuz için koltuk örtüsü isteyin.',
      },
      figures: { listPrice: 3100, discountPercent: 35, campaignPrice: 2015, count: 14 },
      more: {
        title: { tr: 'Kiradan satın almaya' },
        text: {
          tr: 'Kira dönüşünden itibaren otuz gün içinde sipariş verirseniz hafta sonu bedelinin tümünü araç fiyatından indiririz. Aynı modeli seçmeniz şart değil, markanın bütün elektriklileri bu haktan yararlanır.',
        },
      },
      facts: [
        {
          label: { tr: 'Süre', en: 'Period' },
          value: { tr: 'Cuma 18.00 – pazartesi 09.00', en: 'Friday 6 p.m. – Monday 9 a.m.' },
        },
        {
          label: { tr: 'Hafta sonu günlük bedeli', en: 'Weekend daily rate' },
          value: { tr: '{campaignPrice}', en: '{campaignPrice}' },
        },
        {
          label: { tr: 'Şarj', en: 'Charging' },
          value: { tr: 'Dolu teslim, boş iade', en: 'Delivered full, returned empty' },
        },
      ],
    },
    {
      brand: 'Cemreyol',
      title: {
        tr: 'Uzun dönem filo kiralamada erken imzaya {discountPercent} indirim',
        en: '{discountPercent} off long-term fleet rental signed early',
      },
      description: {
        tr: 'Küçük işletme için otomobil almak sermayeyi bağlar; kiralamak gideri sabitler. İki ay önceden sözleşme imzalayan şirkete araç başına aylık kira {campaignPrice} olarak kilitlenir, vergi, sigorta, lastik değişimi bizde kalır. Beş araca kadar olan filolar için hazırlandı; tek muhatap, tek fatura, ay ortasında değişmeyen rakam. Personel ayrılınca aracı bir başkasına devredersiniz.',
        en: 'Buying cars ties up a small firm’s capital; renting fixes the cost. A company that signs two months ahead locks the monthly rent at {campaignPrice} per car, while tax, insurance and tyre changes stay with us. Made for fleets of up to five: one contact, one invoice and a figure that does not move.',
      },
      figures: { listPrice: 38000, discountPercent: 12, campaignPrice: 33440, count: 60 },
      facts: [
        { label: { tr: 'Sözleşme', en: 'Contract' }, value: { tr: '24 ay', en: '24 months' } },
        {
          label: { tr: 'Dâhil hizmetler', en: 'Included' },
          value: { tr: 'Kasko, bakım, lastik, ikame araç', en: 'Insurance, service, tyres, courtesy car' },
        },
        {
          label: { tr: 'Liste kirası', en: 'Usual monthly rent' },
          value: { tr: '{listPrice}', en: '{listPrice}' },
        },
      ],
    },
  ],
};
