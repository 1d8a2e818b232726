import type { PageTemplate } from '../../page-text.ts';

export const careers: PageTemplate = {
  title: 'Kariyer',
  description: 'Ayraç’ta nasıl çalışılır, kimlerle tanışmak isteriz ve başvurunuz nasıl değerlendirilir?',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'Küçük bir ekibiz. Karmaşık koşulları sade bir ekrana indirmeyi seven, rakamın arkasını soran ve yaptığı işin sonuna kadar sahibi olan insanlarla çalışıyoruz.',
    'Şu anda açık bir ilanımız yok. Yine de tanışmak isterseniz kapımız açık: Kendinizi birkaç cümleyle anlatmanız yeterli.',
  ],
  sections: [
    {
      heading: 'Ne üzerinde çalışıyoruz?',
      paragraphs: [
        'Ayraç, markaların kampanyalarını karşılaştırılabilir hâle getirir. Bunun bir yüzü yazılımdır: hızlı açılan sayfalar, Türkçeyi gerçekten anlayan bir arama, kuruşu kuruşuna tutan bir kredi hesabı. Öteki yüzü içeriktir: bir kampanyanın koşulunu okuyup herkesin anlayacağı üç satıra indirmek. Her ikisinde de ölçümüz aynıdır; okuyan kişi doğru kararı daha kolay verebilmelidir.',
        'Arada kalan her ayrıntı da işimizin parçasıdır: hata mesajının tonu, küçük ekranda tablonun okunması, ekran okuyucunun rakamı doğru seslendirmesi, yavaş bağlantıda sayfanın yine açılması. Bunları “sonra bakarız” listesine yazmayız.',
      ],
    },
    {
      heading: 'Nasıl çalışıyoruz?',
      paragraphs: ['Uzun bir değerler listemiz yok. Günlük işte tuttuğumuz birkaç alışkanlık var:'],
      points: [
        'Önce soruyu yazarız, sonra çözümü. Anlaşılmayan iş başlamaz.',
        'Küçük adımlarla ilerler, her adımı bir başkasına okuturuz.',
        'Bir iddiayı ölçümle destekleriz; ölçemediğimizi kesin konuşmadan söyleriz.',
        'Kişisel veriye ödünç alınmış bir eşya gibi davranırız: gerektiği kadar, gerektiği sürece.',
        'Hata yapanı aramayız, hatanın tekrarlanmasını zorlaştırırız.',
        'Erişilebilirliği son adım değil, işin tanımı sayarız.',
      ],
    },
    {
      heading: 'Kimlerle tanışmak isteriz?',
      paragraphs: [
        'Yazılım geliştirme, ürün tasarımı, içerik yazarlığı, veri ve marka iş birlikleri alanlarında çalışan ya da bu alanlara yeni adım atan herkesten duymak isteriz. Diploma, önceki unvan veya yaş aramıyoruz. Yaptığınız bir işi, neyi neden seçtiğinizi ve bugün olsa neyi değiştireceğinizi anlatmanız bize çok daha fazlasını söyler. Farklı yollardan gelen insanların aynı soruna farklı baktığını biliyor, başvuruları cinsiyet, köken, inanç, engel veya aile durumu gözetmeden değerlendiriyoruz.',
      ],
    },
    {
      heading: 'Nasıl başvurursunuz?',
      paragraphs: [
        '{controllerEmail} adresine, konu satırına “Kariyer” yazarak bir e-posta gönderin. Şunları eklemeniz yeterlidir:',
      ],
      points: [
        'Kim olduğunuzu ve ne yapmak istediğinizi anlatan kısa bir metin.',
        'Gurur duyduğunuz bir iş: bağlantı, örnek dosya veya birkaç paragraflık anlatım.',
        'İsterseniz özgeçmişiniz. Fotoğraf, doğum tarihi, medeni hâl ve kimlik numarası eklemeyin; bunlara bakmıyoruz.',
      ],
    },
    {
      heading: 'Sonra ne olur?',
      paragraphs: [
        'İletinizi ekipten bir kişi okur. Size uygun bir iş varsa önce kısa bir görüşme yaparız, ardından birlikte çalışacağınız kişilerle gerçek bir problem üzerine sohbet ederiz. Evde saatler süren ücretsiz ödev vermeyiz. Uygun bir iş yoksa bunu açıkça yazarız; sizi belirsizlikte bırakmak istemeyiz.',
      ],
    },
    {
      heading: 'Başvuru bilgileriniz',
      paragraphs: [
        'Gönderdiğiniz bilgileri {controllerName} yalnızca başvurunuzu değerlendirmek için kullanır ve e-posta hizmetini verenler dışında ekip dışından kimseyle paylaşmaz. Değerlendirme bitince bilgiler silinir; ileride açılacak işler için saklanmasını isterseniz bunu iletinizde ayrıca belirtmeniz gerekir. Dilediğiniz an aynı adrese yazarak bilgilerinizin silinmesini isteyebilirsiniz. Ayrıntılar ve haklarınız aydınlatma metnindedir.',
      ],
      seeAlso: ['kvkk', 'about'],
    },
    {
      heading: 'Sahte ilanlara dikkat',
      paragraphs: [
        'Açık bir işimiz olduğunda onu bu sayfada duyururuz. Başvuru için ücret, kart bilgisi veya kimlik fotoğrafı istemeyiz. Adımızla yayımlanmış ve burada göremediğiniz bir ilanla karşılaşırsanız başvurmadan önce bize sorun.',
      ],
    },
  ],
};
