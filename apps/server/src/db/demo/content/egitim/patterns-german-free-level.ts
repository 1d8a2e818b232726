import type { DemoPattern } from '../shape.ts';

export const germanFreeLevel: DemoPattern = {
  key: 'german-free-level',
  path: ['Dil Kursları', 'Almanca'],
  benefit: { tr: 'Bir kur Almanca hediye', en: 'One German level free' },
  conditions: [
    {
      tr: '{count} kur birlikte alındığında bir sonraki kur ücretsizdir; hediyenin değeri {reward}.',
      en: 'When {count} levels are bought together the next one is free, worth {reward}.',
    },
    {
      tr: 'Hediye kur, son kurun bitişinden sonraki altı ay içinde başlatılır.',
      en: 'The free level must be started within six months of the last one.',
    },
    {
      tr: 'Kur sonu sınavını geçmek gerekir; bir kez ücretsiz tekrar hakkı vardır.',
      en: 'The end-of-level test must be passed; one free retake is allowed.',
    },
    { tr: 'Hediye devredilmez, ücrete çevrilmez.', en: 'The gift is not transferable or payable in cash.' },
  ],
  campaigns: [
    {
      brand: 'Dilçağlar',
      title: { tr: 'Dilçağlar Almanca: {count} kur alana sonraki kur armağan' },
      description: {
        tr: 'Almanya’da iş görüşmesi ayarlanmış mühendisler, aile birleşimi bekleyen eşler, mavi kart dosyası hazırlayanlar hep aynı soruyu sorar: ne kadarda B1 olurum? Haftada dokuz saatle yedi ay, devam ederseniz. Fiil sona gidince paniklemeyin diye cümleyi renkli kartlarla dizeriz. Armağan kur, sınav başvurunuza denk gelecek aya yerleştirilir.',
      },
      figures: { count: 3, reward: 19500 },
      facts: [
        { label: { tr: 'Tempo', en: 'Pace' }, value: { tr: 'Haftada dokuz saat', en: 'Nine hours a week' } },
        { label: { tr: 'Hedef', en: 'Goal' }, value: { tr: 'B1, yedi ay', en: 'B1 in seven months' } },
        { label: { tr: 'Sınıf', en: 'Class' }, value: { tr: 'On iki kişi', en: 'Twelve people' } },
      ],
    },
    {
      brand: 'Enginkalem',
      title: { tr: 'Hemşirelere Almanca: mesleki modül ve {reward} değerinde kur' },
      description: {
        tr: 'Nöbet listesi haftadan haftaya değişen bir meslekte sabit saatli kurs hayaldir. Enginkalem aynı dersi sabah, akşam ve gece on birde üç kez canlı verir; hangisine uyanıksanız ona girersiniz. Hasta teslimi, ilaç dozu, yakınla konuşma, düşme raporu Almancasıyla çalışılır. Denklik dosyası için noter, tercüme ve klinik yazışmasında danışman ayrıca eşlik eder.',
      },
      figures: { count: 2, reward: 23000 },
      more: {
        title: { tr: 'Denklik yol haritası' },
        text: {
          tr: 'Diploma tercümesi, dil belgesi, eksik ders değerlendirmesi ve uyum dönemi, bu sırayla ilerler. Danışman dosyanızı eyaletin istediği biçimde dizer; resmî harçlar ve noter bedeli kursa dâhil değildir.',
        },
      },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Hemşire ve sağlık teknikerleri', en: 'Nurses and health technicians' },
        },
        { label: { tr: 'Ders', en: 'Lessons' }, value: { tr: 'Günde üç seçenek', en: 'Three slots a day' } },
        {
          label: { tr: 'Danışman', en: 'Adviser' },
          value: { tr: 'Denklik dosyasında destek', en: 'Help with recognition papers' },
        },
      ],
    },
    {
      brand: 'Açıdenk',
      title: {
        tr: 'Almanca öğretmeni gözetiminde lise hazırlık, sonraki kur bizden',
        en: 'German for lyceum preparation, and the next level is on us',
      },
      description: {
        tr: 'Hazırlık sınıfında Almanca gören çocuk evde yardım edecek kimse bulamaz; ebeveynin dili yetmez. Haftanın dört günü, okul kitabının sayfasını izleyen etüt açıyoruz: ödev biter, diktede takıldığı yer işaretlenir, cuma günü mini sınav olur. Veliyle Türkçe bir sayfalık özet paylaşılır. Yazın unutmasın diye hediye dönem tatilde başlatılabilir.',
        en: 'A child in a German preparatory class finds no help at home, where nobody speaks the language. Four days a week our study hall follows the school’s own book: homework gets done, dictation slips are marked, and Friday brings a mini test. Parents get a one-page summary in Turkish. The free term can be used in the summer so that nothing is forgotten.',
      },
      figures: { count: 2, reward: 17000 },
      facts: [
        { label: { tr: 'Gün', en: 'Days' }, value: { tr: 'Pazartesi – perşembe', en: 'Monday to Thursday' } },
        { label: { tr: 'Mini sınav', en: 'Mini test' }, value: { tr: 'Her cuma', en: 'Every Friday' } },
        {
          label: { tr: 'Veliye özet', en: 'Parents’ note' },
          value: { tr: 'Türkçe, haftalık', en: 'In Turkish, weekly' },
        },
      ],
    },
    {
      brand: 'Dilçağlar',
      title: { tr: 'Emekliler için sakin Almanca: torunla konuşacak kadar' },
      description: {
        tr: 'Torun Köln’de doğduysa bayram görüşmesinde ilk cümleyi o kurar, siz gülümsersiniz. Bu sınıfta acele yok, sınav korkusu yok; büyük punto, yavaş kayıt, bol tekrar var. Mutfak, hava, sağlık, özlem üzerine yüz elli cümle ezberlemeden öğrenilir. Dersten sonra görüntülü aramayı yerinde deneriz, tuşlara basmayı da gösteririz.',
      },
      figures: { count: 4, reward: 12500 },
      more: {
        title: { tr: 'Yaşım geçti mi?' },
        text: {
          tr: 'Sınıfın en büyüğü seksen bir yaşında. Kulak yavaşlar ama kelime hazinesi zengindir, bağ kurmak kolaylaşır. İlk dersi deneyin, içinize sinmezse kayıt ücretiniz aynı gün geri verilir.',
        },
      },
      facts: [
        { label: { tr: 'Tempo', en: 'Pace' }, value: { tr: 'Haftada iki saat', en: 'Two hours a week' } },
        { label: { tr: 'Yaş', en: 'Age' }, value: { tr: 'Elli beş ve üstü', en: 'Fifty-five and over' } },
        { label: { tr: 'Malzeme', en: 'Materials' }, value: { tr: 'Büyük punto', en: 'Large print' } },
      ],
    },
    {
      brand: 'Enginkalem',
      title: {
        tr: 'Müzik ve felsefe öğrencisine okuma Almancası, kur hediyeli',
        en: 'Reading German for music and philosophy students, one level free',
      },
      description: {
        tr: 'Nota üzerindeki tempo yazısını, dipnottaki uzun cümleyi anlamak için kahve ısmarlayacak kadar konuşmak gerekmez. Okuma odaklı kur, metni çözmeye çalışır: yan cümleyi bul, fiili yerine koy, gerisini sözlüğe bırak. İlk ay lied güfteleri, ikinci ay deneme, ardından kendi bölümünüzün kaynağı. Telaffuz yalnızca isteyene, koro odasında çalıştırılır.',
        en: 'To read a tempo marking or a long footnote you need not be able to order coffee. This reading course goes for the text itself: find the subordinate clause, put the verb back, leave the rest to the dictionary. The first month is song lyrics, the second essays, then sources from your own field. Pronunciation is practised for those who want it.',
      },
      figures: { count: 2, reward: 14800 },
      facts: [
        { label: { tr: 'Biçim', en: 'Format' }, value: { tr: 'Okuma ağırlıklı', en: 'Reading only' } },
        {
          label: { tr: 'Metinler', en: 'Texts' },
          value: { tr: 'Lied, deneme, alan kaynağı', en: 'Songs, essays, subject sources' },
        },
        { label: { tr: 'Yer', en: 'Where' }, value: { tr: 'Çevrim içi ve İzmir', en: 'Online and İzmir' } },
      ],
    },
  ],
};
