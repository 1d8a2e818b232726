import type { PageTemplate } from '../../page-text.ts';

export const howWeEarn: PageTemplate = {
  title: 'Nasıl kazanıyoruz?',
  description:
    'Ayraç’ın gelir modeli: kim, ne için öder; bu ödeme gördüğünüz sırayı ve fiyatı neden değiştirmez?',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'Ücretsiz bir sitenin nasıl ayakta durduğunu sormak hakkınız. Yanıtı kısa tutalım: Siz hiçbir şey ödemezsiniz; geliri markalar sağlar. Bu gelirin ne gördüğünüzü etkilememesi için koyduğumuz kurallar aşağıdadır.',
    'Bu sayfayı, “ücretsizse ürün sizsiniz” diyen herkes için yazdık. Haklı bir kuşkudur; yanıtı da slogan değil, denetlenebilir kurallar olmalıdır.',
  ],
  sections: [
    {
      heading: 'Kısaca',
      paragraphs: [],
      points: [
        'Siteyi gezmek, kampanyaları karşılaştırmak, kredi hesaplamak ve teklif istemek ücretsizdir.',
        'Gelirimiz iki kalemden oluşur: markaya iletilen teklif istekleri ve açıkça etiketlenen reklam alanları.',
        'Hiçbir ödeme, bir listenin sırasını değiştirmez.',
        'Kişisel veri satmak gelir modelimizin parçası değildir.',
      ],
    },
    {
      heading: 'Gelir kalemleri',
      paragraphs: [
        'Aşağıdaki tablo her kalemde kimin ödediğini ve bunun sizin için ne anlama geldiğini gösterir. Tanıtım amaçlı örnek verilerle çalışan sitede markalardan ücret alınmaz.',
      ],
      table: {
        caption: 'Kim, ne için öder?',
        columns: ['Kalem', 'Kim öder?', 'Sizin için anlamı', 'Neyi değiştirmez?'],
        rows: [
          [
            'Teklif isteği iletimi',
            'Kampanyayı düzenleyen marka',
            'İsteğiniz ücretsiz iletilir; teklifi marka hazırlar.',
            'Kampanyanın listedeki yeri, gördüğünüz fiyat',
          ],
          [
            'Reklam alanı',
            'Alanı satın alan marka',
            'Kampanya “Reklam” etiketini taşır; listedeki yerini ölçüt belirler.',
            'Listelerin ve arama sonuçlarının sırası',
          ],
          [
            'Kredi hesaplama',
            'Kimse',
            'Hesap ve karşılaştırma ücretsizdir; banka bağlantısı bilgi içindir.',
            'Bankaların sonuçlardaki sırası',
          ],
          ['Siteyi kullanmanız', 'Kimse', 'Ücret, abonelik veya kart bilgisi istenmez.', 'Gördüğünüz içerik'],
        ],
      },
    },
    {
      heading: 'Sıralama neye göre yapılır?',
      paragraphs: [
        'Her liste ölçütünü ekranda söyler: bitiş tarihi, yenilik, indirim oranı, ilgi gibi. Ölçütü değiştirdiğinizde sıra yalnızca o ölçüte göre yeniden kurulur. Ödenen ücretin tutarı, sıralamayı yapan hesaba hiç girmez. “En çok takip edilen” ya da “en yüksek indirim” gibi bölümler de adlarının söylediği sayıya bakar.',
        'Arama sonuçlarında yazdığınız kelimelere uyan ve ilgi gören kampanyalar önde gelir. Ana sayfadaki tanıtım alanında dönen kampanyalar geçerli olanlar arasından rastgele seçilir; aralarında fiyatı en az onda bir inmiş olan varsa ilk o gösterilir. Orada görünmek satın alınmaz.',
        'Kredi sonuçlarında sıra, toplam ödemesi en düşük olandan başlar. Dilerseniz gerçek toplam maliyete, yıllık maliyet oranına veya taksite göre sıralayabilirsiniz; iki ölçüt farklı bankayı öne çıkarıyorsa bunu ekranda belirtiriz.',
      ],
    },
    {
      heading: 'Reklamı nasıl tanırsınız?',
      paragraphs: [
        'Ücretli yerleşim, kartın üzerinde okunur biçimde “Reklam” yazısını taşır. Etiketi yoksa o kampanya ödeme karşılığında orada değildir. Editör cümlesi gibi görünen gizli tanıtım, ücretli yorum veya satın alınmış puan yayımlamayız.',
        'Bir marka bize ödeme yapıyor diye koşulları daha yumuşak yazılmaz, bitiş tarihi gizlenmez, eksik bilgisi tamamlanmış gibi gösterilmez. Ödeme yapmayan markanın kampanyası için de aynı kart, aynı tablo ve aynı kurallar geçerlidir.',
      ],
    },
    {
      heading: 'Fiyata eklenir mi?',
      paragraphs: [
        'Bizim aldığımız ücret, size gösterilen fiyatın üzerine eklenmez. Gördüğünüz rakam markanın açıkladığı rakamdır. Satın almadan önce fiyatı markanın kendi sayfasında veya mağazasında doğrulamanızı yine de öneririz; bağlayıcı olan markanın koşuludur. Fiyatlar uyuşmuyorsa bize bildirmeniz, aynı kampanyaya bakan herkesin işini kolaylaştırır.',
      ],
    },
    {
      heading: 'Verilerinizden para kazanır mıyız?',
      paragraphs: [
        'Hayır. Teklif istediğinizde bilgileriniz, seçtiğiniz kampanyanın markasına teklif hazırlaması için iletilir; markanın ödediği ücret bu aracılığın karşılığıdır. Liste hâlinde kişi bilgisi satmayız, reklam ağlarına iletişim bilgisi vermeyiz ve sizi istemediğiniz markalara yönlendirmeyiz.',
        'İsteğe bağlı izinleri işaretlememeniz bize bir şey kaybettirmez, size de daha kötü bir teklif getirmez: İsteğiniz aynı bilgilerle, aynı markaya, aynı hızla iletilir. Verdiğiniz bir izni sonradan geri aldığınızda da teklif süreciniz olduğu gibi sürer.',
      ],
      seeAlso: ['privacy', 'kvkk'],
    },
    {
      heading: 'Bizi nasıl denetlersiniz?',
      paragraphs: [
        'Listeyi farklı ölçütlerle sıralayın, kampanyanın kaynağına gidin, rakamı karşılaştırın. Kurallara uymayan bir yerleşim gördüğünüzü düşünürseniz sayfanın bağlantısını ' +
          '{controllerEmail} adresine gönderin. Gelir modeline yeni bir kalem eklenirse bu sayfa yeni bir sürüm ve tarihle güncellenir.',
      ],
      seeAlso: ['contact'],
    },
  ],
};
