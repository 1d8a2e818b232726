import type { DemoPattern } from '../shape.ts';

export const abroadExtraWeeks: DemoPattern = {
  key: 'abroad-extra-weeks',
  path: ['Yurt Dışı Eğitim'],
  benefit: { tr: '{count} hafta ücretsiz ders', en: '{count} weeks of free lessons' },
  conditions: [
    {
      tr: 'Ücretsiz {count} hafta, {listPrice} bedelli programın sonuna eklenir.',
      en: 'The {count} free weeks are added at the end of the {listPrice} programme.',
    },
    {
      tr: 'Konaklama, uçak, vize ve sağlık sigortası hariçtir.',
      en: 'Accommodation, flights, visa and health insurance are extra.',
    },
    {
      tr: 'Vize reddinde okul ücreti iade edilir; danışmanlık ücreti alınmaz.',
      en: 'If the visa is refused the tuition is refunded; no advisory fee is charged.',
    },
    {
      tr: 'Kur farkı, ödeme günündeki okul kuruyla hesaplanır.',
      en: 'Exchange differences follow the school’s rate on the day of payment.',
    },
  ],
  campaigns: [
    {
      brand: 'Dilçağlar',
      title: {
        tr: 'Malta’da İngilizce: Dilçağlar’dan {count} hafta hediye ders',
        en: 'English in Malta: {count} weeks of lessons free from Dilçağlar',
      },
      description: {
        tr: 'Sabah dört ders, öğleden sonra deniz; Malta’nın formülü budur. Vizesi görece çabuk çıkar, yarı zamanlı çalışma izni üçüncü aydan sonra istenebilir. Sınıfta aynı milletten en çok dört kişi bulunsun diye okulla sözleşme yaptık. Havalimanında sizi Türkçe bilen görevli karşılar, ilk akşam çarşafınız bile hazırdır, ertesi gün banka hesabınızı birlikte açarsınız.',
        en: 'Four lessons in the morning and the sea in the afternoon: that is the Malta formula. The visa comes fairly quickly and part-time work may be applied for after the third month. By our agreement no class has more than four students of one nationality. A Turkish-speaking host meets you at the airport and helps you open a bank account next day.',
      },
      figures: { listPrice: 285000, count: 4 },
      facts: [
        {
          label: { tr: 'Program', en: 'Programme' },
          value: { tr: 'On iki hafta, haftada yirmi ders', en: 'Twelve weeks, twenty lessons a week' },
        },
        {
          label: { tr: 'Karşılama', en: 'Arrival' },
          value: { tr: 'Havalimanında, Türkçe', en: 'At the airport, in Turkish' },
        },
        {
          label: { tr: 'Milliyet karışımı', en: 'Mix' },
          value: { tr: 'Sınıfta en çok dört Türk öğrenci', en: 'Four Turkish students a class at most' },
        },
      ],
    },
    {
      brand: 'Enginkalem',
      title: { tr: 'İngiltere’de üniversite hazırlık yılı, {count} hafta ek ders' },
      description: {
        tr: 'Lise diplomasıyla doğrudan kabul vermeyen üniversiteler hazırlık yılı ister; asıl sınav orada başlar. Enginkalem akademik İngilizceye altı hafta önceden, ücretsiz başlatır: not alma, sunum, kaynak gösterme, tek başına market alışverişi. Bölüm değiştirmek isteyene ilk dönem boyunca yol açıktır. Aileyle üç haftada bir görüşülür, ödev puanı değil uyum konuşulur.',
      },
      figures: { listPrice: 690000, count: 6 },
      more: {
        title: { tr: 'Kabul garantili mi?' },
        text: {
          tr: 'Hazırlık yılını gerekli ortalamayla bitiren öğrenci ortak üniversitelerden en az birine yerleşir. Hangi bölümün hangi notu istediği sözleşmenin ekinde tek tek yazar; ağızdan söz verilmez.',
        },
      },
      facts: [
        {
          label: { tr: 'Süre', en: 'Length' },
          value: { tr: 'Dokuz ay ve ek dersler', en: 'Nine months plus extra lessons' },
        },
        {
          label: { tr: 'Kabul', en: 'Admission' },
          value: { tr: 'Ortak üniversiteler listeli', en: 'Partner universities listed' },
        },
        {
          label: { tr: 'Aile görüşmesi', en: 'Family call' },
          value: { tr: 'Üç haftada bir', en: 'Every three weeks' },
        },
      ],
    },
    {
      brand: 'Dilçağlar',
      title: { tr: 'Berlin’de yaz dil okulu: on sekiz altına {count} hafta armağan' },
      description: {
        tr: 'Ergen çocuğu ilk kez yalnız yollayan ailenin gözü telefondadır. Berlin kampında her on iki öğrenciye bir Türk lider düşer, odalar katlara göre ayrılır, akşam onda yoklama alınır. Sabah Almanca, öğleden sonra müze, kano, atölye. Telefonlar gece toplanır ama sabah geri verilir; aileye her gün bir fotoğraf, haftada bir görüntülü arama.',
      },
      figures: { listPrice: 198000, count: 2 },
      facts: [
        { label: { tr: 'Yaş', en: 'Age' }, value: { tr: 'On üç – on yedi', en: 'Thirteen to seventeen' } },
        {
          label: { tr: 'Lider', en: 'Leader' },
          value: { tr: 'On iki öğrenciye bir', en: 'One for twelve students' },
        },
        {
          label: { tr: 'Konaklama', en: 'Stay' },
          value: { tr: 'Kampüs yurdu, seçimlik', en: 'Campus hall, optional' },
        },
      ],
    },
    {
      brand: 'Enginkalem',
      title: {
        tr: 'Kanada’da iş izinli sertifika programına {count} hafta bonus',
        en: 'Canada certificate with work permit: {count} bonus weeks',
      },
      description: {
        tr: 'Otuzunu geçmiş, mesleği olan ama yeni bir ülkede denemek isteyenlere göre. Program yarısı sınıf, yarısı ücretli staj olarak kurulur: turizm, lojistik, çocuk bakımı, aşçılık. Bonus haftalarda özgeçmişiniz oradaki biçime çevrilir, mülakat provası yapılır, kış montunun nereden alınacağı bile konuşulur. Eş için açık çalışma izni koşulunu danışman yazılı açıklar.',
        en: 'Made for people past thirty with a trade who want to try a new country. Half the programme is classroom, half paid placement in tourism, logistics, childcare or cookery. In the bonus weeks your CV is put into the local form, interviews are rehearsed and even where to buy a winter coat is discussed. The adviser explains in writing when a spouse may work.',
      },
      figures: { listPrice: 540000, count: 8 },
      more: {
        title: { tr: 'Dil puanı yetmezse', en: 'If your language score falls short' },
        text: {
          tr: 'Bonus haftalar önce dil modülüne kaydırılabilir. Ön değerlendirmede yetersiz görünen adaya başvuru yaptırmayız; hangi puana, ne kadar sürede ulaşabileceğini tahmin eder, kararı ona bırakırız. Ön görüşme ücretsizdir.',
          en: 'The bonus weeks can be moved to a language module first. We do not send off applicants who are not ready: we estimate what score they can reach and when, and leave the choice to them.',
        },
      },
      facts: [
        {
          label: { tr: 'Staj', en: 'Placement' },
          value: { tr: 'Programın yarısı, ücretli', en: 'Half the programme, paid' },
        },
        {
          label: { tr: 'Alanlar', en: 'Fields' },
          value: { tr: 'Turizm, lojistik, bakım, aşçılık', en: 'Tourism, logistics, care, cookery' },
        },
        { label: { tr: 'Yaş', en: 'Age' }, value: { tr: 'Yirmi bir ve üstü', en: 'Twenty-one and over' } },
      ],
    },
    {
      brand: 'Baytlar',
      title: { tr: 'Dublin’de yazılım ve İngilizce bir arada, {count} hafta bizden' },
      description: {
        tr: 'Dublin’in teknoloji şirketleri kahve uzaklığındadır; mülakat çağrısı gelince uçağa değil tramvaya binersiniz. Sabah genel İngilizce, öğleden sonra eğitmenle proje saati. Çarşamba akşamları geliştirici buluşmalarına toplu gidilir, önce kendini tanıtma cümlesi çalışılır. Öğrenci vizesi haftada yirmi saat çalışmaya imkân tanır. Ek haftalar tatil dönemine rastlarsa öne alınabilir.',
      },
      figures: { listPrice: 420000, count: 3 },
      facts: [
        {
          label: { tr: 'Ders', en: 'Lessons' },
          value: { tr: 'Haftada on beş dil, on proje', en: 'Fifteen language, ten project hours' },
        },
        {
          label: { tr: 'Çalışma', en: 'Work' },
          value: { tr: 'Haftada yirmi saate kadar', en: 'Up to twenty hours a week' },
        },
        { label: { tr: 'Buluşma', en: 'Meetups' }, value: { tr: 'Her çarşamba', en: 'Every Wednesday' } },
      ],
    },
  ],
};
