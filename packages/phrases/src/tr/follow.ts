const keptHere = 'Bu cihazda saklanır; giriş yaptığınızda hesabınıza taşınır.';

/**
 * Phrases for following, loaded after a visitor's first follow. Campaigns are bookmarked, brands and categories are
 * followed.
 */
export const follow = {
  news: 'Takip bildirimleri',
  close: 'Kapat',
  followed: (p: { name: string }) => `Takip listenize eklendi: ${p.name}`,
  bookmarked: (p: { name: string }) => `Ayraç kondu: ${p.name}`,
  toList: 'Listemi göster',
  unfollowed: (p: { name: string }) => `Takip listenizden çıkarıldı: ${p.name}`,
  unmarked: (p: { name: string }) => `Ayraç kaldırıldı: ${p.name}`,
  /** Visitors ask for this list themselves, so it needs no consent. The messages tell them where it is stored. */
  keptHere: (p: { name: string }) => `Takip listenize eklendi: ${p.name}. ${keptHere}`,
  markedHere: (p: { name: string }) => `Ayraç kondu: ${p.name}. ${keptHere}`,
  signIn: 'Giriş yap',
  joined: 'Bu cihazdaki ayraçlarınız ve takip ettikleriniz hesabınıza taşındı.',
  refused: (p: { name: string }) => `Değişiklik kaydedilemedi: ${p.name}`,
  tray: {
    title: 'Ayraçlarım',
    counted: (p: { count: number }) => `Ayraçlarım (${p.count})`,
    over: (p: { count: number }) => `${p.count} kampanya sona erdi; sayıya dâhil değil.`,
    gone: (p: { count: number }) => `Yayından kalkan ${p.count} kampanyanın ayracı kaldırıldı.`,
    full: (p: { most: number }) =>
      `Bu cihazda en çok ${p.most} ayraç saklanır. Yenisini koyduğunuzda en eskisi kaldırılır.`,
    remove: 'Kaldır',
    removeNamed: (p: { name: string }) => `Ayracı kaldır: ${p.name}`,
    removed: 'Ayraç kaldırıldı',
    undo: 'Geri al',
    undoNamed: (p: { name: string }) => `Ayracı geri koy: ${p.name}`,
    compare: 'Karşılaştır',
    compareNamed: (p: { name: string }) => `Karşılaştırmaya ekle: ${p.name}`,
    comparing: (p: { count: number }) => `${p.count} kampanyayı karşılaştır`,
    choose: 'Karşılaştırmak için 2–4 kampanya seçin.',
    all: 'Tümünü gör',
    onDevice: 'Ayraçlarınız bu cihazda saklanır. Giriş yaptığınızda hesabınıza taşınır.',
    empty: 'Henüz ayraç koymadınız',
    emptyText:
      'Beğendiğiniz kampanyanın köşesindeki ayraca dokunun; kampanyalarınız burada toplanır, yan yana karşılaştırırsınız.',
    browse: 'Kampanyaları keşfet',
    failed: 'Ayraçlarınız yüklenemedi',
    retry: 'Tekrar dene',
  },
};
