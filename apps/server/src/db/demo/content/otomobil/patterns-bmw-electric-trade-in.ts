import type { DemoPattern } from '../shape.ts';

export const bmwElectricTradeIn: DemoPattern = {
  key: 'bmw-electric-trade-in',
  path: ['Sıfır Otomobil', 'Elektrikli'],
  benefit: { tr: '{reward} takas desteği', en: '{reward} trade-in bonus' },
  conditions: [
    {
      tr: 'Markanın Türkiye distribütörü Borusan Otomotiv’dir; bu kampanya tanıtım amaçlı bir örnektir ve bağlayıcı değildir.',
      en: 'Borusan Otomotiv is the brand’s distributor in Türkiye; this campaign is a sample (örnek) for demonstration and is not binding.',
    },
    {
      tr: '{reward} destek eski aracın ekspertiz bedeline eklenir; {listPrice} olan liste fiyatı takasla {campaignPrice} olur, nakit ödeme yapılmaz.',
      en: 'The bonus of {reward} is added to the appraised value of the old car: with a trade-in the {listPrice} list price becomes {campaignPrice}; nothing is paid in cash.',
    },
    {
      tr: 'Takasa verilen araç en az altı aydır alıcının adına kayıtlı olmalıdır.',
      en: 'The traded-in car must have been registered to the buyer for at least six months.',
    },
    {
      tr: 'Stoktaki araçlarla sınırlıdır, filo alımlarında ve başka indirimlerle birlikte kullanılamaz.',
      en: 'Limited to cars in stock; not for fleet purchases and not combinable with other discounts.',
    },
    {
      tr: 'Plaka, tescil ve ilk yıl vergisi alıcıya aittir.',
      en: 'Plates, registration and the first year’s tax are paid by the buyer.',
    },
  ],
  campaigns: [
    {
      brand: 'BMW',
      title: {
        tr: 'BMW iX1 eDrive20 için {reward} takas desteği',
        en: '{reward} trade-in bonus on the BMW iX1 eDrive20',
      },
      description: {
        tr: 'Benzinli aracınızı servise götürür gibi getirin; ekspertiz yarım saatte biter, çıkan bedelin üzerine takas desteği eklenir. Şehirde bir haftayı tek şarjla çıkaran iX1, yüksek oturuşu ve beş kişilik kabiniyle aileden kalan SUV alışkanlığını bozmaz. Liste fiyatı {listPrice}, destek düşüldükten sonra {campaignPrice} ödersiniz. Eski aracınızın markası ve yakıtı fark etmez.',
        en: 'Bring your petrol car in as if for a service: the appraisal takes half an hour and the bonus is added to its value. The iX1 covers a week in the city on one charge and keeps the high seat and five-seat cabin you are used to. The list price is {listPrice}; after the bonus you pay {campaignPrice}, whatever make or fuel you trade in.',
      },
      figures: { listPrice: 3190000, reward: 150000, campaignPrice: 3040000 },
      more: {
        title: { tr: 'Takas nasıl işler?', en: 'How the trade-in works' },
        text: {
          tr: 'Randevunuza ruhsat ve yedek anahtarla gelin. Bağımsız eksper raporu size de verilir; teklifi beğenmezseniz hiçbir ücret ödemeden aracınızla dönersiniz. Fiyat, rapordan sonraki yedi gün boyunca aynı kalır.',
          en: 'Come with the registration document and the spare key. You receive the independent appraiser’s report too; if you do not like the offer you drive home without paying a thing. The figure holds for seven days.',
        },
      },
      facts: [
        {
          label: { tr: 'Örnek teklif', en: 'Sample offer' },
          value: { tr: 'Evet, tanıtım amaçlıdır', en: 'Yes, for demonstration' },
        },
        {
          label: { tr: 'Teslim süresi', en: 'Delivery time' },
          value: { tr: 'Stoktan iki hafta', en: 'Two weeks from stock' },
        },
        {
          label: { tr: 'Hızlı şarj', en: 'Fast charging' },
          value: { tr: 'Yarım saatte yolculuğa hazır', en: 'Ready for the road in half an hour' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 475,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 66,
        modelYear: 2026,
      },
    },
    {
      brand: 'BMW',
      title: { tr: 'BMW i4 eDrive35: eski aracınızı getirin, {reward} ekleyelim' },
      description: {
        tr: 'Uzun yol sürücüsüne göre bir Gran Coupé: alçak, sessiz ve arka kapakta bavullara yer açan geniş bir ağız. İstanbul’dan Ankara’ya bir kahve molasıyla varırsınız. Sürdüğünüz aracı takasa bıraktığınızda {reward} destek faturaya indirim olarak yansır ve i4, {campaignPrice} bedelle adınıza tescil edilir. Deneme sürüşü için hafta sonu randevuları da açıktır.',
      },
      figures: { listPrice: 4480000, reward: 200000, campaignPrice: 4280000 },
      facts: [
        {
          label: { tr: 'Örnek kampanya', en: 'Sample campaign' },
          value: { tr: 'Bağlayıcı değildir', en: 'Not binding' },
        },
        {
          label: { tr: 'Gövde', en: 'Body' },
          value: { tr: 'Beş kapılı Gran Coupé', en: 'Five-door Gran Coupé' },
        },
        {
          label: { tr: 'Batarya garantisi', en: 'Battery warranty' },
          value: { tr: 'Sekiz yıl veya 160.000 km', en: 'Eight years or 160,000 km' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 500,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 70,
        modelYear: 2026,
      },
    },
    {
      brand: 'BMW',
      title: { tr: 'Yeni BMW iX2 sahibi olana {reward} değerinde takas katkısı' },
      description: {
        tr: 'Kupe çatısıyla kalabalıktan ayrılan iX2, ilk elektriklisini alacaklar için yazılmış bir başlangıç paketiyle geliyor: ev tipi şarj kablosu bagajda, kullanım eğitimi teslimatta. Takas edilecek otomobiliniz dizel de olsa, on yaşını geçmiş de olsa değerlendirilir. {reward} katkı sonrası fiyat {campaignPrice}. Renk seçenekleri stok listesinde görünür; özel sipariş renkler kampanyaya girmez.',
      },
      figures: { listPrice: 3390000, reward: 160000, campaignPrice: 3230000 },
      more: {
        title: { tr: 'İlk kez elektrikliye geçenlere' },
        text: {
          tr: 'Teslimat danışmanı sizinle bir saat geçirir: evde şarj saatini kurmayı, yol üzerinde istasyon bulmayı ve tek pedalla sürüşü birlikte denersiniz. İlk ay boyunca aklınıza takılanı telefonla sorabilirsiniz.',
        },
      },
      facts: [
        {
          label: { tr: 'Örnek teklif', en: 'Sample offer' },
          value: { tr: 'Fiyat temsilîdir', en: 'Price is illustrative' },
        },
        {
          label: { tr: 'Kablo', en: 'Cable' },
          value: { tr: 'Ev tipi şarj kablosu dâhil', en: 'Home charging cable included' },
        },
        {
          label: { tr: 'Renk', en: 'Colour' },
          value: { tr: 'Stoktaki dört renk', en: 'Four colours in stock' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 460,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 66,
        modelYear: 2027,
      },
    },
    {
      brand: 'BMW',
      title: {
        tr: 'BMW i5 eDrive40’ta takasa özel {reward} avantaj',
        en: '{reward} trade-in advantage on the BMW i5 eDrive40',
      },
      description: {
        tr: 'Makam aracınız yenilenme yaşına geldiyse hesap basit: ekspertiz değeri artı {reward}. Arka koltukta dizüstü bilgisayarla çalışacak kadar sessiz bir sedan, bagajında iki golf çantası, ön panelinde kıvrımlı ekran. Şirket adına alımlarda da geçerlidir, yeter ki takas aracı aynı unvana kayıtlı olsun. {listPrice} olan liste fiyatı takasla {campaignPrice} düzeyine iner.',
        en: 'If your executive car is due for renewal the sum is simple: the appraised value plus {reward}. A saloon quiet enough to work in on the back seat, with room for two golf bags and a curved screen up front. It also applies to companies, provided the old car is registered to the same firm. With a trade-in the {listPrice} list price becomes {campaignPrice}.',
      },
      figures: { listPrice: 5980000, reward: 275000, campaignPrice: 5705000 },
      facts: [
        {
          label: { tr: 'Örnek kampanya', en: 'Sample campaign' },
          value: { tr: 'Tanıtım amaçlıdır', en: 'For demonstration' },
        },
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Bireyler ve şirketler', en: 'Individuals and companies' },
        },
        {
          label: { tr: 'Deneme sürüşü', en: 'Test drive' },
          value: { tr: 'Yetkili satıcıda, randevuyla', en: 'At the authorised dealer, by appointment' },
        },
        { label: { tr: 'Koltuk', en: 'Seats' }, value: { tr: 'Beş kişilik, ısıtmalı', en: 'Five, heated' } },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 560,
        isElectric: true,
        doorCount: 4,
        batteryCapacity: 81,
        modelYear: 2026,
      },
    },
    {
      brand: 'BMW',
      title: { tr: 'Yeni nesil BMW iX3: takasla {campaignPrice}' },
      description: {
        tr: 'Menzil kaygısını rafa kaldıran büyük bataryasıyla iX3, Ege tatilini şarj planı yapmadan çıkarmak isteyen ailelere sesleniyor. Bagaj iki bebek arabasını yan yana alıyor, arka sırada üç çocuk koltuğu bağlantısı bulunuyor. Ön sipariş sırasında takas aracınızı kullanmayı sürdürürsünüz; değerleme teslim günü yapılır ve {reward} destek o gün eklenir.',
      },
      figures: { listPrice: 4950000, reward: 225000, campaignPrice: 4725000 },
      more: {
        title: { tr: 'Ön siparişte bilmeniz gerekenler' },
        text: {
          tr: 'Kapora iade edilebilir; araç üretime girene kadar donanımı değiştirebilirsiniz. Teslim tarihi üretim sırasına göre bildirilir ve gecikme otuz günü aşarsa siparişten kesintisiz vazgeçme hakkınız doğar.',
        },
      },
      facts: [
        {
          label: { tr: 'Örnek teklif', en: 'Sample offer' },
          value: { tr: 'Ön sipariş koşulları temsilîdir', en: 'Pre-order terms are illustrative' },
        },
        {
          label: { tr: 'Teslim süresi', en: 'Delivery time' },
          value: { tr: 'Üretim sırasına göre üç ay', en: 'About three months, by production slot' },
        },
        {
          label: { tr: 'Çocuk koltuğu', en: 'Child seats' },
          value: { tr: 'Üç bağlantı noktası', en: 'Three anchor points' },
        },
      ],
      vehicle: {
        gearType: 'automatic',
        fuel: 'electric',
        seatingCapacity: 5,
        range: 680,
        isElectric: true,
        doorCount: 5,
        batteryCapacity: 108,
        modelYear: 2027,
      },
    },
  ],
};
