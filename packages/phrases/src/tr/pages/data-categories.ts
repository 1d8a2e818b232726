import type { PageSection } from '../../page-text.ts';

const untilRequestLapses = 'Talep sonuçlandıktan sonra en çok {quoteYears} yıl (genel zamanaşımı)';
const withProfile = `${untilRequestLapses}; üyeyseniz profilinizdeki bilgi hesabınız durdukça`;

/** Ten categories of personal data, each with purpose, legal ground, recipients and retention. */
export const dataCategories: PageSection = {
  heading: 'Veri kategorileri tablosu',
  paragraphs: [
    'Tablo on veri kategorisini tek tek gösterir. İşlemediğimiz bir kategori de, bunu açıkça söylemek için, listede durur. Yalnızca üyeleri veya yalnızca siz eklerseniz işlenen bilgileri ilgilendiren satırlarda bu ayrıca yazar. Saklama süreleri üst sınırdır; amaç daha önce biterse veri daha önce silinir.',
  ],
  table: {
    caption: 'Kişisel veri kategorileri',
    columns: ['Veri kategorisi', 'Amaç', 'Hukuki sebep', 'Alıcı', 'Saklama'],
    rows: [
      [
        'İletişim: ad, soyad, e-posta, cep telefonu, tercih edilen kanal ve saat; numaranızı doğrularsanız kısa mesajla gönderilen kodun geri döndürülemeyen özeti; bültene abone olursanız e-posta adresiniz, dil, konular, sıklık ve size gönderilen sayılar',
        'Teklif isteğini almak, markaya iletmek, size dönülmesini sağlamak; başvurularınızı yanıtlamak; kısa mesaj ve arama izninin numaranın sahibince verildiğini kanıtlamak; bülteni göndermek',
        '5/2-c (sözleşmenin kurulması), 5/2-ç (hukuki yükümlülük); kod için 5/2-f (meşru menfaat); bülten için açık rıza (5/1)',
        'Teklif isteğinde kampanyayı düzenleyen marka ve yetkili satıcısı; barındırma, e-posta ve kısa mesaj hizmeti verenler',
        `${withProfile}; size gönderilen e-postaların kaydı en çok {mailDays} gün; kodun özeti, kodun süresi dolduktan sonra en çok {codeHours} saat; onaylanmayan bülten aboneliği {unconfirmedDays} gün, biten abonelik onayın kanıtıyla birlikte {subscriptionYears} yıl, gönderilen sayıların kaydı {issueYears} yıl`,
      ],
      [
        'Araç: ilgilendiğiniz model ve kampanya; paylaşırsanız takas etmek istediğiniz araç',
        'Teklifin doğru araç ve donanım için hazırlanması',
        '5/2-c (sözleşmenin kurulması)',
        'Kampanyayı düzenleyen marka ve yetkili satıcısı',
        untilRequestLapses,
      ],
      [
        'Kimlik doğrulama (yalnızca üyeler): kullanıcı adı, şifrenin geri döndürülemeyen özeti, oturum kayıtları; hesap silindiyse hesabın ve e-posta adresinin geri döndürülemeyen özeti',
        'Üyenin hesabına güvenle girebilmesi; silinen hesabın yedekten geri gelirse yeniden silinmesi',
        '5/2-c (sözleşmenin ifası), 5/2-f (meşru menfaat: güvenlik); silinen hesap için 5/2-ç (hukuki yükümlülük)',
        'Barındırma hizmeti verenler',
        'Üyelik sürdükçe; hesap silindiğinde silinir. Biten oturumun kaydı {sessionDays} gün, adresi doğrulanmayan hesap {unverifiedDays} gün, silinen hesabın özeti {erasureYears} yıl saklanır',
      ],
      [
        'Demografik (yalnızca siz eklerseniz): cinsiyet, doğum tarihi, meslek',
        'Size doğru hitap edilmesi ve teklifin size göre hazırlanması; meslek yalnızca profilinizde durur',
        '5/2-c (sözleşmenin kurulması)',
        'Teklif isteğinize eklediğiniz cinsiyet ve doğum tarihi için kampanyayı düzenleyen marka ve yetkili satıcısı; barındırma hizmeti verenler',
        withProfile,
      ],
      [
        'Kullanım: isteğin zamanı, gösterilen metnin sürümü, işaretlenen kutular; numaranıza kod gönderildiği ve doğrulandığı an; üyeyseniz takip ettikleriniz, bildirimleriniz ve yaptığınız işlemlerin kaydı; kişiyi belirtmeyen görüntülenme sayıları',
        'Mükerrer istekleri ayıklamak, ne gösterildiğini ve neye izin verildiğini kanıtlayabilmek, kampanyaya ilgiyi saymak',
        '5/2-e (hakkın korunması), 5/2-f (meşru menfaat)',
        'Barındırma hizmeti verenler',
        'İstekle veya hesapla birlikte; bildirimler en çok {notificationMonths} ay, işlemlerin ve gönderilen kodların kaydı en çok {auditYears} yıl',
      ],
      [
        'Konum: yalnızca formda veya profilinizde seçtiğiniz il ve ilçe; cihazdan konum alınmaz',
        'Size yakın satıcının belirlenmesi',
        '5/2-c (sözleşmenin kurulması)',
        'Teklif isteğinde kampanyayı düzenleyen marka ve yetkili satıcısı; barındırma hizmeti verenler',
        withProfile,
      ],
      [
        'Ödeme: işlenmez; sitede ödeme yapılmaz, kart bilgisi istenmez',
        'Amaç yoktur',
        'Gerekmez',
        'Yoktur',
        'Saklanmaz',
      ],
      [
        'İçerik: bize gönderdiğiniz iletiler ve kampanya bildirimleri; yazdıysanız adınız, e-postanız ve telefonunuz; iş başvurunuz ve ekleri',
        'Sorunuzu yanıtlamak, bildirdiğiniz hatayı düzeltmek, iş başvurunuzu değerlendirmek',
        '5/2-c (sözleşmenin kurulması), 5/2-f (meşru menfaat)',
        'Barındırma ve e-posta hizmeti verenler; isteğinizle ilgiliyse ilgili marka',
        'Gönderildikten sonra en çok {inboxYears} yıl; kişisel veri başvuruları en çok {dataRequestYears} yıl; iş başvuruları değerlendirme bitene kadar, isterseniz daha uzun',
      ],
      ['Anket: işlenmez; sitede anket yapılmaz', 'Amaç yoktur', 'Gerekmez', 'Yoktur', 'Saklanmaz'],
      [
        'Parmak izi: ağ adresinden üretilen, adrese geri çevrilmeyen teknik özet; biyometrik veri değildir',
        'Aşırı sayıda ve otomatik gönderilen istekleri durdurmak',
        '5/2-f (meşru menfaat: güvenlik)',
        'Barındırma hizmeti verenler',
        'En çok {fingerprintHours} saat',
      ],
    ],
  },
};
