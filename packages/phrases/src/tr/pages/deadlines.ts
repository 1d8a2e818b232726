import type { PageSection } from '../../page-text.ts';

/** How to apply, and the time limit of each step. Both notices end with this section. */
export const deadlines: PageSection = {
  heading: 'Süreler: 30, 30 ve 60 gün',
  paragraphs: [
    'Başvurunuzda adınız ve soyadınız, yazılıysa imzanız, T.C. kimlik numaranız (yabancıysanız uyruğunuz ile pasaport veya varsa kimlik numaranız), tebligata esas yerleşim yeri adresiniz, varsa bildirime esas e-posta adresiniz ve telefonunuz ile ne istediğiniz bulunmalıdır. Konuya ilişkin belgeleri ekleyebilirsiniz. Süreler aşağıdaki gibi işler:',
  ],
  table: {
    caption: 'Başvuru ve şikâyet süreleri',
    columns: ['Adım', 'Süre', 'Ne zaman başlar?', 'Nasıl?'],
    rows: [
      [
        'Başvurunuzun sonuçlandırılması',
        'En geç 30 gün',
        'Başvurunuz bize ulaştığında',
        'Yazılı olarak veya e-posta ile yanıt verilir.',
      ],
      [
        'Yanıt üzerine Kurul’a şikâyet',
        '30 gün',
        'Yanıtı öğrendiğinizde',
        'Kişisel Verileri Koruma Kurulu’na başvurulur; önce bize başvurmuş olmanız gerekir.',
      ],
      [
        'Şikâyet için son gün',
        'Her hâlde 60 gün',
        'Bize başvurduğunuzda',
        'Yanıt verilmese bile bu süre içinde Kurul’a başvurulur.',
      ],
    ],
  },
};
