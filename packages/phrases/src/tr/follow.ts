/** What following says once somebody has begun with it. */
export const follow = {
  news: 'Takip haberleri',
  close: 'Kapat',
  followed: (p: { name: string }) => `Takip listenize eklendi: ${p.name}`,
  toList: 'Listemi göster',
  unfollowed: (p: { name: string }) => `Takip listenizden çıkarıldı: ${p.name}`,
  /** The list is kept because the visitor asked for it: no consent is needed, but they should know where it lies. */
  keptHere: (p: { name: string }) =>
    `Takip listenize eklendi: ${p.name}. Liste şimdilik yalnızca bu cihazda durur; giriş yaptığınızda hesabınıza taşınır.`,
  signIn: 'Giriş yap',
  joined: 'Bu cihazda takip ettikleriniz hesabınıza taşındı.',
  refused: (p: { name: string }) => `Değişiklik kaydedilemedi: ${p.name}`,
};
