import type { PageTemplate } from '../../page-text.ts';
import { borusanNotice } from '../notice-borusan.ts';
import { deadlines } from './deadlines.ts';

/** Page with the longer privacy notice of BMW campaigns, the processors of each kind of data, and the time limits. */
export const borusan: PageTemplate = {
  title: borusanNotice.title,
  description:
    'BMW kampanyalarından teklif isteyenler için ayrıntılı aydınlatma metni: veri sorumluları, aktarım, süreler ve başvuru.',
  version: borusanNotice.version,
  date: '2026-11-29',
  notice: 'borusan',
  introduction: [
    'BMW kampanyalarında teklif isteğiniz birden çok şirketin elinden geçer. Bu yüzden genel aydınlatma metnine ek olarak bu ayrıntılı metni hazırladık. Genel metindeki on veri kategorisi tablosu burada da geçerlidir.',
  ],
  sections: [
    {
      heading: 'Verileriniz kimde, ne için bulunur?',
      paragraphs: [
        'Aşağıdaki tablo, isteğinizin izlediği yolu özetler. Her şirket kendi yaptığı işlemden sorumludur; haklarınızı her birine karşı ayrı ayrı kullanabilirsiniz. Örnek verilerle çalışan tanıtım sitesinde istekler bu şirketlere gönderilmez.',
      ],
      table: {
        caption: 'İsteğinizin izlediği yol',
        columns: ['Kim?', 'Sıfatı', 'Eriştiği veri', 'Ne için?'],
        rows: [
          [
            '{controllerName}',
            'Veri sorumlusu',
            'Formda verdiğiniz bilgiler ve kayıtlı onaylarınız',
            'İsteği almak, mükerrerleri ayıklamak, markaya iletmek',
          ],
          [
            'Borusan Otomotiv',
            'Bağımsız veri sorumlusu',
            'Formda verdiğiniz bilgiler, ilgilendiğiniz model',
            'İsteği yetkili satıcıya yönlendirmek, süreci izlemek',
          ],
          [
            'Yetkili satıcı',
            'Bağımsız veri sorumlusu',
            'Formda verdiğiniz bilgiler, ilgilendiğiniz model',
            'Teklif hazırlamak, deneme sürüşü ve satış',
          ],
          [
            'Finans kuruluşu',
            'Bağımsız veri sorumlusu',
            'Yalnızca finansman isterseniz gereken bilgiler',
            'Finansman teklifi hazırlamak',
          ],
          [
            'Barındırma ve e-posta hizmeti verenler',
            'Veri işleyen',
            'Hizmetin çalışması için gerekli kayıtlar',
            'Sitenin ve iletilerin teknik olarak yürütülmesi',
          ],
        ],
      },
      seeAlso: ['kvkk'],
    },
    deadlines,
  ],
};
