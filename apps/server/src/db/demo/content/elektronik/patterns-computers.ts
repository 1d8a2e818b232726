import type { DemoPattern } from '../shape.ts';

export const computerPatterns: readonly DemoPattern[] = [
  {
    key: 'laptop-education-discount',
    path: ['Bilgisayar', 'Dizüstü Bilgisayarlar'],
    benefit: { tr: 'Eğitimcilere {discountPercent} indirim', en: '{discountPercent} off for education' },
    conditions: [
      {
        tr: 'Öğrenci, öğretmen ve akademisyenler belgeyle yararlanır.',
        en: 'For students, teachers and academics with proof.',
      },
      {
        tr: '{listPrice} liste fiyatı indirimle {campaignPrice} olur.',
        en: 'The {listPrice} list price becomes {campaignPrice}.',
      },
      { tr: 'Kişi başına yılda bir dizüstü alınabilir.', en: 'One laptop per person each year.' },
      {
        tr: 'Kutusu açılan üründe yasal cayma koşulları uygulanır.',
        en: 'Statutory withdrawal terms apply to opened boxes.',
      },
    ],
    campaigns: [
      {
        brand: 'Kuvarsel',
        title: {
          tr: 'Kuvarsel Defter 14 öğrenciye {discountPercent} indirimle {campaignPrice}',
          en: 'Kuvarsel Defter 14 for students: {campaignPrice}',
        },
        description: {
          tr: 'Amfide priz kavgasına girmeyen, sırt çantasında unutulacak kadar hafif bir bilgisayar. On altı gigabayt bellek, tez dosyası ile otuz sekmeyi aynı anda taşır; klavyesi kütüphanede ses çıkarmaz. Kapak dayanıklılık testinden geçti, kahve dökülmesine karşı tuş altı kanallı. Yazılım paketini okulunuz vermiyorsa açık kaynaklı bir set kurulu gönderilir.',
          en: 'Light enough to forget in a rucksack and free from fights over the lecture-hall socket. Sixteen gigabytes of memory carry a thesis and thirty tabs at once, the keyboard is library-quiet, and channels under the keys drain a spilt coffee. An open-source set comes installed.',
        },
        figures: { listPrice: 48000, discountPercent: 15, campaignPrice: 40800 },
        more: {
          title: { tr: 'Belge nasıl doğrulanır', en: 'How is status checked' },
          text: {
            tr: 'e-Devlet üzerinden alınan barkodlu öğrenci belgesini yüklemeniz yeterli. Doğrulama birkaç dakika sürer; kabul mektubu olan hazırlık öğrencileri ve açık öğretim de kapsamdadır. Belge saklanmaz, silinir.',
            en: 'Upload the barcoded student certificate from e-Devlet. The check takes minutes; preparatory students with an offer letter and open-university students are included.',
          },
        },
        facts: [
          { label: { tr: 'Ağırlık', en: 'Weight' }, value: { tr: '1,1 kg', en: '1.1 kg' } },
          {
            label: { tr: 'Bellek ve disk', en: 'Memory and disk' },
            value: { tr: '16 GB, 512 GB SSD', en: '16 GB, 512 GB SSD' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: { tr: 'Öğretmenlere 16 inç ekranlı dizüstünde {discountPercent} avantaj' },
        description: {
          tr: 'Yazılı okurken tabloyu büyütmek, akıllı tahtaya kablosuz yansıtmak, akşam not girmek: geniş ekran bu günün yükünü hafifletir. Parlamayan yüzeyi sınıfın penceresine sırt dönmeyi gerektirmez. Mağazada eski bilgisayarınızdaki ders arşivi yeni diske ücretsiz aktarılır. Öğretmenler odasından üç kişi birlikte gelirse her birine kablosuz sunum kumandası verilir.',
        },
        figures: { listPrice: 56000, discountPercent: 12, campaignPrice: 49280 },
        facts: [
          { label: { tr: 'Ekran', en: 'Display' }, value: { tr: '16 inç mat', en: '16 in, matt' } },
          {
            label: { tr: 'Veri aktarımı', en: 'Data transfer' },
            value: { tr: 'Mağazada ücretsiz', en: 'Free in the shop' },
          },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: { tr: 'Mühendislik bölümlerine harici grafikli model {discountPercent} uygun' },
        description: {
          tr: 'Katı modelleme, sonlu eleman, derin öğrenme derken yıllar içinde ödevler laboratuvar makinesini aşar. Bu gövdede ayrı grafik birimi, değiştirilebilir bellek ve iki disk yuvası bulunur; bugün aldığınız hâliyle kalmak zorunda değildir. Soğutması gece yurt arkadaşını uyandırmayacak kadar kısık. Dördüncü sınıfta kendiniz yükseltirken garantinin bozulmadığını ayrıca belirtelim.',
        },
        figures: { listPrice: 92000, discountPercent: 18, campaignPrice: 75440 },
        facts: [
          {
            label: { tr: 'Yükseltme', en: 'Upgrades' },
            value: { tr: 'Bellek ve iki disk yuvası', en: 'Memory and two disk bays' },
          },
          {
            label: { tr: 'Liste fiyatı', en: 'List price' },
            value: { tr: '{listPrice}', en: '{listPrice}' },
          },
        ],
      },
      {
        brand: 'Lambika',
        title: {
          tr: 'Dizüstü ve taşınabilir ekran seti akademisyene {discountPercent} aşağı',
          en: 'Laptop and portable screen, {discountPercent} less for academics',
        },
        description: {
          tr: 'Bir yanda makale, öte yanda veri: tek ekranda pencere çevirmek düşünceyi böler. Set, ince bir dizüstü ile çantaya sığan on beş inçlik ikinci paneli tek kabloda buluşturur. Konferansta paneli karşınızdakine çevirip küçük sunum yapabilirsiniz. Bölüm adına alımlarda proje bütçesine uygun ayrıntılı fatura ve teslim tutanağı hazırlanır.',
          en: 'An article on one side, data on the other: flipping windows breaks a train of thought. The set joins a slim laptop and a second fifteen-inch panel with one cable. At a conference, turn the panel round for a small talk. Detailed invoices suit project budgets.',
        },
        figures: { listPrice: 61000, discountPercent: 20, campaignPrice: 48800 },
        facts: [
          {
            label: { tr: 'Set içeriği', en: 'In the set' },
            value: { tr: 'Dizüstü, 15 inç panel, kılıf', en: 'Laptop, 15 in panel, sleeve' },
          },
          {
            label: { tr: 'Bağlantı', en: 'Connection' },
            value: { tr: 'Tek USB-C kablo', en: 'One USB-C cable' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: { tr: 'Tasarım öğrencisine renk ayarlı ekranda {discountPercent} fırsat' },
        description: {
          tr: 'Ekranda gördüğünüz turuncu, baskıda tuğlaya dönüyorsa suç yazıcıda olmayabilir. Bu seri fabrikada tek tek ölçülür, sertifikası kutunun kapağında durur. Kalem destekli paneli yatırıp eskiz defteri gibi çizersiniz. Mağazanın stüdyo köşesinde kendi dosyanızı açıp deneyin; beğenmezseniz size yazıcı profili hazırlama konusunda yine de yardımcı oluruz. Sergi haftasında yedek cihaz bile veriyoruz.',
        },
        figures: { listPrice: 78000, discountPercent: 10, campaignPrice: 70200 },
        more: {
          title: { tr: 'Yazılım tarafı' },
          text: {
            tr: 'Kutudan üç aylık çizim uygulaması üyeliği çıkar. Lisans okul hesabınızla açılırsa süre bir öğretim yılına uzar; ücret başlamadan önce iki kez bilgilendirilirsiniz. Dosyalarınız her koşulda açılır.',
          },
        },
        facts: [
          {
            label: { tr: 'Renk', en: 'Colour' },
            value: { tr: 'Fabrika ölçümlü, sertifikalı', en: 'Factory measured, certified' },
          },
          { label: { tr: 'Kalem', en: 'Pen' }, value: { tr: 'Kutuda', en: 'In the box' } },
        ],
      },
    ],
  },
  {
    key: 'tablet-gift-set',
    path: ['Bilgisayar', 'Tabletler'],
    benefit: { tr: '{reward} değerinde set hediye', en: 'Free set worth {reward}' },
    conditions: [
      {
        tr: '{listPrice} tutarındaki tablet ve aksesuarlar birlikte {campaignPrice} olur.',
        en: 'Tablet and accessories worth {listPrice} come to {campaignPrice} together.',
      },
      {
        tr: 'Hediyeler aynı siparişte gönderilir, ayrıca paraya çevrilmez.',
        en: 'Gifts come in the same order and have no cash value.',
      },
      { tr: 'İade halinde hediye set de geri verilir.', en: 'If returned, the gift set goes back too.' },
      { tr: 'Set adedi {count} ile sınırlıdır.', en: 'Limited to {count} sets.' },
    ],
    campaigns: [
      {
        brand: 'Kuvarsel',
        title: { tr: 'Kuvarsel Levha 11 alana kalem ve klavye hediye' },
        description: {
          tr: 'Sabah toplantıda not defteri, öğlen sözleşme imzalayan kalem, akşam dizi ekranı. Manyetik klavye kapağı kapanınca koruyucuya dönüşür, ayrı kılıf aramazsınız. Kalem yandaki yuvada şarj olur; yarım dakikalık bekleme bir saat yazdırır. Elektronik imza uygulamalarıyla uyumunu denedik, ıslak imza hissi verecek kadar az gecikiyor. Kalemi kaybederseniz harita son görüldüğü yeri gösterir.',
        },
        figures: { listPrice: 34500, reward: 5500, campaignPrice: 29000, count: 500 },
        facts: [
          {
            label: { tr: 'Hediye', en: 'Gift' },
            value: { tr: 'Klavye kapak ve kalem', en: 'Keyboard cover and pen' },
          },
          { label: { tr: 'Ekran', en: 'Display' }, value: { tr: '11 inç, 120 Hz', en: '11 in, 120 Hz' } },
        ],
      },
      {
        brand: 'İletkent',
        title: {
          tr: 'Okul öncesine darbeye dayanıklı tablet, kılıf ve hikâye seti',
          en: 'A shock-proof tablet for small children, with stories',
        },
        description: {
          tr: 'Üç yaşındaki eller tableti önce yere, sonra ağzına götürür; köpük kılıf ikisine de dayanır, gıdaya uygun malzemedendir. Otuz sesli masal internetsiz çalışır, böylece arabada da susar. Süre bitince ekran bir uyuyan kediye dönüşür, pazarlık kabul etmez. Ebeveyn paneli hangi oyuna kaç dakika bakıldığını sade bir halkada anlatır.',
          en: 'Small hands drop a tablet first and taste it second; the foam case survives both and is food-safe. Thirty audio stories work without internet. When time is up the screen becomes a sleeping cat that does not negotiate, and parents see minutes per game in a simple ring.',
        },
        figures: { listPrice: 13900, reward: 2400, campaignPrice: 11500, count: 800 },
        facts: [
          { label: { tr: 'Yaş', en: 'Age' }, value: { tr: '3–7', en: '3 to 7' } },
          {
            label: { tr: 'Hediye içeriği', en: 'Gifts' },
            value: { tr: 'Köpük kılıf, 30 sesli masal', en: 'Foam case, 30 audio stories' },
          },
        ],
      },
      {
        brand: 'Kuvarsel',
        title: { tr: 'Mimar ve şantiye şefine sağlam Levha, omuz askısı bizden' },
        description: {
          tr: 'Çizimi güneşte okumak, tozlu elle pafta kaydırmak, iskelede iki elini boş tutmak isteyenlerin aracı. Parlaklığı yüksek ekran ıslakken de dokunuşu algılar; kauçuk köşeler bir buçuk metreden düşmeye dayanır. Askı ve araç tutucusu kutuda. Hakediş fotoğrafları konum damgasıyla kaydedilip ofise kendiliğinden aktarılır, gün sonunda kablo aramazsınız.',
        },
        figures: { listPrice: 41000, reward: 4000, campaignPrice: 37000, count: 300 },
        more: {
          title: { tr: 'Eldivenle kullanım' },
          text: {
            tr: 'Ekran hassasiyeti iş eldivenine göre üç kademede ayarlanır. Yağmurda yanlış dokunuşu önleyen kilit yan tuştan açılır; kalem bağlama ipi de aksesuarlarla birlikte gelir. Yedek ip ayrıca satılır.',
          },
        },
        facts: [
          {
            label: { tr: 'Dayanıklılık', en: 'Durability' },
            value: { tr: '1,5 m düşme, su ve toz', en: '1.5 m drops, water, dust' },
          },
          {
            label: { tr: 'Aksesuar', en: 'Accessories' },
            value: { tr: 'Omuz askısı, araç tutucu', en: 'Shoulder strap, car mount' },
          },
        ],
      },
      {
        brand: 'Lambika',
        title: { tr: 'Mutfak duvarına 13 inç ekranlı tablet, mıknatıslı ayak hediye' },
        description: {
          tr: 'Tarif okurken ekranın kararması ve unlu parmakla dokunma derdi bitsin diye el hareketiyle kaydırılan bir model. Mıknatıslı tabanı davlumbaza ya da buzdolabına tutunur, dileyen masada çevirir. Aile takvimi, alışveriş listesi, kapı zili görüntüsü hep aynı yerde belirir. Gece mutfakta kimse yokken aile fotoğrafları yavaşça döner.',
        },
        figures: { listPrice: 26800, reward: 3200, campaignPrice: 23600, count: 400 },
        more: {
          title: { tr: 'Ev asistanıyla' },
          text: {
            tr: 'Zamanlayıcı, ışık ve fırın gibi bağlı cihazlar sesle yönetilir. Mikrofonu fiziksel anahtarla kapatabilirsiniz; kapalıyken kenardaki kırmızı çizgi görünür, dinleme tümüyle devre dışıdır. Ayar ekrandan da görülür.',
          },
        },
        facts: [
          {
            label: { tr: 'Kullanım', en: 'Control' },
            value: { tr: 'Dokunmadan el hareketi', en: 'Touch-free gestures' },
          },
          {
            label: { tr: 'Set', en: 'Set' },
            value: { tr: 'Mıknatıslı ayak ve mutfak kabı', en: 'Magnetic stand and kitchen mount' },
          },
        ],
      },
      {
        brand: 'İletkent',
        title: {
          tr: 'Çizere başlangıç seti: tablet, kalem ucu ve eldiven birlikte',
          en: 'A starter set for illustrators: tablet, nibs and glove',
        },
        description: {
          tr: 'Kâğıttan ekrana geçenlerin ilk şikâyeti kaymadır; pürüzlü film bu duyguyu geri getirir. Paketten sekiz farklı uç, iki parmaklı eldiven ve katlanır sehpa çıkar. Mağazadaki haftalık buluşmada katman, fırça, baskı çıktısı konuşulur, katılım serbesttir. Satın almadan önce yarım saat masada çizebilir, dosyanızı eve e-postayla yollayabilirsiniz.',
          en: 'The first complaint on moving from paper to screen is slip, and a textured film brings the bite back. The box holds eight nibs, a two-finger glove and a folding stand. A weekly meeting in the shop covers layers, brushes and printing, and you may draw for half an hour before buying.',
        },
        figures: { listPrice: 29900, reward: 4900, campaignPrice: 25000, count: 250 },
        more: {
          title: { tr: 'Buluşmalar', en: 'The meetings' },
          text: {
            tr: 'Her hafta bir çizer deneyimini paylaşır, sonra serbest çalışma yapılır. Kendi cihazınızla da gelebilirsiniz; katılmak için satın alma şartı yoktur, yer ayırtmak yeterlidir. Malzeme masada hazırdır.',
            en: 'Each week an illustrator shares experience, followed by free drawing. Bring any device; no purchase is needed, only a reserved seat.',
          },
        },
        facts: [
          {
            label: { tr: 'Hediye', en: 'Gifts' },
            value: { tr: '8 uç, film, eldiven, sehpa', en: '8 nibs, film, glove, stand' },
          },
          {
            label: { tr: 'Deneme', en: 'Trial' },
            value: { tr: 'Mağazada yarım saat', en: 'Half an hour in the shop' },
          },
        ],
      },
    ],
  },
];
