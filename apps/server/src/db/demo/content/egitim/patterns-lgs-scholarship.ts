import type { DemoPattern } from '../shape.ts';

export const lgsScholarship: DemoPattern = {
  key: 'lgs-scholarship',
  path: ['Sınav Hazırlık', 'LGS'],
  benefit: { tr: '{reward} burs', en: '{reward} scholarship' },
  conditions: [
    {
      tr: 'Burs, {listPrice} olan dönem ücretinden düşülür; ödenecek tutar {campaignPrice} olur.',
      en: 'The scholarship is taken off the {listPrice} term fee, leaving {campaignPrice} to pay.',
    },
    {
      tr: 'Bursluluk değerlendirmesi ücretsizdir ve bir kez girilir.',
      en: 'The scholarship assessment is free and may be taken once.',
    },
    {
      tr: 'Devamsızlık yarıyılda on dersi aşarsa burs sonraki yarıyılda uygulanmaz.',
      en: 'The scholarship lapses next term if more than ten lessons are missed.',
    },
    {
      tr: 'Kontenjanla sınırlıdır, kardeş indirimiyle birleştirilemez.',
      en: 'Places are limited; not combinable with sibling discounts.',
    },
  ],
  campaigns: [
    {
      brand: 'Açıdenk',
      title: { tr: 'Açıdenk bursluluk sınavıyla LGS’ye {reward} destek' },
      description: {
        tr: 'Sekizinci sınıf velisinin uykusunu kaçıran iki şey vardır: sınav takvimi ile kurs fiyatı. Cumartesi sabahı seksen dakikalık değerlendirmeye girin, sonuç pazartesi elinize ulaşsın. Sıralamaya değil mantık sorularına bakarız; okul notu düşük ama kafası çalışan çocuk burada kendini gösterir. Burs kazanmayan da ayrıntılı eksik raporunu ücretsiz alır.',
      },
      figures: { listPrice: 124000, reward: 40000, campaignPrice: 84000 },
      facts: [
        {
          label: { tr: 'Değerlendirme', en: 'Assessment' },
          value: { tr: 'Seksen dakika', en: 'Eighty minutes' },
        },
        { label: { tr: 'Sonuç', en: 'Result' }, value: { tr: 'Pazartesi günü', en: 'On Monday' } },
        { label: { tr: 'Grup', en: 'Group' }, value: { tr: 'On dört öğrenci', en: 'Fourteen students' } },
      ],
    },
    {
      brand: 'Enginkalem',
      title: {
        tr: 'Okuduğunu anlayana burs: Enginkalem LGS Türkçe programı',
        en: 'A scholarship for good readers: Enginkalem’s Turkish programme',
      },
      description: {
        tr: 'Yeni nesil matematik sorusu da aslında bir okuma sorusudur; üç satırlık hikâyeyi çözemeyen işlem yapamaz. Burs için çocuktan test değil, okuduğu bir kitabı on dakika anlatmasını istiyoruz. Programda haftada bir öykü, bir haber, bir yönerge okunur, altı çizilir, tartışılır. Ekran başında değil, kâğıt üstünde, kurşun kalemle.',
        en: 'The new style of maths question is really a reading question: a child who cannot untangle a three-line story cannot do the sum. For this scholarship we ask for no test, only ten minutes of talk about a book. Each week a story, a news item and a set of instructions are read, underlined and discussed, on paper and in pencil.',
      },
      figures: { listPrice: 58000, reward: 18000, campaignPrice: 40000 },
      more: {
        title: { tr: 'Kitap seçimi', en: 'Choosing the book' },
        text: {
          tr: 'Çizgi roman da olur, ders kitabı da. Öğretmen konuyu bilip bilmediğine değil, neden sonuç kurup kuramadığına bakar. Heyecanlanan çocuk isterse resim çizerek anlatır, ailesi yanında oturabilir.',
          en: 'A comic will do, and so will a textbook. The teacher listens for cause and effect, not facts. A nervous child may draw the story instead, with a parent in the room.',
        },
      },
      facts: [
        {
          label: { tr: 'Görüşme', en: 'Interview' },
          value: { tr: 'On dakika, kitap üzerine', en: 'Ten minutes about a book' },
        },
        { label: { tr: 'Ders', en: 'Lessons' }, value: { tr: 'Haftada dört saat', en: 'Four hours a week' } },
        {
          label: { tr: 'Malzeme', en: 'Materials' },
          value: { tr: 'Basılı, kalem kâğıt', en: 'Printed, pen and paper' },
        },
      ],
    },
    {
      brand: 'Baytlar',
      title: { tr: 'Robotik kulübünden gelene Baytlar’da {reward} LGS bursu' },
      description: {
        tr: 'Oyuncağın motorunu söken çocuk fen sorusundaki kaldıracı ezberlemeden bilir. Okul takımında, bilim fuarında, belediye atölyesinde emek vermiş öğrencilerin projesini jüriye getirin; çalışmayan robot da kabul, neden çalışmadığını anlatması yeter. Ders günlerinde fen deneyle, matematik ölçümle yapılır. Hafta içi yalnızca iki gün, kulübünden kopmasın diye akşamüstü biter.',
      },
      figures: { listPrice: 72000, reward: 25000, campaignPrice: 47000 },
      more: {
        title: { tr: 'Jüri neye bakar?' },
        text: {
          tr: 'Parlak sonuçtan çok deneme defterine: kaç kez bozuldu, ne değiştirildi, kim yardım etti? Takım projelerinde her üye ayrı başvurur. Video göndermek isteyen üç dakikayı geçmesin.',
        },
      },
      facts: [
        {
          label: { tr: 'Başvuru', en: 'Application' },
          value: { tr: 'Proje ve üç dakikalık anlatım', en: 'A project and a three-minute talk' },
        },
        {
          label: { tr: 'Gün', en: 'Days' },
          value: { tr: 'Haftada iki akşamüstü', en: 'Two afternoons a week' },
        },
        { label: { tr: 'Ders', en: 'Subjects' }, value: { tr: 'Fen ve matematik', en: 'Science and maths' } },
      ],
    },
    {
      brand: 'Açıdenk',
      title: {
        tr: 'Depremzede ve çiftçi çocuklarına online LGS bursu',
        en: 'Online exam scholarship for children of farmers and quake survivors',
      },
      description: {
        tr: 'İlçede kurs yoksa, konteynerde masa yoksa, servis akşam beşte kalkıyorsa hazırlık evden yürümelidir. Dersler düşük internetle de akan kısa parçalara bölünmüştür; telefondan izlenir, kotayı yemez. Basılı set kargoyla köy muhtarlığına kadar gider. İkametgâh ya da çiftçi kaydı belgesi yüklemek yeterlidir, gelir sorgusu yapılmaz, ailenin adı hiçbir yerde duyurulmaz.',
        en: 'Where the town has no course, the container no desk and the last bus leaves at five, preparation has to work from home. Lessons come in short pieces that run on a slow connection and spare the data of a phone. The printed set travels by parcel as far as the village headman. Upload proof of residence or a farmer’s record: nobody asks for your income, and no family is ever named.',
      },
      figures: { listPrice: 46000, reward: 36000, campaignPrice: 10000 },
      more: {
        title: { tr: 'İnternet kesilirse' },
        text: {
          tr: 'Dersin tamamı geceleyin kendiliğinden iner, sabah çevrimdışı açılır. Soru çözerken takılan öğrenci fotoğraf çeker, bağlantı gelince öğretmen sesli yanıt gönderir. Kargodaki kitapların arkasında karekodlu anlatım vardır.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Deprem bölgesi ve çiftçi aileleri', en: 'Quake-area and farming families' },
        },
        { label: { tr: 'Kota', en: 'Data' }, value: { tr: 'Ders başına 60 MB', en: '60 MB a lesson' } },
        { label: { tr: 'Kitap seti', en: 'Books' }, value: { tr: 'Ücretsiz kargo', en: 'Free shipping' } },
      ],
    },
    {
      brand: 'Fidecik',
      title: {
        tr: 'Fidecik mezunu altıncı sınıflara erken LGS bursu',
        en: 'An early scholarship for Fidecik’s former pupils in year six',
      },
      description: {
        tr: 'Anaokulunu bizde okuyan çocuklar büyüdü, şimdi altıncı sınıfta. Onları sınav telaşına sokmadan, iki yıl sonrası için sakin bir alışkanlık kuruyoruz: günde yarım saat bulmaca, haftada bir deney, ayda bir gezi. Not, sıralama, deneme yok. Eski öğretmeni de derslere uğrar. Kaydı bulunamayanlar mezuniyet fotoğrafını getirse bile bize yeter.',
        en: 'The children who spent their nursery years with us have grown and are now in year six. Without any exam rush we build a calm habit for two years ahead: half an hour of puzzles a day, an experiment a week and an outing a month. There are no marks, rankings or mock tests, and their old teacher looks in on lessons. A graduation photo is proof enough.',
      },
      figures: { listPrice: 52000, reward: 12000, campaignPrice: 40000 },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Fidecik anaokulu mezunları', en: 'Fidecik nursery graduates' },
        },
        { label: { tr: 'Tempo', en: 'Pace' }, value: { tr: 'Günde yarım saat', en: 'Half an hour a day' } },
        { label: { tr: 'Gezi', en: 'Outing' }, value: { tr: 'Ayda bir', en: 'Once a month' } },
      ],
    },
  ],
};
