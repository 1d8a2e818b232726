import type { DemoPattern } from '../shape.ts';

export const suvLowRate: DemoPattern = {
  key: 'suv-low-rate',
  path: ['Sıfır Otomobil', 'SUV'],
  benefit: { tr: 'Aylık {interestRate} faizle SUV', en: 'SUV at {interestRate} a month' },
  conditions: [
    {
      tr: 'Kredi {term} ay vadelidir ve aylık {interestRate} faizle kullandırılır; {downPayment} peşin ödenir.',
      en: 'The loan runs for {term} months at {interestRate} a month, with {downPayment} paid up front.',
    },
    {
      tr: 'Aylık {monthlyPayment} tutarındaki ödemeye KKDF ve BSMV dâhildir; tahsis ücreti ayrıca alınır.',
      en: 'The monthly payment of {monthlyPayment} includes KKDF and BSMV; the bank’s allocation fee is extra.',
    },
    {
      tr: 'Liste fiyatı {listPrice}; {discountPercent} indirimle kampanya fiyatı {campaignPrice}.',
      en: 'List price {listPrice}; with {discountPercent} off the campaign price is {campaignPrice}.',
    },
    {
      tr: 'Kredi, bankanın değerlendirmesi olumluysa verilir; kasko yaptırılması gerekir.',
      en: 'The loan is subject to the bank’s approval and requires motor insurance.',
    },
    {
      tr: 'Gerçek kişilere ve stoktaki araçlara geçerlidir, takas desteğiyle birleştirilemez.',
      en: 'For private buyers and cars in stock; not combinable with a trade-in bonus.',
    },
  ],
  campaigns: [
    {
      brand: 'Fersahan',
      title: { tr: 'Fersahan Bozkır 1.5 Hibrit, ayda {monthlyPayment} ödemeyle' },
      description: {
        tr: 'Bozkır, hafta içi okul servisi, hafta sonu yayla arabası. Hibrit motoru kavşakta susar, yokuşta uyanır; depo bir kez dolunca Ankara’dan Rize’ye kadar ibreye bakmazsınız. Peşinatı ikinci el aracınızı satarak toplayanlar için fiyatı on beş gün sabitliyoruz. {listPrice} etiket, {campaignPrice} ödeme; kalanı {term} ayda, düşük faizle kapanıyor.',
      },
      figures: {
        listPrice: 1960000,
        discountPercent: 3,
        campaignPrice: 1901200,
        downPayment: 1521000,
        interestRate: 1.49,
        term: 12,
        monthlyPayment: 35813,
      },
      facts: [
        {
          label: { tr: 'Fiyat sabitleme', en: 'Price lock' },
          value: { tr: 'On beş gün', en: 'Fifteen days' },
        },
        {
          label: { tr: 'Tüketim', en: 'Consumption' },
          value: { tr: '4,9 litre / 100 km', en: '4.9 litres per 100 km' },
        },
        {
          label: { tr: 'Teslim süresi', en: 'Delivery time' },
          value: { tr: 'On iş günü', en: 'Ten working days' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'hybrid',
        seatingCapacity: 5,
        range: 980,
        isElectric: false,
        doorCount: 5,
        batteryCapacity: 1,
        modelYear: 2026,
      },
    },
    {
      brand: 'Esintay',
      title: { tr: 'Esintay Kumsal 1.2 Turbo: {downPayment} peşin, kalanı düşük faizle' },
      description: {
        tr: 'Debriyajı yumuşak, dönüş çapı küçük, tavanı yüksek. İlk SUV’sini alacak genç aileler Kumsal’ı bebek koltuğunun ön kapıya değmeden takılabildiği için seviyor. Kredi başvurusunu showroom’da tabletten yaparsınız, sonuç çoğu zaman çay bitmeden gelir. Onay çıkmazsa ödediğiniz kapora aynı gün hesabınıza döner, sebep sorulmaz. Teslimatta bagaj filesi armağandır.',
      },
      figures: {
        listPrice: 1540000,
        discountPercent: 2,
        campaignPrice: 1509200,
        downPayment: 1208000,
        interestRate: 1.69,
        term: 12,
        monthlyPayment: 28827,
      },
      more: {
        title: { tr: 'Peşinatı nasıl bölersiniz?' },
        text: {
          tr: 'Peşin tutarın bir kısmını kapora, kalanını teslimden bir gün önce havaleyle gönderirsiniz. Eski aracınızı satmak zaman alıyorsa satıcımız park alanında ücretsiz sergiler, alıcı bulunca sizi arar.',
        },
      },
      facts: [
        {
          label: { tr: 'Başvuru', en: 'Application' },
          value: { tr: 'Showroom’da, tabletten', en: 'In the showroom, on a tablet' },
        },
        {
          label: { tr: 'Kapora', en: 'Deposit' },
          value: { tr: 'Onay çıkmazsa iade', en: 'Refunded if not approved' },
        },
        { label: { tr: 'Vites', en: 'Gearbox' }, value: { tr: 'Altı ileri düz', en: 'Six-speed manual' } },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'petrol',
        seatingCapacity: 5,
        range: 760,
        isElectric: false,
        doorCount: 5,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Fersahan',
      title: {
        tr: 'Dizelden vazgeçmeyenlere Fersahan Dağlı 4x4 kredisi',
        en: 'A loan for those who stay with diesel: the Fersahan Dağlı 4x4',
      },
      description: {
        tr: 'Köy yolu karlıyken, arkada römork varken, depoda son çeyrek kalmışken güven veren araç azdır. Dağlı’nın kilitli diferansiyeli ve arazi vitesi standarttır; yedinci koltuk çocuk için değil, dayı için de rahattır. Çiftçi belgesi olanlar ödemeyi hasat dönemine göre erteleme seçeneğini ayrıca sorabilir. Kampanya bedeli {campaignPrice}, taksidi {monthlyPayment}.',
        en: 'Few cars inspire trust when the village road is under snow and a trailer is hitched behind. The Dağlı has a locking differential and a low-range gearbox as standard, and its seventh seat fits a grown-up. Registered farmers may ask about deferring payments until harvest. The campaign price is {campaignPrice} and each instalment {monthlyPayment}.',
      },
      figures: {
        listPrice: 1999000,
        discountPercent: 3,
        campaignPrice: 1939030,
        downPayment: 1552000,
        interestRate: 1.59,
        term: 12,
        monthlyPayment: 36748,
      },
      facts: [
        {
          label: { tr: 'Çekiş', en: 'Drive' },
          value: { tr: 'Dört tekerlek, kilitli diferansiyel', en: 'Four-wheel, locking differential' },
        },
        { label: { tr: 'Çeki kapasitesi', en: 'Towing' }, value: { tr: '2.300 kg', en: '2,300 kg' } },
        {
          label: { tr: 'Servis ağı', en: 'Service network' },
          value: { tr: '64 ilde yetkili servis', en: 'Authorised workshops in 64 provinces' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'diesel',
        seatingCapacity: 7,
        range: 1050,
        isElectric: false,
        doorCount: 5,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Alazyel',
      title: { tr: 'Alazyel Yalım şarj edilebilir hibrit, {interestRate} faiz ve {term} ay' },
      description: {
        tr: 'Elektrikliyle benzinli arasında kalanlara orta yol: gündelik gidiş gelişte motor hiç çalışmaz, bayram yolunda istasyon kuyruğuna girilmez. Prizden dolan bataryası seksen kilometreye yakın sessiz sürüş sunar. Faiz oranı bu pakete özeldir; bankanın genel taşıt kredisi tarifesinden düşüktür. Hesabı şeffaf tutuyoruz: peşinat, taksit, toplam ödeme sözleşmenin ilk sayfasında yazar.',
      },
      figures: {
        listPrice: 1985000,
        discountPercent: 5,
        campaignPrice: 1885750,
        downPayment: 1509000,
        interestRate: 1.39,
        term: 12,
        monthlyPayment: 35204,
      },
      more: {
        title: { tr: 'Kimin işine yarar?' },
        text: {
          tr: 'Evinde veya iş yerinde priz bulunan, günde seksen kilometreyi aşmayan sürücü benzine yılda birkaç kez uğrar. Prizi olmayan için normal hibrit daha mantıklıdır; bunu satışta açıkça söyleriz.',
        },
      },
      facts: [
        {
          label: { tr: 'Elektrikli menzil', en: 'Electric range' },
          value: { tr: 'Seksen km', en: 'Eighty km' },
        },
        {
          label: { tr: 'Şarj', en: 'Charging' },
          value: { tr: 'Ev prizinde beş saat', en: 'Five hours at a home socket' },
        },
        { label: { tr: 'Garanti', en: 'Warranty' }, value: { tr: 'Beş yıl', en: 'Five years' } },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'plug-in-hybrid',
        seatingCapacity: 5,
        range: 890,
        isElectric: false,
        doorCount: 5,
        batteryCapacity: 19,
        modelYear: 2027,
      },
    },
    {
      brand: 'Esintay',
      title: { tr: 'Esintay Yamaç LPG: fabrikadan otogazlı SUV’ye kredi' },
      description: {
        tr: 'Sonradan takılan tüpün muayene derdi, garanti tartışması burada yok: Yamaç’ın otogaz sistemi üretim bandında monte edilir, beş yıl boyunca motorla aynı güvence altındadır. Stepne yuvası boşalmasın diye tank bagaj tabanına gömülmüştür. Çok yol yapan, yakıt fişini saklayan herkes için aylık {monthlyPayment} ile başlayan hesaplı bir ortak.',
      },
      figures: {
        listPrice: 1620000,
        discountPercent: 3,
        campaignPrice: 1571400,
        downPayment: 1258000,
        interestRate: 1.79,
        term: 12,
        monthlyPayment: 30233,
      },
      facts: [
        { label: { tr: 'Yakıt', en: 'Fuel' }, value: { tr: 'Benzin ve otogaz', en: 'Petrol and autogas' } },
        {
          label: { tr: 'Tank', en: 'Tank' },
          value: { tr: 'Bagaj tabanında, stepne yerinde', en: 'Under the boot floor, spare wheel kept' },
        },
        {
          label: { tr: 'Ruhsat', en: 'Papers' },
          value: { tr: 'Otogaz işlenmiş teslim', en: 'Delivered with autogas registered' },
        },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'lpg',
        seatingCapacity: 5,
        range: 1120,
        isElectric: false,
        doorCount: 5,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
  ],
};
