import type { PageTemplate } from '../../page-text.ts';

export const contact: PageTemplate = {
  title: 'İletişim',
  description: 'Soru, düzeltme, iş birliği ve kişisel veri başvurularınız için Ayraç iletişim bilgileri.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'Bir kampanya, teklif isteğiniz veya sitenin kendisi hakkında bize yazabilirsiniz. İletiniz bir insana ulaşır; gelen iletileri sırayla okur ve yanıtlarız.',
    'Aşağıda hangi konuda ne yazmanızın işinizi kolaylaştıracağını, neyi bizim, neyi markanın çözebileceğini anlattık. Okumadan yazsanız da olur; iletinizi doğru kişiye biz yönlendiririz. Türkçe veya İngilizce yazabilirsiniz; yanıtı aynı dilde veririz.',
  ],
  sections: [
    {
      heading: 'Bize nasıl ulaşırsınız?',
      paragraphs: [
        'En kısa yol e-postadır. Yazılı başvuru yapmak isterseniz posta adresimizi de kullanabilirsiniz. Örnek verilerle çalışan tanıtım sitesinde iletişim bilgileri de örnek olabilir; bunu sayfanın altındaki nottan anlarsınız.',
      ],
      table: {
        caption: 'İletişim bilgileri',
        columns: ['Bilgi', 'Ayrıntı'],
        rows: [
          ['Unvan', '{controllerName}'],
          ['E-posta', '{controllerEmail}'],
          ['Posta adresi', '{controllerAddress}'],
        ],
      },
    },
    {
      heading: 'Yazarken eklemeniz iyi olur',
      paragraphs: ['Birkaç ayrıntı, aynı soruyu size ikinci kez sormamızı önler:'],
      points: [
        'Kampanyanın adı veya tarayıcınızdaki bağlantısı.',
        'Gördüğünüz ile beklediğiniz arasındaki fark: rakam, tarih, koşul.',
        'Bir hata ekranı gördüyseniz üzerindeki istek numarası ve yaklaşık saat.',
        'Size nasıl dönmemizi istediğiniz.',
      ],
    },
    {
      heading: 'Teklif isteğiniz hakkında',
      paragraphs: [
        'Teklifi kampanyayı düzenleyen marka hazırlar ve size doğrudan kendisi döner. Fiyatı değiştirmek, stok ayırmak veya satışı tamamlamak bizim elimizde değildir. Buna karşılık isteğinizin markaya ulaşıp ulaşmadığını kontrol edebilir, yanlış yazdığınız bir bilgiyi düzeltebilir ya da isteğinizi geri çekebiliriz. Bunun için teklif isterken kullandığınız e-posta adresinden yazmanız yeterlidir; böylece isteğin size ait olduğunu anlarız.',
        'Markadan uzun süre ses çıkmadıysa önce istenmeyen posta klasörünüze ve tanımadığınız numaralardan gelen aramalara bakmanızı öneririz. Orada da yoksa bize yazın: İsteğinizi hangi gün gönderdiğinizi ve hangi kampanya için olduğunu eklemeniz, izini bulmamıza yeter. Aynı kampanya için yeniden form doldurmanız gerekmez.',
      ],
    },
    {
      heading: 'Yanlış veya bitmiş bir kampanya gördüyseniz',
      paragraphs: [
        'Kampanya bilgilerini kontrol ederiz, yine de bir marka koşulunu gün içinde değiştirebilir. Fiyat tutmuyorsa, kampanya bittiği hâlde açık görünüyorsa veya bir koşul eksikse bize bildirin. İnceler, gerekiyorsa düzeltir ya da yayından kaldırırız. Ekran görüntüsü eklerseniz çok daha hızlı ilerleriz; görüntüde adınız veya telefonunuz gibi bilgiler varsa lütfen üzerini kapatın.',
      ],
    },
    {
      heading: 'Kişisel verileriniz için başvuru',
      paragraphs: [
        'Hangi verinizin tutulduğunu öğrenmek, düzeltmek veya sildirmek için aynı adreslere başvurabilirsiniz. Başvurunuz en geç otuz gün içinde ücretsiz olarak sonuçlandırılır. Başvuruda bulunması gereken bilgiler ve sonraki adımlar aydınlatma metninde yazar.',
      ],
      seeAlso: ['kvkk'],
    },
    {
      heading: 'Markalar ve basın',
      paragraphs: [
        'Kampanyanızın sitede yer almasını, bilgisinin güncellenmesini veya kaldırılmasını istiyorsanız markanızın e-posta alan adından yazın; yetkinizi böyle doğrularız. Basın soruları için konu satırına “Basın” yazmanız iletinizin doğru kişiye gitmesini sağlar. Sitedeki rakamları kaynak göstererek kullanabilirsiniz; rakamın hangi güne ait olduğunu belirtmenizi rica ederiz.',
      ],
    },
    {
      heading: 'Güvenlik açığı bildirimi',
      paragraphs: [
        'Sitede bir güvenlik açığı bulduğunuzu düşünüyorsanız konu satırına “Güvenlik” yazarak bize haber verin. Başkalarının verisine erişmeden, hizmeti aksatmadan ve açığı yayımlamadan önce bize düzeltme süresi tanımanızı rica ederiz.',
      ],
    },
    {
      heading: 'Kendinizi korumanız için',
      paragraphs: ['Adımızı kullanan bir ileti veya arama alırsanız şunları aklınızda tutun:'],
      points: [
        'Ayraç sizden kart bilgisi istemez; şifrenizi de telefonla, e-postayla veya mesajla sormaz.',
        'Numaranızı doğrulamak için istediğiniz kodu yalnızca bu sitedeki sayfaya yazın; Ayraç adına kod soran kişi bizden değildir.',
        'Sitede ödeme alınmaz; Ayraç adına para isteyen kişi bizden değildir.',
        'Şüphelendiğiniz bir iletiyi yanıtlamadan önce yukarıdaki adresten bize sorun.',
        'Bize yazarken de kimlik numarası, kart veya sağlık bilgisi gibi gerekmeyen verileri eklemeyin.',
      ],
    },
  ],
};
