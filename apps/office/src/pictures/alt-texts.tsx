import { ALT_LIMIT } from '@ayrac/domain/picture/gallery.ts';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

interface AltTextsProps {
  readonly alt: string;
  readonly altEn: string;
  /** Whether an empty text is an error. */
  readonly isRequired: boolean;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onChange: (texts: { readonly alt?: string; readonly altEn?: string }) => void;
}

/** Description of a picture in both languages, saved when a field loses the focus. */
export function AltTexts({ alt, altEn, isRequired, onTyped, onChange }: AltTextsProps) {
  const { pictures: words } = useOfficePhrases();
  return (
    <div className="alt-texts">
      <AltText
        label={words.alt}
        lang="tr"
        hint={words.altHint}
        value={alt}
        isRequired={isRequired}
        onTyped={onTyped}
        onKeep={(text) => onChange({ alt: text })}
      />
      <AltText
        label={words.altEn}
        lang="en"
        hint={words.altEnHint}
        value={altEn}
        isRequired={isRequired}
        onTyped={onTyped}
        onKeep={(text) => onChange({ altEn: text })}
      />
    </div>
  );
}

interface AltTextProps {
  readonly label: string;
  readonly hint: string;
  readonly lang: string;
  readonly value: string;
  readonly isRequired: boolean;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onKeep: (text: string) => void;
}

function AltText({ label, hint, lang, value, isRequired, onTyped, onKeep }: AltTextProps) {
  const { pictures: words, fieldErrors } = useOfficePhrases();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const isEmpty = text.trim() === '';
  const keep = () => {
    const tidy = text.trim();
    setTyped(null);
    onTyped(false);
    if (tidy !== value) onKeep(tidy);
  };
  return (
    <TextAreaField
      rows={2}
      label={label}
      hint={hint}
      lang={lang}
      value={text}
      maxLength={ALT_LIMIT}
      note={isEmpty && !isRequired ? words.missing : undefined}
      error={isEmpty && isRequired ? fieldErrors.required : undefined}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '));
        onTyped(true);
      }}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        keep();
      }}
    />
  );
}
