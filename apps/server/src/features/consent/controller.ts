import type { NoticeController } from '@ayrac/phrases/notice.ts';

/** Who answers for the personal data, until the settings name somebody else. */
export const defaultController: NoticeController = {
  name: 'Ayraç',
  address: 'İstanbul, Türkiye',
  email: 'kvkk@ayrac.example',
};
