import type { PageTemplate } from '../../page-text.ts';

export const cookiePolicy: PageTemplate = {
  title: 'Çerez politikası',
  description:
    'Ayraç tarayıcınızda neyi, ne için ve ne kadar saklar; bu kayıtları nasıl görür, reddeder ve silersiniz?',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'Çerez, bir sitenin tarayıcınızda sakladığı küçük bir kayıttır. Tarayıcıların “yerel depolama” ve “oturum depolama” dediği alanlar da benzer işi görür. Bu sayfada üçüne birden çerez diyoruz, çünkü sizin için fark etmez: Tarayıcınızda ne duruyorsa bilmeniz gerekir.',
    'Kısa özet: Zorunlu çerezler dışındaki her şey izninize bağlıdır. İzni sayfanın altında açılan pencereden verir, her sayfanın sonundaki “Çerez ayarları” bağlantısından iki tıklamayla geri alırsınız; iznini geri aldığınız çerezler hemen silinir.',
  ],
  sections: [
    {
      heading: 'Zorunlu çerezler',
      paragraphs: [
        'Bu tablodaki kayıtlar siz seçtiğiniz, giriş yaptığınız veya sayfanın düzgün çalışması gerektiği için vardır; izne bağlı değildir. Başka bir siteye gönderilmezler. Çoğu, siz ilgili işi yapmadan oluşmaz: Dil seçmediyseniz dil kaydı, giriş yapmadıysanız oturum çerezi yoktur.',
      ],
      table: {
        caption: 'Zorunlu çerezler',
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
            'cookieConsent',
            'Çerez tercihiniz: neye, ne zaman, hangi metinle izin verdiğiniz ve seçimin rastgele numarası',
            'Çerez',
            'Çerez sorusunu yanıtladığınızda veya yanıtsız kalmanız kaydedildiğinde',
            '365 gün',
          ],
          [
            'consent-unsent',
            'Sunucuya henüz ulaşmamış çerez tercihi; ulaşınca silinir',
            'Yerel depolama',
            'Tercihiniz kaydedilirken',
            'Gönderilene kadar',
          ],
          [
            'accessToken',
            'Oturumunuz: kısa ömürlü giriş belgesi; betikler okuyamaz',
            'Çerez',
            'Giriş yaptığınızda',
            '15 dakika, oturum sürdükçe yenilenir',
          ],
          [
            'refreshToken',
            'Oturumunuzun yenilenmesi; yalnızca giriş servisine gider, betikler okuyamaz',
            'Çerez',
            'Giriş yaptığınızda',
            'Tarayıcı kapanana kadar; “Beni hatırla” ile 30 gün',
          ],
          [
            'signedIn',
            'Giriş yapılıp yapılmadığı; içinde başka bilgi yoktur',
            'Çerez',
            'Giriş yaptığınızda',
            'refreshToken ile aynı',
          ],
          [
            'knownBrowser',
            'Giriş yaptığınız tarayıcının tanınması: Başkaları hesabınızın şifresini denese de siz beklemeden girersiniz. İçinde adınız yoktur, yalnızca rastgele bir numara ile en çok beş hesabın geri çevrilemeyen özeti durur; betikler okuyamaz',
            'Çerez',
            'Giriş yaptığınızda; çıkış yapınca da kalır',
            '180 gün, her girişte yenilenir',
          ],
          [
            'username',
            'Giriş formunda hatırlanan kullanıcı adı',
            'Yerel depolama',
            '“Beni hatırla” ile giriş yaptığınızda',
            'Çıkış yapana kadar',
          ],
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
          [
            'recentSearches',
            'Bu ziyaretteki son aramalarınız; cihazınızdan çıkmaz, “Temizle” ile silinir',
            'Oturum depolama',
            'Arama yaptığınızda',
            'Sekme kapanana kadar',
          ],
          [
            'quote-wizard',
            'Yarım kalan teklif formu; sayfa yenilenir veya dil değişirse yazdıklarınız kaybolmaz',
            'Oturum depolama',
            'Teklif adımlarını doldururken',
            '30 dakika, en geç sekme kapanana kadar',
          ],
          [
            'quote-draft',
            'Bir kampanyanın yarım kalan teklif formu; sayfa yenilense veya giriş yapıp dönseniz de yazdıklarınız kaybolmaz',
            'Oturum depolama',
            'Kampanyanın teklif formunu doldururken',
            '30 dakika, en geç sekme kapanana kadar',
          ],
          [
            'form-draft',
            'Yarım kalan iletişim, bildirim, üyelik veya veri başvurusu formu; sayfa yenilense de yazdıklarınız kaybolmaz. Şifreler saklanmaz',
            'Oturum depolama',
            'Bu formlardan birini doldururken',
            '30 dakika, en geç sekme kapanana kadar',
          ],
          [
            'follows',
            'Üye olmadan ayraç koyduğunuz kampanyalar, bunların bitiş tarihleri ve takip ettikleriniz, en çok 60 kayıt; giriş yaptığınızda hesabınıza eklenir ve buradan silinir',
            'Yerel depolama',
            'Ayraç koyduğunuzda veya “Takip et” düğmesine bastığınızda',
            'Ayracı kaldırana, takibi bırakana veya giriş yapana kadar',
          ],
        ],
      },
    },
    {
      heading: 'İzninize bağlı çerezler',
      paragraphs: ['{tagManager}', '{chatbot}'],
      table: {
        caption: 'İzninize bağlı çerezler, türlerine göre',
        columns: ['Ad', 'Tür', 'Ne için?', 'Nerede?', 'Ne kadar kalır?'],
        rows: [
          [
            'visitorId',
            'Analiz',
            'Aynı tarayıcının ziyaretlerini bir saymaya yarayan rastgele numara',
            'Çerez',
            '365 gün veya siz izni geri alana kadar',
          ],
          [
            '_ga, _ga_…, _gid, _gat…',
            'Analiz',
            'Google Analytics: ziyaretlerin toplu ölçümü (yalnızca etiket yöneticisi kuruluysa)',
            'Çerez',
            'En çok 2 yıl veya siz izni geri alana kadar',
          ],
          [
            '_gcl_…, _gac_…',
            'Pazarlama',
            'Google Ads: reklamın sonuca ulaşıp ulaşmadığının ölçümü (yalnızca etiket yöneticisi kuruluysa)',
            'Çerez',
            'En çok 90 gün veya siz izni geri alana kadar',
          ],
          [
            'recent-campaigns (cihazda)',
            'Tercih',
            'Son baktığınız kampanyaların sekme kapandıktan sonra da hatırlanması',
            'Yerel depolama',
            'Siz silene veya izni geri alana kadar',
          ],
        ],
      },
    },
    {
      heading: 'Nasıl karar verirsiniz?',
      paragraphs: [
        'İlk ziyaretinizde sayfanın altında bir soru açılır: Reddetmek ile kabul etmek aynı büyüklükte birer düğmedir, “Özelleştir” ise türleri tek tek gösterir. Orada isteğe bağlı kutuların hepsi boş gelir.',
        '{silence}',
        'Kararınız 365 gün geçerlidir; soru metni değişirse veya süre dolarsa yeniden sorulur. Her sayfanın sonundaki “Çerez ayarları” bağlantısıyla istediğiniz an değiştirirsiniz.',
      ],
    },
    {
      heading: 'Kararınızın kanıtı',
      paragraphs: [
        'Seçiminizi ispatlayabilmek için sunucuda da tutarız: rastgele numarası, izin verdiğiniz türler, metnin sürümü, açık mı örtük mü olduğu, sayfanın dili ve saati. Ağ adresiniz, hesabınız veya tarayıcınızın özellikleri bu kayda girmez. Kayıt {visitorConsentYears} yıl sonra silinir. Sunucuya ulaşılamazsa kararınız yine geçerlidir; kayıt sonraki sayfada gönderilir.',
      ],
    },
    {
      heading: 'Üçüncü taraflar',
      paragraphs: [
        'Sayfalarımız, izninizle yüklenen etiket yöneticisi dışında başka şirketlerin kodunu, reklam pikselini veya sosyal medya eklentisini yüklemez. Yazı tipi ve simgeler kendi sunucumuzdan gelir. Giriş, profil ve size gönderilen bağlantıların sayfalarında etiket yöneticisi izninizle de yüklenmez. Bir markanın, bankanın veya sosyal ağın bağlantısına bastığınızda o sitenin çerez kuralları geçerli olur.',
      ],
    },
    {
      heading: 'Kayıtları nasıl görür ve silersiniz?',
      paragraphs: [
        'Tarayıcınızın ayarlarında “gizlilik” veya “site verileri” bölümünden bu siteye ait kayıtları görebilir, silebilir ve yeni kayıt yazılmasını engelleyebilirsiniz. Engellerseniz site yine açılır; yalnızca giriş yapamazsınız; dil, tema ve çerez tercihiniz de hatırlanmaz. Gizli pencerede gezdiğinizde kayıtlar pencere kapanınca kendiliğinden silinir.',
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
        'Tarayıcınızda bu tabloda olmayan bir kayıt görürseniz {controllerEmail} adresine yazın. Kaydın adını eklemeniz yeterlidir; nereden geldiğini araştırır ve sayfayı düzeltiriz. Bu metni anlaşılır kılacak önerilerinizi de aynı adrese bekleriz: Bir çerez politikası, okunmadığında değil, okunduğunda işe yarar. Kişisel verilerinizle ilgili haklarınız ve başvuru süreleri aydınlatma metninde yazar.',
      ],
    },
  ],
};
