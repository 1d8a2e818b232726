/** Top bar, footer and what stands on every page. */
export const shell = {
  siteName: 'Ayraç',
  slogan: 'Kampanyaları ayırın, kıyaslayın, teklifinizi alın.',
};
