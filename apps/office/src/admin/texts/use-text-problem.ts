import type { TextProblem } from '@ayrac/domain/site-text/read-text.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Returns the message for a problem of a text, with the line and the word that cause it. */
export function useTextProblem(): (problem: TextProblem) => string {
  const { fieldErrors, siteTexts: words } = useOfficePhrases();
  return ({ code, line, about }) => {
    const message = fieldErrors[code as keyof typeof fieldErrors] ?? fieldErrors.invalid;
    const sentence = about === null ? message : `${message}: ${about}`;
    return line === null ? `${sentence}.` : `${words.line({ line: String(line) })} ${sentence}.`;
  };
}
