import type { PageTemplate } from '../../page-text.ts';

export const about: PageTemplate = {
  title: 'Hakkımızda',
  description:
    'Ayraç nedir, kampanyaları nasıl derler, sıralar ve teklif isteğinizi markaya nasıl ulaştırır?',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'Ayraç; otomobilden sigortaya, krediden tatile markaların kampanyalarını tek yerde toplayan bir karşılaştırma sitesidir. Aynı ihtiyaca cevap veren kampanyaları yan yana koyar, koşullarını açıkça yazar ve dilerseniz teklif isteğinizi ilgili markaya ulaştırır.',
    'Adımız kitabın arasındaki ayraçtan gelir: Okuduğunuz yeri kaybetmeyin, ilgilendiğiniz kampanyaya tek adımda dönün isteriz.',
  ],
  sections: [
    {
      heading: 'Neden varız?',
      paragraphs: [
        'Bir kampanyanın başlığı büyük, koşulu küçük yazılır. İndirimin hangi fiyat üzerinden hesaplandığını, taksitin ne kadar sürdüğünü ve fırsatın hangi gün bittiğini bulmak çoğu zaman birkaç site ve epey sabır ister. Biz bu bilgileri her kampanyada aynı düzenle, aynı sırayla gösteririz. Böylece reklamın sesine değil, rakamın kendisine bakarsınız.',
      ],
    },
    {
      heading: 'Kampanyaları nasıl gösteririz?',
      paragraphs: [
        'Her kampanyanın kartında marka, sağlanan fayda, en önemli rakam ve kalan süre bulunur. Kampanya sayfasında açıklamayı, koşulları ve rakamların tamamını tablo hâlinde okursunuz. Elimizde varsa kampanyanın kaynağını ve son kontrol tarihini de yazarız.',
      ],
      points: [
        'Süresi dolan kampanya listelerden kendiliğinden düşer. Sayfası kalır, bittiğini açıkça söyler ve sizi geçerli olanlara yönlendirir.',
        'Her liste neye göre sıralandığını söyler; sıralamayı siz değiştirebilirsiniz.',
        'Ücretli yerleşim varsa “Reklam” etiketi taşır ve sıralamayı değiştirmez.',
        'İngilizcesi henüz yazılmamış kampanyalar İngilizce sayfalarda Türkçe görünür.',
      ],
      seeAlso: ['howWeEarn'],
    },
    {
      heading: 'Teklif isteğiniz nasıl ilerler?',
      paragraphs: [
        'Beğendiğiniz kampanyada “Teklif Al” düğmesine basıp iletişim bilgilerinizi yazarsınız. Bilgileriniz yalnızca o kampanyayı düzenleyen markaya ve varsa yetkili satıcısına iletilir. Teklifi marka hazırlar ve size kendisi döner. Teklif istemek ücretsizdir, üyelik gerektirmez ve sizi satın almaya zorlamaz.',
        'Formda yalnızca markanın size dönebilmesi için gereken bilgiler zorunludur: ad, soyad, e-posta, cep telefonu, il ve ilçe. Cinsiyet, doğum tarihi ve tercih ettiğiniz iletişim yolu isteğe bağlıdır. Aynı kampanya için ikinci kez istek gönderirseniz bunu size söyleriz; marka aynı kişiyi iki kez aramaz.',
      ],
    },
    {
      heading: 'Kredi hesaplama aracı',
      paragraphs: [
        'Kredi hesaplama sayfası ihtiyaç, taşıt ve konut kredilerinde bankaların taksitlerini aynı tutar ve vade için karşılaştırır. Taksitin yanında vergi ve masraflarla gerçekte ödenecek tutarı da görürsünüz. Oranların tarihi ve niteliği ekranda yazar. Sonuçlar bilgi amaçlıdır; kesin teklifi banka verir. Hesap tarayıcınızda yapılır; yazdığınız tutar kimliğinizle ilişkilendirilmez. Sonucu bağlantı olarak saklayabilir veya birlikte karar vereceğiniz kişiyle paylaşabilirsiniz.',
      ],
    },
    {
      heading: 'Örnek verilerle çalışan site',
      paragraphs: [
        'Sayfanın altında “örnek veri” notunu görüyorsanız tanıtım sürümündesiniz demektir: Oradaki markalar, kampanyalar ve fiyatlar ürünü göstermek için hazırlanmıştır. Adı geçen gerçek markaların örnek kampanyaları ayrıca “örnek” olarak işaretlenir ve o markaların teklifi sayılmaz.',
      ],
    },
    {
      heading: 'Söz verdiklerimiz',
      paragraphs: [
        'Bir yabancıya telefon numaranızı vermek güven ister. Bu yüzden birkaç kuralı baştan koyduk:',
      ],
      points: [
        'Formda istediğimiz her bilginin neden istendiğini, formun yanında söyleriz.',
        'Aydınlatma ile rızayı birbirine karıştırmayız; isteğe bağlı kutular boş gelir.',
        'Bilgilerinizi satmayız ve ilgisiz kişilerle paylaşmayız.',
        'Site klavyeyle, ekran okuyucuyla, küçük telefonda ve koyu temada da kullanılabilsin diye çalışırız.',
      ],
      seeAlso: ['privacy'],
    },
    {
      heading: 'Kim işletiyor?',
      paragraphs: [
        'Siteyi {controllerName} işletir. Yanlış bir rakam, bitmiş bir kampanya veya anlaşılmayan bir cümle görürseniz {controllerEmail} adresine yazın; düzeltmek bizim işimizdir.',
      ],
      seeAlso: ['contact'],
    },
  ],
};
