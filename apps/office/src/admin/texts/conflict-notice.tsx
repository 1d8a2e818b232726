import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { Runs } from './runs.tsx';
import type { TextConflict } from './text-saver.ts';
import type { Typed } from './typed.ts';
import { useFieldName } from './use-field-name.ts';

interface ConflictNoticeProps {
  readonly conflict: TextConflict;
  readonly typed: Typed;
  readonly onResolve: (theirs: readonly string[]) => void;
}

/** States that another person saved the same fields, shows both values, and lets the editor choose field by field. */
export function ConflictNotice({ conflict: { fields, theirs }, typed, onResolve }: ConflictNoticeProps) {
  const { siteTexts } = useOfficePhrases();
  const words = siteTexts.conflict;
  const notice = useFocusOnHeading<HTMLDivElement>();
  const nameOf = useFieldName();
  const [taken, setTaken] = useState<readonly string[]>([]);
  return (
    <Notice
      ref={notice}
      tone="warning"
      live
      title={words.title}
      actions={
        <Button size="small" onClick={() => onResolve(taken)}>
          {words.goOn}
        </Button>
      }
    >
      <p>{words.text}</p>
      {fields.map((field) => (
        <div key={field} className="text-conflict">
          <strong>{nameOf(field)}</strong>
          <Runs before={theirs[field] ?? ''} after={typed[field] ?? ''} />
          <label>
            <input
              type="checkbox"
              checked={taken.includes(field)}
              onChange={({ target }) =>
                setTaken(target.checked ? [...taken, field] : taken.filter((one) => one !== field))
              }
            />{' '}
            {words.takeTheirs}
          </label>
        </div>
      ))}
    </Notice>
  );
}
