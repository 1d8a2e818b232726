import { Button } from '@ayrac/kit/button.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useState } from 'react';
import { useReferenceLabel } from '#office/fields/reference/use-references.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Side } from '#office/resource/record/conflict.ts';
import { ConflictChoice } from '#office/resource/record/conflict-choice.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { contentOf, type EditionPart } from './edition-content.ts';
import type { EditionConflict } from './edition-saver.ts';
import type { EditionDraft } from './use-edition-draft.ts';

interface EditionConflictFormProps {
  readonly conflict: EditionConflict;
  readonly draft: EditionDraft;
}

/** Resolves a conflict between two editors, part by part. All other changes of both are kept. */
export function EditionConflictForm({ conflict, draft }: EditionConflictFormProps) {
  const { page } = useOfficePhrases().editions;
  const { conflict: words } = page;
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const form = useFocusOnHeading<HTMLFormElement>();
  const [choices, setChoices] = useState<Readonly<Partial<Record<EditionPart, Side>>>>({});
  const { current, parts } = conflict;
  const theirs = contentOf(current);
  const names: Readonly<Record<EditionPart, string>> = {
    heading: page.heading.tr,
    headingEn: page.heading.en,
    text: page.text.tr,
    textEn: page.text.en,
    campaignIds: page.campaigns,
  };
  return (
    <form
      ref={form}
      className="conflict panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.resolve(
          conflict,
          parts.filter((part) => choices[part] === 'theirs'),
        );
      }}
    >
      <div className="conflict-head">
        <h2 tabIndex={-1} ref={title}>
          {words.title}
        </h2>
        <p>{words.text}</p>
        {current.savedBy !== null && <p>{words.by({ name: current.savedBy })}</p>}
      </div>
      {parts.map((part) => (
        <ConflictChoice
          key={part}
          field={part}
          legend={names[part]}
          words={words}
          values={{
            mine: <Written value={draft.content[part]} />,
            theirs: <Written value={theirs[part]} />,
          }}
          chosen={choices[part] ?? 'mine'}
          onChoose={(side) => setChoices((now) => ({ ...now, [part]: side }))}
        />
      ))}
      <div>
        <Button type="submit" icon="save">
          {words.keep}
        </Button>
      </div>
    </form>
  );
}

function Written({ value }: { readonly value: string | readonly string[] }) {
  const { conflict: words } = useOfficePhrases().editions.page;
  if (value.length === 0) return words.empty;
  if (typeof value === 'string') return value;
  return value.map((id) => <Named key={id} id={id} />);
}

function Named({ id }: { readonly id: string }) {
  return <span className="edition-named">{useReferenceLabel('campaigns', id)}</span>;
}
