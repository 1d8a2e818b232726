/** Phrases of the calendar entry for a campaign's end. For the server only. */
export const calendar = {
  title: (p: { title: string; brand: string }) => `Son gün: ${p.title}`,
  description: (p: { title: string; brand: string; date: string }) =>
    `${p.brand} kampanyası ${p.date} tarihinde bitiyor.`,
  reminder: (p: { title: string; brand: string }) => `Yarın bitiyor: ${p.title}`,
};
