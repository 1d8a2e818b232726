/** Phrases of page parts that scripts add after hydration, such as sharing and recently viewed campaigns. */
export const visit = {
  share: {
    native: 'Cihazın paylaşım menüsü',
    copy: 'Bağlantıyı kopyala',
    instagram: 'Instagram DM',
    copied: 'Bağlantı kopyalandı.',
    instagramOpened: 'Bağlantı kopyalandı. Instagram’da bir sohbet seçip yapıştırın.',
    notCopied: (p: { address: string }) => `Bağlantı kopyalanamadı, buradan alabilirsiniz: ${p.address}`,
  },
  views: (p: { count: number; shown: string }) => `Son 24 saatte ${p.shown} kişi baktı`,
  interested: (p: { count: number; shown: string }) => `${p.shown} kişi ilgileniyor`,
  recommended: 'Size öneriler',
  recommendedNote: 'Son baktığınız kampanyalara benzeyenler; seçim cihazınızda yapılır.',
  recent: 'Son baktıklarınız',
  recentNote: 'Yalnızca cihazınızda, bu sekme açıkken saklanır.',
  clearRecent: 'Temizle',
};
