/** Text messages. */
export const textMessages = {
  phoneCode: (p: { code: string; minutes: string }) =>
    `Ayraç doğrulama kodunuz: ${p.code}. ${p.minutes} dakika geçerlidir; kimseyle paylaşmayın.`,
};
