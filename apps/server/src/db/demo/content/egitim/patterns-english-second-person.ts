import type { DemoPattern } from '../shape.ts';

export const englishSecondPerson: DemoPattern = {
  key: 'english-second-person',
  path: ['Dil Kursları', 'İngilizce'],
  benefit: { tr: 'İkinci kişiye {discountPercent} indirim', en: '{discountPercent} off the second person' },
  conditions: [
    {
      tr: 'İki kişi aynı gün ve aynı programa kaydolmalıdır; ilk kayıt {listPrice}, ikinci kayıt {campaignPrice}.',
      en: 'Two people enrol on the same day in the same programme: the first pays {listPrice}, the second {campaignPrice}.',
    },
    {
      tr: 'Akrabalık aranmaz; farklı seviyelerde de geçerlidir.',
      en: 'You need not be related; different levels are fine.',
    },
    {
      tr: 'Kişilerden biri ayrılırsa ötekinin indirimi sürer.',
      en: 'If one leaves, the other keeps the discount.',
    },
    { tr: 'Kurumsal sözleşmelerle birleştirilemez.', en: 'Not combinable with company contracts.' },
  ],
  campaigns: [
    {
      brand: 'Dilçağlar',
      title: {
        tr: 'Arkadaşını getir: Dilçağlar’da ikinci kişi {discountPercent} ucuz',
        en: 'Bring a friend to Dilçağlar: the second place {discountPercent} off',
      },
      description: {
        tr: 'Yalnız başlanan kursun yarısı üçüncü haftada bırakılır; yanınızda hesap soran biri olunca devamsızlık azalır. Oda arkadaşı, kuzen, iş yerinden masa komşusu olabilir. Seviyeler uymasa bile aynı saatte yan yana sınıflara yerleştirir, kahve arasını ortak yaparız. Haftada bir, ikinizin birlikte çözeceği konuşma görevi telefonunuza düşer. Birlikte başlamak cesaret verir.',
        en: 'Half of those who start alone give up in the third week; with somebody who asks where you were, fewer lessons are missed. It may be a flatmate, a cousin or whoever sits at the next desk. If your levels differ we place you in neighbouring rooms at the same hour and share the coffee break. Once a week a speaking task for two lands on your phones. Starting together gives courage.',
      },
      figures: { listPrice: 34000, discountPercent: 50, campaignPrice: 17000 },
      facts: [
        { label: { tr: 'Ders', en: 'Lessons' }, value: { tr: 'Haftada altı saat', en: 'Six hours a week' } },
        {
          label: { tr: 'Şube', en: 'Branches' },
          value: { tr: '17 ilde 29 şube', en: '29 branches in 17 provinces' },
        },
        { label: { tr: 'Ortak görev', en: 'Shared task' }, value: { tr: 'Haftada bir', en: 'Once a week' } },
      ],
    },
    {
      brand: 'Enginkalem',
      title: {
        tr: 'Eşinizle iş İngilizcesi: ikinci kayıt {campaignPrice}',
        en: 'Business English as a couple: second place at {campaignPrice}',
      },
      description: {
        tr: 'Çiftlerin dil öğrenmedeki gizli üstünlüğü mutfaktır: bulaşık dizilirken de pratik yapılır. Program sunum, pazarlık, telefon ve e-posta olmak üzere dört modüldür, dilediğiniz sırayla alırsınız. Biri yurt dışı toplantısındaysa dersi kaydeder, diğeri notları paylaşır. Ev içi görev kartları eğlencelidir; kirayı İngilizce pazarlık etmek gibi, kazanan çayı içer.',
        en: 'The secret advantage of couples is the kitchen: you can practise while stacking the dishes. The programme has four modules, presentations, negotiating, telephone and e-mail, in any order you like. If one of you is at a meeting abroad, the lesson is recorded. The household task cards are fun, such as haggling over the rent in English.',
      },
      figures: { listPrice: 42000, discountPercent: 40, campaignPrice: 25200 },
      more: {
        title: { tr: 'Farklı hızda öğrenirseniz', en: 'If you learn at different speeds' },
        text: {
          tr: 'Her modülün sonunda kısa bir ölçüm yapılır. Biriniz öne geçerse üst gruba alınır, indirim bozulmaz. Geride kalan için iki birebir ders armağandır; yarış değil, yol arkadaşlığıdır.',
          en: 'A short check ends each module. If one of you pulls ahead they move up a group and the discount stands, while the other gets two private lessons free. It is company, not a race.',
        },
      },
      facts: [
        {
          label: { tr: 'Modül', en: 'Modules' },
          value: { tr: 'Dört, sırası serbest', en: 'Four, in any order' },
        },
        { label: { tr: 'Biçim', en: 'Format' }, value: { tr: 'Hibrit', en: 'Hybrid' } },
        {
          label: { tr: 'Birebir', en: 'One-to-one' },
          value: { tr: 'İki ders, gerekirse', en: 'Two lessons if needed' },
        },
      ],
    },
    {
      brand: 'Fidecik',
      title: {
        tr: 'Anne çocuk sınıfı: Fidecik’te miniklerle birlikte İngilizce',
        en: 'Parent and child class: English with the little ones at Fidecik',
      },
      description: {
        tr: 'Çocuğunu kapıda bekleyip telefona bakan ebeveyn de içeri girsin istedik. Cumartesi sabahı aynı masada aynı hikâyeyi dinler, resmi birlikte boyar, şarkıyı birlikte söylersiniz; öğretmen çocuk sıkıldığında yetişkine, yetişkin utandığında çocuğa döner. Evde tekrar için resimli kitap verilir. Baba, nine, hala, kim müsaitse o hafta gelebilir.',
        en: 'Parents who wait at the door with a phone are welcome inside. On Saturday morning you listen to one story at one table, colour the same picture and sing the same song; the teacher turns to the grown-up when the child is bored, and to the child when the grown-up is shy. A picture book goes home with you. Father, grandmother or aunt: whoever is free that week may come.',
      },
      figures: { listPrice: 16000, discountPercent: 60, campaignPrice: 6400 },
      facts: [
        {
          label: { tr: 'Yaş', en: 'Age' },
          value: { tr: 'Beş – dokuz, yanında yetişkin', en: 'Five to nine, with an adult' },
        },
        { label: { tr: 'Kitap', en: 'Book' }, value: { tr: 'Resimli, dâhil', en: 'Picture book, included' } },
        {
          label: { tr: 'Değişim', en: 'Swap' },
          value: { tr: 'Yetişkin her hafta değişebilir', en: 'The adult may change weekly' },
        },
      ],
    },
    {
      brand: 'Dilçağlar',
      title: {
        tr: 'Online konuşma kulübü: iki arkadaşa tek bütçe',
        en: 'Online speaking club: two friends on one budget',
      },
      description: {
        tr: 'Gramer defterini kapattıktan sonra gereken şey konuşacak insandır. Kulüp her akşam sekizden on bire açıktır, istediğiniz masaya oturursunuz: sinema, futbol, ekonomi, mutfak. Moderatör sırayı dağıtır, lafa karışanı nazikçe durdurur. İkiniz farklı şehirlerde yaşasanız da aynı oda açılır; üç aylık giriş, kamera zorunluluğu olmadan, telefondan bile yürür.',
        en: 'Once the grammar book is closed, what you need is people to talk to. The club opens every evening, and you sit at any table you like: cinema, football, economy, cooking. A host hands the turn around and kindly stops whoever interrupts. Even if you live in different cities you enter the same room. Three months, no camera needed, and a phone will do.',
      },
      figures: { listPrice: 9600, discountPercent: 50, campaignPrice: 4800 },
      more: {
        title: { tr: 'İlk akşam ne söylenir?' },
        text: {
          tr: 'Adınızı, neyi özlediğinizi, son yediğiniz güzel yemeği. Bu üç soru herkese sorulur, kimse sınanmaz. Susmak da serbesttir; ilk hafta yalnız dinleyici olarak katılanlar azımsanmaz. Mikrofon kapalı gelmek ayıp sayılmaz.',
        },
      },
      facts: [
        {
          label: { tr: 'Saat', en: 'Hours' },
          value: { tr: 'Her akşam 20.00–23.00', en: 'Every evening, 8–11 p.m.' },
        },
        { label: { tr: 'Süre', en: 'Length' }, value: { tr: 'Üç ay', en: 'Three months' } },
        {
          label: { tr: 'Masa', en: 'Tables' },
          value: { tr: 'Altı kişi, moderatörlü', en: 'Six people, moderated' },
        },
      ],
    },
    {
      brand: 'Açıdenk',
      title: {
        tr: 'Lisede İngilizceyi birlikte çözen iki öğrenciye indirim',
        en: 'Two school friends, one price break on English at Açıdenk',
      },
      description: {
        tr: 'Okulun İngilizcesi sınavdan sınava hatırlanır; ortadaki boşlukta kimse konuşmaz. Açıdenk, sıra arkadaşlarını haftada bir öğleden sonra küçük münazaralara çağırır: kantinde plastik yasaklansın mı, ödev kalksın mı? Hazırlık metnini beraber yazar, karşı tarafı yener ya da yenilirsiniz. Dönem sonunda okul dışı bir jüri önünde final yapılır, aileler izler.',
        en: 'School English is remembered from test to test, and nobody speaks in between. We invite desk mates to small debates one afternoon a week: should plastic be banned in the canteen, should homework go? You write the brief together, and win or lose together. At the end of term there is a final before an outside jury, with families watching.',
      },
      figures: { listPrice: 22000, discountPercent: 45, campaignPrice: 12100 },
      facts: [
        { label: { tr: 'Sınıf', en: 'Year' }, value: { tr: 'Dokuz – on bir', en: 'Nine to eleven' } },
        {
          label: { tr: 'Gün', en: 'Day' },
          value: { tr: 'Çarşamba, okul çıkışı', en: 'Wednesdays after school' },
        },
        { label: { tr: 'Final', en: 'Final' }, value: { tr: 'Jüri önünde', en: 'Before a jury' } },
      ],
    },
  ],
};
