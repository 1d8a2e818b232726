import type { PageTemplate } from '../../page-text.ts';

export const privacy: PageTemplate = {
  title: 'Gizlilik politikası',
  description:
    'Ayraç hangi bilgileri neden tutar, kimlerle paylaşır, ne kadar saklar ve haklarınız nelerdir?',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'Siteyi gezmek için kim olduğunuzu söylemeniz gerekmez. Bilgilerinizi, siz bir form doldurduğunuzda ve o formun yanında yazan amaçla alırız. Bu sayfa konuyu günlük dille anlatır; 6698 sayılı Kanun’un istediği ayrıntılar KVKK aydınlatma metnindedir.',
  ],
  sections: [
    {
      heading: 'Kim sorumlu?',
      paragraphs: [
        'Sitede toplanan kişisel verilerin sorumlusu {controllerName} (adres: {controllerAddress}, e-posta: {controllerEmail}). Teklifiniz kendisine ulaştıktan sonra marka, kendi yaptığı işlemlerden kendisi sorumludur ve kendi aydınlatma metnini sunar.',
      ],
    },
    {
      heading: 'Siz verdiğinizde aldığımız bilgiler',
      paragraphs: [
        'Teklif formunda adınız, soyadınız, e-posta adresiniz, cep telefonunuz, iliniz ve ilçeniz sorulur; bunlar olmadan marka size dönemez. Cinsiyet, doğum tarihi ve size nasıl ulaşılacağına ilişkin tercih isteğe bağlıdır. Bize iletişim formundan veya e-postayla yazarsanız adınız, adresiniz ve iletiniz sorunuz yanıtlanırken kullanılır.',
        'Üye olursanız kullanıcı adınız, e-posta adresiniz ve profilinize dilerseniz eklediğiniz bilgiler hesabınız durdukça saklanır. Bültene abone olursanız adresiniz ile seçtiğiniz dil, konular ve sıklık kaydedilir; bülten, size gönderdiğimiz bağlantıyla onayladığınızda başlar ve her sayının sonundaki bağlantıyla biter. Onaylanmayan abonelik {unconfirmedDays} gün, biten abonelik onayınızın kanıtıyla birlikte {subscriptionYears} yıl saklanır.',
        'Formda “Aydınlatma metnini okudum” kutusu bilgilendirildiğinizi gösterir, rıza sayılmaz. Kişiye özel öneri ve ticari ileti kutuları ayrıdır, boş gelir ve boş bırakmanız teklif almanızı etkilemez. Hangi metnin hangi sürümünü gördüğünüz ve neyi işaretlediğiniz, saatiyle birlikte kaydedilir.',
        'Kısa mesaj ve arama izniniz, numaranızı doğruladığınızda geçerli olur. Bunun için, yalnızca siz istediğinizde, numaranıza kısa mesajla altı haneli bir kod göndeririz; böylece kimse başkasının numarası adına izin veremez. Kodun kendisini değil geri çevrilmeyen bir özetini, numarayla birlikte tutar, süresi dolduktan sonra en çok {codeHours} saat içinde sileriz. Kodun gönderildiği ve numaranın doğrulandığı, kısaltılmış ağ adresiyle birlikte en çok {auditYears} yıl; doğruladığınız izin, verildiği istek veya hesap durdukça kayıtlı kalır.',
      ],
    },
    {
      heading: 'Kullanım sırasında oluşan bilgiler',
      paragraphs: [
        'Aynı ağdan gelen aşırı sayıda isteği durdurabilmek için ağ adresinizden, adresin kendisine geri çevrilmeyen bir özet üretilir ve en çok {fingerprintHours} saat tutulur. Kampanya sayfalarının görüntülenmesi sayılırken kişiyi tanımlamayan, her gün yenilenen bir özet kullanılır; kimin hangi kampanyaya baktığına dair bir liste oluşmaz. Teknik kayıtlarda e-posta adresleri ve telefon numaraları maskelenir.',
        'Tarayıcınızda neyin saklandığı çerez politikasında tek tek yazar.',
      ],
      seeAlso: ['cookiePolicy'],
    },
    {
      heading: 'Yapmadıklarımız',
      paragraphs: [],
      points: [
        'Bilgilerinizi satmayız ve reklam ağlarına iletişim bilgisi vermeyiz.',
        'Cihazınızın konumunu, rehberini veya fotoğraflarını istemeyiz.',
        'Kart bilgisi almayız; sitede ödeme yapılmaz.',
        'Yalnızca otomatik bir değerlendirmeyle aleyhinize sonuç doğuran karar vermeyiz.',
        'Kayıtlı izniniz olmadan tanıtım iletisi göndermeyiz.',
      ],
    },
    {
      heading: 'Kimlerle paylaşırız?',
      paragraphs: [
        'Teklif isteğiniz, seçtiğiniz kampanyayı düzenleyen markaya ve teklifi hazırlayacak yetkili satıcısına iletilir. Barındırma, e-posta ve kısa mesaj gibi hizmetleri veren tedarikçiler verilere yalnızca bizim adımıza ve sözleşmeyle bağlı olarak erişir. Kanunen yetkili kurumlar isterse, kanunun zorunlu tuttuğu kadar bilgi verilir. Bunların dışında kimse yoktur.',
      ],
    },
    {
      heading: 'Ne kadar saklarız, nasıl koruruz?',
      paragraphs: [
        'Her veriyi amacının gerektirdiği kadar tutarız; on veri kategorisinin saklama süreleri aydınlatma metnindeki tabloda yazar. Süresi dolan bilgi silinir veya kişiyle bağı kalmayacak hâle getirilir.',
        'Size gönderdiğimiz e-postaların kaydı en çok {mailDays} gün durur. Üyeyseniz profilinizdeki Verilerim sayfasında neyi ne kadar tuttuğumuzu görebilir, hepsini dosya olarak indirebilir, ticari ileti izinlerinizi değiştirebilir ve hesabınızı verilerinizle birlikte silebilirsiniz. Silindikten sonra isteklerinizden geriye sizi tanıtmayan sayılar kalır; bir yedek geri yüklenirse silme işleminin yinelenebilmesi için hesabınızın ve e-posta adresinizin geri çevrilmeyen birer özeti {erasureYears} yıl tutulur.',
        'Bilgilere yalnızca işi gereği görmesi gerekenler erişir. Üye şifreleri geri döndürülemeyen bir özet olarak saklanır. Hiçbir sistem kusursuz değildir; verilerinizi etkileyen bir ihlal olursa kanunun öngördüğü biçimde Kurul’a ve size bildirilir.',
      ],
    },
    {
      heading: 'Çocuklar ve başka siteler',
      paragraphs: [
        'Teklif formları on sekiz yaşını doldurmuş kişiler içindir. Site; markaların, bankaların ve sosyal ağların sayfalarına bağlantı verebilir. Bağlantıya bastığınızda o sitenin kendi kuralları geçerli olur.',
      ],
    },
    {
      heading: 'Haklarınız ve süreler',
      paragraphs: [
        'Bilgilerinizi görmek, düzeltmek, sildirmek veya verdiğiniz bir izni geri almak için {controllerEmail} adresine yazabilirsiniz. Başvurunuz en geç 30 gün içinde ücretsiz sonuçlandırılır. Yanıtı öğrendiğiniz tarihten itibaren 30, her hâlde başvurudan itibaren 60 gün içinde Kişisel Verileri Koruma Kurulu’na şikâyet edebilirsiniz.',
      ],
      seeAlso: ['kvkk'],
    },
    {
      heading: 'Bu metin değişirse',
      paragraphs: [
        'Sitede yeni bir özellik kişisel veri kullanacaksa metin özellikten önce güncellenir. Her güncelleme başlığın altındaki sürümü ve tarihi değiştirir. Formlarda gösterilen metnin sürümü isteğinizle birlikte kayıtlı kaldığı için sonradan yapılan bir değişiklik sizin gördüğünüz metni değiştirmez.',
      ],
    },
  ],
};
