import type { DemoPattern } from '../shape.ts';

export const yksBundle: DemoPattern = {
  key: 'yks-bundle',
  path: ['Sınav Hazırlık', 'YKS'],
  benefit: { tr: 'Hazırlık paketi {campaignPrice}', en: 'Exam package {campaignPrice}' },
  conditions: [
    {
      tr: 'Ayrı alındığında {listPrice} tutan hizmetler pakette {campaignPrice} olur.',
      en: 'Services that cost {listPrice} separately come to {campaignPrice} in the package.',
    },
    {
      tr: 'Erişim, kayıt olunan dönemin sınavına kadar sürer.',
      en: 'Access lasts until the exam of the term you enrol for.',
    },
    {
      tr: 'Basılı kitaplar kargoyla gönderilir, iadesinde ambalajı açılmamış olmalıdır.',
      en: 'Printed books are couriered and must be unopened if returned.',
    },
    {
      tr: 'On dört gün içinde cayma hakkı vardır; izlenen ders bedeli düşülür.',
      en: 'You may withdraw within fourteen days; lessons watched are deducted.',
    },
  ],
  campaigns: [
    {
      brand: 'Açıdenk',
      title: {
        tr: 'Açıdenk YKS tam paket: ders, deneme, koç {campaignPrice}',
        en: 'Açıdenk full university exam package: lessons, mocks, coach',
      },
      description: {
        tr: 'On ikinci sınıf öğrencisinin günü okul, yol ve yorgunluk arasında bölünür; üç ayrı yerden ders almak daha da yorar. Tam pakette canlı ders, soru bankası, haftalık deneme ve koç aynı ekrandadır. Koç netlere değil alışkanlıklara bakar, hangi saatte dağıldığınızı görür. Konu atlamaya izin vermeyen sıra, eksik kalan ünitede durup bekler.',
        en: 'A final-year student’s day is split between school, travel and fatigue, and lessons from three places make it worse. In the full package, live lessons, question bank, weekly mocks and a coach share one screen. The coach looks at habits rather than scores and sees at what hour you lose focus. The order of topics waits until a gap is closed.',
      },
      figures: { listPrice: 98000, campaignPrice: 76000 },
      more: {
        title: { tr: 'Koç görüşmesi', en: 'The coaching call' },
        text: {
          tr: 'Haftada bir, yirmi dakika, görüntülü. Önce geçen haftanın planı, ardından üç küçük hedef konuşulur. Veli ayda bir kez katılabilir; öğrencinin onayı olmadan özel konular paylaşılmaz.',
          en: 'Once a week for twenty minutes, by video. Last week’s plan comes first, then three small goals. Parents may join once a month; private matters are not shared without the student’s consent.',
        },
      },
      facts: [
        {
          label: { tr: 'Canlı ders', en: 'Live lessons' },
          value: { tr: 'Haftada on sekiz saat', en: 'Eighteen hours a week' },
        },
        { label: { tr: 'Deneme', en: 'Mock exams' }, value: { tr: 'Kırk', en: 'Forty' } },
        {
          label: { tr: 'Koç', en: 'Coach' },
          value: { tr: 'Haftada yirmi dakika', en: 'Twenty minutes a week' },
        },
      ],
    },
    {
      brand: 'Açıdenk',
      title: { tr: 'Mezuna kalanlar için gündüz etütlü YKS paketi' },
      description: {
        tr: 'İkinci kez hazırlanan öğrenci bilgiyi değil motivasyonu yitirmiştir; evde tek başına geçen gün uzundur. Sabah dokuzda imza, akşam beşte çıkış, arada öğle yemeği ve kütüphane sessizliği. Telefon dolapta durur, çıkışta geri verilir. Geçen yılın karnesi yanlış yanlış incelenir, hangi hatanın konudan hangisinin aceleden doğduğu ayrılır.',
      },
      figures: { listPrice: 165000, campaignPrice: 132000 },
      facts: [
        {
          label: { tr: 'Saat', en: 'Hours' },
          value: { tr: '09.00–17.00, hafta içi', en: '9 a.m.–5 p.m., weekdays' },
        },
        { label: { tr: 'Öğle yemeği', en: 'Lunch' }, value: { tr: 'Dâhil', en: 'Included' } },
        {
          label: { tr: 'Yer', en: 'Where' },
          value: { tr: '11 ilde etüt merkezi', en: 'Study centres in 11 provinces' },
        },
      ],
    },
    {
      brand: 'Enginkalem',
      title: { tr: 'Sözel ve dil puanına Enginkalem paketi, {listPrice} yerine' },
      description: {
        tr: 'Hukuk, öğretmenlik, çeviri, gazetecilik hedefleyenler çoğu kursta sayısalcıların gölgesinde kalır. Bu paket paragrafa, tarih okumaya, felsefe kavramına yaslanır; her hafta bir uzun metin birlikte çözülür. Dil puanı için kelime sayfası günlük on beş dakikadır. Tercih döneminde bölüm mezunlarıyla konuşma odaları açılır, ne iş yapıldığını yapan anlatır.',
      },
      figures: { listPrice: 62000, campaignPrice: 47500 },
      facts: [
        {
          label: { tr: 'Alan', en: 'Track' },
          value: { tr: 'Sözel ve yabancı dil', en: 'Humanities and languages' },
        },
        {
          label: { tr: 'Okuma', en: 'Reading' },
          value: { tr: 'Haftada bir uzun metin', en: 'One long text a week' },
        },
        {
          label: { tr: 'Tercih', en: 'Choices' },
          value: { tr: 'Mezunlarla söyleşi', en: 'Talks with graduates' },
        },
      ],
    },
    {
      brand: 'Baytlar',
      title: {
        tr: 'Bilgisayar mühendisliği isteyene matematik kampı, {campaignPrice}',
        en: 'A maths camp for future computer engineers at {campaignPrice}',
      },
      description: {
        tr: 'Hedefi kod yazmak olan öğrenciye türevi neden öğrendiğini söylerseniz türev kolaylaşır. Baytlar kampında limit oyun fiziğiyle, olasılık yapay zekâyla, matris görüntü işlemeyle anlatılır; hemen ardından sınav biçiminde otuz soru çözülür. On hafta sonu, öğleden sonraları küçük bir programlama atölyesi. Sınavı kazanan katılımcıya birinci sınıf bahar dönemine kadar mentor verilir.',
        en: 'Tell a student who wants to write code why the derivative matters and the derivative gets easier. At this camp limits come with game physics, probability with artificial intelligence and matrices with images, each followed by thirty exam-style questions. It runs over ten weekends with programming workshops in the afternoons. Those who succeed get a mentor in their first year.',
      },
      figures: { listPrice: 38000, campaignPrice: 29500 },
      more: {
        title: { tr: 'Kod bilmek şart mı?', en: 'Must I know how to code?' },
        text: {
          tr: 'Hayır. Atölye sıfırdan başlar, yalnızca tarayıcı ister. Amaç yazılımcı yetiştirmek değil, sayının ne işe yaradığını hissettirmektir; sınav konusu olmayan hiçbir şey akşama bırakılmaz. Dizüstü olmayan merkezden ödünç alır.',
          en: 'No. The workshop starts from nothing and needs only a browser. The aim is not to train programmers but to let you feel what numbers are for before the exam.',
        },
      },
      facts: [
        { label: { tr: 'Süre', en: 'Length' }, value: { tr: 'On hafta sonu', en: 'Ten weekends' } },
        {
          label: { tr: 'Ders', en: 'Subjects' },
          value: { tr: 'TYT ve AYT matematik', en: 'Basic and advanced maths' },
        },
        {
          label: { tr: 'Mentor', en: 'Mentor' },
          value: { tr: 'Kazanana bir dönem', en: 'One term for those admitted' },
        },
      ],
    },
    {
      brand: 'Açıdenk',
      title: { tr: 'Sınava son doksan gün: Açıdenk hızlandırma ve deneme seti' },
      description: {
        tr: 'Geç kalmış hissedenlere kızmıyoruz, sayıyoruz: kalan konu, kalan saat, kazanılabilecek net. İlk gün üç saatlik bir tarama çözersiniz; sistem en çok soru getiren ama en az zaman isteyen başlıkları önünüze dizer. Gece yarısı video bombardımanı yok, günde en fazla dört oturum. Deneme akşamları öğretmenlerle canlı çözüm, sabah uykusu serbest.',
      },
      figures: { listPrice: 26000, campaignPrice: 18900 },
      facts: [
        {
          label: { tr: 'Tarama', en: 'Diagnostic' },
          value: { tr: 'Üç saat, ilk gün', en: 'Three hours on day one' },
        },
        {
          label: { tr: 'Oturum', en: 'Sessions' },
          value: { tr: 'Günde en çok dört', en: 'Four a day at most' },
        },
        {
          label: { tr: 'Deneme', en: 'Mock exams' },
          value: { tr: 'On altı, canlı çözümlü', en: 'Sixteen, solved live' },
        },
      ],
    },
  ],
};
