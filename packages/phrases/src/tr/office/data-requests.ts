/** Phrases of the page for data-subject requests, in addition to those of every record page. */
export const dataRequests = {
  title: 'Veri başvuruları',
  one: 'Veri başvurusu',
  count: (p: { count: string }) => `${p.count} başvuru`,
  search: 'Kullanıcı adı ara',
  add: 'Yeni başvuru',
  emptyTitle: 'Bekleyen başvuru yok',
  emptyText:
    'Üyelerin kişisel verileriyle ilgili başvuruları burada listelenir; her birinin yanıtı için 30 gün vardır.',
  fields: {
    username: { label: 'Kullanıcı adı', hint: '' },
    kind: {
      label: 'Konu',
      hint: '',
      choices: {
        access: 'Bilgi ve erişim',
        correction: 'Düzeltme',
        erasure: 'Silme',
        objection: 'İtiraz',
        transfer: 'Aktarım',
        other: 'Diğer',
      },
    },
    dueAt: { label: 'Son gün', hint: '' },
    isAnswered: { label: 'Yanıtlandı', hint: '' },
    answeredAt: { label: 'Yanıt tarihi', hint: '' },
    body: { label: 'Başvuru', hint: '' },
    answer: { label: 'Yanıt', hint: '' },
  },
  overdue: (p: { date: string }) => `${p.date}, gecikti`,
  form: {
    answer: { label: 'Yanıtınız', hint: 'Kişiye kendi dilinde bir e-postayla gider' },
    attachesData: 'Kişinin saklanan bütün verilerini ekle',
    send: 'Yanıtla ve kapat',
    sent: (p: { name: string }) => `Yanıt gönderildi: ${p.name}`,
    answered: 'Bu başvuru yanıtlandı.',
    person: 'Kişinin sayfasını aç',
  },
};

export type DataRequestWords = typeof dataRequests;
