import type { DemoPattern } from '../shape.ts';

export const musicInstrumentLoan: DemoPattern = {
  key: 'music-instrument-loan',
  path: ['Sanat ve Müzik'],
  benefit: { tr: '{count} ay ücretsiz malzeme', en: '{count} months of free equipment' },
  conditions: [
    {
      tr: 'Derse yazılana, {reward} değerindeki çalgı veya malzeme {count} ay ücretsiz ödünç verilir.',
      en: 'On enrolment, an instrument or equipment worth {reward} is lent free for {count} months.',
    },
    {
      tr: 'Aylık ders ücreti {monthlyPayment}; ayda dört ders yapılır.',
      en: 'Lessons cost {monthlyPayment} a month, for four lessons.',
    },
    {
      tr: 'Ödünç alınan malzeme sağlam geri verilir; olağan yıpranma sorulmaz.',
      en: 'The loan is returned in good order; normal wear is not charged.',
    },
    { tr: 'Şubedeki stokla sınırlıdır.', en: 'Subject to stock at the branch.' },
  ],
  campaigns: [
    {
      brand: 'Enginkalem',
      title: { tr: 'Keman almadan başlayın: Enginkalem’den {count} ay ödünç' },
      description: {
        tr: 'Çocuk kemanı üç ayda bırakır mı bilinmezken çalgıya para vermek yürek ister. Boyuna uygun çeyrek, yarım ya da tam keman bizden; kutusu, reçinesi, omuz yastığı içinde. Öğretmen ilk ay yay tutuşu ve kulak üzerinde durur, komşular için sürdin de koyar. Devam etmeye karar verirseniz ödünç süresi çalgının fiyatından düşülür.',
      },
      figures: { monthlyPayment: 5800, count: 6, reward: 14000 },
      facts: [
        {
          label: { tr: 'Boylar', en: 'Sizes' },
          value: { tr: 'Çeyrek, yarım, tam', en: 'Quarter, half, full' },
        },
        {
          label: { tr: 'Ders', en: 'Lesson' },
          value: { tr: 'Kırk beş dakika, birebir', en: 'Forty-five minutes, one-to-one' },
        },
        {
          label: { tr: 'Satın alma', en: 'Buying' },
          value: { tr: 'Ödünç payı düşülür', en: 'Loan share deducted' },
        },
      ],
    },
    {
      brand: 'Fidecik',
      title: { tr: 'Miniklere ritim atölyesi, evde çalacak davul {count} ay bizde' },
      description: {
        tr: 'Tencereye kaşıkla vuran çocuğun yolu bellidir. Üç ile altı yaş arası için hazırlanan atölyede darbuka, marakas, yağmur çubuğu elden ele dolaşır; sayı saymayı, sıra beklemeyi, sessizliği müzikle öğrenirler. Eve verilen küçük davulun derisi yumuşaktır, apartmanı ayağa kaldırmaz. Ebeveyn son on dakikada halkaya katılır, utanan da alkış tutar.',
      },
      figures: { monthlyPayment: 3200, count: 3, reward: 4500 },
      more: {
        title: { tr: 'Sessiz çocuklar' },
        text: {
          tr: 'Kimseden öne çıkması istenmez. Bazı çocuklar dört hafta yalnızca dinler, beşincide çalar. Öğretmen her çocuğa bir işaret verir; hazır olduğunda gözüyle söylemesi yeter. Sessizlik de bir ritimdir bizde.',
        },
      },
      facts: [
        { label: { tr: 'Yaş', en: 'Age' }, value: { tr: 'Üç – altı', en: 'Three to six' } },
        { label: { tr: 'Grup', en: 'Group' }, value: { tr: 'On çocuk', en: 'Ten children' } },
        {
          label: { tr: 'Ebeveyn', en: 'Parents' },
          value: { tr: 'Son on dakikada katılır', en: 'Join for the last ten minutes' },
        },
      ],
    },
    {
      brand: 'Baytlar',
      title: {
        tr: 'Müzik prodüksiyonu: Baytlar’da stüdyo seti {count} ay ödünç',
        en: 'Music production: a studio kit on loan for {count} months at Baytlar',
      },
      description: {
        tr: 'Yatak odasında şarkı yapmak isteyenin elinde çoğu zaman iyi bir fikir, kötü bir mikrofon olur. Set; ses kartı, kulaklık, mikrofon ve klavyeden oluşur, kuryeyle gelir. Derslerde kayıt, miks, telif ve yayın başvurusu sırayla işlenir. Dördüncü ayda bir parçanız dijital platformlara yüklenmiş, kapağı çizilmiş, sözleri tescillenmiş olur.',
        en: 'Someone who wants to make songs in a bedroom usually has a good idea and a bad microphone. The kit of audio interface, headphones, microphone and keyboard comes by courier. Lessons take recording, mixing, copyright and release in turn. By the fourth month one of your tracks is on the platforms, with a cover drawn and the lyrics registered.',
      },
      figures: { monthlyPayment: 6900, count: 4, reward: 32000 },
      more: {
        title: { tr: 'Hangi bilgisayar gerekir?', en: 'What computer do I need?' },
        text: {
          tr: 'Son altı yılda alınmış sıradan bir dizüstü yeter. Program öğrenci lisansıyla gelir, kurs bitince altı ay daha açık kalır. Telefonla başlamak isteyene sade bir uygulama gösteririz.',
          en: 'An ordinary laptop from the last six years will do. The software comes with a student licence that runs six months beyond the course. Those who prefer to start on a phone are shown a simple app.',
        },
      },
      facts: [
        {
          label: { tr: 'Set', en: 'Kit' },
          value: { tr: 'Ses kartı, kulaklık, mikrofon, klavye', en: 'Interface, headphones, mic, keyboard' },
        },
        {
          label: { tr: 'Kurye', en: 'Courier' },
          value: { tr: 'Gidiş dönüş ücretsiz', en: 'Free both ways' },
        },
        {
          label: { tr: 'Çıktı', en: 'Outcome' },
          value: { tr: 'Yayımlanmış bir parça', en: 'One released track' },
        },
      ],
    },
    {
      brand: 'Enginkalem',
      title: { tr: 'Seramik çarkı evinize: yetişkinler için {count} ay ödünç' },
      description: {
        tr: 'Haftada iki saat çamura dokunmak kimine terapi, kimine hediye fikridir. Çarkı evinizin balkonuna kurar, plastik örtüyü serer, ilk dengeyi birlikte buluruz. Fırınlama atölyede yapılır; bardak, kâse, saksı derken raf dolar. Çatlayan parçalar atılmaz, altın macunla onarma akşamı düzenlenir. Sır renklerinin tümü gıdaya uygundur, belgesi duvardadır.',
      },
      figures: { monthlyPayment: 7400, count: 2, reward: 26000 },
      more: {
        title: { tr: 'Balkon yeter mi?' },
        text: {
          tr: 'Bir metrekare düz zemin, bir priz ve bir kova su yeterlidir. Motor çamaşır makinesinden sessiz çalışır. Kışın çamuru içeride tutun, donarsa yoğurmak zorlaşır; örtüyü her hafta temizlemeye geliriz.',
        },
      },
      facts: [
        {
          label: { tr: 'Fırınlama', en: 'Firing' },
          value: { tr: 'Ayda yirmi parça dâhil', en: 'Twenty pieces a month included' },
        },
        { label: { tr: 'Kurulum', en: 'Set-up' }, value: { tr: 'Evde, ücretsiz', en: 'At home, free' } },
        {
          label: { tr: 'Onarım akşamı', en: 'Mending night' },
          value: { tr: 'Ayda bir', en: 'Once a month' },
        },
      ],
    },
    {
      brand: 'Dilçağlar',
      title: {
        tr: 'Şarkılarla İspanyolca: gitarı {count} ay Dilçağlar’dan alın',
        en: 'Spanish through songs: a guitar from Dilçağlar for {count} months',
      },
      description: {
        tr: 'Fiil çekimini tabloyla unutan, nakaratla unutmaz. Her hafta bir bolero, bir flamenko ya da bir çocuk şarkısı; önce sözleri çözer, sonra dört akorla eşlik edersiniz. Gitar bilmeyen de ilk ay çalar, sesine güvenmeyen ritim tutar. Dönem sonunda bir kafede küçük konser verilir, repertuvar defteri elinizde kalır.',
        en: 'Those who forget verb endings from a table do not forget them from a chorus. Every week brings a bolero, a flamenco or a children’s song: first you work out the words, then you play along on four chords. Beginners manage by the end of month one, and the shy keep the beat. The term closes with a small café concert.',
      },
      figures: { monthlyPayment: 4600, count: 5, reward: 9000 },
      facts: [
        {
          label: { tr: 'Çalgı', en: 'Instrument' },
          value: { tr: 'Klasik gitar, kılıfıyla', en: 'Classical guitar with case' },
        },
        { label: { tr: 'Dil düzeyi', en: 'Level' }, value: { tr: 'Sıfırdan', en: 'Beginner' } },
        {
          label: { tr: 'Konser', en: 'Concert' },
          value: { tr: 'Dönem sonunda kafede', en: 'In a café at the end of term' },
        },
      ],
    },
  ],
};
