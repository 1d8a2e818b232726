import { useOfficePhrases } from '#office/phrases.tsx';

/** What a field of the editor is called: its part and its language. */
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
