import type { recordErrors as turkish } from '../tr/record-errors.ts';

export const recordErrors: typeof turkish = {
  taken: 'Another record has this name',
};
