import { leads } from './leads.ts';

/** Phrases of the page for e-mail templates, in addition to those of every record page. */
export const mailTemplates = {
  title: 'E-posta şablonları',
  one: 'E-posta şablonu',
  count: (p: { count: string }) => `${p.count} şablon`,
  search: 'Şablon ara',
  add: 'Yeni şablon',
  emptyTitle: 'Henüz şablon yok',
  emptyText: 'İsteği gönderene yazarken kullanılacak metinleri iki dilde buraya ekleyin.',
  fields: {
    name: { label: 'Şablon', hint: 'Listede görünen ad, örneğin “Teklif hazır”' },
    nameEn: { label: 'Şablon (İngilizce)', hint: 'İngilizce ofiste görünür; boşsa aynı ad kullanılır' },
    brandId: { label: 'Marka', hint: 'Sonradan değiştirilemez' },
    purpose: {
      label: 'Amaç',
      hint: 'Kampanya iletisi yalnızca izni kayıtlı kişilere gönderilebilir',
      choices: { service: 'İstek hakkında', marketing: 'Kampanya iletisi' },
    },
    stage: {
      label: 'Önerildiği durum',
      hint: 'Bu durumdaki istekler için yazarken ilk sırada önerilir',
      choices: leads.fields.stand.choices,
    },
    subject: { label: 'Konu', hint: 'Yer tutucular: {name}, {campaign}, {brand}' },
    text: {
      label: 'Metin',
      hint: 'Boş bir satır yeni paragraf başlatır; yer tutucular burada da geçerlidir',
    },
    subjectEn: { label: 'Konu (İngilizce)', hint: '' },
    textEn: { label: 'Metin (İngilizce)', hint: '' },
    isActive: { label: 'Etkin', hint: 'Kapalıyken e-posta yazarken seçilemez' },
  },
  /** Templates that each brand begins with. */
  byDefault: {
    received: {
      name: 'İsteğinizi aldık',
      subject: 'İsteğinizi aldık, size dönüş yapacağız',
      text: 'Merhaba {name},\n\n“{campaign}” için gönderdiğiniz isteği aldık. İnceleyip çalışma saatleri içinde size dönüş yapacağız.\n\nİyi günler dileriz,\n{brand}',
    },
    missed: {
      name: 'Size ulaşamadık',
      subject: 'Size ulaşmaya çalıştık',
      text: 'Merhaba {name},\n\n“{campaign}” için gönderdiğiniz istekle ilgili size ulaşmaya çalıştık ama başaramadık. En kısa sürede yeniden deneyeceğiz.\n\nİyi günler dileriz,\n{brand}',
    },
    details: {
      name: 'Ek bilgi gerekiyor',
      subject: 'Teklifiniz için birkaç ek bilgiye ihtiyacımız var',
      text: 'Merhaba {name},\n\n“{campaign}” teklifinizi hazırlayabilmek için birkaç ek bilgiye ihtiyacımız var. Bunları sormak üzere kısa süre içinde size dönüş yapacağız.\n\nİyi günler dileriz,\n{brand}',
    },
    ready: {
      name: 'Teklif hazır',
      subject: 'Teklifiniz hazır',
      text: 'Merhaba {name},\n\n“{campaign}” için teklifinizi hazırladık. Ayrıntıları anlatmak ve sorularınızı yanıtlamak için size dönüş yapacağız.\n\nİyi günler dileriz,\n{brand}',
    },
    followUp: {
      name: 'Teklifi hatırlatma',
      subject: 'Teklifimizi inceleyebildiniz mi?',
      text: 'Merhaba {name},\n\n“{campaign}” için size ilettiğimiz teklifi inceleyebildiniz mi? Sorularınız varsa yanıtlamaktan memnuniyet duyarız.\n\nİyi günler dileriz,\n{brand}',
    },
  },
};

export type MailTemplateWords = typeof mailTemplates;
