import type { DemoPattern } from '../shape.ts';

export const flightPatterns: readonly DemoPattern[] = [
  {
    key: 'travel-flight-credit',
    path: ['Uçak Bileti'],
    benefit: { tr: '{reward} uçuş kredisi', en: '{reward} flight credit' },
    conditions: [
      {
        tr: '{minimumPurchase} ve üzeri bilet alımında {reward} kredi, uçuş tamamlanınca hesabınıza geçer.',
        en: 'On tickets of {minimumPurchase} or more, {reward} credit reaches your account once you have flown.',
      },
      {
        tr: 'Kredi bir yıl içinde, aynı havayolunun sonraki biletinde kullanılır.',
        en: 'Use the credit within a year on a later ticket of the same airline.',
      },
      {
        tr: 'Vergi ve havalimanı harçları alt tutara sayılmaz.',
        en: 'Taxes and airport charges do not count towards the minimum.',
      },
      { tr: 'İade edilen biletten kredi kazanılmaz.', en: 'Refunded tickets earn no credit.' },
    ],
    campaigns: [
      {
        brand: 'Nehirkuş',
        title: { tr: 'İç hatta gidiş dönüş uçun, {reward} kredi kazanın' },
        description: {
          tr: 'Memlekete sık gidenlerin bilet defteri kabarıktır. Gidiş dönüş aldığınızda ikinci yolculuğun bir bölümünü bugünden ödemiş oluyoruz; kredi kuponsuz, kodsuz, adınıza yazılır. Bagajı bilet ücretinde saydığımız için kapıda sürpriz çıkmaz. Uçuş saatini kalkışa iki saat kalana dek uygulamadan bir kez bedelsiz değiştirebilir, koltuğunuzu da baştan seçebilirsiniz.',
        },
        figures: { reward: 750, minimumPurchase: 4000 },
        more: {
          title: { tr: 'Krediyi görmek' },
          text: {
            tr: 'Uçuştan sonraki ikinci gün hesabınızda görünür. Ödeme ekranında tek dokunuşla düşersiniz; bölerek kullanabilir, eşinizin ya da çocuğunuzun biletine de uygulayabilirsiniz. Kalan tutar sonraki yolculuğa devreder.',
          },
        },
        facts: [
          {
            label: { tr: 'Bagaj', en: 'Baggage' },
            value: { tr: 'On beş kilo dahil', en: 'Fifteen kilos included' },
          },
          { label: { tr: 'Değişiklik', en: 'Changes' }, value: { tr: 'Bir kez ücretsiz', en: 'Once, free' } },
        ],
      },
      {
        brand: 'Nehirkuş',
        title: { tr: 'Avrupa uçuşuna {reward} geri: Roma, Atina, Belgrad' },
        description: {
          tr: 'Uzun hafta sonu için üç şehir seçtik, üçü de iki buçuk saatten yakın. Kazandığınız kredi Roma’dan dönünce bir sonraki kaçamağın neredeyse dörtte birini karşılar. Sabah gidip gece dönen saatleri koyduk ki izin günü eksilmesin. Uçakta sandviç ve çay ikramdır; ekran yerine pencereden bakmayı sevenler sağ tarafı seçsin.',
        },
        figures: { reward: 2500, minimumPurchase: 14000 },
        facts: [
          {
            label: { tr: 'Şehirler', en: 'Cities' },
            value: { tr: 'Roma, Atina, Belgrad', en: 'Rome, Athens, Belgrade' },
          },
          { label: { tr: 'İkram', en: 'On board' }, value: { tr: 'Sandviç ve çay', en: 'Sandwich and tea' } },
          { label: { tr: 'Kredi süresi', en: 'Credit valid' }, value: { tr: 'Bir yıl', en: 'One year' } },
        ],
      },
      {
        brand: 'Rahvangez',
        title: {
          tr: 'Dört kişilik aile biletine {reward} uçuş kredisi',
          en: '{reward} flight credit on tickets for a family of four',
        },
        description: {
          tr: 'Aileyle uçmanın pahalı yanı bilet değil, yan yana oturmak için ödenen farktır. Bizim aldığımız aile biletlerinde koltuklar birlikte atanır, bebek arabası kapıya kadar gelir, çocuk yemeği sorulur. Toplam {minimumPurchase} sınırını aşan her aile sonraki tatil için kredi biriktirir. Dedeyi de eklerseniz beşinci koltuk aynı sıradan verilir.',
          en: 'The dear part of flying as a family is not the ticket but the charge for sitting together. On the family tickets we issue, seats are assigned side by side, the pushchair comes to the gate and someone asks about children’s meals. Any family spending over {minimumPurchase} saves credit for the next holiday. Add grandfather and his seat is in the same row.',
        },
        figures: { reward: 1200, minimumPurchase: 8000 },
        more: {
          title: { tr: 'Çocuk tek başına uçacaksa', en: 'If a child flies alone' },
          text: {
            tr: 'Yedi yaşından büyük çocuklar refakat hizmetiyle uçabilir. Havalimanında teslim edeceğiniz ve karşılayacak kişiyi biletlemede yazmanız gerekir; hizmet, aile biletinde aynı yıl içinde bir kez ücretsizdir.',
            en: 'Children over seven may fly with our escort service. Name the people handing over and meeting the child when booking; with a family ticket the service is free once within the year.',
          },
        },
        facts: [
          { label: { tr: 'Koltuk', en: 'Seats' }, value: { tr: 'Yan yana, ücretsiz', en: 'Together, free' } },
          {
            label: { tr: 'Bebek arabası', en: 'Pushchair' },
            value: { tr: 'Uçak kapısına kadar', en: 'To the aircraft door' },
          },
        ],
      },
      {
        brand: 'Nehirkuş',
        title: { tr: 'Öğrenciye tek yön bilette {reward} kredi, iptal hakkıyla' },
        description: {
          tr: 'Final haftası uzar, ders ekilir, plan bozulur; öğrenci bileti bunu anlamalı. Yirmi altı yaşına kadar olanlar tek yön uçuşta bile kredi kazanır ve yılda iki kez cezasız iptal hakkı kullanır. Belge olarak e-Devlet öğrenci kodu yeterli. Gitar, bisiklet çantası ya da maket kutusu gibi tek parça eşyayı ücretsiz kabul ediyoruz.',
        },
        figures: { reward: 400, minimumPurchase: 2200 },
        facts: [
          { label: { tr: 'Yaş', en: 'Age' }, value: { tr: 'Yirmi altıya kadar', en: 'Up to twenty-six' } },
          {
            label: { tr: 'Belge', en: 'Proof' },
            value: { tr: 'e-Devlet öğrenci belgesi', en: 'e-Devlet student record' },
          },
          {
            label: { tr: 'Ek parça', en: 'Extra item' },
            value: { tr: 'Bir adet, ücretsiz', en: 'One, free' },
          },
        ],
      },
      {
        brand: 'Nehirkuş',
        title: { tr: 'Küçük işletmeye yıllık uçuş hesabı: {reward} açılış kredisi' },
        description: {
          tr: 'Ayda üç dört kez şehir dışına çıkan küçük ekipler için hazırlandı. Biletleri çalışan değil şirket hesabı öder, ay sonunda tek fatura kesilir, seyahat eden yalnız kimliğini gösterir. İlk alımda {minimumPurchase} tutarını geçen işletmenin hesabına açılış kredisi yazılır. Toplantı uzarsa bir sonraki uçağa yer varsa ücretsiz alırız.',
        },
        figures: { reward: 5000, minimumPurchase: 30000 },
        more: {
          title: { tr: 'Hesap nasıl açılır' },
          text: {
            tr: 'Vergi levhası ve yetkilinin kimliğiyle çevrim içi başvurulur, aynı gün sonuçlanır. Çalışanlara harcama sınırı koyabilir, hangi rotalara bilet alınabileceğini belirleyebilir, raporu proje adına göre ayırabilirsiniz.',
          },
        },
        facts: [
          {
            label: { tr: 'Fatura', en: 'Invoice' },
            value: { tr: 'Ayda bir, toplu', en: 'Monthly, consolidated' },
          },
          {
            label: { tr: 'Kapsam', en: 'For' },
            value: { tr: 'Elli çalışana kadar işletmeler', en: 'Businesses of up to fifty people' },
          },
          {
            label: { tr: 'Sonraki uçak', en: 'Next flight' },
            value: { tr: 'Yer varsa ücretsiz', en: 'Free if seats remain' },
          },
        ],
      },
    ],
  },
];
