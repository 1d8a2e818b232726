import { Button } from '@ayrac/kit/button.tsx';
import { RadioField } from '@ayrac/kit/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/fieldset.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useState } from 'react';
import { useReferenceLabel } from '#office/fields/use-references.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Side } from '#office/resource/record/conflict.ts';
import { contentOf, type EditionContent, type EditionPart } from './edition-content.ts';
import type { EditionConflict, EditionDraft } from './use-edition-draft.ts';
import '#office/resource/record/record.css';

const sides: readonly Side[] = ['mine', 'theirs'];

interface EditionConflictFormProps {
  readonly conflict: EditionConflict;
  readonly draft: EditionDraft;
}

/** Resolves a conflict between two editors, part by part. All other changes of both are kept. */
export function EditionConflictForm({ conflict, draft }: EditionConflictFormProps) {
  const { page } = useOfficePhrases().editions;
  const { conflict: words } = page;
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const [choices, setChoices] = useState<Readonly<Partial<Record<EditionPart, Side>>>>({});
  const { current, parts } = conflict;
  const values: Readonly<Record<Side, EditionContent>> = { mine: draft.content, theirs: contentOf(current) };
  const names: Readonly<Record<EditionPart, string>> = {
    heading: page.heading.tr,
    headingEn: page.heading.en,
    text: page.text.tr,
    textEn: page.text.en,
    campaignIds: page.campaigns,
  };
  return (
    <form
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
        <Fieldset key={part} legend={names[part]}>
          <div className="conflict-sides">
            {sides.map((side) => (
              <RadioField
                key={side}
                name={`conflict-${part}`}
                checked={(choices[part] ?? 'mine') === side}
                onChange={() => setChoices((now) => ({ ...now, [part]: side }))}
                label={
                  <>
                    <span className="conflict-side">{words[side]}</span>
                    <span className="conflict-value">
                      <Written value={values[side][part]} />
                    </span>
                  </>
                }
              />
            ))}
          </div>
        </Fieldset>
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
