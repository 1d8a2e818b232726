import type { PageTemplate } from '../../page-text.ts';

export const terms: PageTemplate = {
  title: 'Kullanım koşulları',
  description:
    'Ayraç sitesini kullanırken geçerli olan koşullar: kampanya bilgileri, teklif istekleri, kredi hesabı.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'Bu koşullar, {controllerName} tarafından işletilen Ayraç sitesini kullanırken geçerlidir. Kısa ve okunur tutmaya çalıştık; anlamadığınız bir yer olursa {controllerEmail} adresine sorun.',
  ],
  sections: [
    {
      heading: 'Ayraç’ın rolü',
      paragraphs: [
        'Ayraç bir karşılaştırma ve aracılık sitesidir; gösterilen ürün ve hizmetlerin satıcısı, sigortacısı veya kredi vereni değildir. Kampanyayı düzenleyen, teklifi veren ve sözleşmenin karşı tarafı olan ilgili markadır. Markayla yapacağınız sözleşmeye biz taraf olmayız.',
      ],
    },
    {
      heading: 'Kampanya bilgileri',
      paragraphs: [
        'Bilgileri güncel tutmak için çalışırız; yine de bağlayıcı olan, markanın kendi koşullarıdır. Stok, bölge, tarih ve kişiye bağlı şartlar teklifi değiştirebilir. Satın almadan önce fiyatı ve koşulları markadan doğrulayın. Açık bir yazım hatası fark edersek düzeltiriz.',
        'Sayfanın altında “örnek veri” notu bulunan sitede markalar, kampanyalar ve fiyatlar tanıtım amaçlıdır; gerçek bir teklif oluşturmaz.',
      ],
    },
    {
      heading: 'Teklif istekleri',
      paragraphs: [
        'Teklif istemek ücretsizdir ve sizi satın almaya zorlamaz. Marka teklif verip vermemekte serbesttir; verdiği teklifin süresini ve şartlarını kendisi belirler.',
      ],
      points: [
        'Formda kendinize ait ve doğru bilgileri kullanın; on sekiz yaşını doldurmuş olmanız gerekir.',
        'Aynı kampanya için tek bir etkin isteğiniz olabilir; ikinci istek kaydedilmez.',
        'Kötüye kullanımı önlemek için kısa sürede gönderilebilecek istek sayısı sınırlıdır.',
        'İsteğinizi, size gönderdiğimiz e-postadaki bağlantıyla veya üyeyseniz listenizden geri çekebilirsiniz; bize yazmanız da yeterlidir.',
      ],
      seeAlso: ['kvkk'],
    },
    {
      heading: 'Kredi hesaplama',
      paragraphs: [
        'Hesaplama bilgi amaçlıdır; kredi teklifi, finansal tavsiye veya onay sözü değildir. Ana rakam eşit taksitli standart hesaptır; vergi ve masrafla birlikte ödenecek tutar yanında gösterilir. Oranlar ekranda yazan tarihe aittir ve “örnek oranlar” diye işaretlendiğinde bankaların güncel teklifi sayılmaz. Kesin oranı, tahsis kararını ve sözleşmeyi banka belirler.',
      ],
    },
    {
      heading: 'Üyelik',
      paragraphs: [
        'Siteyi gezmek ve teklif istemek için üyelik gerekmez. Üyelik bölümü; kampanya takibi ve profil gibi kişisel özellikler içindir. Hesap açarsanız bilgilerinizin doğruluğundan ve şifrenizin gizliliğinden siz sorumlusunuz. Hesabınızı dilediğiniz an profilinizden silebilirsiniz.',
      ],
    },
    {
      heading: 'Yapılmaması gerekenler',
      paragraphs: [],
      points: [
        'Başkası adına ya da uydurma bilgiyle istek göndermek.',
        'Siteyi otomatik araçlarla zorlamak, güvenlik önlemlerini aşmaya çalışmak, başkalarının verisine erişmek.',
        'İçeriğin tamamını veya büyük bölümünü izinsiz kopyalayıp yeniden yayımlamak.',
        'Siteyi hukuka aykırı bir amaçla kullanmak.',
      ],
    },
    {
      heading: 'İçerik ve markalar',
      paragraphs: [
        'Sitenin tasarımı, metinleri ve yazılımı bize veya lisans verenlerimize aittir. Marka adları ve logoları sahiplerinindir; kampanyanın kime ait olduğunu göstermek için kullanılır. Sayfalara bağlantı vermek ve kaynak göstererek kısa alıntı yapmak serbesttir. Hakkınızı ihlal eden bir içerik görürseniz bildirin, inceleriz.',
      ],
    },
    {
      heading: 'Hizmetin sürekliliği ve sorumluluk',
      paragraphs: [
        'Sitenin kesintisiz ve hatasız çalışması için özen gösteririz, ancak bunu garanti edemeyiz. Bakım, arıza veya bizim dışımızdaki nedenlerle erişim durabilir. Markaların sunduğu ürün ve hizmetlerden markalar sorumludur. Kanunun sorumluluğun kaldırılmasına izin vermediği hâller, kastımız, ağır kusurumuz ve tüketici olarak sahip olduğunuz haklar saklıdır; bu koşullardaki hiçbir cümle onları daraltmaz.',
      ],
    },
    {
      heading: 'Nasıl kazandığımız ve verileriniz',
      paragraphs: [
        'Gelir modelimizi, kişisel verileri nasıl işlediğimizi ve tarayıcınızda neyin saklandığını ayrı sayfalarda anlatırız.',
      ],
      seeAlso: ['howWeEarn', 'privacy', 'cookiePolicy'],
    },
    {
      heading: 'Değişiklik ve uygulanacak hukuk',
      paragraphs: [
        'Koşullar değiştiğinde bu sayfa yeni bir sürüm ve tarihle yayımlanır; değişiklik, yayımlandığı günden önceki isteklerinize uygulanmaz. Uyuşmazlıklarda Türk hukuku geçerlidir. Tüketici hakem heyetlerine ve tüketici mahkemelerine başvurma hakkınız saklıdır. Türkçe ve İngilizce metin arasında fark olursa Türkçe metin esas alınır.',
      ],
    },
  ],
};
