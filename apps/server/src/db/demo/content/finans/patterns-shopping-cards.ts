import type { DemoPattern } from '../shape.ts';

export const shoppingCardPatterns: readonly DemoPattern[] = [
  {
    key: 'shopping-card-extra-instalments',
    path: ['Kredi Kartı', 'Alışveriş Kartları'],
    benefit: {
      tr: 'Vade farksız +{installment} taksit',
      en: '+{installment} interest-free instalments',
    },
    conditions: [
      {
        tr: 'Tek seferde {minimumPurchase} ve üzeri alışverişlerde geçerlidir.',
        en: 'Valid on single purchases of {minimumPurchase} or more.',
      },
      {
        tr: 'Ek {installment} taksit, mağazanın sunduğu taksit sayısının üzerine eklenir.',
        en: 'The {installment} extra instalments come on top of those the shop offers.',
      },
      {
        tr: 'Taksitlendirilmesi yasak ürünlerde ve yurt dışı harcamalarda uygulanmaz.',
        en: 'Not for goods barred from instalments, nor for purchases abroad.',
      },
      { tr: 'Ayda bir işlem için kullanılabilir.', en: 'May be used for one purchase a month.' },
    ],
    campaigns: [
      {
        brand: 'Akbank',
        title: { tr: 'Beyaz eşya yenileyene kasada +{installment} taksit' },
        description: {
          tr: 'Buzdolabı bozulduğunda uygun zamanı bekleyemezsiniz. Mağaza altı taksit veriyorsa banka üç tane daha ekler, fişi dokuza böldürürsünüz. Sorulması gereken tek şey kart seçimi; kasiyerin özel tuşa basması gerekmez, bölme işlemi gece yarısı otomatik yapılır ve sabah bildirimle size ulaşır. Montaj ve eski cihazı kaldırma bedeli aynı fişteyse o da birlikte bölünür.',
        },
        figures: { installment: 3, minimumPurchase: 20000 },
        facts: [
          {
            label: { tr: 'İşleme süresi', en: 'Processing' },
            value: { tr: 'Ertesi sabah kendiliğinden', en: 'Automatic the next morning' },
          },
          {
            label: { tr: 'Alt tutar', en: 'Minimum' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
      {
        brand: 'İş Bankası',
        title: {
          tr: 'Peşin aldığınızı sonradan {installment} taksite bölün',
          en: 'Split a past purchase into {installment} instalments',
        },
        description: {
          tr: 'Alışverişte acele ettiniz, ekstre gelmeden pişman oldunuz. Hesap kesimine kadar olan işlemleri listeden seçip parçalayabilirsiniz; faiz ya da işlem ücreti yansımaz. Kırtasiye, lastik, gözlük, eczane dışı sağlık harcaması gibi ani giderlerde işe yarar. Vazgeçerseniz aynı ekrandan tek çekime geri döndürmek mümkündür. Kalan taksitleri topluca kapatmak da serbesttir.',
          en: 'You bought in a hurry and regretted it before the statement arrived. Pick any transaction up to the closing date and split it, with no interest or fee. It helps with sudden costs such as tyres, glasses or school supplies, and you can undo it on the same screen.',
        },
        figures: { installment: 4, minimumPurchase: 8000 },
        more: {
          title: { tr: 'Nereden yapılır', en: 'Where to do it' },
          text: {
            tr: 'Mobil uygulamada işlemin üzerine basılı tutun, “Böl” seçeneğine dokunun. Çağrı merkezi de aynı işlemi yapar; mesajla başvuru kaldırıldı, gelen mesajlara itibar etmeyin. Şüphede kalırsanız bizi arayın.',
            en: 'Press and hold the transaction in the app and choose “Split”. The call centre can do it too. Requests by text message are no longer taken, so ignore any message that asks.',
          },
        },
        facts: [
          {
            label: { tr: 'Son gün', en: 'Deadline' },
            value: { tr: 'Hesap kesiminden bir gün önce', en: 'One day before the statement' },
          },
          {
            label: { tr: 'En düşük işlem', en: 'Smallest purchase' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
      {
        brand: 'Halkbank',
        title: { tr: 'Yerel esnaftan alışverişe +{installment} taksit ayrıcalığı' },
        description: {
          tr: 'Zincir mağaza yerine mahalledeki mobilyacıdan, terziden, nalburdan alan kazansın diye kurgulandı. Üye iş yerleri kapıdaki etiketten tanınır, listesi haritada semt semt görünür. Dükkân sahibi ek komisyon ödemez; bölünen tutarın farkını banka üstlenir. Küçük fişlerde de kullanılabilsin diye alt sınırı bilerek düşük tuttuk. Alışverişten sonra dükkâna puan vermeyi unutmayın.',
        },
        figures: { installment: 2, minimumPurchase: 3000 },
        facts: [
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Valid at' },
            value: { tr: 'Haritadaki üye esnaf', en: 'Member shops on the map' },
          },
          {
            label: { tr: 'Fiş alt sınırı', en: 'Receipt minimum' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
      {
        brand: 'Ziraat',
        title: { tr: 'Tarım market alışverişinde hasada kadar +{installment} taksit' },
        description: {
          tr: 'Tohum, gübre, sulama borusu bahar başında alınır, gelir ise sonbaharda gelir. Kart bu arayı kapatmak için ödemeleri hasat takvimine yaklaştırır. Kooperatif ve bayilerin yazarkasasında ürün grubu kendiliğinden tanınır. Dolu ya da don nedeniyle ürünü zarar gören çiftçi, sigorta hasar dosyasını gösterip iki dönem öteleme isteyebilir.',
        },
        figures: { installment: 5, minimumPurchase: 25000 },
        more: {
          title: { tr: 'Mazot da dahil mi' },
          text: {
            tr: 'Akaryakıt taksitlendirilemediği için kapsam dışıdır. Buna karşılık yedek parça, filtre ve lastik tarım market fişinde yer aldığında bölünür; ayrı iş yerinden alınanlar için o dükkânın üye olması gerekir.',
          },
        },
        facts: [
          {
            label: { tr: 'Ürün grubu', en: 'Product group' },
            value: { tr: 'Tohum, gübre, yem, sulama', en: 'Seed, fertiliser, feed, irrigation' },
          },
          {
            label: { tr: 'Alışveriş alt sınırı', en: 'Minimum purchase' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
          {
            label: { tr: 'Not', en: 'Note' },
            value: {
              tr: 'Örnek tekliftir, bankanın güncel koşulları geçerlidir.',
              en: 'Sample offer; the bank’s current terms apply.',
            },
          },
        ],
      },
      {
        brand: 'Limonkese',
        title: {
          tr: 'Ev kuranlara mobilyada +{installment} taksit',
          en: '{installment} more instalments for furnishing a first home',
        },
        description: {
          tr: 'İlk evin koltuğu, yatağı, perdesi derken üç ayrı mağazaya üç ayrı borç oluşuyor. Limonkese bunları alışveriş sepeti gibi birleştirir, toplamı tek takvime yayar. Teslimat gecikirse ilgili mağazanın ödemesi bekletilir; ürün kapınıza gelmeden para çıkmaz. Ölçü tutmadı diye iade ettiğiniz parçanın payı sonraki aydan silinir. Halı ölçüsünü önceden not edin.',
          en: 'A sofa, a bed and curtains for a first home usually mean three debts at three shops. Limonkese joins them like a basket and spreads the total over one calendar. If delivery is late, that shop’s payment waits, and a returned piece drops off the next instalment.',
        },
        figures: { installment: 6, minimumPurchase: 40000 },
        facts: [
          {
            label: { tr: 'Teslimat güvencesi', en: 'Delivery protection' },
            value: { tr: 'Ürün gelmeden ödeme başlamaz', en: 'No payment before delivery' },
          },
          {
            label: { tr: 'Sepet alt sınırı', en: 'Basket minimum' },
            value: { tr: '{minimumPurchase}', en: '{minimumPurchase}' },
          },
        ],
      },
    ],
  },
];
