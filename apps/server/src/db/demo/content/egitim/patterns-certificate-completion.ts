import type { DemoPattern } from '../shape.ts';

export const certificateCompletion: DemoPattern = {
  key: 'certificate-completion',
  path: ['Sertifika ve Yüksek Lisans'],
  benefit: { tr: 'Bitirene {reward} geri', en: '{reward} back on completion' },
  conditions: [
    {
      tr: 'Program ücreti {listPrice}; tüm ödevleri süresinde bitirene {reward} iade edilir.',
      en: 'The fee is {listPrice}; {reward} is refunded to those who finish all assignments on time.',
    },
    {
      tr: 'İade, bitirme onayından sonraki yirmi iş günü içinde ödeme yapılan karta yatırılır.',
      en: 'The refund goes to the card used, within twenty working days of completion.',
    },
    { tr: 'Ara verme hakkı bir kez, en çok üç aydır.', en: 'You may pause once, for up to three months.' },
    { tr: 'İşveren tarafından ödenen kayıtlarda geçmez.', en: 'Not valid where the employer pays.' },
  ],
  campaigns: [
    {
      brand: 'Enginkalem',
      title: {
        tr: 'Enginkalem tezsiz işletme yüksek lisansı: bitirene {reward} iade',
        en: 'Enginkalem business master’s: {reward} back when you finish',
      },
      description: {
        tr: 'Terfi kapısında diploma soran kurumlarda çalışanlar, çocukları uyuduktan sonra okuyabilsin diye dersler akşam dokuzda başlar. Üç dönem, on ders, bir bitirme projesi; projenin konusu kendi iş yerinizden çıkar, müdürünüz de okur. Yarım bırakanlar en çok ikinci dönemde düşer; o yüzden tam orada danışman her hafta arar.',
        en: 'Lessons start at nine in the evening so that people in jobs that ask for a degree can study once the children sleep. There are three terms, ten courses and a final project drawn from your own workplace, which your manager will want to read. Most who give up do so in the second term, so that is when your adviser rings every week.',
      },
      figures: { listPrice: 186000, reward: 30000 },
      more: {
        title: { tr: 'İade nasıl hak edilir?', en: 'How is the refund earned?' },
        text: {
          tr: 'Her ödevin teslim günü takvimde yazar; iki kez, beşer gün uzatma hakkınız vardır. Not ortalaması aranmaz, geçmek yeter. Bitirme onayı verildiğinde sistem iadeyi kendiliğinden başlatır.',
          en: 'Every due date is in the calendar and you may extend twice, by five days each. No average is required, a pass will do. When completion is approved the refund starts by itself.',
        },
      },
      facts: [
        { label: { tr: 'Süre', en: 'Length' }, value: { tr: 'Üç dönem', en: 'Three terms' } },
        {
          label: { tr: 'Ders saati', en: 'Hours' },
          value: { tr: 'Akşam 21.00’den sonra', en: 'After 9 p.m.' },
        },
        {
          label: { tr: 'Proje', en: 'Project' },
          value: { tr: 'Kendi iş yerinizden', en: 'From your own workplace' },
        },
      ],
    },
    {
      brand: 'Enginkalem',
      title: { tr: 'Çocuk gelişimi sertifikasını tamamla, {reward} geri al' },
      description: {
        tr: 'Bakıcılık yapan, anaokulunda yardımcı çalışan, evinde torun büyüten kadınlar bildiğini belgelesin istedik. Dersler yirmi dakikalık anlatılar hâlinde telefondan dinlenir, pazar günleri uygulama anaokulunda yapılır. Okuma güçlüğü olanlara sözlü sınav hakkı vardır. Belge alanların özgeçmişi, bakıcı arayan ailelere onaylarıyla iletilir, aracı komisyonu kesilmez. Evraklarınızı hazırlarken telefonla yardım ederiz.',
      },
      figures: { listPrice: 28000, reward: 6000 },
      facts: [
        { label: { tr: 'Süre', en: 'Length' }, value: { tr: 'Beş ay', en: 'Five months' } },
        {
          label: { tr: 'Uygulama', en: 'Practice' },
          value: { tr: 'Pazar günleri, anaokulunda', en: 'Sundays, in a nursery' },
        },
        { label: { tr: 'Sınav', en: 'Exam' }, value: { tr: 'Yazılı veya sözlü', en: 'Written or oral' } },
      ],
    },
    {
      brand: 'Baytlar',
      title: { tr: 'Bulut uzmanlığı sertifikası: erken bitirenin {reward} iadesi hazır' },
      description: {
        tr: 'Sistem yöneticisi fiziksel sunucuya alışkındır; bulutta kablo yok, fatura var. Baytlar bu yüzden ilk dersi maliyetle açar: yanlış ayar gece boyu ne yakar? Sonra ağ, kimlik, yedek, otomasyon gelir. Deneme hesabınıza harcama sınırı konur, yanlışlıkla borç çıkmaz. Uluslararası sınavın harcı ücrete dâhildir, ilk denemede kalana ikinci hak da verilir.',
      },
      figures: { listPrice: 45000, reward: 12000 },
      more: {
        title: { tr: 'Sınavdan kalırsam' },
        text: {
          tr: 'İkinci deneme hakkı da karşılanır, arada dört haftalık birebir tekrar yapılır. İade sınav sonucuna değil, laboratuvarları süresinde bitirmenize bağlıdır; kalsanız da paranız geri döner. Sınav günü seçilebilir.',
        },
      },
      facts: [
        {
          label: { tr: 'Sınav harcı', en: 'Exam fee' },
          value: { tr: 'Dâhil, iki hak', en: 'Included, two attempts' },
        },
        {
          label: { tr: 'Laboratuvar', en: 'Labs' },
          value: { tr: 'Yirmi dört görev', en: 'Twenty-four tasks' },
        },
        {
          label: { tr: 'Ön koşul', en: 'You need' },
          value: { tr: 'İki yıl sistem deneyimi', en: 'Two years in systems work' },
        },
      ],
    },
    {
      brand: 'Dilçağlar',
      title: {
        tr: 'Yabancılara Türkçe öğretimi sertifikası, {reward} geri ödemeli',
        en: 'Certificate in teaching Turkish to foreigners, {reward} refunded',
      },
      description: {
        tr: 'Türkçeyi biliyor olmak, neden öyle söylediğimizi anlatmaya yetmez. Edebiyat mezunu, emekli öğretmen, dil meraklısı; hepsi ilk gün kendi ekini açıklarken terler. Gözlem dersleri göçmen merkezlerinde, uygulama ise gerçek öğrencilerle çevrim içi yapılır. Bitirenler havuzumuza alınır, ders geldikçe saat ücreti üzerinden çağrılır, böylece emek hemen karşılık bulur.',
        en: 'Knowing Turkish is not enough to explain why we say things as we do. Literature graduates, retired teachers and language lovers all sweat on day one over their own suffixes. You observe lessons at migrant centres and practise online with real students. Those who finish join our pool and are called for paid hours as work comes in.',
      },
      figures: { listPrice: 34000, reward: 8000 },
      more: {
        title: { tr: 'Staj kimlerle?', en: 'Who will I practise with?' },
        text: {
          tr: 'Öğrenciler Suriye, Ukrayna, Kore ve Kolombiya’dan; seviyeleri karışıktır. Her uygulama kaydedilir, mentorla izlenir. Kayıtlar yalnızca eğitim için kullanılır, altı ay sonra silinir. Saat farkına göre akşam seçilir.',
          en: 'Students come from Syria, Ukraine, Korea and Colombia, at mixed levels. Every session is recorded and watched with a mentor; recordings serve training alone and are deleted after six months.',
        },
      },
      facts: [
        { label: { tr: 'Süre', en: 'Length' }, value: { tr: '120 saat', en: '120 hours' } },
        {
          label: { tr: 'Uygulama', en: 'Practice' },
          value: { tr: 'On iki canlı ders', en: 'Twelve live lessons' },
        },
        {
          label: { tr: 'İş havuzu', en: 'Teacher pool' },
          value: { tr: 'Bitirenlere açık', en: 'Open to those who finish' },
        },
      ],
    },
    {
      brand: 'Açıdenk',
      title: { tr: 'Sınav koçluğu sertifikası: öğretmenlere {reward} iadeli program' },
      description: {
        tr: 'Öğrenciye daha çok çalış demek koçluk değildir; nasıl çalışacağını gösterip geri çekilmektir. Açıdenk, branş öğretmenlerine hedef konuşması, kaygı belirtileri, veli görüşmesi ve program yapma becerisi kazandırır. Altı hafta boyunca gönüllü iki öğrenciye eşlik eder, haftalık notunuzu süpervizöre okutursunuz. Psikolojik destek gereken yerde nerede duracağınız özellikle öğretilir.',
      },
      figures: { listPrice: 22000, reward: 5000 },
      facts: [
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Görevde olan öğretmenler', en: 'Teachers in service' },
        },
        { label: { tr: 'Süpervizyon', en: 'Supervision' }, value: { tr: 'Altı hafta', en: 'Six weeks' } },
        { label: { tr: 'Öğrenci', en: 'Students' }, value: { tr: 'İki gönüllü', en: 'Two volunteers' } },
      ],
    },
  ],
};
