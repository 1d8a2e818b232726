import type { DemoPattern } from '../shape.ts';

export const englishEarlyEnrolment: DemoPattern = {
  key: 'english-early-enrolment',
  path: ['Dil Kursları', 'İngilizce'],
  benefit: { tr: 'Erken kayda {discountPercent} indirim', en: '{discountPercent} off for early enrolment' },
  conditions: [
    {
      tr: 'Kayıt, kur başlangıcından en az {count} gün önce tamamlanmalıdır.',
      en: 'Enrolment must be completed at least {count} days before the course starts.',
    },
    {
      tr: 'Kur ücreti {listPrice} yerine {campaignPrice} olur; kitap ücreti hariçtir.',
      en: 'The course fee is {campaignPrice} instead of {listPrice}; books are extra.',
    },
    {
      tr: 'Seviye sınavı ücretsizdir; sınıf en az altı kişiyle açılır.',
      en: 'The placement test is free; classes open with at least six students.',
    },
    {
      tr: 'Açılmayan sınıfın ücreti tümüyle iade edilir.',
      en: 'Fees for a class that does not open are refunded in full.',
    },
  ],
  campaigns: [
    {
      brand: 'Dilçağlar',
      title: {
        tr: 'Dilçağlar akşam İngilizcesi, erken kayıtla {campaignPrice}',
        en: 'Evening English at Dilçağlar, {campaignPrice} when you enrol early',
      },
      description: {
        tr: 'İşten altıda çıkan, yedide sınıfta olan, dokuzda evine dönenler için on iki haftalık program. Her derste kırk dakika konuşur, yirmi dakika düzeltme alırsınız; gramer ödevi trafikte dinlenecek kısa kayıtlarla gelir. Sınıf on kişiyi geçmez. Kaçırdığınız ders için aynı haftanın başka bir şubesindeki oturuma katılmanız yeterlidir, ek ödeme çıkmaz.',
        en: 'A twelve-week programme for people who leave work at six, sit in class at seven and are home by nine. In each lesson you speak for forty minutes and are corrected for twenty; grammar comes as short recordings for the commute. Classes never exceed ten. If you miss a lesson, join the same week’s session at another branch at no extra cost.',
      },
      figures: { listPrice: 36000, discountPercent: 25, campaignPrice: 27000, count: 30 },
      facts: [
        {
          label: { tr: 'Ders saati', en: 'Hours' },
          value: { tr: 'Haftada iki akşam, 19.00–21.00', en: 'Two evenings a week, 7–9 p.m.' },
        },
        { label: { tr: 'Sınıf', en: 'Class size' }, value: { tr: 'En çok on kişi', en: 'Ten at most' } },
        {
          label: { tr: 'Telafi', en: 'Missed lessons' },
          value: { tr: 'Başka şubede, aynı hafta', en: 'At another branch, same week' },
        },
      ],
    },
    {
      brand: 'Baytlar',
      title: { tr: 'Yazılımcıya teknik İngilizce: Baytlar’da {discountPercent} erken fiyat' },
      description: {
        tr: 'Belge okuyabiliyor ama toplantıda susuyorsanız sorun kelimede değil, refleks eksikliğindedir. Baytlar dersleri gerçek bir proje toplantısı gibi kurar: durum raporu verir, hata anlatır, kod incelemesinde kibarca itiraz edersiniz. Öğretmenlerin hepsi sektörde çalışmıştır. Altı haftanın sonunda yabancı bir ekiple bir saatlik deneme görüşmesi yapılır ve kaydı yorumlanır.',
      },
      figures: { listPrice: 24000, discountPercent: 20, campaignPrice: 19200, count: 21 },
      more: {
        title: { tr: 'Kimler zorlanır?' },
        text: {
          tr: 'Temel zamanları hiç bilmeyenlere bu kur hızlı gelir; seviye sınavında orta düzeyin altında çıkarsanız önce hazırlık modülünü öneririz. Erken kayıt hakkınız bu süre içinde saklı kalır, fiyat değişmez.',
        },
      },
      facts: [
        {
          label: { tr: 'Süre', en: 'Length' },
          value: { tr: 'Altı hafta, çevrim içi', en: 'Six weeks, online' },
        },
        { label: { tr: 'Düzey', en: 'Level' }, value: { tr: 'B1 ve üzeri', en: 'B1 and above' } },
        {
          label: { tr: 'Bitiş', en: 'Finish' },
          value: { tr: 'Yabancı ekiple deneme görüşmesi', en: 'Trial meeting with a foreign team' },
        },
      ],
    },
    {
      brand: 'Açıdenk',
      title: { tr: 'YDS ve YÖKDİL’e Açıdenk kampı, erken yerini ayırana {discountPercent} az' },
      description: {
        tr: 'Akademisyen adayları, doçentlik bekleyenler, dil tazminatı isteyen memurlar aynı sınıfta buluşur. Kamp kelimeyle başlamaz; önce sorunun ne sorduğunu ayırmayı öğretir, sonra haftada bir tam deneme çözdürür. Yanlış defteriniz otomatik oluşur, size özel tekrar seti her cuma gelir. Sınav ertelenirse erişiminiz yeni tarihe kadar kendiliğinden uzar.',
      },
      figures: { listPrice: 28000, discountPercent: 18, campaignPrice: 22960, count: 45 },
      facts: [
        {
          label: { tr: 'Deneme', en: 'Mock exams' },
          value: { tr: 'On iki tam sınav', en: 'Twelve full papers' },
        },
        { label: { tr: 'Biçim', en: 'Format' }, value: { tr: 'Canlı, kayıtlı', en: 'Live and recorded' } },
        {
          label: { tr: 'Uzatma', en: 'Extension' },
          value: { tr: 'Sınav ertelenirse ücretsiz', en: 'Free if the exam is postponed' },
        },
      ],
    },
    {
      brand: 'Fidecik',
      title: {
        tr: 'Çocuklara oyunla İngilizce: Fidecik hafta sonu atölyesi',
        en: 'English through play: weekend workshops at Fidecik',
      },
      description: {
        tr: 'Dört yaşındaki çocuk sıfat fiil ayırmaz, ama mutfakta kek yaparken yumurtayı İngilizce ister. Atölyede masa başı yok: kukla tiyatrosu, bahçe, tamir köşesi, market oyunu. İki öğretmenden biri yalnızca İngilizce konuşur. Ebeveyne her pazar akşamı evde söylenecek üç cümlelik kart gelir; ödev saymayın, sofra muhabbeti sayın.',
        en: 'A four-year-old does not tell adjectives from verbs but will ask for an egg in English while baking. There are no desks here: puppet theatre, garden, repair corner and a pretend shop. One of the two teachers speaks only English. Every Sunday evening parents get a card with three sentences for the dinner table; think of it as chatter, not homework.',
      },
      figures: { listPrice: 18500, discountPercent: 22, campaignPrice: 14430, count: 25 },
      more: {
        title: { tr: 'İlk gün ağlarsa', en: 'If there are tears on day one' },
        text: {
          tr: 'Anne baba ilk iki oturumda yan odada bekleyebilir. Alışma güçlüğü sürerse grubu değiştirir, yine olmazsa kalan haftaların ücretini geri veririz; kimseyi zorla sınıfta tutmayız. Karar hep sizindir.',
          en: 'Parents may wait next door for the first two sessions. If settling in stays hard we change the group, and failing that we refund the remaining weeks; no one is kept in class by force.',
        },
      },
      facts: [
        { label: { tr: 'Yaş', en: 'Age' }, value: { tr: 'Dört – yedi', en: 'Four to seven' } },
        {
          label: { tr: 'Süre', en: 'Length' },
          value: { tr: 'On hafta, cumartesi sabahları', en: 'Ten weeks, Saturday mornings' },
        },
        {
          label: { tr: 'Grup', en: 'Group' },
          value: { tr: 'Sekiz çocuk, iki öğretmen', en: 'Eight children, two teachers' },
        },
      ],
    },
    {
      brand: 'Enginkalem',
      title: { tr: 'Enginkalem akademik yazma: makalesini erken planlayana indirim' },
      description: {
        tr: 'Tezin İngilizce özetinde takılan, hakemden dil notuyla dönen araştırmacılar kendi metniyle gelir. Sekiz hafta boyunca her paragraf iki kez okunur: önce editör, sonra alanınızdan bir danışman. Atıf, özet, kapak yazısı, hakeme cevap mektubu sırayla ele alınır. Bittiğinde elinizde kurs defteri değil, dergiye gönderilmeye hazır bir taslak bulunur.',
      },
      figures: { listPrice: 32000, discountPercent: 15, campaignPrice: 27200, count: 40 },
      more: {
        title: { tr: 'Metin gizliliği' },
        text: {
          tr: 'Taslağınız yalnızca iki okuyucuda açılır, kurs kapanınca silinir. İsterseniz gizlilik sözleşmesi imzalarız. Yapay zekâ araçlarına yüklenmez; intihal taraması da kendi bilgisayarınızda çalıştırılır. Adınız hiçbir örnekte geçmez.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Yüksek lisans ve üzeri', en: 'Master’s level and above' },
        },
        {
          label: { tr: 'Okuma', en: 'Reading' },
          value: { tr: 'Editör ve alan danışmanı', en: 'Editor and subject adviser' },
        },
        {
          label: { tr: 'Çıktı', en: 'Outcome' },
          value: { tr: 'Gönderime hazır taslak', en: 'A draft ready to submit' },
        },
      ],
    },
  ],
};
