import type { DemoPattern } from '../shape.ts';

export const healthMonthlyCheckup: DemoPattern = {
  key: 'health-monthly-checkup',
  path: ['Sağlık Sigortası', 'Tamamlayıcı Sağlık'],
  benefit: { tr: 'Ücretsiz yıllık check-up', en: 'Free yearly check-up' },
  conditions: [
    {
      tr: 'Check-up {reward} değerindedir ve poliçe yılında bir kez yapılır.',
      en: 'The check-up is worth {reward} and is done once per policy year.',
    },
    {
      tr: 'Poliçe aylık {monthlyPayment} ile {term} ay ödenir; örnek prim otuz beş yaş içindir.',
      en: 'The policy is paid at {monthlyPayment} a month for {term} months; the sample premium is for age thirty-five.',
    },
    {
      tr: 'Randevu en az bir hafta önceden, anlaşmalı merkezlerden alınır.',
      en: 'Book at least a week ahead at a partner centre.',
    },
    {
      tr: 'Kullanılmayan check-up sonraki yıla devretmez, başkasına verilemez.',
      en: 'An unused check-up is neither carried over nor transferable.',
    },
  ],
  campaigns: [
    {
      brand: 'Fanus Sigorta',
      title: { tr: 'Ayda {monthlyPayment}: Fanus Sigorta sağlık ve check-up birlikte' },
      description: {
        tr: 'Hastaneye yalnızca hastayken gidenlerdenseniz, yılda bir gün de iyiyken gidin. Kan sayımı, karaciğer, böbrek, tiroit, kolesterol, akciğer filmi ve dâhiliye yorumu aynı sabah biter; aç gelirsiniz, kahvaltıyı merkez verir. Sonucu okuyan hekim soru sormanız için yirmi dakika ayırır. Poliçenin geri kalanı özel hastane farkını üstlenir.',
      },
      figures: { monthlyPayment: 1150, term: 12, reward: 6500 },
      facts: [
        {
          label: { tr: 'Tetkik', en: 'Tests' },
          value: { tr: 'Otuz iki parametre', en: 'Thirty-two parameters' },
        },
        { label: { tr: 'Süre', en: 'Time' }, value: { tr: 'Üç saat', en: 'Three hours' } },
        { label: { tr: 'Merkez', en: 'Centres' }, value: { tr: '41 ilde', en: 'In 41 provinces' } },
      ],
    },
    {
      brand: 'Cankuşak Sigorta',
      title: {
        tr: 'Kadınlara özel tarama hediyeli Cankuşak Sigorta planı',
        en: 'Cankuşak Sigorta plan with a free screening for women',
      },
      description: {
        tr: 'Meme ultrasonu, smear, HPV, kemik yoğunluğu; çoğu kadın bunları takvime yazar, sonra takvimi değiştirir. Plan size yaşınıza göre hangi tetkikin ne zaman gerektiğini hatırlatır, kadın hekim tercihinizi kaydeder, merkezi iş yerinize yakın seçer. Şüpheli sonuçta ikinci görüş ücretsizdir. Aylık {monthlyPayment} karşılığında hem tarama hem hastane güvencesi sürer.',
        en: 'Breast ultrasound, smear, HPV, bone density: most women write them in the diary and then change the diary. The plan reminds you which test is due at your age, notes your wish for a woman doctor and picks a centre near your work. A second opinion is free if a result looks doubtful. For {monthlyPayment} a month both screening and hospital cover run on.',
      },
      figures: { monthlyPayment: 1290, term: 12, reward: 8400 },
      more: {
        title: { tr: 'Yaşa göre tarama', en: 'Screening by age' },
        text: {
          tr: 'Yirmili yaşlarda smear, kırktan sonra mamografi, menopoz döneminde kemik ölçümü öne çıkar. Ailede öykü varsa takvim erkene alınır; genetik danışman görüşmesi de hakkınızın içindedir. Sonuçlar telefonunuza gizli iletilir.',
          en: 'Smears matter in the twenties, mammograms after forty and bone measurements around menopause. With a family history the calendar starts earlier, and a genetic counselling session is part of your right.',
        },
      },
      facts: [
        {
          label: { tr: 'Hekim tercihi', en: 'Choice of doctor' },
          value: { tr: 'Kadın hekim seçilebilir', en: 'A woman doctor on request' },
        },
        { label: { tr: 'İkinci görüş', en: 'Second opinion' }, value: { tr: 'Ücretsiz', en: 'Free' } },
        { label: { tr: 'Yaş', en: 'Age' }, value: { tr: 'Yirmi – altmış beş', en: 'Twenty to sixty-five' } },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: { tr: 'Masa başı çalışana Dulda Sigorta: bel, göz, stres taraması' },
      description: {
        tr: 'Günün dokuz saati ekran, kalanında boyun ağrısı. Bu planın check-up’ı fizyoterapist muayenesiyle başlar, göz tansiyonu ve kuruluk ölçümüyle sürer, psikologla kırk dakikalık sohbetle biter. Sonunda size haftalık yedi egzersizlik bir kart verilir. Fizik tedavi seansları yılda on beşe kadar poliçeden, uzmanı dilediğiniz anlaşmalı klinikten seçersiniz.',
      },
      figures: { monthlyPayment: 980, term: 12, reward: 5200 },
      facts: [
        {
          label: { tr: 'Fizik tedavi', en: 'Physiotherapy' },
          value: { tr: 'Yılda on beş seans', en: 'Fifteen sessions a year' },
        },
        {
          label: { tr: 'Psikolog', en: 'Psychologist' },
          value: { tr: 'Kırk dakika, dâhil', en: 'Forty minutes, included' },
        },
        {
          label: { tr: 'Göz', en: 'Eyes' },
          value: { tr: 'Tansiyon ve kuruluk testi', en: 'Pressure and dryness test' },
        },
      ],
    },
    {
      brand: 'Cankuşak Sigorta',
      title: { tr: 'Sporcuya Cankuşak Sigorta: eforlu kalp testi dâhil plan' },
      description: {
        tr: 'Maratona hazırlananlar, halı saha kaptanları, kırkından sonra bisiklete başlayanlar kalbini koşu bandında dinletsin. Efor testi, ekokardiyografi, laktat eşiği, vücut analizi; raporu antrenörünüzle paylaşabileceğiniz sade bir dille yazılır. Menisküs ve bağ yaralanmaları amatör sporda teminat içindedir. Profesyonel lisansı bulunanlar için ayrı ürünümüz var, bu plan hobi sporcusunundur.',
      },
      figures: { monthlyPayment: 1420, term: 12, reward: 7800 },
      more: {
        title: { tr: 'Rapor nasıl okunur?' },
        text: {
          tr: 'Üç renk kullanırız: yeşil devam, sarı hekimle konuş, kırmızı antrenmanı durdur. Nabız bölgeleriniz yazılı gelir, saatinize elle girersiniz. Kırmızı çıkarsa kardiyoloji randevusu aynı hafta ayarlanır.',
        },
      },
      facts: [
        {
          label: { tr: 'Spor yaralanması', en: 'Sports injury' },
          value: { tr: 'Amatör, dâhil', en: 'Amateur, included' },
        },
        {
          label: { tr: 'Testler', en: 'Tests' },
          value: { tr: 'Efor, eko, laktat', en: 'Stress test, echo, lactate' },
        },
        { label: { tr: 'Rapor', en: 'Report' }, value: { tr: 'Beş iş günü', en: 'Five working days' } },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: {
        tr: 'Serbest çalışana Ardıçkol Sigorta: ay ay öde, kontrol bizden',
        en: 'For freelancers: pay month by month, check-up on Ardıçkol Sigorta',
      },
      description: {
        tr: 'Geliri aydan aya değişen çevirmen, tasarımcı, kameraman yıllık primi bir kerede görünce vazgeçer. Burada abonelik gibi ödersiniz; iş az gelen dönemde iki ay ara verir, poliçeyi askıya alırsınız. Ücretsiz kontrolünüz askıdan etkilenmez. Bağ-Kur’lu olmanız yeterli, gelir belgesi istenmez, kart limiti de yıllık tutarla kapanmaz. Vazgeçmek de serbesttir.',
        en: 'Translators, designers and camera operators whose income changes monthly give up when they see a yearly premium in one piece. Here you pay as for a subscription, and in a lean spell you may pause the policy for two months. Your free check-up is not affected. Bağ-Kur registration is enough, no proof of income is asked and your card limit is not blocked.',
      },
      figures: { monthlyPayment: 1060, term: 12, reward: 5900 },
      facts: [
        { label: { tr: 'Ara verme', en: 'Pause' }, value: { tr: 'Yılda iki ay', en: 'Two months a year' } },
        {
          label: { tr: 'Kart limiti', en: 'Card limit' },
          value: { tr: 'Yalnız aylık tutar', en: 'Monthly amount only' },
        },
        {
          label: { tr: 'Şart', en: 'Requirement' },
          value: { tr: 'Etkin Bağ-Kur kaydı', en: 'Active Bağ-Kur registration' },
        },
      ],
    },
  ],
};
