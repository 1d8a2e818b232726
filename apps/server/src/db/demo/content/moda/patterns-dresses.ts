import type { DemoPattern } from '../shape.ts';

export const dressPatterns: readonly DemoPattern[] = [
  {
    key: 'moda-elbise-sezon-indirimi',
    path: ['Kadın', 'Elbise'],
    benefit: { tr: 'Elbisede {discountPercent} indirim', en: '{discountPercent} off the dress' },
    conditions: [
      {
        tr: '{listPrice} olan etiket fiyatı kampanya boyunca {campaignPrice} olarak uygulanır.',
        en: 'The list price of {listPrice} becomes {campaignPrice} during the campaign.',
      },
      {
        tr: 'Stoklarla sınırlıdır; beden ve renk mağazaya göre değişir.',
        en: 'While stocks last; sizes and colours vary by shop.',
      },
      {
        tr: 'Başka bir indirim kodu veya puanla birleştirilemez.',
        en: 'Not combinable with other codes or points.',
      },
      {
        tr: 'Kullanılmamış ürün 14 gün içinde iade edilebilir.',
        en: 'Unworn items may be returned within 14 days.',
      },
    ],
    campaigns: [
      {
        brand: 'Sırmakuş',
        title: {
          tr: 'Yün karışımlı midi elbisede {discountPercent} indirim',
          en: '{discountPercent} off the wool-blend midi dress',
        },
        description: {
          tr: 'Ofisten akşam yemeğine üstünüzü değiştirmeden geçmek isteyenler için dokundu. Yün oranı yüksek kumaş sıcak tutar, astarı çoraba yapışmaz. Beli içeriden ayarlanan bir kuşak toparlar; isterseniz çıkarıp düz de kullanırsınız. Antrasit, vişne ve haki renkleri var. Bir beden arada kalıyorsanız küçük olanı deneyin, dikişlerde iki santim genişletme payı bıraktık.',
          en: 'Made for going from the office to dinner without changing. The cloth is rich in wool and keeps you warm, while the lining does not cling to tights. A sash, adjusted from inside, gathers the waist; take it off for a straight line. It comes in charcoal, cherry and khaki. Between two sizes, try the smaller: we left two centimetres in the seams.',
        },
        figures: { discountPercent: 30, listPrice: 4990, campaignPrice: 3493 },
        more: {
          title: { tr: 'Bakımı nasıl?', en: 'How to care for it' },
          text: {
            tr: 'Elde, soğuk suda ve yün deterjanıyla yıkayın; sıkmadan havluya sarın. Askıda değil düz zeminde kurutursanız boyu uzamaz. Ütüyü tersten ve düşük ısıda yapmanız yeterlidir, buhar da iyi sonuç verir.',
            en: 'Wash by hand in cold water with a wool detergent and roll it in a towel instead of wringing. Dried flat, it keeps its length. A cool iron on the inside is enough.',
          },
        },
        facts: [
          { label: { tr: 'Kumaş', en: 'Fabric' }, value: { tr: 'Yün ve viskon', en: 'Wool and viscose' } },
          { label: { tr: 'Beden', en: 'Sizes' }, value: { tr: '36–46', en: '36–46' } },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '1–3 iş günü', en: '1–3 working days' },
          },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: { tr: 'Emzirmeye uygun penye elbise şimdi {campaignPrice}' },
        description: {
          tr: 'Yeni annelerin geri bildirimleriyle üç kez yeniden kesilen bu model, gizli fermuarı sayesinde dışarıda da rahatça emzirmenizi sağlar. Pamuklu penyesi esner, toparlanırken bedeninize ayak uydurur. Cepleri derin: telefon, ıslak mendil, emzik sığar. Gebelikte de giyilebildiği için tek mevsimlik bir alışveriş olmaz; makinede kırk derecede yıkayın, ütü istemez.',
        },
        figures: { discountPercent: 25, listPrice: 1960, campaignPrice: 1470 },
        facts: [
          { label: { tr: 'Kumaş', en: 'Fabric' }, value: { tr: 'Pamuklu penye', en: 'Cotton jersey' } },
          {
            label: { tr: 'Yıkama', en: 'Washing' },
            value: { tr: 'Makinede 40 derece', en: 'Machine, 40 degrees' },
          },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: { tr: 'Düğün davetlerine saten abiye, {discountPercent} daha uygun' },
        description: {
          tr: 'Davetiye elinize geç ulaştıysa telaş etmeyin: bu uzun saten abiye, mağazadaki terzi tarafından aynı hafta boyunuza göre kısaltılır ve ücret alınmaz. Sırtı çapraz, omuzları açık; üstüne almak için ince bir şal kutudan çıkar. Işıkta parlamayan mat yüzü sayesinde fotoğraflarda düzgün durur. Zümrüt tonu yalnızca büyük mağazalarda bulunur.',
        },
        figures: { discountPercent: 40, listPrice: 8950, campaignPrice: 5370 },
        more: {
          title: { tr: 'Prova randevusu' },
          text: {
            tr: 'Teklif isteğinize tarih ve bedeninizi yazın; mağaza danışmanı sizi arayıp yarım saatlik prova ayırır. Ayakkabınızı yanınızda getirirseniz boy alma ilk seferde doğru olur, ikinci kez gelmenize gerek kalmaz.',
          },
        },
        facts: [
          {
            label: { tr: 'Ücretsiz hizmet', en: 'Free service' },
            value: { tr: 'Boy kısaltma', en: 'Hem shortening' },
          },
          { label: { tr: 'Geçerli olduğu yer', en: 'Where' }, value: { tr: 'Mağazalar', en: 'Shops' } },
          { label: { tr: 'Kutuda', en: 'In the box' }, value: { tr: 'Uyumlu şal', en: 'Matching shawl' } },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: {
          tr: 'Kadife uzun kollu elbise: {listPrice} yerine {campaignPrice}',
          en: 'Long-sleeved corduroy dress: {campaignPrice} instead of {listPrice}',
        },
        description: {
          tr: 'Fitilli kadife yeniden dolaplara döndü ve biz onu gündelik hale getirdik: yakasız, düğmeli, diz hizasında. Altına kalın çorap ve botla hafta içi, kolyeyle hafta sonu giyersiniz. Kumaşı havlanmaya karşı önceden fırçalanır, kolları katlanınca kıvrım yerinde kalır. İnternetten sipariş verip en yakın mağazadan teslim almak ücretsiz; denedikten sonra orada iade edebilirsiniz.',
          en: 'Corduroy is back, and we have made it an everyday thing: collarless, buttoned and knee-length. Wear it with thick tights and boots during the week and a necklace at the weekend. The cloth is brushed beforehand against pilling, and rolled sleeves stay where you put them. Order online, collect free at your nearest shop, and return it there if it is not for you.',
        },
        figures: { discountPercent: 35, listPrice: 2400, campaignPrice: 1560 },
        facts: [
          { label: { tr: 'Boy', en: 'Length' }, value: { tr: 'Diz hizası', en: 'Knee-length' } },
          {
            label: { tr: 'Mağazadan teslim', en: 'Click and collect' },
            value: { tr: 'Ücretsiz', en: 'Free' },
          },
        ],
      },
      {
        brand: 'Yamaçkoş',
        title: { tr: 'Kırışmayan seyahat elbisesinde sepette {discountPercent}' },
        description: {
          tr: 'Bavula rulo yapıp koyun, otelde silkeleyip giyin. Geri dönüştürülmüş iplikten örülen bu spor elbise hızlı kurur, terletmez ve gizli bir pasaport cebi taşır. Omuz askısı sırt çantası altında kaymasın diye genişletildi. Şehir turunda spor ayakkabı, akşam sandaletle uyum sağlar. Uzun uçuş yapanlar bel lastiğinin sıkmadığını özellikle belirtiyor.',
        },
        figures: { discountPercent: 20, listPrice: 3250, campaignPrice: 2600 },
        more: {
          title: { tr: 'Kimler tercih ediyor?' },
          text: {
            tr: 'Kabin bagajıyla yola çıkanlar, iş gezisini hafta sonuna bağlayanlar ve ütü aramak istemeyenler. Küçük çantada katlandığında bir kazağın yarısı kadar yer kaplar; gece yıkarsanız sabaha hazır olur.',
          },
        },
        facts: [
          { label: { tr: 'İplik', en: 'Yarn' }, value: { tr: 'Geri dönüştürülmüş', en: 'Recycled' } },
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '240 gram', en: '240 grams' } },
          { label: { tr: 'Kargo', en: 'Shipping' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
    ],
  },
  {
    key: 'moda-elbise-ikinci-urun',
    path: ['Kadın', 'Elbise'],
    benefit: {
      tr: 'İkinci elbiseye {discountPercent} indirim',
      en: '{discountPercent} off the second dress',
    },
    conditions: [
      {
        tr: '{discountPercent} indirim, aynı sepetteki iki üründen fiyatı düşük olana uygulanır.',
        en: 'The {discountPercent} discount applies to the cheaper of two items in one basket.',
      },
      {
        tr: 'Bir alışverişte en çok iki çift için geçerlidir.',
        en: 'Valid for at most two pairs per purchase.',
      },
      {
        tr: 'Ürünlerden biri iade edilirse indirim geri alınır.',
        en: 'If one item is returned, the discount is withdrawn.',
      },
      { tr: 'Outlet ürünlerini kapsamaz.', en: 'Outlet items are excluded.' },
    ],
    campaigns: [
      {
        brand: 'Sırmakuş',
        title: { tr: 'Ofis elbiselerinde ikincisine {discountPercent} indirim' },
        description: {
          tr: 'Her sabah dolabın önünde oyalanmamak için iki parçalı bir plan: biri lacivert kalem kesim, öbürü düğmeli gömlek elbise. Aynı blazerle ikisi de toplantıya yakışır. Koleksiyondaki on dört model arasından dilediğinizi eşleyin; bedenler farklı olabilir, yani kardeşinizle paylaşmanız mümkün. Ucuz olanın fiyatı kasada kendiliğinden düşer, kod girmezsiniz.',
        },
        figures: { discountPercent: 50 },
        facts: [
          { label: { tr: 'Model sayısı', en: 'Models' }, value: { tr: '14', en: '14' } },
          { label: { tr: 'Kod', en: 'Code' }, value: { tr: 'Gerekmez', en: 'Not needed' } },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: {
          tr: 'Anne kız uyumlu elbiseler: ikincisi {discountPercent} indirimli',
          en: 'Mother and daughter dresses: {discountPercent} off the second',
        },
        description: {
          tr: 'Doğum günü fotoğrafında birbirinize benzemek istediğiniz o gün için: puantiyeli pamuklu elbisenin yetişkin ve çocuk kalıpları aynı top kumaştan kesilir. Küçüklerinki yumuşak etiketli, büyüklerinki cepli. İki yaş ile kırk sekiz beden arasında eş bulursunuz. İndirim ufak olanın fiyatına yansır; hediye torbası isterseniz kasada söylemeniz yeter.',
          en: 'For the birthday photograph in which you want to match: the adult and child cuts of this polka-dot cotton dress come from one bolt of cloth. The small one has soft labels, the large one has pockets, and you will find a pair from age two to size 48. The discount falls on the smaller price; ask at the till for a gift bag.',
        },
        figures: { discountPercent: 60 },
        more: {
          title: { tr: 'Beden seçerken', en: 'Choosing sizes' },
          text: {
            tr: 'Çocuk kalıbında yaş yerine boya bakın: ölçü tablosu her ürünün altında santimle yazar. Büyüme payı isterseniz bir boy yukarısı omuzdan düşmez, çünkü sırtta gizli bir lastik bulunur.',
            en: 'For children go by height rather than age: each product lists centimetres. One size up allows for growth and still sits on the shoulders, thanks to hidden elastic at the back.',
          },
        },
        facts: [
          { label: { tr: 'Çocuk bedeni', en: 'Child sizes' }, value: { tr: '2–12 yaş', en: 'Ages 2–12' } },
          { label: { tr: 'Yetişkin bedeni', en: 'Adult sizes' }, value: { tr: '36–48', en: '36–48' } },
          { label: { tr: 'Hediye torbası', en: 'Gift bag' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        ],
      },
      {
        brand: 'Sırmakuş',
        title: { tr: 'Büyük beden serisinde ikinci elbise {discountPercent} ucuz' },
        description: {
          tr: 'Kırk dörtten elli ikiye uzanan seri, küçük kalıbın büyütülmüşü değildir; göğüs pensi, kol evi ve bel çizgisi ayrı manken üzerinde çalışıldı. Kruvaze, anvelop ve A kesim seçenekleri bulunuyor. Denemeden emin olamam diyenlere görüntülü görüşmeyle stil danışmanı yardımcı olur. Aldığınız çiftin ucuzunda fiyat hemen iner, fatura tek kesilir.',
        },
        figures: { discountPercent: 40 },
        more: {
          title: { tr: 'Stil danışmanıyla görüşme' },
          text: {
            tr: 'Hafta içi her gün yirmi dakikalık görüntülü randevu alabilirsiniz. Danışman size üç kombin önerir, ölçünüzü nasıl alacağınızı gösterir ve seçtiklerinizi sepetinize ekler. Görüşme sonrası satın alma zorunluluğu yoktur.',
          },
        },
        facts: [
          { label: { tr: 'Beden', en: 'Sizes' }, value: { tr: '44–52', en: '44–52' } },
          {
            label: { tr: 'Danışmanlık', en: 'Styling help' },
            value: { tr: 'Görüntülü, ücretsiz', en: 'By video, free' },
          },
        ],
      },
      {
        brand: 'Zıpkanat',
        title: { tr: 'Evde ve bahçede: ikinci triko elbiseye {discountPercent}' },
        description: {
          tr: 'Hafta sonu kahvaltısından pazar alışverişine kadar üzerinizden çıkarmak istemeyeceğiniz yumuşak trikolar burada. Balıkçı yaka, kapüşonlu ya da yarım fermuarlı kesimleri karıştırabilirsiniz. Örgü makinede yıkansa da salmaz, dirsekleri potluk yapmaz. Arkadaşınızla ortak alıp masrafı bölüşen müşterilerimiz çok; gönderiyi ayrı adreslere yollama seçeneği ödeme adımında açılır. Renkleri mevsim sonuna kadar yeniliyoruz.',
        },
        figures: { discountPercent: 30 },
        facts: [
          { label: { tr: 'Örgü', en: 'Knit' }, value: { tr: 'İnce triko', en: 'Fine knit' } },
          {
            label: { tr: 'Ayrı adres', en: 'Two addresses' },
            value: { tr: 'Ödeme adımında', en: 'At checkout' },
          },
        ],
      },
      {
        brand: 'Vakitçe',
        title: {
          tr: 'Takı hediyeli davet elbiseleri, ikincisinde {discountPercent}',
          en: 'Party dresses with jewellery, {discountPercent} off the second',
        },
        description: {
          tr: 'Bu küçük kapsül koleksiyonu takılarımızla birlikte tasarladık: yaka oyuntuları kolyelerin durduğu yere göre açıldı. Nişan, mezuniyet, yıl dönümü; her biri için altı siluet. Seçtiğiniz ilk parçanın yanında gümüş kaplama küpe verilir, diğerinde ise fiyat avantajı doğar. Kutular iade koşulunu bozmadan açılacak biçimde paketlenir, mühür etekte durur.',
          en: 'We designed this small capsule together with our jewellery: the necklines are cut where the necklaces fall. There are six silhouettes for engagements, graduations and anniversaries. The first piece you choose comes with silver-plated earrings, and the other carries the saving. The packaging may be opened without losing your right of return; the seal sits on the hem.',
        },
        figures: { discountPercent: 45 },
        facts: [
          {
            label: { tr: 'Hediye', en: 'Gift' },
            value: { tr: 'Gümüş kaplama küpe', en: 'Silver-plated earrings' },
          },
          { label: { tr: 'Koleksiyon', en: 'Collection' }, value: { tr: '6 siluet', en: '6 silhouettes' } },
          {
            label: { tr: 'Teslim süresi', en: 'Delivery' },
            value: { tr: '2–4 iş günü', en: '2–4 working days' },
          },
        ],
      },
    ],
  },
];
