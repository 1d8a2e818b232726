import type { DemoPattern } from '../shape.ts';

export const petFreeMonths: DemoPattern = {
  key: 'pet-free-months',
  path: ['Evcil Hayvan Sigortası'],
  benefit: { tr: 'İlk {count} ay ücretsiz', en: 'First {count} months free' },
  conditions: [
    {
      tr: 'Yıllık poliçede ilk {count} ay prim alınmaz, sonraki aylar {monthlyPayment} ödenir.',
      en: 'In a yearly policy no premium is charged for the first {count} months; later months cost {monthlyPayment}.',
    },
    {
      tr: 'Mikroçip ve güncel aşı karnesi gerekir.',
      en: 'A microchip and an up-to-date vaccination card are required.',
    },
    {
      tr: 'Hastalık teminatı otuz gün bekler, kaza teminatı hemen başlar.',
      en: 'Illness cover waits thirty days; accident cover starts at once.',
    },
    { tr: 'Hayvan başına bir kez, ilk poliçede geçerlidir.', en: 'Once per animal, on a first policy.' },
  ],
  campaigns: [
    {
      brand: 'Evdirek Sigorta',
      title: {
        tr: 'Kedinize Evdirek Sigorta, ilk {count} ay bizden',
        en: 'Evdirek Sigorta for your cat, first {count} months on us',
      },
      description: {
        tr: 'Kediler hastalığı gizler; fark edildiğinde fatura da büyümüştür. Böbrek değerleri, diş taşı, idrar yolu tıkanması bu poliçenin en sık ödediği kalemlerdir. Seçtiğiniz veterinere gider, fişi fotoğraflarsınız, ödeme beş günde yatar. Balkondan düşme, evet, kapsamdadır; ağ taktırırsanız masrafının yarısı da bizden. İlk aylarda deneyin, memnun kalmazsanız kapatın.',
        en: 'Cats hide illness, and by the time you notice, the bill has grown. Kidney values, tartar and urinary blockage are what this policy pays for most. You go to the vet you like, photograph the receipt and are paid in five days. Falls from the balcony are covered, and we pay half the cost of fitting a net.',
      },
      figures: { monthlyPayment: 420, count: 3 },
      more: {
        title: { tr: 'Hangi veteriner?', en: 'Which vet?' },
        text: {
          tr: 'Ruhsatlı bütün klinikler olur, anlaşma şartı aranmaz. Acilde önce tedavi, sonra evrak. Nöbetçi klinik listesini uygulamada bulur, muayene notunu da oradan yüklersiniz. Eksik belge olursa sizi ararız.',
          en: 'Any licensed clinic will do; no partnership is needed. In an emergency treatment comes first and papers later. The app lists clinics on duty and takes the examination note as well.',
        },
      },
      facts: [
        {
          label: { tr: 'Ödeme süresi', en: 'Payment' },
          value: { tr: 'Beş iş günü', en: 'Five working days' },
        },
        { label: { tr: 'Veteriner', en: 'Vet' }, value: { tr: 'Serbest seçim', en: 'Free choice' } },
        {
          label: { tr: 'Yaş', en: 'Age' },
          value: { tr: 'İki ay – dokuz yaş', en: 'Two months to nine years' },
        },
      ],
    },
    {
      brand: 'Fanus Sigorta',
      title: { tr: 'Köpeğiniz ısırırsa da ısırılırsa da: Fanus Sigorta Patili' },
      description: {
        tr: 'Parkta iki köpek kavga eder, iki sahip de haklıdır. Patili’nin sorumluluk maddesi karşı tarafın veteriner ve hastane giderini, kendi köpeğinizin dikişini aynı dosyada öder. Kaybolursa ilan baskısı, bulana ödül, barınaktan alma ücreti eklenir. Ormanda kene, sahilde zehirlenme, düğünde havai fişek korkusu; hepsi için danışabileceğiniz bir veteriner hattı var.',
      },
      figures: { monthlyPayment: 560, count: 2 },
      facts: [
        {
          label: { tr: 'Sorumluluk', en: 'Liability' },
          value: { tr: 'Üçüncü kişi ve hayvan', en: 'People and other animals' },
        },
        {
          label: { tr: 'Kayıp', en: 'If lost' },
          value: { tr: 'İlan ve ödül gideri', en: 'Posters and reward' },
        },
        {
          label: { tr: 'Irk', en: 'Breeds' },
          value: { tr: 'Yasaklı ırklar hariç', en: 'Banned breeds excluded' },
        },
      ],
    },
    {
      brand: 'Dulda Sigorta',
      title: {
        tr: 'Barınaktan sahiplenene {count} ay Dulda Sigorta hediyesi',
        en: 'Adopted from a shelter? {count} months on Dulda Sigorta',
      },
      description: {
        tr: 'Yaşı bilinmeyen, karnesi yarım, kulağı kesik bir dost evinize geldiyse çoğu şirket soru işareti görür. Biz veterinerin tahmini yaşını kabul eder, geçirilmiş hastalığı ceza saymayız. Altı ayın primi bizim teşekkürümüz; kısırlaştırma ve ilk aşı turu da buna eklenir. Barınağın sahiplendirme tutanağı başvuru için yeterli belgedir.',
        en: 'When a friend of unknown age with half a vaccination card moves in, most insurers see a question mark. We accept the vet’s estimate and do not punish past illness. The free months are our thank-you, and neutering and the first round of vaccines come on top. The shelter’s adoption record is all you need to apply.',
      },
      figures: { monthlyPayment: 390, count: 6 },
      more: {
        title: { tr: 'İlk haftanın planı', en: 'A plan for the first week' },
        text: {
          tr: 'Önce sessiz bir oda, sonra veteriner. İlk muayenede iç dış parazit, mikroçip ve kan sayımı yapılır; makbuzları yükleyin, tamamı karşılanır. Davranış uzmanıyla bir görüntülü görüşme hakkınız da var.',
          en: 'First a quiet room, then the vet. Parasites, microchip and blood count are done at the first visit; upload the receipts and all of it is paid. One video session with a behaviourist is included.',
        },
      },
      facts: [
        {
          label: { tr: 'Belge', en: 'Document' },
          value: { tr: 'Sahiplendirme tutanağı', en: 'Adoption record' },
        },
        { label: { tr: 'Kısırlaştırma', en: 'Neutering' }, value: { tr: 'Dâhil', en: 'Included' } },
        {
          label: { tr: 'Davranış uzmanı', en: 'Behaviourist' },
          value: { tr: 'Bir görüşme', en: 'One session' },
        },
      ],
    },
    {
      brand: 'Ardıçkol Sigorta',
      title: {
        tr: 'Muhabbet kuşundan kaplumbağaya: egzotik dostlara poliçe',
        en: 'From budgie to tortoise: a policy for exotic friends',
      },
      description: {
        tr: 'Tavşanın dişi uzar, papağan tüyünü yolar, kaplumbağa kış uykusundan uyanmaz; bakan hekim azdır, olanı pahalıdır. Bu poliçe egzotik hekimi bulmayı da görevi sayar: en yakın üç kliniği listeler, yol elli kilometreyi aşarsa yakıtınızı öder. Kafes ısıtıcısı arızasında ölen hayvanın bedeli de karşılanır. Yasal belge gereken türlerde sertifika istenir.',
        en: 'Rabbits’ teeth overgrow, parrots pluck themselves, tortoises fail to wake, and the few vets who know are dear. This policy also finds them: it lists the three nearest clinics and pays your fuel when the way is over fifty kilometres. Animals lost to a failed heater are covered. Protected species need their certificate.',
      },
      figures: { monthlyPayment: 180, count: 4 },
      facts: [
        {
          label: { tr: 'Türler', en: 'Species' },
          value: { tr: 'Kuş, kemirgen, sürüngen', en: 'Birds, rodents, reptiles' },
        },
        {
          label: { tr: 'Yol desteği', en: 'Travel' },
          value: { tr: 'Elli km üzerinde yakıt', en: 'Fuel beyond fifty km' },
        },
        {
          label: { tr: 'Sertifika', en: 'Papers' },
          value: { tr: 'Korunan türlerde gerekli', en: 'Needed for protected species' },
        },
      ],
    },
    {
      brand: 'Evdirek Sigorta',
      title: { tr: 'İki patiliye tek poliçe, ilk {count} ay prim yok' },
      description: {
        tr: 'Biri hastalanınca öteki de kuyruğa girer. Çift poliçesi iki hayvanın yıllık limitini ortak havuzda tutar: biri hiç gitmez, diğeri iki ameliyat olursa hak yanmaz. Kedi ile köpek karışık olabilir. Tatile çıkarken pansiyon, siz hastanede yatarken eve gelen bakıcı ödeneği var. İkincisini sonradan sahiplenirseniz ortadan eklenir, süre baştan başlamaz.',
      },
      figures: { monthlyPayment: 690, count: 3 },
      facts: [
        {
          label: { tr: 'Hayvan sayısı', en: 'Animals' },
          value: { tr: 'İki, karışık olabilir', en: 'Two, any mix' },
        },
        { label: { tr: 'Limit', en: 'Limit' }, value: { tr: 'Ortak havuz', en: 'Shared pool' } },
        {
          label: { tr: 'Bakıcı', en: 'Sitter' },
          value: { tr: 'Siz yatarken, yedi gün', en: 'Seven days while you are in hospital' },
        },
      ],
    },
  ],
};
