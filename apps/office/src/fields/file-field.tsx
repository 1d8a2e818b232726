import { Field, type FieldTexts } from '@ayrac/kit/field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import './file-field.css';

interface FileFieldProps extends FieldTexts {
  readonly accept: string;
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
}

/** A file that is picked or dropped: the browser's own control lies over it, whose words are in the browser's language. */
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
