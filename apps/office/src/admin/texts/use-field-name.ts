import { useOfficePhrases } from '#office/phrases.tsx';

/** Returns the label of an editor's field: its part and language. */
export function useFieldName(): (field: string) => string {
  const { siteTexts: words } = useOfficePhrases();
  return (field) => {
    const [language = '', part] = field.split('.');
    if (part === undefined) return words.note;
    return words.inLanguage({
      part: words.parts[part as keyof typeof words.parts],
      language: words.languages[language as 'tr' | 'en'],
    });
  };
}
