import type { PageTexts } from '../page-text.ts';

/** The pages of running text in Turkish. */
export const pageTexts: PageTexts = {
  about: () => ({
    title: 'Hakkımızda',
    description: 'Ayraç nedir, kampanyaları nasıl derler ve nasıl para kazanır?',
    sections: [
      {
        paragraphs: [
          'Ayraç; otomobilden sigortaya, krediden tatile markaların kampanyalarını tek yerde toplayan bir karşılaştırma sitesidir. Aynı ihtiyaca cevap veren kampanyaları yan yana koyar, koşullarını açıkça yazar ve dilerseniz teklif isteğinizi ilgili markaya ulaştırır.',
        ],
      },
      {
        heading: 'Nasıl çalışıyoruz?',
        paragraphs: [
          'Her kampanyanın kaynağını, bitiş tarihini ve öne çıkan rakamını kampanyanın yanında gösteririz. Süresi dolan kampanyalar listelerden kendiliğinden düşer. Listelerin sıralaması her zaman ekranda yazar; ücretli yerleşim varsa “Reklam” etiketi taşır ve sıralamayı değiştirmez.',
        ],
      },
      {
        heading: 'Nasıl kazanıyoruz?',
        paragraphs: [
          'Siteyi kullanmak ve teklif istemek sizin için ücretsizdir. Gelirimiz, ilettiğimiz teklif istekleri karşılığında markaların ödediği ücretlerden oluşur. Bu ücret, gördüğünüz fiyatlara eklenmez ve hangi kampanyanın önde duracağını belirlemez.',
        ],
      },
    ],
  }),
  contact: ({ address, email, name }) => ({
    title: 'İletişim',
    description: 'Soru, öneri ve kişisel veri başvurularınız için Ayraç iletişim bilgileri.',
    sections: [
      {
        paragraphs: [
          'Bir kampanya, teklif isteğiniz veya sitenin kendisi hakkındaki sorularınızı aşağıdaki e-posta adresine yazabilirsiniz. İletiniz bir kampanyayla ilgiliyse kampanyanın adını veya bağlantısını eklemeniz yanıtı hızlandırır.',
          'Kişisel verilerinizle ilgili başvurularınızı aynı adreslere iletebilirsiniz; başvurular en geç otuz gün içinde sonuçlandırılır.',
        ],
      },
    ],
    facts: [
      { label: 'Unvan', value: name },
      { label: 'E-posta', value: email },
      { label: 'Adres', value: address },
    ],
  }),
  careers: ({ email }) => ({
    title: 'Kariyer',
    description: 'Ayraç ekibine katılmak isteyenler için.',
    sections: [
      {
        paragraphs: [
          'Küçük bir ekibiz. Karmaşık koşulları sade bir ekrana indirmeyi seven, rakamın arkasını soran ve yaptığı işin sonuna kadar sahibi olan insanlarla çalışıyoruz.',
          `Şu anda yayında açık bir ilanımız yok. Yine de tanışmak isterseniz kendinizi birkaç cümleyle anlatıp ${email} adresine yazabilirsiniz. Bize ulaştırdığınız bilgileri yalnızca başvurunuzu değerlendirmek için kullanırız.`,
        ],
      },
    ],
  }),
  privacy: ({ email }) => ({
    title: 'Gizlilik politikası',
    description: 'Ayraç hangi bilgileri neden tutar, kimlerle paylaşır ve haklarınız nelerdir?',
    sections: [
      {
        paragraphs: [
          'Siteyi gezmek için kim olduğunuzu söylemeniz gerekmez. Bilgilerinizi yalnızca siz bir form doldurduğunuzda, o formun yanında yazan amaçla alırız. Ayrıntılı açıklama KVKK aydınlatma metninde yer alır.',
        ],
      },
      {
        heading: 'Hangi bilgiler, ne için?',
        paragraphs: [
          'Teklif istediğinizde adınız, iletişim bilgileriniz, iliniz ve ilçeniz seçtiğiniz kampanyayı düzenleyen markaya iletilir; marka size bu bilgilerle döner. Kampanyaların kaç kez görüldüğünü sayarken sizi tanımlamayan, her gün yenilenen bir özet kullanırız.',
        ],
      },
      {
        heading: 'Paylaşım ve saklama',
        paragraphs: [
          'Bilgileriniz satılmaz ve ilgisiz kişilerle paylaşılmaz. Gerekli olduğu süre boyunca saklanır, süresi dolduğunda silinir veya kişisel olmaktan çıkarılır.',
        ],
      },
      {
        heading: 'Haklarınız',
        paragraphs: [
          `Bilgilerinizi görmek, düzeltmek veya sildirmek için ${email} adresine yazabilirsiniz. Başvurunuz en geç otuz gün içinde sonuçlandırılır.`,
        ],
      },
    ],
  }),
  terms: () => ({
    title: 'Kullanım koşulları',
    description: 'Ayraç sitesini kullanırken geçerli olan koşullar.',
    sections: [
      {
        paragraphs: [
          'Ayraç bir karşılaştırma ve aracılık sitesidir; burada gösterilen ürün ve hizmetlerin satıcısı değildir. Kampanyayı düzenleyen ve sözleşmenin karşı tarafı olan, ilgili markadır.',
        ],
      },
      {
        heading: 'Bilgilerin doğruluğu',
        paragraphs: [
          'Kampanya bilgilerini güncel tutmak için çalışırız; yine de bağlayıcı olan, markanın kendi koşullarıdır. Satın almadan önce fiyatı ve koşulları markadan doğrulayınız. Kredi hesaplamaları bilgi amaçlıdır, kredi teklifi sayılmaz.',
        ],
      },
      {
        heading: 'Teklif istekleri',
        paragraphs: [
          'Teklif istemek ücretsizdir ve sizi satın almaya zorlamaz. Formlarda kendinize ait ve doğru bilgileri kullanmanız gerekir; siteyi otomatik araçlarla zorlamak veya başkası adına istek göndermek yasaktır.',
        ],
      },
    ],
  }),
  'cookie-policy': () => ({
    title: 'Çerez politikası',
    description:
      'Ayraç hangi çerezleri ve tarayıcı kayıtlarını kullanır, tercihlerinizi nasıl değiştirirsiniz?',
    sections: [
      {
        paragraphs: [
          'Çerezler, sitelerin tarayıcınızda sakladığı küçük kayıtlardır. Ayraç bunları dört öbekte ele alır: zorunlu, analiz, pazarlama ve tercih çerezleri.',
        ],
      },
      {
        heading: 'Zorunlu kayıtlar',
        paragraphs: [
          'Seçtiğiniz dil ve tema ile verdiğiniz çerez kararı, siz istediğiniz için tarayıcınızda tutulur. Bunlar sizi izlemek için kullanılmaz ve sitenin istediğiniz biçimde açılmasını sağlar.',
        ],
      },
      {
        heading: 'İzninize bağlı olanlar',
        paragraphs: [
          'Analiz, pazarlama ve tercih çerezleri verdiğiniz izne bağlıdır. İzninizi dilediğiniz an geri alabilir, tarayıcınızın ayarlarından bütün kayıtları silebilirsiniz.',
        ],
      },
    ],
  }),
};
