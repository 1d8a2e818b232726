import type { StoredPictureWords } from '../../tr/office/stored-pictures.ts';

export const storedPictures: StoredPictureWords = {
  title: 'Pictures',
  one: 'Picture',
  count: (p) => `${p.count} ${p.count === '1' ? 'picture' : 'pictures'}`,
  search: 'Search campaign, brand, alternative text or file name',
  add: '',
  emptyTitle: 'No pictures',
  emptyText: 'Uploaded pictures appear here.',
  fields: {
    fileName: { label: 'File name', hint: '' },
    width: { label: 'Width (pixels)', hint: '' },
    height: { label: 'Height (pixels)', hint: '' },
    bytes: { label: 'Size (bytes)', hint: '' },
    uploadedBy: { label: 'Uploaded by', hint: '' },
    usedIn: { label: 'Used in', hint: '' },
    isUsed: { label: 'In use', hint: '' },
  },
};
