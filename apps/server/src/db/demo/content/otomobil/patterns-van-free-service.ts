import type { DemoPattern } from '../shape.ts';

export const vanFreeService: DemoPattern = {
  key: 'van-free-service',
  path: ['Ticari Araç'],
  benefit: { tr: '{count} yıl ücretsiz bakım', en: '{count} years of free servicing' },
  conditions: [
    {
      tr: 'Bakım paketi, teslimden başlayarak {count} yıl boyunca yağ, filtre ve işçiliği kapsar.',
      en: 'The package covers oil, filters and labour for {count} years from delivery.',
    },
    {
      tr: 'Balata, lastik ve kaza onarımı pakete dâhil değildir.',
      en: 'Brake pads, tyres and accident repairs are not included.',
    },
    {
      tr: 'Liste fiyatı {listPrice}; pakette ödenecek bedel {campaignPrice} ve KDV dâhildir.',
      en: 'List price {listPrice}; the price with the package is {campaignPrice}, VAT included.',
    },
    {
      tr: 'Vergi mükelleflerine, işletme başına en çok beş araç için sunulur.',
      en: 'For registered businesses, up to five vehicles each.',
    },
  ],
  campaigns: [
    {
      brand: 'Fersahan',
      title: { tr: 'Fersahan Yük Panelvan: {count} yıl bakım düşünmeyin' },
      description: {
        tr: 'Kargo kuryesi, su bayisi, mobilyacı; aracı yatan esnaf para kaybeder. Yük Panelvan’ın bakımı akşam sekizden sonra yapılır, sabah mal yine yoldadır. Sağ sürgülü kapı rampaya yanaşır, zemin forklift paletine uygundur. Servise giderken randevu saatini siz seçersiniz; kırk beş dakikayı aşan beklemelerde ikame araç verilir. Kasa içi aydınlatma standarttır.',
      },
      figures: { listPrice: 1640000, campaignPrice: 1575000, count: 3 },
      facts: [
        { label: { tr: 'Yük hacmi', en: 'Load volume' }, value: { tr: '6,2 m³', en: '6.2 m³' } },
        {
          label: { tr: 'Gece servisi', en: 'Evening service' },
          value: { tr: '20.00’den sonra, 40 noktada', en: 'After 8 p.m., at 40 workshops' },
        },
        {
          label: { tr: 'İkame araç', en: 'Courtesy van' },
          value: { tr: '45 dakikayı aşan beklemede', en: 'When you wait over 45 minutes' },
        },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'diesel',
        seatingCapacity: 3,
        range: 920,
        isElectric: false,
        doorCount: 4,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Alazyel',
      title: { tr: 'Alazyel Taşır E: elektrikli panelvan, {campaignPrice}' },
      description: {
        tr: 'Şehir merkezine giriş kısıtlamaları artarken sessiz ve egzozsuz bir dağıtım aracı işletmeye nefes aldırır. Taşır E’nin bataryası yük bölmesinin altındadır, hacimden çalmaz. Çiçekçi, fırıncı, online market deposu; günde yüz elli kilometreyi aşmayan her rotada mazot kalemi defterden silinir. Filo ekranı, hangi sürücünün ne kadar harcadığını gösterir.',
      },
      figures: { listPrice: 1990000, campaignPrice: 1890000, count: 4 },
      more: {
        title: { tr: 'Rotanız elektriğe uygun mu?' },
        text: {
          tr: 'Bir haftalık teslimat listenizi paylaşın, danışmanımız durak durak hesap çıkarsın. Menzil yetmiyorsa satmaya çalışmaz, hangi güzergâhın dizelde kalması gerektiğini yazılı olarak bildirir. Böylece yanlış araca para bağlamazsınız.',
        },
      },
      facts: [
        { label: { tr: 'Yük hacmi', en: 'Load volume' }, value: { tr: '5,1 m³', en: '5.1 m³' } },
        {
          label: { tr: 'Filo ekranı', en: 'Fleet screen' },
          value: { tr: 'İki yıl ücretsiz', en: 'Free for two years' },
        },
        {
          label: { tr: 'Şarj', en: 'Charging' },
          value: { tr: 'Depoda yedi saat', en: 'Seven hours at the depot' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 2,
        range: 310,
        isElectric: true,
        doorCount: 4,
        batteryCapacity: 60,
        modelYear: 2027,
      },
    },
    {
      brand: 'Fersahan',
      title: {
        tr: 'Fersahan Kervan kamyonet alana {count} yıl servis bedava',
        en: 'Buy a Fersahan Kervan pick-up and get {count} years of servicing',
      },
      description: {
        tr: 'Şantiyede tuğla, bağda kasa, ormanda tomruk. Çift kabin Kervan, işçiyi ve malzemeyi bir seferde götürür; kasası sacla değil çinko kaplı çelikle örülmüştür. Mühendislik büroları ve tarım işletmeleri için damperli kasa seçeneği var. Uzak ilçede servis yoksa gezici ekip ayda bir gelir, yağı çiftlikte değiştirir. Yedek parça kolisi kargoyla köye ulaşır.',
        en: 'Bricks on the site, crates in the vineyard, logs in the forest. The double-cab Kervan takes crew and material in one trip, and its bed is galvanised steel rather than plain sheet. A tipper bed is available for builders and farms. Where no workshop is near, a mobile team calls once a month and changes the oil on the spot.',
      },
      figures: { listPrice: 1870000, campaignPrice: 1805000, count: 2 },
      more: {
        title: { tr: 'Gezici servis', en: 'Mobile service' },
        text: {
          tr: 'Yetkili servise elli kilometreden uzak adreslerde ekip size gelir. Ziyaret günü mesajla bildirilir, araç başına bir saat yeter. Arıza varsa parçayı yanında getirir ya da çekici gönderir.',
          en: 'Where the workshop is over fifty kilometres away, the team comes to you. The day is announced by message and an hour per vehicle is enough; for faults they bring the part or send a truck.',
        },
      },
      facts: [
        { label: { tr: 'Kabin', en: 'Cab' }, value: { tr: 'Çift, beş kişilik', en: 'Double, five seats' } },
        { label: { tr: 'Taşıma', en: 'Payload' }, value: { tr: '1.050 kg', en: '1,050 kg' } },
        { label: { tr: 'Kasa', en: 'Bed' }, value: { tr: 'Çinko kaplı çelik', en: 'Galvanised steel' } },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'diesel',
        seatingCapacity: 5,
        range: 1010,
        isElectric: false,
        doorCount: 4,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Esintay',
      title: { tr: 'Esnafa Esintay Küfe: küçük ticari, büyük bakım paketi' },
      description: {
        tr: 'Hafta içi terzinin kumaş topları, pazar günü ailenin piknik sepeti. Küfe beş koltuklu kombi gövdesiyle iki işi birden görür, otogazla masrafı kısar. Esnaf odasına kayıtlı olmanız yeterli; bilanço, ciro, teminat istenmez. İlk bakım hatırlatması telefonunuza düşer, servis aracı dükkânınızdan alır, işi bitince kapıya bırakır. Yıkaması da yapılır.',
      },
      figures: { listPrice: 1340000, campaignPrice: 1298000, count: 3 },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Esnaf odasına kayıtlı işletmeler', en: 'Members of a chamber of tradesmen' },
        },
        {
          label: { tr: 'Araç alma bırakma', en: 'Pick-up and return' },
          value: { tr: 'Dükkândan, ücretsiz', en: 'From your shop, free' },
        },
        { label: { tr: 'Gövde', en: 'Body' }, value: { tr: 'Combi, camlı', en: 'Combi with windows' } },
      ],
      vehicle: {
        gearType: 'manual',
        fuel: 'lpg',
        seatingCapacity: 5,
        range: 1140,
        isElectric: false,
        doorCount: 5,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
    {
      brand: 'Fersahan',
      title: { tr: 'Servisçiye Fersahan Kafile minibüs ve bakımda {count} yıl güvence' },
      description: {
        tr: 'Okul taşımacılığı yönetmeliğinin istediği kamera, koltuk sensörü, kırmızı dur levhası fabrikadan takılı gelir; muayenede sürpriz olmaz. Kafile’nin rehber koltuğu kapıyı görür, basamağı otomatik açılır. Bakımlar yarıyıl ve yaz tatiline denk getirilir, ders günü araç servise girmez. Kooperatif üyelerine aynı donanımla sırayla teslimat yapılır. Klima arka sıraya kadar üfler.',
      },
      figures: { listPrice: 2950000, campaignPrice: 2840000, count: 3 },
      more: {
        title: { tr: 'Okul servisi donanımı' },
        text: {
          tr: 'İç ve dış kamera, her koltukta kemer ve oturma sensörü, takip cihazı, dur levhası ve yaş sınırına uygun evrak dosyası araçla birlikte gelir. Belediye uygunluk başvurusunu sizinle birlikte doldururuz.',
        },
      },
      facts: [
        {
          label: { tr: 'Koltuk', en: 'Seats' },
          value: { tr: 'On altı yolcu ve sürücü', en: 'Sixteen passengers and the driver' },
        },
        {
          label: { tr: 'Uygunluk', en: 'Compliance' },
          value: { tr: 'Okul taşıtı donanımı tam', en: 'Fully equipped for school transport' },
        },
        {
          label: { tr: 'Bakım dönemi', en: 'Service slots' },
          value: { tr: 'Okul tatillerinde', en: 'During school holidays' },
        },
      ],
      vehicle: {
        gearType: 'semi-automatic',
        fuel: 'diesel',
        seatingCapacity: 17,
        range: 980,
        isElectric: false,
        doorCount: 4,
        batteryCapacity: 0,
        modelYear: 2026,
      },
    },
  ],
};
