import type { PracticeWords } from '../../page-text.ts';

/** Sentences about cookies for each possible setting. */
export const practiceWords: PracticeWords = {
  silence: {
    spec: 'Yirmi saniye içinde seçim yapmazsanız tümünü kabul etmiş sayılırsınız; bu, örtük kabul olarak kaydedilir ve size ayrıca söylenir. Geri sayım siz pencereyle ilgilenirken, sekme gizliyken veya bir iletişim kutusu açıkken bekler; “Geri sayımı durdur” ile tümüyle durur.',
    'record-only':
      'Yirmi saniye içinde seçim yapmazsanız bu, örtük kabul olarak kaydedilir ve size söylenir; ama açık izniniz olmadan zorunlu olmayan hiçbir çerez kullanılmaz. Geri sayım siz pencereyle ilgilenirken, sekme gizliyken veya bir iletişim kutusu açıkken bekler; “Geri sayımı durdur” ile tümüyle durur.',
    strict:
      'Seçim yapmazsanız hiçbir şey kaydedilmez, zorunlu olmayan hiçbir çerez kullanılmaz ve soru ekranın altında kalır.',
  },
  tagManager: {
    there:
      'Analiz veya pazarlama izni verdiğinizde Google Etiket Yöneticisi (Google Tag Manager) yüklenir ve aşağıdaki çerezleri yazabilir. İzin vermediğiniz sürece yüklenmez, ondan hiçbir şey istenmez ve sinyalleri “reddedildi” durumundadır.',
    absent:
      'Bu sitede şu anda analiz veya reklam aracı kurulu değildir; bu yüzden analiz ve pazarlama izinleri verilse de başka bir şirketin çerezi yazılmaz.',
  },
  chatbot: {
    there:
      'Tercih izni verdiğinizde sayfanın köşesinde bir sohbet penceresi açılır. Onu sağlayan şirket, sohbeti sürdürebilmek için bu cihazda kendi kayıtlarını tutabilir. İzin vermediğiniz sürece ondan hiçbir şey istenmez.',
    absent: 'Bu sitede şu anda sohbet penceresi yoktur.',
  },
};
