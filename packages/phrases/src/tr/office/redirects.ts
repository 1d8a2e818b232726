/** Phrases of the page for redirects, in addition to those of every record page. */
export const redirects = {
  page: 'Yönlendirmeler',
  title: 'Yönlendirmeler',
  one: 'Yönlendirme',
  count: (p: { count: string }) => `${p.count} yönlendirme`,
  search: 'Adres ara',
  add: 'Yeni yönlendirme',
  emptyTitle: 'Henüz yönlendirme yok',
  emptyText: 'Eski bir adresi yeni sayfasına buradan bağlarsınız; İngilizcesi de birlikte yönlenir.',
  fields: {
    fromPath: { label: 'Eski adres', hint: 'Dil eki olmadan: /eski-kampanya. Bu adreste sayfa olmamalı' },
    toPath: { label: 'Yeni adres', hint: 'Adıyla seçin ya da yazın: /kategoriler/otomobil' },
    hits: { label: 'Kullanım', hint: '' },
    lastHitAt: { label: 'Son kullanım', hint: '' },
    isActive: { label: 'Etkin', hint: 'Kapalıyken eski adres bulunamadı der' },
  },
  missing: {
    title: 'Bulunamayan adresler',
    how: 'Kimin istediği tutulmaz; bir ağ bir adresi saatte bir kez saydırır.',
    path: 'Adres',
    hits: 'Kez istendi',
    lastDay: 'Son istek',
    actions: 'Yönlendirme',
    add: 'Yönlendir',
    labelled: (p: { path: string }) => `${p.path}: yönlendir`,
    none: 'Bu dönemde bulunamayan adres yok.',
  },
};

export type RedirectWords = typeof redirects;
