/** Phrases for previewing and sharing a draft. */
export const preview = {
  preview: {
    title: 'Önizleme',
    open: 'Önizleme',
    close: 'Önizlemeyi kapat',
    frame: 'Kampanyanın önizlemesi',
    what: 'Görünüm',
    page: 'Sayfa',
    card: 'Kart',
    share: 'Paylaşım',
    device: 'Ekran',
    phone: 'Telefon',
    desktop: 'Masaüstü',
    language: 'Dil',
    theme: 'Tema',
    light: 'Açık',
    dark: 'Koyu',
    shareAlt: 'Paylaşıldığında görünecek görsel',
    noShare: 'Paylaşım görseli, kampanyaya görsel eklenince oluşur.',
  },
  link: {
    title: 'Önizleme bağlantısı',
    text: 'Bağlantıyı bilen herkes taslağı hesap açmadan görür.',
    until: (p: { date: string }) => `Şu zamana kadar geçerli: ${p.date}`,
    copy: 'Bağlantıyı kopyala',
    copied: 'Bağlantı kopyalandı',
    copyFailed: 'Kopyalanamadı. Bağlantıyı seçip elle kopyalayın.',
    address: 'Bağlantı',
    revoke: 'Bütün bağlantıları iptal et',
    revoked: (p: { count: string }) => `${p.count} bağlantı iptal edildi`,
  },
};

export type WizardPreviewWords = typeof preview;
