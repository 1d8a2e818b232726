import type { TextProblem } from '@ayrac/domain/site-text/read-text.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** What a problem of a text is called, with the line and the word that are to blame. */
export function useProblemWords(): (problem: TextProblem) => string {
  const { fieldErrors, siteTexts: words } = useOfficePhrases();
  return ({ code, line, about }) => {
    const said = fieldErrors[code as keyof typeof fieldErrors] ?? fieldErrors.invalid;
    const told = about === null ? said : `${said}: ${about}`;
    return line === null ? `${told}.` : `${words.line({ line: String(line) })} ${told}.`;
  };
}
