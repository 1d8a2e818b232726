import type { DemoPattern } from '../shape.ts';

export const checkUpPatterns: readonly DemoPattern[] = [
  {
    key: 'check-up-tek-fiyat',
    path: ['Check-up'],
    benefit: { tr: 'Tek fiyat {campaignPrice}', en: 'One price: {campaignPrice}' },
    conditions: [
      {
        tr: '{campaignPrice} tutar; {installment} taksitte ayda {monthlyPayment} ödenebilir.',
        en: '{campaignPrice}, payable in {installment} instalments of {monthlyPayment} a month.',
      },
      {
        tr: 'Paket dışında ek işlem, yazılı onayınız olmadan yapılmaz.',
        en: 'Nothing beyond the package is done without your written consent.',
      },
      {
        tr: 'Sonuçları hekim değerlendirir; paket teşhis veya tedavi vaadi içermez.',
        en: 'A doctor reads the results; no diagnosis or treatment is promised.',
      },
      {
        tr: 'Şikâyetiniz varsa paket beklemeden hekime başvurun.',
        en: 'If you have symptoms, see a doctor without waiting for a package.',
      },
      {
        tr: 'Randevu, 24 saat öncesine dek ücretsiz değiştirilir.',
        en: 'Appointments may be moved free up to 24 hours before.',
      },
    ],
    campaigns: [
      {
        brand: 'Tamnabız',
        title: { tr: 'Temel check-up paketi: baştan belli fiyat {campaignPrice}' },
        description: {
          tr: 'Kapıdan kaç liraya çıkacağını bilmemek pek çok kişiyi erteletiyor. Temel pakette kan sayımı, açlık şekeri, idrar tahlili, tansiyon ölçümü, elektrokardiyografi ve dahiliye görüşmesi var; hepsi tek sabaha sığar. Kahvaltı etmeden gelir, tetkikten sonra ikramımızla kahvaltınızı yaparsınız. Sonuç dosyası aynı hafta telefonunuza ulaşır, hangi değerin ne anlama geldiğini hekim sizinle satır satır konuşur.',
        },
        figures: { campaignPrice: 6900, installment: 3, monthlyPayment: 2300 },
        more: {
          title: { tr: 'Gelmeden önce' },
          text: {
            tr: 'On saat boyunca su dışında bir şey tüketmeyin, ilaçlarınızı kesmek için mutlaka kendi hekiminize danışın. Kolu kolay açılan bir giysi seçin. Eski tahlilleriniz varsa getirin, karşılaştırma yapmaya yarar.',
          },
        },
        facts: [
          { label: { tr: 'Süre', en: 'Duration' }, value: { tr: 'Yaklaşık 2 saat', en: 'About 2 hours' } },
          { label: { tr: 'Sonuç', en: 'Results' }, value: { tr: '3 iş günü', en: '3 working days' } },
          {
            label: { tr: 'Kapsam', en: 'Covers' },
            value: { tr: 'Tahlil, EKG, hekim görüşmesi', en: 'Lab tests, ECG, doctor’s talk' },
          },
        ],
      },
      {
        brand: 'Tamnabız',
        title: { tr: 'Kadınlar için kapsamlı check-up, {installment} taksit seçeneği' },
        description: {
          tr: 'Yaşa ve aile geçmişine göre hangi tetkikin gerektiğine hekim karar verir; bu nedenle paket ön görüşmeyle başlar. Gerekli görülen ultrasonlar, jinekoloji muayenesi, tiroit ve demir değerleri listeye eklenir, uygun olmayan çıkarılıp ücreti düşülür. Kadın sağlık ekibi isteyenlerin talebi randevuda kaydedilir. Bekleme salonu ayrı kattadır, refakatçiniz yanınızda kalabilir, çocuk için oyun köşesi vardır.',
        },
        figures: { campaignPrice: 14400, installment: 6, monthlyPayment: 2400 },
        facts: [
          {
            label: { tr: 'Başlangıç', en: 'Starts with' },
            value: { tr: 'Hekim ön görüşmesi', en: 'A talk with a doctor' },
          },
          { label: { tr: 'Ekip', en: 'Team' }, value: { tr: 'Talebe göre kadın', en: 'Women on request' } },
        ],
      },
      {
        brand: 'Tamnabız',
        title: {
          tr: 'Erkekler için check-up paketi {campaignPrice}',
          en: 'A check-up for men at {campaignPrice}',
        },
        description: {
          tr: 'Arabasını her yıl bakıma götürüp kendini on yıldır ihmal edenlere sakin bir davet. Kan yağları, karaciğer ve böbrek değerleri, göğüs röntgeni gerekip gerekmediği, üroloji görüşmesi; hepsi tek listede açıklamasıyla yazar. Cumartesi açığız, izin almanız gerekmez. Eşinizin ısrarıyla geldiyseniz o da ücretsiz kahvesini içer. Bulgular size teslim edilir, üçüncü kişiye bilgi verilmez.',
          en: 'A calm invitation to those who service the car every year and have neglected themselves for ten. Blood lipids, liver and kidney values, whether a chest X-ray is needed at all, a talk with a urologist: one list explains it all. We are open on Saturdays, so no day off is needed. Findings go to you and to no third person. If your wife insisted, she has coffee meanwhile.',
        },
        figures: { campaignPrice: 12900, installment: 6, monthlyPayment: 2150 },
        more: {
          title: { tr: 'Verileriniz', en: 'Your data' },
          text: {
            tr: 'Sağlık verileriniz yalnız sizi gören hekim ve yetkili personel tarafından görülür. Raporu e-posta yerine doğrulamalı uygulamadan açarsınız. İstediğiniz an kopyasını alabilir, mevzuatın izin verdiği ölçüde silinmesini isteyebilirsiniz.',
            en: 'Health data are seen by your doctor and authorised staff alone. You open the report in a verified app rather than by e-mail, may take a copy, and may ask for deletion within the law.',
          },
        },
        facts: [
          { label: { tr: 'Gün', en: 'Days' }, value: { tr: 'Cumartesi dahil', en: 'Saturdays included' } },
          {
            label: { tr: 'Hekim', en: 'Doctors' },
            value: { tr: 'Dahiliye, üroloji', en: 'Internal medicine, urology' },
          },
          { label: { tr: 'Rapor', en: 'Report' }, value: { tr: 'Uygulamadan', en: 'In the app' } },
        ],
      },
      {
        brand: 'Zindeada',
        title: { tr: 'Spora başlarken hekim görüşmeli değerlendirme {campaignPrice}' },
        description: {
          tr: 'Uzun aradan sonra koşu bandına çıkacaklar için salonumuzdaki ölçüm ile anlaşmalı hekim görüşmesi aynı randevuda. Dinlenik nabız, esneklik, denge ve vücut ölçüleri eğitmenle alınır; kalp öyküsü olanlara hekim gerekli gördüğü tetkiki söyler. Ortaya haftalık, ölçülü bir program taslağı çıkar. Ölçümler sağlık raporu yerine geçmez. Altı hafta sonra aynı testler yinelenip kıyaslanır.',
        },
        figures: { campaignPrice: 3600, installment: 3, monthlyPayment: 1200 },
        facts: [
          { label: { tr: 'Süre', en: 'Duration' }, value: { tr: '75 dakika', en: '75 minutes' } },
          {
            label: { tr: 'Tekrar ölçüm', en: 'Repeat' },
            value: { tr: '6 hafta sonra, dahil', en: 'After 6 weeks, included' },
          },
        ],
      },
      {
        brand: 'Tamnabız',
        title: { tr: 'Anne babanıza refakatli check-up günü {campaignPrice}' },
        description: {
          tr: 'Uzakta yaşıyorsanız büyüklerinizin hastane koridorunda tek başına dolaşması içinize sinmez. Bu pakette görevlimiz onları evden alır, her odada yanlarında durur, akşamüstü geri bırakır; siz de hekim görüşmesine görüntülü katılırsınız. İşitme zorluğu yaşayanlara yazılı anlatım, yürüteç kullananlara asansörlü giriş planlanır. Kullandıkları ilaçların listesini bir gün evvel telefonda birlikte çıkarırız.',
        },
        figures: { campaignPrice: 16200, installment: 6, monthlyPayment: 2700 },
        more: {
          title: { tr: 'Refakatçi ne yapar?' },
          text: {
            tr: 'Eğitimli görevlimiz kapıdan kapıya eşlik eder, sıra takibini yapar, su ve yemek ihtiyacını karşılar. Tıbbi yorum yapmaz. Gün boyunca size üç kez mesajla nerede olduklarını ve nasıl hissettiklerini bildirir.',
          },
        },
        facts: [
          {
            label: { tr: 'Ulaşım', en: 'Transport' },
            value: { tr: 'Evden alma ve bırakma', en: 'Door to door' },
          },
          { label: { tr: 'Yaş', en: 'Ages' }, value: { tr: '60 ve üzeri', en: '60 and over' } },
          {
            label: { tr: 'Geçerli olduğu yer', en: 'Where' },
            value: { tr: 'İstanbul, Ankara, İzmir', en: 'İstanbul, Ankara, İzmir' },
          },
        ],
      },
    ],
  },
];
