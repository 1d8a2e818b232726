import type { DemoPattern } from '../shape.ts';

export const hatchbackZeroRate: DemoPattern = {
  key: 'hatchback-zero-rate',
  path: ['Sıfır Otomobil', 'Hatchback'],
  benefit: { tr: 'Faizsiz {installment} taksit', en: '{installment} interest-free instalments' },
  conditions: [
    {
      tr: '{downPayment} peşin ödenir, kalan tutar {installment} eşit taksitte ayda {monthlyPayment} olarak faizsiz ödenir.',
      en: '{downPayment} is paid up front and the rest in {installment} equal, interest-free instalments of {monthlyPayment} a month.',
    },
    {
      tr: 'Liste fiyatı {listPrice}, bu plandaki fiyat {campaignPrice}.',
      en: 'List price {listPrice}; price in this plan {campaignPrice}.',
    },
    {
      tr: 'Anlaşmalı bankanın kredi onayı gerekir; tahsis ücretini marka karşılar.',
      en: 'The partner bank’s approval is required; the brand pays the allocation fee.',
    },
    {
      tr: 'Peşinattan sonra kalan tutar, taşıt kredilerindeki yasal sınırlara uyar.',
      en: 'The financed amount keeps within the statutory limits for vehicle loans.',
    },
    { tr: 'Bireysel alıcılara, stoktaki araçlarda geçerlidir.', en: 'For private buyers, on cars in stock.' },
  ],
  campaigns: [
    {
      brand: 'Esintay',
      title: { tr: 'İlk arabam: Esintay Fındık, ayda {monthlyPayment}' },
      description: {
        tr: 'Ehliyeti yeni almış, kampüsün otoparkına sığacak bir araba arayanlara. Üç kapılı Fındık’ın sigortası ucuz, muayenesi dertsiz, rengi cesurdur. Anne baba kefil olmak zorunda değil; çalışan öğrencinin bordrosu çoğu zaman yeter. Faiz ödemediğiniz için taksit planındaki her kuruş arabanın kendisine gider, on iki ay sonunda borç kalmaz.',
      },
      figures: {
        listPrice: 1320000,
        campaignPrice: 1290000,
        downPayment: 1050000,
        installment: 12,
        monthlyPayment: 20000,
      },
      facts: [
        {
          label: { tr: 'Yeni sürücü eğitimi', en: 'New driver course' },
          value: { tr: 'Yarım gün, hediye', en: 'Half a day, free' },
        },
        { label: { tr: 'Uzunluk', en: 'Length' }, value: { tr: '3,68 m', en: '3.68 m' } },
        { label: { tr: 'Kapı', en: 'Doors' }, value: { tr: 'Üç', en: 'Three' } },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'petrol',
        seatingCapacity: 4,
        range: 690,
        isElectric: false,
        doorCount: 3,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Alazyel',
      title: {
        tr: 'Alazyel Çakmak elektrikli hatchback’e faizsiz taksit',
        en: 'Alazyel Çakmak electric hatchback, interest-free',
      },
      description: {
        tr: 'İki kişi çalışıyor, bir araba evde yetiyor, otopark fişi bütçeyi deliyor: Çakmak tam bu denklem için. Belediyelerin elektriklilere tanıdığı park kolaylığı işin tatlı tarafı. Yakıttan artan parayı taksite koyduğunuzda çoğu kullanıcı fark etmeden ödemeyi bitiriyor. {listPrice} olan etiket bu plana girince {campaignPrice} olarak yazılır. Son taksit bitince rehin kendiliğinden kalkar.',
        en: 'Two jobs, one car at home and a parking bill that eats the budget: the Çakmak was made for that sum. The easier parking many municipalities grant to electric cars is the pleasant side of it. Put what you save on fuel towards the instalments and most owners finish paying without noticing. In this plan the {listPrice} tag becomes {campaignPrice}.',
      },
      figures: {
        listPrice: 1450000,
        campaignPrice: 1410000,
        downPayment: 1140000,
        installment: 12,
        monthlyPayment: 22500,
      },
      more: {
        title: { tr: 'Şarjı nereden alırsınız?', en: 'Where will you charge?' },
        text: {
          tr: 'Evinizde priz yoksa üzülmeyin: market otoparkındaki orta hızlı istasyonda bir alışveriş süresi haftanın üç gününe yeter. Aracın uygulaması yolunuzdaki boş soketleri gösterir, ödemeyi de oradan yaparsınız.',
          en: 'No socket at home is no problem: one shopping trip at a supermarket charger covers three days. The car’s app shows free sockets on your way and takes the payment as well.',
        },
      },
      facts: [
        {
          label: { tr: 'Şarj kartı', en: 'Charging card' },
          value: { tr: 'İlk ay ücretsiz', en: 'Free for the first month' },
        },
        {
          label: { tr: 'Tahsis ücreti', en: 'Allocation fee' },
          value: { tr: 'Marka karşılar', en: 'Paid by the brand' },
        },
        { label: { tr: 'Bagaj', en: 'Boot' }, value: { tr: '340 litre', en: '340 litres' } },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 385,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 48,
        modelYear: 2026,
      },
    },
    {
      brand: 'Fersahan',
      title: { tr: 'Fersahan Kısrak 1.0 Hibrit, {downPayment} peşinle kapınızda' },
      description: {
        tr: 'Fersahan’ın arazi huyunu şehir boyuna indirdiği model: yerden yüksek, kaldırıma aldırmaz, çukurda inlemez. Siz peşinatı gönderin, kurye sözleşmeyi eve getirsin, araç kapınızın önüne çekiciyle inmiş olarak gelsin. Showroom gezmeye vakti olmayan çalışanlar için görüntülü tanıtım ve eve deneme aracı getirme hizmeti de bu pakete dâhildir.',
      },
      figures: {
        listPrice: 1480000,
        campaignPrice: 1460000,
        downPayment: 1172000,
        installment: 12,
        monthlyPayment: 24000,
      },
      facts: [
        {
          label: { tr: 'Eve teslim', en: 'Home delivery' },
          value: { tr: '30 büyükşehirde ücretsiz', en: 'Free in 30 metropolitan cities' },
        },
        {
          label: { tr: 'Deneme', en: 'Test drive' },
          value: { tr: 'Araç adresinize gelir', en: 'The car comes to you' },
        },
        { label: { tr: 'Yerden yükseklik', en: 'Ground clearance' }, value: { tr: '18 cm', en: '18 cm' } },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'hybrid',
        seatingCapacity: 5,
        range: 940,
        isElectric: false,
        doorCount: 5,
        batteryCapacity: 1,
        modelYear: 2027,
      },
    },
    {
      brand: 'Esintay',
      title: { tr: 'Esintay Fındık GT: sıfır faizle sürüş keyfi' },
      description: {
        tr: 'Direksiyondan vites kulakçığı, sertleştirilmiş amortisör, fabrika çıkışı spor egzoz. GT’yi isteyen zaten ne istediğini bilir; biz işin hesabını kolaylaştırdık. Faiz sıfır, dosya masrafı sıfır, erken kapatma cezası sıfır. Pist gününe katılmak isteyen alıcıya bir eğitmenle yirmi tur armağan edilir, lastik aşınması da bizim hesabımıza yazılır.',
      },
      figures: {
        listPrice: 1690000,
        campaignPrice: 1650000,
        downPayment: 1320000,
        installment: 12,
        monthlyPayment: 27500,
      },
      more: {
        title: { tr: 'Pist günü hediyesi' },
        text: {
          tr: 'Teslimden sonra size iki pist tarihi önerilir. Kaskı biz veririz, eğitmen yanınıza oturur; önce fren noktalarını, sonra viraj çizgisini öğrenirsiniz. Hakkınızı aynı soyadı taşıyan yakınınıza devredebilirsiniz.',
        },
      },
      facts: [
        { label: { tr: 'Güç', en: 'Power' }, value: { tr: '180 beygir', en: '180 hp' } },
        {
          label: { tr: 'Hediye', en: 'Gift' },
          value: { tr: 'Eğitmenle pist günü', en: 'Track day with an instructor' },
        },
        {
          label: { tr: 'Şanzıman', en: 'Gearbox' },
          value: { tr: 'Yedi ileri çift kavrama', en: 'Seven-speed dual clutch' },
        },
      ],
      vehicle: {
        gearType: 'semi-automatic',
        fuel: 'petrol',
        seatingCapacity: 5,
        range: 620,
        isElectric: false,
        doorCount: 5,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Alazyel',
      title: {
        tr: 'Kadın kooperatiflerine Alazyel Çıra, {installment} ay faizsiz',
        en: 'Alazyel Çıra for women’s cooperatives, {installment} months interest-free',
      },
      description: {
        tr: 'Reçel kavanozu, dokuma kolisi, pazar tezgâhı: kooperatif ortaklarının yükünü taşısın diye Çıra’nın arka koltukları tek parça yatar, bagaj halısı yıkanır. Ortaklık belgesi olan her kadın üretici kendi adına başvurabilir; gelir beyanı esnek değerlendirilir. Otogazla kilometre maliyeti düşer, aylık {monthlyPayment} ödemek kasaya yük olmaz. Ürün teslimatı yapan ortaklar için logo giydirme bedelsizdir.',
        en: 'Jam jars, woven goods, a market stall: the Çıra’s rear seats fold in one piece and its boot carpet can be washed, so cooperative members can carry it all. Any woman with a membership paper may apply in her own name, and declared income is assessed flexibly. Autogas keeps running costs low and {monthlyPayment} a month stays manageable.',
      },
      figures: {
        listPrice: 1350000,
        campaignPrice: 1300000,
        downPayment: 1060000,
        installment: 12,
        monthlyPayment: 20000,
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Kadın kooperatifi ortakları', en: 'Members of women’s cooperatives' },
        },
        { label: { tr: 'Logo giydirme', en: 'Logo wrap' }, value: { tr: 'Bedelsiz', en: 'Free of charge' } },
        {
          label: { tr: 'Yük hacmi', en: 'Load space' },
          value: { tr: '1.150 litre (koltuk yatık)', en: '1,150 litres, seats folded' },
        },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'lpg',
        seatingCapacity: 5,
        range: 1080,
        isElectric: false,
        doorCount: 5,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
  ],
};
