/** Phrases of the page for redirects, in addition to those of every record page. */
export const redirects = {
  page: 'Yönlendirmeler',
  title: 'Yönlendirmeler',
  one: 'Yönlendirme',
  count: (p: { count: string }) => `${p.count} yönlendirme`,
  search: 'Adres ara',
  add: 'Yeni yönlendirme',
  emptyTitle: 'Henüz yönlendirme yok',
  emptyText:
    'Eski adresleri yeni sayfalarına buradan yönlendirirsiniz; İngilizce adresler de birlikte yönlenir.',
  fields: {
    fromPath: { label: 'Eski adres', hint: 'Dil eki olmadan: /eski-kampanya. Bu adreste sayfa olmamalı' },
    toPath: { label: 'Yeni adres', hint: 'Adıyla seçin ya da yazın: /kategoriler/otomobil' },
    hits: { label: 'Kullanım', hint: '' },
    lastHitAt: { label: 'Son kullanım', hint: '' },
    isActive: { label: 'Etkin', hint: 'Kapalıyken eski adres “bulunamadı” sayfasını açar' },
  },
  missing: {
    title: 'Bulunamayan adresler',
    how: 'Adresi kimin açmak istediği kaydedilmez; aynı ağdan gelen istekler saatte bir kez sayılır.',
    path: 'Adres',
    hits: 'İstek sayısı',
    lastDay: 'Son istek',
    actions: 'Yönlendirme',
    add: 'Yönlendir',
    labelled: (p: { path: string }) => `${p.path}: yönlendir`,
    none: 'Bu dönemde bulunamayan adres yok.',
  },
};

export type RedirectWords = typeof redirects;
