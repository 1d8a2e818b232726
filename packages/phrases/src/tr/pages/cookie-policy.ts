import type { PageWriter } from '../../page-text.ts';

export const cookiePolicy: PageWriter = ({ email }) => ({
  title: 'Çerez politikası',
  description:
    'Ayraç tarayıcınızda neyi, ne için ve ne kadar saklar; bu kayıtları nasıl görür ve silersiniz?',
  version: '2026-11',
  date: '2026-11-21',
  introduction: [
    'Çerez, bir sitenin tarayıcınızda sakladığı küçük bir kayıttır. Tarayıcıların “yerel depolama” ve “oturum depolama” dediği alanlar da benzer işi görür. Bu sayfada üçünü birlikte ele alıyoruz, çünkü sizin için fark etmez: Tarayıcınızda ne duruyorsa bilmeniz gerekir.',
    'Kısa özet: Yukarıdaki tarihte Ayraç tarayıcınızda yalnızca dil ve tema seçiminizi, gezinirken sayfada kaldığınız yeri ve sekme kapanana kadar son baktığınız kampanyaları tutar. Analiz veya pazarlama çerezi kullanılmaz.',
  ],
  sections: [
    {
      heading: 'Bugün saklananlar',
      paragraphs: [
        'Aşağıdaki tablo, bu metnin tarihinde sitenin tarayıcınıza yazdığı kayıtların tamamıdır. Hepsi zorunlu sınıfındadır: Siz seçtiğiniz için veya sayfanın düzgün çalışması için vardır, kim olduğunuzu göstermez ve başka bir siteye gönderilmez.',
        'Dil ve tema kaydı, siz seçim yapmadan oluşmaz: Hiç seçmediyseniz site Türkçe açılır ve cihazınızın açık veya koyu ayarına uyar. Dil çerezinin tek görevi, bir sonraki sayfanın baştan doğru dilde gelmesidir. Kaldığınız yer kaydı ise yalnızca sayfa adımları ile kaydırma miktarını içerir; hangi kampanyayı incelediğinizi bize bildirmez.',
      ],
      table: {
        caption: 'Tarayıcınızda saklanan kayıtlar',
        columns: ['Ad', 'Ne için?', 'Nerede?', 'Ne zaman oluşur?', 'Ne kadar kalır?'],
        rows: [
          [
            'locale',
            'Seçtiğiniz dil',
            'Yerel depolama ve aynı adlı çerez',
            'Dili menüden seçtiğinizde',
            'Çerez 1 yıl; depolamadaki kayıt siz silene kadar',
          ],
          ['theme', 'Açık veya koyu tema', 'Yerel depolama', 'Temayı değiştirdiğinizde', 'Siz silene kadar'],
          [
            'scroll-places',
            'Geri döndüğünüzde sayfada kaldığınız yer',
            'Oturum depolama',
            'Sayfadan ayrıldığınızda',
            'Sekme kapanana kadar',
          ],
          [
            'recent-campaigns',
            'Son baktığınız kampanyalar ve bunlara benzeyenler; cihazınızdan çıkmaz, “Temizle” ile silinir',
            'Oturum depolama',
            'Bir kampanyaya baktığınızda',
            'Sekme kapanana kadar',
          ],
        ],
      },
    },
    {
      heading: 'Dört çerez sınıfı',
      paragraphs: [
        'Çerezleri amaçlarına göre dört sınıfa ayırırız. Zorunlu olanlar dışındakiler tercihinize bağlıdır.',
      ],
      table: {
        caption: 'Çerez sınıfları ve bu metnin tarihindeki durum',
        columns: ['Sınıf', 'Amaç', 'Durum'],
        rows: [
          ['Zorunlu', 'Sitenin istediğiniz dilde, temada ve güvenle çalışması', 'Kullanılıyor'],
          ['Analiz', 'Sayfaların nasıl kullanıldığını toplu olarak ölçmek', 'Kullanılmıyor'],
          ['Pazarlama', 'İlginize göre reklam göstermek veya reklamı ölçmek', 'Kullanılmıyor'],
          ['Tercih', 'Zorunlu olmayan kişisel kolaylıkları hatırlamak', 'Kullanılmıyor'],
        ],
      },
    },
    {
      heading: 'Bu liste değişirse',
      paragraphs: [
        'Analiz, pazarlama veya tercih sınıfından bir kayıt kullanılmadan önce sitede bir tercih penceresi açılır. Pencere sınıfları tek tek gösterir, kabul etmek kadar reddetmeyi de kolaylaştırır ve seçiminizi sonradan değiştirmenize izin verir. Kararınızın nasıl saklandığı ve karar vermediğinizde ne olacağı, uygulama başlamadan önce bu sayfaya yazılır.',
        'Üye girişi kullanıma açıldığında oturumunuzu açık tutan zorunlu çerezler de ad ve süreleriyle yukarıdaki tabloya eklenir. Her değişiklik sayfanın sürümünü ve tarihini yeniler.',
      ],
    },
    {
      heading: 'Üçüncü taraflar',
      paragraphs: [
        'Bu metnin tarihinde sayfalarımız başka şirketlerin izleme kodunu, reklam pikselini veya sosyal medya eklentisini yüklemez. Yazı tipi ve simgeler de kendi sunucumuzdan gelir. Bir markanın, bankanın veya sosyal ağın bağlantısına bastığınızda o sitenin çerez kuralları geçerli olur.',
      ],
    },
    {
      heading: 'Kayıtları nasıl görür ve silersiniz?',
      paragraphs: [
        'Tarayıcınızın ayarlarında “gizlilik” veya “site verileri” bölümünden bu siteye ait kayıtları görebilir, silebilir ve yeni kayıt yazılmasını engelleyebilirsiniz. Engellerseniz site yine açılır; yalnızca dil ve tema seçiminiz bir sonraki ziyarette hatırlanmaz. Gizli pencerede gezdiğinizde kayıtlar pencere kapanınca kendiliğinden silinir.',
        'Yaygın tarayıcılarda bu bölümlere aşağıdaki yollardan ulaşırsınız. Menü adları tarayıcının sürümüne ve cihazınıza göre biraz değişebilir; bulamazsanız ayarların arama kutusuna “çerez” yazmanız yeterlidir.',
      ],
      points: [
        'Chrome ve Edge: Ayarlar, Gizlilik ve güvenlik, Site verileri.',
        'Safari: Ayarlar, Gizlilik, Web sitesi verilerini yönet.',
        'Firefox: Ayarlar, Gizlilik ve güvenlik, Çerezler ve site verileri.',
      ],
    },
    {
      heading: 'Sunucu tarafında tutulanlar',
      paragraphs: [
        'Tarayıcınıza yazmadığımız hâlde sunucuda oluşan kısa ömürlü teknik kayıtlar, örneğin ağ adresinden üretilen ve geri çevrilemeyen özet, çerez sayılmaz. Bunları gizlilik politikasında ve aydınlatma metninde anlatıyoruz.',
      ],
      seeAlso: ['privacy', 'kvkk'],
    },
    {
      heading: 'Sorularınız',
      paragraphs: [
        `Tarayıcınızda bu tabloda olmayan bir kayıt görürseniz ${email} adresine yazın. Kaydın adını eklemeniz yeterlidir; nereden geldiğini araştırır ve sayfayı düzeltiriz. Bu metni anlaşılır kılacak önerilerinizi de aynı adrese bekleriz: Bir çerez politikası, okunmadığında değil, okunduğunda işe yarar. Kişisel verilerinizle ilgili haklarınız ve başvuru süreleri aydınlatma metninde yazar.`,
      ],
    },
  ],
});
