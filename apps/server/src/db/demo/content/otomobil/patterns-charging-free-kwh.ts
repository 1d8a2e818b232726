import type { DemoPattern } from '../shape.ts';

export const chargingFreeKwh: DemoPattern = {
  key: 'charging-free-kwh',
  path: ['Şarj'],
  benefit: { tr: 'Her ay {count} kWh hediye', en: '{count} kWh free every month' },
  conditions: [
    {
      tr: 'Üyelik aylık {monthlyPayment}; her dönemin ilk {count} kWh dolumu ücretsizdir.',
      en: 'Membership costs {monthlyPayment} a month; the first {count} kWh of each period are free.',
    },
    { tr: 'Kullanılmayan hak sonraki döneme devretmez.', en: 'Unused energy is not carried over.' },
    {
      tr: 'Hediye aşıldığında istasyonda yazan üye tarifesi geçerlidir.',
      en: 'Beyond that, the member tariff shown at the station applies.',
    },
    {
      tr: 'Üyelik istenen ay, uygulamadan kapatılır; cayma bedeli yoktur.',
      en: 'Membership can be ended in the app in any month, without a fee.',
    },
  ],
  campaigns: [
    {
      brand: 'Cemreyol',
      title: { tr: 'Cemreyol Şarj Mahalle Prizi: ayda {count} kWh armağan' },
      description: {
        tr: 'Garajı olmayan elektrikli sürücüsü, market otoparkına bağımlıdır. Mahalle Prizi üyeliği mahalle istasyonlarında gece boyu park etmenizi, sabah altıya kadar bekleme ücreti ödememenizi sağlar. Hediye enerji ortalama bir şehir arabasına iki yüz elli kilometre yol demektir. Uygulama soketin başına gelmeden on beş dakika önce yer ayırır.',
      },
      figures: { monthlyPayment: 249, count: 40 },
      facts: [
        {
          label: { tr: 'İstasyon', en: 'Stations' },
          value: { tr: '610 mahalle noktası', en: '610 neighbourhood points' },
        },
        {
          label: { tr: 'Bekleme ücreti', en: 'Idle fee' },
          value: { tr: 'Gece alınmaz', en: 'None overnight' },
        },
        {
          label: { tr: 'Soket ayırma', en: 'Reservation' },
          value: { tr: 'On beş dakika', en: 'Fifteen minutes' },
        },
      ],
    },
    {
      brand: 'Cemreyol',
      title: { tr: 'Otoyol sürücüsüne hızlı şarj üyeliği, {count} kWh dâhil' },
      description: {
        tr: 'Ayda iki kez memlekete gidenler, satış bölgesi üç ile yayılanlar için kurgulandı. Yüz seksen kilovatlık istasyonlar dinlenme tesislerinin aydınlık, kameralı köşesinde; siz çorbanızı içerken gösterge doluyor. Plakanız tanınır, kart okutmaya gerek kalmaz. Yoğun bayram günlerinde üyeler için iki soket boş tutulur, sıra beklemezsiniz. Fiş otomatik kilitlenir, gece aydınlatması yanar.',
      },
      figures: { monthlyPayment: 590, count: 80 },
      more: {
        title: { tr: 'Bayram yolunda yer garantisi' },
        text: {
          tr: 'Arife ve dönüş günlerinde üye soketleri başkasına açılmaz. Varış saatinizi uygulamaya girin; yoğunluk varsa bir sonraki tesise yönlendiririz. Ayrılan yer yarım saat sizin için bekletilir.',
        },
      },
      facts: [
        { label: { tr: 'Güç', en: 'Power' }, value: { tr: '180 kW', en: '180 kW' } },
        {
          label: { tr: 'Konum', en: 'Where' },
          value: { tr: '74 otoyol tesisi', en: '74 motorway services' },
        },
        {
          label: { tr: 'Tanıma', en: 'Access' },
          value: { tr: 'Plaka ile otomatik', en: 'Automatic by number plate' },
        },
      ],
    },
    {
      brand: 'Alazyel',
      title: {
        tr: 'Alazyel Enerji: ilk yıl her ay {count} kWh markadan',
        en: 'Alazyel Energy: {count} kWh a month from the brand in year one',
      },
      description: {
        tr: 'Yeni Alazyel sahibi, uygulamayı aracın ekranından açar, anlaşmayı kaydırarak onaylar, hepsi bu. Hediye enerji kapalı otopark, alışveriş merkezi, otel; yüzün üzerinde iş ortağında geçer. Komşunuz da aynı markadansa kalan hakkınızı ona yollayabilirsiniz. Küçük üyelik bedeli soket bakımına gider, sözümüz: bozuk istasyon yirmi dört saatte onarılır.',
        en: 'New Alazyel owners open the app on the car’s screen, swipe to accept and that is all. The free energy counts in covered car parks, shopping centres and hotels, with over a hundred partners. If your neighbour drives the same make you may send them what is left. The small fee pays for upkeep: a broken station is mended within a day.',
      },
      figures: { monthlyPayment: 99, count: 60 },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'İlk yılındaki Alazyel sahipleri', en: 'Alazyel owners in their first year' },
        },
        {
          label: { tr: 'Paylaşım', en: 'Sharing' },
          value: { tr: 'Başka bir Alazyel’e gönderilebilir', en: 'Can be sent to another Alazyel' },
        },
        {
          label: { tr: 'Onarım sözü', en: 'Repair promise' },
          value: { tr: 'Yirmi dört saat', en: 'Twenty-four hours' },
        },
      ],
    },
    {
      brand: 'Fersahan',
      title: { tr: 'Filonuza Fersahan depo şarjı: araç başına {count} kWh' },
      description: {
        tr: 'Dağıtım şirketinin deposuna soket kuruyor, elektriği tek faturada topluyoruz. Hangi panelvan ne zaman dolacak, şebeke ne zaman ucuz; yazılım sıraya koyar, gücü böler, trafonuzu zorlamaz. Vardiya amiri sabah tek bakışta hangi aracın yüklenebileceğini görür. İlk kurulum keşfi masrafsızdır, beş araçtan az filolar için de geliriz.',
      },
      figures: { monthlyPayment: 420, count: 120 },
      more: {
        title: { tr: 'Trafo yetmezse' },
        text: {
          tr: 'Keşifte çekilebilir güç ölçülür. Yetersizse yük yönetimiyle dolumu geceye yayar, gerekirse depo bataryası öneririz. Dağıtım şirketine yapılacak güç artışı başvurusunu da sizin adınıza takip ederiz.',
        },
      },
      facts: [
        {
          label: { tr: 'Fatura', en: 'Billing' },
          value: { tr: 'Aylık, tek fatura', en: 'One monthly invoice' },
        },
        { label: { tr: 'Keşif', en: 'Survey' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        {
          label: { tr: 'Yazılım', en: 'Software' },
          value: { tr: 'Yük dengeleme dâhil', en: 'Load balancing included' },
        },
      ],
    },
    {
      brand: 'Esintay',
      title: { tr: 'Esintay Çek-Tak: hafta sonu şarjı ayda {monthlyPayment}' },
      description: {
        tr: 'Arabasını hafta içi park edip cumartesi gezen küçük bataryalı Meltem kullanıcılarını düşündük. Sahil, müze, mesire yeri otoparklarındaki soketler cumartesi ve pazar gününe özel hediye enerji verir. Kahve molasıyla dolar, piknik dönüşü hazırdır. Üyelik aile hesabıyla paylaşılır, iki araç aynı anda şarj edebilir, bildirim her iki telefona düşer.',
      },
      figures: { monthlyPayment: 149, count: 25 },
      facts: [
        {
          label: { tr: 'Geçerli günler', en: 'Valid on' },
          value: { tr: 'Cumartesi ve pazar', en: 'Saturdays and Sundays' },
        },
        { label: { tr: 'Aile hesabı', en: 'Family account' }, value: { tr: 'İki araç', en: 'Two cars' } },
        {
          label: { tr: 'Noktalar', en: 'Points' },
          value: { tr: 'Sahil, müze ve mesire otoparkları', en: 'Beach, museum and picnic car parks' },
        },
      ],
    },
  ],
};
