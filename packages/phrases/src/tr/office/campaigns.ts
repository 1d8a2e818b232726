/** Phrases of the page for campaigns, in addition to those of every record page. */
export const campaigns = {
  title: 'Kampanyalar',
  one: 'Kampanya',
  count: (p: { count: string }) => `${p.count} kampanya`,
  search: 'Başlık, marka ya da adres ara',
  add: 'Yeni kampanya',
  emptyTitle: 'Henüz kampanya yok',
  emptyText: 'Taslaklar dâhil, hazırladığınız bütün kampanyalar burada listelenir.',
  beside: 'Değişiklik taslağı',
  fields: {
    title: { label: 'Başlık', inFile: 'Kampanya', hint: '' },
    state: {
      label: 'Durum',
      hint: '',
      choices: {
        draft: 'Taslak',
        scheduled: 'Planlandı',
        live: 'Yayında',
        ended: 'Bitti',
        withdrawn: 'Yayından kaldırıldı',
        archived: 'Arşivde',
      },
    },
    brandId: { label: 'Marka', hint: '' },
    categoryId: { label: 'Kategori', hint: '' },
    endAt: { label: 'Bitiş', hint: '' },
    publishAt: { label: 'Planlanan yayın', hint: '' },
    checkedAt: { label: 'Son kontrol', hint: '' },
    checkedBy: { label: 'Kontrol eden', hint: '' },
    nextCheckAt: { label: 'Sonraki kontrol', hint: '' },
    discount: { label: 'Avantaj', hint: '' },
    slug: { label: 'Adres', hint: '' },
    hasPicture: { label: 'Görseli var', hint: '' },
    isUnchecked: { label: 'Kontrolü gecikmiş', hint: '' },
    isContradictory: { label: 'Çelişkili', hint: '' },
    hasDraft: { label: 'Değişiklik taslağı var', hint: '' },
    views: { label: 'Görüntülenme', hint: '' },
    requests: { label: 'İstek', hint: '' },
    followers: { label: 'Takipçi', hint: '' },
  },
  actions: {
    edit: { label: 'Düzenle' },
    publish: {
      label: 'Yayımla',
      ask: {
        title: (p: { label: string }) => `“${p.label}” yayımlansın mı?`,
        text: 'Taslağın son hâlini herkes görür.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} kampanya yayımlansın mı?`,
        text: 'Taslağı olanlar taslaktaki hâliyle yayımlanır. Eksiği ya da çelişkisi olanlar yayımlanmaz; nedeni listelenir.',
      },
      done: (p: { label: string }) => `“${p.label}” yayımlandı`,
      doneMany: (p: { count: string }) => `${p.count} kampanya yayımlandı`,
    },
    withdraw: {
      label: 'Yayından kaldır',
      ask: {
        title: (p: { label: string }) => `“${p.label}” yayından kaldırılsın mı?`,
        text: 'Kampanya sitede görünmez olur. Yeniden yayımlayabilirsiniz.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} kampanya yayından kaldırılsın mı?`,
        text: 'Kampanyalar sitede görünmez olur. On dakika içinde geri alabilirsiniz.',
      },
      done: (p: { label: string }) => `“${p.label}” yayından kaldırıldı`,
      doneMany: (p: { count: string }) => `${p.count} kampanya yayından kaldırıldı`,
    },
    archive: {
      label: 'Arşivle',
      ask: {
        title: (p: { label: string }) => `“${p.label}” arşivlensin mi?`,
        text: 'Açık taslağı kapanır. Arşivden çıkarıp düzenlemeyi sürdürebilirsiniz.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} kampanya arşivlensin mi?`,
        text: 'Açık taslakları kapanır. On dakika içinde geri alabilirsiniz.',
      },
      done: (p: { label: string }) => `“${p.label}” arşivlendi`,
      doneMany: (p: { count: string }) => `${p.count} kampanya arşivlendi`,
    },
    unarchive: {
      label: 'Arşivden çıkar',
      done: (p: { label: string }) => `“${p.label}” arşivden çıkarıldı`,
      doneMany: (p: { count: string }) => `${p.count} kampanya arşivden çıkarıldı`,
    },
    endAt: {
      label: 'Bitişi değiştir',
      ask: {
        title: (p: { label: string }) => `“${p.label}” ne zaman bitsin?`,
        text: 'Yayındaki kampanyada hemen geçerli olur.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} kampanya ne zaman bitsin?`,
        text: 'Yayındaki kampanyalarda hemen geçerli olur.',
      },
      done: (p: { label: string }) => `“${p.label}” kampanyasının bitişi değişti`,
      doneMany: (p: { count: string }) => `${p.count} kampanyanın bitişi değişti`,
    },
    brandId: {
      label: 'Markaya taşı',
      ask: {
        title: (p: { label: string }) => `“${p.label}” hangi markaya taşınsın?`,
        text: 'Kampanyanın adresi değişmez; markanın sayfasında hemen görünür.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} kampanya hangi markaya taşınsın?`,
        text: 'Kampanyaların adresi değişmez; markanın sayfasında hemen görünürler.',
      },
      done: (p: { label: string }) => `“${p.label}” taşındı`,
      doneMany: (p: { count: string }) => `${p.count} kampanya taşındı`,
    },
    categoryId: {
      label: 'Kategoriye taşı',
      ask: {
        title: (p: { label: string }) => `“${p.label}” hangi kategoriye taşınsın?`,
        text: 'Yayındaki kampanya yeni kategorisinde hemen görünür.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} kampanya hangi kategoriye taşınsın?`,
        text: 'Yayındaki kampanyalar yeni kategorisinde hemen görünür.',
      },
      done: (p: { label: string }) => `“${p.label}” taşındı`,
      doneMany: (p: { count: string }) => `${p.count} kampanya taşındı`,
    },
    duplicate: {
      label: 'Kopyala',
      done: (p: { label: string }) => `“${p.label}” kopyalandı; kopyasını taslaklarda bulabilirsiniz`,
      doneMany: (p: { count: string }) =>
        p.count === '1'
          ? '1 kampanya kopyalandı; kopyasını taslaklarda bulabilirsiniz'
          : `${p.count} kampanya kopyalandı; kopyalarını taslaklarda bulabilirsiniz`,
    },
  },
  tabs: { versions: 'Yayın geçmişi' },
  versions: {
    none: 'Bu kampanya henüz yayımlanmadı.',
    remark: 'Ziyaretçilerin gördüğü hâller, en yenisi üstte.',
    first: 'Sürümler tutulmadan önce',
    changed: (p: { count: string }) => `${p.count} alan değişti`,
    restore: 'Taslağa al',
    more: 'Daha eskiler',
  },
};

export type CampaignWords = typeof campaigns;
