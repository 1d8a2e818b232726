/** By the problem that only a record's fields have: shown below the field. */
export const recordErrors = {
  taken: 'Bu ad başka bir kayıtta kullanılıyor',
};
