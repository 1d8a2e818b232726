import { Field, type FieldTexts } from '@ayrac/kit/form/field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import './file-field.css';

interface FileFieldProps extends FieldTexts {
  readonly accept: string;
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
}

/**
 * Selects or drops a file. The browser's own control is invisible on top, because its text is in the browser's
 * language.
 */
export function FileField({ accept, file, onChange, ...texts }: FileFieldProps) {
  const { resource } = useOfficePhrases();
  return (
    <Field {...texts}>
      {(wiring) => (
        <div className="field-box file-box">
          <Icon name="upload" />
          <span className="file-name">{file?.name ?? resource.pickFile}</span>
          <input
            {...wiring}
            type="file"
            accept={accept}
            onChange={({ currentTarget }) => onChange(currentTarget.files?.[0] ?? null)}
          />
        </div>
      )}
    </Field>
  );
}
