import { ApiProblem } from '@ayrac/contract/client.ts';

/** Returns whether a save was refused only because alternative texts are missing. */
export function isWithoutTexts(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.code !== 'validation-failed') return false;
  const fields = Object.keys(error.fields);
  return fields.length > 0 && fields.every((field) => /^pictures\.\d+\.alt(En)?$/.test(field));
}
