import type { DemoPattern } from '../shape.ts';

export const lifeCashback: DemoPattern = {
  key: 'life-cashback',
  path: ['Hayat Sigortası'],
  benefit: { tr: '{reward} prim iadesi', en: '{reward} premium back' },
  conditions: [
    {
      tr: '{reward} iade, {count} yıl boyunca primleri düzenli ödenen poliçenin sonunda yapılır.',
      en: 'The {reward} refund is paid at the end of a policy kept up for {count} years.',
    },
    {
      tr: 'Aylık prim {monthlyPayment}; tutar yaşa, teminata ve sağlık beyanına göre değişir.',
      en: 'The monthly premium is {monthlyPayment} and depends on age, cover and health statement.',
    },
    {
      tr: 'Sağlık beyanı doğru ve eksiksiz verilmelidir.',
      en: 'The health statement must be true and complete.',
    },
    {
      tr: 'Erken ayrılmada iade hakkı doğmaz, ilk otuz gün cayma serbesttir.',
      en: 'No refund on early exit; you may withdraw in the first thirty days.',
    },
  ],
  campaigns: [
    {
      brand: 'Cankuşak Sigorta',
      title: {
        tr: 'Cankuşak Sigorta Geri Dönen Hayat: sonunda {reward} sizin',
        en: 'Life cover that comes back: {reward} is yours at the end',
      },
      description: {
        tr: 'Bir şey olmazsa boşa gitti diye düşünenler için hayat sigortasının sonu değiştirildi. Süre sağlıkla tamamlandığında primlerin yarısı hesabınıza gelir; tatil, beyaz eşya, torunun altını, siz bilirsiniz. Vefat ve tam iş göremezlikte lehdar aynı hafta ödenir. Kimin adını yazdığınız gizli kalır, dilediğiniz gün değiştirirsiniz. Birikim özeti telefonunuzda durur.',
        en: 'For those who feel that a policy without a claim was money wasted, we rewrote the ending of life insurance. When the term ends in good health, half the premiums return to your account, to spend as you please. On death or total disability the beneficiary is paid within the week. You may change the name whenever you like.',
      },
      figures: { monthlyPayment: 750, count: 5, reward: 22500 },
      facts: [
        { label: { tr: 'Süre', en: 'Term' }, value: { tr: 'Beş yıl', en: 'Five years' } },
        {
          label: { tr: 'Ödeme', en: 'Payout' },
          value: { tr: 'Lehdara aynı hafta', en: 'To the beneficiary within a week' },
        },
        {
          label: { tr: 'Giriş yaşı', en: 'Entry age' },
          value: { tr: 'On sekiz – elli beş', en: 'Eighteen to fifty-five' },
        },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: {
        tr: 'Konut kredisi çekene Dulda Sigorta hayat: {reward} geri',
        en: 'Life cover for mortgage holders: {reward} back from Dulda Sigorta',
      },
      description: {
        tr: 'Bankanın önerdiği hayat poliçesini almak zorunda değilsiniz; aynı koşulu sağlayan başka bir şirketinkini de kabul eder. Azalan teminat, borcunuz küçüldükçe küçülür, böylece gereksiz prim ödemezsiniz. Eşlerin ikisini birden yazdırdığınızda kredi hangisine bağlıysa o sıraya bakılır. Erken kapatma hâlinde poliçe sizin üzerinizde, evden bağımsız sürer. Kiraya verseniz bile değişmez.',
        en: 'You need not take the life policy your bank suggests; it accepts another that meets the same terms. With decreasing cover the sum falls as your debt does, so you pay no needless premium. Both spouses can be insured. If you close the loan early, the policy stays yours and carries on without the house.',
      },
      figures: { monthlyPayment: 480, count: 10, reward: 14400 },
      more: {
        title: { tr: 'Bankaya nasıl bildirilir?', en: 'Telling the bank' },
        text: {
          tr: 'Poliçeyi dain-i mürtehin kaydıyla düzenler, kredi şubenize biz göndeririz. Banka eski poliçeyi iptal edip kalan günlerin primini size öder; dilekçe örneği hazırdır, yalnızca imzalarsınız. Şubeye gitmezsiniz.',
          en: 'We issue the policy with the lender noted and send it to your branch. The bank cancels the old one and refunds the remaining days; the letter is ready and you just sign it.',
        },
      },
      facts: [
        {
          label: { tr: 'Teminat', en: 'Cover' },
          value: { tr: 'Borçla birlikte azalır', en: 'Falls with the debt' },
        },
        {
          label: { tr: 'Banka kaydı', en: 'Lender note' },
          value: { tr: 'Bizden, ücretsiz', en: 'Done by us, free' },
        },
        {
          label: { tr: 'Erken kapatma', en: 'Early closure' },
          value: { tr: 'Poliçe sürer', en: 'Policy continues' },
        },
      ],
    },
    {
      brand: 'Fanus Sigorta',
      title: { tr: 'Tek maaşlı eve Fanus Sigorta: çocuğun okulu yarım kalmasın' },
      description: {
        tr: 'Evde bir gelir, üç gider varsa hesap tek kişinin sağlığına bağlıdır. Fanus ödemeyi toplu vermek yerine isterseniz her ay, on yıl boyunca eve maaş gibi yatırır; okul taksidi, kira ve mutfak aksamaz. Çocuklar mezun olduğunda artan bölümü kendileri kullanır. Beyan ettiğiniz küçük tansiyon sorunu poliçeyi kapatmaz, ek primle yazılır.',
      },
      figures: { monthlyPayment: 920, count: 8, reward: 44000 },
      more: {
        title: { tr: 'Toplu mu, aylık mı?' },
        text: {
          tr: 'Lehdar yaşına ve alışkanlığına göre siz seçersiniz. Aylık ödeme enflasyona göre yılda bir güncellenir, kalan tutar her an toplu istenebilir. Vasi atanmış çocukta mahkeme kararı beklenmeden ilk üç ay yatırılır.',
        },
      },
      facts: [
        {
          label: { tr: 'Ödeme biçimi', en: 'Payout form' },
          value: { tr: 'Toplu veya aylık', en: 'Lump sum or monthly' },
        },
        { label: { tr: 'Güncelleme', en: 'Indexing' }, value: { tr: 'Yılda bir', en: 'Once a year' } },
        {
          label: { tr: 'Kimler için', en: 'For whom' },
          value: { tr: 'Bakmakla yükümlü ebeveynler', en: 'Parents with dependants' },
        },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: {
        tr: 'Ağır hastalık ekli Ardıçkol Sigorta hayat, ayda {monthlyPayment}',
        en: 'Life cover with critical illness, {monthlyPayment} a month',
      },
      description: {
        tr: 'Kanser, inme, kalp krizi, organ nakli: tanı konduğu an para gerekir, taburcu olunca değil. Patoloji raporunu yükledikten sonra on günde toplu ödeme yapılır; nereye harcayacağınızı sormayız. Hastaneye, ücretsiz izne ayrılan eşe ya da denize bakan bir eve, sizindir. Tanı sonrası prim alınmaz, poliçe kalan teminatla sürer. Başvuruda kan testi istenmez.',
        en: 'Cancer, stroke, heart attack, transplant: money is needed at diagnosis, not at discharge. A lump sum is paid ten days after you upload the pathology report, and we do not ask how you spend it. Premiums stop after the diagnosis and the policy carries on with the remaining cover. No blood test is asked when you apply.',
      },
      figures: { monthlyPayment: 640, count: 6, reward: 18000 },
      facts: [
        { label: { tr: 'Hastalık sayısı', en: 'Illnesses' }, value: { tr: 'On dokuz', en: 'Nineteen' } },
        { label: { tr: 'Ödeme', en: 'Payout' }, value: { tr: 'On gün, toplu', en: 'Ten days, lump sum' } },
        {
          label: { tr: 'Tanıdan sonra', en: 'After diagnosis' },
          value: { tr: 'Prim durur', en: 'Premiums stop' },
        },
      ],
    },
    {
      brand: 'Cankuşak Sigorta',
      title: {
        tr: 'Annelere Cankuşak Sigorta: bebekle başlayan hayat poliçesi',
        en: 'For mothers: a Cankuşak Sigorta life policy that starts with the baby',
      },
      description: {
        tr: 'Doğum izninde uyku arasında beş dakikada bitecek bir başvuru hazırladık: üç soru, bir imza, sonra yine uyku. Çocuğunuz ilkokuldan mezun olurken geri ödenen tutar onun adına açılan hesaba yatar. İlk yılda emzirme danışmanı ile lohusalık psikoloğu desteği eşlik eder. Evlat edinen anneler mahkeme kararıyla aynı haktan yararlanır.',
        en: 'We made an application that fits between two naps: three questions, one signature, then back to sleep. When your child finishes primary school the refund goes into an account in their name. In the first year a breastfeeding adviser and a psychologist stand by you. Adoptive mothers have the same right with the court decision.',
      },
      figures: { monthlyPayment: 380, count: 10, reward: 19000 },
      facts: [
        {
          label: { tr: 'Başvuru', en: 'Application' },
          value: { tr: 'Üç soru, beş dakika', en: 'Three questions, five minutes' },
        },
        {
          label: { tr: 'Destek', en: 'Support' },
          value: { tr: 'Emzirme danışmanı, psikolog', en: 'Breastfeeding adviser, psychologist' },
        },
        { label: { tr: 'Hesap', en: 'Account' }, value: { tr: 'Çocuğun adına', en: 'In the child’s name' } },
      ],
    },
  ],
};
