/** The end of a campaign in a visitor's calendar; the browser never loads it. */
export const calendar = {
  title: (p: { title: string; brand: string }) => `Son gün: ${p.title}`,
  description: (p: { title: string; brand: string; date: string }) =>
    `${p.brand} kampanyası ${p.date} tarihinde bitiyor.`,
  reminder: (p: { title: string; brand: string }) => `Yarın bitiyor: ${p.title}`,
};
