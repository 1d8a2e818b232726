/** Some campaigns beside each other. */
export const compare = {
  title: 'Kampanyaları karşılaştırın',
  description:
    'En çok dört kampanyayı yan yana koyun: fiyat, faiz, vade ve koşullar tek tabloda, farklar en üstte.',
  lede: 'Markası ya da kategorisi farklı olabilir; en çok dört kampanyayı yan yana koyabilirsiniz.',
  none: 'Henüz kampanya seçmediniz',
  noneText: 'Karşılaştırmak istediğiniz kampanyaları adıyla arayıp ekleyin.',
  browse: 'Kampanyalara göz atın',
};
