import { person } from './people.ts';

/** Phrases of the tab for mails that were given up, in addition to those of every record page. */
export const deadMails = {
  title: 'Gönderilemeyen e-postalar',
  one: 'Gönderilemeyen e-posta',
  count: (p: { count: string }) => `${p.count} e-posta`,
  search: 'Alan adına göre ara: gmail.com',
  add: '',
  emptyTitle: 'Gönderilemeyen e-posta yok',
  emptyText:
    'Alıcının sunucusu bir e-postayı kesin olarak geri çevirirse ya da bütün denemeler başarısız olursa e-posta burada görünür.',
  fields: {
    email: { label: 'Alıcı', hint: '' },
    template: { label: 'Tür', hint: '', choices: person.mailTemplates },
    attempts: { label: 'Deneme sayısı', hint: '' },
    lastProblem: { label: 'Son hata', hint: '' },
    createdAt: { label: 'Oluşturulma', hint: '' },
  },
  actions: {
    retry: {
      label: 'Yeniden dene',
      done: (p: { label: string }) => `Sıraya alındı: ${p.label}`,
      doneMany: (p: { count: string }) => `${p.count} e-posta sıraya alındı`,
    },
  },
};

export type DeadMailWords = typeof deadMails;
