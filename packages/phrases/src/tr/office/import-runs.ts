import { imports } from './imports.ts';

/** Phrases of the list of imports. */
export const importRuns = {
  title: 'İçe aktarma',
  one: 'İçe aktarma',
  count: (p: { count: string }) => `${p.count} içe aktarma`,
  search: 'Dosya ya da kaynak ara',
  add: '',
  emptyTitle: 'Henüz içe aktarma yok',
  emptyText:
    'Bir CSV, XLSX ya da JSON dosyası yükleyin; sütunları tanır, ne değişeceğini satır satır gösteririz.',
  fields: {
    fileName: { label: 'Dosya', hint: '' },
    kind: { label: 'Tür', hint: '', choices: imports.kinds },
    state: { label: 'Durum', hint: '', choices: imports.states },
    source: { label: 'Kaynak', hint: '' },
    total: { label: 'Satır', hint: '' },
    passed: { label: 'İşlenen satır', hint: '' },
    newRows: { label: 'Yeni', hint: '' },
    changedRows: { label: 'Değişen', hint: '' },
    refusedRows: { label: 'Sorunlu', hint: '' },
    written: { label: 'Yazılan', hint: '' },
    createdBy: { label: 'Yükleyen', hint: '' },
  },
};

export type ImportRunWords = typeof importRuns;
